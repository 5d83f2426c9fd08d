"""The window's colours and text size: system, light, dark and high contrast."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP = 100, 300, 25
"""Text sizes in percent of the system's."""


@dataclass(frozen=True, slots=True)
class WindowColours:
    """One theme of the window, colours as #rrggbb. `edge` is drawn around controls."""

    window: str
    base: str
    text: str
    button: str
    edge: str
    accent: str
    accent_text: str
    focus: str
    dim: str


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
        focus="#ffd76b",
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
        dim="#ffffff",
    ),
}

_ROLES: Final = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "base",
    QPalette.ColorRole.AlternateBase: "window",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "button",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "accent_text",
    QPalette.ColorRole.ToolTipBase: "base",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "dim",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Mid: "edge",
    QPalette.ColorRole.Dark: "edge",
}

# The ring is wide and outside the text, so that it is seen on every control and in every theme.
_SHEET: Final = """
QPushButton {{ border: 1px solid {edge}; border-radius: 4px; padding: 6px 10px;
  margin: 0px;
  background: {button}; color: {text}; text-align: left; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:pressed {{ background: {accent}; color: {accent_text}; }}
QPushButton:focus, QListWidget:focus, QComboBox:focus, QSpinBox:focus,
QTextBrowser:focus, QLineEdit:focus, QTableView:focus {{ border: 3px solid {focus}; }}
QCheckBox, QRadioButton {{ border: 3px solid transparent; border-radius: 4px; padding: 3px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
Prompt {{ border: 3px solid transparent; border-radius: 4px; padding: 2px; }}
Prompt:focus {{ border-color: {focus}; }}
QListWidget, QTextBrowser {{ border: 1px solid {edge}; border-radius: 4px; }}
QListWidget::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu::item:selected, QMenuBar::item:selected {{ background: {accent}; color: {accent_text}; }}
"""


class Themer:
    """Sets the application's colours and text size; remembers what the system had."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._palette = QPalette(app.palette())
        self._font = QFont(app.font())

    def apply(self, theme: str, text_size: int) -> None:
        """Use a theme and a text size in percent of the system's."""
        font = QFont(self._font)
        font.setPointSizeF(self._font.pointSizeF() * text_size / 100)
        self._app.setFont(font)
        colours = THEMES.get(theme) or _of_palette(self._palette)
        palette = _palette(colours) if theme in THEMES else QPalette(self._palette)
        self._app.setPalette(palette)
        self._app.setStyleSheet(_SHEET.format(**{n: getattr(colours, n) for n in _NAMES}))

    def is_dark(self) -> bool:
        """Tell whether the colours in force are light on dark."""
        palette = self._app.palette()
        text, ground = palette.windowText().color(), palette.window().color()
        return text.lightness() > ground.lightness()


_NAMES: Final = tuple(WindowColours.__dataclass_fields__)


def _palette(colours: WindowColours) -> QPalette:
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(role, QColor(getattr(colours, name)))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.dim))
    return palette


def _of_palette(palette: QPalette) -> WindowColours:
    """The system's own colours, for the parts of the sheet that have to name some."""

    def name(role: QPalette.ColorRole) -> str:
        return palette.color(role).name()

    text = name(QPalette.ColorRole.WindowText)
    return WindowColours(
        window=name(QPalette.ColorRole.Window),
        base=name(QPalette.ColorRole.Base),
        text=text,
        button=name(QPalette.ColorRole.Button),
        edge=text,
        accent=name(QPalette.ColorRole.Highlight),
        accent_text=name(QPalette.ColorRole.HighlightedText),
        focus=name(QPalette.ColorRole.Highlight),
        dim=text,
    )
