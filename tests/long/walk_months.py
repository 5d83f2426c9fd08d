"""Walk through very many random months and print how many held; all cores, some minutes.

    python -m tests.long.walk_months [--months 100000] [--jobs CORES] [--seed 1]

Half of the months belong to the presets, half to random rule sets; every step of each is checked
(tests/games/walk.py). A broken invariant ends it with the chunk that shows it again.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from koikoi_qt.games.koikoi.rules import PRESETS
from tests.games.walk import Walked, walk_months

CHUNK = 100
Chunk = tuple[str, str | None]


def chunks(months: int, seed: int) -> list[Chunk]:
    """Return the seed and the preset (None: random rules) of each chunk of 100 months."""
    kinds = [kind for preset in PRESETS for kind in (preset, None)]
    return [(f"{seed} {place}", kinds[place % len(kinds)]) for place in range(-(-months // CHUNK))]


def walk_chunk(chunk: Chunk) -> Walked:
    """Walk one chunk; an error names it."""
    seed, preset = chunk
    try:
        return walk_months(seed, CHUNK, preset)
    except Exception as error:
        raise AssertionError(f"walk_months({seed!r}, {CHUNK}, {preset!r}): {error}") from error


def main(argv: list[str] | None = None) -> None:
    """Walk and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--months", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    total, begun = Walked(), time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        for walked in pool.map(walk_chunk, chunks(options.months, options.seed)):
            total += walked
            if sys.stderr.isatty():
                print(f"\r{total.months:,} months", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - begun
    print(
        f"{total.months:,} months in {total.matches:,} matches, {total.steps:,} steps checked, "
        f"no invariant broken ({seconds:.0f} s)"
    )


if __name__ == "__main__":
    main()
