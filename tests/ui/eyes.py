"""What must hold at any moment while somebody, or a monkey, uses the window."""

import random
import sys
import threading
import traceback
from collections.abc import Iterator
from threading import ExceptHookArgs
from typing import Any

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.record import Record
from koikoi_qt.play import autosave
from koikoi_qt.ui.charts import ChartsDock
from koikoi_qt.ui.screen_reader import Notification
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.prompts import Situation
from tests.screen_reader.playing import check_hidden, hidden_cards

ODD_FOCUS_STEPS = 4
"""The focus may be nowhere while something closes, but not for so many looks."""
THOROUGH = 0.1
"""How many of the looks are thorough ones, which take long."""
IGNORED = ("plugin does not support", "QSpiApplication")
"""What Qt says of a place without a screen, and of a screen reader that is slow to answer."""


class Eyes:
    """Look at the window again and again: focus, save, and what a reader finds."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._odd = 0

    def check(self, window: Window) -> None:
        """Look at everything; AssertionError where something is wrong."""
        if not window.isVisible():
            return
        self._check_focus(window)
        game = window.game
        if game is None:
            return
        session = game.session
        assert autosave.path().read_text("utf-8") == session.record.to_json()
        if self._rng.random() < THOROUGH:
            assert Record.load(autosave.path()).match() == session.match
            _check_hidden(window)

    def _check_focus(self, window: Window) -> None:
        front = QApplication.activeModalWidget() or window
        focused = QApplication.focusWidget()
        is_odd = QApplication.activePopupWidget() is None and (
            focused is None or not focused.isVisible() or focused.window() is not front.window()
        )
        self._odd = self._odd + 1 if is_odd and front.isActiveWindow() else 0
        name = focused and (focused.accessibleName(), focused.isVisible(), focused.parentWidget())
        assert self._odd < ODD_FOCUS_STEPS, f"focus: {focused} {name}, in front: {front}"


def _check_hidden(window: Window) -> None:
    game, page = window.game, window.match_page
    if game is None or page.panel is None or page._patience.isActive():
        return
    covered = game.situation is Situation.COVERED
    looking = [] if covered else [game.view.seat]
    hidden = hidden_cards(game.session.match, looking)
    lacking = {line for player in page.panel.players for line in player.progress}
    strings = list(names(window, covered=covered))
    check_hidden(strings, hidden, page.narrator.language, [*page.panel.log, *lacking])


def names(window: Window, *, covered: bool = False) -> Iterator[str]:
    """Yield what a reader finds in the window, but for the charts, which name every card."""
    for widget in window.findChildren(QWidget):
        # Dialogs tell of other matches, and notifications of what could be seen before.
        if widget.window() is not window or _is_in_charts(widget):
            continue
        if isinstance(widget, Notification) and not covered:
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        if face is not None:
            yield face.text(QAccessible.Text.Name)
            yield face.text(QAccessible.Text.Description)


def _is_in_charts(widget: QWidget | None) -> bool:
    while widget is not None and not isinstance(widget, ChartsDock):
        widget = widget.parentWidget()
    return widget is not None


def _stack() -> str:
    return "".join(traceback.format_stack(limit=14))


def watch(faults: list[str]) -> None:
    """Let nothing that goes wrong be overlooked."""

    def tell(raised: Any) -> None:
        kind, error, trace = raised.exc_type, raised.exc_value, raised.exc_traceback
        text = "".join(traceback.format_exception(kind, error, trace))
        print("FAULT", text, "at\n", _stack(), flush=True)
        faults.append(text)

    def on_message(kind: QtMsgType, _: object, text: str) -> None:
        harmless = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not harmless and not any(part in text for part in IGNORED):
            print("FAULT", text, "at\n", _stack(), flush=True)
            faults.append(text)

    sys.excepthook = lambda *raised: tell(ExceptHookArgs([*raised, None]))
    sys.unraisablehook = threading.excepthook = tell
    qInstallMessageHandler(on_message)
