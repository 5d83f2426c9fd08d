"""The signs on the table, each a widget with its text for readers: players, month, result."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from koikoi_qt.table.painting import draw_plate
from koikoi_qt.table.palette import LIGHT, Palette

PLAY_TARGET = 44
"""The least height of a button that plays, in pixels; of others 24."""
OTHER_TARGET = 26
_WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class PlayerText:
    """What a player's sign says; `seat` chooses the colour and the shape of the swatch.

    `widest` are the texts below the name at their longest: the sign's room is kept for them, so
    that the cards do not jump when a sign grows.
    """

    seat: int
    title: str
    total: str
    chips: tuple[str, ...]
    to_play: bool
    widest: tuple[str, ...] = ()


class Plate(QLabel):
    """A text for readers, who come upon it as they read. The eye sees what is painted."""

    # Labels that belong to no control are all read when a dialog opens.
    accessible_role = QAccessible.Role.Paragraph

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's
        super().setText(text)
        self.setAccessibleName(text)


class Sign(Plate):
    """A plate with a line of text in the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.colours = LIGHT
        self.widest = ""

    def reserved(self) -> QSize:
        """Return how large the sign can become."""
        return self._sized(max(self.text(), self.widest, key=len))

    def _sized(self, text: str) -> QSize:
        metrics = QFontMetricsF(_bold(self.font()))
        return QSize(
            round(metrics.horizontalAdvance(text) + 1.4 * metrics.height()),
            round(metrics.height() * 1.5),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = _begin(self, self.colours)
        painter.setFont(_bold(self.font()))
        painter.setPen(QColor(self.colours.text))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class PlayerSign(Plate):
    """Who sits there: swatch and name above, points and small signs below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.colours = LIGHT
        self.tall = False
        """Whether the small signs stand on a line of their own, below the points."""
        self._player = PlayerText(0, "", "", (), False)

    def show_player(self, player: PlayerText) -> None:
        """Show another player, or the same one otherwise."""
        self._player = player
        # What a reader finds here; the eye sees the same on the plate.
        self.setText(", ".join((player.title, player.total, *player.chips)))
        self.update()

    def wanted(self) -> QSize:
        """Return how large the sign must be for its text."""
        return self._sized((self._player.total, *self._player.chips), self.tall)

    def reserved(self, *, tall: bool = False) -> QSize:
        """Return how large the sign can become."""
        now = (self._player.total, *self._player.chips)
        return self._sized(self._player.widest, tall).expandedTo(self._sized(now, tall))

    def _sized(self, texts: tuple[str, ...], tall: bool) -> QSize:
        line = QFontMetricsF(self.font()).height()
        name = QFontMetricsF(_bold(self.font())).horizontalAdvance(self._player.title)
        rows = (texts[:1], texts[1:]) if tall and texts[1:] else (texts,)
        below = max(map(self._below_width, rows))
        height = line * (1.65 + 1.3 * len(rows))
        return QSize(round(max(name + 1.3 * line, below) + 1.2 * line), round(height))

    def _below_width(self, texts: tuple[str, ...]) -> float:
        metrics = QFontMetricsF(self.font())
        line = metrics.height()
        return sum(metrics.horizontalAdvance(text) + line for text in texts) - line * 0.4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = _begin(self, self.colours, strong=self._player.to_play)
        line = QFontMetricsF(self.font()).height()
        left, top = line * 0.6, line * 0.28
        self._paint_swatch(painter, QRectF(left, top + line * 0.15, line * 0.8, line * 0.8))
        painter.setFont(_bold(self.font()))
        painter.setPen(QColor(self.colours.text))
        name = QRectF(left + line * 1.2, top, self.width() - left - line * 1.2, line * 1.1)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, self._player.title)
        self._paint_below(painter, left, top + line * 1.2, line)
        painter.end()

    def _paint_swatch(self, painter: QPainter, place: QRectF) -> None:
        """Red is a square, Blue a disc: told apart by shape as well."""
        colour = self.colours.blue if self._player.seat else self.colours.red
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        if self._player.seat:
            painter.drawEllipse(place)
        else:
            painter.drawRoundedRect(place, place.width() * 0.15, place.width() * 0.15)

    def _paint_below(self, painter: QPainter, left: float, top: float, line: float) -> None:
        metrics = QFontMetricsF(self.font())
        painter.setFont(self.font())
        painter.setPen(QColor(self.colours.text))
        painter.drawText(QPointF(left, top + line * 0.15 + metrics.ascent()), self._player.total)
        if self.tall:
            top += line * 1.3
        else:
            left += metrics.horizontalAdvance(self._player.total) + line * 0.6
        for chip in self._player.chips:
            width = metrics.horizontalAdvance(chip) + line * 0.7
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.chip))
            place = QRectF(left, top + line * 0.1, width, line * 1.1)
            painter.drawRoundedRect(place, line * 0.3, line * 0.3)
            painter.setPen(QColor(self.colours.chip_text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, chip)
            left += width + line * 0.3


class ResultSign(Plate):
    """The result of a month or of the match, over the field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.colours = LIGHT
        self._lines: tuple[str, ...] = ()

    def show_lines(self, lines: tuple[str, ...], width: int, height: int) -> QSize:
        """Show as many lines as fit, the first always, and return the room they take."""
        shown = len(lines)
        while shown > 1 and self._needed(lines[:shown], width) > height:
            shown -= 1
        self._lines = lines[:shown]
        self.setText("\n".join(self._lines))
        return QSize(width, round(self._needed(self._lines, width)))

    def _needed(self, lines: tuple[str, ...], width: float) -> float:
        return sum(self._heights(lines, width)) + 2 * self._margin()

    def _heights(self, lines: tuple[str, ...], width: float) -> list[float]:
        """How high each line is, with its wrapping; the first is written larger."""
        room = QRectF(0, 0, width - 2 * self._margin(), 10_000)
        return [
            QFontMetricsF(self._font_of(index)).boundingRect(room, _WRAPPED, line).height()
            + self._margin() * 0.3
            for index, line in enumerate(lines)
        ]

    def _margin(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _font_of(self, index: int) -> QFont:
        if index:
            return self.font()
        font = _bold(self.font())
        font.setPixelSize(round(font.pixelSize() * 1.3))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = _begin(self, self.colours, strong=True)
        painter.setPen(QColor(self.colours.text))
        margin = top = self._margin()
        for index, height in enumerate(self._heights(self._lines, self.width())):
            painter.setFont(self._font_of(index))
            place = QRectF(margin, top, self.width() - 2 * margin, height)
            painter.drawText(place, _WRAPPED, self._lines[index])
            top += height
        painter.end()


class PlateButton(QAbstractButton):
    """A button with a text; `target` is its least height in pixels."""

    def __init__(self, parent: QWidget, target: int) -> None:
        super().__init__(parent)
        self._target = target
        self.colours = LIGHT
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted(self) -> QSize:
        """Return how large the button must be for its text."""
        return button_size(self.font(), self.text(), self._target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.colours
        strong = self.isChecked() if self.isCheckable() else True
        place = QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5)
        ground, ink = (colours.chip, colours.chip_text) if strong else (colours.plate, colours.text)
        width = 3.0 if self.isDown() or self.underMouse() else 1.5
        painter.setPen(QPen(QColor(colours.plate_edge), width))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(place, 7, 7)
        painter.setFont(_bold(self.font()))
        painter.setPen(QColor(ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            _paint_focus(painter, QRectF(self.rect()), colours)
        painter.end()


def button_size(font: QFont, text: str, target: int) -> QSize:
    """Return how large a button with this text must be."""
    metrics = QFontMetricsF(_bold(font))
    height = max(target, round(metrics.height() * 1.3) + 8)
    return QSize(round(metrics.horizontalAdvance(text) + metrics.height() * 1.2) + 8, height)


def _paint_focus(painter: QPainter, place: QRectF, colours: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, inset in ((colours.focus, 1.0), (colours.focus_edge, 3.0)):
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 8, 8)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _begin(widget: QWidget, colours: Palette, strong: bool = False) -> QPainter:
    """Begin to paint a widget with its plate."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(widget.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
    draw_plate(painter, place, colours, 7)
    if strong:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.plate_edge), 3))
        painter.drawRoundedRect(place, 7, 7)
    return painter
