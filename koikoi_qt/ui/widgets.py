"""Small widgets of our own, where Qt's do not do what keyboard and ear need."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QWidget,
)

PLAY_HEIGHT = 44
"""The least height in pixels of what is played with; 24 is the least elsewhere."""
LEAST_HEIGHT = 28
MOST_ROWS = 8


class PushButton(QPushButton):
    """A button that Enter presses too: outside dialogs Qt leaves that to Space."""

    def __init__(self, parent: QWidget | None = None, *, least_height: int = LEAST_HEIGHT) -> None:
        super().__init__(parent)
        self.setMinimumHeight(least_height)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class Prompt(QLabel):
    """What is asked: a text that can have the focus, so that a reader can be sent to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, text: str) -> None:
        """Show a text and let it be the widget's name."""
        self.setText(text)
        self.setAccessibleName(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()


class TextList(QListWidget):
    """Lines that are read one by one with the arrow keys and can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def lines(self) -> tuple[str, ...]:
        """The texts shown."""
        return tuple(self.item(row).text() for row in range(self.count()))

    def show_lines(self, lines: Sequence[str], *, newest_current: bool = False) -> None:
        """Show these lines, keeping the items that have not changed."""
        shown = self.lines
        if shown == tuple(lines):
            return
        same = _shared_length(shown, lines)
        for row in range(self.count() - 1, same - 1, -1):
            self.takeItem(row)
        self.addItems(list(lines[same:]))
        self._set_current(newest_current)
        self.updateGeometry()

    def _set_current(self, newest: bool) -> None:
        # A list without a current row says nothing when it is tabbed to.
        if self.count() and (newest or self.currentRow() < 0):
            self.setCurrentRow(self.count() - 1 if newest else 0)
            if newest:
                self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText("\n".join(i.text() for i in self._chosen()))
        elif event.key() in _KEYS_OF_A_LIST or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)
        else:
            # No typing to search: letters are for the table's own keys.
            event.ignore()

    def _chosen(self) -> list[object]:
        return sorted(self.selectedItems(), key=self.row) or [self.currentItem()]

    def sizeHint(self) -> QSize:
        rows = [self.sizeHintForRow(row) for row in range(min(self.count(), MOST_ROWS))]
        height = sum(rows) or self.fontMetrics().height() + 8
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 12, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()


_KEYS_OF_A_LIST = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


def _shared_length(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many items two sequences have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
