"""Frame times of the table: python -m tests.table.bench_frames [width height].

Paints every frame into the window's memory, as software rendering does, and prints median and
worst in milliseconds of processor time, which other programs do not disturb: for a new state (a
move just made), for cards on their way, and for a mat being tilted, in both views.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.moves import distinct
from koikoi_qt.i18n import Language
from koikoi_qt.table.geometry import Tilt
from koikoi_qt.table.state import Look, Speed, ViewKind
from koikoi_qt.table.widget import TableWidget
from tests.table.helpers import state_of

TURNS = 24


def main() -> None:
    """Print the table of frame times."""
    width, height = (int(arg) for arg in sys.argv[1:3]) if len(sys.argv) > 2 else (1920, 1080)
    application = QApplication([])
    # What is loaded at the first list of words is no frame's time.
    Language.load("en").list_and(["a", "b"])
    for view in ViewKind:
        table = TableWidget()
        table.resize(width, height)
        table.show()
        times: dict[str, list[float]] = {}
        for name, seconds in (*playing(table, view), *tilting(table)):
            times.setdefault(name, []).append(1000 * seconds)
        for name, found in times.items():
            print(
                f"{width}x{height} {view:12} {name:10} frames {len(found):4}"
                f"  median {statistics.median(found):5.1f} ms  worst {max(found):5.1f} ms"
            )
        table.close()
        application.processEvents()


def timed(change: Callable[[], None]) -> float:
    """Return the seconds that a change and its repaint take."""
    start = time.process_time()
    change()
    QApplication.processEvents()
    return time.process_time() - start


def playing(table: TableWidget, view: ViewKind) -> Iterator[tuple[str, float]]:
    """Play turns, and yield the time of each frame of their motions."""
    rng = Random(4)
    look = Look(view=view, speed=Speed.NORMAL)
    match = Match.new(Rules(), rng)
    table.show_state(state_of(match.view(0), look))
    while table.preparing:
        QApplication.processEvents()
    for _ in range(TURNS):
        if match.turn is None:
            match, events = match.deal(rng)
        else:
            match, events = match.play(rng.choice(distinct(match.legal_moves)))
        state = state_of(match.view(0), look)
        yield "new state", timed(partial(table.show_state, state, events))
        while table.moving:
            time.sleep(0.004)
            yield "moving", timed(table.step)


def tilting(table: TableWidget) -> Iterator[tuple[str, float]]:
    """Lean the mat this way and that."""
    for step in range(60):
        lean = Tilt(step * 0.1, (step - 30) * 0.2)
        yield "tilting", timed(partial(table.lean_to, lean))
    yield "let go", timed(table.settle)


if __name__ == "__main__":
    main()
