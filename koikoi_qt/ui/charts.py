"""The charts beside the table: which cards each yaku and each month has, and where they are."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.table.state import Look
from koikoi_qt.ui.chart_list import ChartList
from koikoi_qt.ui.chart_signs import SignLabel
from koikoi_qt.ui.forms import FlowLayout, ScrollPage, bold_label
from koikoi_qt.ui.widgets import PushButton
from koikoi_qt.wording.chart_kinds import ChartKind
from koikoi_qt.wording.charts import Place, make_chart
from koikoi_qt.wording.narrator import Narrator

BESIDE_WIDTH: Final = 560
"""What is left of the window beside a chart must be this wide at the usual text size."""
GROWTH: Final = 0.7
"""How that grows with the text size, as a power of it."""


class ChartsDock(QDockWidget):
    """One chart at the left of the window, or over all of it where that is too narrow.

    `changed` tells that another chart is shown, or none; `left` that it is closed and the place
    where the focus came from is gone.
    """

    changed = Signal()
    left = Signal()

    def __init__(self, window: QMainWindow, language: Language) -> None:
        super().__init__(window)
        self._window = window
        self.kind: ChartKind | None = None
        self._rules = Rules()
        self._view: View | None = None
        self._narrator = Narrator(language, ("", ""))
        self._least_rest = BESIDE_WIDTH
        self._came_from: QWidget | None = None
        # A title bar would have buttons that only a mouse reaches; the page has its own.
        self.setTitleBarWidget(QWidget(self))
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self._build()
        self.retranslate(language)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        window.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._make_way)
        self.hide()

    def _build(self) -> None:
        self.title, self.list = bold_label(), ChartList()
        self.title.setBuddy(self.list)
        self.text_button, self.close_button = PushButton(), PushButton()
        self._legend = {place: SignLabel(place) for place in Place}
        top, legend = FlowLayout(), FlowLayout()
        for widget in (self.text_button, self.close_button):
            top.addWidget(widget)
        for label in self._legend.values():
            legend.addWidget(label)
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.addWidget(self.title)
        page.addLayout(top)
        page.addLayout(legend)
        page.addWidget(self.list, 1)
        self.setWidget(ScrollPage(inside))
        self._inside = inside
        self.text_button.clicked.connect(self._change_form)
        self.close_button.clicked.connect(self.close_chart)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language; those of a match come with the match."""
        self._language = language
        self.close_button.setText(language.pgettext("button", "Close the chart"))
        self.close_button.setAccessibleName(self.close_button.text())
        self._name_form()
        if self._view is None:
            self._narrator = Narrator(language, ("", ""))
        self._show()

    def _name_form(self) -> None:
        t = self._language
        # Translators: buttons: a chart is shown in words instead of pictures, and back.
        text, pictures = t.pgettext("button", "Show as text"), t.pgettext("button", "Show pictures")
        self.text_button.setText(text if self.list.has_pictures else pictures)
        self.text_button.setAccessibleName(self.text_button.text())

    def _change_form(self) -> None:
        self.list.show_pictures(not self.list.has_pictures)
        self._name_form()

    # What is charted.

    def show_match(self, view: View, narrator: Narrator) -> None:
        """Chart a match, as far as this view knows."""
        self._rules, self._view, self._narrator = view.rules, view, narrator
        self._show()

    def show_rules(self, rules: Rules, language: Language) -> None:
        """Chart no match: just the cards, and what these rules give for them."""
        self._rules, self._view = rules, None
        self._narrator = Narrator(language, ("", ""))
        self._show()

    def set_look(self, look: Look) -> None:
        """Take the deck and the text size that the table has."""
        self._least_rest = round(BESIDE_WIDTH * look.text_scale**GROWTH)
        self.list.set_deck(Deck.load(look.deck or deck_folders()["classic"]))
        self._make_room()

    def _show(self) -> None:
        if self.kind is None:
            return
        chart = make_chart(self.kind, self._rules, self._view, self._narrator)
        self.title.setText(chart.title)
        self.list.setAccessibleName(chart.title)
        meanings = dict(chart.legend)
        for place, label in self._legend.items():
            label.setText(meanings.get(place, ""))
            label.setAccessibleName(label.text())
            label.setVisible(place in meanings)
        self.list.show_rows(chart.rows)

    # Opening and closing.

    def toggle(self, kind: ChartKind) -> None:
        """Show a chart in place of any other; or none, if it is the one that is shown."""
        if self.kind is kind:
            self.close_chart()
        else:
            self._open(kind)

    def _open(self, kind: ChartKind) -> None:
        if self.kind is None:
            self._came_from = QApplication.focusWidget()
        self.kind = kind
        self._show()
        self.list.setCurrentRow(0)
        self.show()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._make_room()
        self.changed.emit()

    def close_chart(self) -> None:
        """Show no chart, and give the focus back if it was here."""
        focused = QApplication.focusWidget()
        had_focus = focused is None or self.isAncestorOf(focused)
        self.kind = None
        self._make_room()
        # Before it is hidden: else the focus would come by some other place, and that be read.
        if had_focus:
            self._give_focus_back()
        self.hide()
        self.changed.emit()

    def _give_focus_back(self) -> None:
        place, self._came_from = self._came_from, None
        if place is not None and place.isVisible():
            place.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    # Room: beside the window's page, or over it.

    def is_over(self) -> bool:
        """Tell whether the window is too narrow for its page beside a chart."""
        return self._window.width() - self._least_width() < self._least_rest

    def _least_width(self) -> int:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._inside.minimumSizeHint().width() + bar

    def _make_room(self) -> None:
        self.widget().setMinimumWidth(min(self._least_width(), self._window.width()))
        page = self._window.centralWidget()
        if page is not None:
            page.setVisible(self.kind is None or not self.is_over())

    def _make_way(self, _: QWidget | None, now: QWidget | None) -> None:
        """Close where a key goes to the page below: nobody should press what is not seen."""
        page = self._window.centralWidget()
        if self.kind is None or now is None or page is None or page.isVisible():
            return
        if page.isAncestorOf(now):
            self.close_chart()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            # Hiding the page in the midst of the window's layout would confuse it.
            QTimer.singleShot(0, self, self._make_room)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_chart()
        else:
            super().keyPressEvent(event)
