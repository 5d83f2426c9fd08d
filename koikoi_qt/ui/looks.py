"""From the user's choices to how the table looks."""

from koikoi_qt.settings import Settings
from koikoi_qt.table.art import usable_folder
from koikoi_qt.table.palette import DARK, HIGH_CONTRAST, LIGHT
from koikoi_qt.table.state import Look, Speed, ViewKind

_PALETTES = {"light": LIGHT, "dark": DARK, "high_contrast": HIGH_CONTRAST}


def look_of(settings: Settings, *, dark: bool, less_motion: bool = False) -> Look:
    """Return the table's look; the system theme follows whether the system's colours are dark.

    Where the system asks for less motion, cards do not move, whatever the setting says.
    """
    return Look(
        palette=_PALETTES.get(settings.theme, DARK if dark else LIGHT),
        view=ViewKind(settings.view),
        marks=settings.marks,
        text_scale=settings.text_size / 100,
        speed=Speed.OFF if less_motion else Speed(settings.animation),
        deck=usable_folder(settings.deck),
    )
