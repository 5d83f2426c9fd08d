"""The computer at the table: what it decides from a view and a random stream of its own."""

import random

from koikoi_qt.cpu import LEVELS, make_player
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View

__all__ = ["HEAVY_LEVELS", "LEVELS", "LIGHT_LEVEL", "decide", "warm_up"]

HEAVY_LEVELS = ("hard", "master")
"""The levels that think long enough to want a process of their own."""
LIGHT_LEVEL = "medium"
"""The best level that wants none."""


def decide(level: str, view: View, seed: int) -> Move:
    """Return the move of a player of this level; the same for the same view and seed."""
    return make_player(level, random.Random(seed)).decide(view)


def warm_up(level: str, rules: Rules) -> None:
    """Load all that a level thinks with, so that its first move comes as fast as the others."""
    match = Match.new(rules, random.Random(0))
    if match.turn is not None:
        decide(level, match.view(match.turn), 0)
