"""The one place from which the program speaks to those who listen.

Everything that should be heard without being looked for goes through an `Announcer`: it puts what
is said in one turn of the event loop into one utterance, hands it to the screen reader and keeps
it, so that it can be heard again.
"""

from collections import deque
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from koikoi_qt.ui.screen_reader import ScreenReader

REMEMBERED = 500


class Priority(IntEnum):
    """What is said first when several things happen at once; nothing interrupts anything."""

    NOW = 0  # what must be acted on: an error, a decision to make
    NEXT = 1
    BACKGROUND = 2  # only the newest of its kind is worth hearing


@dataclass(frozen=True)
class _Message:
    text: str
    priority: Priority
    kind: str | None
    kept: bool = True

    def supersedes(self, earlier: "_Message") -> bool:
        same_kind = self.kind is not None and self.kind == earlier.kind
        return same_kind and earlier.priority is Priority.BACKGROUND


class History:
    """What was said, to be walked through one utterance at a time; the walk begins at the end."""

    def __init__(self) -> None:
        self._said: deque[str] = deque(maxlen=REMEMBERED)
        self._place = 0

    def add(self, utterance: str) -> None:
        """Keep an utterance; the next walk begins with it."""
        self._said.append(utterance)
        self._place = len(self._said) - 1

    def step(self, steps: int) -> str | None:
        """The utterance so many steps later (earlier if negative), but none beyond the ends.

        None when nothing was said yet.
        """
        if not self._said:
            return None
        self._place = min(max(self._place + steps, 0), len(self._said) - 1)
        return self._said[self._place]


class Announcer(QObject):
    """Speaks for a window. Announcing never moves the focus.

    A change of focus *after* an announcement silences it: move the focus first, in the same turn
    of the event loop. `said` is emitted with each utterance.
    """

    said = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._reader = ScreenReader(window)
        self._history = History()
        self._last: str | None = None
        self._waiting: list[_Message] = []
        self._turn_ends = QTimer(self, singleShot=True, interval=0)
        self._turn_ends.timeout.connect(self._say_waiting)

    def say(self, text: str, priority: Priority = Priority.NEXT, kind: str | None = None) -> None:
        """Say a whole sentence, or several, at the end of this turn of the event loop.

        What is said in one turn becomes one utterance, by priority and then in order. A background
        message is dropped for a later one of the same `kind`, a name that the caller chooses.
        """
        self._put(_Message(text, priority, kind))

    def answer(self, text: str) -> None:
        """Say what was asked for by a key: first, and without a place in the history."""
        self._put(_Message(text, Priority.NOW, kind=None, kept=False))

    def repeat(self) -> bool:
        """Say again what was said last; False when nothing was."""
        return self._say_again(self._last)

    def earlier(self) -> bool:
        """Say the utterance before the one heard last; False when there is none at all."""
        return self._say_again(self._history.step(-1))

    def later(self) -> bool:
        """Say the utterance after the one heard last; False when there is none at all."""
        return self._say_again(self._history.step(+1))

    def forget(self) -> None:
        """Let nobody hear any of it again: another person takes the seat.

        What happened in this turn of the event loop and is not said yet is still said.
        """
        self._waiting = [message for message in self._waiting if message.kept]
        self._history = History()
        self._last = None
        self._reader.forget()

    def _put(self, message: _Message) -> None:
        waiting = [m for m in self._waiting if not message.supersedes(m)]
        self._waiting = [*waiting, message]
        self._turn_ends.start()

    def _say_waiting(self) -> None:
        messages = sorted(self._waiting, key=lambda message: message.priority)
        self._waiting = []
        if not messages:
            return
        if kept := [message.text for message in messages if message.kept]:
            self._history.add(" ".join(kept))
        alone = all(message.priority is Priority.NOW for message in messages)
        self._utter(" ".join(message.text for message in messages), at_once=alone)

    def _say_again(self, utterance: str | None) -> bool:
        if utterance is not None:
            self._utter(utterance, at_once=True)
        return utterance is not None

    def _utter(self, utterance: str, *, at_once: bool) -> None:
        self._last = utterance
        self._reader.tell(utterance, at_once=at_once)
        self.said.emit(utterance)
