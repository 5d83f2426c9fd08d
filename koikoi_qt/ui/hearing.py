"""What the program itself lets be heard: its voice and its sounds, each with its own volume."""

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.i18n import Language
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.sounds import Sounds, sounds_of
from koikoi_qt.ui.voice import FocusReader, Voice


class Hearing(QObject):
    """Speaks what is announced and what gets the focus, and plays sounds for what happens."""

    def __init__(
        self,
        app: QApplication,
        announcer: Announcer,
        voice: Voice | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        super().__init__(announcer)
        self.voice = voice or Voice()
        self.sounds = sounds or Sounds(self)
        self._focus = FocusReader(app, self.voice)
        announcer.said.connect(self.voice.say)

    def set_volumes(self, sounds: int, voice: int) -> None:
        """Set both volumes, 0 to 100; 0 is off."""
        self.sounds.set_volume(sounds)
        self.voice.set_volume(voice)

    def set_language(self, language: Language) -> None:
        """Speak a language from now on."""
        self.voice.set_language(language.code)

    def happened(self, events: Iterable[Event], your_turn: bool) -> None:
        """Let be heard what has happened on the table."""
        self.sounds.play(sounds_of(events, your_turn))

    def close(self) -> None:
        """Fall silent."""
        self.voice.close()
