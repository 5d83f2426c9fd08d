"""Where cards lie on a sheet of paper; all lengths in millimetres, the origin at the top left.

The paper always stands upright and the cards may lie on their side, so that flipping on the long
edge always means the same: left becomes right.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeVar

_T = TypeVar("_T")

PROPORTION: Final = 86 / 54
"""A card's height by its width, in every deck."""
EDGE: Final = 5.0
"""What printers cannot reach along the edge of the paper."""
BLEED: Final = 1.5
"""How far a card's edge is printed beyond the cut."""
MARK_GAP: Final = 2.0
MARK: Final = 3.0
"""Length of a crop mark; it keeps off the cut by the gap."""
GAP: Final = 4.0
"""Between two cards."""
MARGIN: Final = EDGE + MARK + MARK_GAP


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def grown(self, by: float) -> "Box":
        """Return the rectangle with its edges moved outwards."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


Size = tuple[float, float]
Line = tuple[float, float, float, float]
"""From x and y to x and y."""

PAPERS: Final[dict[str, Size]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD_WIDTHS: Final = {"traditional": 34.0, "usual": 54.0, "large": 60.0}


def card_size(width: float) -> Size:
    """Return the size of a card of this width."""
    return (width, width * PROPORTION)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid of cards in the middle of the paper; `turned` cards lie on their side."""

    paper: Size
    card: Size
    turned: bool
    columns: int
    rows: int

    @staticmethod
    def fitting(paper: Size, card: Size, count: int) -> "Sheet":
        """Return the sheet that needs the fewest pages for so many cards, upright if it can be."""
        sheets = [Sheet._of(paper, card, turned) for turned in (False, True)]
        return min(sheets, key=lambda sheet: sheet.pages(count))

    @staticmethod
    def _of(paper: Size, card: Size, turned: bool) -> "Sheet":
        sides = zip(paper, card[::-1] if turned else card, strict=True)
        columns, rows = (int((room - 2 * MARGIN + GAP) / (side + GAP)) for room, side in sides)
        return Sheet(paper, card, turned, columns, rows)

    @property
    def capacity(self) -> int:
        """How many cards are on a page."""
        return self.columns * self.rows

    def pages(self, count: int) -> int | float:
        """Return how many pages so many cards take; infinitely many where none fits."""
        return ceil(count / self.capacity) if self.capacity else float("inf")

    def boxes(self) -> tuple[Box, ...]:
        """Return the places in reading order, each where it is cut."""
        width, height = self.card[::-1] if self.turned else self.card
        left = (self.paper[0] - self.columns * (width + GAP) + GAP) / 2
        top = (self.paper[1] - self.rows * (height + GAP) + GAP) / 2
        return tuple(
            Box(left + column * (width + GAP), top + row * (height + GAP), width, height)
            for row in range(self.rows)
            for column in range(self.columns)
        )

    def behind(self, box: Box) -> Box:
        """Return where a place lies on the other side of the paper, flipped on the long edge."""
        return Box(self.paper[0] - box.right, box.y, box.width, box.height)


def crop_marks(boxes: tuple[Box, ...]) -> Iterator[Line]:
    """Yield the marks round a group of cards, at the ends of every line that is cut."""
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
    near, far = MARK_GAP, MARK_GAP + MARK
    for x in sorted({edge for box in boxes for edge in (box.x, box.right)}):
        yield (x, top - far, x, top - near)
        yield (x, bottom + near, x, bottom + far)
    for y in sorted({edge for box in boxes for edge in (box.y, box.bottom)}):
        yield (left - far, y, left - near, y)
        yield (right + near, y, right + far, y)


def in_pages(items: Sequence[_T], capacity: int) -> Iterator[tuple[_T, ...]]:
    """Yield as many items at a time as go on a page."""
    for start in range(0, len(items), capacity):
        yield tuple(items[start : start + capacity])
