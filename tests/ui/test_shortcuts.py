"""The keys in a window: letters, digits on any keyboard, and never while text is typed."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from koikoi_qt.ui.shortcuts import Shortcuts
from koikoi_qt.wording.keys import KEYS, Screen, all_off
from koikoi_qt.wording.question import Ask

NO = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class Desk(QMainWindow):
    """A window with a button and a field for text, which writes down what its keys say."""

    def __init__(self) -> None:
        super().__init__()
        inside = QWidget()
        self.button, self.field = QPushButton("Play"), QLineEdit()
        layout = QVBoxLayout(inside)
        layout.addWidget(self.button)
        layout.addWidget(self.field)
        self.setCentralWidget(inside)
        self.new = QAction("New", self)
        self.addAction(self.new)
        self.heard: list[object] = []
        self.new.triggered.connect(lambda: self.heard.append("menu: new"))
        self.shortcuts = Shortcuts(self, {"new": self.new})
        for signal in (self.shortcuts.asked, self.shortcuts.card_asked, self.shortcuts.acted):
            signal.connect(self.heard.append)
        self.shortcuts.set_screen(Screen.MATCH)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk()
    qtbot.addWidget(desk)
    desk.show()
    desk.activateWindow()
    desk.button.setFocus()
    qtbot.waitUntil(desk.button.hasFocus)
    return desk


@pytest.mark.parametrize(
    ("key", "modifiers", "heard"),
    [
        (Qt.Key.Key_L, NO, Ask.LAST_TURN),
        (Qt.Key.Key_L, SHIFT, Ask.SINCE_MY_TURN),
        (Qt.Key.Key_D, NO, Ask.STOCK),
        (Qt.Key.Key_Question, SHIFT, Ask.LEGAL),
        (Qt.Key.Key_R, NO, "repeat"),
        (Qt.Key.Key_Comma, NO, "earlier"),
        (Qt.Key.Key_Period, NO, "later"),
        (Qt.Key.Key_1, NO, 1),
        (Qt.Key.Key_8, NO, 8),
        (Qt.Key.Key_F1, NO, "help"),
        (Qt.Key.Key_F6, NO, "next_section"),
        (Qt.Key.Key_F6, SHIFT, "previous_section"),
        (Qt.Key.Key_N, CONTROL, "menu: new"),
        (Qt.Key.Key_Plus, CONTROL, "larger"),
        (Qt.Key.Key_Equal, CONTROL, "larger"),
        (Qt.Key.Key_Minus, CONTROL, "smaller"),
        (Qt.Key.Key_0, CONTROL, "usual"),
        (Qt.Key.Key_Q, CONTROL, "quit"),
    ],
)
def test_keys_are_heard(
    desk: Desk, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier, heard: object
) -> None:
    QTest.keyClick(desk.button, key, modifiers)
    assert desk.heard == [heard]


def test_every_key_of_the_table_works(desk: Desk) -> None:
    for row in KEYS:
        desk.heard.clear()
        desk.shortcuts.press(row.id)
        assert desk.heard == [row.ask or row.card or row.id]


def test_typing_is_typing(desk: Desk, qtbot: QtBot) -> None:
    desk.field.setFocus()
    QTest.keyClicks(desk.field, "Look: 1, 2. Field?")
    assert desk.field.text() == "Look: 1, 2. Field?"
    assert desk.heard == []
    QTest.keyClick(desk.field, Qt.Key.Key_F1)
    assert desk.heard == ["help"]


def press(desk: Desk, text: str, code: int, modifiers: Qt.KeyboardModifier = NO) -> None:
    """Press a key as a keyboard sends it: what it gives, and where it stands."""
    key = Qt.Key(ord(text.upper()))
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, code, 0, text)
    QApplication.sendEvent(desk.button, event)


AZERTY = list(enumerate("&é\"'(-è_", 1))
# Where the digits stand, by what each system calls the places.
CODES = {"win32": range(2, 10), "darwin": (18, 19, 20, 21, 23, 22, 26, 28)}
DIGITS = CODES.get(sys.platform, range(10, 18))
ELSEWHERE = 99


@pytest.mark.parametrize(("place", "text"), AZERTY)
def test_azerty_needs_no_shift(desk: Desk, place: int, text: str) -> None:
    press(desk, text, DIGITS[place - 1])
    assert desk.heard == [place]


@pytest.mark.parametrize(("place", "text"), AZERTY)
def test_azerty_without_codes(desk: Desk, place: int, text: str) -> None:
    press(desk, text, 0)
    assert desk.heard == [place]


def test_the_same_marks_elsewhere_are_no_digits(desk: Desk) -> None:
    # The minus and the apostrophe of a US keyboard, and its Shift+7.
    press(desk, "-", ELSEWHERE)
    press(desk, "'", ELSEWHERE)
    press(desk, "&", DIGITS[6], SHIFT)
    assert desk.heard == []


def test_digits_by_place_follow_the_users_choice(desk: Desk) -> None:
    desk.shortcuts.set_keys({"card_1": "", "field": "1"})
    press(desk, "&", DIGITS[0])
    assert desk.heard == [Ask.FIELD]


def test_keys_can_be_changed_and_switched_off(desk: Desk, qtbot: QtBot) -> None:
    desk.shortcuts.set_keys({"field": "G", "hand": "", "new": "Ctrl+M"})
    for key in (Qt.Key.Key_F, Qt.Key.Key_H, Qt.Key.Key_G):
        QTest.keyClick(desk.button, key)
    QTest.keyClick(desk.button, Qt.Key.Key_M, CONTROL)
    assert desk.heard == [Ask.FIELD, "menu: new"]
    desk.heard.clear()
    desk.shortcuts.set_keys(all_off({}))
    for key in (Qt.Key.Key_G, Qt.Key.Key_L, Qt.Key.Key_1, Qt.Key.Key_F1):
        QTest.keyClick(desk.button, key)
    press(desk, "&", DIGITS[0])
    assert desk.heard == []


def test_a_key_chosen_twice_in_the_file_stands_for_the_first(desk: Desk, qtbot: QtBot) -> None:
    desk.shortcuts.set_keys({"hand": "F"})
    QTest.keyClick(desk.button, Qt.Key.Key_F)
    assert desk.heard == [Ask.FIELD]


def test_keys_of_the_match_are_silent_elsewhere(desk: Desk, qtbot: QtBot) -> None:
    desk.shortcuts.set_screen(Screen.START)
    for key in (Qt.Key.Key_L, Qt.Key.Key_1, Qt.Key.Key_R):
        QTest.keyClick(desk.button, key)
    press(desk, "&", DIGITS[0])
    assert desk.heard == ["repeat"]
