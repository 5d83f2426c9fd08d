"""The painted widget: a canvas, its motion by the clock, and pictures made ahead."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.table.animator import Animator, system_wants_stillness
from koikoi_qt.table.canvas import Canvas, Emphasis
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.motion import plan
from koikoi_qt.table.pieces import Piece
from koikoi_qt.table.state import Speed

IDLE_STEP = 25
"""Milliseconds between two pictures that are made ahead."""


class Stage(QWidget):
    """Paints a canvas. What stands out, and what follows a motion, is for the table to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = Canvas(self.font())
        self._animator = Animator(self, self.step, self._end_motion)
        self._moving = QRegion()
        # Card pictures are made while nothing happens, so that no motion waits for one.
        self._idle = QTimer(self, interval=IDLE_STEP)
        self._idle.timeout.connect(self._warm)

    def emphasis(self) -> Emphasis:
        """Return what stands out now."""
        return Emphasis()

    def arrived(self) -> None:
        """All cards have arrived."""

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self._animator.motion is not None

    @property
    def preparing(self) -> bool:
        """Whether card pictures are still being made ahead."""
        return self._idle.isActive()

    def move_cards(
        self,
        events: Sequence[Event],
        before: Sequence[Piece],
        layout: Layout | None,
        seat: int,
        speed: Speed,
    ) -> None:
        """Let the cards go from where they were, in an older layout, to where they are."""
        now = self._canvas.layout
        if now and layout and now.card == layout.card and not system_wants_stillness(self):
            self._animator.start(plan(events, before, self._canvas.pieces, now, seat), speed)

    def finish_motion(self) -> None:
        """Put all cards where they belong at once."""
        self._animator.finish()

    def step(self) -> None:
        """Cards have moved on: paint where they were and where they are."""
        motion = self._animator.motion
        if motion:
            touched = self._canvas.touched(motion, self._animator.time)
            self.update(touched + self._moving)
            self._moving = touched

    def prepare(self) -> None:
        """Make the pictures that may be needed, one after the other, while nothing happens."""
        self._idle.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._canvas.paint(painter, self.emphasis(), self._animator.motion, self._animator.time)
        painter.end()

    def _end_motion(self) -> None:
        self._moving = QRegion()
        self.arrived()
        self.update()

    def _warm(self) -> None:
        if not self.moving and not self._canvas.warm():
            self._idle.stop()
