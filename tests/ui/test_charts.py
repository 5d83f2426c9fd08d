"""The charts in the window: opened and closed by keyboard, kept in step, never in the way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.i18n import Language
from koikoi_qt.table.state import Look
from koikoi_qt.ui.chart_list import row_parts
from koikoi_qt.ui.chart_signs import draw_sign
from koikoi_qt.ui.charts import ChartsDock
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.cards import card_short
from koikoi_qt.wording.chart_kinds import ChartKind
from koikoi_qt.wording.charts import Place, make_chart
from koikoi_qt.wording.narrator import Narrator, names_of
from tests.ui.driving import game_of, open_window
from tests.ui.keys import focused, press, press_on
from tests.ui.matches import AGAINST_CPU, played
from tests.ui.walk import LARGEST_TEXT, PSEUDO, check, show

ENGLISH = Language.load("en")
KINDS = list(ChartKind)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    with open_window(qtbot) as opened:
        yield opened


def start(window: Window) -> None:
    window.start_page.start()
    assert window.game is not None


def page_is_visible(window: QMainWindow) -> bool:
    page = window.centralWidget()
    assert page is not None
    return page.isVisible()


def dock_of(qtbot: QtBot, language: Language, scale: float = 1) -> ChartsDock:
    """Return the charts of a bare window, with a match shown."""
    window = QMainWindow()
    window.setCentralWidget(QStackedWidget())
    dock = ChartsDock(window, language)
    dock.set_look(Look(text_scale=scale))
    view = played(19).view(0)
    dock.show_match(view, Narrator(language, names_of(AGAINST_CPU, language), 0))
    show(qtbot, window)
    return dock


@pytest.mark.parametrize("kind", KINDS)
def test_the_charts_have_names_and_room(qtbot: QtBot, any_text_size: int, kind: ChartKind) -> None:
    dock = dock_of(qtbot, PSEUDO, any_text_size / 100)
    dock.toggle(kind)
    check(dock)
    dock.text_button.click()
    check(dock)


@pytest.mark.parametrize("kind", KINDS)
def test_a_chart_opens_and_closes_by_keyboard(window: Window, kind: ChartKind) -> None:
    before = focused()
    window.act(kind.value)
    assert focused() is window.charts.list
    assert window.menus.actions[kind.value].isChecked()
    press(Qt.Key.Key_Escape)
    assert not window.charts.isVisible()
    assert focused() is before
    assert not window.menus.actions[kind.value].isChecked()


def test_one_chart_takes_the_others_place(window: Window) -> None:
    window.act("yaku_chart")
    assert window.charts.list.accessibleName() == "Yaku chart"
    window.act("month_chart")
    assert window.charts.list.accessibleName() == "Month chart"
    assert len(window.charts.list.lines) == 12
    assert not window.menus.actions["yaku_chart"].isChecked()
    window.act("month_chart")
    assert window.charts.kind is None


def test_the_button_closes_too(window: Window) -> None:
    window.act("yaku_chart")
    press_on(window.charts.close_button, Qt.Key.Key_Return)
    assert not window.charts.isVisible()


def test_without_a_match_the_rules_are_shown(window: Window) -> None:
    window.act("yaku_chart")
    assert window.charts.list.lines[0] == "Five lights, gokō: 10 points. All 5 lights."


def test_the_chart_follows_the_match_and_the_reader_stays(qtbot: QtBot, window: Window) -> None:
    start(window)
    window.act("month_chart")
    press(*[Qt.Key.Key_Down] * 4)
    assert window.charts.list.currentRow() == 4
    before = window.charts.list.lines
    game = game_of(window)
    game.do(game.view.legal_moves[0])

    def in_step() -> bool:
        view, narrator = game.view, window.match_page.narrator
        chart = make_chart(ChartKind.MONTHS, view.rules, view, narrator)
        return window.charts.list.lines == tuple(row.text for row in chart.rows)

    qtbot.waitUntil(lambda: game.can_play and in_step())
    assert window.charts.list.lines != before
    assert window.charts.list.currentRow() == 4
    assert focused() is window.charts.list


def test_f6_goes_by_the_chart_as_well(window: Window) -> None:
    start(window)
    window.act("yaku_chart")
    chart, log = window.charts.list, window.match_page.panel_view.log.list
    press(Qt.Key.Key_F6)
    assert focused() is window.match_page.sections()[0]
    for _ in range(4):
        assert focused() is not chart
        press(Qt.Key.Key_F6)
    assert focused() is chart
    window.charts.close_button.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is log
    window.charts.close_chart()
    press(Qt.Key.Key_F6)
    assert focused() is window.match_page.sections()[0]


def test_a_covered_hand_is_in_no_chart(qtbot: QtBot) -> None:
    with open_window(qtbot, mode="two_players") as window:
        start(window)
        window.act("month_chart")
        assert "In hand" not in " ".join(window.charts.list.lines)
        hands = [game_of(window).session.match.view(seat).hand for seat in (0, 1)]
        window.act("yaku_chart")
        not_seen = [line.partition("Not seen yet: ")[0] for line in window.charts.list.lines]
        for card in (*hands[0], *hands[1]):
            assert card_short(card, ENGLISH) not in " ".join(not_seen)


def test_the_language_changes_at_once(window: Window) -> None:
    start(window)
    window.act("yaku_chart")
    window.change(language="fr")
    assert window.charts.title.text() == "Tableau des yaku"
    assert window.charts.list.lines[0].startswith("Cinq lumières, gokō")


def test_a_narrow_window_shows_the_chart_over_the_page(qtbot: QtBot) -> None:
    with open_window(qtbot, text_size=LARGEST_TEXT) as window:
        window.resize(900, 600)
        window.act("yaku_chart")
        qtbot.waitUntil(lambda: not page_is_visible(window))
        press(Qt.Key.Key_Escape)
        assert page_is_visible(window)
        assert window.isAncestorOf(focused())


def test_what_a_key_goes_to_under_a_chart_is_seen(window: Window) -> None:
    start(window)
    window.change(text_size=LARGEST_TEXT)
    window.act("month_chart")
    assert not page_is_visible(window)
    press(Qt.Key.Key_3)
    assert focused().isVisible()
    assert window.charts.kind is None
    window.act("month_chart")
    window.act("new")
    assert window.start_page.continue_button.hasFocus()
    assert window.start_page.continue_button.isVisible()


def test_a_window_grown_wide_shows_both(qtbot: QtBot, window: Window) -> None:
    window.resize(900, 600)
    window.act("yaku_chart")
    assert window.charts.isVisible() and page_is_visible(window)
    window.charts.set_look(Look(text_scale=3))
    assert not page_is_visible(window)
    window.resize(2400, 1000)
    qtbot.waitUntil(lambda: page_is_visible(window))


def test_text_instead_of_pictures(qtbot: QtBot) -> None:
    dock = dock_of(qtbot, ENGLISH)
    dock.toggle(ChartKind.YAKU)
    lines = dock.list.lines
    assert dock.text_button.text() == "Show as text"
    dock.text_button.click()
    assert dock.text_button.text() == "Show pictures"
    assert dock.list.lines == lines
    dock.text_button.click()
    assert dock.list.has_pictures


@pytest.mark.parametrize("code", ["en", "es", "fr"])
@pytest.mark.parametrize("width", [200, 320, 900])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_a_row_lies_over_another(
    qapp: QApplication, any_text_size: int, code: str, width: int, kind: ChartKind
) -> None:
    language = Language.load(code)
    view = played(19).view(0)
    chart = make_chart(kind, view.rules, view, Narrator(language, ("", "CPU"), 0))
    for row in chart.rows:
        parts = row_parts(row, width, QFont())
        boxes = [text[0] for text in parts.texts] + [picture[0] for picture in parts.pictures]
        whole = QRect(0, 0, width, parts.height)
        assert all(whole.contains(box) for box in boxes)
        assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
        assert len(parts.pictures) == len(row.cards)


def test_pictures_are_drawn_with_their_signs(qtbot: QtBot) -> None:
    dock = dock_of(qtbot, ENGLISH)
    dock.toggle(ChartKind.MONTHS)
    QApplication.processEvents()
    image = dock.list.viewport().grab().toImage()
    parts = row_parts(dock.list.rows[0], dock.list.viewport().width(), dock.list.font())
    paper = QColor(image.pixel(image.width() - 8, 12))
    for box, _ in parts.pictures:
        assert QColor(image.pixel(box.center())) != paper
        below = [
            QColor(image.pixel(box.center().x(), y))
            for y in range(box.bottom() + 3, box.bottom() + 16)
        ]
        assert any(colour != paper for colour in below)


def test_the_signs_of_places_differ_by_shape(qapp: QApplication) -> None:
    shapes = []
    for place in Place:
        image = QImage(QSize(16, 16), QImage.Format.Format_Mono)
        image.fill(1)
        painter = QPainter(image)
        draw_sign(painter, place, QRectF(1, 1, 14, 14), QColor("black"), QColor("white"))
        painter.end()
        shapes.append(bytes(image.constBits()))
    assert len(set(shapes)) == len(shapes)
