"""Places on the field: a card keeps its place while others come and go."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from koikoi_qt.games.koikoi.cards import Card

ROWS = 2
COLUMNS = 8
"""Columns at the usual card size: room for 16 cards; more cards shrink all of them."""

# The first cards lie in the middle, and the rest to the right and left of them by turns.
_COLUMN_ORDER = (2, 3, 4, 5, 6, 1, 7, 0)
_FIRST = tuple((row, column) for row in range(ROWS) for column in _COLUMN_ORDER[:4])
_MORE = tuple((row, column) for column in _COLUMN_ORDER[4:] for row in range(ROWS))


def cell(slot: int) -> tuple[int, int]:
    """Return the row and the column of a place."""
    usual = (*_FIRST, *_MORE)
    if slot < len(usual):
        return usual[slot]
    column, row = divmod(slot, ROWS)
    return row, column


class FieldSlots:
    """Which card lies at which place."""

    def __init__(self) -> None:
        self._slots: dict[Card, int] = {}

    def show(self, field: Iterable[Card]) -> Mapping[Card, int]:
        """Give new cards the first free places, in month order, and return all places."""
        cards = set(field)
        self._slots = {card: slot for card, slot in self._slots.items() if card in cards}
        for card in sorted(cards - self._slots.keys()):
            taken = set(self._slots.values())
            self._slots[card] = next(slot for slot in range(len(cards)) if slot not in taken)
        return MappingProxyType(self._slots)
