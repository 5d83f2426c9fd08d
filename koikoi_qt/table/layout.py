"""The places of all cards, as pure geometry: from a size to rectangles.

Cards lie in a flat world, the mat; a projection says how it is seen. The own hand is nearest:

    the other's hand, face down
    the other's captured cards: lights, animals, ribbons, plains
    the stock, and the field in two rows
    the own captured cards
    the own hand

Sizes do not depend on how many cards there are, so that nothing jumps; only a field of more
than 16 cards makes its cards smaller.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from koikoi_qt.table.frame import Frame, SignSizes, frames
from koikoi_qt.table.geometry import Projection, Rect, Size, Tilt, look, mat_height
from koikoi_qt.table.slots import COLUMNS, ROWS, cell

RATIO = 86 / 54
"""A card's height by its width."""
HAND_CARDS = 8

# In card widths.
HAND = 1.12
CAPTURED = 0.64
BACKS = 0.5
GUTTER = 0.1
PAD = 0.34
STOCK_GAP = 0.42
ROW_GAPS = (0.2, 0.22, 0.22, 0.34)
# How the captured groups share their row: lights, animals, ribbons, plains.
SHARES = (5, 6.5, 6.5, 8)
FAN_STEP = 0.52
BADGES = 0.45
"""How much of a row of captured cards the counts may take."""

_FIELD_WIDTH = COLUMNS + (COLUMNS - 1) * GUTTER
_WIDTH = 2 * PAD + 1 + STOCK_GAP + _FIELD_WIDTH
_FIELD_HEIGHT = ROWS * RATIO + GUTTER
_HEIGHT = 2 * PAD + RATIO * (BACKS + 2 * CAPTURED + HAND) + _FIELD_HEIGHT + sum(ROW_GAPS)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards there are; `field` counts places, `captured` own and other by kind."""

    hand: int = 0
    other_hand: int = 0
    field: int = 0
    captured: tuple[tuple[int, ...], tuple[int, ...]] = ((0, 0, 0, 0), (0, 0, 0, 0))


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is. Cards are in the world, signs and badges on the screen."""

    frame: Frame
    projection: Projection
    still: Projection
    """The projection before the mat was tilted by hand; pictures are made for this one."""
    mat: Rect
    card: Size
    hand: tuple[Rect, ...]
    other_hand: tuple[Rect, ...]
    field: tuple[Rect, ...]
    stock: Rect
    drawn: Rect
    captured: tuple[tuple[tuple[Rect, ...], ...], tuple[tuple[Rect, ...], ...]]
    badges: tuple[tuple[Rect, ...], tuple[Rect, ...]]
    rows: tuple[Rect, ...]
    """A card's place in each row where cards lie face up, the field's two rows included."""
    middle: Rect
    """The field with the stock; what is said to everyone stands over it."""

    def cards(self) -> tuple[Rect, ...]:
        """Return the places of all cards."""
        fans = (place for side in self.captured for group in side for place in group)
        return (*self.hand, *self.other_hand, *self.field, self.stock, *fans)


def arrange(
    size: Size, counts: Counts, signs: SignSizes, base: Tilt, lean: Tilt | None = None
) -> Layout:
    """Lay out a table of this size for a view that is tilted by `base`.

    `lean` is how far it is tilted beyond that by hand: it moves what is seen, not what lies where.
    """
    frame, world, unit = max(
        (_roomy(frame, base) for frame in frames(size, signs)), key=lambda found: found[2]
    )
    projection = look(world, frame.mat, base)
    seen = look(world, frame.mat, base.plus(lean)) if lean else projection
    return _Mat(world, unit, counts, signs, projection).layout(frame, seen)


def _roomy(frame: Frame, tilt: Tilt) -> tuple[Frame, Size, float]:
    """Return the mat's size in its world and the width of a card on it."""
    if frame.mat.w <= 1 or frame.mat.h <= 1:
        return frame, Size(1, 1), 0.01
    width = frame.mat.w
    world = Size(width, mat_height(width, frame.mat, tilt))
    return frame, world, min(world.w / _WIDTH, world.h / _HEIGHT)


class _Mat:
    """One mat being laid out; `unit` is the width of a field card."""

    def __init__(
        self, world: Size, unit: float, counts: Counts, signs: SignSizes, projection: Projection
    ) -> None:
        self._world, self._unit, self._counts, self._signs = world, unit, counts, signs
        self._projection = projection
        spare = (world.h - unit * _HEIGHT) / (len(ROW_GAPS) + 2)
        self._spare = max(0.0, min(spare, unit * 0.35))

    def layout(self, frame: Frame, seen: Projection) -> Layout:
        """Return the places, from the far side to the near one."""
        unit, counts = self._unit, self._counts
        gaps = [unit * gap + self._spare for gap in ROW_GAPS]
        tall = unit * _HEIGHT + self._spare * (len(ROW_GAPS) + 2)
        top = (self._world.h - tall) / 2 + unit * PAD + self._spare
        other_hand = self._hand(top, BACKS, counts.other_hand)
        top += unit * RATIO * BACKS + gaps[0]
        theirs_top = top
        theirs, their_badges = self._captured(top, counts.captured[1], seen)
        top += unit * RATIO * CAPTURED + gaps[1]
        stock, field = self._field(top)
        middle = Rect(stock.x, top, self._world.w - 2 * stock.x, unit * _FIELD_HEIGHT)
        top += unit * _FIELD_HEIGHT + gaps[2]
        mine_top = top
        mine, my_badges = self._captured(top, counts.captured[0], seen)
        top += unit * RATIO * CAPTURED + gaps[3]
        return Layout(
            frame=frame,
            projection=seen,
            still=self._projection,
            mat=Rect(0, 0, self._world.w, self._world.h),
            card=Size(unit, unit * RATIO),
            hand=self._hand(top, HAND, counts.hand),
            other_hand=other_hand,
            field=field,
            stock=stock,
            drawn=stock.moved(unit * 0.16, -unit * 0.12),
            captured=(mine, theirs),
            badges=(my_badges, their_badges),
            rows=self._rows(middle, theirs_top, mine_top, top),
            middle=middle,
        )

    def _rows(self, middle: Rect, theirs: float, mine: float, hand: float) -> tuple[Rect, ...]:
        unit = self._unit
        tops = (
            (middle.y, 1.0),
            (middle.bottom - unit * RATIO, 1.0),
            (theirs, CAPTURED),
            (mine, CAPTURED),
            (hand, HAND),
        )
        x = self._world.w / 2
        return tuple(Rect(x, top, unit * size, unit * size * RATIO) for top, size in tops)

    def _hand(self, top: float, size: float, count: int) -> tuple[Rect, ...]:
        """A row of cards in the middle."""
        width = self._unit * size
        usual = width * (1 + GUTTER)
        step = min(usual, (self._world.w - 2 * self._unit * PAD - width) / max(1, count - 1))
        left = (self._world.w - step * (count - 1) - width) / 2
        return tuple(Rect(left + step * index, top, width, width * RATIO) for index in range(count))

    def _field(self, top: float) -> tuple[Rect, tuple[Rect, ...]]:
        """The stock, and the places on the field to the right of it."""
        unit = self._unit
        spare = self._world.w - unit * _WIDTH
        # Where the mat is wide, the columns stand a little apart.
        gutter = unit * GUTTER + max(0.0, min(spare / (COLUMNS + 2), unit * 0.2))
        width = COLUMNS * unit + (COLUMNS - 1) * gutter
        gap = unit * STOCK_GAP + (gutter - unit * GUTTER)
        left = (self._world.w - width - gap - unit) / 2
        height = unit * RATIO
        stock = Rect(left, top + (unit * _FIELD_HEIGHT - height) / 2, unit, height)
        room = Rect(stock.right + gap, top, width, unit * _FIELD_HEIGHT)
        return stock, self._places(room, gutter)

    def _places(self, room: Rect, gutter: float) -> tuple[Rect, ...]:
        columns = max(COLUMNS, -(-self._counts.field // ROWS))
        shrink = room.w / (columns * self._unit + (columns - 1) * gutter)
        width, gutter = self._unit * shrink, gutter * shrink
        height = width * RATIO
        down = room.h - ROWS * height - (ROWS - 1) * self._unit * GUTTER
        return tuple(
            Rect(
                room.x + column * (width + gutter),
                room.y + down / 2 + row * (height + self._unit * GUTTER),
                width,
                height,
            )
            for row, column in map(cell, range(self._counts.field))
        )

    def _captured(
        self, top: float, counts: Sequence[int], seen: Projection
    ) -> tuple[tuple[tuple[Rect, ...], ...], tuple[Rect, ...]]:
        """Four fans in a row, each with its badge at its left."""
        unit = self._unit
        row = Rect(unit * PAD, top, self._world.w - 2 * unit * PAD, unit * CAPTURED * RATIO)
        badge, scale = self._badge(row)
        between = unit * GUTTER * 2
        room = row.w - between * (len(SHARES) - 1) - len(SHARES) * badge.w / scale
        fans, badges, left = [], [], row.x
        for share, count in zip(SHARES, counts, strict=True):
            x, y = seen.map(left, row.y + row.h / 2)
            badges.append(Rect(x, y - badge.h / 2, badge.w, badge.h))
            left += badge.w / scale
            width = room * share / sum(SHARES)
            fans.append(self._fan(left, top, width, count))
            left += width + between
        return tuple(fans), tuple(badges)

    def _badge(self, row: Rect) -> tuple[Size, float]:
        """Return the badge's size on the screen and the row's scale there."""
        seen = self._projection.quad(row)
        scale = (seen[1][0] - seen[0][0]) / row.w
        tall, wide = self._signs.badge_tall, self._signs.badge_wide
        badge = tall if tall.h <= seen[3][1] - seen[0][1] else wide
        most = BADGES * row.w * scale / len(SHARES)
        shrink = min(1.0, most / badge.w)
        return Size(badge.w * shrink, badge.h * shrink), scale

    def _fan(self, left: float, top: float, width: float, count: int) -> tuple[Rect, ...]:
        card = self._unit * CAPTURED
        inset = self._unit * 0.06
        step = min(card * FAN_STEP, (width - inset - card) / max(1, count - 1))
        return tuple(
            Rect(left + inset + step * index, top, card, card * RATIO) for index in range(count)
        )
