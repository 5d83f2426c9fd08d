"""Master: plays supposed deals out by what it learned, and reads the other's plays."""

import random
from dataclasses import dataclass

import numpy as np

from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.thinking import think
from koikoi_qt.games.koikoi import Move, View


@dataclass(frozen=True)
class MasterPlayer:
    """Its random source only decides which deals are supposed."""

    rng: random.Random

    def decide(self, view: View) -> Move:
        """Return the move with the best chance of winning the match."""
        moves = distinct_moves(view)
        if len(moves) == 1:
            return moves[0]
        return think(view, np.random.default_rng(self.rng.getrandbits(64))).best
