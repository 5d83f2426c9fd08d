"""Make the files in data/ again.

    python -m koikoi_qt.cpu.koikoi.train network     learn the network by self-play
    python -m koikoi_qt.cpu.koikoi.train spreads     find how months end, for the match's chances

The network takes about forty minutes on one core. The same seed gives the shipped network again (on
another processor, within the noise); its points a month against medium are printed on the way.
"""

import argparse
import sys

import numpy as np

from koikoi_qt.cpu.koikoi.equity import SPREADS, month_rules, spread_of
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.learned import LearnedPolicy
from koikoi_qt.cpu.koikoi.learning import learn, points_against
from koikoi_qt.cpu.koikoi.thinking import NETWORK
from koikoi_qt.games.koikoi.rules import PRESETS, Rules

MONTHS_OF_LEARNING = 6_000_000
MONTHS_BETWEEN_REPORTS = 300_000
MONTHS_OF_A_TEST = 20_000
MONTHS_OF_A_SPREAD = 200_000


def train_network(months: int, seed: int) -> None:
    """Learn and save the network; say now and then how it does against medium."""
    for played, network in learn(months, seed):
        if played % MONTHS_BETWEEN_REPORTS == 0 or played >= months:
            policy, medium = LearnedPolicy(network), JudgementPolicy(Rules(), 1)
            mean, error = points_against(policy, medium, MONTHS_OF_A_TEST, seed)
            _say(f"{played} months: {mean:+.2f} ± {error:.2f} points a month against medium")
            network.save(NETWORK)


def find_spreads(months: int, seed: int) -> None:
    """Find and save how often each result of a month comes up, for every preset."""
    rng = np.random.default_rng(seed)
    spreads = {}
    for name in PRESETS:
        rules = month_rules(Rules.preset(name))
        policy = JudgementPolicy(rules, 1)
        parts = [spread_of(rules, policy, 10_000, rng) for _ in range(months // 10_000)]
        spreads[name] = np.mean(parts, axis=0)
        _say(f"{name}: done")
    np.savez_compressed(SPREADS, allow_pickle=False, **spreads)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Make one of the files."""
    parser = argparse.ArgumentParser(description="Make the files in data/ again.")
    parser.add_argument("what", choices=("network", "spreads"))
    parser.add_argument("--months", type=int, help="how many months of self-play")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.what == "network":
        train_network(options.months or MONTHS_OF_LEARNING, options.seed)
    else:
        find_spreads(options.months or MONTHS_OF_A_SPREAD, options.seed)


if __name__ == "__main__":
    main()
