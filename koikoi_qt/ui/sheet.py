"""The style sheet: how controls look, made from a theme's colours and the height of a line.

Every control has the same size with and without the focus: where the ring is wider than the edge,
the padding is narrower by as much.
"""

from dataclasses import asdict, dataclass
from typing import Final

from koikoi_qt.paths import resources_dir
from koikoi_qt.table.palette import luminance
from koikoi_qt.ui.widgets import FIRST_MARGIN


@dataclass(frozen=True, slots=True)
class WindowColours:
    """One theme of the window, colours as #rrggbb.

    `edge` is drawn around controls and is the handle of scroll bars; `accent` is the ground of
    what is chosen or pressed, with `accent_text` on it; `focus` is the ring; `dim` is the text of
    what cannot be used now.
    """

    window: str
    base: str
    text: str
    button: str
    edge: str
    accent: str
    accent_text: str
    focus: str
    dim: str

    def text_pairs(self) -> tuple[tuple[str, str], ...]:
        """Return what is written on what."""
        grounds = (self.window, self.base, self.button)
        written = [(ink, ground) for ink in (self.text, self.dim) for ground in grounds]
        # Links stand in pages of text.
        return (*written, (self.accent_text, self.accent), (self.accent, self.base))

    def shape_pairs(self) -> tuple[tuple[str, str], ...]:
        """Return which shapes stand on which ground."""
        grounds = (self.window, self.base, self.button)
        shapes = (self.edge, self.focus, self.accent)
        return tuple((shape, ground) for shape in shapes for ground in grounds)


# From the height of a line of text: how large the parts are, and the least number of pixels.
_PARTS: Final = {"mark": (1.0, 16), "arrow": (0.7, 12), "bar": (0.6, 16), "step": (1.6, 26)}
_LEAST_FIELD: Final = 18
_TITLE, _HEADING = 2.0, 1.2
"""The size of titles by that of other text, where text has its usual size."""

_SHEET: Final = """
QLabel[level="title"] {{ font-size: {title}pt; font-weight: bold; color: {accent}; }}
QLabel[level="heading"] {{ font-size: {heading}pt; font-weight: bold; }}
QFrame[level="card"] {{ background: {base}; border: 1px solid {edge}; border-radius: 8px;
  padding: 4px; }}
QLabel[level="matches"] {{ border: 0px solid {edge}; border-left-width: 3px;
  margin: 0px 0px 6px 14px;
  padding-left: 8px; }}

QPushButton {{ background: {button}; color: {text}; border: 1px solid {edge};
  border-radius: 5px; padding: 6px 10px; text-align: left; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:default {{ border: 2px solid {accent}; padding: 5px 9px; }}
QPushButton:pressed {{ background: {accent}; color: {accent_text}; }}
QPushButton:disabled {{ color: {dim}; border-style: dashed; }}
QPushButton:focus {{ border: 3px solid {focus}; padding: 4px 8px; }}
QPushButton[level="first"] {{ background: {accent}; color: {accent_text};
  border: 1px solid {accent}; border-radius: 8px; margin: {first}px; padding: 6px 10px; }}
QPushButton[level="first"]:hover {{ border-color: {text}; }}
QPushButton[level="first"]:focus {{ border: 3px solid {focus}; margin: 0px; padding: 7px 11px; }}

QCheckBox, QRadioButton {{ border: 3px solid transparent; border-radius: 5px; padding: 2px;
  spacing: {space}px; min-height: {mark}px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {mark}px; height: {mark}px;
  border: 2px solid {edge}; background: {base}; }}
QCheckBox::indicator {{ border-radius: 3px; }}
QRadioButton::indicator {{ border-radius: {round}px; }}
QCheckBox::indicator:checked {{ background: {accent}; border-color: {accent};
  image: url("{check_on_accent}"); }}
QRadioButton::indicator:checked {{ border-color: {accent};
  background: qradialgradient(cx: 0.5, cy: 0.5, fx: 0.5, fy: 0.5, radius: 0.5,
    stop: 0 {accent}, stop: 0.56 {accent}, stop: 0.62 {base}, stop: 1 {base}); }}

QLineEdit, QComboBox, QSpinBox, QTextEdit, QAbstractItemView {{ color: {text};
  background: {base}; border: 1px solid {edge}; border-radius: 5px; padding: 2px;
  selection-background-color: {accent}; selection-color: {accent_text}; }}
QLineEdit, QComboBox, QSpinBox {{ min-height: {field}px; padding: 4px 6px; }}
QComboBox {{ background: {button}; combobox-popup: 0; }}
QComboBox:hover, QSpinBox:hover, QLineEdit:hover {{ border-color: {accent}; }}
QComboBox:disabled, QSpinBox:disabled {{ color: {dim}; border-style: dashed; }}
QTextEdit:focus, QAbstractItemView:focus, QToolButton:focus {{ border: 3px solid {focus};
  padding: 0px; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 3px solid {focus};
  padding: 2px 4px; }}
QAbstractItemView::item:selected {{ background: {accent}; color: {accent_text}; }}
QComboBox::drop-down {{ subcontrol-origin: padding; subcontrol-position: center right;
  width: {step}px; border: none; }}
QComboBox::down-arrow {{ image: url("{down}"); width: {arrow}px; height: {arrow}px; }}
QComboBox QAbstractItemView {{ border: 2px solid {edge}; border-radius: 0px; outline: none; }}
QSpinBox {{ padding-right: {steps}px; }}
QSpinBox:focus {{ padding-right: {steps_less}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border; width: {step}px;
  height: {step_high}px; border: none; border-left: 1px solid {edge}; background: {button}; }}
QSpinBox::up-button {{ subcontrol-position: center right; right: 3px; }}
QSpinBox::down-button {{ subcontrol-position: center right; right: {second_step}px; }}
QSpinBox::up-button:pressed, QSpinBox::down-button:pressed {{ background: {edge}; }}
QSpinBox::up-arrow {{ image: url("{plus}"); width: {arrow}px; height: {arrow}px; }}
QSpinBox::down-arrow {{ image: url("{minus}"); width: {arrow}px; height: {arrow}px; }}

Prompt, ScoreChart, ChanceChart {{ border: 3px solid transparent; border-radius: 5px;
  padding: 2px; }}
Prompt:focus, ScoreChart:focus, ChanceChart:focus {{ border-color: {focus}; }}

QGroupBox {{ border: 1px solid {edge}; border-radius: 8px; margin-top: {half}px;
  padding: {half}px 6px 4px 6px; }}
QGroupBox::title {{ subcontrol-origin: margin; subcontrol-position: top left;
  left: 12px; padding: 0px 4px; background: {window}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}

QMenuBar {{ background: {window}; color: {text}; }}
QMenuBar::item {{ background: transparent; padding: 4px 10px; }}
QMenuBar::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu {{ background: {base}; color: {text}; border: 1px solid {edge}; padding: 3px; }}
QMenu::item {{ padding: 4px {menu_end}px 4px {menu_start}px; border: none; }}
QMenu::item:disabled {{ color: {dim}; }}
QMenu::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu::item:disabled:selected {{ background: {button}; color: {dim}; }}
QMenu::indicator {{ width: {mark}px; height: {mark}px; left: 5px; }}
QMenu::indicator:checked {{ image: url("{check}"); }}
QMenu::indicator:checked:selected {{ image: url("{check_on_accent}"); }}
QMenu::right-arrow {{ image: url("{right}"); width: {arrow}px; height: {arrow}px;
  right: 6px; }}
QMenu::right-arrow:selected {{ image: url("{right_on_accent}"); }}
QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
QToolTip {{ background: {base}; color: {text}; border: 1px solid {edge}; padding: 4px; }}

QScrollArea {{ border: none; }}
QAbstractScrollArea::corner {{ background: {window}; border: none; }}
QScrollBar {{ background: {window}; border: none; }}
QScrollBar:vertical {{ width: {bar}px; }}
QScrollBar:horizontal {{ height: {bar}px; }}
QScrollBar::handle {{ background: {edge}; border-radius: 4px; margin: 3px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {accent}; }}
QScrollBar::handle:vertical {{ min-height: 30px; }}
QScrollBar::handle:horizontal {{ min-width: 30px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
QSplitter::handle {{ background: {edge}; }}
QSplitter::handle:horizontal {{ width: 4px; }}
QSplitter::handle:vertical {{ height: 4px; }}
QSplitter::handle:hover {{ background: {accent}; }}

QProgressBar {{ background: {base}; color: {text}; border: 1px solid {edge};
  border-radius: 5px; text-align: center; }}
QProgressBar::chunk {{ background: {edge}; }}
QSlider {{ border: 3px solid transparent; border-radius: 5px; min-height: {step}px; }}
QSlider:focus {{ border-color: {focus}; }}
QSlider::groove:horizontal {{ height: 6px; background: {base}; border: 1px solid {edge}; }}
QSlider::handle:horizontal {{ width: {mark}px; margin: -{half}px 0px; background: {accent};
  border: 1px solid {edge}; border-radius: 4px; }}
"""


def make_sheet(colours: WindowColours, line: int, points: float, scale: float) -> str:
    """Return the style sheet; a line is so many pixels high, text `scale` times the usual."""
    size = {name: max(least, round(line * by)) for name, (by, least) in _PARTS.items()}
    return _SHEET.format(
        **asdict(colours),
        **size,
        **_pictures(colours),
        # Titles grow less than the text, so that they leave it room.
        title=round(points * max(1.0, _TITLE / scale**0.5), 1),
        heading=round(points * max(1.0, _HEADING / scale**0.5), 1),
        first=FIRST_MARGIN,
        round=size["mark"] // 2 + 2,
        space=max(6, line // 3),
        half=max(6, line // 2 + 1),
        field=max(_LEAST_FIELD, line),
        step_high=max(_LEAST_FIELD, line) + 6,
        steps=2 * size["step"] + 8,
        steps_less=2 * size["step"] + 6,
        second_step=size["step"] + 3,
        menu_start=size["mark"] + 16,
        menu_end=size["arrow"] + 16,
    )


def _pictures(colours: WindowColours) -> dict[str, str]:
    """Return the pictures of the arrows and signs, in an ink that stands out on their ground."""
    folder = resources_dir() / "controls"

    def picture(name: str, ground: str) -> str:
        ink = "dark" if luminance(ground) > 0.18 else "light"
        return (folder / f"{name}-{ink}.svg").as_posix()

    plain = {
        name: picture(name, colours.button) for name in ("down", "right", "check", "plus", "minus")
    }
    chosen = {f"{n}_on_accent": picture(n, colours.accent) for n in ("check", "right")}
    return plain | chosen
