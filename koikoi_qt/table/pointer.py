"""Mouse and touch on the table: presses, hovering, tilting the mat, asking about a card."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from koikoi_qt.table.geometry import Tilt
from koikoi_qt.table.pieces import Key

if TYPE_CHECKING:
    from koikoi_qt.table.widget import TableWidget

LONG_PRESS = 600
"""Milliseconds after which a held press asks about the card."""
DEGREES = 0.06
"""How far a pixel of dragging tilts the mat."""
MOST_TILT = 12.0


class Pointer:
    """Follows one pointer. A press acts when it is let go on the card where it began."""

    def __init__(self, table: "TableWidget") -> None:
        self._table = table
        self._pressed: Key | None = None
        self._from: QPointF | None = None
        self._tilt = Tilt()
        self._hold = QTimer(table, singleShot=True, interval=LONG_PRESS)
        self._hold.timeout.connect(self._held)

    @property
    def dragging(self) -> bool:
        """Whether the mat is being tilted."""
        return self._from is not None and self._pressed is None

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._from, self._tilt = event.position(), self._table.lean
        self._pressed = self._table.key_at(event.position())
        if self._pressed is not None:
            self._hold.start()

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        if self._from is None:
            self._table.hover(self._table.key_at(event.position()))
            return
        way = event.position() - self._from
        if self._pressed is None:
            lean = Tilt(self._tilt.pitch - way.y() * DEGREES, self._tilt.yaw + way.x() * DEGREES)
            self._table.lean_to(lean.within(MOST_TILT))
        elif way.manhattanLength() > QApplication.startDragDistance():
            self._hold.stop()

    def release(self, event: QMouseEvent) -> None:
        """The button went up."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, tilted = self._pressed, self.dragging
        self.forget()
        if tilted:
            self._table.settle()
        elif pressed is not None and self._table.key_at(event.position()) == pressed:
            self._table.press(pressed)

    def forget(self) -> None:
        """Drop a press that has begun."""
        self._hold.stop()
        self._pressed = self._from = None

    def _held(self) -> None:
        pressed = self._pressed
        self.forget()
        if pressed is not None:
            self._table.ask(pressed)
