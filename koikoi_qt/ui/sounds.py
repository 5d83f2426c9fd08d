"""A few soft sounds of our own, for what is also said in words.

The extra koikoi-qt[sound] brings QtMultimedia. Without it, and at volume 0, there is silence.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnded,
    Played,
    YakuMade,
)
from koikoi_qt.paths import resources_dir

_log = logging.getLogger(__name__)
GAP_MS = 350
"""Between two sounds, so that each is heard."""


class Sound(StrEnum):
    """The sounds by their files' names."""

    DEAL = "deal"
    CAPTURE = "capture"
    YAKU = "yaku"
    KOIKOI = "koikoi"
    TURN = "turn"
    END = "end"


_OF_EVENT: Final[dict[type, Sound]] = {
    Dealt: Sound.DEAL,
    YakuMade: Sound.YAKU,
    Called: Sound.KOIKOI,
    MonthEnded: Sound.END,
    MatchEnded: Sound.END,
}


def sounds_of(events: Iterable[Event], your_turn: bool) -> tuple[Sound, ...]:
    """Return what sounds for what has happened, each once, and for the turn that begins."""
    heard = [sound for event in events if (sound := _sound_of(event)) is not None]
    return tuple(dict.fromkeys([*heard, *([Sound.TURN] if your_turn else [])]))


def _sound_of(event: Event) -> Sound | None:
    if isinstance(event, (Played, Drawn, Chosen)):
        return Sound.CAPTURE if event.captured else None
    return _OF_EVENT.get(type(event))


class Effect(Protocol):
    """One sound that can be played."""

    def set_volume(self, share: float) -> None:
        """Set the volume, from 0 to 1."""

    def play(self) -> None:
        """Play the sound from its beginning."""


class QtEffect:
    """A sound of QtMultimedia; `ImportError` where the extra is not installed."""

    def __init__(self, sound: Sound, parent: QObject) -> None:
        self._effect: Any = import_module("PySide6.QtMultimedia").QSoundEffect(parent)
        self._effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))

    def set_volume(self, share: float) -> None:
        """Set the volume, from 0 to 1."""
        self._effect.setVolume(share)

    def play(self) -> None:
        """Play the sound from its beginning."""
        self._effect.play()


def sound_file(sound: Sound) -> Path:
    """Return where a sound is; tests/sounds/make_sounds.py made it."""
    return resources_dir() / "sounds" / f"{sound}.wav"


class Sounds(QObject):
    """Plays sounds one after another; volume 0 is off and loads nothing."""

    def __init__(
        self,
        parent: QObject | None = None,
        make_effect: Callable[[Sound, QObject], Effect] = QtEffect,
    ) -> None:
        super().__init__(parent)
        self._make_effect = make_effect
        self._effects: dict[Sound, Effect] = {}
        self._volume = 0
        self._waiting: deque[Sound] = deque()
        self._timer = QTimer(self, singleShot=True, interval=GAP_MS)
        self._timer.timeout.connect(self._play_next)
        self.problem: str | None = None

    @property
    def is_on(self) -> bool:
        """Whether anything is heard."""
        return self._volume > 0 and self.problem is None

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 to 100; 0 switches the sounds off."""
        self._volume = percent
        if percent and not self._effects:
            self._load()
        for effect in self._effects.values():
            effect.set_volume(percent / 100)

    def play(self, sounds: Iterable[Sound]) -> None:
        """Play sounds after those that are being played."""
        if self.is_on:
            self._waiting.extend(sounds)
            if not self._timer.isActive():
                self._play_next()

    def _load(self) -> None:
        try:
            self._effects = {sound: self._make_effect(sound, self) for sound in Sound}
        except (ImportError, OSError, RuntimeError) as error:
            self.problem = str(error)
            _log.warning("the sounds are off: %s", error)

    def _play_next(self) -> None:
        if self._waiting and self.is_on:
            self._effects[self._waiting.popleft()].play()
            self._timer.start()
