"""Marks on cards: the month's number, and a sign for the kind that shape alone tells apart.

A star is a light, a disc an animal, a long rectangle a ribbon, a small diamond a plain. Ribbons:
forked below and dotted is poetry, hollow with a bar is blue, solid is red.
"""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from koikoi_qt.games.koikoi.cards import Card, Kind, Ribbon
from koikoi_qt.table.palette import Palette

NUMBER = 0.2
"""The number's height by the card's width, at the usual text size."""
LEAST = 9.0
MOST = 0.43


def number_height(width: float, scale: float, least: float) -> float:
    """Return how high the month's number stands on a card of this width."""
    return min(max(width * NUMBER, least) * scale, width * MOST)


def draw_mark(
    painter: QPainter, palette: Palette, card: Card, place: QRectF, height: float
) -> None:
    """Paint the month's number over the kind's sign at a card's top left."""
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(height)))
    font.setBold(True)
    text = str(card.month)
    metrics = QFontMetricsF(font)
    digits = metrics.tightBoundingRect("12")
    pad = height * 0.16
    width = max(digits.width(), height * 0.9) + 2 * pad
    sign = height * 0.92
    plate = QRectF(place.x(), place.y(), width, digits.height() + sign + 4 * pad)
    painter.setPen(QPen(QColor(palette.mark), max(1.0, height * 0.07)))
    painter.setBrush(QColor(palette.mark_plate))
    painter.drawRoundedRect(plate, height * 0.22, height * 0.22)
    painter.setFont(font)
    box = metrics.tightBoundingRect(text)
    painter.drawText(
        QPointF(plate.center().x() - box.center().x(), plate.y() + 1.5 * pad - digits.y()), text
    )
    place_of_sign = QRectF(
        plate.center().x() - sign / 2, plate.bottom() - 1.2 * pad - sign, sign, sign
    )
    draw_sign(painter, palette, card.ribbon or card.kind, place_of_sign)


def draw_sign(painter: QPainter, palette: Palette, what: Kind | Ribbon, place: QRectF) -> None:
    """Paint a kind's sign into a square."""
    _draw(painter, palette, what, place, QColor(palette.mark))


def draw_group_sign(painter: QPainter, palette: Palette, kind: Kind, place: QRectF) -> None:
    """Paint a kind's sign in the colour of text, as on the count of a group."""
    what = Ribbon.RED if kind is Kind.RIBBON else kind
    ink = QColor(palette.text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(_PATHS[what](place))


def _draw(
    painter: QPainter, palette: Palette, what: Kind | Ribbon, place: QRectF, ink: QColor
) -> None:
    red = what in (Ribbon.POETRY, Ribbon.RED)
    pen = QPen(ink, place.width() * 0.07)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen if isinstance(what, Ribbon) else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.mark_red if red else palette.mark))
    if what is Ribbon.BLUE:
        painter.setPen(QPen(QColor(palette.mark_blue), place.width() * 0.13))
        painter.setBrush(QColor(palette.mark_plate))
    painter.drawPath(_PATHS[what](place))
    if what is Ribbon.POETRY:
        _dots(painter, palette, place)
    if what is Ribbon.BLUE:
        middle = place.center()
        half = place.width() * 0.2
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))


def _dots(painter: QPainter, palette: Palette, place: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.mark_plate))
    for down in (0.26, 0.52):
        painter.drawEllipse(
            QPointF(place.center().x(), place.y() + place.height() * down),
            place.width() * 0.08,
            place.width() * 0.08,
        )


def _star(place: QRectF) -> QPainterPath:
    middle, radius = place.center(), place.width() / 2
    corners = QPolygonF()
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        angle = math.pi * corner / 5
        corners.append(middle + QPointF(math.sin(angle), -math.cos(angle)) * reach)
    return _closed(corners)


def _disc(place: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(place.center(), place.width() * 0.4, place.width() * 0.4)
    return path


def _diamond(place: QRectF) -> QPainterPath:
    middle, reach = place.center(), place.width() * 0.28
    corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
    return _closed(QPolygonF([middle + QPointF(x, y) for x, y in corners]))


def _strip(place: QRectF) -> QRectF:
    return QRectF(
        place.center().x() - place.width() * 0.2, place.y(), place.width() * 0.4, place.height()
    )


def _rectangle(place: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(_strip(place))
    return path


def _forked(place: QRectF) -> QPainterPath:
    strip = _strip(place)
    notch = QPointF(strip.center().x(), strip.bottom() - place.height() * 0.22)
    return _closed(
        QPolygonF(
            [strip.topLeft(), strip.topRight(), strip.bottomRight(), notch, strip.bottomLeft()]
        )
    )


def _closed(corners: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


_PATHS: dict[Kind | Ribbon, Callable[[QRectF], QPainterPath]] = {
    Kind.LIGHT: _star,
    Kind.ANIMAL: _disc,
    Kind.PLAIN: _diamond,
    Ribbon.POETRY: _forked,
    Ribbon.BLUE: _rectangle,
    Ribbon.RED: _rectangle,
}
