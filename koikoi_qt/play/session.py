"""A session at the table: who sits where, whose cards are open, and what is kept at every move."""

import random
from collections.abc import Callable
from dataclasses import replace

from koikoi_qt.games.common import SEATS
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import Move, distinct
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.record import Player, Record
from koikoi_qt.wording.prompts import Situation

Players = tuple[Player, Player]
Keep = Callable[[Record], None]


class Session:
    """A match being played at this device by two people, or by one against the computer.

    `keep` is called with the record after every change, before anybody is told of it.
    """

    def __init__(
        self, match: Match, players: Players, rng: random.Random, keep: Keep | None = None
    ) -> None:
        self.match = match
        self.players = players
        self.rng = rng
        self._keep = keep
        self._open_seat: int | None = None
        self._save()

    @staticmethod
    def new(
        rules: Rules, players: Players, rng: random.Random, keep: Keep | None = None
    ) -> "Session":
        """Deal the first month of a new match."""
        return Session(Match.new(rules, rng), players, rng, keep)

    @staticmethod
    def resume(record: Record, rng: random.Random, keep: Keep | None = None) -> "Session":
        """Go on with a match that was left; `RecordError` if the record is wrong."""
        return Session(record.match(), record.players, rng, keep)

    @property
    def record(self) -> Record:
        """The match so far, as it is kept."""
        return Record.from_match(self.match, self.players)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in SEATS if self.players[seat].level is None)

    @property
    def cpu_to_move(self) -> bool:
        """Whether the computer is to move."""
        return self.match.turn is not None and self.match.turn not in self.persons

    @property
    def side_by_side(self) -> bool:
        """Whether two people share the screen, so that hands must be covered between turns."""
        return len(self.persons) == len(SEATS)

    @property
    def viewer(self) -> int:
        """The seat that the table is shown from."""
        if not self.side_by_side:
            return self.persons[0] if self.persons else SEATS[0]
        if self._open_seat is not None:
            return self._open_seat
        return SEATS[0] if self.match.turn is None else self.match.turn

    @property
    def situation(self) -> Situation:
        """Whether somebody may look at the cards."""
        covered = self.side_by_side and self._open_seat is None
        return Situation.COVERED if covered else Situation.OPEN

    @property
    def view(self) -> View:
        """What may be shown now: the viewer's view, covered where nobody should see a hand."""
        view = self.match.view(self.viewer)
        return view.covered() if self.situation is Situation.COVERED else view

    @property
    def told_to(self) -> int | None:
        """The seat that is called "you"; nobody where two people listen."""
        return None if self.side_by_side else self.viewer

    def start_turn(self) -> None:
        """Open the hand of the seat to move, which is now alone before the screen."""
        self._open_seat = self.match.turn

    def cover(self) -> None:
        """Cover the hand that is open; in a match against the computer nothing is covered."""
        self._open_seat = None

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move of the seat to move, and the choices that are none for it."""
        match, events = self.match.play(move)
        while match.phase is Phase.CHOOSE and len(distinct(match.legal_moves)) == 1:
            match, more = match.play(match.legal_moves[0])
            events = (*events, *more)
        return self._go_on(match, events)

    def next_month(self) -> tuple[Event, ...]:
        """Deal the next month."""
        return self._go_on(*self.match.deal(self.rng))

    def set_level(self, level: str) -> None:
        """Let the computer play at another level from now on."""
        if all(player.level in (None, level) for player in self.players):
            return
        red, blue = (replace(p, level=level) if p.level else p for p in self.players)
        self.players = (red, blue)
        self._save()

    def _go_on(self, match: Match, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if match.turn != self._open_seat:
            self._open_seat = None
        self.match = match
        self._save()
        return events

    def _save(self) -> None:
        if self._keep:
            self._keep(self.record)
