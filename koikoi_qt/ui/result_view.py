"""How a month or the match ended: what there is to know, the months so far, and the points."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from koikoi_qt.i18n import Language
from koikoi_qt.ui.forms import bold_label
from koikoi_qt.ui.month_table import MonthTable
from koikoi_qt.ui.score_chart import ScoreChart
from koikoi_qt.ui.widgets import TextList
from koikoi_qt.wording.panel import MatchTable

_LEAST_FOR_CHART = 2
"""From so many months on there is a line to draw."""


class ResultView(QWidget):
    """Shows a Panel's details, and its table once there is one; hidden while there is neither."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: MatchTable | None = None
        self.details = TextList()
        self.months_title = bold_label()
        self.months = MonthTable()
        self.months_title.setBuddy(self.months.list)
        self.chart_title = bold_label()
        self.chart = ScoreChart()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._parts = (
            self.details,
            self.months_title,
            self.months,
            self.chart_title,
            self.chart,
        )
        for part in self._parts:
            layout.addWidget(part)
        self.hide()

    def retranslate(self, language: Language) -> None:
        """Show the fixed texts in a language; the Panel brings its own."""
        self.details.setAccessibleName(language.gettext("What there is to know"))
        months = language.gettext("Months so far")
        self.months_title.setText(months)
        self.months.list.setAccessibleName(months)
        self.chart_title.setText(language.gettext("Score chart"))
        self._language = language
        self._show_table()

    def show_result(self, details: tuple[str, ...], table: MatchTable | None) -> None:
        """Show this much, and nothing where there is nothing."""
        self._table = table
        self.details.show_lines(details)
        self._show_table()
        self.details.setVisible(bool(details))
        self.setVisible(bool(details) or table is not None)

    def _show_table(self) -> None:
        table = self._table
        count = len(table.rows) if table else 0
        for part in (self.months_title, self.months):
            part.setVisible(count > 0)
        for part in (self.chart_title, self.chart):
            part.setVisible(count >= _LEAST_FOR_CHART)
        if table is None:
            return
        self.months.show_rows(table.heads, [row.cells for row in table.rows], self._language)
        self.chart.show_totals(table.heads[-2:], [row.totals for row in table.rows])
        self.chart.setAccessibleName(f"{self.chart_title.text()}. {table.chart_text}")
