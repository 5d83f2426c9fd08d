"""A walk through 100,000 random months: half of the presets', half of random rules'.

Every step of each is checked (tests/games/walk.py). The summary tells how far it came.
"""

from collections.abc import Callable

import pytest

from koikoi_qt.games.koikoi.rules import PRESETS
from tests.games.walk import walk_months

MONTHS = 100_000
CHUNK = 500
KINDS = [kind for preset in PRESETS for kind in (preset, None)]


@pytest.mark.parametrize("chunk", range(MONTHS // CHUNK))
def test_walk(chunk: int, record_property: Callable[[str, object], None]) -> None:
    walked = walk_months(f"long {chunk}", CHUNK, KINDS[chunk % len(KINDS)])
    for what in ("months", "matches", "steps"):
        record_property(what, getattr(walked, what))
