"""The chance of winning over a match, drawn; its text twin is the picture's name."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from koikoi_qt.i18n import Language
from koikoi_qt.table.palette import DARK, LIGHT
from koikoi_qt.wording.reviewing import Review


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision's place: months from the start of the match, the chance before and after."""

    at: float
    before: float
    after: float
    is_turning: bool


def spots_of(review: Review) -> tuple[Spot, ...]:
    """Return where the decisions of a review lie, spread over their months."""
    return tuple(_spots(review))


def _spots(review: Review) -> Iterator[Spot]:
    for month in range(1, len(review.months)):
        there = [place for place, each in enumerate(review.decisions) if each.month == month]
        for number, place in enumerate(there, 1):
            decision = review.decisions[place]
            at = month - 1 + number / (len(there) + 1)
            turning = place in review.turning_points
            yield Spot(at, decision.best_chance, decision.chance, turning)


class ChanceChart(QLabel):
    """A line from month to month. Turning points are triangles, the chosen decision has a ring."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._months: tuple[float, ...] = ()
        self._spots: tuple[Spot, ...] = ()
        self._chosen = -1
        self._percents: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_review(self, review: Review, language: Language) -> None:
        """Show the chances of a review."""
        self._months, self._spots = tuple(review.months), spots_of(review)
        self._percents = tuple(language.percent(share) for share in (0, 0.5, 1))
        self.update()

    def choose(self, place: int) -> None:
        """Mark a decision; none with -1."""
        self._chosen = place
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 10)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 10, line * 10)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if len(self._months) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(self, painter, self._months, self._spots, self._percents).draw(self._chosen)
        painter.end()


class _Drawing:
    """One painting of the chart: where its parts are, and how they look."""

    def __init__(
        self,
        chart: QWidget,
        painter: QPainter,
        months: tuple[float, ...],
        spots: tuple[Spot, ...],
        percents: tuple[str, ...],
    ) -> None:
        self._painter = painter
        self._months, self._spots, self._percents = months, spots, percents
        metrics = chart.fontMetrics()
        self._line = metrics.height()
        left = max(map(metrics.horizontalAdvance, percents)) + self._line
        width = chart.width() - left - self._line
        self._area = QRectF(left, self._line, width, chart.height() - 3 * self._line)
        self._ink = chart.palette().color(QPalette.ColorRole.WindowText)
        is_dark = chart.palette().color(QPalette.ColorRole.Window).lightness() < 128
        palette = DARK if is_dark else LIGHT
        self._colour, self._warning = QColor(palette.blue), QColor(palette.red)

    def draw(self, chosen: int) -> None:
        """Draw axes, the line, the marks of decisions, and which one is chosen."""
        self._draw_axes()
        self._painter.setPen(QPen(self._colour, self._line / 8))
        self._painter.drawPolyline(QPolygonF(list(self._points())))
        for spot in self._spots:
            self._draw_mark(spot)
        if 0 <= chosen < len(self._spots):
            self._draw_ring(self._spots[chosen])

    def _at(self, months: float, chance: float) -> QPointF:
        """Return where a chance is, so many months after the start."""
        across = months / (len(self._months) - 1)
        return QPointF(
            self._area.left() + across * self._area.width(),
            self._area.bottom() - chance * self._area.height(),
        )

    def _points(self) -> Iterator[QPointF]:
        for month, chance in enumerate(self._months):
            yield from (
                self._at(spot.at, height)
                for spot in self._spots
                if month - 1 < spot.at < month
                for height in (spot.before, spot.after)
            )
            yield self._at(month, chance)

    def _draw_axes(self) -> None:
        for share, percent in zip((0.0, 0.5, 1.0), self._percents, strict=True):
            style = Qt.PenStyle.DashLine if share == 0.5 else Qt.PenStyle.SolidLine
            self._painter.setPen(QPen(self._ink, 1, style))
            height = self._at(0, share)
            self._painter.drawLine(height, self._at(len(self._months) - 1, share))
            place = QRectF(0, height.y() - self._line / 2, self._area.left() - 6, self._line)
            self._painter.drawText(place, Qt.AlignmentFlag.AlignRight, percent)
        self._draw_months()

    def _draw_months(self) -> None:
        """Draw a line at each month's end, and as many of their numbers as there is room for."""
        count = len(self._months) - 1
        step = max(1, round(2 * self._line * count / self._area.width()))
        for month in range(1, count + 1):
            self._painter.setPen(QPen(self._ink, 1, Qt.PenStyle.DotLine))
            self._painter.drawLine(self._at(month, 0), self._at(month, 1))
            if (month - 1) % step == 0:
                place = QRectF(0, 0, self._line * 2, self._line)
                below = self._at(month - 0.5, 0) + QPointF(0, self._line)
                place.moveCenter(below)
                self._painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(month))

    def _draw_mark(self, spot: Spot) -> None:
        """Draw a decision as a dot, and a turning point as a triangle that points down."""
        at, size = self._at(spot.at, spot.after), self._line * 0.45
        self._painter.setPen(Qt.PenStyle.NoPen)
        if not spot.is_turning:
            self._painter.setBrush(self._colour)
            self._painter.drawEllipse(at, size / 3, size / 3)
            return
        self._painter.setBrush(self._warning)
        corners = (QPointF(-size, -size), QPointF(size, -size), QPointF(0, size))
        self._painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _draw_ring(self, spot: Spot) -> None:
        self._painter.setPen(QPen(self._ink, self._line / 9))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._line * 0.8
        self._painter.drawEllipse(self._at(spot.at, spot.after), radius, radius)
