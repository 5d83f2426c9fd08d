"""Self-voicing, for people without a screen reader: the program speaks by itself.

The extra koikoi-qt[sound] brings prismatoid, which speaks with what the system speaks with. It is
asked for only when the volume is turned up, and works in a thread of its own: whatever is missing
or hangs there, the window never waits for it.
"""

import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

_log = logging.getLogger(__name__)


class VoiceError(Exception):
    """The system's speech cannot be used; the message says why."""


class Speaker(Protocol):
    """Something that speaks. Each call may raise VoiceError."""

    def speak(self, text: str, interrupt: bool) -> None:
        """Speak a text, after or instead of what is being spoken."""

    def set_volume(self, share: float) -> None:
        """Set the volume, from 0 to 1."""

    def set_language(self, code: str) -> None:
        """Use a voice of a language, where there is one."""


# What speaks by itself, the best first. Screen readers are left out: where one runs, it speaks.
_SYSTEM_VOICES: Final = ("AV_SPEECH", "ONE_CORE", "SAPI", "SPEECH_DISPATCHER")


class PrismSpeaker:
    """Speaks through prismatoid."""

    def __init__(self) -> None:
        try:
            prism = import_module("prism")
        except (ImportError, OSError) as error:
            raise VoiceError(f"prismatoid is not there: {error}") from error
        self._errors = (prism.PrismError, RuntimeError, ValueError, KeyError)
        self._context: Any = self._call(prism.Context)
        self._backend = self._first_that_works(prism.BackendId)

    def _first_that_works(self, ids: Any) -> Any:
        reasons = []
        for name in _SYSTEM_VOICES:
            try:
                return self._call(self._context.create, ids[name])
            except VoiceError as error:
                reasons.append(f"{name}: {error}")
        raise VoiceError("; ".join(reasons))

    def _call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return function(*arguments)
        except self._errors as error:
            raise VoiceError(str(error)) from error

    def speak(self, text: str, interrupt: bool) -> None:
        """Speak a text, after or instead of what is being spoken."""
        self._call(self._backend.speak, text, interrupt)

    def set_volume(self, share: float) -> None:
        """Set the volume; a voice that has none of its own keeps the system's."""
        if self._backend.features.supports_set_volume:
            self._call(setattr, self._backend, "volume", share)

    def set_language(self, code: str) -> None:
        """Use the first voice of a language; without one the system's own goes on."""
        features = self._backend.features
        if not (features.supports_set_voice and features.supports_get_voice_language):
            return
        for place in range(self._call(getattr, self._backend, "voices_count")):
            if self._call(self._backend.get_voice_language, place).startswith(code):
                self._call(setattr, self._backend, "voice", place)
                return


@dataclass(frozen=True, slots=True)
class _Order:
    text: str = ""
    interrupt: bool = False
    volume: float | None = None
    language: str | None = None


class Voice:
    """Speaks texts one after another, or not at all: volume 0 is off and asks for nothing."""

    def __init__(self, open_speaker: Callable[[], Speaker] = PrismSpeaker) -> None:
        self._open_speaker = open_speaker
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._volume = 0
        self._language = "en"
        self.problem: str | None = None

    @property
    def is_on(self) -> bool:
        """Whether anything is spoken."""
        return self._volume > 0 and self.problem is None

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 to 100; 0 switches the voice off."""
        self._volume = percent
        if percent:
            self._start()
            self._orders.put(_Order(volume=percent / 100))

    def set_language(self, code: str) -> None:
        """Speak a language from now on."""
        self._language = code
        if self._thread is not None:
            self._orders.put(_Order(language=code))

    def say(self, text: str, interrupt: bool = False) -> None:
        """Speak a text when the voice is on."""
        if text and self.is_on:
            if interrupt:
                self._drop_waiting()
            self._orders.put(_Order(text=text, interrupt=interrupt))

    def close(self, patience: float = 1.0) -> None:
        """Stop speaking; a voice that hangs is left behind after so many seconds."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(patience)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
            self._thread.start()
            self._orders.put(_Order(language=self._language))

    def _drop_waiting(self) -> None:
        """Forget texts that have not been spoken, and keep the other orders."""
        kept = []
        with contextlib.suppress(queue.Empty):
            while True:
                order = self._orders.get_nowait()
                if order is None or not order.text:
                    kept.append(order)
        for order in kept:
            self._orders.put(order)

    def _work(self) -> None:
        try:
            speaker = self._open_speaker()
            while (order := self._orders.get()) is not None:
                _obey(speaker, order)
        except VoiceError as error:
            self.problem = str(error)
            _log.warning("the voice is off: %s", error)


def _obey(speaker: Speaker, order: _Order) -> None:
    if order.volume is not None:
        speaker.set_volume(order.volume)
    if order.language is not None:
        speaker.set_language(order.language)
    if order.text:
        speaker.speak(order.text, order.interrupt)


class FocusReader(QObject):
    """Speaks the name of what gets the focus, as a screen reader would."""

    def __init__(self, app: QApplication, voice: Voice) -> None:
        super().__init__(app)
        self._voice = voice
        self._view: QAbstractItemView | None = None
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._view is not None:
            with contextlib.suppress(RuntimeError):
                # The list may be gone by now.
                self._view.selectionModel().currentChanged.disconnect(self._on_row)
            self._view = None
        if now is None or not self._voice.is_on:
            return
        self._voice.say(spoken_name(now), interrupt=True)
        if isinstance(now, QAbstractItemView) and now.selectionModel() is not None:
            self._view = now
            now.selectionModel().currentChanged.connect(self._on_row)
            self._voice.say(_row_text(now.currentIndex()))

    def _on_row(self, index: QModelIndex) -> None:
        self._voice.say(_row_text(index), interrupt=True)


def _row_text(index: QModelIndex) -> str:
    return str(index.data() or "") if index.isValid() else ""


def spoken_name(widget: QWidget) -> str:
    """Return a control's name, and its value where it has one."""
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is None:
        return ""
    parts = (interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Value))
    return ". ".join(dict.fromkeys(filter(None, parts)))
