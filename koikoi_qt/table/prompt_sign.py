"""What is asked, written near the own hand for the eye."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from koikoi_qt.table.painting import draw_plate
from koikoi_qt.table.palette import LIGHT

_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
LEAST_SHRINK = 0.7


class PromptSign(QWidget):
    """A plate as wide as its text. It has no text for a reader, who finds it in the panel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.colours = LIGHT
        self._text = ""

    @property
    def shown(self) -> str:
        """What is written there."""
        return self._text

    def show_text(self, text: str) -> None:
        """Write something else; nothing hides the plate."""
        if text != self._text:
            self._text = text
            self.update()

    def _fitted(self, font: QFont, room: QRectF) -> tuple[QFont, QRectF]:
        """Return the font, smaller where the text would be cut, and the room that it takes."""
        size = float(font.pixelSize())
        least = size * LEAST_SHRINK
        while True:
            font.setPixelSize(round(size))
            taken = QFontMetricsF(font).boundingRect(room, _FLAGS, self._text)
            if room.contains(taken) or size <= least:
                return font, taken
            size -= 1

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setBold(True)
        pad = font.pixelSize() * 0.7
        room = QRectF(self.rect()).adjusted(pad + 2, 4, -pad - 2, -4)
        font, taken = self._fitted(font, room)
        plate = taken.adjusted(-pad, -pad * 0.6, pad, pad * 0.6) & QRectF(self.rect())
        draw_plate(painter, plate.adjusted(1, 1, -1, -1), self.colours, 7)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.text))
        painter.drawText(room, _FLAGS, self._text)
        painter.end()
