"""Hard: supposes many deals, plays each out as medium would, and takes the best chance."""

import random
from dataclasses import dataclass

import numpy as np

from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.endgame import with_endgame
from koikoi_qt.cpu.koikoi.equity import (
    POINT,
    Chances,
    equity_for,
    months_left,
    points_for,
    stop_points,
)
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.medium import is_safe_to_call
from koikoi_qt.cpu.koikoi.playouts import play_out_moves
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.games.koikoi import Move, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP

DEALS = 800
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
        return moves[int(self._merits(view, moves).argmax())]

    def _merits(self, view: View, moves: tuple[Move, ...]) -> Chances:
        """Return the chance of winning the match with each move, and a little for its points."""
        situation = Situation(view)
        decks = situation.deals(DEALS, np.random.default_rng(self.rng.getrandbits(64)))
        policy = with_endgame(JudgementPolicy(view.rules, view.month), view)
        results = play_out_moves(situation, moves, decks, (policy, policy))
        merits = equity_for(view.rules).after(view, results) + POINT * points_for(
            view.seat, results
        )
        means: Chances = merits.reshape(len(moves), DEALS).mean(axis=1)
        return means

    def _koikoi_or_stop(self, view: View) -> Move:
        points = stop_points(view)
        ahead = view.scores[view.seat] + points - view.scores[view.other]
        if months_left(view) == 0 and ahead != 0:
            return STOP if ahead > 0 else KOIKOI
        if months_left(view) <= CAREFUL_MONTHS and not is_safe_to_call(view):
            return STOP
        stopping = equity_for(view.rules).after_stop(view, points) + POINT * points
        return KOIKOI if float(self._merits(view, (KOIKOI,))[0]) >= stopping else STOP
