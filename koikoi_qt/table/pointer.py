"""Mouse and touch on the table: presses, hovering, tilting the mat, asking about a card."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from koikoi_qt.table.geometry import Tilt
from koikoi_qt.table.pieces import Key

if TYPE_CHECKING:
    from koikoi_qt.table.widget import TableWidget

LONG_PRESS = 600
"""Milliseconds after which a held press asks about the card."""
DEGREES = 0.06
"""How far a pixel of dragging tilts the mat."""
MOST_TILT = 12.0


class Pointer(QObject):
    """Follows one pointer. A press acts when it is let go on the card where it began."""

    def __init__(self, table: "TableWidget") -> None:
        super().__init__(table)
        self._table = table
        self._pressed: Key | None = None
        self._from: QPointF | None = None
        self._tilt = Tilt()
        self._hold = QTimer(self, singleShot=True, interval=LONG_PRESS)
        self._hold.timeout.connect(self._held)
        self._handlers: dict[QEvent.Type, Callable[[QEvent], None]] = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseButtonDblClick: self._press_again,
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
            QEvent.Type.Leave: self._leave,
            QEvent.Type.ContextMenu: self._ask,
            QEvent.Type.ToolTip: self._tell,
        }
        table.setMouseTracking(True)
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handler = self._handlers.get(event.type())
        if handler is None:
            return False
        handler(event)
        return True

    def _press(self, event: QEvent) -> None:
        assert isinstance(event, QMouseEvent)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._from, self._tilt = event.position(), self._table.lean
        self._pressed = self._table.key_at(event.position())
        if self._pressed is not None:
            self._hold.start()

    def _press_again(self, event: QEvent) -> None:
        """A fast player's second press is a press; on the mat two of them level it again."""
        assert isinstance(event, QMouseEvent)
        if self._table.key_at(event.position()) is None:
            self._table.lean_to(Tilt())
        self._press(event)

    def _move(self, event: QEvent) -> None:
        assert isinstance(event, QMouseEvent)
        if self._from is None:
            self._table.hover(self._table.key_at(event.position()))
            return
        way = event.position() - self._from
        if self._pressed is None:
            lean = Tilt(self._tilt.pitch - way.y() * DEGREES, self._tilt.yaw + way.x() * DEGREES)
            self._table.lean_to(lean.within(MOST_TILT))
        elif way.manhattanLength() > QApplication.startDragDistance():
            self._hold.stop()

    def _release(self, event: QEvent) -> None:
        assert isinstance(event, QMouseEvent)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, tilted = self._pressed, self._from is not None and self._pressed is None
        self._forget()
        if tilted:
            self._table.settle()
        elif pressed is not None and self._table.key_at(event.position()) == pressed:
            self._table.press(pressed)

    def _leave(self, event: QEvent) -> None:
        self._table.hover(None)

    def _forget(self) -> None:
        self._hold.stop()
        self._pressed = self._from = None

    def _held(self) -> None:
        pressed = self._pressed
        self._forget()
        if pressed is not None:
            self._table.ask(pressed)

    def _ask(self, event: QEvent) -> None:
        """A right click, or the menu key while the pointer is here."""
        assert isinstance(event, QContextMenuEvent)
        key = self._table.key_at(QPointF(event.pos()))
        if key is not None:
            self._table.ask(key)

    def _tell(self, event: QEvent) -> None:
        """The pointer rests on a card."""
        assert isinstance(event, QHelpEvent)
        tip = self._table.tip_at(QPointF(event.pos()))
        QToolTip.showText(event.globalPos(), tip, self._table)
