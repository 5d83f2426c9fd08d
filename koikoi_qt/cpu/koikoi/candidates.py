"""The moves worth telling apart, and what each would capture at once."""

from koikoi_qt.games.koikoi import Card, Move, MoveKind, View
from koikoi_qt.games.koikoi.cards import of_month
from koikoi_qt.games.koikoi.moves import distinct


def distinct_moves(view: View) -> tuple[Move, ...]:
    """Return the legal moves without those that differ only in interchangeable cards.

    Of two moves alike, for a player at the table and in the hand, the lower codes stay.
    """
    kept: list[Move] = []
    for move in distinct(view.legal_moves):
        if not any(_played_alike(move, other) for other in kept):
            kept.append(move)
    return tuple(kept)


def _played_alike(one: Move, other: Move) -> bool:
    if one.kind is not MoveKind.PLAY or not one.card or not other.card:
        return False
    return one.card.interchangeable(other.card) and one.capture == other.capture


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
