"""Random hands on the real window, for hours.

tests/run tests/long/test_monkey.py -k "[17]" repeats the seed 17. Against a real display and
whatever screen reader runs there, say QT_QPA_PLATFORM=xcb before it.
"""

from collections.abc import Callable

import pytest

from tests.ui.test_monkey import SEEDS, let_loose

STEPS = 1000


@pytest.mark.parametrize("seed", range(SEEDS, SEEDS + 500))
def test_random_hands_do_no_harm(seed: int, record_property: Callable[[str, object], None]) -> None:
    let_loose(seed, STEPS)
    record_property("steps of a monkey", STEPS)
