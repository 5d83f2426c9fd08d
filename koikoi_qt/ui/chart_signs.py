"""Signs for where a card is; shape alone tells them apart, and the legend names them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from koikoi_qt.wording.charts import Place

SIGN: Final = 0.85
"""A sign's side by the height of a line of text."""


def draw_sign(painter: QPainter, place: Place, room: QRectF, ink: QColor, ground: QColor) -> None:
    """Draw a sign into a square in the colour of text; `ground` is what it stands on."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    _SIGNS[place](painter, room, ink, ground)
    painter.restore()


def _points(room: QRectF, *shares: tuple[float, float]) -> QPolygonF:
    width, height = room.width(), room.height()
    return QPolygonF([room.topLeft() + QPointF(x * width, y * height) for x, y in shares])


def _stroke(painter: QPainter, room: QRectF, colour: QColor) -> None:
    pen = QPen(colour, room.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _check(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    painter.drawEllipse(room)
    _stroke(painter, room, ground)
    painter.drawPolyline(_points(room, (0.26, 0.52), (0.44, 0.7), (0.75, 0.32)))


def _cross(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    painter.drawRect(room)
    _stroke(painter, room, ground)
    painter.drawPolyline(_points(room, (0.27, 0.27), (0.73, 0.73)))
    painter.drawPolyline(_points(room, (0.27, 0.73), (0.73, 0.27)))


def _upwards(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    painter.drawPolygon(_points(room, (0.5, 0.05), (1, 0.95), (0, 0.95)))


def _downwards(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    painter.drawPolygon(_points(room, (0.5, 0.95), (1, 0.05), (0, 0.05)))


def _frame(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    _stroke(painter, room, ink)
    edge = room.width() * 0.12
    painter.drawRect(room.adjusted(edge, edge, -edge, -edge))


def _dash(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    _stroke(painter, room, ink)
    painter.drawPolyline(_points(room, (0.2, 0.5), (0.8, 0.5)))


_SIGNS: Final[dict[Place, Callable[[QPainter, QRectF, QColor, QColor], None]]] = {
    Place.MINE: _check,
    Place.THEIRS: _cross,
    Place.HAND: _upwards,
    Place.FIELD: _frame,
    Place.DRAWN: _downwards,
    Place.UNSEEN: _dash,
}


class SignLabel(QLabel):
    """A sign and what it means; in words, the rows say it without signs."""

    # As labels, readers would say them whenever the focus comes in.
    accessible_role = QAccessible.Role.Paragraph

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setIndent(self._side() + 4)

    def _side(self) -> int:
        return round(self.fontMetrics().height() * SIGN)

    def sizeHint(self) -> QSize:
        # On one line where there is room; the sign stands before the text.
        text = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(text + self._side() + 8, self.fontMetrics().height() + 4)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setIndent(self._side() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side()
        super().paintEvent(event)
        painter = QPainter(self)
        room = QRectF(0, (self.height() - side) / 2, side, side)
        palette = self.palette()
        ink, ground = QPalette.ColorRole.WindowText, QPalette.ColorRole.Window
        draw_sign(painter, self.place, room, palette.color(ink), palette.color(ground))
        painter.end()
