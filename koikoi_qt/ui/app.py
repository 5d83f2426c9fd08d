"""The program with a window: what is set up once, before the first page is seen."""

import random
import signal
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from koikoi_qt import __version__
from koikoi_qt.i18n import Language
from koikoi_qt.paths import resources_dir
from koikoi_qt.settings import Settings

NAME = "koikoi-qt"


def run(language: Language, settings: Settings, seed: int | None = None) -> int:
    """Open the window and return the program's exit code; `language` overrides the setting."""
    app = make_app()
    from koikoi_qt.ui.window import Window

    window = Window(app, settings, language, random.Random(seed))
    window.show()
    window.tell_problems(settings.problems)
    _quit_on_interrupt(app)
    return app.exec()


def make_app() -> QApplication:
    """Return the application object with its name, version and icon."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Koi-Koi")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(resources_dir() / "icons" / f"{NAME}.svg")))
    app.setStyle("Fusion")
    return app


def _quit_on_interrupt(app: QApplication) -> None:
    def quit_soon(*_: object) -> None:
        # A signal comes in the middle of anything, also of a move or of painting.
        QTimer.singleShot(0, app, app.quit)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, quit_soon)
    # Python handles a signal only when its interpreter runs, which Qt's loop seldom lets it.
    waker = QTimer(app)
    waker.timeout.connect(lambda: None)
    waker.start(500)
