"""The keys of wording/keys.py at work in the window."""

import sys
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from koikoi_qt.wording.keys import KEYS, ROWS, KeyRow, Screen, keys_of

# Where the digits 1 to 8 stand: scan codes of X11 and Wayland, of Windows, and virtual keys of
# macOS. On AZERTY these keys give "&é" and so on unless Shift is held.
_X11: Final = {code: place for place, code in enumerate(range(10, 18), 1)}
_WINDOWS: Final = {code: place for place, code in enumerate(range(2, 10), 1)}
_MACOS: Final = {code: place for place, code in enumerate((18, 19, 20, 21, 23, 22, 26, 28), 1)}
# What AZERTY gives there, for events that carry no code.
_AZERTY: Final = {symbol: place for place, symbol in enumerate("&é\"'(-è_", 1)}


class Shortcuts(QObject):
    """Installs the keys on a window.

    Keys without a modifier work wherever no text is typed: a field that takes text keeps them.
    `asked` brings what a review key asks, `card_asked` the place of a card in the hand from 1,
    `acted` the id of any other key. `menu_actions` are entries that bring their own signal: they
    get the keys, which then stand in the menu, and nothing is emitted here.
    """

    asked = Signal(object)
    card_asked = Signal(int)
    acted = Signal(str)

    def __init__(self, window: QWidget, menu_actions: Mapping[str, QAction] | None = None) -> None:
        super().__init__(window)
        self._menu_actions = dict(menu_actions or {})
        self._shortcuts = {
            row.id: self._shortcut(row, window) for row in KEYS if row.id not in self._menu_actions
        }
        self._changes: Mapping[str, str] = {}
        self._screen = Screen.START
        # Keys that nothing has taken come to the window last.
        window.installEventFilter(self)
        self.set_keys({})

    def _shortcut(self, row: KeyRow, window: QWidget) -> QShortcut:
        shortcut = QShortcut(window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self.press(row.id))
        return shortcut

    def set_keys(self, changes: Mapping[str, str]) -> None:
        """Use these choices of the user instead of the usual keys."""
        self._changes = changes
        taken: set[str] = set()
        for row in KEYS:
            keys = [key for key in keys_of(row, changes) if key not in taken]
            taken.update(keys)
            self._install(row.id, [sequence for key in keys for sequence in sequences(key)])

    def _install(self, name: str, keys: list[QKeySequence]) -> None:
        if name in self._menu_actions:
            self._menu_actions[name].setShortcuts(keys)
        else:
            self._shortcuts[name].setKeys(keys)

    def set_screen(self, screen: Screen) -> None:
        """Let the keys of a page work, and those of no other."""
        self._screen = screen
        for name, shortcut in self._shortcuts.items():
            shortcut.setEnabled(ROWS[name].works_on(screen))

    def press(self, name: str) -> None:
        """Do what a key stands for."""
        row = ROWS[name]
        if row.ask is not None:
            self.asked.emit(row.ask)
        elif row.card is not None:
            self.card_asked.emit(row.card)
        else:
            self.acted.emit(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._press_digit(event)
        return False

    def _press_digit(self, event: QKeyEvent) -> bool:
        place = digit_place(event)
        row = next((r for r in KEYS if str(place) in keys_of(r, self._changes)), None)
        if row is None or not row.works_on(self._screen):
            return False
        self.press(row.id)
        return True


def sequences(key: str) -> list[QKeySequence]:
    """Return what Qt should listen for; keyboards differ in which marks need Shift."""
    is_mark = len(key) == 1 and not key.isalnum()
    return [QKeySequence(text) for text in ((key, f"Shift+{key}") if is_mark else (key,))]


def digit_place(event: QKeyEvent) -> int | None:
    """Return which digit stands on the key pressed without Shift, if one of 1 to 8 does."""
    if event.modifiers() is not Qt.KeyboardModifier.NoModifier or event.isAutoRepeat():
        return None
    if sys.platform == "darwin":
        return _MACOS.get(event.nativeVirtualKey())
    if event.nativeScanCode() == 0:
        return _AZERTY.get(event.text())
    return (_WINDOWS if sys.platform == "win32" else _X11).get(event.nativeScanCode())
