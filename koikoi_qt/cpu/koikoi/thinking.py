"""Every move of a decision weighed: what master decides by, and what advice and review tell."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from koikoi_qt.cpu.koikoi.beliefs import likely_deals
from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.endgame import LastMonth
from koikoi_qt.cpu.koikoi.equity import (
    POINT,
    Chances,
    Equity,
    equity_for,
    months_left,
    points_for,
    stop_points,
)
from koikoi_qt.cpu.koikoi.kernel import Policy, Results
from koikoi_qt.cpu.koikoi.learned import LearnedPolicy, known
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.playouts import play_out_moves
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.cpu.koikoi.tally import Floats
from koikoi_qt.games.koikoi import Move, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP

NETWORK = Path(__file__).with_name("data") / "network.npz"
TURNS = 20_000
"""How many turns are played out for a decision, all deals and moves together."""
MOST_DEALS = 800
POOL = 4
"""How many deals are supposed for each that is played out."""
OPINION = 100
"""How many deals' playouts the network's own opinion of a move counts as much as."""
MONTHS_FOR_OPINIONS = 2
"""With fewer months after this one its opinion is not asked: it knows points, not chances."""
TEN_POINTS = 10


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
    policy = _playout_policy(view)
    results = play_out_moves(situation, played, decks, (policy, policy))
    chances = equity.after(view, results).reshape(len(played), deals).mean(axis=1)
    if view.phase is Phase.PLAY and months_left(view) >= MONTHS_FOR_OPINIONS:
        opinions = _opinions(situation, equity, played)
        chances = (chances * deals + opinions * OPINION) / (deals + OPINION)
    points = points_for(view.seat, results).reshape(len(played), deals).mean(axis=1)
    each = zip(played, map(Expectation, chances.tolist(), points.tolist()), strict=True)
    expected = {move: _of_stopping(view, equity) for move in moves if move == STOP} | dict(each)
    return Thought(view, expected, results, deals)


def _of_stopping(view: View, equity: Equity) -> Expectation:
    points = stop_points(view)
    return Expectation(equity.after_stop(view, points), points)


def _playout_policy(view: View) -> Policy:
    if months_left(view) > 0:
        return learned_policy()
    lead = view.scores[0] - view.scores[1]
    return LastMonth(learned_policy(), (lead, -lead))


def _deals_for(view: View, moves: int, turns: int) -> int:
    """Return how many deals fit into the turns that a decision may take."""
    turns_left = len(view.hand) + view.other_hand_count
    return min(MOST_DEALS, turns // (moves * max(turns_left, 1)))


def _opinions(situation: Situation, equity: Equity, moves: tuple[Move, ...]) -> Chances:
    """Return what the network itself thinks of each play, as a chance of winning the match."""
    months = situation.months(situation.unseen[:, None])
    cards = np.array([move.card.index for move in moves if move.card])
    picks = np.array([1 << move.capture.index % 4 if move.capture else 0 for move in moves])
    before = known(months, months.turn, np.zeros(len(moves), np.int64), turn_is_over=False)
    rows = np.arange(len(moves))
    values = learned_policy().values_of_plays(before, months.tallies, rows, cards, picks)
    return _chance_of(equity, situation.view, values)


def _chance_of(equity: Equity, view: View, values: Floats) -> Chances:
    """Return the chances that go with expected differences in points, given in tens.

    They lie on the straight line through those of ten points won and ten lost.
    """
    scores = np.array([[TEN_POINTS, 0], [0, TEN_POINTS]])
    ends = Results(
        scores if view.seat == 0 else scores[::-1],
        np.array([view.seat, view.other]),
        np.zeros(2, np.int64),
    )
    won, lost = equity.after(view, ends)
    chances: Chances = (won + lost) / 2 + values * (won - lost) / 2
    return chances
