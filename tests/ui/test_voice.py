"""Self-voicing: texts in order, names of what has the focus, and never in the way."""

import sys
import threading
import time

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from koikoi_qt.ui.voice import FocusReader, Voice, VoiceError


class Notes:
    """Speaks by writing down; `gate` can hold it up as a voice that hangs."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.gate = threading.Event()
        self.gate.set()

    def speak(self, text: str, interrupt: bool) -> None:
        self.gate.wait(10)
        self.heard.append((text, interrupt) if interrupt else text)

    def set_volume(self, share: float) -> None:
        self.heard.append(share)

    def set_language(self, code: str) -> None:
        self.heard.append(code)


@pytest.fixture
def notes() -> Notes:
    return Notes()


def test_texts_are_spoken_in_order_in_the_language(notes: Notes) -> None:
    voice = Voice(lambda: notes)
    voice.set_language("fr")
    voice.set_volume(60)
    voice.say("un")
    voice.say("deux")
    voice.set_language("es")
    voice.say("tres", interrupt=False)
    voice.close()
    assert notes.heard == ["fr", 0.6, "un", "deux", "es", "tres"]


def test_interrupting_forgets_what_waits_and_nothing_else(notes: Notes) -> None:
    voice = Voice(lambda: notes)
    voice.set_volume(50)
    voice.say("first")
    while voice._orders.qsize():  # the first is being spoken, and holds the voice up
        time.sleep(0.001)
    notes.gate.clear()
    voice.say("held")
    while voice._orders.qsize():
        time.sleep(0.001)
    voice.say("forgotten")
    voice.set_volume(20)
    voice.say("now", interrupt=True)
    notes.gate.set()
    voice.close()
    assert notes.heard == ["en", 0.5, "first", "held", 0.2, ("now", True)]


def test_off_is_silent_and_opens_nothing(notes: Notes) -> None:
    def fail() -> Notes:
        raise AssertionError("nothing should be opened")

    voice = Voice(fail)
    voice.set_volume(0)
    voice.say("nothing")
    voice.set_language("es")
    voice.close()
    on = Voice(lambda: notes)
    on.set_volume(50)
    on.set_volume(0)
    on.say("nothing")
    on.close()
    assert notes.heard == ["en", 0.5]


def test_without_the_extra_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    voice = Voice()
    voice.set_volume(50)
    voice.close()
    voice.say("nothing")
    assert not voice.is_on
    assert str(voice.problem).startswith("prismatoid is not there")


def test_a_voice_that_fails_later_is_off_from_then_on(notes: Notes) -> None:
    def speak(text: str, interrupt: bool) -> None:
        raise VoiceError("the speech service has gone")

    notes.speak = speak  # type: ignore[method-assign]
    voice = Voice(lambda: notes)
    voice.set_volume(50)
    voice.say("one")
    voice.close()
    assert not voice.is_on and voice.problem == "the speech service has gone"
    voice.say("two")


def test_a_voice_that_hangs_holds_nobody_up(notes: Notes) -> None:
    notes.gate.clear()
    voice = Voice(lambda: notes)
    started = time.monotonic()
    voice.set_volume(50)
    for number in range(100):
        voice.say(str(number), interrupt=number % 2 == 0)
    voice.close(patience=0.05)
    assert time.monotonic() - started < 1
    notes.gate.set()


class Room(QWidget):
    """A button, a field and a list."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.field, self.names = QPushButton("Play"), QLineEdit("Ana"), QListWidget()
        self.field.setAccessibleName("Your name")
        self.names.setAccessibleName("Log")
        self.names.addItems(["one", "two", "three"])
        self.names.setCurrentRow(0)
        layout = QVBoxLayout(self)
        for widget in (self.button, self.field, self.names):
            layout.addWidget(widget)


def test_what_gets_the_focus_is_spoken(qtbot: QtBot, qapp: QApplication, notes: Notes) -> None:
    room = Room()
    qtbot.addWidget(room)
    room.show()
    room.activateWindow()
    qtbot.waitUntil(room.button.hasFocus)
    voice = Voice(lambda: notes)
    reader = FocusReader(qapp, voice)
    voice.set_volume(50)

    def hears(*texts: object) -> bool:
        return tuple(notes.heard[-len(texts) :]) == texts

    room.field.setFocus()
    qtbot.waitUntil(lambda: hears(("Your name. Ana", True)))
    room.names.setFocus()
    qtbot.waitUntil(lambda: hears(("Log", True), "one"))
    room.names.setCurrentRow(2)
    qtbot.waitUntil(lambda: hears(("three", True)))
    room.button.setFocus()
    qtbot.waitUntil(lambda: hears(("Play", True)))
    room.names.setCurrentRow(1)
    voice.close()
    assert hears(("three", True), ("Play", True))
    voice.set_volume(0)
    room.field.setFocus()
    assert hears(("Play", True))
    reader.deleteLater()
