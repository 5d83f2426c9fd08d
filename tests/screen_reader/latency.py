"""How long from a key press to the first word about it, beside the plainest window there is.

    python -m tests.screen_reader.latency [--thinking]

For each Orca: the median of 30 presses of Tab among the first actions of a match, as a ratio to the
same in a bare window with eight buttons, in turns on the same desktop. With --thinking: keys that
read the table while master thinks, as a ratio to the same on one's own turn. To be read, not a
test: it depends on what else the machine does.
"""

import argparse
import re
import statistics
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

from tests.screen_reader import orca_versions, thinking_match
from tests.screen_reader.app import App, Workplace
from tests.screen_reader.desktop import Desktop
from tests.screen_reader.orca import ScreenReader

ROUNDS = 3
# There and back again, so that all presses stay among the eight buttons of a hand.
KEYS = ["Tab"] * 5 + ["Shift+Tab"] * 5
READING_KEYS = ["s", "f", "d", "c", "o"] * 2
THINKING = re.compile("is thinking")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thinking", action="store_true")
    measure, seen, beside = (
        (measure_thinking, "while master thinks", "on one's own turn")
        if parser.parse_args().thinking
        else (measure_match, "in a match", "in a bare window")
    )
    for name in orca_versions.offered():
        with ExitStack() as stack:
            desktop = stack.enter_context(closing(Desktop()))
            orca = orca_versions.find(name)
            reader = stack.enter_context(closing(ScreenReader(desktop, orca)))
            workplace = stack.enter_context(closing(Workplace(desktop, reader, name)))
            plain, measured = measure(workplace)
        print(
            f"{name} Orca: {measured * 1000:.0f} ms {seen}, {plain * 1000:.0f} ms {beside}:"
            f" ratio {measured / plain:.2f}",
            flush=True,
        )


def measure_thinking(workplace: Workplace) -> tuple[float, float]:
    """The medians on one's own turn and while the computer thinks, in seconds."""
    idle: list[float] = []
    thinking: list[float] = []
    for _ in range(ROUNDS):
        with open_app(workplace, "tests.screen_reader.thinking_match") as app:
            app.press(re.compile("^Start"))
            # With this seed the computer begins.
            app.wait_for_focus(THINKING)
            thinking += [time_to_speech(app, key) for key in READING_KEYS]
            app.wait_for_focus(THINKING)
            app.wait_for_focus(re.compile("^Play Month"), timeout=2 * thinking_match.SECONDS)
            idle += [time_to_speech(app, key) for key in READING_KEYS]
    return statistics.median(idle), statistics.median(thinking)


def measure_match(workplace: Workplace) -> tuple[float, float]:
    """The medians in the bare window and in a match, in seconds."""
    bare: list[float] = []
    match: list[float] = []
    for _ in range(ROUNDS):
        with open_app(workplace, "tests.screen_reader.bare_window") as app:
            bare += [time_to_speech(app, key) for key in KEYS]
        with open_app(workplace, "koikoi_qt", "--seed", "5") as app:
            app.press(re.compile("^Start"))
            app.wait_for_focus(re.compile("^Play Month"))
            match += [time_to_speech(app, key) for key in KEYS]
    return statistics.median(bare), statistics.median(match)


def open_app(workplace: Workplace, *module: str) -> App:
    """A program with a data folder of its own."""
    folder = Path(tempfile.mkdtemp(dir=workplace.desktop.folder))
    return App(workplace, ["-m", *module], folder)


def time_to_speech(app: App, key: str) -> float:
    """Press a key and wait for the first word; seconds between the two."""
    app.settled()
    app.speech.mark()
    pressed = time.monotonic()
    app.keyboard.press(key)
    return app.speech.wait_for(".").time - pressed


if __name__ == "__main__":
    main()
