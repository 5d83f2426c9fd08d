"""The toolkit itself: PySide6 6.12 on Python 3.11 loses a reference to None at most void calls."""

import os
import subprocess
import sys

CALLS = 20_000
# Its own process, since what is looked for ends it.
PROGRAM = f"""
import sys
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for number in range({CALLS}):
    label.setText(str(number))
print("references lost:", before - sys.getrefcount(None))
"""


def test_void_calls_do_not_wear_none_out() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lost = int(done.stdout.removeprefix("references lost:"))
    assert lost < CALLS / 100
