"""Unicode Braille as dots at the standard size; lengths in millimetres."""

from collections.abc import Iterator
from typing import Final

DOT: Final = 1.5
"""A dot's diameter."""
DOT_STEP: Final = 2.5
CELL_STEP: Final = 6.0
LINE_STEP: Final = 10.0
_FIRST: Final = 0x2800
# The bits of a cell's character stand for dots 1 to 6: down the left column, then the right.
_PLACES: Final = tuple((column, row) for column in (0, 1) for row in (0, 1, 2))

Point = tuple[float, float]


def dots(text: str) -> Iterator[Point]:
    """Yield the centres of a line's dots, from the centre of the first cell's dot 1."""
    for place, character in enumerate(text):
        pattern = ord(character) - _FIRST
        for bit, (column, row) in enumerate(_PLACES):
            if pattern >> bit & 1:
                yield (place * CELL_STEP + column * DOT_STEP, row * DOT_STEP)


def width(text: str) -> float:
    """Return how wide a line of Braille is, from edge to edge of its outermost dots."""
    return (len(text) - 1) * CELL_STEP + DOT_STEP + DOT
