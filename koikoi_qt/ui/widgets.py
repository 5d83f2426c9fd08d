"""Small widgets of our own, where Qt's do not do what keyboard and ear need."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

PLAY_HEIGHT = 44
"""The least height in pixels of what is played with; 24 is the least elsewhere."""
LEAST_HEIGHT = 28
MOST_ROWS = 8
MOST_HEIGHT = 10_000
FIRST_MARGIN = 3
"""Around the button that stands out, inside its height: the focus ring is drawn there."""
TEXT_MARGIN = 11
"""Between a text and the edge of its control, the focus ring included."""
LINE_MARGIN = 7
"""As much above and below it."""
ROW_MARGIN = 5
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
CENTRED = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
)


class PushButton(QPushButton):
    """A button that wraps its text and that Enter presses, which Qt does only in dialogs."""

    text_flags = CENTRED

    def __init__(self, parent: QWidget | None = None, *, least_height: int = LEAST_HEIGHT) -> None:
        super().__init__(parent)
        self._least_height = least_height
        self.setAutoDefault(False)
        policy = self.sizePolicy()
        # A push button is never narrower than its text on one line, unless told so.
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        # And never higher than on one line either.
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        text = self.fontMetrics().size(Qt.TextFlag.TextSingleLine, self._shown_text())
        width = max(hint.width(), text.width() + 2 * TEXT_MARGIN + 2)
        height = max(hint.height(), text.height() + 2 * LINE_MARGIN, self._least_height)
        return QSize(width, height)

    def minimumSizeHint(self) -> QSize:
        words = self._shown_text().split() or [""]
        widest = max(self.fontMetrics().horizontalAdvance(word) for word in words)
        return QSize(widest + 2 * TEXT_MARGIN, self._least_height)

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - 2 * TEXT_MARGIN), MOST_HEIGHT)
        text = self.fontMetrics().boundingRect(room, WRAPPED, self._shown_text())
        return max(self._least_height, text.height() + 2 * LINE_MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        role = (
            QPalette.ColorRole.HighlightedText if self.isDown() else QPalette.ColorRole.ButtonText
        )
        room = self.rect().adjusted(TEXT_MARGIN, 0, -TEXT_MARGIN, 0)
        painter.setPen(self.palette().color(role))
        painter.drawText(room, self.text_flags, self._shown_text())

    def _shown_text(self) -> str:
        # An ampersand alone marks a key and is not shown, two show one.
        return self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


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


class Sentence(QLabel):
    """What a control does, below it. A reader tells it with the control, as its description."""

    # Labels that belong to no control are all read when a dialog opens.
    accessible_role = QAccessible.Role.Paragraph

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, text: str) -> None:
        """Show a text and let it be the widget's name."""
        self.setText(text)
        self.setAccessibleName(text)


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
            row = self.count() - 1 if newest else 0
            self.setCurrentRow(row, QItemSelectionModel.SelectionFlag.NoUpdate)
            if newest:
                self.scrollToBottom()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Marked only while it has the focus: elsewhere a marked line would look like an action.
        if not self.selectedItems() and self.currentItem() is not None:
            self.currentItem().setSelected(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText("\n".join(i.text() for i in self._chosen()))
        elif event.key() in _KEYS_OF_A_LIST or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)
        else:
            # No typing to search: letters are for the table's own keys.
            event.ignore()

    def _chosen(self) -> list[QListWidgetItem]:
        current = self.currentItem()
        return sorted(self.selectedItems(), key=self.row) or [current] * (current is not None)

    def sizeHint(self) -> QSize:
        rows = [self._row_height(line) for line in self.lines[:MOST_ROWS]]
        height = sum(rows) or self.fontMetrics().height() + 8
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + 4)

    def _row_height(self, line: str) -> int:
        # Qt itself knows the heights of wrapped rows only after it has laid them out.
        room = QRect(0, 0, max(1, self._row_width()), MOST_HEIGHT)
        return self.fontMetrics().boundingRect(room, WRAPPED, line).height() + 2

    def _row_width(self) -> int:
        # Not the viewport's width, which a scroll bar takes from: the height that is wished for
        # would call the bar and dismiss it without end.
        width = self.width() - 2 * (self.frameWidth() + ROW_MARGIN)
        needs_bar = self.count() > MOST_ROWS
        return width - self.verticalScrollBar().sizeHint().width() * needs_bar

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 12, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Wrapped at another width, the lines are of other heights.
            self.updateGeometry()

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
