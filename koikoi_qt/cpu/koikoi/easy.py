"""The weakest players: random, and easy, which takes what captures most."""

import random

from koikoi_qt.cpu.koikoi.candidates import distinct_moves, gained
from koikoi_qt.games.koikoi import Move, Phase, View
from koikoi_qt.games.koikoi.moves import STOP

ERROR_RATE = 0.2
"""How often easy makes a random move instead."""


class RandomPlayer:
    """Makes any legal move."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> Move:
        """Return a legal move at random."""
        return self._rng.choice(view.legal_moves)


class EasyPlayer:
    """Captures as many cards as it can, sometimes errs, and always stops."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> Move:
        """Return a move that captures most; one in five is a random one."""
        if view.phase is Phase.DECIDE:
            return STOP
        moves = distinct_moves(view)
        if self._rng.random() < ERROR_RATE:
            return self._rng.choice(moves)
        most = max(len(gained(view, move)) for move in moves)
        return self._rng.choice([move for move in moves if len(gained(view, move)) == most])
