"""Random hands on the real window, for some seconds; for hours in tests/long/test_monkey.py."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SEEDS, STEPS = 3, 150
LAST_CHARACTERS = 6000


def let_loose(seed: int, steps: int) -> None:
    """Let a monkey take its steps in a process of its own, where a crash is seen as one."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.monkey", str(seed), str(steps)],
        cwd=CHECKOUT,
        # What is used after it was given back is not what it was.
        env={**os.environ, "PYTHONMALLOC": "debug"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-LAST_CHARACTERS:]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_hands_do_no_harm(seed: int, record_property: Callable[[str, object], None]) -> None:
    let_loose(seed, STEPS)
    record_property("steps of a monkey", STEPS)
