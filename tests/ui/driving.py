"""Drives the real window as a person does: with keys alone, or with the mouse alone."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import Card, Move
from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.game import Game
from koikoi_qt.ui.panel_view import ActionButton
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.panel import Command, Group
from tests.table.helpers import buttons, middle_of

WAIT_MS = 20_000
FAST = {"pace": "instant", "animation": "off"}


@contextmanager
def open_window(
    qtbot: QtBot, language: str = "en", *, seed: int = 1, **choices: Any
) -> Iterator[Window]:
    """Open the window as the program does, with these settings, and close it at the end."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = replace(Settings(), **{**FAST, **choices})
    window = Window(app, settings, Language.load(language), random.Random(seed))
    try:
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=WAIT_MS)
        yield window
    finally:
        window.close()
        window.deleteLater()
        # Other tests start from what the system has.
        app.setStyleSheet("")
        app.setPalette(QPalette())
        app.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))


def game_of(window: Window) -> Game:
    """Return the game on the table."""
    assert window.game is not None
    return window.game


def wait_for_person(qtbot: QtBot, window: Window) -> None:
    """Wait until there is something that a person can do."""

    def ready() -> bool:
        panel = window.match_page.panel
        return bool(panel and panel.actions) and not game_of(window).session.cpu_to_move

    qtbot.waitUntil(ready, timeout=WAIT_MS)


def click(widget: QWidget) -> None:
    """Click in the middle of a widget."""
    assert widget.isVisible(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def action_button(window: Window, does: Move | Command) -> ActionButton:
    """Return the panel's button for something."""
    shown = window.match_page.panel_view.actions_list.buttons
    return next(b for b in shown if b.action and b.action.does == does)


def by_mouse_on_table(window: Window, does: Move | Command) -> None:
    """Do something with clicks on the table alone."""
    panel = window.match_page.panel
    assert panel is not None
    action = next(action for action in panel.actions if action.does == does)
    if action.group in (Group.DECISION, Group.GO_ON):
        named = [b for b in buttons(window.match_page.table) if b.accessibleName() == action.name]
        click(named[0])
        return
    assert isinstance(does, Move)
    assert does.card is not None
    _click_card(window, does.card)
    if action.group is Group.HAND:
        # A lifted card is played by a press on what it captures, or on itself.
        _click_card(window, does.capture or does.card)


def _click_card(window: Window, card: Card) -> None:
    table = window.match_page.table
    where = middle_of(table, card)
    under = table.childAt(where)
    if under is None:
        QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=where)
    else:
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(table, where))
