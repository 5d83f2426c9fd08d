"""A record is stepped through forwards and backwards by keyboard, and every step is told."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.record import Record, RecordError
from koikoi_qt.i18n import Language
from koikoi_qt.table.state import Look
from koikoi_qt.ui.record_page import WAYS, RecordPage, Way
from koikoi_qt.wording.cards import card_label
from tests.ui.keys import press, press_on
from tests.ui.matches import SIDE_BY_SIDE, played, recorded
from tests.ui.walk import PSEUDO, check, show

ENGLISH = Language.load("en")
Key = Qt.Key


def opened(qtbot: QtBot, record: Record | None = None, language: Language = ENGLISH) -> RecordPage:
    page = RecordPage(record or recorded(), language, Look())
    show(qtbot, page)
    return page


def labels(pile: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card_label(card, ENGLISH) for card in sorted(pile))


def assert_shows(page: RecordPage, match: Match) -> None:
    assert page.field.list.lines == labels(match.month.field)
    for hand, cards in zip(page.hands, match.month.hands, strict=True):
        assert hand.list.lines == labels(cards) or not cards
        assert hand.isHidden() is not bool(cards)


def test_every_state_is_shown_forwards_and_backwards(qtbot: QtBot) -> None:
    record = recorded(25)
    page = opened(qtbot, record)
    states = list(record.steps())
    for match in states:
        assert page.steps.match == match
        assert_shows(page, match)
        press(Key.Key_Right)
    for match in reversed(states):
        assert_shows(page, match)
        press(Key.Key_Left)


def test_the_focus_begins_at_the_position_and_stays(qtbot: QtBot) -> None:
    page = opened(qtbot)
    assert page.position.hasFocus()
    press(Key.Key_Right, Key.Key_End, Key.Key_PageUp)
    assert page.position.hasFocus()


def test_the_position_and_what_happened_are_told(qtbot: QtBot) -> None:
    page = opened(qtbot)
    steps = len(page.steps.states)
    assert page.position.text().startswith(f"Step 1 of {steps}: Month 1 of 3.")
    press(Key.Key_Right)
    assert page.position.text().startswith(f"Step 2 of {steps}: ")
    assert " play" in page.position.text()
    assert page.position.accessibleName() == page.position.text()


def test_a_step_is_announced_where_the_position_has_not_the_focus(qtbot: QtBot) -> None:
    page = opened(qtbot)
    with qtbot.assertNotEmitted(page.announcer.said, wait=20):
        press(Key.Key_Right)
    with qtbot.waitSignal(page.announcer.said) as caught:
        press_on(page.field.list, Key.Key_Right)
    assert caught.args == [page.position.text()]


def test_first_and_last(qtbot: QtBot) -> None:
    page = opened(qtbot)
    press(Key.Key_End)
    assert page.steps.match.finished
    assert page.ending.isVisible()
    assert page.ending.details.lines[0].startswith("The match is over.")
    press(Key.Key_Right)
    assert page.steps.match.finished
    press(Key.Key_Home)
    assert page.steps.place == 0
    assert not page.ending.isVisible()
    press(Key.Key_Left)
    assert page.steps.place == 0


def test_from_month_to_month(qtbot: QtBot) -> None:
    page = opened(qtbot)
    seen = []
    for key in (Key.Key_PageDown,) * 3 + (Key.Key_PageUp,) * 4:
        press(key)
        month = page.steps.match.month
        seen.append((month.number, page.steps.match.finished or len(month.moves) == 0))
    assert seen == [
        (2, True),
        (3, True),
        (3, True),
        (3, True),
        (2, True),
        (1, True),
        (1, True),
    ]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.text.text)
def test_every_way_has_a_button(qtbot: QtBot, way: Way) -> None:
    page = opened(qtbot)
    middle = len(page.steps.states) // 2
    page.steps.place = middle
    press(way.key)
    by_key, page.steps.place = page.steps.place, middle
    press_on(page.buttons[way], Key.Key_Space)
    assert by_key == page.steps.place != middle


def test_the_keys_work_on_the_buttons_too(qtbot: QtBot) -> None:
    page = opened(qtbot)
    next(iter(page.buttons.values())).setFocus()
    press(Key.Key_Right, Key.Key_Right)
    assert page.steps.place == 2


def test_in_a_list_the_arrows_step_and_home_and_end_are_the_lists(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.field.list.setFocus()
    press(Key.Key_Right)
    assert page.steps.place == 1
    press(Key.Key_End)
    assert page.steps.place == 1
    assert page.field.list.currentRow() == page.field.list.count() - 1


def test_people_side_by_side_are_told_by_their_colours(qtbot: QtBot) -> None:
    page = opened(qtbot, Record.from_match(played(8), SIDE_BY_SIDE))
    press(Key.Key_Right)
    assert "Red " in page.position.text() or "Blue " in page.position.text()
    assert [hand.title.text() for hand in page.hands] == [
        "Cards in hand: Red",
        "Cards in hand: Blue",
    ]


def test_a_record_that_breaks_a_rule_says_where(qtbot: QtBot, tmp_path: Path) -> None:
    path, parent = tmp_path / "wrong.koikoi", QWidget()
    qtbot.addWidget(parent)
    text = recorded().to_json()
    path.write_text(text.replace('"moves": ["', '"moves": ["stop", "', 1), "utf-8")
    with pytest.raises(RecordError, match="month 1, move 1 .'stop'.: "):
        RecordPage(Record.load(path), ENGLISH, Look(), parent)
    assert parent.children() == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_close(qtbot: QtBot, key: Qt.Key) -> None:
    page = opened(qtbot)
    QTest.keyClick(page.close_button, key)
    assert not page.isVisible()


def test_escape_closes(qtbot: QtBot) -> None:
    page = opened(qtbot)
    press(Key.Key_Escape)
    assert not page.isVisible()


def test_another_language_reaches_everything(qtbot: QtBot) -> None:
    page = opened(qtbot)
    press(Key.Key_Right)
    page.retranslate(Language.load("es"))
    again = opened(qtbot, language=Language.load("es"))
    again.go(WAYS[3])
    assert page.windowTitle() == again.windowTitle()
    assert page.position.text() == again.position.text()
    assert page.log.list.lines == again.log.list.lines


@pytest.mark.parametrize("key", [Key.Key_Right, Key.Key_End])
def test_walk(qtbot: QtBot, any_text_size: int, key: Qt.Key) -> None:
    page = opened(qtbot, language=PSEUDO)
    press(key)
    check(page)
