"""The menu bar: a table of entries, so that everything can be reached and found in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.wording.levels import LEVEL_TEXTS, VERBOSITY_TEXTS


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; those that share a `group` exclude each other, `toggles` is on or off."""

    id: str
    text: Message
    group: str | None = None
    toggles: bool = False


@dataclass(frozen=True, slots=True)
class Submenu:
    """A menu within a menu."""

    text: Message
    entries: tuple[Entry, ...]


PACE_TEXTS: Final[dict[float | str, Message]] = {
    "instant": NP_("pace of the computer", "At once"),
    0.5: NP_("pace of the computer", "After half a second"),
    1.0: NP_("pace of the computer", "After one second"),
    2.0: NP_("pace of the computer", "After two seconds"),
    4.0: NP_("pace of the computer", "After four seconds"),
    "wait": NP_("pace of the computer", "When I press Continue"),
}
THEME_TEXTS: Final = {
    "system": NP_("theme", "As the system"),
    "light": NP_("theme", "Light"),
    "dark": NP_("theme", "Dark"),
    "high_contrast": NP_("theme", "High contrast"),
}
VIEW_TEXTS: Final = {
    "perspective": NP_("view of the table", "Perspective"),
    "top_down": NP_("view of the table", "Top-down"),
}


def _choices(
    group: str, texts: Mapping[str, Message] | Mapping[float | str, Message]
) -> tuple[Entry, ...]:
    return tuple(Entry(f"{group}:{value}", text, group) for value, text in texts.items())


def menu_table(levels: tuple[str, ...]) -> tuple[tuple[Message, tuple[Entry | Submenu, ...]], ...]:
    """Return all menus, without the languages, which are found when the program runs."""
    return (
        (
            NP_("menu", "&Match"),
            (
                Entry("new", N_("&New match…")),
                Entry("open", N_("&Open record…")),
                Entry("save", N_("&Save record…")),
                Entry("idea", N_("&Idea")),
                Entry("review", N_("&Review this match…")),
                Entry("end", N_("&End this match…")),
                Entry("print", N_("&Print the deck…")),
                Submenu(
                    NP_("menu", "&Level of the CPU"),
                    _choices("level", {name: LEVEL_TEXTS[name] for name in levels}),
                ),
                Submenu(NP_("menu", "Pa&ce of the CPU"), _choices("pace", PACE_TEXTS)),
                Entry("settings", N_("Se&ttings…")),
                Entry("quit", N_("&Quit")),
            ),
        ),
        (
            NP_("menu", "&View"),
            (
                *_choices("view", VIEW_TEXTS),
                Entry("marks", N_("&Marks on the cards"), toggles=True),
                Entry("yaku_chart", N_("&Yaku chart"), toggles=True),
                Entry("month_chart", N_("M&onth chart"), toggles=True),
                Submenu(NP_("menu", "&Theme"), _choices("theme", THEME_TEXTS)),
                Entry("larger", N_("&Larger text")),
                Entry("smaller", N_("&Smaller text")),
                Entry("usual", N_("&Usual text size")),
                Submenu(NP_("menu", "&How much is said"), _choices("verbosity", VERBOSITY_TEXTS)),
            ),
        ),
        (NP_("menu", "&Language"), ()),
        (
            NP_("menu", "&Help"),
            (
                Entry("help", N_("&Help")),
                Entry("keys", N_("&Keys…")),
                Entry("about", N_("&About Koi-Koi")),
            ),
        ),
    )


LANGUAGE_MENU: Final = 2


class Menus(QObject):
    """Fills a menu bar; `triggered` brings the id of the entry chosen."""

    triggered = Signal(str)

    def __init__(self, bar: QMenuBar, levels: tuple[str, ...], language: Language) -> None:
        super().__init__(bar)
        self._texts: list[tuple[QAction, Message]] = []
        self._groups: dict[str, QActionGroup] = {}
        self.actions: dict[str, QAction] = {}
        for place, (title, entries) in enumerate(menu_table(levels)):
            menu = bar.addMenu("")
            self._texts.append((menu.menuAction(), title))
            for entry in entries:
                self._add(menu, entry)
            if place == LANGUAGE_MENU:
                self._add_languages(menu)
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Show all entries in a language."""
        for action, text in self._texts:
            action.setText(language.message(text))

    def check(self, values: Mapping[str, object]) -> None:
        """Check the entries that stand for these values; the keys are groups or toggles."""
        for name, value in values.items():
            action = self.actions.get(f"{name}:{value}") or self.actions.get(name)
            if action is not None:
                action.setChecked(value is not False)

    def enable(self, states: Mapping[str, bool]) -> None:
        """Enable or disable entries by id, and whole groups by name."""
        for name, enabled in states.items():
            if name in self._groups:
                self._groups[name].setEnabled(enabled)
            else:
                self.actions[name].setEnabled(enabled)

    def _add(self, menu: QMenu, entry: Entry | Submenu) -> None:
        if isinstance(entry, Submenu):
            inner = menu.addMenu("")
            self._texts.append((inner.menuAction(), entry.text))
            for one in entry.entries:
                self._add(inner, one)
            return
        action = self._action(menu, entry.id, entry.group)
        action.setCheckable(entry.toggles or entry.group is not None)
        self._texts.append((action, entry.text))

    def _action(self, menu: QMenu, name: str, group: str | None) -> QAction:
        action = menu.addAction("")
        # Qt must not move entries to other menus by what their texts look like.
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda: self.triggered.emit(name))
        if group is not None:
            self._groups.setdefault(group, QActionGroup(self)).addAction(action)
        self.actions[name] = action
        return action

    def _add_languages(self, menu: QMenu) -> None:
        self._add(menu, Entry("language:None", N_("As the &system"), "language"))
        for code in Language.available():
            # Each language stands there in its own words, whatever the window speaks.
            action = self._action(menu, f"language:{code}", "language")
            action.setCheckable(True)
            action.setText(Language.load(code).name)
