"""A review is made in the background, kept, and walked by keyboard."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import Phase
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave, reviews
from koikoi_qt.table.state import Look
from koikoi_qt.ui.chance_chart import spots_of
from koikoi_qt.ui.record_page import RecordPage
from koikoi_qt.ui.review_page import ReviewPage
from koikoi_qt.wording.panel import Command
from tests.ui.driving import WAIT_MS, action_button, open_window
from tests.ui.keys import press, press_on
from tests.ui.matches import SIDE_BY_SIDE, made_up_review, played, recorded
from tests.ui.screens import match_at, open_match
from tests.ui.walk import PSEUDO, check, show

ENGLISH = Language.load("en")
RECORD = recorded(months=2)
REVIEW = made_up_review(RECORD)
LONG_MS = 60_000
Key = Qt.Key


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.koikoi-review"


def opened(
    qtbot: QtBot, path: Path, record: Record = RECORD, language: Language = ENGLISH
) -> ReviewPage:
    page = ReviewPage(record, path, language, Look())
    show(qtbot, page)
    return page


def opened_kept(qtbot: QtBot, path: Path, language: Language = ENGLISH) -> ReviewPage:
    reviews.keep(path, RECORD, {0: REVIEW})
    return opened(qtbot, path, language=language)


def closing_box(then: Callable[[str], None]) -> None:
    """Read the message box that comes up next, and close it."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            # Places where a long path may be broken are no letters.
            then(box.text().replace("\u200b", ""))
            box.close()
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


def test_a_review_is_made_told_and_kept(qtbot: QtBot, path: Path) -> None:
    record = recorded(months=1)
    page = opened(qtbot, path, record)
    assert page.bar.isVisible() and page.cancel_button.hasFocus()
    assert page.state.text() == "The review is being made. You can cancel it."
    said: list[str] = []
    page.announcer.said.connect(said.append)
    qtbot.waitUntil(lambda: page.review is not None, timeout=LONG_MS)
    assert page.review is not None
    assert not page.bar.isVisible() and not page.cancel_button.isVisible()
    assert page.decisions.list.hasFocus()
    assert page.decisions.list.count() == len(page.review.decisions) > 0
    assert page.state.text().startswith(f"You: {len(page.review.decisions)} decisions. Accuracy: ")
    qtbot.waitUntil(lambda: bool(said) and said[-1] == page.state.text())
    assert [text for text in said if " decisions looked at." in text]
    assert reviews.kept(path, record) == {0: page.review}


def test_cancel(qtbot: QtBot, path: Path) -> None:
    page = opened(qtbot, path)
    press(Key.Key_Return)
    assert page.state.text() == "The review has not been made."
    assert not page.bar.isVisible() and page.start_button.hasFocus()
    assert not path.exists()
    press(Key.Key_Space)
    assert page.bar.isVisible()
    # Closing gives it up too.
    work = page._work
    assert work is not None
    press(Key.Key_Escape)
    assert not page.isVisible() and not work._process.is_alive()


def test_a_process_that_dies_is_told_and_can_be_begun_again(qtbot: QtBot, path: Path) -> None:
    page = opened(qtbot, path)
    assert page._work is not None
    told: list[str] = []
    closing_box(told.append)
    page._work._process.kill()
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert told == [
        "The review could not be made.\nthe process that did the work has ended",
    ]
    qtbot.waitUntil(page.start_button.isVisible)
    assert page.review is None


def test_a_kept_review_is_there_at_once(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    assert page.review == REVIEW and page._work is None
    assert page.decisions.list.hasFocus()


def test_a_damaged_file_is_told_and_the_review_made_anew(qtbot: QtBot, path: Path) -> None:
    path.write_text(json.dumps({"format": "koikoi-review"}))
    told: list[str] = []
    closing_box(told.append)
    page = opened(qtbot, path)
    assert told[0].startswith(f"{path}: it cannot be used, and the review is made anew.\nthis must")
    assert page.bar.isVisible()


def test_what_cannot_be_kept_is_told(qtbot: QtBot, path: Path) -> None:
    page = opened(qtbot, path.parent / "missing" / path.name)
    told: list[str] = []
    closing_box(told.append)
    press(Key.Key_Return)
    page._on_finished(REVIEW)
    assert told[0].startswith("The review cannot be kept.\n")
    assert page.review == REVIEW


def test_the_position_follows_the_decisions(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    views = reviews.views_of(RECORD, REVIEW)
    press(Key.Key_Down, Key.Key_Down)
    assert page.decisions.list.currentRow() == 2
    assert f"Hand, {len(views[2].hand)} card" in " ".join(page.position.list.lines)
    with qtbot.waitSignal(page.announcer.said) as heard:
        press(Key.Key_Return)
    assert heard.args == [" ".join(page.position.list.lines)]


def test_from_turning_point_to_turning_point(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    points = list(REVIEW.turning_points)
    seen = []
    for key in (Key.Key_Right,) * len(points) + (Key.Key_Left,) * (len(points) - 1):
        press(key)
        seen.append(page.decisions.list.currentRow())
    assert seen == [*points, *points[-2::-1]]
    with qtbot.waitSignal(page.announcer.said) as heard:
        press(Key.Key_Left)
    assert heard.args == ["No further turning point."]


def test_the_buttons_do_what_the_arrows_do(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    press_on(page.next_button, Key.Key_Return)
    assert page.decisions.list.currentRow() == REVIEW.turning_points[0]
    assert page.decisions.list.hasFocus()


def test_the_chart_has_a_text_twin_and_a_spot_for_each_decision(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    name = page.chart.accessibleName()
    assert name.startswith("Chance of winning the match. At the start: 50%")
    assert name.count("Turning point in month") == len(REVIEW.turning_points)
    spots = spots_of(REVIEW)
    assert len(spots) == len(REVIEW.decisions)
    assert [spot.at for spot in spots] == sorted(spot.at for spot in spots)


def test_of_two_people_either_can_be_looked_at(qtbot: QtBot, path: Path) -> None:
    record = Record.from_match(played(months=2), SIDE_BY_SIDE)
    both = {seat: made_up_review(record, seat) for seat in (0, 1)}
    reviews.keep(path, record, both)
    page = opened(qtbot, path, record)
    assert page.seat_field.isVisible() and page.state.text().startswith("Red: ")
    page.seat_box.choose(1)
    page.seat_box.picked.emit(1)
    assert page.state.text().startswith("Blue: ")
    assert page.review == both[1]


def test_the_end_of_a_match_offers_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        assert not window.menus.actions["review"].isEnabled()
        match = match_at(Phase.MATCH_OVER)
        open_match(window, match)
        assert window.menus.actions["review"].isEnabled()
        seen: list[ReviewPage] = []

        def look() -> None:
            page = QApplication.activeModalWidget()
            assert isinstance(page, ReviewPage)
            seen.append(page)
            page.close()

        QTimer.singleShot(0, look)
        press_on(action_button(window, Command.REVIEW), Key.Key_Return)
        assert seen and seen[0]._path == reviews.path_beside(autosave.path())


def test_an_opened_record_offers_it_when_it_is_over(qtbot: QtBot) -> None:
    for record, is_over in ((RECORD, True), (recorded(5), False)):
        page = RecordPage(record, ENGLISH, Look())
        show(qtbot, page)
        assert page.review_button.isVisible() is is_over
    page = RecordPage(RECORD, ENGLISH, Look())
    show(qtbot, page)
    with qtbot.waitSignal(page.review_asked):
        press_on(page.review_button, Key.Key_Space)


@pytest.mark.parametrize("row", [0, 5])
def test_walk(qtbot: QtBot, any_text_size: int, path: Path, row: int) -> None:
    page = opened_kept(qtbot, path, PSEUDO)
    page.decisions.list.setCurrentRow(row)
    check(page)


def test_walk_while_it_is_made(qtbot: QtBot, any_text_size: int, path: Path) -> None:
    check(opened(qtbot, path, language=PSEUDO))


def test_another_language_reaches_everything(qtbot: QtBot, path: Path) -> None:
    page = opened_kept(qtbot, path)
    page.retranslate(Language.load("es"))
    again = opened_kept(qtbot, path, Language.load("es"))
    assert page.windowTitle() == again.windowTitle()
    assert page.decisions.list.lines == again.decisions.list.lines
    assert page.chart.accessibleName() == again.chart.accessibleName()
