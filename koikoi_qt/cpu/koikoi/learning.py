"""Self-play and learning: how the shipped network was made (the command is `train`).

The network plays batches of months against itself, now and then with a random move, and learns
what each of its moves led to: mostly the month's result, and a little what it thought itself one
move later, which carries less luck (temporal differences with λ; Sutton 1988).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from koikoi_qt.cpu.koikoi.batches import fresh_months
from koikoi_qt.cpu.koikoi.features import RULE_CHOICES, WIDTH, encode
from koikoi_qt.cpu.koikoi.kernel import (
    Months,
    draw_card,
    end_null,
    matches,
    play_card,
    play_out,
    settle,
)
from koikoi_qt.cpu.koikoi.kernel import Policy as AnyPolicy
from koikoi_qt.cpu.koikoi.learned import LOW_BIT, LearnedPolicy, known, utility
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.tally import Flags, Floats, Ints
from koikoi_qt.games.koikoi.rules import CHOICES, FLAGS, POINT_SETS, PRESETS, STANDARD, Rules

LAYERS = (WIDTH, 128, 32, 1)
MONTHS_AT_ONCE = 1500
ROWS_AT_ONCE = 4096
RATES = (2e-3, 2e-5)
"""The learning rate at the beginning and at the end; between, it falls evenly."""
RANDOM_MOVES = (0.06, 0.01)
"""The share of random moves, likewise."""
TRUST_IN_RESULTS = 0.9
"""λ: 1 learns from results only, 0 only from the network's own next opinion."""


@dataclass
class Adam:
    """The usual steps down a gradient (Kingma and Ba 2015)."""

    parameters: list[Floats]
    steps: int = 0
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(each) for each in self.parameters]
        self.squares = [np.zeros_like(each) for each in self.parameters]

    def step(self, gradients: list[Floats], rate: float) -> None:
        """Change the parameters in place."""
        self.steps += 1
        scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for place, gradient in enumerate(gradients):
            mean, square = self.means[place], self.squares[place]
            np.add(mean, 0.1 * (gradient - mean), out=mean)
            np.add(square, 0.001 * (gradient * gradient - square), out=square)
            self.parameters[place] -= scale * mean / (np.sqrt(square) + 1e-8)


class Exploring:
    """A policy that makes a share of random moves."""

    def __init__(self, policy: AnyPolicy, share: float, rng: np.random.Generator) -> None:
        self._policy, self._share, self._rng = policy, share, rng

    def _some(self, count: int) -> Ints:
        return np.flatnonzero(self._rng.random(count) < self._share)

    def play(self, months: Months) -> tuple[Ints, Ints]:
        """See `Policy`."""
        slot, pick = self._policy.play(months)
        hand, some = months.hands[months.turn], self._some(months.count)
        slot[some] = self._rng.integers(0, len(hand), len(some))
        lying = matches(months, hand[slot, months.rows])
        pick[some] = LOW_BIT[lying[some]]
        return slot, pick

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        """See `Policy`."""
        return self._policy.choose(months, rows, cards)

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        """See `Policy`."""
        called = self._policy.calls(months, rows, worth)
        some = self._some(len(rows))
        called[some] = ~called[some]
        return called


@dataclass
class Lesson:
    """Rows of features after moves, whose they were, and in which months."""

    rows: Floats
    seat: int
    ids: Ints


def _lessons(months: Months, policy: AnyPolicy) -> Iterator[Lesson]:
    """Play the months out and yield what was known after each half of a turn."""
    while months.count and len(months.hands[months.turn]):
        seat = months.turn
        play_card(months, *policy.play(months))
        yield _lesson(months, seat, turn_is_over=False)
        draw_card(months, policy)
        settle(months, policy)
        yield _lesson(months, seat, turn_is_over=True)
    end_null(months)


def _lesson(months: Months, seat: int, *, turn_is_over: bool) -> Lesson:
    after = known(months, seat, months.rows, turn_is_over=turn_is_over)
    return Lesson(encode(after), seat, months.ids)


def experience(
    network: Network, rules: Rules, share: float, rng: np.random.Generator
) -> tuple[Floats, Floats]:
    """Play a batch of months and return rows of features, and what each should be worth."""
    policy = Exploring(LearnedPolicy(network), share, rng)
    months = fresh_months(rules, int(rng.integers(1, 13)), 0, MONTHS_AT_ONCE, rng)
    lessons = list(_lessons(months, policy))
    expected = utility(months.results.scores[0] - months.results.scores[1])
    targets = []
    for lesson in reversed(lessons):
        sign = 1 if lesson.seat == 0 else -1
        targets.append(sign * expected[lesson.ids])
        opinion = sign * network.values(lesson.rows)
        expected[lesson.ids] += (1 - TRUST_IN_RESULTS) * (opinion - expected[lesson.ids])
    rows = np.concatenate([lesson.rows for lesson in lessons])
    return rows, np.concatenate(targets[::-1]).astype(np.float32)


def gradients(network: Network, rows: Floats, targets: Floats) -> list[Floats]:
    """Return the gradient of the mean squared error for all weights, then all biases."""
    layers = [rows]
    for weights, biases in zip(network.weights[:-1], network.biases[:-1], strict=True):
        layers.append(np.maximum(layers[-1] @ weights + biases, 0))
    error = layers[-1] @ network.weights[-1] + network.biases[-1] - targets[:, None]
    error *= 2 / len(targets)
    of_weights: list[Floats] = []
    of_biases: list[Floats] = []
    for place in reversed(range(len(layers))):
        of_weights.insert(0, layers[place].T @ error)
        of_biases.insert(0, error.sum(axis=0))
        if place > 0:
            error = (error @ network.weights[place].T) * (layers[place] > 0)
    return [*of_weights, *of_biases]


def varied_rules(rng: np.random.Generator) -> Rules:
    """Return rules to learn from: half of the time standard, else a preset, some with changes."""
    if rng.random() < 0.5:
        return STANDARD
    preset = Rules.preset(_one_of(tuple(PRESETS), rng))
    if rng.random() < 0.5:
        return preset
    changes: dict[str, Any] = {
        name: _one_of(CHOICES[name], rng) for name in RULE_CHOICES if rng.random() < 0.25
    }
    changes |= {name: bool(rng.random() < 0.5) for name in FLAGS if rng.random() < 0.25}
    points = [POINT_SETS[name] for name in POINT_SETS if rng.random() < 0.25]
    merged = {yaku: worth for each in points for yaku, worth in each.items()}
    return replace(preset, **changes, points={**preset.points, **merged})


def _one_of(values: tuple[str, ...], rng: np.random.Generator) -> str:
    return values[rng.integers(len(values))]


def learn(months: int, seed: int) -> Iterator[tuple[int, Network]]:
    """Let a new network learn from so many months; yield it after every batch."""
    rng = np.random.default_rng(seed)
    network = Network.new(LAYERS, rng)
    adam = Adam([*network.weights, *network.biases])
    for played in range(0, months, MONTHS_AT_ONCE):
        share = _between(RANDOM_MOVES, played / months)
        rows, targets = experience(network, varied_rules(rng), share, rng)
        order = rng.permutation(len(targets))
        for start in range(0, len(order), ROWS_AT_ONCE):
            some = order[start : start + ROWS_AT_ONCE]
            rate = _between(RATES, played / months)
            adam.step(gradients(network, rows[some], targets[some]), rate)
        yield played + MONTHS_AT_ONCE, network


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + share * (ends[1] - ends[0])


def points_against(
    policy: AnyPolicy, other: AnyPolicy, months: int, seed: int, rules: Rules = STANDARD
) -> tuple[float, float]:
    """Return the mean difference in points a month, and its standard error."""
    rng = np.random.default_rng(seed)
    differences = []
    for dealer in (0, 1):
        results = play_out(fresh_months(rules, 1, dealer, months // 2, rng), (policy, other))
        differences.append(results.scores[0] - results.scores[1])
    found = np.concatenate(differences)
    return float(found.mean()), float(found.std() / len(found) ** 0.5)
