"""The window's dialogs: each is loaded when it is opened, and gives the focus back."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from koikoi_qt import __version__
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.ask import run, tell
from koikoi_qt.wording.keys import Screen


def open_settings(
    parent: QWidget, settings: Settings, language: Language, apply: Callable[[Settings], Language]
) -> None:
    """Let the settings be changed; `apply` takes them at once and returns the language then."""
    from koikoi_qt.ui.settings_dialog import SettingsDialog

    dialog = SettingsDialog(settings, language, parent)
    dialog.changed.connect(lambda changed: dialog.retranslate(apply(changed)))
    run(dialog)


def open_print(parent: QWidget, rules: Rules, language: Language, *, marks: bool) -> None:
    """Ask how the deck is to be printed, and make the PDF."""
    from koikoi_qt.ui.paper.dialog import PrintDialog

    run(PrintDialog(rules, language, marks=marks, parent=parent))


def open_help(
    parent: QWidget, screen: Screen, rules: Rules, language: Language, keys: Mapping[str, str]
) -> None:
    """Show the help for a page, its keys first."""
    from koikoi_qt.ui.help_dialog import HelpDialog
    from koikoi_qt.wording.help_fills import HelpContext

    run(HelpDialog(HelpContext(language, screen, rules, keys), parent))


def open_keys(
    parent: QWidget,
    keys: Mapping[str, str],
    language: Language,
    change: Callable[[dict[str, str]], None],
) -> None:
    """Show the keys; `change` takes the user's choices."""
    from koikoi_qt.ui.shortcuts_dialog import ShortcutsDialog

    dialog = ShortcutsDialog(keys, language, parent)
    dialog.changed.connect(change)
    run(dialog)


def open_about(parent: QWidget, language: Language) -> None:
    """Say what the program is."""
    # Translators: in the about box.
    text = language.gettext("Koi-Koi for everyone, version {version}.").format(version=__version__)
    tell(parent, language.gettext("About Koi-Koi"), text)
