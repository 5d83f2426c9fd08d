"""Results: a list of what happened, a table that reads as sentences, a chart with its twin."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.i18n import Language
from koikoi_qt.ui.forms import ScrollPage
from koikoi_qt.ui.result_view import ResultView
from koikoi_qt.wording.narrator import Narrator, names_of
from koikoi_qt.wording.panel import Panel
from koikoi_qt.wording.panel_maker import make_panel
from tests.ui.matches import AGAINST_CPU, played
from tests.ui.walk import PSEUDO, check, show

ENGLISH = Language.load("en")


def panel_of(match: Match, language: Language = ENGLISH) -> Panel:
    return make_panel(match.view(0), Narrator(language, names_of(AGAINST_CPU, language), 0))


def opened(qtbot: QtBot, panel: Panel, language: Language = ENGLISH) -> ResultView:
    view = ResultView()
    inside = QWidget()
    layout = QVBoxLayout(inside)
    layout.addWidget(view)
    layout.addStretch(1)
    view.retranslate(language)
    view.show_result(panel.details, panel.table)
    show(qtbot, ScrollPage(inside))
    return view


def test_the_end_of_a_match_reads_as_sentences(qtbot: QtBot) -> None:
    match = played()
    panel = panel_of(match)
    view = opened(qtbot, panel)
    assert view.details.lines == panel.details
    assert len(view.months.list.lines) == 3
    red, blue = (
        f"{name}: {score}" for name, score in zip(("You", "CPU"), match.scores, strict=True)
    )
    last = view.months.list.lines[-1]
    assert last.startswith("Month: 3; Winner: ")
    assert red in last
    assert blue in last


def test_the_chart_is_told_in_words(qtbot: QtBot) -> None:
    panel = panel_of(played())
    view = opened(qtbot, panel)
    assert panel.table is not None
    assert view.chart.accessibleName() == f"Score chart. {panel.table.chart_text}"
    assert "After month 3: You " in view.chart.accessibleName()
    assert view.chart.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_lines_of_the_chart_differ_by_more_than_colour(qtbot: QtBot) -> None:
    view = opened(qtbot, panel_of(played(months=12)))
    picture = view.chart.grab().toImage()
    width, height = picture.width(), picture.height()
    colours = {picture.pixelColor(x, y).name() for x in range(width) for y in range(height)}
    assert len(colours) > 3


def test_one_month_makes_no_line(qtbot: QtBot) -> None:
    view = opened(qtbot, panel_of(played(months=1)))
    assert view.months.isVisible()
    assert not view.chart.isVisible()


def test_nothing_to_tell_takes_no_room(qtbot: QtBot) -> None:
    panel = panel_of(played(2))
    view = opened(qtbot, panel_of(played()))
    view.show_result((), panel.table)
    assert panel.table is None
    assert not view.isVisible()


def test_narrow_columns_become_sentences(qtbot: QtBot) -> None:
    view = opened(qtbot, panel_of(played()))
    assert view.months.as_columns
    view.window().resize(200, 600)
    qtbot.waitUntil(lambda: not view.months.as_columns)


@pytest.mark.parametrize("months", [1, 12])
def test_walk(qtbot: QtBot, any_text_size: int, months: int) -> None:
    view = opened(qtbot, panel_of(played(months=months), PSEUDO), PSEUDO)
    check(view.window())
