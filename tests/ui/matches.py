"""Matches to show on the screens, played at random but always the same."""

import random
from itertools import cycle

from koikoi_qt.cpu.koikoi import review as cpu
from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.record import Player, Record
from koikoi_qt.play.reviews import plain
from koikoi_qt.wording.reviewing import Review

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


def made_up_review(record: Record, seat: int = 0) -> Review:
    """Return a review as it could be, at once: chances that go up and down, some of them much."""
    losses = cycle((0.0, 0.004, 0.03, 0.0, 0.12, 0.0, 0.01))
    decisions: list[cpu.Decision] = []
    for match in record.steps():
        if match.turn == seat and len(moves := distinct_moves(match.view(seat))) > 1:
            number = len(match.month.moves)
            played = record.months[len(match.months) - 1].moves[number]
            lost = next(losses)
            chance = 0.35 + 0.01 * (len(decisions) * 7 % 31)
            best = str(moves[-1]) if lost else played
            place = (len(match.months), number + 1)
            decisions.append(cpu.Decision(*place, played, best, chance, chance + lost))
    months = tuple(0.5 + 0.03 * month for month in range(len(record.months)))
    return plain(cpu.Review(seat, tuple(decisions), (*months, 1.0)))
