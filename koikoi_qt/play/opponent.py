"""The computer at the table: what it decides from a view and a random stream of its own."""

import random

from koikoi_qt.cpu import LEVELS, make_player
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View

__all__ = ["HEAVY_LEVELS", "LEVELS", "decide"]

HEAVY_LEVELS = ("hard", "master")
"""The levels that think long enough to want a process of their own."""


def decide(level: str, view: View, seed: int) -> Move:
    """Return the move of a player of this level; the same for the same view and seed."""
    return make_player(level, random.Random(seed)).decide(view)
