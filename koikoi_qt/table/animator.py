"""Runs a motion by the clock, and asks for only those pixels that change."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

from koikoi_qt.table.motion import Motion
from koikoi_qt.table.state import Speed

FRAME = 16
FACTORS = {Speed.FAST: 2.0, Speed.NORMAL: 1.0, Speed.SLOW: 0.5}


class Animator(QObject):
    """At most one motion at a time. `step` is called at every frame, `done` at the end."""

    def __init__(self, parent: QObject, step: Callable[[], None], done: Callable[[], None]) -> None:
        super().__init__(parent)
        self.motion: Motion | None = None
        self._factor = 1.0
        self._clock = QElapsedTimer()
        self._done = done
        self._step = step
        self._timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def time(self) -> float:
        """How far the motion is, in its own milliseconds."""
        return self._clock.elapsed() * self._factor if self.motion else 0.0

    def start(self, motion: Motion, speed: Speed) -> None:
        """Begin a motion; one without length, or at no speed, is over before it begins."""
        if speed is Speed.OFF or motion.duration == 0:
            return
        self.motion, self._factor = motion, FACTORS[speed]
        self._clock.start()
        self._timer.start()

    def finish(self) -> None:
        """Be at the end at once."""
        if self.motion is not None:
            self.motion = None
            self._timer.stop()
            self._done()

    def _tick(self) -> None:
        if self.motion and self.time >= self.motion.duration:
            self.finish()
        else:
            self._step()


def system_wants_stillness(widget: QWidget) -> bool:
    """Tell whether the system asks for reduced motion."""
    # New in Qt 6.12; before that only the style knows.
    preference = getattr(QGuiApplication, "motionPreference", None)
    if preference is not None and "Reduce" in str(preference()):
        return True
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) == 0
