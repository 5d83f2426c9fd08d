"""How strong the levels are: many matches, hours on one core. Run with -s to see the figures.

tests/run tests/long/test_strength.py -s
"""

import os

import pytest

from koikoi_qt.games.koikoi import Rules
from koikoi_qt.games.koikoi.rules import PRESETS
from koikoi_qt.play.simulation import Simulation, interval, simulate

SEED = 2024
JOBS = os.cpu_count() or 1

# Red, Blue, how many matches, and the least score (a draw is half) that Red must reach.
PAIRS = [
    ("easy", "random", 1000, 0.70),
    ("medium", "easy", 1000, 0.60),
    ("medium", "random", 1000, 0.90),
    ("hard", "easy", 400, 0.85),
    ("hard", "medium", 1000, 0.66),
    ("master", "medium", 600, 0.70),
    ("master", "hard", 1000, 0.55),
]
LADDER = [("medium", "easy", 400), ("hard", "medium", 200), ("master", "hard", 400)]


def score(red: str, blue: str, matches: int, rules: Rules) -> float:
    tally = simulate(Simulation(matches, (red, blue), rules, SEED, JOBS))
    share, low, high = interval(tally, 0)
    print(f"{red} against {blue}: {share:.1%} ({low:.1%} to {high:.1%}) of {matches} matches")
    return share


@pytest.mark.parametrize(("red", "blue", "matches", "least"), PAIRS)
def test_standard_rules(red: str, blue: str, matches: int, least: float) -> None:
    assert score(red, blue, matches, Rules()) >= least


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("stronger", "weaker", "matches"), LADDER)
def test_the_ladder_holds(preset: str, stronger: str, weaker: str, matches: int) -> None:
    assert score(stronger, weaker, matches, Rules.preset(preset)) > 0.5
