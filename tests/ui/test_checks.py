"""What must hold for everybody, on every screen: where it is tested, and here what is left.

 1  names that begin with the label: test_screens.py, each screen; cards differ by name: here
 2  nothing needs the mouse: test_whole_match.py, test_start_page.py and each dialog's own tests
 3  a match by assistive technology alone: tests/screen_reader/test_match.py
 4  the focus is never lost: test_match.py (both), test_whole_match.py; it is seen: test_screens.py
 5  no hidden card anywhere: test_match.py after each press, tests/table/test_hidden.py
 6  tab order is reading order: here for a match, test_start_page.py
 7  sounds have words: tests/wording; charts have text: test_result_view.py, test_charts.py
 8  contrast: test_theme.py, tests/table/test_palette.py
 9  300 % text, the least window, the pseudo-language: test_screens.py
10  large enough to be hit, and done on release: here
11  no motion where it is not wanted: test_looks.py, tests/table/test_motion.py
12  no time limit: the computer that waits for a key: here
13  reasons: tests/wording, tests/table/test_choice.py
14  ending asks first, with No as the default; closing only saves: here
15  dialogs are read once: tests/screen_reader/test_faults.py, E5
16  another language everywhere at once: test_faults.py, E14; each dialog's own tests
17  lists and texts that are read line by line and copied: here; help: test_help.py
18  voice and sounds apart, and off to begin with: here; without the extra: test_voice.py
"""

import re
from collections import defaultdict

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import DECK, Phase
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from koikoi_qt.settings import Settings
from koikoi_qt.ui.panel_view import ActionButton
from koikoi_qt.ui.widgets import TextList
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.cards import card_label, card_short
from koikoi_qt.wording.panel import Command
from tests.ui.driving import game_of, open_window, wait_for_person
from tests.ui.keys import focused, press
from tests.ui.screens import match_at, open_match
from tests.ui.walk import focusable, settle

LANGUAGES = ("en", "es", "fr")
Key = Qt.Key


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [card_label, card_short])
def test_all_cards_differ_by_name_but_for_plains_that_do_the_same(name: object, code: str) -> None:
    assert callable(name)
    language, named = Language.load(code), defaultdict(list)
    for card in DECK:
        named[name(card, language)].append(card)
    for alike in named.values():
        assert all(alike[0].interchangeable(card) for card in alike[1:])
    # Twelve plains have a twin, and those of December are three.
    assert len(named) == len({min(c for c in DECK if c == d or c.interchangeable(d)) for d in DECK})


def test_tab_order_of_a_match_is_reading_order(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        view = window.match_page.panel_view
        lists = (view.previous, view.field, *view.players, view.log)
        order = [view.actions_list.buttons[0], *(section.list for section in lists)]
        view.first_useful().setFocus()
        met: list[QWidget] = []
        while not met or focused() is not met[0]:
            met.append(focused())
            press(Key.Key_Tab)
        assert [met.index(each) for each in order] == sorted(met.index(each) for each in order)


def test_what_is_pressed_is_large_enough(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        settle()
        for button in window.match_page.panel_view.actions_list.buttons:
            assert min(button.width(), button.height()) >= 44
        for widget in focusable(window):
            if isinstance(widget, QAbstractButton):
                assert min(widget.width(), widget.height()) >= 24, widget


def test_a_press_plays_when_it_is_let_go_and_not_elsewhere(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        before = game_of(window).session.match
        button = window.match_page.panel_view.actions_list.buttons[0]
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(button, left)
        assert game_of(window).session.match == before
        QTest.mouseRelease(button, left, pos=QPoint(-20, -20))
        assert game_of(window).session.match == before
        QTest.mousePress(button, left)
        QTest.mouseRelease(button, left)
        assert game_of(window).session.match != before


def test_the_computer_waits_for_as_long_as_it_is_told(qtbot: QtBot) -> None:
    with open_window(qtbot, pace="wait") as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        game = game_of(window)
        while not game.session.cpu_to_move:
            game.do(game.view.legal_moves[0])
        before = game.session.match
        qtbot.wait(100)
        assert game.session.match == before
        button = focused()
        assert isinstance(button, ActionButton)
        assert button.action is not None
        assert button.action.does is Command.CONTINUE
        press(Key.Key_Return)
        qtbot.waitUntil(lambda: game.session.match != before)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_ending_a_match_asks_and_no_is_the_default(qtbot: QtBot, key: Qt.Key) -> None:
    asked = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.windowTitle())
        QTest.keyClick(dialog, key)

    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        before = game_of(window).session.match
        QTimer.singleShot(0, window, answer)
        window.act("end")
        assert asked == ["End this match?"]
        assert game_of(window).session.match == before
        assert isinstance(autosave.kept(), Record)


def test_closing_the_window_asks_nothing_and_keeps_the_match(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        before = game_of(window).session.match
        window.close()
        kept = autosave.kept()
    assert isinstance(kept, Record)
    assert kept.match() == before


def lists_of(window: Window) -> list[TextList]:
    return [each for each in focusable(window) if isinstance(each, TextList)]


def test_lists_are_read_line_by_line_and_copied(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_match(window, match_at(Phase.PLAY, moves=12))
        wait_for_person(qtbot, window)
        lists = lists_of(window)
        assert window.match_page.panel_view.log.list in lists
        for each in lists:
            each.setFocus()
            press(Key.Key_Home)
            for place, line in enumerate(each.lines):
                assert each.currentRow() == place
                assert re.search(r"\w", line)
                QApplication.clipboard().clear()
                QTest.keyClick(each, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
                assert QApplication.clipboard().text() == line
                press(Key.Key_Down)


def test_voice_and_sounds_are_apart_and_off_to_begin_with(qtbot: QtBot) -> None:
    assert (Settings().voice_volume, Settings().sound_volume) == (0, 0)
    with open_window(qtbot) as window:
        assert window._hearing is None
        window.change(sound_volume=40)
        assert (window.settings.voice_volume, window.settings.sound_volume) == (0, 40)
