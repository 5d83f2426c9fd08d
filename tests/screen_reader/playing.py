"""A match in the real window, followed turn by turn: what was heard, what could be seen, by whom.

The program keeps its match in a file at every move. That file is the measure: from it comes what
had to be said, which cards were hidden, and whether it is a person's turn again.
"""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from koikoi_qt.games.koikoi import Card, Match
from koikoi_qt.games.koikoi.events import Event, MonthEnded
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from koikoi_qt.settings import FILE_NAME
from koikoi_qt.wording.cards import card_label, card_short
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel import Panel
from koikoi_qt.wording.panel_maker import make_panel, sentence
from koikoi_qt.wording.prompts import Situation
from tests.screen_reader.app import App
from tests.screen_reader.conftest import StartApp
from tests.screen_reader.desktop import wait_until

# The pace of the voice that our own changes of focus must not cut, in characters a second.
PACE = 150
FAST = {"pace": "instant", "animation": "off", "level": "easy"}
ROLE_WORDS = re.compile(r" (push )?button\.?$")


def plain(text: str) -> str:
    """A text as Orca says it: with spaces of the usual kind only."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def bare(text: str) -> str:
    """What was said, without the role and the full stop that Orca puts behind a name."""
    return ROLE_WORDS.sub("", plain(text)).strip().rstrip(".")


def open_program(start_app: StartApp, language: str, seed: int = 5, **choices: Any) -> App:
    """Start the program with these settings; what it says first is heard out."""
    app = start_app(
        *("-m", "koikoi_qt", "--seed", str(seed), "--language", language),
        files={FILE_NAME: json.dumps(FAST | choices)},
    )
    app.settled()
    app.speech.hear_out()
    app.speech.mark()
    return app


@dataclass
class HeardTurn:
    """What came of one press: the events, and every utterance."""

    events: tuple[Event, ...]
    heard: list[str]

    @property
    def focused(self) -> str:
        """What was read of the button that got the focus; empty when it had it before."""
        return bare(self.heard[0]) if len(self.heard) > 1 else ""

    @property
    def told(self) -> str:
        """What was announced."""
        return self.heard[-1]

    @property
    def words(self) -> int:
        """How many words were said."""
        return sum(len(text.split()) for text in self.heard)


@dataclass
class HeardMatch:
    """A match from the press that begins it, against the computer or of two people."""

    app: App
    language: Language
    verbosity: Verbosity = Verbosity.NORMAL
    turns: list[HeardTurn] = field(default_factory=list)
    match: Match | None = None
    _looking: int | None = None

    @property
    def record(self) -> Record | None:
        """The match as the program keeps it now; None before it begins."""
        path = self.app.folder / autosave.FILE_NAME
        return Record.load(path) if path.exists() else None

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        record = self._kept()
        return tuple(seat for seat, player in enumerate(record.players) if player.level is None)

    @property
    def situation(self) -> Situation:
        """Whether somebody may see a hand."""
        alone = len(self.persons) == 1 or self._looking is not None
        return Situation.OPEN if alone else Situation.COVERED

    @property
    def view(self) -> View:
        """What may be seen now."""
        assert self.match is not None
        first = self.persons[0]
        if len(self.persons) > 1:
            first = (self.match.turn or 0) if self._looking is None else self._looking
        view = self.match.view(first)
        return view.covered() if self.situation is Situation.COVERED else view

    @property
    def narrator(self) -> Narrator:
        """To whom it is told."""
        names = names_of(self._kept().players, self.language)
        you = self.persons[0] if len(self.persons) == 1 else None
        return Narrator(self.language, names, you, self.verbosity)

    @property
    def panel(self) -> Panel:
        """What the window has to show."""
        return make_panel(self.view, self.narrator, self.situation)

    def turn(self, press: Callable[[], object]) -> HeardTurn:
        """Press something that plays, hear what comes of it, and check all that must hold."""
        before = self.match
        hidden_before = self._hidden()
        heard, at_once = self._heard_after(press, lambda: self._moved_on(before))
        match = self._read()
        if match.turn != self._looking:
            self._looking = None
        goes_on = before is not None and match.history[: len(before.history)] == before.history
        told = len(before.history) if before and goes_on else 0
        # At first a month that is over may still be on the table, when the next is dealt.
        self._check_hidden(at_once, self._hidden() & hidden_before if before else self._hidden())
        return self._checked(HeardTurn(match.history[told:], heard))

    def open_turn(self, press: Callable[[], object]) -> HeardTurn:
        """Press what shows a hand to the one of two people who is to move."""
        heard, at_once = self._heard_after(press, lambda: True)
        self._looking = self._read().turn
        self._check_hidden(at_once, self._hidden())
        return self._checked(HeardTurn((), heard))

    def _heard_after(
        self, press: Callable[[], object], is_over: Callable[[], object]
    ) -> tuple[list[str], list[str]]:
        """What was said because of it, and all words there were in the midst of it."""
        speech = self.app.speech
        speech.hear_out()
        speech.mark()
        with speech.at_pace(PACE):
            press()
            # An older Orca, kept waiting by our questions, would drop what it has to say.
            at_once = [] if self.app.orca == "older" else self.app.strings()
            wait_until(is_over, "the turn to come round")
            heard = self.app.settled()
            cuts = speech.cuts()
            assert not cuts, f"cut: {cuts}\nof {heard}"
        return heard, at_once

    def _kept(self) -> Record:
        record = self.record
        assert record is not None
        return record

    def _read(self) -> Match:
        self.match = self._kept().match()
        return self.match

    def _moved_on(self, before: Match | None) -> bool:
        if self.record is None:
            return False
        match = self._read()
        return match != before and match.turn in (None, *self.persons)

    def _checked(self, turn: HeardTurn) -> HeardTurn:
        self._check_heard(turn)
        self._check_hidden(self.app.strings(), self._hidden())
        node = self.app.wait_for_focus(self.panel.actions[0].name)
        assert node.role == "button"
        assert self.app.in_sight(node)
        self.turns.append(turn)
        return turn

    def _check_heard(self, turn: HeardTurn) -> None:
        """Every event once and in order, then what is asked; before it, the focus alone."""
        view, narrator, panel = self.view, self.narrator, self.panel
        told = [sentence(event, view, narrator) for event in turn.events]
        if view.legal_moves or self.situation is Situation.COVERED:
            told.append(panel.prompt)
        expected = [bare(panel.actions[0].name), bare(" ".join(told))]
        heard = [bare(text) for text in turn.heard]
        # Where the same button keeps the focus and its name, there is nothing to read.
        assert heard in (expected, expected[1:]), f"heard {heard}\nand not {expected}"

    def _hidden(self) -> frozenset[Card]:
        """The cards that must not be found now; none before the match begins."""
        if self.match is None:
            return frozenset()
        looking = [] if self.situation is Situation.COVERED else [self.view.seat]
        return hidden_cards(self.match, looking)

    def _check_hidden(self, strings: list[str], hidden: frozenset[Card]) -> None:
        lacking = {line for player in self.panel.players for line in player.progress}
        # An older Orca is told by texts that stay for a while, with cards of the month before.
        told = (text for turn in self.turns for text in turn.heard)
        check_hidden(strings, hidden, self.language, [*self.panel.log, *lacking, *told])


def hidden_cards(match: Match, looking: Iterable[int]) -> frozenset[Card]:
    """Cards of which those who look can see none that is like them."""
    month = match.month
    shown = [*month.field, *month.captured[0], *month.captured[1]]
    shown += [card for seat in looking for card in month.hands[seat]]
    shown += [month.drawn] if month.drawn else []
    shown += [card for hand in shown_hands(match) for card in hand]
    everything = (*month.stock, *month.hands[0], *month.hands[1])
    return frozenset(
        card
        for card in everything
        if card not in shown and not any(card.interchangeable(one) for one in shown)
    )


def shown_hands(match: Match) -> tuple[tuple[Card, ...], ...]:
    """The hands that were laid open at the end of a month that they won at once."""
    ends = [event for event in match.history if isinstance(event, MonthEnded)]
    return ends[-1].shown if match.turn is None and ends else ()


def check_hidden(
    strings: Iterable[str], hidden: Iterable[Card], language: Language, public: Iterable[str] = ()
) -> None:
    """No word of these cards anywhere, but in lines that are public.

    Such are what the log tells of earlier months, and which cards a yaku lacks.
    """
    lines = sorted(public, key=len, reverse=True)
    for card in hidden:
        for name in (card_label(card, language), card_short(card, language)):
            told = [text for text in strings if name in text]
            given_away = [text for text in told if name in _without(text, lines)]
            assert not given_away, f"{name} in {given_away}"


def _without(text: str, lines: Iterable[str]) -> str:
    for line in lines:
        text = text.replace(line, "").replace(line.rstrip("."), "")
    return text
