"""The match's points month by month, drawn; its text twin is the picture's name."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from koikoi_qt.table.palette import DARK, LIGHT

Totals = tuple[int, int]


class ScoreChart(QLabel):
    """Two lines: Red's with round points, Blue's dashed with square ones, named at their ends."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = ("", "")
        self._totals: tuple[Totals, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_totals(self, names: Sequence[str], totals: Sequence[Totals]) -> None:
        """Show what both had after each month."""
        self._names = (names[0], names[1])
        self._totals = tuple(totals)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 9)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 10, line * 9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._totals:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(self, painter, self._names, self._totals).draw()
        painter.end()


class _Drawing:
    """One painting of the chart: where its parts are, and how they look."""

    def __init__(
        self,
        chart: QWidget,
        painter: QPainter,
        names: tuple[str, str],
        totals: tuple[Totals, ...],
    ) -> None:
        self._painter = painter
        self._names, self._totals = names, totals
        metrics = chart.fontMetrics()
        self._line = metrics.height()
        self._most = max(max(pair) for pair in totals) or 1
        left = metrics.horizontalAdvance(str(self._most)) + self._line
        right = max(map(metrics.horizontalAdvance, names)) + self._line * 1.5
        height = chart.height() - 2.5 * self._line
        self._area = QRectF(left, self._line, chart.width() - left - right, height)
        self._ink = chart.palette().color(QPalette.ColorRole.WindowText)
        is_dark = chart.palette().color(QPalette.ColorRole.Window).lightness() < 128
        palette = DARK if is_dark else LIGHT
        self._colours = (QColor(palette.red), QColor(palette.blue))

    def draw(self) -> None:
        """Draw axes, lines and names."""
        self._draw_axes()
        for seat in (0, 1):
            self._draw_line(seat)
        self._draw_names()

    def _at(self, month: int, points: int) -> QPointF:
        """Return where points after a month are; month 0 is the first one."""
        across = (month + 0.5) / len(self._totals)
        up = points / self._most
        return QPointF(
            self._area.left() + across * self._area.width(),
            self._area.bottom() - up * self._area.height(),
        )

    def _draw_axes(self) -> None:
        self._painter.setPen(QPen(self._ink, 1))
        self._painter.drawLine(self._area.bottomLeft(), self._area.bottomRight())
        self._painter.drawLine(self._area.topLeft(), self._area.bottomLeft())
        for points in (0, self._most):
            height = self._at(0, points).y()
            place = QRectF(0, height - self._line / 2, self._area.left() - 6, self._line)
            self._painter.drawText(place, Qt.AlignmentFlag.AlignRight, str(points))
        # As many numbers of months as there is room for.
        step = max(1, round(2 * self._line * len(self._totals) / self._area.width()))
        for month in range(0, len(self._totals), step):
            place = QRectF(0, 0, self._line * 2, self._line)
            place.moveCenter(QPointF(self._at(month, 0).x(), self._area.bottom() + self._line))
            self._painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(month + 1))

    def _draw_line(self, seat: int) -> None:
        points = [self._at(month, pair[seat]) for month, pair in enumerate(self._totals)]
        style = Qt.PenStyle.DashLine if seat else Qt.PenStyle.SolidLine
        self._painter.setPen(QPen(self._colours[seat], self._line / 6, style))
        self._painter.drawPolyline(QPolygonF(points))
        for point in points:
            self._draw_mark(seat, point)

    def _draw_mark(self, seat: int, at: QPointF) -> None:
        """Draw a point of a seat's own shape and colour."""
        size = self._line * 0.6
        around = QRectF(0, 0, size, size)
        around.moveCenter(at)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._colours[seat])
        if seat:
            self._painter.drawRect(around)
        else:
            self._painter.drawEllipse(around)

    def _draw_names(self) -> None:
        """Write each name beside the end of its line, the two of them never over each other."""
        heights = [self._at(0, points).y() for points in self._totals[-1]]
        upper, lower = sorted((0, 1), key=lambda seat: heights[seat])
        overlap = self._line * 1.2 - (heights[lower] - heights[upper])
        if overlap > 0:
            heights[upper] -= overlap / 2
            heights[lower] += overlap / 2
        for seat, name in enumerate(self._names):
            self._draw_mark(seat, QPointF(self._area.right() + self._line / 2, heights[seat]))
            self._painter.setPen(self._ink)
            left, top = self._area.right() + self._line, heights[seat] - self._line / 2
            place = QRectF(left, top, self._area.left() + self._area.right(), self._line)
            self._painter.drawText(place, Qt.AlignmentFlag.AlignLeft, name)
