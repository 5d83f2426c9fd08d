"""A match looked at again: every decision of a seat beside the best alternative."""

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from koikoi_qt.cpu.koikoi.candidates import alike, distinct_moves
from koikoi_qt.cpu.koikoi.equity import equity_for
from koikoi_qt.cpu.koikoi.thinking import TURNS, think
from koikoi_qt.games.koikoi import Match, Move, View
from koikoi_qt.games.koikoi.deal import next_dealer

AS_GOOD = 0.01
"""A decision is as good as the best when its chance is lower by no more than this."""
TURNING_POINT = 0.05
"""A decision that cost at least this much is a turning point."""
MOST_TURNING_POINTS = 5


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a real choice: the chance of winning the match with it and with the best.

    `number` counts the month's moves of both seats from 1; `move` and `best` are texts of moves.
    """

    month: int
    number: int
    move: str
    best: str
    chance: float
    best_chance: float

    @property
    def lost(self) -> float:
        """By how much the best alternative's chance was better."""
        return max(self.best_chance - self.chance, 0.0)


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat's decisions were worth.

    `months` is the seat's chance of winning before the first month and after each.
    """

    seat: int
    decisions: tuple[Decision, ...]
    months: tuple[float, ...]

    @property
    def accuracy(self) -> float:
        """The share of decisions that were as good as the best (`AS_GOOD`); 1 without any."""
        good = sum(decision.lost <= AS_GOOD for decision in self.decisions)
        return good / len(self.decisions) if self.decisions else 1.0

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The places of the decisions that cost most, in the order of play."""
        costly = [i for i, each in enumerate(self.decisions) if each.lost >= TURNING_POINT]
        worst_first = sorted(costly, key=lambda place: -self.decisions[place].lost)
        return tuple(sorted(worst_first[:MOST_TURNING_POINTS]))

    def to_dict(self) -> dict[str, Any]:
        """Return the review as JSON can hold it, to be kept beside the record."""
        return asdict(self)

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Review":
        """Read what `to_dict` gave; `KeyError` or `TypeError` if it is something else."""
        decisions = tuple(Decision(**each) for each in data["decisions"])
        return Review(data["seat"], decisions, tuple(data["months"]))


def review(
    match: Match,
    seat: int,
    rng: random.Random,
    progress: Callable[[int, int], None] = lambda *_: None,
    cancelled: Callable[[], bool] = lambda: False,
    turns: int = 2 * TURNS,
) -> Review | None:
    """Look at all decisions of a seat; None if it was cancelled.

    `progress` gets how many of how many decisions are done; it takes about 0.2 s for each.
    """
    choices = list(_choices(match, seat))
    decisions: list[Decision] = []
    for view, number, move in choices:
        if cancelled():
            return None
        decisions.append(_weigh(view, number, move, rng, turns))
        progress(len(decisions), len(choices))
    return Review(seat, tuple(decisions), _chances_by_month(match, seat))


def _choices(match: Match, seat: int) -> Iterator[tuple[View, int, Move]]:
    """Yield the seat's decisions between moves that differ, with what it knew then."""
    first, *later = match.months
    state = Match.start(match.rules, first.deal)
    for month in (first, *later):
        if month is not first:
            state, _ = state.deal_given(month.deal)
        for number, move in enumerate(month.moves, 1):
            if state.turn == seat and len(distinct_moves(view := state.view(seat))) > 1:
                yield view, number, move
            state, _ = state.play(move)


def _weigh(view: View, number: int, move: Move, rng: random.Random, turns: int) -> Decision:
    thought = think(view, np.random.default_rng(rng.getrandbits(64)), turns)
    # The player may have taken the other of two interchangeable cards.
    made = next(each for each in thought.expected if alike(move, each))
    chance, best = thought.expected[made].chance, thought.expected[thought.best].chance
    if chance >= best:
        return Decision(view.month, number, str(move), str(move), chance, chance)
    return Decision(view.month, number, str(move), str(thought.best), chance, best)


def _chances_by_month(match: Match, seat: int) -> tuple[float, ...]:
    """Return the seat's chance from the points and the next dealer, before and after each month."""
    rules = match.rules
    standings = [(rules.months, rules.start_points, match.months[0].deal.dealer)]
    for month in match.months:
        if (end := month.result) is not None:
            dealer = next_dealer(rules, end.dealer, end.winner)
            standings.append((rules.months - end.month, end.totals, dealer))
    equity = equity_for(rules)
    return tuple(
        float(
            equity.chance(left, np.array(points[seat] - points[1 - seat]), np.array(deals == seat))
        )
        for left, points, deals in standings
    )
