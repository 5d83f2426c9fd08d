"""Painting the table: the mat, cards as they are seen, rings around them, counts."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from koikoi_qt.games.koikoi.cards import DECK
from koikoi_qt.table.faces import CORNER, Faces, margin_of
from koikoi_qt.table.geometry import Projection, Rect
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.marks import draw_group_sign
from koikoi_qt.table.palette import Palette
from koikoi_qt.table.pieces import KINDS, Piece

WAVE = 34
"""The pattern's period on the mat, in pixels of the world."""


def transform(projection: Projection) -> QTransform:
    """Return a projection as Qt's painter wants it."""
    p = projection
    return QTransform(p.a, p.d, p.g, p.b, p.e, p.h, p.c, p.f, 1.0)


def rect_f(rect: Rect) -> QRectF:
    """Return a rectangle as Qt's."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def whole(rect: Rect) -> QRect:
    """Return the smallest rectangle of whole pixels around a rectangle."""
    return rect_f(rect).toAlignedRect()


def outline(layout: Layout, place: Rect, grown: float = 0.0) -> QPainterPath:
    """Return a rounded outline as it is seen, grown by so many pixels of the world."""
    path = QPainterPath()
    corner = min(place.w, 1.6 * layout.card.w) * CORNER + grown
    path.addRoundedRect(rect_f(place.grown(grown)), corner, corner)
    return transform(layout.projection).map(path)


def draw_mat(painter: QPainter, layout: Layout, palette: Palette, weave: QPixmap | None) -> None:
    """Paint the mat with its hem; without a weave it is plain, which is faster."""
    unit = layout.card.w
    painter.setPen(Qt.PenStyle.NoPen)
    for inset, colour in ((0.0, palette.hem), (unit * 0.06, palette.mat)):
        painter.setBrush(QColor(colour))
        painter.drawPath(outline(layout, layout.mat.grown(-inset)))
    if weave is not None:
        painter.save()
        painter.setTransform(transform(layout.projection), True)
        painter.setBrush(QBrush(weave))
        painter.drawRect(rect_f(layout.mat.grown(-unit * 0.12)))
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.hem), max(1.0, unit * 0.012)))
    painter.drawPath(outline(layout, layout.mat.grown(-unit * 0.12)))


def weave_tile(palette: Palette) -> QPixmap:
    """Return one period of the mat's pattern: waves of arcs, as on old cloth (seigaiha)."""
    tile = QPixmap(WAVE, WAVE)
    tile.fill(QColor(palette.mat))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.weave), 1.6))
    painter.setBrush(QColor(palette.mat))
    half, quarter = WAVE / 2, WAVE / 4
    # Rows from the top, each one covering the lower part of the one behind it.
    for row in range(-1, 6):
        shift = 0.0 if row % 2 else half
        for column in range(-1, 3):
            middle = QPointF(column * WAVE + shift, row * quarter + half)
            for radius in (half, half * 0.68, half * 0.36):
                painter.drawEllipse(middle, radius, radius)
    painter.end()
    return tile


class CardPainter:
    """Paints cards through the layout's projection."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def draw(self, painter: QPainter, layout: Layout, piece: Piece) -> None:
        """Paint a piece where it is seen."""
        self.draw_at(painter, layout, piece, piece.place)

    def width(self, layout: Layout, place: Rect) -> int:
        """Return how wide a card's picture is made for a place, in device pixels."""
        return max(4, round(layout.still.scale(place) * place.w * self._faces.density))

    def warm(self, layout: Layout) -> bool:
        """Make one picture that will be needed later; False if all are there."""
        widths = {self.width(layout, place) for place in layout.rows}
        wanted = ((card, width) for width in sorted(widths, reverse=True) for card in (None, *DECK))
        return self._faces.make_one(wanted)

    def draw_at(
        self, painter: QPainter, layout: Layout, piece: Piece, place: Rect, face_up: bool = True
    ) -> None:
        """Paint a piece at another place, if need be from behind."""
        width = self.width(layout, piece.place)
        pixmap = self._faces.pixmap(piece.card if face_up else None, width)
        if layout.projection.flat and place.w == piece.place.w:
            self._draw_flat(painter, layout, pixmap, place, width)
        else:
            self._draw_seen(painter, layout, pixmap, place, width)

    def _draw_flat(
        self, painter: QPainter, layout: Layout, pixmap: QPixmap, place: Rect, width: int
    ) -> None:
        """Without foreshortening a pixmap goes on whole device pixels, and stays crisp."""
        density = self._faces.density
        x, y = layout.projection.map(place.x, place.y)
        margin = margin_of(width)
        left, top = round(x * density) - margin, round(y * density) - margin
        target = QRectF(
            left / density,
            top / density,
            pixmap.width() / density,
            pixmap.height() / density,
        )
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def _draw_seen(
        self, painter: QPainter, layout: Layout, pixmap: QPixmap, place: Rect, width: int
    ) -> None:
        margin = margin_of(width)
        shrink = place.w / width
        painter.save()
        painter.setTransform(transform(layout.projection), True)
        painter.translate(place.x, place.y)
        painter.scale(shrink, place.h / (pixmap.height() - 2 * margin))
        painter.drawPixmap(QPointF(-margin, -margin), pixmap)
        painter.restore()


def draw_rings(
    painter: QPainter, layout: Layout, place: Rect, colours: tuple[str, str], width: float
) -> None:
    """Paint a double ring around a card: the first colour outside, the second within it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, grown in ((colours[1], 0.5), (colours[0], 1.5)):
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(outline(layout, place, width * grown))


def draw_badges(
    painter: QPainter, layout: Layout, palette: Palette, counts: Sequence[Sequence[int]]
) -> None:
    """Paint the count of every captured group beside it, with the kind's sign."""
    for side, numbers in zip(layout.badges, counts, strict=True):
        for kind, place, number in zip(KINDS, side, numbers, strict=True):
            plate = rect_f(place.grown(-1))
            draw_plate(painter, plate, palette, min(place.w, place.h) * 0.25)
            first, second = _halves(plate)
            side_length = min(first.width(), first.height()) * 0.8
            sign = QRectF(0, 0, side_length, side_length)
            sign.moveCenter(first.center())
            draw_group_sign(painter, palette, kind, sign)
            painter.setPen(QColor(palette.text))
            painter.drawText(second, Qt.AlignmentFlag.AlignCenter, str(number))


def _halves(place: QRectF) -> tuple[QRectF, QRectF]:
    if place.height() > place.width():
        half = place.height() / 2
        return place.adjusted(0, 2, 0, -half), place.adjusted(0, half - 2, 0, 0)
    half = place.width() * 0.45
    return place.adjusted(2, 0, half - place.width(), 0), place.adjusted(half, 0, 0, 0)


def draw_stock_count(painter: QPainter, layout: Layout, palette: Palette, count: int) -> None:
    """Paint how many cards the stock holds, low on it."""
    metrics = QFontMetricsF(painter.font())
    seen = layout.projection.bounds(layout.stock)
    width, height = metrics.horizontalAdvance("24") + 12, metrics.height() + 2
    x, y = seen.center[0] - width / 2, seen.bottom - height * 0.75
    place = QRectF(x, y, width, height)
    draw_plate(painter, place, palette, height * 0.35)
    painter.setPen(QColor(palette.text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(count))


def banner_font(font: QFont) -> QFont:
    """Return the font of what stands large over the field."""
    large = QFont(font)
    large.setPixelSize(round(font.pixelSize() * 1.9))
    large.setBold(True)
    return large


def draw_banner(painter: QPainter, place: QRectF, palette: Palette, text: str) -> None:
    """Paint a text large over the field."""
    painter.setPen(QPen(QColor(palette.chip_text), 2.5))
    painter.setBrush(QColor(palette.chip))
    corner = place.height() * 0.3
    painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), corner, corner)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def draw_plate(painter: QPainter, place: QRectF, palette: Palette, corner: float) -> None:
    """Paint what signs are written on."""
    painter.setPen(QPen(QColor(palette.plate_edge), 1.2))
    painter.setBrush(QColor(palette.plate))
    painter.drawRoundedRect(place, corner, corner)
