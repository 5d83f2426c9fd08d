"""The accessible face: transparent buttons over the painting, grouped by zone.

Buttons are never destroyed: each zone keeps those it has and gives them new cards. In a zone one
button can be reached by Tab, and arrows walk to the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from koikoi_qt.table.geometry import Rect, bounds
from koikoi_qt.table.pieces import Key

_KEYS = Qt.Key
_ALONG = {_KEYS.Key_Right: 1, _KEYS.Key_Left: -1}
_ACROSS = {_KEYS.Key_Down: 1, _KEYS.Key_Up: -1}
_PRESS = (_KEYS.Key_Return, _KEYS.Key_Enter)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a button stands for: a card or a group of hidden ones, its name and its place."""

    key: Key
    name: str
    place: Rect


class CardButton(QAbstractButton):
    """A button that paints nothing: the table paints the card and the ring of focus."""

    def __init__(self, zone: "ZoneBox") -> None:
        super().__init__(zone)
        self._zone = zone
        # The table itself finds the card under the pointer, tilted as it may be.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._zone.table.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._zone.table.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESS:
            self.click()
        elif not self._zone.walk(self, event.key()):
            super().keyPressEvent(event)


class ZoneBox(QGroupBox):
    """A named group of cards. Its buttons stand in reading order."""

    def __init__(self, parent: QWidget, press: Callable[[Key], None]) -> None:
        super().__init__(parent)
        self.table = parent
        self._press = press
        self._buttons: list[CardButton] = []
        self._entries: tuple[Entry, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        pass

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """All buttons, those without a card included."""
        return tuple(self._buttons)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What the buttons stand for."""
        return self._entries

    @property
    def shown(self) -> tuple[CardButton, ...]:
        """The buttons of the cards that lie here."""
        return self.buttons[: len(self._entries)]

    @property
    def current(self) -> CardButton | None:
        """The button that Tab reaches."""
        return next((b for b in self.shown if b.focusPolicy() & Qt.FocusPolicy.TabFocus), None)

    def button(self, key: Key) -> CardButton | None:
        """Return the button of a card."""
        index = next((i for i, entry in enumerate(self._entries) if entry.key == key), None)
        return None if index is None else self._buttons[index]

    def entry(self, button: QWidget | None) -> Entry | None:
        """Return what a button stands for now."""
        pairs = zip(self._buttons, self._entries, strict=False)
        return next((entry for own, entry in pairs if own is button), None)

    def show_entries(self, title: str, entries: Sequence[Entry]) -> bool:
        """Show these cards; return whether there are new buttons to put into the tab order.

        Focus stays on its card if that is still here, else it goes to the card in its place.
        """
        focused = next((i for i, b in enumerate(self._buttons) if b.hasFocus()), None)
        current = self.current
        at = self._buttons.index(current) if current else 0
        if focused is not None:
            at = self._followed(focused, entries)
        grown = self._grow(len(entries))
        self._entries = tuple(entries)
        rename(self, title)
        self._place(entries)
        at = max(0, min(at, len(entries) - 1))
        if entries:
            # First the name that focus comes to, so that it is what a reader says.
            rename(self._buttons[at], entries[at].name)
            self._make_current(self._buttons[at])
            if focused is not None:
                self._buttons[at].setFocus()
        for button, entry in zip(self._buttons, entries, strict=False):
            rename(button, entry.name)
        for button in self._buttons[len(entries) :]:
            button.hide()
            rename(button, "")
        self.setVisible(bool(entries))
        return grown

    def _followed(self, index: int, entries: Sequence[Entry]) -> int:
        """Return where the card at an index is among new entries."""
        key = self._entries[index].key if index < len(self._entries) else None
        return next((i for i, entry in enumerate(entries) if entry.key == key), index)

    def _grow(self, count: int) -> bool:
        missing = count - len(self._buttons)
        for _ in range(missing):
            button = CardButton(self)
            button.clicked.connect(lambda _=False, button=button: self._clicked(button))
            self._buttons.append(button)
        return missing > 0

    def _clicked(self, button: CardButton) -> None:
        entry = self.entry(button)
        if entry:
            self._press(entry.key)

    def _place(self, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        corners = [
            corner
            for entry in entries
            for corner in ((entry.place.x, entry.place.y), (entry.place.right, entry.place.bottom))
        ]
        around = _whole(bounds(corners))
        self.setGeometry(around)
        for button, entry in zip(self._buttons, entries, strict=False):
            button.setGeometry(_whole(entry.place).translated(-around.topLeft()))
            button.show()

    def _make_current(self, chosen: CardButton) -> None:
        for button in self._buttons:
            policy = Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def focus(self, button: CardButton) -> None:
        """Put focus on a button of this zone."""
        self._make_current(button)
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_current(self) -> bool:
        """Put focus on the button that Tab reaches; False if no card lies here."""
        current = self.current
        if current:
            self.focus(current)
        return current is not None

    def walk(self, button: CardButton, key: int) -> bool:
        """Move focus by an arrow, Home or End; False if the key is none of them."""
        entry = self.entry(button)
        target = self._target(entry, key) if entry else None
        if entry is None or target is None:
            return False
        self.focus(self._buttons[target])
        return True

    def _target(self, entry: Entry, key: int) -> int | None:
        at, last = self._entries.index(entry), len(self._entries) - 1
        if key in (_KEYS.Key_Home, _KEYS.Key_End):
            return 0 if key == _KEYS.Key_Home else last
        if key in _ALONG:
            return max(0, min(last, at + _ALONG[_KEYS(key)]))
        if key in _ACROSS:
            return self._across(at, _ACROSS[_KEYS(key)])
        return None

    def _across(self, at: int, direction: int) -> int:
        """Return the nearest card in the next row; in a single row, the next card."""
        here = self._entries[at].place
        rows = {
            index: entry.place
            for index, entry in enumerate(self._entries)
            if abs(entry.place.center[1] - here.center[1]) > here.h / 2
        }
        if not rows:
            return max(0, min(len(self._entries) - 1, at + direction))
        ahead = {i: r for i, r in rows.items() if (r.y - here.y) * direction > 0}
        return min(ahead, key=lambda i: abs(ahead[i].x - here.x), default=at)


def rename(widget: QWidget, name: str) -> None:
    """Name a widget for readers, who are told only of what is new: some drop what is too much."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)


def _whole(rect: Rect) -> QRect:
    """Return a rectangle of whole pixels around another."""
    left, top = int(rect.x), int(rect.y)
    return QRect(left, top, round(rect.right) - left, round(rect.bottom) - top)
