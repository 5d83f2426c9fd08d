"""Whole matches of twelve months through the window: by keys alone, and by the mouse alone."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from koikoi_qt.games.record import Record
from koikoi_qt.play import autosave
from koikoi_qt.ui.game import Game
from koikoi_qt.ui.panel_view import ActionButton
from koikoi_qt.ui.widgets import Prompt
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.panel import Command
from tests.screen_reader.playing import check_hidden, hidden_cards
from tests.ui.driving import by_mouse_on_table, click, game_of, open_window, wait_for_person
from tests.ui.eyes import names
from tests.ui.keys import focused, press
from tests.ui.screens import visit

LANGUAGES = ("en", "es", "fr")
Key = Qt.Key


def choose_with_arrows(rng: random.Random) -> ActionButton:
    """Go down from the first action by some arrows, and return where that leads."""
    for _ in range(rng.randrange(8)):
        press(Key.Key_Down)
    button = focused()
    assert isinstance(button, ActionButton)
    return button


def check_kept(window: Window) -> None:
    """The save is the match, and the match can be played again from its record."""
    match = game_of(window).session.match
    kept = autosave.kept()
    assert isinstance(kept, Record)
    assert kept.match() == match
    assert Record.from_json(kept.to_json()) == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keys_alone(language: str, qtbot: QtBot) -> None:
    rng = random.Random(language)
    with open_window(qtbot, language, seed=7, level="easy") as window:
        # Start is the default: Enter on the start page deals.
        press(Key.Key_Return)
        wait_for_person(qtbot, window)
        match = game_of(window).session.match
        while not match.finished:
            button = choose_with_arrows(rng)
            assert button.action is not None
            face = QAccessible.queryAccessibleInterface(button)
            assert face.text(QAccessible.Text.Name) == button.action.name
            press(rng.choice((Key.Key_Return, Key.Key_Space)))
            wait_for_person(qtbot, window)
            # The focus is on the first thing to do, without a key having been pressed for it.
            assert focused() is window.match_page.panel_view.actions_list.buttons[0]
            match = game_of(window).session.match
        check_kept(window)
        assert match.rules.months == 12
        actions = [
            b.action.does for b in window.match_page.panel_view.actions_list.buttons if b.action
        ]
        assert actions == [
            Command.PLAY_AGAIN,
            Command.SAVE_RECORD,
            Command.REVIEW,
            Command.BACK_TO_START,
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_mouse_alone(language: str, qtbot: QtBot) -> None:
    rng = random.Random(language)
    with open_window(qtbot, language, seed=8, level="easy") as window:
        click(window.start_page.start_button)
        wait_for_person(qtbot, window)
        while not game_of(window).session.match.finished:
            panel = window.match_page.panel
            assert panel is not None
            before = game_of(window).session.match
            by_mouse_on_table(window, rng.choice(panel.actions).does)
            assert game_of(window).session.match != before
            wait_for_person(qtbot, window)
            # A move made on the table leaves the focus there.
            assert window.match_page.table.has_focus_inside()
        check_kept(window)


def test_two_people_by_keys(qtbot: QtBot) -> None:
    rng = random.Random(3)
    with open_window(qtbot, seed=9, mode="two_players", months=2) as window:
        press(Key.Key_Return)
        wait_for_person(qtbot, window)
        covered = 0
        while not game_of(window).session.match.finished:
            button = choose_with_arrows(rng)
            assert button.action is not None
            covered += button.action.does is Command.START_TURN
            press(Key.Key_Return)
        check_kept(window)
        assert covered > 10


def test_while_the_computer_thinks_the_focus_is_on_the_prompt(qtbot: QtBot) -> None:
    with open_window(qtbot, seed=7, pace=0.5) as window:
        press(Key.Key_Return)
        wait_for_person(qtbot, window)
        press(Key.Key_Return)
        while not game_of(window).session.cpu_to_move:
            press(Key.Key_Return)
        assert isinstance(focused(), Prompt)
        wait_for_person(qtbot, window)
        assert isinstance(focused(), ActionButton)


def test_keys_pressed_fast_do_no_harm(qtbot: QtBot) -> None:
    with open_window(qtbot, seed=10, months=3, pace=0.1) as window:
        press(Key.Key_Return)
        wait_for_person(qtbot, window)
        for _ in range(300):
            for key in (Key.Key_Return, Key.Key_Tab, Key.Key_Space, Key.Key_Down, Key.Key_Escape):
                if QApplication.focusWidget() is not None and window.game is not None:
                    press(key)
            if window.game is None or window.game.session.match.finished:
                break
            qtbot.wait(1)
        assert QApplication.focusWidget() is not None


def test_matches_that_were_left_take_no_memory(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        for _ in range(3):
            window.start_page.focus_first()
            press(Key.Key_Return)
            wait_for_person(qtbot, window)
            window.matches.leave_result()
        qtbot.waitUntil(lambda: not window.findChildren(Game))


@pytest.mark.parametrize("name", ["settings", "keys", "new_key", "help", "print", "record"])
def test_dialogs_that_were_closed_take_no_memory(name: str, qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        visit(window, name, lambda _: None)
        qtbot.waitUntil(lambda: not window.findChildren(QDialog))


def test_a_button_of_a_match_that_was_left_does_nothing(qtbot: QtBot) -> None:
    with open_window(qtbot, level="easy") as window:
        window.start_page.start()
        wait_for_person(qtbot, window)
        button = window.match_page.panel_view.actions_list.buttons[0]
        window.show_start()
        # A reader can press also what is on a page that is not seen.
        button.click()
        assert window.pages.currentWidget() is window.start_page


def test_a_hand_that_was_left_open_is_found_and_heard_by_nobody(qtbot: QtBot) -> None:
    with open_window(qtbot, mode="two_players") as window:
        window.start_page.start()
        for _ in range(2):
            wait_for_person(qtbot, window)
            press(Key.Key_Return)
        session = game_of(window).session
        assert session.view.legal_moves == ()
        press(Key.Key_Return)
        assert session.view.legal_moves
        press(Key.Key_H)
        qtbot.wait(0)
        window.act("new")
        said: list[str] = []
        window.announcer.said.connect(said.append)
        for key in ("repeat", "earlier", "later"):
            window.act(key)
        found = [*names(window, covered=True), *said]
        check_hidden(found, hidden_cards(session.match, ()), window.language)


def test_the_situation_is_said_again_on_the_way_back_to_the_window(
    qtbot: QtBot, qapp: QApplication
) -> None:
    with open_window(qtbot, seed=6) as window:
        press(Key.Key_Return)
        wait_for_person(qtbot, window)
        said: list[str] = []
        window.announcer.said.connect(said.append)
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        panel = window.match_page.panel
        assert panel is not None
        qtbot.waitUntil(lambda: f"{panel.heading}. {panel.prompt}" in " ".join(said))
