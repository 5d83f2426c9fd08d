"""The window's colours and text size: system, light, dark and high contrast."""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFontDatabase, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication

from koikoi_qt.table.palette import contrast
from koikoi_qt.ui.sheet import WindowColours, make_sheet

SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP = 100, 300, 25
"""Text sizes in percent of the system's."""
SYSTEM: Final = "system"
LEAST_SHAPE_CONTRAST: Final = 3.0

THEMES: Final[dict[str, WindowColours]] = {
    "light": WindowColours(
        window="#f6f1e7",
        base="#fffdf8",
        text="#1c1714",
        button="#ece2d0",
        edge="#6f5a45",
        accent="#7a1f2b",
        accent_text="#ffffff",
        focus="#12327a",
        dim="#4a3f37",
    ),
    "dark": WindowColours(
        window="#1b1a1d",
        base="#121114",
        text="#f3ece0",
        button="#302d33",
        edge="#9a8f86",
        accent="#ffb454",
        accent_text="#1b1206",
        focus="#7fd4ff",
        dim="#c9c0b4",
    ),
    "high_contrast": WindowColours(
        window="#000000",
        base="#000000",
        text="#ffffff",
        button="#000000",
        edge="#ffffff",
        accent="#ffff00",
        accent_text="#000000",
        focus="#00ffff",
        dim="#c0c0c0",
    ),
}

_Role = QPalette.ColorRole
_ROLES: Final = {
    _Role.Window: "window",
    _Role.WindowText: "text",
    _Role.Base: "base",
    _Role.AlternateBase: "window",
    _Role.Text: "text",
    _Role.Button: "button",
    _Role.ButtonText: "text",
    _Role.BrightText: "text",
    _Role.Highlight: "accent",
    _Role.HighlightedText: "accent_text",
    _Role.Accent: "accent",
    _Role.ToolTipBase: "base",
    _Role.ToolTipText: "text",
    _Role.PlaceholderText: "dim",
    _Role.Link: "accent",
    _Role.LinkVisited: "accent",
    _Role.Light: "window",
    _Role.Midlight: "button",
    _Role.Mid: "edge",
    _Role.Dark: "edge",
    _Role.Shadow: "edge",
}


class Themer(QObject):
    """Sets the application's colours and text size. `changed` tells that the system's changed."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self._app = app
        self._theme, self._text_size = SYSTEM, SMALLEST_TEXT
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def apply(self, theme: str, text_size: int) -> None:
        """Use a theme and a text size in percent of the system's."""
        self._theme, self._text_size = theme, text_size
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        font.setPointSizeF(font.pointSizeF() * text_size / 100)
        self._app.setFont(font)
        # An empty palette stands for the system's, also when that changes.
        self._app.setPalette(_palette(THEMES[theme]) if theme in THEMES else QPalette())
        colours = THEMES.get(theme) or colours_of(self._app.palette())
        line = QFontMetrics(font).height()
        self._app.setStyleSheet(make_sheet(colours, line, font.pointSizeF(), text_size / 100))

    def is_dark(self) -> bool:
        """Tell whether the colours in force are light on dark."""
        palette = self._app.palette()
        text, ground = palette.windowText().color(), palette.window().color()
        return text.lightness() > ground.lightness()

    def _follow_system(self) -> None:
        if self._theme == SYSTEM:
            self.apply(self._theme, self._text_size)
            self.changed.emit()


def _palette(colours: WindowColours) -> QPalette:
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(role, QColor(getattr(colours, name)))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.dim))
    return palette


def colours_of(palette: QPalette) -> WindowColours:
    """Return the system's own colours, for the parts of the sheet that have to name some."""

    def name(role: QPalette.ColorRole) -> str:
        return palette.color(QPalette.ColorGroup.Active, role).name()

    window, text, accent = name(_Role.Window), name(_Role.WindowText), name(_Role.Highlight)
    return WindowColours(
        window=window,
        base=name(_Role.Base),
        text=text,
        button=name(_Role.Button),
        edge=_readable(_between(text, window), text, window),
        accent=accent,
        accent_text=name(_Role.HighlightedText),
        # The system's accent may be too faint for a ring.
        focus=_readable(accent, text, window),
        dim=text,
    )


def _readable(wanted: str, instead: str, ground: str) -> str:
    return wanted if contrast(wanted, ground) >= LEAST_SHAPE_CONTRAST else instead


def _between(one: str, other: str) -> str:
    """Return the colour that is nearer to the first, three to two."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes((3 * a + 2 * b) // 5 for a, b in pairs).hex()
