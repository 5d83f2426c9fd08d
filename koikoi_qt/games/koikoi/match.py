"""A match: months, totals, and who deals next (rules.md, sections 2 and 6)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from koikoi_qt.games.common import BLUE, RED, IllegalMove, RandomSource, other, phrase
from koikoi_qt.games.koikoi.deal import Deal, deal, field_of, first_deal, next_dealer, redeal_reason
from koikoi_qt.games.koikoi.events import DealerDrawn, Dealt, Event, MatchEnded, Redealt
from koikoi_qt.games.koikoi.month import Month, Phase
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View

_STILL_PLAYED = phrase("this month is still being played")


class Result(StrEnum):
    """How a match ended."""

    RED = "red"
    BLUE = "blue"
    DRAW = "draw"

    @property
    def winner(self) -> int | None:
        """The winning seat, None for a draw."""
        return {Result.RED: RED, Result.BLUE: BLUE}.get(self)


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. It holds no source of chance: dealing takes one.

    `months` are all months so far, the present one last; `history` is every event so far.
    """

    rules: Rules
    months: tuple[Month, ...]
    history: tuple[Event, ...]

    @staticmethod
    def new(rules: Rules, rng: RandomSource) -> "Match":
        """Find the first dealer and deal the first month."""
        return Match.start(rules, first_deal(rules, rng))

    @staticmethod
    def start(rules: Rules, first: Deal) -> "Match":
        """Begin with a deal that is given, as a record holds it."""
        match, _ = Match(rules, (), ())._open(first)
        return match

    @property
    def month(self) -> Month:
        """The present month."""
        return self.months[-1]

    @property
    def turn(self) -> int | None:
        """The seat to move; None at the end of a month and of the match."""
        over = self.month.phase is Phase.MONTH_OVER
        return None if over else self.month.turn

    @property
    def finished(self) -> bool:
        """Whether the last month is over."""
        return self.month.phase is Phase.MONTH_OVER and len(self.months) == self.rules.months

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return Phase.MATCH_OVER if self.finished else self.month.phase

    @property
    def scores(self) -> tuple[int, int]:
        """Red's and Blue's totals."""
        return self.month.result.totals if self.month.result else self.month.totals

    @property
    def result(self) -> Result | None:
        """None until the match is over, then who won."""
        if not self.finished:
            return None
        red, blue = self.scores
        return Result.DRAW if red == blue else Result.RED if red > blue else Result.BLUE

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that the seat to move may make; empty when it is nobody's turn."""
        return self.month.legal_moves

    def play(self, move: Move) -> tuple["Match", tuple[Event, ...]]:
        """Make a move and return the new state and what happened; raise `IllegalMove`."""
        month, events = self.month.play(move)
        return self._with(month, events)

    def deal(self, rng: RandomSource) -> tuple["Match", tuple[Event, ...]]:
        """Deal the next month."""
        return self.deal_given(deal(self.rules, self.next_dealer, rng))

    def deal_given(self, given: Deal) -> tuple["Match", tuple[Event, ...]]:
        """Begin the next month with a deal that is given."""
        if self.phase is not Phase.MONTH_OVER:
            raise IllegalMove(phrase("the match is over") if self.finished else _STILL_PLAYED)
        return self._open(given)

    @property
    def next_dealer(self) -> int:
        """Who deals the next month, once this one is over."""
        result = self.month.result
        if result is None:
            raise IllegalMove(_STILL_PLAYED)
        return next_dealer(self.rules, result.dealer, result.winner)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        month = self.month
        return View(
            seat=seat,
            rules=self.rules,
            month=month.number,
            dealer=month.deal.dealer,
            hand=month.hands[seat],
            field=month.field,
            captured=month.captured,
            own_hand_count=len(month.hands[seat]),
            other_hand_count=len(month.hands[other(seat)]),
            stock_count=len(month.stock),
            scores=self.scores,
            calls=month.calls,
            drawn=month.drawn,
            phase=self.phase,
            turn=self.turn,
            legal_moves=self.legal_moves if seat == self.turn else (),
            history=self.history,
        )

    def _open(self, given: Deal) -> tuple["Match", tuple[Event, ...]]:
        number = len(self.months) + 1
        totals = self.scores if self.months else self.rules.start_points
        month, events = Month.begin(self.rules, number, given, totals)
        opened = replace(self, months=(*self.months, month))
        return opened._with(month, (*_opening(self.rules, number, given), *events))

    def _with(self, month: Month, events: tuple[Event, ...]) -> tuple["Match", tuple[Event, ...]]:
        match = replace(self, months=(*self.months[:-1], month))
        if match.result is not None:
            events = (*events, MatchEnded(match.scores, match.result.winner))
        return replace(match, history=(*self.history, *events)), events


def _opening(rules: Rules, number: int, given: Deal) -> tuple[Event, ...]:
    """The events that every deal begins with."""
    drawn = tuple(
        DealerDrawn(draw, given.dealer if draw is given.draws[-1] else None) for draw in given.draws
    )
    thrown_away = tuple(
        Redealt(number, reason, field_of(deck))
        for deck in given.rejected
        if (reason := redeal_reason(rules, deck))
    )
    return (*drawn, *thrown_away, Dealt(number, given.dealer, given.field))
