"""The command `simulate`: its options, its progress, and what it prints (design.md)."""

import json
import random
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from statistics import median
from typing import Any

from koikoi_qt.cpu import ALL_LEVELS
from koikoi_qt.games.common import SEAT_NAMES
from koikoi_qt.games.koikoi import Rules
from koikoi_qt.games.koikoi.rules import NUMBERS, PRESETS
from koikoi_qt.play.simulation import Simulation, Tally, interval, simulate
from koikoi_qt.wording.simulation import Language, SeatReport, Words

MOST_JOBS = 256
MOST_SEED = (1 << 64) - 1
MOST_MATCHES = 10_000_000


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Add the options."""
    words = Words(language)
    number = _number_reader(words)
    parser.add_argument(
        "--matches", metavar="N", type=number(1, MOST_MATCHES), required=True, help=words.matches
    )
    for seat in SEAT_NAMES:
        parser.add_argument(
            f"--{seat}", choices=ALL_LEVELS, required=True, help=words.level_of(seat)
        )
    parser.add_argument("--months", metavar="N", type=number(*NUMBERS["months"]), help=words.months)
    parser.add_argument("--preset", choices=PRESETS, default="standard", help=words.preset)
    parser.add_argument(
        "--jobs", metavar="N", type=number(1, MOST_JOBS), default=1, help=words.jobs
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=number(0, MOST_SEED),
        # It may also stand before the command, which this may not undo.
        default=SUPPRESS,
        help=words.seed,
    )
    parser.add_argument("--json", action="store_true", help=words.json)


def _number_reader(words: Words) -> Callable[[int, int], Callable[[str], int]]:
    def between(least: int, most: int) -> Callable[[str], int]:
        def read(text: str) -> int:
            if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
                raise ArgumentTypeError(words.not_between(text, least, most))
            return int(text)

        return read

    return between


def run(options: Namespace, language: Language) -> int:
    """Play the matches, with progress on a terminal, and print what came of them."""
    words = Words(language)
    simulation = simulation_of(options)
    tally = simulate(simulation, _progress(simulation, words))
    if options.json:
        _print(json.dumps(summary(tally)))
    else:
        _print(*report(simulation, tally, words))
    return 0


def simulation_of(options: Namespace) -> Simulation:
    """Return what the options ask for; without a seed, one by chance."""
    months = {} if options.months is None else {"months": options.months}
    return Simulation(
        matches=options.matches,
        levels=(options.red, options.blue),
        rules=Rules.preset(options.preset, **months),
        seed=random.randrange(1 << 32) if options.seed is None else options.seed,
        jobs=options.jobs,
    )


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def _progress(simulation: Simulation, words: Words) -> Callable[[Tally], None]:
    """Return what keeps one line of a terminal up to date; elsewhere nothing is shown."""
    if not sys.stderr.isatty():
        return lambda _: None

    def show(tally: Tally) -> None:
        line = words.progress(tally.matches, simulation.matches, interval(tally, 0))
        end = "\n" if tally.matches == simulation.matches else ""
        sys.stderr.write(f"\r\x1b[K{line}{end}")
        sys.stderr.flush()

    return show


def report(simulation: Simulation, tally: Tally, words: Words) -> tuple[str, ...]:
    """Return the result as lines for people."""
    seats = [
        SeatReport(
            seat=seat,
            level=simulation.levels[seat],
            wins=tally.wins[seat],
            interval=interval(tally, seat),
            points_per_month=tally.points[seat] / tally.months,
            calls=tally.calls[seat],
            seconds=_times(tally.seconds[seat]),
        )
        for seat in (0, 1)
    ]
    return (
        words.played(tally.matches, simulation.rules.months, simulation.seed),
        *(words.seat(seat) for seat in seats),
        words.draws(tally.draws),
    )


def summary(tally: Tally) -> dict[str, Any]:
    """Return a tally in the words that scripts rely on."""
    return {
        "matches": tally.matches,
        "wins": _by_seat(tally.wins),
        "draws": tally.draws,
        "points_per_month": _by_seat([round(n / tally.months, 4) for n in tally.points]),
        "yaku": _by_seat([dict(sorted(counts.items())) for counts in tally.yaku]),
        "koikoi": _by_seat(tally.calls),
        "seconds_per_move": _by_seat(
            [dict(zip(("median", "max"), _times(s), strict=True)) for s in tally.seconds]
        ),
    }


def _by_seat(pair: list[Any]) -> dict[str, Any]:
    return dict(zip(SEAT_NAMES, pair, strict=True))


def _times(seconds: list[float]) -> tuple[float, float]:
    """Return the median and the longest; a seat that never had to move took no time."""
    shown = seconds or [0.0]
    return round(median(shown), 6), round(max(shown), 6)
