"""Starts the program against master, and closes its window while the computer thinks.

Run by test_thinking.py: python -m tests.ui.quitting
"""

import os
import random
import tempfile
from dataclasses import replace

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtWidgets import QApplication

from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.app import make_app
from koikoi_qt.ui.window import Window
from tests.ui.driving import WAIT_MS


def main() -> None:
    """Play until the computer thinks, and quit."""
    app = make_app()
    settings = replace(Settings(), level="master", pace="instant", animation="off")
    window = Window(app, settings, Language.load("en"), random.Random(1))
    window.show()
    window.start_page.start_button.click()
    patience = QDeadlineTimer(WAIT_MS)
    while not _thinks(window) and not patience.hasExpired():
        QApplication.processEvents()
    print("thinking" if _thinks(window) else "not thinking", flush=True)
    window.close()
    app.processEvents()


def _thinks(window: Window) -> bool:
    game = window.game
    assert game is not None
    if game.can_play:
        game.do(game.view.legal_moves[0])
    return game.session.cpu_to_move and game._asked is not None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        os.environ["KOIKOI_DATA"] = data
        main()
