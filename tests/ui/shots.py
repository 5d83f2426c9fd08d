"""Write pictures of every screen, in any theme, language, size of the window and of the text.

Run: python -m tests.ui.shots FOLDER [--screens start,play] [--themes light,dark]
[--languages en,es] [--sizes 900x600,1280x820] [--text 100,300]

No display is needed. Each picture is FOLDER/SCREEN-THEME-LANGUAGE-SIZE-TEXT.png; what is left out
means all screens, all own themes, English, the least size, and text of 100 and 300 percent.
"""

import argparse
import os
import random
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.app import make_app
from koikoi_qt.ui.theme import THEMES
from koikoi_qt.ui.window import Window
from tests.ui.screens import SCREENS, visit
from tests.ui.walk import settle


def main() -> None:
    """Take the pictures that are asked for."""
    asked = _arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    asked.folder.mkdir(parents=True, exist_ok=True)
    app = make_app()
    with tempfile.TemporaryDirectory() as data:
        os.environ["KOIKOI_DATA"] = data
        for theme, code, size, text in product(
            asked.themes, asked.languages, asked.sizes, asked.text
        ):
            window = _window(app, theme, code, _size(size), int(text))
            for screen in asked.screens:
                name = f"{screen}-{theme}-{code}-{size}-{text}.png"
                take(window, screen, asked.folder / name)
            window.close()
            window.deleteLater()


def take(window: Window, screen: str, path: Path) -> None:
    """Save the picture of one screen."""

    def look(shown: QWidget) -> None:
        if isinstance(shown, QDialog) and not isinstance(shown, QMessageBox):
            # As large as the window allows, and never larger than it wants to be.
            shown.resize(shown.size().boundedTo(window.size()))
        settle()
        shown.grab().save(str(path))

    visit(window, screen, look)


def _window(app: QApplication, theme: str, code: str, size: QSize, text: int) -> Window:
    settings = replace(
        Settings(), theme=theme, text_size=text, pace="instant", animation="off", months=12
    )
    window = Window(app, settings, Language.load(code), random.Random(1))
    window.resize(size)
    window.show()
    window.activateWindow()
    settle()
    return window


def _size(text: str) -> QSize:
    width, height = map(int, text.split("x"))
    return QSize(width, height)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for name, usual in (
        ("screens", ",".join(SCREENS)),
        ("themes", ",".join(THEMES)),
        ("languages", "en"),
        ("sizes", "900x600"),
        ("text", "100,300"),
    ):
        parser.add_argument(f"--{name}", default=usual.split(","), type=lambda t: t.split(","))
    asked = parser.parse_args()
    for wrong in sorted({*asked.screens} - {*SCREENS} | {*asked.themes} - {*THEMES, "system"}):
        parser.error(f"there is no {wrong!r}; there are {', '.join((*SCREENS, *THEMES, 'system'))}")
    return asked


if __name__ == "__main__":
    main()
