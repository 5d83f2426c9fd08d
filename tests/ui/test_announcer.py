"""What the announcer says and in which order; how it sounds is tried in tests/screen_reader."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.ui.announcer import Announcer, History, Priority
from koikoi_qt.ui.screen_reader import NotificationBar


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def announcer(window: QWidget) -> Announcer:
    return Announcer(window)


@pytest.fixture
def said(announcer: Announcer) -> list[str]:
    """The utterances so far."""
    utterances: list[str] = []
    announcer.said.connect(utterances.append)
    return utterances


def next_turn(qtbot: QtBot, announcer: Announcer) -> None:
    with qtbot.waitSignal(announcer.said):
        pass


def test_nothing_is_said_before_the_turn_ends(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    announcer.say("One.")
    assert said == []
    next_turn(qtbot, announcer)
    assert said == ["One."]


def test_one_turn_is_one_utterance_by_priority_then_in_order(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    announcer.say("Background.", Priority.BACKGROUND)
    announcer.say("First.")
    announcer.say("Decide.", Priority.NOW)
    announcer.say("Second.")
    next_turn(qtbot, announcer)
    assert said == ["Decide. First. Second. Background."]


@pytest.mark.parametrize(
    ("earlier", "later", "utterance"),
    [
        ((Priority.BACKGROUND, "turn"), (Priority.BACKGROUND, "turn"), "New."),
        ((Priority.BACKGROUND, "turn"), (Priority.NEXT, "turn"), "New."),
        ((Priority.BACKGROUND, "turn"), (Priority.BACKGROUND, "score"), "Old. New."),
        ((Priority.BACKGROUND, None), (Priority.BACKGROUND, None), "Old. New."),
        ((Priority.NEXT, "turn"), (Priority.NEXT, "turn"), "Old. New."),
        ((Priority.NEXT, "turn"), (Priority.BACKGROUND, "turn"), "Old. New."),
    ],
)
def test_only_a_background_message_is_dropped_for_a_newer_of_its_kind(
    qtbot: QtBot,
    announcer: Announcer,
    said: list[str],
    earlier: tuple[Priority, str | None],
    later: tuple[Priority, str | None],
    utterance: str,
) -> None:
    announcer.say("Old.", *earlier)
    announcer.say("New.", *later)
    next_turn(qtbot, announcer)
    assert said == [utterance]


def test_turns_are_utterances_of_their_own(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    for text in ("One.", "Two."):
        announcer.say(text)
        next_turn(qtbot, announcer)
    assert said == ["One.", "Two."]


def test_the_history_is_walked_and_not_lengthened_by_walking(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    for text in ("One.", "Two.", "Three."):
        announcer.say(text)
        next_turn(qtbot, announcer)
    said.clear()
    announcer.earlier()
    announcer.earlier()
    announcer.earlier()
    announcer.later()
    announcer.repeat()
    assert said == ["Two.", "One.", "One.", "Two.", "Two."]
    announcer.say("Four.")
    next_turn(qtbot, announcer)
    said.clear()
    announcer.earlier()
    assert said == ["Three."]


def test_answers_are_repeated_but_not_kept(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    announcer.say("It happened.")
    next_turn(qtbot, announcer)
    announcer.answer("Your hand: 3 Cherry.")
    next_turn(qtbot, announcer)
    announcer.repeat()
    announcer.earlier()
    assert said == ["It happened.", "Your hand: 3 Cherry.", "Your hand: 3 Cherry.", "It happened."]


def test_an_answer_comes_before_what_happens_in_the_same_turn(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    announcer.say("It happened.")
    announcer.answer("Asked for.")
    next_turn(qtbot, announcer)
    announcer.later()
    assert said == ["Asked for. It happened.", "It happened."]


def test_nothing_is_repeated_before_anything_was_said(
    announcer: Announcer, said: list[str]
) -> None:
    assert not announcer.repeat()
    assert not announcer.earlier()
    assert not announcer.later()
    assert said == []


def test_what_is_forgotten_is_not_heard_again(
    qtbot: QtBot, announcer: Announcer, said: list[str]
) -> None:
    announcer.say("Secret.")
    next_turn(qtbot, announcer)
    announcer.answer("Secret that is asked for.")
    announcer.say("Public.")
    announcer.forget()
    announcer.repeat()
    next_turn(qtbot, announcer)
    announcer.earlier()
    assert said == ["Secret.", "Public.", "Public."]


def test_an_answer_that_is_forgotten_in_time_is_not_said(
    qtbot: QtBot, announcer: Announcer
) -> None:
    announcer.answer("Secret that is asked for.")
    announcer.forget()
    with qtbot.assertNotEmitted(announcer.said, wait=20):
        pass


def test_the_history_begins_anew_at_its_end() -> None:
    history = History()
    assert history.step(-1) is None
    for number in range(600):
        history.add(str(number))
    assert history.step(0) == "599"
    assert history.step(-1000) == "100"


def test_announcing_never_moves_the_focus(
    qtbot: QtBot, window: QWidget, announcer: Announcer
) -> None:
    child = QWidget(window)
    window.show()
    qtbot.waitActive(window)
    child.setFocus()
    announcer.say("One.")
    next_turn(qtbot, announcer)
    assert child.hasFocus()


def test_notifications_have_no_place_on_the_screen(window: QWidget) -> None:
    bar = NotificationBar(window)
    window.show()
    bar.show_text("One.")
    assert bar.size().isEmpty()
    assert not bar.isVisible()
