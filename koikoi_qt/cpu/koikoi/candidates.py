"""The moves worth telling apart, and what each would capture at once."""

from koikoi_qt.games.koikoi import Card, Move, MoveKind, View
from koikoi_qt.games.koikoi.cards import of_month


def distinct_moves(view: View) -> tuple[Move, ...]:
    """Return the legal moves without those that differ only in interchangeable cards.

    Of moves alike the one with the lower codes stays.
    """
    kept: list[Move] = []
    for move in view.legal_moves:
        if not any(alike(move, other) for other in kept):
            kept.append(move)
    return tuple(kept)


def alike(one: Move, other: Move) -> bool:
    """Tell whether two moves differ in interchangeable cards at most."""
    return one.kind == other.kind and all(
        a == b or (a is not None and b is not None and a.interchangeable(b))
        for a, b in ((one.card, other.card), (one.capture, other.capture))
    )


def taken_from_field(view: View, move: Move) -> tuple[Card, ...]:
    """Return the field cards that a play or a choice captures."""
    if move.card is None:
        return ()
    if move.kind is MoveKind.CHOOSE:
        return (move.card,)
    matches = of_month(view.field, move.card.month)
    return matches if move.capture is None else (move.capture,)


def gained(view: View, move: Move) -> tuple[Card, ...]:
    """Return all the cards that a play or a choice brings: none when nothing is captured."""
    taken = taken_from_field(view, move)
    used = view.drawn if move.kind is MoveKind.CHOOSE else move.card
    return (used, *taken) if used is not None and taken else ()
