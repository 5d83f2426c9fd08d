"""Ideas in a match: asked for by key or button, found in the background, said and shown."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import Phase
from koikoi_qt.play.advice import find_ideas
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.advice import tell_ideas
from koikoi_qt.wording.panel import Command
from tests.ui.driving import WAIT_MS, click, game_of, open_window, wait_for_person
from tests.ui.keys import focused, press
from tests.ui.matches import SIDE_BY_SIDE
from tests.ui.screens import match_at, open_match
from tests.ui.walk import check

REFUSAL = "There is nothing for you to decide now."
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    with open_window(qtbot, seed=7) as window:
        open_match(window, match_at(Phase.PLAY, moves=9))
        wait_for_person(qtbot, window)
        yield window


def shown(window: Window) -> tuple[str, ...]:
    return window.match_page.panel_view.idea.list.lines


def wait_for_ideas(qtbot: QtBot, window: Window) -> tuple[str, ...]:
    qtbot.waitUntil(lambda: bool(shown(window)), timeout=WAIT_MS)
    return shown(window)


def expected(window: Window) -> tuple[str, ...]:
    view = game_of(window).view
    return tell_ideas(find_ideas(view), view, window.match_page.narrator)


def listen(window: Window) -> list[str]:
    said: list[str] = []
    window.announcer.said.connect(said.append)
    return said


def test_the_key_says_and_shows_ideas_and_moves_nothing(qtbot: QtBot, window: Window) -> None:
    said, before = listen(window), focused()
    press(Key.Key_I)
    assert wait_for_ideas(qtbot, window) == expected(window)
    qtbot.waitUntil(lambda: bool(said) and said[-1] == " ".join(shown(window)))
    assert focused() is before
    assert "%" in shown(window)[0]


def test_the_button_does_the_same(qtbot: QtBot, window: Window) -> None:
    click(window.match_page.panel_view.idea.button)
    assert wait_for_ideas(qtbot, window) == expected(window)
    assert focused() is window.match_page.panel_view.idea.button


def test_asked_again_they_are_said_again_at_once(qtbot: QtBot, window: Window) -> None:
    press(Key.Key_I)
    wait_for_ideas(qtbot, window)
    QApplication.processEvents()
    said = listen(window)
    press(Key.Key_I)
    qtbot.waitUntil(lambda: said == [" ".join(shown(window))], timeout=1000)


def test_the_window_does_not_wait(qtbot: QtBot, window: Window) -> None:
    said = listen(window)
    press(Key.Key_I, Key.Key_S)
    qtbot.waitUntil(lambda: bool(said), timeout=1000)
    assert said[0].startswith("Total: ")
    wait_for_ideas(qtbot, window)


def test_a_long_search_is_told_of(qtbot: QtBot, window: Window) -> None:
    said = listen(window)
    # The process that thinks has to be started first.
    press(Key.Key_I)
    window.match_page._announce_idea()
    qtbot.waitUntil(lambda: "Looking for an idea." in said)
    wait_for_ideas(qtbot, window)


def test_a_move_drops_what_was_looked_for_silently(qtbot: QtBot, window: Window) -> None:
    said = listen(window)
    press(Key.Key_I)
    game = game_of(window)
    game.do(game.view.legal_moves[0])
    assert not game.ideas.is_looking
    game._thinker.run(True, int, "7")
    with qtbot.waitSignal(game._thinker.thought, timeout=WAIT_MS, check_params_cb=is_seven):
        pass
    assert not shown(window) and not [text for text in said if "%" in text]


def is_seven(_: int, thought: object) -> bool:
    return thought == 7


def test_a_move_takes_shown_ideas_away(qtbot: QtBot, window: Window) -> None:
    press(Key.Key_I)
    wait_for_ideas(qtbot, window)
    game = game_of(window)
    game.do(game.view.legal_moves[0])
    qtbot.waitUntil(lambda: not shown(window), timeout=WAIT_MS)


def test_when_there_is_nothing_to_decide_that_is_said(qtbot: QtBot, window: Window) -> None:
    window.change(pace="wait")
    game = game_of(window)
    while not game.session.cpu_to_move:
        game.do(game.view.legal_moves[0])
    assert not window.match_page.panel_view.idea.isVisible()
    QApplication.processEvents()
    said = listen(window)
    press(Key.Key_I)
    qtbot.waitUntil(lambda: said == [REFUSAL])


def test_koi_koi_or_stop(qtbot: QtBot, window: Window) -> None:
    open_match(window, match_at(Phase.DECIDE))
    press(Key.Key_I)
    lines = wait_for_ideas(qtbot, window)
    assert {line.split(":")[0] for line in lines} == {"Stop", "Koi-koi"}


def test_the_language_and_the_verbosity_reach_what_is_shown(qtbot: QtBot, window: Window) -> None:
    press(Key.Key_I)
    wait_for_ideas(qtbot, window)
    window.change(language="fr")
    assert "de chances de gagner la partie" in shown(window)[0]
    window.change(verbosity="brief")
    assert all(len(line) <= 40 for line in shown(window))


def test_two_people_get_ideas_while_their_hand_is_open(qtbot: QtBot) -> None:
    with open_window(qtbot, seed=7) as window:
        open_match(window, match_at(Phase.PLAY, moves=9), SIDE_BY_SIDE)
        QApplication.processEvents()
        said = listen(window)
        press(Key.Key_I)
        qtbot.waitUntil(lambda: said == [REFUSAL])
        game = game_of(window)
        game.do(Command.START_TURN)
        press(Key.Key_I)
        wait_for_ideas(qtbot, window)
        game.do(game.view.legal_moves[0])
        while game.can_play:
            game.do(game.view.legal_moves[0])
        # Nothing of one person's ideas is there for the other.
        assert not shown(window)
        said.clear()
        press(Key.Key_R)
        QApplication.processEvents()
        assert not [text for text in said if "%" in text]


def test_what_goes_wrong_is_told(qtbot: QtBot, window: Window) -> None:
    game = game_of(window)
    told: list[BaseException] = []
    game.failed.disconnect()
    game.failed.connect(told.append)
    game.ideas._asked = game._thinker.run(False, int, "no number")
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert isinstance(told[0], ValueError) and not game.ideas.is_looking


def test_on_the_start_page_the_key_does_nothing(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        assert not window.menus.actions["idea"].isEnabled()
        press(Key.Key_I)
        assert window.game is None


def test_walk(qtbot: QtBot, any_text_size: int) -> None:
    with open_window(qtbot, "qps", text_size=any_text_size) as window:
        open_match(window, match_at(Phase.PLAY, moves=9))
        press(Key.Key_I)
        wait_for_ideas(qtbot, window)
        check(window.match_page.panel_view.idea)
