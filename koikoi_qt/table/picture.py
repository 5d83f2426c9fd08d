"""The table's still picture: all that rests, painted once, then only where something changed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPixmap, QRegion

from koikoi_qt.table.faces import MARGIN, Style
from koikoi_qt.table.geometry import Rect
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.painting import (
    CardPainter,
    draw_badges,
    draw_mat,
    draw_stock_count,
    weave_tile,
    whole,
)
from koikoi_qt.table.palette import Palette
from koikoi_qt.table.pieces import Piece


@dataclass(frozen=True, slots=True)
class Still:
    """What rests at one moment; `counts` are the captured groups' numbers, own side first."""

    size: QSize
    layout: Layout
    style: Style
    font: QFont
    pieces: tuple[Piece, ...]
    counts: Sequence[Sequence[int]]
    stock: int

    def same_ground(self, other: "Still") -> bool:
        """Tell whether two stills differ in their pieces and counts only."""
        mine, theirs = (
            (s.size, s.style, s.font, s.layout.projection, s.layout.mat, s.layout.badges)
            for s in (self, other)
        )
        return mine == theirs


def seen(layout: Layout, place: Rect) -> QRect:
    """Return the pixels that a card at a place may touch, its edge and shadow included."""
    return whole(layout.projection.bounds(place.grown(place.w * MARGIN)).grown(2))


class Picture:
    """Keeps the pixmap of a still."""

    def __init__(self, cards: CardPainter) -> None:
        self._cards = cards
        self._still: Still | None = None
        self._pixmap = QPixmap()
        self._ground = QPixmap()
        self._ground_key: object = None
        self._weave: tuple[Palette, QPixmap] | None = None

    def paint(self, still: Still) -> tuple[QPixmap, QRegion]:
        """Return the picture of a still, and which of its pixels have changed."""
        old, self._still = self._still, still
        if old is None or not old.same_ground(still):
            region = QRegion(QRect(0, 0, still.size.width(), still.size.height()))
            self._pixmap = _fitted(self._pixmap, still)
        else:
            region = QRegion()
            for rect in _changes(old, still):
                region += rect
        if not region.isEmpty():
            self._repaint(still, region)
        return self._pixmap, region

    def _repaint(self, still: Still, region: QRegion) -> None:
        ground = self._painted_ground(still)
        painter = _painter(self._pixmap)
        painter.setClipRegion(region)
        painter.drawPixmap(0, 0, ground)
        painter.setFont(still.font)
        layout = still.layout
        for piece in still.pieces:
            if region.intersects(seen(layout, piece.place)):
                self._cards.draw(painter, layout, piece)
        _draw_counts(painter, still)
        if still.stock:
            draw_stock_count(painter, layout, still.style.palette, still.stock)
        painter.end()

    def rough(self, still: Still) -> QPixmap:
        """Return a picture for the moment: fast and a little rough, while the mat is tilted."""
        self._still = None
        self._pixmap = _fitted(self._pixmap, still)
        painter = _painter(self._pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        _draw_room(painter, still.size, still.style.palette)
        draw_mat(painter, still.layout, still.style.palette, None)
        painter.setFont(still.font)
        for piece in still.pieces:
            self._cards.draw(painter, still.layout, piece)
        _draw_counts(painter, still)
        painter.end()
        return self._pixmap

    def _painted_ground(self, still: Still) -> QPixmap:
        """Return room and mat without cards; kept until the mat is seen otherwise."""
        layout, palette = still.layout, still.style.palette
        key = (still.size, still.style.density, layout.projection, layout.mat, palette)
        if key != self._ground_key:
            self._ground_key = key
            self._ground = _fitted(self._ground, still)
            painter = _painter(self._ground)
            _draw_room(painter, still.size, palette)
            draw_mat(painter, layout, palette, self._tile(palette))
            painter.end()
        return self._ground

    def _tile(self, palette: Palette) -> QPixmap:
        if self._weave is None or self._weave[0] != palette:
            self._weave = (palette, weave_tile(palette))
        return self._weave[1]


def _draw_room(painter: QPainter, size: QSize, palette: Palette) -> None:
    """The room is a little darker at the far side."""
    light = QLinearGradient(0, 0, 0, size.height())
    light.setColorAt(0, QColor(palette.room).darker(125))
    light.setColorAt(1, QColor(palette.room))
    painter.fillRect(QRect(QPoint(), size), light)


def _draw_counts(painter: QPainter, still: Still) -> None:
    # Where nobody may look, nothing is counted.
    if still.counts:
        draw_badges(painter, still.layout, still.style.palette, still.counts)


def _changes(old: Still, new: Still) -> Iterator[QRect]:
    """Return the pixels of all pieces and counts that came, went, or moved."""
    for piece in set(old.pieces) ^ set(new.pieces):
        yield seen(new.layout, piece.place)
    if old.counts != new.counts:
        for side in new.layout.badges:
            yield from (whole(badge.grown(2)) for badge in side)
    if old.stock != new.stock:
        yield seen(new.layout, new.layout.stock).adjusted(0, 0, 0, 60)


def _fitted(pixmap: QPixmap, still: Still) -> QPixmap:
    """Return a pixmap of the still's size, the same one if it has it."""
    wanted = still.size * still.style.density
    if pixmap.size() != wanted:
        pixmap = QPixmap(wanted)
    pixmap.setDevicePixelRatio(still.style.density)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
