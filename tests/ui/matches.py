"""Matches to show on the screens, played at random but always the same."""

import random

from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.record import Player, Record

AGAINST_CPU = (Player("You"), Player("CPU", "easy"))
SIDE_BY_SIDE = (Player("Red"), Player("Blue"))


def played(moves: int | None = None, *, months: int = 3, seed: int = 3) -> Match:
    """Return a match after so many moves and deals, or at its end."""
    rng = random.Random(seed)
    match = Match.new(Rules(months=months), rng)
    while not match.finished and moves != 0:
        moves = None if moves is None else moves - 1
        if match.turn is None:
            match, _ = match.deal(rng)
        else:
            match, _ = match.play(rng.choice(match.legal_moves))
    return match


def recorded(moves: int | None = None, *, months: int = 3) -> Record:
    """Return the record of such a match against the computer."""
    return Record.from_match(played(moves, months=months), AGAINST_CPU)
