"""The start page, by keyboard: what is chosen is what is started, and what is remembered."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.rules import PRESETS, Rules, RulesError
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play.game_choice import GameChoice
from koikoi_qt.settings import Settings
from koikoi_qt.ui.rules_dialog import RulesDialog
from koikoi_qt.ui.start_page import StartPage
from koikoi_qt.ui.widgets import FIRST_MARGIN
from tests.ui.keys import focused, press, tab_to
from tests.ui.matches import AGAINST_CPU, SIDE_BY_SIDE, played, recorded
from tests.ui.walk import PSEUDO, check, focusable, show

ENGLISH = Language.load("en")
Key = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    return opened(qtbot)


def opened(
    qtbot: QtBot, settings: Settings | None = None, language: Language = ENGLISH
) -> StartPage:
    page = StartPage(settings or Settings(), language)
    show(qtbot, page)
    page.focus_first()
    return page


def started(qtbot: QtBot, page: StartPage) -> GameChoice:
    with qtbot.waitSignal(page.start_requested) as caught:
        press(Key.Key_Return)
    choice: GameChoice = caught.args[0]
    return choice


def test_enter_starts_what_was_played_last(qtbot: QtBot) -> None:
    settings = Settings(mode="cpu", level="medium", months=6, preset="nintendo")
    page = opened(qtbot, settings)
    expected = GameChoice("cpu", "medium", Rules.preset("nintendo", months=6), "nintendo")
    assert started(qtbot, page) == expected


def test_everything_is_chosen_by_keyboard(qtbot: QtBot, page: StartPage) -> None:
    tab_to(page.levels)
    press(Key.Key_Down)
    tab_to(page.months)
    press(Key.Key_Home)
    tab_to(page.rules_box)
    press(Key.Key_End)
    expected = GameChoice("cpu", "medium", Rules.preset("wikipedia", months=3), "wikipedia")
    assert started(qtbot, page) == expected


def test_two_players_need_no_level(qtbot: QtBot, page: StartPage) -> None:
    press(Key.Key_Down)
    assert not page.levels.isVisible()
    assert started(qtbot, page).mode == "two_players"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_start_is_a_button_too(qtbot: QtBot, page: StartPage, key: Qt.Key) -> None:
    tab_to(page.start_button)
    with qtbot.waitSignal(page.start_requested):
        press(key)


def test_enter_on_another_button_does_only_that(qtbot: QtBot, page: StartPage) -> None:
    tab_to(page.open_button)
    with (
        qtbot.assertNotEmitted(page.start_requested),
        qtbot.waitSignal(page.open_record_requested),
    ):
        press(Key.Key_Return)


def test_continue_is_there_only_when_a_match_was_left(qtbot: QtBot, page: StartPage) -> None:
    assert not page.continue_button.isVisible()
    page.offer(recorded(30))
    page.focus_first()
    assert QApplication.focusWidget() is page.continue_button
    with qtbot.waitSignal(page.continue_requested):
        press(Key.Key_Return)
    page.offer(None)
    assert not page.continue_button.isVisible()


@pytest.mark.parametrize(
    ("players", "names"), [(AGAINST_CPU, ("You", "CPU")), (SIDE_BY_SIDE, ("Red", "Blue"))]
)
def test_continue_says_how_the_match_stands(page: StartPage, players: Any, names: Any) -> None:
    match = played(30)
    page.offer(Record.from_match(match, players))
    red, blue = match.scores
    text = f"Month {match.month.number} of 3. {names[0]} {red}, {names[1]} {blue}."
    assert page.continue_button.accessibleName() == f"Continue. {text}"
    assert text in shown_texts(page)


def shown_texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def customise(qtbot: QtBot, page: StartPage) -> RulesDialog:
    tab_to(page.customise_button)
    press(Key.Key_Space)
    dialog = page.findChild(RulesDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def leave(qtbot: QtBot, page: StartPage, key: Qt.Key) -> None:
    press(key)
    # A real screen does this by itself.
    page.activateWindow()
    qtbot.waitUntil(page.customise_button.hasFocus)


def test_own_rules(qtbot: QtBot, page: StartPage) -> None:
    dialog = customise(qtbot, page)
    dialog.fields["tsukifuda"].show_value(True)
    dialog.fields["months"].show_value(5)
    leave(qtbot, page, Key.Key_Return)
    assert page.rules_box.currentText() == "Own rules"
    assert page.months.currentText() == "5"
    assert "Otherwise than standard: Cards of the month: on." in shown_texts(page)
    assert page.choice.rules == Rules(months=5, tsukifuda=True)


def test_own_rules_come_back_after_a_look_at_a_preset(qtbot: QtBot, page: StartPage) -> None:
    dialog = customise(qtbot, page)
    dialog.fields["tsukifuda"].show_value(True)
    leave(qtbot, page, Key.Key_Return)
    tab_to(page.rules_box)
    press(Key.Key_Home)
    assert page.choice.rules == Rules()
    press(Key.Key_End)
    assert page.choice.rules == Rules(tsukifuda=True)


def test_cancelled_rules_change_nothing(qtbot: QtBot, page: StartPage) -> None:
    dialog = customise(qtbot, page)
    dialog.fields["tsukifuda"].show_value(True)
    leave(qtbot, page, Key.Key_Escape)
    assert page.choice.rules == Rules()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"months": 5},
        {"points": {}},
        {"points": {"goko": 15, "akatan": 6}},
        {"start_points": (3, 0), "double_at_seven": True, "tsukifuda": False},
    ],
)
def test_a_choice_is_remembered(preset: str, changes: dict[str, Any], tmp_path: Path) -> None:
    choice = GameChoice("two_players", "hard", Rules.preset(preset, **changes), preset)
    path = tmp_path / "settings.json"
    choice.to_settings(Settings(theme="dark")).save(path)
    settings = Settings.load(path)
    assert settings.theme == "dark"
    assert settings.problems == ()
    assert GameChoice.from_settings(settings) == (choice, None)


def test_only_what_was_changed_is_kept() -> None:
    choice = GameChoice(rules=Rules.preset("wikipedia", counting="separate"), preset="wikipedia")
    assert choice.to_settings(Settings()).rules == {"counting": "separate"}
    assert json.dumps(choice.to_settings(Settings()).rules)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (Settings(preset="chess"), "chess"),
        (Settings(rules={"sake_cups": "either"}), "sake_cups"),
        (Settings(rules={"points": {"goko": 100}}), "100"),
        (Settings(rules={"name": 1}), "name"),
        (Settings(rules={"start_points": "many"}), "many"),
    ],
)
def test_wrong_rules_fall_back_and_that_is_said(
    qtbot: QtBot, settings: Settings, named: str
) -> None:
    choice, problem = GameChoice.from_settings(replace(settings, months=6))
    assert isinstance(problem, RulesError)
    assert choice.rules == Rules(months=6)
    texts = shown_texts(opened(qtbot, settings))
    [told] = [text for text in texts if "cannot be used" in text]
    assert named in told
    assert "The standard rules are set." in told


def test_wrong_rules_are_said_in_the_windows_language(qtbot: QtBot) -> None:
    texts = shown_texts(opened(qtbot, Settings(rules={"points": []}), Language.load("fr")))
    [told] = [text for text in texts if "'points'" in text]
    assert "il faut une table donnant les points de chaque yaku" in told


def test_another_language_reaches_everything(qtbot: QtBot, page: StartPage) -> None:
    page.offer(recorded(30))
    page.retranslate(Language.load("es"))
    again = opened(qtbot, language=Language.load("es"))
    again.offer(recorded(30))
    assert shown_texts(page) == shown_texts(again)


def test_tab_order_is_reading_order(qtbot: QtBot, page: StartPage) -> None:
    page.offer(recorded(30))
    page.focus_first()
    order = []
    for _ in focusable(page):
        order.append(focused().mapTo(page, focused().rect().topLeft()).y())
        press(Key.Key_Tab)
    assert order == sorted(order)
    assert len(order) == 8


def test_walk(qtbot: QtBot, any_text_size: int) -> None:
    page = opened(qtbot, Settings(preset="wikipedia", rules={"counting": "separate"}), PSEUDO)
    page.offer(recorded(30))
    check(page)


def test_start_and_open_a_record_stand_in_line(page: StartPage) -> None:
    assert page.start_button.y() == page.open_button.y() - FIRST_MARGIN
    assert page.start_button.geometry().center().y() == page.open_button.geometry().center().y()
