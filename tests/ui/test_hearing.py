"""Voice and sounds together with the window: spoken once, and each volume for itself."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.events import Called
from koikoi_qt.i18n import Language
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.hearing import Hearing
from koikoi_qt.ui.sounds import Sound, Sounds
from koikoi_qt.ui.voice import Voice

Heard = list[object]


class Speaker:
    """Speaks by writing down."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard

    def speak(self, text: str, interrupt: bool) -> None:
        self._heard.append(text)

    def set_volume(self, share: float) -> None:
        self._heard.append(share)

    def set_language(self, code: str) -> None:
        self._heard.append(code)


class Bell:
    """Sounds by writing down."""

    def __init__(self, heard: Heard, sound: Sound) -> None:
        self._heard, self._sound = heard, sound

    def set_volume(self, share: float) -> None:
        self._volume = share

    def play(self) -> None:
        self._heard.append((self._sound, self._volume))


def test_what_is_announced_is_spoken_and_what_happens_sounds(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = QPushButton("Play")
    qtbot.addWidget(window)
    spoken: Heard = []
    sounded: Heard = []

    def bell(sound: Sound, _: QObject) -> Bell:
        return Bell(sounded, sound)

    announcer = Announcer(window)
    voice = Voice(lambda: Speaker(spoken))
    hearing = Hearing(qapp, announcer, voice, Sounds(make_effect=bell))
    with qtbot.waitSignal(announcer.said):
        announcer.say("not heard")
    hearing.set_language(Language.load("fr"))
    hearing.set_volumes(sounds=30, voice=60)
    with qtbot.waitSignal(announcer.said):
        announcer.say("entendu")
    hearing.happened([Called(1, 1)], your_turn=False)
    hearing.close()
    assert spoken == ["fr", 0.6, "entendu"]
    assert sounded == [(Sound.KOIKOI, 0.3)]
