"""What a month's result means for the match: the chance of winning it (a draw is half).

The chance is found backwards from the end of the match, from how often each result of a month
comes up when the CPU plays itself (a `Spread`). The presets' spreads are kept in a file; those
of other rules are found on the spot, from fewer months.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from koikoi_qt.cpu.koikoi.batches import fresh_months
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.kernel import NOBODY, Policy, Results, play_out
from koikoi_qt.cpu.koikoi.tally import Flags, Ints
from koikoi_qt.games.koikoi import View
from koikoi_qt.games.koikoi.rules import PRESETS, Rules
from koikoi_qt.games.koikoi.scoring import score_stop

Chances = NDArray[np.float64]
Spread = NDArray[np.float64]
"""The chance of each result of a month, from its dealer's side: [the other seat deals next, the
same seat deals next][difference in points + FARTHEST]."""

FARTHEST = 120
"""Differences beyond this count as this."""
POINT = 1e-4
"""What an expected point counts beside the chance, to choose among equal chances."""
INSTANT_HAND = 0.00596
"""The chance that only the dealer's hand ends the month at once; the other hand's is the same."""
MONTHS_ON_THE_SPOT = 3000
SPREADS = Path(__file__).with_name("data") / "spreads.npz"


@dataclass(frozen=True)
class Equity:
    """The chance of winning, by [months left][the seat deals next][difference + FARTHEST]."""

    rules: Rules
    table: Chances

    def chance(self, months_left: int, difference: Ints, deals: Flags) -> Chances:
        """Return the chance of winning from these differences (mine less the other's)."""
        place = np.clip(difference, -FARTHEST, FARTHEST) + FARTHEST
        found: Chances = self.table[months_left, deals.astype(np.int64), place]
        return found

    def after_stop(self, view: View, points: int) -> float:
        """Return the chance of a seat that ends this month with so many points now."""
        scores = np.array([[points], [0]]) if view.seat == 0 else np.array([[0], [points]])
        stopped = Results(scores, np.array([view.seat]), np.zeros(1, np.int64))
        return float(self.after(view, stopped)[0])

    def after(self, view: View, results: Results) -> Chances:
        """Return the chance of the view's seat after each of these results of its month."""
        seat = view.seat
        standing = view.scores[seat] - view.scores[1 - seat]
        difference = standing + points_for(seat, results)
        null_dealer = view.dealer if view.rules.null_month_dealer == "same" else 1 - view.dealer
        dealer = np.where(results.winner == NOBODY, null_dealer, results.winner)
        return self.chance(months_left(view), difference, dealer == seat)

    def line(self, view: View) -> tuple[float, float]:
        """Return the chance when the month brings nothing, and how much a point adds to it.

        It is the straight line through the chances of ten points won and ten lost.
        """
        scores = np.array([[10, 0], [0, 10]])
        winners = np.array([view.seat, view.other])
        ends = Results(scores if view.seat == 0 else scores[::-1], winners, np.zeros(2, np.int64))
        won, lost = self.after(view, ends).tolist()
        return (won + lost) / 2, (won - lost) / 20


def equity_from(rules: Rules, spread: Spread) -> Equity:
    """Return the chances for every number of months left, from the last month backwards."""
    differences = np.arange(-FARTHEST, FARTHEST + 1)
    over = np.where(differences > 0, 1.0, np.where(differences < 0, 0.0, 0.5))
    table = np.empty((rules.months + 1, 2, len(differences)))
    table[0] = over
    for left in range(1, rules.months + 1):
        before = table[left - 1]
        table[left, 1] = _after_month(before[0], spread[0]) + _after_month(before[1], spread[1])
        # What is mine as the dealer is the other's when the other deals.
        table[left, 0] = 1 - table[left, 1][::-1]
    return Equity(rules, table)


def _after_month(chances: Chances, spread: Spread) -> Chances:
    """Return the chance from every difference, given the chances after the month."""
    padded = np.pad(chances, FARTHEST, mode="edge")
    return np.correlate(padded, spread, mode="valid")


def spread_of(rules: Rules, policy: Policy, months: int, rng: np.random.Generator) -> Spread:
    """Return how often each result comes up in so many months of self-play."""
    counts = np.zeros((2, 2 * FARTHEST + 1))
    results = play_out(fresh_months(rules, 1, 0, months, rng), (policy, policy))
    difference = np.clip(results.scores[0] - results.scores[1], -FARTHEST, FARTHEST)
    null_same = rules.null_month_dealer == "same"
    same = np.where(results.winner == NOBODY, null_same, results.winner == 0)
    np.add.at(counts, (same.astype(np.int64), difference + FARTHEST), 1 / months)
    return _with_instant_hands(rules, counts)


def _with_instant_hands(rules: Rules, played: Spread) -> Spread:
    if rules.instant_points == 0:
        return played
    spread = played * (1 - 2 * INSTANT_HAND)
    spread[1, FARTHEST + rules.instant_points] += INSTANT_HAND
    spread[0, FARTHEST - rules.instant_points] += INSTANT_HAND
    return spread


def month_rules(rules: Rules) -> Rules:
    """Return the rules as far as a month's result depends on them."""
    return replace(
        rules,
        months=Rules().months,
        first_dealer="random",
        draw_tie="points",
        start_points=(0, 0),
        field_redeal="four",
        both_instant="nobody",
    )


@lru_cache(maxsize=8)
def equity_for(rules: Rules) -> Equity:
    """Return the chances under these rules."""
    alike = month_rules(rules)
    preset = next((p for p in PRESETS if month_rules(Rules.preset(p)) == alike), None)
    if preset is None:
        rng = np.random.default_rng(0)
        return equity_from(
            rules, spread_of(alike, JudgementPolicy(alike, 1), MONTHS_ON_THE_SPOT, rng)
        )
    with np.load(SPREADS) as spreads:
        return equity_from(rules, spreads[preset])


def months_left(view: View) -> int:
    """Return how many months follow this one."""
    return view.rules.months - view.month


def points_for(seat: int, results: Results) -> Ints:
    """Return by how many points each result is better for a seat than for the other."""
    difference: Ints = results.scores[seat] - results.scores[1 - seat]
    return difference


def stop_points(view: View) -> int:
    """Return what the view's seat scores by stopping now."""
    return score_stop(view.rules, view.yaku(view.seat), view.calls, view.seat).total
