"""A match at a terminal: what happened, what is asked, what the person types."""

import random
from collections.abc import Callable
from typing import Final

from koikoi_qt.i18n import NP_, Message
from koikoi_qt.play.advice import find_ideas
from koikoi_qt.play.opponent import decide
from koikoi_qt.play.session import Session
from koikoi_qt.terminal.console import QUIT_WORDS, Console, Leave
from koikoi_qt.wording.advice import tell_ideas
from koikoi_qt.wording.answers import answer_lines
from koikoi_qt.wording.keys import KEYS, row_text
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel import Action, Command, Panel
from koikoi_qt.wording.panel_maker import make_panel, sentence
from koikoi_qt.wording.question import Ask

IDEA, REPEAT, EARLIER, LATER = "i", "r", ",", "."
# Letters as in the window; a capital stands for Shift.
ASKS: Final[dict[str, Ask]] = {
    (key.removeprefix("Shift+") if "+" in key else key.lower()): row.ask
    for row in KEYS
    if row.ask
    for key in row.keys
}
# Translators: what can be typed at the terminal to be told fewer or more words.
VERBOSITIES: Final[dict[Verbosity, Message]] = {
    Verbosity.BRIEF: NP_("typed at the terminal", "brief"),
    Verbosity.NORMAL: NP_("typed at the terminal", "normal"),
    Verbosity.FULL: NP_("typed at the terminal", "full"),
}


class MatchFace:
    """Plays a session at a console until the person wants something that is not of the match."""

    def __init__(self, session: Session, console: Console, verbosity: Verbosity, seed: int) -> None:
        self._session, self._console = session, console
        self._verbosity = verbosity
        # A stream apart from the deals, so that the computer's level does not change the cards.
        self._seeds = random.Random(seed)
        self._told = 0
        console.say(console.language.gettext("Type help for all that can be typed."))
        if any(month.moves for month in session.match.months):
            # A match is gone on with: what came before is no news, but can be read.
            self._told = len(session.match.history)
            console.say(f"{self.panel.heading}.")
        self._news: tuple[str, ...] = ()
        self._place = 0

    @property
    def narrator(self) -> Narrator:
        """To whom everything is told."""
        names = names_of(self._session.players, self._console.language)
        return Narrator(self._console.language, names, self._session.told_to, self._verbosity)

    @property
    def panel(self) -> Panel:
        """What there is to read and to do now."""
        return make_panel(self._session.view, self.narrator, self._session.situation)

    def play(self) -> Command:
        """Play until something is asked that is not of the match: save, again, back to start."""
        while True:
            self._let_computer_play()
            self._tell_news()
            self._offer()
            does = self._read_action().does
            if not isinstance(does, Command):
                self._session.play(does)
            elif does in self._acts():
                self._acts()[does]()
            else:
                return does

    def _acts(self) -> dict[Command, Callable[[], object]]:
        return {
            Command.NEXT_MONTH: self._session.next_month,
            Command.START_TURN: self._session.start_turn,
        }

    def _let_computer_play(self) -> None:
        session = self._session
        while session.cpu_to_move:
            seat = session.match.turn
            assert seat is not None
            level = session.players[seat].level
            assert level is not None
            session.play(decide(level, session.match.view(seat), self._seeds.getrandbits(64)))

    # What is said.

    def _tell_news(self) -> None:
        """Tell what has happened; before another person looks, what was on screen goes away."""
        view = self._session.view
        news = view.history[self._told :]
        self._told = len(view.history)
        panel = self.panel
        if _offers(panel, Command.START_TURN):
            self._console.scroll_away()
        self._news = tuple(sentence(event, view, self.narrator) for event in news)
        self._console.say(*self._news)
        self._place = len(panel.log)

    def _offer(self) -> None:
        """Say what is asked and what can be done."""
        panel, console = self.panel, self._console
        console.say(panel.prompt, *self._details(panel))
        if panel.table is not None and _offers(panel, Command.PLAY_AGAIN):
            console.say(*panel.table.chart_text.splitlines())
        console.say(*console.numbered(self._name(action) for action in panel.actions))

    def _details(self, panel: Panel) -> tuple[str, ...]:
        """Return what there is to know beside what was said just now."""
        said = " ".join((panel.prompt, *self._news))
        return tuple(line for line in panel.details if line not in said)

    def _name(self, action: Action) -> str:
        return action.label if self._verbosity is Verbosity.BRIEF else action.name

    # What is typed.

    def _read_action(self) -> Action:
        while True:
            actions = self.panel.actions
            typed = self._console.read()
            if not typed and len(actions) == 1:
                return actions[0]
            number = self._console.number(typed, len(actions))
            if number is not None:
                return actions[number]
            self._obey(typed, len(actions))

    def _obey(self, typed: str, count: int) -> None:
        """Do what is typed beside the number of an action."""
        word = typed.casefold()
        if word in QUIT_WORDS:
            raise Leave
        ask = ASKS.get(typed) or ASKS.get(word)
        if self._console.is_help(typed):
            self._console.say(*self._help())
        elif ask is Ask.LEGAL or word == REPEAT:
            self._offer()
        elif ask is not None:
            self._console.say(*self._answer(ask))
        elif word == IDEA:
            self._console.say(*self._ideas())
        elif word in (EARLIER, LATER):
            self._step(-1 if word == EARLIER else 1)
        elif not self._set_verbosity(word):
            help_line = self._console.language.gettext("Type help for all that can be typed.")
            self._console.say(self._console.refusal(typed, count), help_line)

    def _answer(self, ask: Ask) -> tuple[str, ...]:
        return answer_lines(ask, self._session.view, self.narrator, self._session.situation)

    def _ideas(self) -> tuple[str, ...]:
        view = self._session.view
        if view.legal_moves:
            return tell_ideas(find_ideas(view), view, self.narrator)
        return (self._console.language.gettext("There is nothing for you to decide now."),)

    def _step(self, step: int) -> None:
        log = self.panel.log
        self._place = min(max(self._place + step, 0), len(log) - 1)
        self._console.say(log[self._place])

    def _set_verbosity(self, word: str) -> bool:
        t = self._console.language
        for verbosity, text in VERBOSITIES.items():
            if word in (verbosity.value, t.message(text)):
                self._verbosity = verbosity
                self._offer()
                return True
        return False

    def _help(self) -> tuple[str, ...]:
        t = self._console.language
        form = t.gettext("{keys}: {action}")
        letters = {ask: typed for typed, ask in ASKS.items()}
        typed = {row.id: letters[row.ask] for row in KEYS if row.ask}
        typed |= {"idea": IDEA, "repeat": REPEAT, "earlier": EARLIER, "later": LATER}
        words = t.list_or([t.message(text) for text in VERBOSITIES.values()])
        return (
            t.gettext("Type the number of an action and press Enter, or one of these:"),
            *(
                form.format(keys=typed[row.id], action=row_text(row, t))
                for row in KEYS
                if row.id in typed
            ),
            form.format(keys=words, action=t.gettext("How much is said")),
            form.format(keys="q", action=t.gettext("Quit; the match is kept")),
        )


def _offers(panel: Panel, command: Command) -> bool:
    return any(action.does is command for action in panel.actions)
