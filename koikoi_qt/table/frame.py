"""Where the signs and buttons stand, and how much room that leaves for the mat.

They stand above and below the mat, on both sides of it, or all at its right: whichever leaves
the larger cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from koikoi_qt.table.geometry import Rect, Size

_ROOM_TO_ASK = 5
"""What is asked is shown where there is so much width for it, by the height of the row."""


@dataclass(frozen=True, slots=True)
class SignSizes:
    """How large the signs are, in pixels, as their texts need it.

    `reserved` are the two buttons of a decision: their room is kept free at all times, so that
    the cards do not jump when a decision comes. `actions` are the buttons that show now.
    `own_tall` and `other_tall` are the players' signs with a line more, and narrower.
    """

    own: Size
    other: Size
    own_tall: Size
    other_tall: Size
    month: Size
    views: tuple[Size, ...]
    reserved: tuple[Size, ...]
    actions: tuple[Size, ...]
    badge_tall: Size
    badge_wide: Size
    gap: float


@dataclass(frozen=True, slots=True)
class Frame:
    """The signs' places and the room for the mat, all on the screen."""

    mat: Rect
    own: Rect
    other: Rect
    month: Rect
    views: tuple[Rect, ...]
    actions: tuple[Rect, ...]
    tall: bool = False
    """Whether the players' signs have their tall form."""
    prompt: Rect | None = None
    """Room for what is asked, below the mat; elsewhere the panel that asks it is near."""


def frames(size: Size, signs: SignSizes) -> tuple[Frame, ...]:
    """Return the possible arrangements."""
    return (
        _above_and_below(size, signs),
        _beside(size, signs, tall=False),
        _beside(size, signs, tall=True),
        _in_a_column(size, signs),
    )


@dataclass(frozen=True, slots=True)
class _Bar:
    """A sign at the left and buttons at the right, from y = 0 down; side by side if they fit."""

    left: Rect
    right: tuple[Rect, ...]
    h: float

    def moved(self, dy: float) -> "_Bar":
        """Return the bar further down."""
        return _Bar(
            self.left.moved(0, dy), tuple(place.moved(0, dy) for place in self.right), self.h
        )


def _bar(width: float, gap: float, left: Size, right: Sequence[Size], least: float = 0.0) -> _Bar:
    edge = width - gap
    if _fits(width, gap, left, *right):
        height = max(left.h, _height(right), least)
        return _Bar(
            _at(left, gap, (height - left.h) / 2), _row(right, edge, 0, gap, height), height
        )
    if all(_fits(width, gap, left, size) for size in right):
        height = max(left.h, _stack_height(right, gap), least)
        top = height - _stack_height(right, gap)
        return _Bar(
            _at(left, gap, (height - left.h) / 2), _downwards(right, edge, top, gap), height
        )
    top = left.h + gap
    side_by_side = _fits(width, gap, *right)
    places = _row(right, edge, top, gap) if side_by_side else _downwards(right, edge, top, gap)
    height = top + (_height(right) if side_by_side else _stack_height(right, gap))
    return _Bar(_at(left, gap, 0), places, max(height, least))


def _above_and_below(size: Size, signs: SignSizes) -> Frame:
    gap = signs.gap
    head = _bar(size.w, gap, signs.other, signs.views).moved(gap)
    month, top = _month(size, signs, head)
    # As high as with the buttons of a decision, whether they show or not.
    height = _bar(size.w, gap, signs.own, signs.reserved).h
    foot = _bar(size.w, gap, signs.own, signs.actions, height)
    foot = foot.moved(size.h - gap - foot.h)
    mat = Rect(gap, top + gap, size.w - 2 * gap, size.h - foot.h - top - 3 * gap)
    # Between the own sign and the buttons, whether these show or not.
    left = gap + signs.own.w + gap
    width = size.w - left - sum(place.w + gap for place in signs.reserved) - 2 * gap
    beside = _fits(size.w, gap, signs.own, *signs.reserved, Size(height * _ROOM_TO_ASK))
    room = Rect(left, foot.left.y, width, foot.h) if beside else None
    return Frame(mat, foot.left, head.left, month, head.right, foot.right, prompt=room)


def _month(size: Size, signs: SignSizes, head: _Bar) -> tuple[Rect, float]:
    """Put the month between the sign and the view buttons, or below these where that is tight."""
    gap, month = signs.gap, signs.month
    if _fits(size.w, gap, signs.other, month, *signs.views):
        left, right = head.left.right, min(view.x for view in head.right)
        # The middle of the table if it is free, else the middle of what is.
        middle = size.w / 2
        if not left + gap <= middle - month.w / 2 <= middle + month.w / 2 <= right - gap:
            middle = (left + right) / 2
        height = max(month.h, head.h)
        place = _at(month, middle - month.w / 2, gap + (height - month.h) / 2)
        return place, gap + height
    lowest = max(view.bottom for view in head.right)
    if _fits(size.w, gap, signs.other, month):
        place = _at(month, size.w - gap - month.w, lowest + gap / 2)
    else:
        place = _at(month, gap, max(lowest, head.left.bottom) + gap / 2)
    return place, max(place.bottom, gap + head.h)


def _beside(size: Size, signs: SignSizes, *, tall: bool) -> Frame:
    gap = signs.gap
    sizes = (signs.own_tall, signs.other_tall) if tall else (signs.own, signs.other)
    own_size, other_size = sizes
    left = max(own_size.w, other_size.w, signs.month.w)
    right = max(s.w for s in (*signs.views, *signs.reserved, *signs.actions))
    other = _at(other_size, gap, gap)
    own = _at(own_size, gap, size.h - gap - own_size.h)
    month = _at(signs.month, gap, max(other.bottom + gap, (size.h - signs.month.h) / 2))
    views = _downwards(signs.views, size.w - gap, gap, gap / 2)
    actions = _column(signs.actions, size.w - gap, size.h - gap, gap)
    mat = Rect(left + 2 * gap, gap, size.w - left - right - 4 * gap, size.h - 2 * gap)
    tight = month.bottom + gap > own.y or _crowded(views, signs, size)
    room = Rect(mat.x, mat.y, 0, 0) if tight else mat
    return Frame(room, own, other, month, views, actions, tall)


def _in_a_column(size: Size, signs: SignSizes) -> Frame:
    """Everything at the right: what is large text's due, and leaves the mat most of the width."""
    gap = signs.gap
    own, other = signs.own_tall, signs.other_tall
    parts = (*signs.views, other, signs.month, *signs.reserved, *signs.actions, own)
    left = size.w - gap - max(part.w for part in parts)
    views = _downwards(signs.views, size.w - gap, gap, gap / 2)
    other_place = _at(other, left, max(view.bottom for view in views) + gap)
    month = _at(signs.month, left, other_place.bottom + gap)
    own_place = _at(own, left, size.h - gap - own.h)
    actions = _column(signs.actions, size.w - gap, own_place.y - gap, gap)
    mat = Rect(gap, gap, left - 2 * gap, size.h - 2 * gap)
    buttons = max(_stack_height(signs.reserved, gap), _stack_height(signs.actions, gap))
    tight = month.bottom + gap + buttons + gap > own_place.y
    room = Rect(mat.x, mat.y, 0, 0) if tight else mat
    return Frame(room, own_place, other_place, month, views, actions, tall=True)


def _crowded(views: Sequence[Rect], signs: SignSizes, size: Size) -> bool:
    bottom = max(view.bottom for view in views)
    return bottom + _stack_height(signs.reserved, signs.gap) + 2 * signs.gap > size.h


def _fits(width: float, gap: float, *sizes: Size) -> bool:
    return sum(size.w + gap for size in sizes) + gap <= width


def _height(sizes: Sequence[Size]) -> float:
    return max((size.h for size in sizes), default=0.0)


def _stack_height(sizes: Sequence[Size], gap: float) -> float:
    return sum(size.h for size in sizes) + gap * max(0, len(sizes) - 1)


def _at(size: Size, x: float, y: float) -> Rect:
    return Rect(x, y, size.w, size.h)


def _row(
    sizes: Sequence[Size], right: float, top: float, gap: float, height: float = 0.0
) -> tuple[Rect, ...]:
    """Put things side by side, the last one at the right, centred in the row's height."""
    places = []
    for size in reversed(sizes):
        places.append(_at(size, right - size.w, top + max(0.0, height - size.h) / 2))
        right -= size.w + gap
    return tuple(reversed(places))


def _downwards(sizes: Sequence[Size], right: float, top: float, gap: float) -> tuple[Rect, ...]:
    """Stack things of one width below each other at the right."""
    width = max((size.w for size in sizes), default=0.0)
    places = []
    for size in sizes:
        places.append(Rect(right - width, top, width, size.h))
        top += size.h + gap
    return tuple(places)


def _column(sizes: Sequence[Size], right: float, bottom: float, gap: float) -> tuple[Rect, ...]:
    """Stack things at the right so that the last one ends at the bottom."""
    return _downwards(sizes, right, bottom - _stack_height(sizes, gap), gap)
