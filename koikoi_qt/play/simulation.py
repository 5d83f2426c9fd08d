"""Matches between CPU players without a window.

Every match has random sources of its own, made from the seed and its number, so the result is
the same whatever the number of processes that share the work.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from time import perf_counter

from koikoi_qt.cpu import make_player
from koikoi_qt.games.common import SEAT_NAMES, SEATS
from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.events import Called, MonthEnded


@dataclass(frozen=True)
class Simulation:
    """What to play: levels are Red's and Blue's; each seat deals first in half of the matches."""

    matches: int
    levels: tuple[str, str]
    rules: Rules
    seed: int
    jobs: int = 1


@dataclass
class Tally:
    """What came of some matches; pairs are Red's, Blue's."""

    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    months: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    yaku: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    calls: list[int] = field(default_factory=lambda: [0, 0])
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    @property
    def matches(self) -> int:
        """How many matches have been counted."""
        return sum(self.wins) + self.draws

    def add(self, other: "Tally") -> None:
        """Count another tally's matches too."""
        self.draws += other.draws
        self.months += other.months
        for seat in SEATS:
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
            self.calls[seat] += other.calls[seat]
            self.yaku[seat].update(other.yaku[seat])
            self.seconds[seat].extend(other.seconds[seat])

    def count(self, match: Match) -> None:
        """Count a finished match."""
        winner = None if match.result is None else match.result.winner
        if winner is None:
            self.draws += 1
        else:
            self.wins[winner] += 1
        for event in match.history:
            match event:
                case Called(seat=seat):
                    self.calls[seat] += 1
                case MonthEnded():
                    self._count_month(event)

    def _count_month(self, event: MonthEnded) -> None:
        self.months += 1
        for seat in SEATS:
            self.points[seat] += event.scores[seat]
        if event.winner is not None:
            self.yaku[event.winner].update(yaku.name for yaku in event.yaku)


def simulate(simulation: Simulation, progress: Callable[[Tally], None] = lambda _: None) -> Tally:
    """Play all matches and return what came of them; `progress` gets the tally now and then."""
    total = Tally()
    for tally in _tallies(simulation):
        total.add(tally)
        progress(total)
    return total


def _tallies(simulation: Simulation) -> Iterator[Tally]:
    numbers = range(simulation.matches)
    if simulation.jobs == 1:
        yield from (play_match(simulation, number) for number in numbers)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Not forked: a forked process would share half-held locks of numpy's threads.
    with ProcessPoolExecutor(simulation.jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_match, [simulation] * simulation.matches, numbers, chunksize=4)


def play_match(simulation: Simulation, number: int) -> Tally:
    """Play one match to its end; its number decides who deals first and all its chance."""
    rules = rules_of_match(simulation, number)
    chance = _source(simulation, number, "cards")
    players = [
        make_player(level, _source(simulation, number, name))
        for level, name in zip(simulation.levels, SEAT_NAMES, strict=True)
    ]
    tally = Tally()
    match = Match.new(rules, chance)
    while not match.finished:
        if match.turn is None:
            match, _ = match.deal(chance)
            continue
        seat = match.turn
        view = match.view(seat)
        begun = perf_counter()
        move = players[seat].decide(view)
        tally.seconds[seat].append(perf_counter() - begun)
        match, _ = match.play(move)
    tally.count(match)
    return tally


def rules_of_match(simulation: Simulation, number: int) -> Rules:
    """Return the rules of one match: the seats deal first by turns."""
    return replace(simulation.rules, first_dealer=SEAT_NAMES[number % 2])


def _source(simulation: Simulation, number: int, purpose: str) -> random.Random:
    return random.Random(f"{simulation.seed} {number} {purpose}")


def interval(tally: Tally, seat: int) -> tuple[float, float, float]:
    """Return a seat's score (a draw is half a win) and the ends of its 95 % interval, as shares.

    Wilson's interval, which also holds near 0 and 1; a draw narrows it a little less than it
    should, which errs on the safe side.
    """
    count, z = tally.matches, 1.96
    share = (tally.wins[seat] + tally.draws / 2) / count
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    spread = z / (1 + z * z / count) * (share * (1 - share) / count + (z / count / 2) ** 2) ** 0.5
    return share, centre - spread, centre + spread
