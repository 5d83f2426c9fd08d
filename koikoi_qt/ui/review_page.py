"""A review of a match: made in the background, then walked decision by decision."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from koikoi_qt.games.common import SEATS
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import reviews
from koikoi_qt.table.state import Look, TableState
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.ask import tell_error
from koikoi_qt.ui.chance_chart import ChanceChart
from koikoi_qt.ui.forms import ChoiceBox, FlowLayout, Labelled, make_bold
from koikoi_qt.ui.long_work import LongWork
from koikoi_qt.ui.table_dialog import TableDialog, Titled
from koikoi_qt.ui.widgets import Prompt, PushButton, Sentence
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of, seat_name
from koikoi_qt.wording.reviewing import (
    Review,
    chart_text,
    decision_lines,
    position_lines,
    progress_text,
    summary,
)

PARTS_TOLD: Final = 4
"""How often it is said how far the review is."""


class ReviewPage(TableDialog):
    """Makes a review, or shows the one that is kept at `path`.

    In the list of decisions Up and Down go from one to the next, Left and Right from turning
    point to turning point, and Enter reads the position.
    """

    def __init__(
        self,
        record: Record,
        path: Path,
        language: Language,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._path, self._look = record, path, look
        self._people = [seat for seat in SEATS if record.players[seat].level is None]
        self._kept: dict[int, Review] = {}
        self._views: tuple[View, ...] = ()
        self._work: LongWork | None = None
        self._told = 0
        self.announcer = Announcer(self)
        self._build()
        self.retranslate(language)
        self.finished.connect(self._give_up)
        self._load()

    # The parts.

    def _build(self) -> None:
        self.state = Prompt()
        self.seat_box = ChoiceBox()
        self.seat_field = Labelled(self.seat_box)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.start_button, self.cancel_button = PushButton(), PushButton()
        self.previous_button, self.next_button = PushButton(), PushButton()
        self.close_button = PushButton()
        self.decisions, self.position = Titled(), Titled()
        self.chart_title, self.chart = Sentence(), ChanceChart()
        make_bold(self.chart_title)
        pressed: dict[PushButton, Callable[[], object]] = {
            self.start_button: self._start,
            self.cancel_button: self._cancel,
            self.previous_button: lambda: self.go_to_turning_point(-1),
            self.next_button: lambda: self.go_to_turning_point(1),
            self.close_button: self.accept,
        }
        buttons = FlowLayout()
        for button, does in pressed.items():
            button.clicked.connect(does)
            buttons.addWidget(button)
        self.seat_box.picked.connect(lambda _: self._show_seat())
        self.decisions.list.currentRowChanged.connect(self._show_position)
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.addLayout(buttons)
        parts = (self.state, self.bar, self.seat_field, self.decisions, self.position)
        for part in (*parts, self.chart_title, self.chart):
            page.addWidget(part)
        page.addStretch(1)
        self.seat_field.setVisible(len(self._people) != 1)
        self.lay_out(page, inside, above_table=self.decisions)

    @property
    def seat(self) -> int:
        """Whose decisions are looked at."""
        if len(self._people) == 1:
            return self._people[0]
        seat = self.seat_box.value
        assert isinstance(seat, int)
        return seat

    @property
    def review(self) -> Review | None:
        """The review that is shown, if it has been made."""
        return self._kept.get(self.seat)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        you = self._people[0] if len(self._people) == 1 else None
        names = names_of(self._record.players, language)
        self._narrator = Narrator(language, names, you, Verbosity.NORMAL)
        self.setWindowTitle(language.gettext("Review of a match"))
        # Translators: buttons of the review of a match.
        self.start_button.setText(language.pgettext("button", "Make the review"))
        self.cancel_button.setText(language.pgettext("button", "Cancel"))
        self.previous_button.setText(language.pgettext("button", "Previous turning point"))
        self.next_button.setText(language.pgettext("button", "Next turning point"))
        self.close_button.setText(language.pgettext("button", "Close"))
        self.bar.setAccessibleName(language.gettext("How far the review is"))
        self.seat_field.show_texts(language.gettext("Whose decisions"))
        self.seat_box.show_choices([(seat, seat_name(seat, language)) for seat in SEATS])
        self.chart_title.say(language.gettext("Chance of winning the match"))
        self._show()

    # Making and keeping it.

    def _load(self) -> None:
        language = self._narrator.language
        try:
            self._kept = reviews.kept(self._path, self._record)
        except (reviews.ReviewError, OSError) as error:
            text = language.gettext("{file}: it cannot be used, and the review is made anew.")
            tell_error(self, text.format(file=self._path), error, language)
        self._show_seat()
        if self.review is not None:
            self.decisions.list.setFocus()

    def _show_seat(self) -> None:
        """Show the review of the chosen seat, and begin to make it if there is none."""
        self._give_up()
        if self.review is None:
            self._start()
        else:
            self._show()

    def _start(self) -> None:
        self._work = LongWork(reviews.make_review, self._record, self.seat, parent=self)
        self._work.progressed.connect(self._on_progress)
        self._work.finished.connect(self._on_finished)
        self._told = 0
        # Not the busy look without an end: it moves, even where nothing should.
        self.bar.setRange(0, 1)
        self.bar.setValue(0)
        self._show()
        self.cancel_button.setFocus()
        self._work.start()

    def _cancel(self) -> None:
        self._give_up()
        self._show()
        self.start_button.setFocus()

    def _give_up(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _on_progress(self, done: int, count: int) -> None:
        self.bar.setRange(0, count)
        self.bar.setValue(done)
        text = progress_text(done, count, self._narrator.language)
        self.state.say(text)
        part = done * PARTS_TOLD // count
        if part > self._told and done < count:
            self._told = part
            self.announcer.say(text)

    def _on_finished(self, result: object) -> None:
        self._work = None
        if isinstance(result, Review):
            self._kept[self.seat] = result
            self._show()
            self.decisions.list.setFocus()
            self.announcer.say(self.state.text())
            self._keep()
        elif isinstance(result, BaseException):
            self._show()
            self.start_button.setFocus()
            language = self._narrator.language
            tell_error(self, language.gettext("The review could not be made."), result, language)

    def _keep(self) -> None:
        language = self._narrator.language
        try:
            reviews.keep(self._path, self._record, self._kept)
        except OSError as error:
            tell_error(self, language.gettext("The review cannot be kept."), error, language)

    # Showing it.

    def _show(self) -> None:
        language, review = self._narrator.language, self.review
        working, done = self._work is not None, review is not None
        self.start_button.setVisible(not working and not done)
        self.cancel_button.setVisible(working)
        self.bar.setVisible(working)
        turning = bool(review and review.turning_points)
        for button in (self.previous_button, self.next_button):
            button.setVisible(turning)
        for part in (self.chart_title, self.chart, self.table):
            part.setVisible(done)
        self._views = reviews.views_of(self._record, review) if review else ()
        lines = decision_lines(review, self._views, self._narrator) if review else ()
        self.decisions.show_lines(language.gettext("Decisions"), list(lines))
        if review is not None:
            self.state.say(summary(review, self._narrator))
            self.chart.show_review(review, language)
            twin = chart_text(review, self._narrator)
            self.chart.setAccessibleName(f"{self.chart_title.text()}. {twin}")
        elif working:
            self.state.say(language.gettext("The review is being made. You can cancel it."))
        else:
            self.state.say(language.gettext("The review has not been made."))
        self._show_position(self.decisions.list.currentRow())

    def _show_position(self, row: int) -> None:
        self.chart.choose(row)
        title = self._narrator.language.gettext("Position before the decision")
        if not 0 <= row < len(self._views):
            self.position.show_lines(title, [])
            return
        view = self._views[row]
        self.position.show_lines(title, list(position_lines(view, self._narrator)))
        state = TableState(view, self._narrator, look=self._look, playable=False)
        self.table.show_state(state, (), animate=False)

    # Walking.

    def go_to_turning_point(self, step: int) -> None:
        """Go to the next turning point, or the one before; say that there is none if so."""
        if self.review is None:
            return
        row = self.decisions.list.currentRow()
        further = [p for p in self.review.turning_points if (p - row) * step > 0]
        if not further:
            language = self._narrator.language
            self.announcer.answer(language.gettext("No further turning point."))
            return
        self.decisions.list.setCurrentRow(further[0 if step > 0 else -1])
        if not self.decisions.list.hasFocus():
            self.decisions.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.go_to_turning_point(-1),
            Qt.Key.Key_Right: lambda: self.go_to_turning_point(1),
            Qt.Key.Key_Return: self._read_position,
            Qt.Key.Key_Enter: self._read_position,
        }
        if event.key() in keys:
            keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def _read_position(self) -> None:
        if self.decisions.list.hasFocus() and self.position.isVisible():
            self.announcer.answer(" ".join(self.position.list.lines))
