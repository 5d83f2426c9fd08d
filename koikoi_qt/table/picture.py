"""The table's still picture: everything that does not move, painted once and kept."""

from collections.abc import Container, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from koikoi_qt.table.layout import Layout
from koikoi_qt.table.painting import (
    CardPainter,
    draw_badges,
    draw_mat,
    draw_stock_count,
    weave_tile,
)
from koikoi_qt.table.palette import Palette
from koikoi_qt.table.pieces import Key, Piece


class Picture:
    """A pixmap of mat, resting cards and counts."""

    def __init__(self, cards: CardPainter) -> None:
        self._cards = cards
        self._pixmap = QPixmap()
        self._ground = QPixmap()
        self._ground_key: object = None
        self._weave: tuple[Palette, QPixmap] | None = None

    def paint(
        self,
        size: QSize,
        density: float,
        layout: Layout,
        palette: Palette,
        font: QFont,
        pieces: Sequence[Piece],
        away: Container[Key],
        counts: Sequence[Sequence[int]],
        stock: int,
    ) -> QPixmap:
        """Return the picture without the pieces that are away, on their way somewhere."""
        painter = self._begin(size, density)
        painter.drawPixmap(0, 0, self.ground(size, density, layout, palette))
        painter.setFont(font)
        for piece in pieces:
            if piece.key not in away:
                self._cards.draw(painter, layout, piece)
        if pieces:
            draw_badges(painter, layout, palette, counts)
        if stock:
            draw_stock_count(painter, layout, palette, stock)
        painter.end()
        return self._pixmap

    def quick(
        self, size: QSize, density: float, layout: Layout, palette: Palette, pieces: Sequence[Piece]
    ) -> QPixmap:
        """Return a picture for the moment: fast and a little rough, while the mat is tilted."""
        painter = self._begin(size, density)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.fillRect(0, 0, size.width(), size.height(), QColor(palette.room))
        draw_mat(painter, layout, palette, None)
        for piece in pieces:
            self._cards.draw(painter, layout, piece)
        painter.end()
        return self._pixmap

    def _begin(self, size: QSize, density: float) -> QPainter:
        self._pixmap = _fitted(self._pixmap, size, density)
        return _painter(self._pixmap)

    def ground(self, size: QSize, density: float, layout: Layout, palette: Palette) -> QPixmap:
        """Return room and mat without cards; kept until the mat is seen otherwise."""
        key = (size, density, layout.projection, layout.mat, palette)
        if key != self._ground_key:
            self._ground_key = key
            self._ground = _fitted(self._ground, size, density)
            painter = _painter(self._ground)
            painter.fillRect(0, 0, size.width(), size.height(), QColor(palette.room))
            draw_mat(painter, layout, palette, self._tile(palette))
            painter.end()
        return self._ground

    def _tile(self, palette: Palette) -> QPixmap:
        if self._weave is None or self._weave[0] != palette:
            self._weave = (palette, weave_tile(palette))
        return self._weave[1]


def _fitted(pixmap: QPixmap, size: QSize, density: float) -> QPixmap:
    """Return a pixmap of a size, the same one if it has it."""
    wanted = size * density
    if pixmap.size() != wanted:
        pixmap = QPixmap(wanted)
    pixmap.setDevicePixelRatio(density)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
