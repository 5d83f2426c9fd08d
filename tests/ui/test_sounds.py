"""The sounds: as the script makes them, one after another, and silence where they cannot be."""

import array
import sys
import wave

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.events import Called, Drawn, Event, MatchEnded, Played
from koikoi_qt.ui.sounds import Effect, Sound, Sounds, sound_file, sounds_of
from tests.sounds.make_sounds import PEAK, RATE, as_frames
from tests.sounds.make_sounds import sounds as made_sounds
from tests.wording.telling import EVENTS

MADE = made_sounds()
LOUDEST = round(PEAK * 32767)


def frames(sound: Sound) -> list[int]:
    with wave.open(str(sound_file(sound))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return list(found)


@pytest.mark.parametrize("sound", Sound)
def test_the_files_are_what_the_script_makes(sound: Sound) -> None:
    kept, made = frames(sound), list(as_frames(MADE[sound]))
    assert len(kept) == len(made)
    # Sines differ in their last digit from system to system.
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 2


def test_there_is_no_other_sound() -> None:
    assert MADE.keys() == set(Sound)
    assert {path.stem for path in sound_file(Sound.END).parent.iterdir()} == set(Sound)


@pytest.mark.parametrize("sound", Sound)
def test_sounds_are_short_and_soft_and_do_not_click(sound: Sound) -> None:
    found = frames(sound)
    assert len(found) / RATE <= 2.1
    assert LOUDEST * 0.8 <= max(map(abs, found)) <= LOUDEST
    assert abs(found[0]) < 100 and abs(found[-1]) < 100
    assert abs(sum(found) / len(found)) < LOUDEST * 0.01


def test_each_thing_sounds_once_and_the_turn_comes_last() -> None:
    three_l = cards("3L")
    events: list[Event] = [
        Played(1, cards("3P1")[0], three_l),
        Drawn(1, cards("8L")[0], cards("8P1")),
        Called(1, 1),
    ]
    assert sounds_of(events, your_turn=True) == (Sound.CAPTURE, Sound.KOIKOI, Sound.TURN)
    assert sounds_of([Played(0, cards("3P1")[0], ())], your_turn=False) == ()
    assert sounds_of([MatchEnded((1, 0), 0)], your_turn=False) == (Sound.END,)
    heard = {sound for event in EVENTS.values() for sound in sounds_of([event], your_turn=False)}
    assert heard == set(Sound) - {Sound.TURN}


class Noted:
    """Writes down what would be heard."""

    heard: list[tuple[Sound, float]]

    def __init__(self, sound: Sound, parent: QObject) -> None:
        self._sound, self._volume = sound, 0.0

    def set_volume(self, share: float) -> None:
        self._volume = share

    def play(self) -> None:
        type(self).heard.append((self._sound, self._volume))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sound, float]]:
    found: list[tuple[Sound, float]] = []
    monkeypatch.setattr(Noted, "heard", found, raising=False)
    return found


def test_sounds_follow_each_other(qtbot: QtBot, heard: list[tuple[Sound, float]]) -> None:
    sounds = Sounds(make_effect=Noted)
    sounds.set_volume(40)
    sounds.play((Sound.CAPTURE, Sound.YAKU))
    assert heard == [(Sound.CAPTURE, 0.4)]
    sounds.play((Sound.TURN,))
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert [sound for sound, _ in heard] == [Sound.CAPTURE, Sound.YAKU, Sound.TURN]


def test_off_is_silent_and_loads_nothing(heard: list[tuple[Sound, float]]) -> None:
    def make(sound: Sound, parent: QObject) -> Effect:
        raise AssertionError("nothing should be loaded")

    sounds = Sounds(make_effect=make)
    sounds.play(Sound)
    sounds.set_volume(0)
    sounds.play(Sound)
    assert not sounds.is_on and sounds.problem is None
    on = Sounds(make_effect=Noted)
    on.set_volume(50)
    on.set_volume(0)
    on.play(Sound)
    assert heard == []


def test_without_the_extra_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds()
    sounds.set_volume(50)
    sounds.play(Sound)
    assert not sounds.is_on and "QtMultimedia" in str(sounds.problem)


@pytest.mark.parametrize("error", [OSError("no device"), RuntimeError("no backend")])
def test_a_device_that_fails_means_silence(error: Exception) -> None:
    def make(sound: Sound, parent: QObject) -> Effect:
        raise error

    sounds = Sounds(make_effect=make)
    sounds.set_volume(50)
    sounds.play(Sound)
    assert not sounds.is_on and sounds.problem == str(error)
