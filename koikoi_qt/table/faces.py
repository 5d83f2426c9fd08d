"""Cards as they lie on the table: art, edge, marks and a soft shadow, kept as pixmaps."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.table.art import CACHE_BYTES, Deck, PixmapCache
from koikoi_qt.table.layout import RATIO
from koikoi_qt.table.marks import LEAST, draw_mark, number_height
from koikoi_qt.table.palette import Palette

MARGIN = 0.07
"""Room around a card in its pixmap, for the edge and the shadow, by the card's width."""
CORNER = 0.074
EDGE = 0.018
SHADOW = QColor(0, 0, 0, 26)


@dataclass(frozen=True, slots=True)
class Style:
    """What all cards of a table have in common; `marks` is their scale, 0 for none."""

    palette: Palette
    marks: float
    density: float
    font: QFont


class Faces:
    """Makes and keeps the pixmaps of one deck."""

    def __init__(self, deck: Deck, style: Style) -> None:
        self._deck, self._style = deck, style
        self._cache = PixmapCache()

    def use_deck(self, deck: Deck) -> None:
        """Change the art."""
        self._deck = deck
        self._cache.clear()

    def use_style(self, style: Style) -> None:
        """Change edges, marks and density."""
        if style != self._style:
            self._style = style
            self._cache.clear()

    @property
    def style(self) -> Style:
        """How cards look now."""
        return self._style

    @property
    def density(self) -> float:
        """Device pixels in a pixel."""
        return self._style.density

    @property
    def bytes(self) -> int:
        """How much memory the pixmaps take."""
        return self._cache.bytes

    def pixmap(self, card: Card | None, width: int) -> QPixmap:
        """Return a card with its margin, the back for None.

        `width` is the bare card's, in device pixels.
        """
        return self._cache.get((card, width), lambda: self._paint(card, width))

    def make_one(self, wanted: Iterable[tuple[Card | None, int]]) -> bool:
        """Make the first of these that is not there, while memory lasts; False if none was made."""
        missing = next((one for one in wanted if one not in self._cache), None)
        if missing is None or self._cache.bytes > CACHE_BYTES * 0.75:
            return False
        self.pixmap(*missing)
        return True

    def _paint(self, card: Card | None, width: int) -> QPixmap:
        margin = margin_of(width)
        height = round(width * RATIO)
        pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(margin, margin, width, height)
        self._shadow(painter, place)
        self._deck.draw(painter, card, place)
        self._edge(painter, place)
        # Cards of a deck that bears its own signs say it themselves.
        if card and self._style.marks and not self._deck.indexed:
            self._mark(painter, card, place)
        painter.end()
        return pixmap

    def _shadow(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        width = place.width()
        for grown in (0.01, 0.025, 0.04):
            spread = width * grown
            dropped = place.adjusted(-spread, -spread, spread, spread).translated(0, width * 0.02)
            painter.drawRoundedRect(dropped, width * CORNER + spread, width * CORNER + spread)

    def _edge(self, painter: QPainter, place: QRectF) -> None:
        width = max(self._style.density, place.width() * EDGE)
        corner = place.width() * CORNER
        painter.setPen(QPen(QColor(self._style.palette.edge), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, corner, corner)

    def _mark(self, painter: QPainter, card: Card, place: QRectF) -> None:
        painter.setFont(self._style.font)
        inset = place.width() * 0.045
        height = number_height(place.width(), self._style.marks, LEAST * self._style.density)
        place = place.adjusted(inset, inset, -inset, -inset)
        draw_mark(painter, self._style.palette, card, place, height)


def margin_of(width: float) -> int:
    """Return the margin of a card's pixmap, in whole pixels."""
    return max(2, round(width * MARGIN))
