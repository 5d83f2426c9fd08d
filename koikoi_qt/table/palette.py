"""The themes' colours, measured: text at least 7:1, edges, marks and rings at least 3:1."""

from dataclasses import dataclass

PAPER = "#f7eed9"
"""The ground of our cards; the classic deck's paper."""


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme of the table; colours as #rrggbb.

    `room` lies around the mat; `weave` is the mat's pattern; `edge` runs around every card;
    `plate` is what signs and buttons are written on; `lit` with `lit_edge`, and `focus` with
    `focus_edge`, are double rings: whatever lies under them, one of the two stands out.
    """

    room: str
    mat: str
    weave: str
    hem: str
    edge: str
    plate: str
    plate_edge: str
    text: str
    chip: str
    chip_text: str
    lit: str
    lit_edge: str
    focus: str
    focus_edge: str
    red: str
    blue: str
    mark_plate: str
    mark: str
    mark_red: str
    mark_blue: str

    def text_pairs(self) -> tuple[tuple[str, str], ...]:
        """Return what is written on what."""
        return (
            (self.text, self.plate),
            (self.chip_text, self.chip),
            (self.mark, self.mark_plate),
        )

    def shape_pairs(self) -> tuple[tuple[str, str], ...]:
        """Return which shapes stand on which ground."""
        return (
            (self.edge, self.mat),
            (self.plate_edge, self.plate),
            (self.red, self.plate),
            (self.blue, self.plate),
            (self.mark_red, self.mark_plate),
            (self.mark_blue, self.mark_plate),
            (self.lit, self.lit_edge),
            (self.focus, self.focus_edge),
        )


LIGHT = Palette(
    room="#b9a27c",
    mat="#dfe5cf",
    weave="#d3dbc0",
    hem="#2c5f45",
    edge="#201a20",
    plate="#fffaf0",
    plate_edge="#6f4429",
    text="#201a20",
    chip="#8e1c33",
    chip_text="#ffffff",
    lit="#b3261e",
    lit_edge="#fff6c2",
    focus="#12327a",
    focus_edge="#ffffff",
    red="#c22d20",
    blue="#2f4a9c",
    mark_plate="#fffaf0",
    mark="#201a20",
    mark_red="#c22d20",
    mark_blue="#2f4a9c",
)

DARK = Palette(
    room="#14120f",
    mat="#1d3830",
    weave="#244339",
    hem="#b58a3c",
    edge="#f3e6c4",
    plate="#1b1a1d",
    plate_edge="#b7a98a",
    text="#f6efdf",
    chip="#f0bd36",
    chip_text="#1b1408",
    lit="#ffd84d",
    lit_edge="#3a1d00",
    focus="#ffffff",
    focus_edge="#0b2a6b",
    red="#ff7a6b",
    blue="#86b4ff",
    mark_plate="#fffaf0",
    mark="#201a20",
    mark_red="#c22d20",
    mark_blue="#2f4a9c",
)

HIGH_CONTRAST = Palette(
    room="#000000",
    mat="#000000",
    weave="#000000",
    hem="#ffffff",
    edge="#ffffff",
    plate="#000000",
    plate_edge="#ffffff",
    text="#ffffff",
    chip="#ffff00",
    chip_text="#000000",
    lit="#00ffff",
    lit_edge="#000000",
    focus="#ffff00",
    focus_edge="#000000",
    red="#ff8a80",
    blue="#8ab4ff",
    mark_plate="#ffffff",
    mark="#000000",
    mark_red="#b00000",
    mark_blue="#0000c0",
)

PALETTES = {"light": LIGHT, "dark": DARK, "high_contrast": HIGH_CONTRAST}


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour (WCAG 2.2), from 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (WCAG 2.2), from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
