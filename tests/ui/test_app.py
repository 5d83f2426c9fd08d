"""What is set up before the first page is seen."""

import subprocess
import sys

SIGNAL_IN_THE_MIDDLE = """
import os, signal
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from koikoi_qt.ui import app as program

app = program.make_app()
program._quit_on_interrupt(app)
window = QWidget()
window.show()

def move():
    os.kill(os.getpid(), signal.SIGTERM)
    print("open" if window.isVisible() else "closed")

QTimer.singleShot(0, move)
code = app.exec()
print(code, "open" if window.isVisible() else "closed")
"""


def test_a_signal_to_end_waits_for_what_is_being_done() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIGNAL_IN_THE_MIDDLE],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "open\n0 closed\n", done.stderr
