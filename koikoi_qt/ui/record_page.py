"""A record, opened: the match step by step, forwards and backwards, with all cards face up."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from koikoi_qt.games.common import BLUE, RED, SEATS
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.table.state import Look, TableState
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.forms import FlowLayout
from koikoi_qt.ui.result_view import ResultView
from koikoi_qt.ui.table_dialog import TableDialog, Titled
from koikoi_qt.ui.widgets import Prompt, PushButton
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel_maker import make_panel, sentence
from koikoi_qt.wording.summaries import player_title


class Steps:
    """The states of a recorded match, and where one is in them; steps count from 0."""

    def __init__(self, record: Record) -> None:
        """Play the record through; `RecordError` if it breaks a rule."""
        self.states: tuple[Match, ...] = tuple(record.steps())
        lengths = [0, *(len(state.months) for state in self.states)]
        grown = zip(range(len(self.states)), lengths, lengths[1:], strict=False)
        self._month_starts = [step for step, before, after in grown if after > before]
        self.place = 0

    @property
    def match(self) -> Match:
        """The match at this step."""
        return self.states[self.place]

    @property
    def events(self) -> tuple[Event, ...]:
        """What led from the step before to this one."""
        before = len(self.states[self.place - 1].history) if self.place else 0
        return self.match.history[before:]

    def first(self) -> int:
        """Return the first step."""
        return 0

    def last(self) -> int:
        """Return the last step."""
        return len(self.states) - 1

    def back(self) -> int:
        """Return the step before."""
        return max(self.place - 1, 0)

    def forward(self) -> int:
        """Return the step after."""
        return min(self.place + 1, self.last())

    def month_before(self) -> int:
        """Return where this month began, or the one before for somebody who is there."""
        return max((step for step in self._month_starts if step < self.place), default=0)

    def month_after(self) -> int:
        """Return where the next month begins, or the end."""
        return min((step for step in self._month_starts if step > self.place), default=self.last())


@dataclass(frozen=True, slots=True)
class Way:
    """One way to another step: its button, and its key."""

    text: Message
    key: Qt.Key
    goes: Callable[[Steps], int]


# Translators: buttons that step through a match that was recorded.
WAYS: Final = (
    Way(NP_("step through a record", "First"), Qt.Key.Key_Home, Steps.first),
    Way(NP_("step through a record", "Month before"), Qt.Key.Key_PageUp, Steps.month_before),
    Way(NP_("step through a record", "Back"), Qt.Key.Key_Left, Steps.back),
    Way(NP_("step through a record", "Forward"), Qt.Key.Key_Right, Steps.forward),
    Way(NP_("step through a record", "Month after"), Qt.Key.Key_PageDown, Steps.month_after),
    Way(NP_("step through a record", "Last"), Qt.Key.Key_End, Steps.last),
)


class WayButton(PushButton):
    """A button that leaves the arrows to the page, which steps by them."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {way.key for way in WAYS}:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Position(Prompt):
    """The step, in words. It has the focus first, and is read then, not with the dialog too."""

    accessible_role = QAccessible.Role.Paragraph


class RecordPage(TableDialog):
    """Steps through a record, and tells each step.

    The keys of `WAYS` step from wherever the focus is, except that in a list Home, End, Page Up
    and Page Down are the list's own. Raises `RecordError` for a record that breaks a rule.
    `review_asked` asks for the review of a match that is over.
    """

    review_asked = Signal()

    def __init__(
        self, record: Record, language: Language, look: Look, parent: QWidget | None = None
    ) -> None:
        # First, since a wrong record must leave no dialog behind in its parent.
        steps = Steps(record)
        super().__init__(parent)
        self.steps = steps
        self._players, self._look = record.players, look
        self.announcer = Announcer(self)
        self._build()
        self.retranslate(language)
        self.position.setFocus()

    def _build(self) -> None:
        self.position = Position()
        self.buttons = {way: WayButton() for way in WAYS}
        self.review_button, self.close_button = WayButton(), WayButton()
        self.ending = ResultView()
        self.hands = (Titled(), Titled())
        self.field, self.previous, self.log = Titled(), Titled(), Titled()
        self.players = (Titled(), Titled())
        ways = FlowLayout()
        for way, button in self.buttons.items():
            ways.addWidget(button)
            button.clicked.connect(partial(self.go, way))
        ways.addWidget(self.review_button)
        ways.addWidget(self.close_button)
        self.review_button.clicked.connect(self.review_asked)
        self.review_button.setVisible(self.steps.states[-1].finished)
        self.close_button.clicked.connect(self.accept)
        inside = QWidget()
        page = QVBoxLayout(inside)
        # The buttons stand first: how long the text below is must not move them.
        page.addLayout(ways)
        page.addWidget(self.position)
        lists = (self.previous, self.field, *self.hands, *self.players, self.log)
        for part in (self.ending, *lists):
            page.addWidget(part)
        page.addStretch(1)
        self.lay_out(page, inside, above_table=self.position)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        people = [seat for seat in SEATS if self._players[seat].level is None]
        you = people[0] if len(people) == 1 else None
        names = names_of(self._players, language)
        self._narrator = Narrator(language, names, you, Verbosity.NORMAL)
        self.setWindowTitle(language.gettext("Record of a match"))
        for way, button in self.buttons.items():
            button.setText(language.message(way.text))
        self.review_button.setText(language.pgettext("button", "Review…"))
        self.close_button.setText(language.pgettext("button", "Close"))
        self.ending.retranslate(language)
        self._show()

    def go(self, way: Way) -> None:
        """Go to another step, and tell it."""
        self.steps.place = way.goes(self.steps)
        self._show()
        # A reader says by itself that the text with the focus has changed.
        if not self.position.hasFocus():
            self.announcer.say(self.position.text())

    def _show(self) -> None:
        language, narrator, match = self._narrator.language, self._narrator, self.steps.match
        view = match.view(RED)
        panel = make_panel(view, narrator)
        self.position.say(self._position())
        result = panel.details if match.turn is None else ()
        self.table.show_state(
            TableState(view, narrator, result=result, look=self._look, playable=False),
            self.steps.events,
            animate=False,
        )
        self.ending.show_result(result, panel.table)
        self.previous.show_lines(language.gettext("Previous turn"), list(panel.previous_turn))
        field = language.pgettext("title of a list", "Field")
        self.field.show_lines(field, [card.label for card in panel.field])
        for seat, hand in zip((RED, BLUE), self.hands, strict=True):
            # Translators: the title of a list of cards; {player} is such as "You (Red)".
            title = language.gettext("Cards in hand: {player}")
            cards = [card_label(card, language) for card in sorted(match.month.hands[seat])]
            hand.show_lines(title.format(player=player_title(seat, narrator)), cards)
        for player, part in zip(panel.players, self.players, strict=True):
            part.show_lines(player.title, list(player.lines))
        self.log.show_lines(language.gettext("Log"), list(panel.log))

    def _position(self) -> str:
        view = self.steps.match.view(RED)
        told = [sentence(event, view, self._narrator) for event in self.steps.events]
        # Translators: where one is in a record, and what happened there.
        form = self._narrator.language.gettext("Step {step} of {steps}: {what}")
        return form.format(
            step=self.steps.place + 1, steps=len(self.steps.states), what=" ".join(told)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = next((way for way in WAYS if way.key == event.key()), None)
        if way is None:
            super().keyPressEvent(event)
        else:
            self.go(way)
