"""The chance of winning a match: its ends, its symmetry, and the samples of the experiments."""

import numpy as np
import pytest

from koikoi_qt.cpu.koikoi.equity import FARTHEST, Equity, equity_for, month_rules
from koikoi_qt.games.koikoi import Rules
from koikoi_qt.games.koikoi.rules import PRESETS

RULES = [*(Rules.preset(name) for name in PRESETS), Rules(points={"kasu": 3}, months=5)]


@pytest.fixture(params=RULES, ids=[*PRESETS, "other rules"])
def equity(request: pytest.FixtureRequest) -> Equity:
    return equity_for(request.param)


def test_after_the_last_month_the_points_decide(equity: Equity) -> None:
    differences = np.array([-1, 0, 1])
    for deals in (False, True):
        chances = equity.chance(0, differences, np.full(3, deals))
        assert chances.tolist() == [0, 0.5, 1]


def test_what_one_seat_has_the_other_lacks(equity: Equity) -> None:
    assert np.allclose(equity.table[:, 1] + equity.table[:, 0, ::-1], 1)


def test_more_points_are_never_worse(equity: Equity) -> None:
    assert (np.diff(equity.table, axis=2) >= -1e-12).all()


@pytest.mark.parametrize(
    ("left", "ahead", "as_dealer", "else_chance"),
    [(1, 5, 0.82, 0.78), (5, 10, 0.72, 0.70), (11, 10, 0.64, 0.63)],
)
def test_samples(left: int, ahead: int, as_dealer: float, else_chance: float) -> None:
    table = equity_for(Rules()).table
    assert table[left, 1, FARTHEST + ahead] == pytest.approx(as_dealer, abs=0.02)
    assert table[left, 0, FARTHEST + ahead] == pytest.approx(else_chance, abs=0.02)


def test_rules_that_do_not_change_a_month_share_its_spread() -> None:
    one, two = Rules(months=3, start_points=(5, 0), first_dealer="red"), Rules()
    assert month_rules(one) == month_rules(two)
