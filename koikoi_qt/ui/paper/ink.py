"""Drawing on paper: one unit is a hundredth of a millimetre, so that a font can be of any size."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from koikoi_qt.ui.paper.sheet import Box, Line

UNITS: Final = 100
"""In a millimetre."""
RESOLUTION: Final = 2540
"""The same in dots per inch."""
INK: Final = "#201a20"
PAPER: Final = "#f7eed9"
HAIR: Final = 0.1
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
TOP: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
CENTRE_LEFT: Final = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
)


def rect(box: Box) -> QRectF:
    """Return a rectangle in units."""
    return QRectF(box.x * UNITS, box.y * UNITS, box.width * UNITS, box.height * UNITS)


def font(size: float, *, bold: bool = False) -> QFont:
    """Return the program's font at a size in millimetres."""
    made = QFont()
    made.setPixelSize(max(1, round(size * UNITS)))
    made.setBold(bold)
    return made


def text_height(text: str, width: float, size: float, *, bold: bool = False) -> float:
    """Return how high a wrapped text is in millimetres."""
    room = QRectF(0, 0, width * UNITS, 1e6)
    return QFontMetricsF(font(size, bold=bold)).boundingRect(room, LEFT, text).height() / UNITS


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a text on one line is in millimetres."""
    return QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text) / UNITS


def write(
    painter: QPainter, text: str, box: Box, size: float, *, bold: bool = False, how: int = LEFT
) -> float:
    """Write a text into a box and return how high it is in millimetres."""
    painter.setFont(font(size, bold=bold))
    painter.setPen(QColor(INK))
    return painter.drawText(rect(box), how, text).height() / UNITS


def pen(painter: QPainter, width: float, colour: str = INK) -> None:
    """Draw with lines of a width in millimetres from now on."""
    painter.setPen(QPen(QColor(colour), width * UNITS))


def line(painter: QPainter, ends: Line) -> None:
    """Draw a line."""
    x, y, to_x, to_y = (UNITS * each for each in ends)
    painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))
