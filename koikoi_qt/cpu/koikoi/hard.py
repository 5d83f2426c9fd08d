"""Hard: supposes many deals, plays each out as medium would, and takes the best chance."""

import random
from dataclasses import dataclass

import numpy as np

from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.equity import Chances, equity_for
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.medium import is_safe_to_call
from koikoi_qt.cpu.koikoi.playouts import play_out_moves
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.games.koikoi import Move, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.games.koikoi.scoring import score_stop

DEALS = 400
"""How many deals are supposed for a decision."""
CAREFUL_MONTHS = 5
"""With so many months left after this one, or fewer, koi-koi is called with restraint."""


@dataclass(frozen=True)
class HardPlayer:
    """Its random source only decides which deals are supposed."""

    rng: random.Random

    def decide(self, view: View) -> Move:
        """Return the move with the best chance of winning the match."""
        moves = distinct_moves(view)
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.DECIDE:
            return self._koikoi_or_stop(view)
        return moves[int(self._chances(view, moves).mean(axis=1).argmax())]

    def _chances(self, view: View, moves: tuple[Move, ...]) -> Chances:
        """Return the chance of each move (a row) in each supposed deal."""
        situation = Situation(view)
        decks = situation.deals(DEALS, np.random.default_rng(self.rng.getrandbits(64)))
        policy = JudgementPolicy(view.rules, view.month)
        results = play_out_moves(situation, moves, decks, (policy, policy))
        return equity_for(view.rules).after(view, results).reshape(len(moves), DEALS)

    def _koikoi_or_stop(self, view: View) -> Move:
        months_left = view.rules.months - view.month
        points = stop_points(view)
        ahead = view.scores[view.seat] + points - view.scores[view.other]
        if months_left == 0 and ahead != 0:
            return STOP if ahead > 0 else KOIKOI
        if months_left <= CAREFUL_MONTHS and not is_safe_to_call(view):
            return STOP
        calling = float(self._chances(view, (KOIKOI,)).mean())
        return KOIKOI if calling >= equity_for(view.rules).after_stop(view, points) else STOP


def stop_points(view: View) -> int:
    """Return what the view's seat scores by stopping now."""
    yaku = view.yaku(view.seat)
    return score_stop(view.rules, yaku, view.calls, view.seat).total
