"""What every test gets: no screen, a data folder of its own, and English.

What tests count (`record_property`) is printed at the end of the run, from all processes: whole
numbers added up, others on average.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import pytest

# Set before Qt is imported anywhere; a run against a real display sets it itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("LANGUAGE", "LC_MESSAGES", "LANG"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"
# As the CPU players have it; a test that imports numpy before them would have a thread a core.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the user's files of each test apart from each other and from the real ones."""
    folder = tmp_path / "koikoi-data"
    monkeypatch.setenv("KOIKOI_DATA", str(folder))
    return folder


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what passing tests have counted."""
    counted: defaultdict[str, list[float]] = defaultdict(list)
    for report in terminalreporter.getreports("passed"):
        for what, number in report.user_properties:
            counted[what].append(number)
    for what, numbers in sorted(counted.items()):
        whole = all(isinstance(number, int) for number in numbers)
        told = f"{sum(numbers):,}" if whole else f"{mean(numbers):.1f}"
        terminalreporter.write_line(f"{what}: {told}")


@pytest.fixture(autouse=True)
def no_widgets_left() -> Iterator[None]:
    """Delete what a test leaves to be deleted later, before another begins.

    Nothing else does so between tests. The garbage collector would then find the widgets, perhaps
    in a call from Qt while it goes through all widgets, and the process would crash.
    """
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
