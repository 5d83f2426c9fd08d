"""The dialog that shows all keys and changes them."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.ui.ask import run
from koikoi_qt.ui.forms import FlowLayout, ScrollPage, resize_for_text
from koikoi_qt.ui.widgets import Prompt, PushButton
from koikoi_qt.wording.keys import (
    KEYS,
    ROWS,
    KeyRow,
    all_off,
    key_text,
    keys_of,
    keys_text,
    owner_of,
    row_text,
    with_keys,
)

WIDTH, HEIGHT = 620, 520

_MODIFIER_KEYS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
# Readers wait for these two; the others move and press in every program.
_READER_KEYS: Final = (Qt.Key.Key_Insert, Qt.Key.Key_CapsLock)
_EVERYWHERE_KEYS: Final = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)

_BUTTONS: Final[tuple[tuple[str, Message], ...]] = (
    ("change", NP_("button", "Change key…")),
    ("usual", NP_("button", "Usual key")),
    ("off", NP_("button", "No key")),
    ("all_usual", NP_("button", "Usual keys for all")),
    ("all_off", NP_("button", "No keys for all")),
)


class ShortcutsDialog(QDialog):
    """Lists all keys, finds them by a text, and changes them; `changed` brings the new choices."""

    changed = Signal(dict)

    def __init__(
        self, changes: Mapping[str, str], language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.changes = dict(changes)
        self._language = language
        self._build()
        self.retranslate(language)
        resize_for_text(self, WIDTH, HEIGHT)
        self.search.setFocus()

    def _build(self) -> None:
        self._search_label, self.search = QLabel(self), QLineEdit(self)
        self._search_label.setBuddy(self.search)
        self._list_label, self.list = QLabel(self), QListWidget(self)
        self._list_label.setBuddy(self.list)
        self.buttons = {name: PushButton(self) for name, _ in _BUTTONS}
        self._close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._close.rejected.connect(self.reject)
        self.search.textChanged.connect(self._show_rows)
        self.list.itemActivated.connect(lambda _item: self.change())
        for name, act in self._acts().items():
            self.buttons[name].clicked.connect(act)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        for widget in (self._search_label, self.search, self._list_label, self.list):
            inner.addWidget(widget)
        buttons = FlowLayout()
        for button in self.buttons.values():
            buttons.addWidget(button)
        inner.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.addWidget(ScrollPage(inside))
        layout.addWidget(self._close)

    def _acts(self) -> dict[str, Callable[[], None]]:
        return {
            "change": self.change,
            "usual": self.use_usual,
            "off": self.switch_off,
            "all_usual": self.use_all_usual,
            "all_off": self.switch_all_off,
        }

    def retranslate(self, language: Language) -> None:
        """Show everything in a language."""
        self._language = language
        self.setWindowTitle(language.pgettext("title of a dialog", "Keys"))
        self._search_label.setText(language.gettext("&Find:"))
        self._list_label.setText(language.gettext("&Actions and their keys:"))
        for name, text in _BUTTONS:
            self.buttons[name].setText(language.message(text))
        self._show_rows()

    def _show_rows(self) -> None:
        chosen = self._chosen()
        self.list.clear()
        for row in KEYS:
            text = self._row_line(row)
            if self.search.text().casefold() in text.casefold():
                item = QListWidgetItem(text, self.list)
                item.setData(Qt.ItemDataRole.UserRole, row.id)
                if row is chosen:
                    self.list.setCurrentItem(item)
        # A list without a current row says nothing when it is tabbed to.
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        for name in ("change", "usual", "off"):
            self.buttons[name].setEnabled(self.list.count() > 0)

    def _row_line(self, row: KeyRow) -> str:
        language = self._language
        # Translators: what a key does, and the key: "Last turn: L".
        form = language.gettext("{action}: {keys}")
        keys = keys_text(keys_of(row, self.changes), language)
        return form.format(action=row_text(row, language), keys=keys)

    def _chosen(self) -> KeyRow | None:
        if self.list.currentRow() < 0:
            return None
        item = self.list.currentItem()
        return ROWS[item.data(Qt.ItemDataRole.UserRole)]

    def change(self) -> None:
        """Ask for the new key of the chosen action."""
        row = self._chosen()
        if row is None:
            return
        catcher = KeyCatcher(row, self.changes, self._language, self)
        if run(catcher) and catcher.key is not None:
            self._use(with_keys(self.changes, row, [catcher.key]))
        self.list.setFocus()

    def use_usual(self) -> None:
        """Give the chosen action its usual keys back, unless another has one of them by now."""
        row = self._chosen()
        if row is None:
            return
        free = [key for key in row.keys if owner_of(key, self.changes) in (None, row)]
        self._use(with_keys(self.changes, row, free))

    def switch_off(self) -> None:
        """Leave the chosen action without a key."""
        row = self._chosen()
        if row is not None:
            self._use(with_keys(self.changes, row, ()))

    def use_all_usual(self) -> None:
        """Give all actions their usual keys back."""
        self._use({name: text for name, text in self.changes.items() if name not in ROWS})

    def switch_all_off(self) -> None:
        """Leave all actions without a key; buttons and menus do everything."""
        self._use(all_off(self.changes))

    def _use(self, changes: dict[str, str]) -> None:
        self.changes = changes
        self._show_rows()
        self.changed.emit(changes)


class KeyCatcher(QDialog):
    """Waits for a key; one that cannot be used is refused with the reason, and it waits on."""

    def __init__(
        self, row: KeyRow, changes: Mapping[str, str], language: Language, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._row, self._changes = row, changes
        self.key: str | None = None
        self.prompt = Prompt(self)
        self._cancel = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._cancel.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.prompt)
        layout.addWidget(self._cancel)
        self.retranslate(language)
        self.prompt.setFocus()

    def retranslate(self, language: Language) -> None:
        """Show everything in a language."""
        self._language = language
        self.setWindowTitle(language.pgettext("title of a dialog", "New key"))
        self.prompt.say(
            language.gettext("Press the new key for: {action}. Escape cancels.").format(
                action=row_text(self._row, language)
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() not in _MODIFIER_KEYS and pressed_key(event):
            self._take(event)

    def _take(self, event: QKeyEvent) -> None:
        refusal = self._refusal(event)
        if refusal is not None:
            # The changed name of what has the focus is spoken.
            self.prompt.say(refusal)
            return
        self.key = pressed_key(event)
        self.accept()

    def _refusal(self, event: QKeyEvent) -> str | None:
        t = self._language
        key = pressed_key(event)
        words = {"key": key_text(key, t)}
        if event.key() in _READER_KEYS:
            return t.gettext("{key} is kept for screen readers. Press another key.").format(**words)
        if event.key() in _EVERYWHERE_KEYS:
            return t.gettext(
                "{key} moves or presses everywhere and cannot be used. Press another key."
            ).format(**words)
        owner = owner_of(key, self._changes)
        if owner is None or owner is self._row:
            return None
        return t.gettext(
            "{key} is already used for: {action}. Press another key, or change that one first."
        ).format(action=row_text(owner, t), **words)


def pressed_key(event: QKeyEvent) -> str:
    """Return a key press as portable text; a mark that needs Shift is itself without it."""
    combination = event.keyCombination()
    modifiers = combination.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier
    character = event.text()
    if character.isprintable() and character.strip() and not character.isalpha():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    key = int(modifiers.value) | int(combination.key().value)
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
