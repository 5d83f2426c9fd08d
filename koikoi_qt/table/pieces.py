"""Every card on the table as a piece: which one, and where. No Qt.

A hidden card is a piece without a card; its key tells only its place in the row.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from koikoi_qt.games.koikoi.cards import Card, Kind
from koikoi_qt.games.koikoi.events import MonthEnded
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table.geometry import Rect
from koikoi_qt.table.layout import Counts, Layout

Key = Card | str
KINDS = tuple(Kind)
STOCK_SHOWN = 3
"""The stock is drawn as so many cards at most; its count says the rest."""


class Zone(StrEnum):
    """Where on the table a card lies."""

    HAND = "hand"
    FIELD = "field"
    CAPTURED = "captured"
    THEIR_CAPTURED = "their captured"
    THEIR_HAND = "their hand"
    STOCK = "stock"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card where it lies in the world; `card` is None for a card that is face down."""

    key: Key
    card: Card | None
    place: Rect
    zone: Zone


def groups(view: View, seat: int) -> tuple[tuple[Card, ...], ...]:
    """Return a seat's captured cards by kind, each in month order."""
    return tuple(
        tuple(sorted(card for card in view.captured[seat] if card.kind is kind)) for kind in KINDS
    )


def shown_hand(view: View) -> tuple[Card, ...]:
    """Return the other hand where its owner has put it on the table (an instant hand)."""
    last = view.history[-1] if view.history else None
    if view.phase is Phase.MATCH_OVER and len(view.history) > 1:
        last = view.history[-2]
    return tuple(sorted(last.shown[view.other])) if isinstance(last, MonthEnded) else ()


def counts(view: View | None, slots: Mapping[Card, int]) -> Counts:
    """Return how many cards there are to lay out."""
    if view is None:
        return Counts()
    return Counts(
        hand=view.own_hand_count,
        other_hand=view.other_hand_count,
        field=max(slots.values(), default=-1) + 1,
        captured=sizes(view),
    )


def sizes(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many cards of each kind are captured, the own side first."""
    own, their = (tuple(map(len, groups(view, seat))) for seat in (view.seat, view.other))
    return own, their


def compose(view: View | None, slots: Mapping[Card, int], layout: Layout) -> tuple[Piece, ...]:
    """Return all pieces, the lowest first."""
    if view is None:
        return ()
    return tuple(_compose(view, slots, layout))


def _compose(view: View, slots: Mapping[Card, int], layout: Layout) -> Iterator[Piece]:
    shown = shown_hand(view)
    for index, place in enumerate(layout.other_hand):
        card = shown[index] if index < len(shown) else None
        yield Piece(card or f"back {index}", card, place, Zone.THEIR_HAND)
    yield from _captured(groups(view, view.other), layout.captured[1], Zone.THEIR_CAPTURED)
    yield from _stock(view, layout)
    for card, slot in sorted(slots.items(), key=lambda item: item[1]):
        yield Piece(card, card, layout.field[slot], Zone.FIELD)
    yield from _captured(groups(view, view.seat), layout.captured[0], Zone.CAPTURED)
    if view.drawn:
        yield Piece(view.drawn, view.drawn, layout.drawn, Zone.STOCK)
    yield from _hand(view, layout)


def _hand(view: View, layout: Layout) -> Iterator[Piece]:
    """The own hand, from behind where it is covered."""
    for index, place in enumerate(layout.hand):
        card = sorted(view.hand)[index] if view.hand else None
        yield Piece(card or f"own back {index}", card, place, Zone.HAND)


def _captured(
    piles: Sequence[Sequence[Card]], places: Sequence[Sequence[Rect]], zone: Zone
) -> Iterator[Piece]:
    for pile, fan in zip(piles, places, strict=True):
        for card, place in zip(pile, fan, strict=True):
            yield Piece(card, card, place, zone)


def _stock(view: View, layout: Layout) -> Iterator[Piece]:
    lift = layout.card.w * 0.025
    for index in range(min(STOCK_SHOWN, view.stock_count)):
        place = layout.stock.moved(-lift * index, -lift * index)
        yield Piece(f"stock {index}", None, place, Zone.STOCK)


def raised(piece: Piece, layout: Layout) -> Piece:
    """Return a piece that is lifted off the table."""
    place = piece.place.scaled(1.06).moved(0, -0.16 * layout.card.h)
    return replace(piece, place=place)


def reading_order(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the pieces of a zone row by row, each from the left."""
    if not pieces:
        return ()
    rows: dict[int, list[Piece]] = {}
    tops = sorted({piece.place.y for piece in pieces})
    height = max(piece.place.h for piece in pieces)
    row, row_of = 0, {tops[0]: 0}
    for above, top in pairwise(tops):
        # Fans and rows are level; anything lower by half a card is the next row.
        row += top - above > height / 2
        row_of[top] = row
    for piece in pieces:
        rows.setdefault(row_of[piece.place.y], []).append(piece)
    return tuple(
        piece
        for _, row_pieces in sorted(rows.items())
        for piece in sorted(row_pieces, key=lambda piece: piece.place.x)
    )
