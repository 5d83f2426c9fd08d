"""How long from a key press to the first word about it, beside the plainest window there is.

    python -m tests.screen_reader.latency

For each Orca: the median of 30 presses of Tab among the first actions of a match, as a ratio to the
same in a bare window with eight buttons, in turns on the same desktop. To be read, not a test: it
depends on what else the machine does.
"""

import re
import statistics
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

from tests.screen_reader import orca_versions
from tests.screen_reader.app import App, Workplace
from tests.screen_reader.desktop import Desktop
from tests.screen_reader.orca import ScreenReader

PRESSES = 30
# There and back again, so that all presses stay among the eight buttons of a hand.
KEYS = ["Tab"] * 6 + ["Shift+Tab"] * 6


def main() -> None:
    for name in orca_versions.offered():
        with ExitStack() as stack:
            desktop = stack.enter_context(closing(Desktop()))
            reader = stack.enter_context(closing(ScreenReader(desktop, orca_versions.find(name))))
            workplace = stack.enter_context(closing(Workplace(desktop, reader, name)))
            bare, match = bare_window(workplace), match_window(workplace)
        print(
            f"{name} Orca: {match * 1000:.0f} ms in a match, {bare * 1000:.0f} ms in a bare window:"
            f" ratio {match / bare:.2f}"
        )


def bare_window(workplace: Workplace) -> float:
    """The median in the bare window, in seconds."""
    with open_app(workplace, "tests.screen_reader.bare_window") as app:
        return median(app)


def match_window(workplace: Workplace) -> float:
    """The median in the hand at the first turn of a match, in seconds."""
    with open_app(workplace, "koikoi_qt", "--seed", "5") as app:
        app.press(re.compile("^Start"))
        app.wait_for_focus(re.compile("^Play Month"))
        return median(app)


def open_app(workplace: Workplace, *module: str) -> App:
    """A program with a data folder of its own."""
    folder = Path(tempfile.mkdtemp(dir=workplace.desktop.folder))
    return App(workplace, ["-m", *module], folder)


def median(app: App) -> float:
    """The median time from key to speech, in seconds."""
    app.settled()
    return statistics.median(
        time_to_speech(app, KEYS[number % len(KEYS)]) for number in range(PRESSES)
    )


def time_to_speech(app: App, key: str) -> float:
    """Press a key and wait for the first word; seconds between the two."""
    app.settled()
    app.speech.mark()
    pressed = time.monotonic()
    app.keyboard.press(key)
    return app.speech.wait_for(".").time - pressed


if __name__ == "__main__":
    main()
