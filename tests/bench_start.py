"""Print start and memory of the window as ratios to an empty PySide6 window with one button.

Run: python tests/bench_start.py [TIMES]. Each program runs in a process of its own, by turns.
"Usable" is when the window has been painted and the event loop has nothing left to do.
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAMS = ("empty", "start", "match")
TIMES = 7
CHECKOUT = Path(__file__).resolve().parent.parent


def _empty() -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(QPushButton("Press"))
    window.resize(1280, 820)
    window.show()
    _report_when_idle(app)


def _koikoi(*, play: bool) -> None:
    import random

    from koikoi_qt.i18n import Language
    from koikoi_qt.settings import Settings
    from koikoi_qt.ui.app import make_app

    language, settings = Language.load("en"), Settings.load()
    app = make_app()
    from koikoi_qt.ui.window import Window

    window = Window(app, settings, language, random.Random(1))
    window.show()
    if play:
        window.start_page.start()
    _report_when_idle(app)


def _report_when_idle(app: object) -> None:
    from PySide6.QtCore import QTimer

    # A timer of zero fires once everything that was waiting has been done, the paint included.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, _report))
    app.exec()  # type: ignore[attr-defined]


def _report() -> None:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(time.clock_gettime(time.CLOCK_MONOTONIC), peak, flush=True)
    os._exit(0)


def measure(program: str, bytecode: str) -> tuple[float, float]:
    """Return seconds until the window is usable, and the memory then, in MiB."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "KOIKOI_DATA": folder,
            "PYTHONPATH": str(CHECKOUT),
            # As when it is installed: compiled once, at the first start.
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": bytecode,
        }
        began = time.clock_gettime(time.CLOCK_MONOTONIC)
        done = subprocess.run(
            [sys.executable, __file__, "--run", program],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    ended, memory = map(float, done.stdout.split())
    return ended - began, memory


def main(times: int) -> None:
    """Measure all programs by turns and print medians and ratios."""
    runs: dict[str, list[tuple[float, float]]] = {program: [] for program in PROGRAMS}
    with tempfile.TemporaryDirectory() as bytecode:
        for program in PROGRAMS:
            measure(program, bytecode)  # fills the caches
        for _ in range(times):
            for program in PROGRAMS:
                runs[program].append(measure(program, bytecode))
    medians = {p: tuple(map(statistics.median, zip(*r, strict=True))) for p, r in runs.items()}
    for program, (seconds, memory) in medians.items():
        time_ratio, memory_ratio = seconds / medians["empty"][0], memory / medians["empty"][1]
        print(
            f"{program:6} {seconds * 1000:6.0f} ms ({time_ratio:.2f}×)"
            f" {memory:6.1f} MiB ({memory_ratio:.2f}×)"
        )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        _empty() if sys.argv[2] == "empty" else _koikoi(play=sys.argv[2] == "match")
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else TIMES)
