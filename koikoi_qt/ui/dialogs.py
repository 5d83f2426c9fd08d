"""The window's dialogs: each is loaded when it is opened, and gives the focus back."""

from typing import TYPE_CHECKING

from koikoi_qt import __version__
from koikoi_qt.ui.ask import tell
from koikoi_qt.wording.keys import Screen

if TYPE_CHECKING:
    from koikoi_qt.ui.window import Window


class Dialogs:
    """Opens dialogs over a window and lets it take what is changed in them."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    def settings(self) -> None:
        """Let the settings be changed; they are applied at once."""
        from koikoi_qt.ui.settings_dialog import SettingsDialog

        window = self._window
        dialog = SettingsDialog(window.settings, window.language, window)
        dialog.changed.connect(window.apply)
        dialog.changed.connect(lambda _: dialog.retranslate(window.language))
        dialog.exec()

    def print_deck(self) -> None:
        """Ask how the deck is to be printed, and make the PDF."""
        from koikoi_qt.ui.paper.dialog import PrintDialog

        window = self._window
        marks = window.settings.marks
        PrintDialog(window.rules, window.language, marks=marks, parent=window).exec()

    def help(self) -> None:
        """Show the help for the present page, its keys first."""
        from koikoi_qt.ui.help_dialog import HelpDialog
        from koikoi_qt.wording.help_fills import HelpContext

        window = self._window
        screen = Screen.START if window.game is None else Screen.MATCH
        keys = window.settings.shortcuts
        HelpDialog(HelpContext(window.language, screen, window.rules, keys), window).exec()

    def keys(self) -> None:
        """Show the keys, and let them be changed."""
        from koikoi_qt.ui.shortcuts_dialog import ShortcutsDialog

        window = self._window
        dialog = ShortcutsDialog(window.settings.shortcuts, window.language, window)
        dialog.changed.connect(lambda keys: window.change(shortcuts=keys))
        dialog.exec()

    def about(self) -> None:
        """Say what the program is."""
        t = self._window.language
        # Translators: in the about box.
        text = t.gettext("Koi-Koi for everyone, version {version}.").format(version=__version__)
        tell(self._window, t.gettext("About Koi-Koi"), text)
