"""Parts of forms: fields with their labels and sentences, and a page that scrolls."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.ui.widgets import Sentence

TEXT_MARGIN = 4

Choices = Sequence[tuple[Hashable, str]]
"""Values with their names, in order."""


class ChoiceBox(QComboBox):
    """A choice among values; `picked` brings the value that a person chose."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[Hashable] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # Qt adjusts it to its contents a while after any layout has stretched it.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(self._on_activated)

    @property
    def value(self) -> Hashable:
        """The value that is chosen."""
        return self._values[self.currentIndex()]

    @property
    def values(self) -> tuple[Hashable, ...]:
        """All values to choose from."""
        return tuple(self._values)

    def show_choices(self, choices: Choices) -> None:
        """Offer these; what was chosen stays chosen where it is among them."""
        before = self._values[self.currentIndex()] if self._values else None
        self._values = [value for value, _ in choices]
        if len(choices) == self.count():
            # Other words for the same items: a list that is open stays open.
            for row, (_, name) in enumerate(choices):
                self.setItemText(row, name)
        else:
            self.clear()
            self.addItems([name for _, name in choices])
        self.choose(before if before in self._values else self._values[0])

    def choose(self, value: Hashable) -> None:
        """Choose a value of the list."""
        self.setCurrentIndex(self._values.index(value))

    def _on_activated(self, row: int) -> None:
        self.picked.emit(self._values[row])

    def sizeHint(self) -> QSize:
        # With large text the style reckons with a smaller arrow than it draws.
        return super().sizeHint() + QSize(self.fontMetrics().averageCharWidth(), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling a page past a field must not change it.
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberBox(QSpinBox):
    """A whole number."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        # A style sheet's padding does not reach the text of a spin box.
        self.lineEdit().setTextMargins(TEXT_MARGIN, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Labelled(QWidget):
    """A control below its label, and below both a sentence on what it does, if there is one."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.label = bold_label()
        # A combo box has no other name for a screen reader on Linux.
        self.label.setBuddy(control)
        self.sentence = Sentence()
        self.sentence.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.label)
        layout.addWidget(control, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.sentence)

    def show_texts(self, title: str, sentence: str = "") -> None:
        """Show the label and the sentence; the sentence is told with the control too."""
        self.label.setText(title)
        self.sentence.say(sentence)
        self.sentence.setVisible(bool(sentence))
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(sentence)

    def sizeHint(self) -> QSize:
        # On one line where there is room, so that those side by side are level.
        hint = super().sizeHint()
        title = self.label.fontMetrics().horizontalAdvance(self.label.text())
        width = max(hint.width(), title + TEXT_MARGIN)
        return QSize(width, self.heightForWidth(width))


class ScrollPage(QScrollArea):
    """A page that scrolls where it does not fit; it is no stop of its own for Tab."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        # Qt scrolls to what Tab comes to inside, but not where the focus comes in from outside.
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)
        # What has the focus stays in sight when the page becomes longer around it.
        self.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)

    def _follow_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now):
            line = self.fontMetrics().height()
            # The label above and the sentence below belong to it.
            self.ensureWidgetVisible(now, line, 3 * line)

    def _keep_in_sight(self) -> None:
        self._follow_focus(None, QApplication.focusWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The page's own keys are for whom it lies in.
        event.ignore()


class Column(QWidget):
    """A page's column: in the middle, and no wider than lines can be read with ease."""

    def __init__(self, characters: int = 96) -> None:
        super().__init__()
        self._characters = characters
        self._set_width()

    def centred(self) -> QWidget:
        """Return a page with the column in its middle."""
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.addStretch(1)
        # All of the width up to the column's own limit.
        layout.addWidget(self, 1000)
        layout.addStretch(1)
        return page

    def _set_width(self) -> None:
        self.setMaximumWidth(self._characters * self.fontMetrics().averageCharWidth())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_width()


class FlowLayout(QLayout):
    """Widgets side by side, going on in a new line where the width ends."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's
        sizes = [item.minimumSize() for item in self._shown()]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Set the widgets in lines, and return the height that they take."""
        y = rect.y()
        for line in self._lines(rect.width()):
            x, height = rect.x(), max(size.height() for _, size in line)
            for item, size in line:
                centred = bool(item.alignment() & Qt.AlignmentFlag.AlignVCenter)
                if place:
                    down = (height - size.height()) // 2 if centred else 0
                    item.setGeometry(QRect(QPoint(x, y + down), size))
                x += size.width() + self._gap
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return what stands in each line, with its size."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        right = 0
        for item in self._shown():
            size = _size_within(item, width)
            if not lines or right + size.width() > width:
                lines.append([])
                right = 0
            lines[-1].append((item, size))
            right += size.width() + self._gap
        return lines


def _size_within(item: QLayoutItem, width: int) -> QSize:
    """Return the size that an item wants, higher where it has to be narrower than that."""
    size = item.sizeHint()
    if size.width() <= width:
        return size
    height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
    return QSize(width, height)


def resize_for_text(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog a size in pixels for text of the usual size, larger with the text.

    It is never larger than the window it belongs to, or the screen.
    """
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    growth = max(1.0, dialog.font().pointSizeF() / usual)
    parent = dialog.parentWidget()
    most = parent.window().size() if parent else dialog.screen().availableSize()
    dialog.resize((QSize(width, height) * growth).boundedTo(most))


def wrapped_label(text: str = "") -> QLabel:
    """Return a label of plain text that is broken into lines where need be."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def set_level(widget: QWidget, level: str) -> None:
    """Let the style sheet show what a widget is: a title, a heading, a card, the first button."""
    widget.setProperty("level", level)


def bold_label() -> QLabel:
    """Return a label that stands out as a title."""
    label = wrapped_label()
    make_bold(label)
    return label


def make_bold(widget: QWidget) -> None:
    """Let a widget's text stand out; its size goes on following the text size."""
    font = QFont()
    font.setBold(True)
    widget.setFont(font)
