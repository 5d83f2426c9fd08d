"""A match against master, who thinks each move over and over for a while (latency.py).

    python -m tests.screen_reader.thinking_match

What a short thought does to the keys, a long one does for as long as it takes to measure.
"""

import sys
import time
from dataclasses import replace

from koikoi_qt.games.koikoi import Move, View
from koikoi_qt.i18n import Language
from koikoi_qt.play.opponent import decide
from koikoi_qt.settings import Settings

SECONDS = 40.0


def think_on(level: str, view: View, seed: int) -> Move:
    """Decide again and again, and return the move in the end."""
    end = time.monotonic() + SECONDS
    while True:
        move = decide(level, view, seed)
        if time.monotonic() > end:
            return move


def main() -> int:
    """Start the program with this slow thinking."""
    from koikoi_qt.ui import thinking
    from koikoi_qt.ui.app import run

    vars(thinking).update(decide=think_on)
    settings = replace(Settings(), level="master", pace="instant", animation="off")
    return run(Language.load("en"), settings, 5)


if __name__ == "__main__":
    sys.exit(main())
