"""A few real cards, fanned: an ornament, which a reader does not come to."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.table.palette import LIGHT

CARD_WIDTH: Final = 58
PROPORTION: Final = 86 / 54
STEP: Final = 40
"""How far each card lies to the right of the one before, in pixels."""
TILT: Final = 6
"""How much each card is turned from the one before, in degrees."""
DROP: Final = 3
"""How much lower cards lie, by the square of how far they are from the middle."""
ROUND: Final = 4
_SHARPER: Final = 2
"""Pictures are made larger than they are shown, since they are turned."""


class CardFan(QWidget):
    """Shows cards side by side like in a hand."""

    def __init__(self, cards: Sequence[Card], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._pixmaps: list[QPixmap] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        margin = CARD_WIDTH
        width = STEP * (len(self._cards) - 1) + CARD_WIDTH + margin
        return QSize(width, round(CARD_WIDTH * PROPORTION * 1.3))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        middle = (len(self._cards) - 1) / 2
        for place, pixmap in enumerate(self._pictures()):
            away = place - middle
            painter.save()
            height = CARD_WIDTH * PROPORTION
            centre = QPointF(self.width() / 2 + away * STEP, height * 0.62 + away * away * DROP)
            painter.translate(centre)
            painter.rotate(away * TILT)
            painter.drawPixmap(
                QRectF(-CARD_WIDTH / 2, -height / 2, CARD_WIDTH, height),
                pixmap,
                QRectF(pixmap.rect()),
            )
            painter.restore()
        painter.end()

    def _pictures(self) -> list[QPixmap]:
        # Made when they are first seen, so that they hold nothing up.
        if not self._pixmaps:
            deck = Deck.load(deck_folders()["classic"])
            self._pixmaps = [_picture(deck, card) for card in self._cards]
        return self._pixmaps


def _picture(deck: Deck, card: Card) -> QPixmap:
    """Return a card with round corners and an edge, as on the table."""
    width, height = _SHARPER * CARD_WIDTH, round(_SHARPER * CARD_WIDTH * PROPORTION)
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(1, 1, width - 2, height - 2), _SHARPER * ROUND, _SHARPER * ROUND)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    deck.draw(painter, card, QRectF(0, 0, width, height))
    painter.setClipping(False)
    painter.strokePath(outline, QPen(QColor(LIGHT.edge), 2 * _SHARPER))
    painter.end()
    return pixmap
