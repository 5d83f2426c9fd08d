"""Every move of a decision weighed: what master decides by, and what advice and review tell."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from koikoi_qt.cpu.koikoi.beliefs import likely_deals
from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.endgame import with_endgame
from koikoi_qt.cpu.koikoi.equity import (
    POINT,
    Chances,
    Equity,
    equity_for,
    months_left,
    points_for,
    stop_points,
)
from koikoi_qt.cpu.koikoi.kernel import Results
from koikoi_qt.cpu.koikoi.learned import LearnedPolicy, known
from koikoi_qt.cpu.koikoi.listening import Listening
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.playouts import play_out_moves
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.cpu.koikoi.tally import Floats, Ints
from koikoi_qt.games.koikoi import Move, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP

NETWORK = Path(__file__).with_name("data") / "network.npz"
TURNS = 20_000
"""How many turns are played out for a decision, all deals and moves together."""
MOST_DEALS = 800
POOL = 4
"""How many deals are supposed for each that is played out."""
MONTHS_FOR_OPINIONS = 2
"""With fewer months after this one the network is not listened to: it knows points only."""
TEN_POINTS = 10
"""What the network counts in."""


@dataclass(frozen=True)
class Expectation:
    """What a move leads to: the chance of winning the match, and the month's points.

    The other side's points are taken off.
    """

    chance: float
    points: float

    @property
    def merit(self) -> float:
        """What moves are compared by: of equal chances, as in a decided match, the points."""
        return self.chance + POINT * self.points


@dataclass(frozen=True)
class Thought:
    """A decision weighed: what is expected of each of the moves told apart.

    `results` are the playouts, `deals` in a row for each move that was played out (a stop is
    not), in the order of the moves.
    """

    view: View
    expected: dict[Move, Expectation]
    results: Results
    deals: int

    @property
    def best(self) -> Move:
        """The move to make."""
        if KOIKOI in self.expected and self.expected[STOP].chance == 0:
            # Nothing is lost by going on when stopping loses the match.
            return KOIKOI
        return max(self.expected, key=lambda move: self.expected[move].merit)


@cache
def learned_policy() -> LearnedPolicy:
    """Return the policy of the shipped network."""
    return LearnedPolicy(Network.load(NETWORK))


def think(view: View, rng: np.random.Generator, turns: int = TURNS) -> Thought:
    """Weigh every move of a view whose turn it is."""
    moves = distinct_moves(view)
    played = tuple(move for move in moves if move != STOP)
    situation, equity = Situation(view), equity_for(view.rules)
    deals = _deals_for(view, len(played), turns)
    decks = likely_deals(situation, learned_policy(), deals, POOL * deals, rng)
    chances, results = _played_out(situation, equity, played, decks)
    points = points_for(view.seat, results)
    means = [each.reshape(len(played), deals).mean(axis=1).tolist() for each in (chances, points)]
    each = zip(played, map(Expectation, *means), strict=True)
    expected = {move: _of_stopping(view, equity) for move in moves if move == STOP} | dict(each)
    return Thought(view, expected, results, deals)


def _played_out(
    situation: Situation, equity: Equity, moves: tuple[Move, ...], decks: Ints
) -> tuple[Chances, Results]:
    """Return the chance of winning the match after each playout, and the results."""
    view = situation.view
    if view.phase is not Phase.PLAY or months_left(view) < MONTHS_FOR_OPINIONS:
        policy = with_endgame(learned_policy(), view)
        results = play_out_moves(situation, moves, decks, (policy, policy))
        return equity.after(view, results), results
    deals = decks.shape[1]
    listening = Listening(learned_policy(), deals * len(moves), view.seat)
    opinions = _opinions(situation, moves)
    listening.note(np.arange(deals * len(moves)), np.repeat(opinions, deals))
    results = play_out_moves(situation, moves, decks, (listening, listening))
    middle, slope = equity.line(view)
    chances: Chances = (1 - listening.trust) * middle + listening.opinions * slope * TEN_POINTS
    return chances + listening.trust * equity.after(view, results), results


def _of_stopping(view: View, equity: Equity) -> Expectation:
    points = stop_points(view)
    return Expectation(equity.after_stop(view, points), points)


def _deals_for(view: View, moves: int, turns: int) -> int:
    """Return how many deals fit into the turns that a decision may take."""
    turns_left = len(view.hand) + view.other_hand_count
    return min(MOST_DEALS, turns // (moves * max(turns_left, 1)))


def _opinions(situation: Situation, moves: tuple[Move, ...]) -> Floats:
    """Return what the network itself thinks of each play: points, in tens."""
    months = situation.months(situation.unseen[:, None])
    cards = np.array([move.card.index for move in moves if move.card])
    picks = np.array([1 << move.capture.index % 4 if move.capture else 0 for move in moves])
    before = known(months, months.turn, np.zeros(len(moves), np.int64), turn_is_over=False)
    rows = np.arange(len(moves))
    return learned_policy().values_of_plays(before, months.tallies, rows, cards, picks)
