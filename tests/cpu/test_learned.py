"""The learned policy: its shortcuts agree with the long way, and it sees no hidden card."""

import numpy as np
import pytest

from koikoi_qt.cpu.koikoi.batches import fresh_months
from koikoi_qt.cpu.koikoi.features import encode
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.kernel import Months, take_turn
from koikoi_qt.cpu.koikoi.learned import LOW_BIT, LearnedPolicy, capture, known
from koikoi_qt.cpu.koikoi.learning import gradients, learn, points_against
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.thinking import NETWORK, learned_policy
from koikoi_qt.games.koikoi import Rules
from koikoi_qt.games.koikoi.rules import PRESETS


@pytest.fixture
def months() -> Months:
    return fresh_months(Rules(), 1, 0, 100, np.random.default_rng(1))


def test_all_plays_at_once_are_worth_what_each_is_worth_encoded(months: Months) -> None:
    network, policy = Network.load(NETWORK), learned_policy()
    while len(months.hands[months.turn]) > 1:
        rows, cards = months.rows, months.hands[months.turn][0]
        picks = LOW_BIT[(months.field >> (cards & ~3)) & 15]
        before = known(months, months.turn, rows, turn_is_over=False)
        quick = policy.values_of_plays(before, months.tallies, rows, cards, picks)
        after = known(months, months.turn, rows, turn_is_over=False)
        after.held, after.held_count = after.held ^ (1 << cards), after.held_count - 1
        capture(after, months.tallies, cards, picks)
        assert np.allclose(quick, network.values(encode(after)), atol=1e-4)
        take_turn(months, policy)


def test_the_other_hand_and_the_stock_do_not_matter(months: Months) -> None:
    for policy in (learned_policy(), JudgementPolicy(Rules(), 1)):
        before = policy.play(months)
        other = 1 - months.turn
        months.hands[other], months.held[other] = months.hands[other] ^ 1, months.held[other] ^ 5
        months.stock = months.stock[::-1]
        after = policy.play(months)
        assert (before[0] == after[0]).all()
        assert (before[1] == after[1]).all()


def test_gradients_are_the_slopes_of_the_error() -> None:
    rng = np.random.default_rng(0)
    network = Network.new((10, 8, 4, 1), rng)
    parameters = [*network.weights, *network.biases]
    rows = rng.standard_normal((20, 10), np.float32)
    targets = rng.standard_normal(20, np.float32)

    def error() -> float:
        return float(((network.values(rows.copy()) - targets) ** 2).mean())

    for parameter, gradient in zip(parameters, gradients(network, rows, targets), strict=True):
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        parameter[place] += 0.01
        above = error()
        parameter[place] -= 0.02
        below = error()
        parameter[place] += 0.01
        assert (above - below) / 0.02 == pytest.approx(gradient[place], rel=0.05, abs=0.01)


def test_learning_again_gives_the_same_network() -> None:
    (*_, (_, one)), (*_, (played, two)) = (list(learn(1500, seed=3)) for _ in range(2))
    assert played == 1500
    for first, second in zip(one.weights, two.weights, strict=True):
        assert (first == second).all()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_shipped_network_beats_medium_judgement(preset: str) -> None:
    rules = Rules.preset(preset)
    policy: LearnedPolicy = learned_policy()
    mean, error = points_against(policy, JudgementPolicy(rules, 1), 8000, 5, rules)
    assert mean - 2 * error > 0
