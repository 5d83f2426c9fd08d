"""What the settings' values are called, for the forms, the menus and the terminal alike."""

from typing import Final

from koikoi_qt.i18n import NP_, Language, Message

# Translators: values of settings, as short as can be: they stand in lists to choose from.
VALUES: Final[dict[str, dict[object, Message]]] = {
    "mode": {
        "cpu": NP_("mode", "Against the CPU"),
        "two_players": NP_("mode", "Two players on this device"),
    },
    "level": {
        "easy": NP_("level", "easy"),
        "medium": NP_("level", "medium"),
        "hard": NP_("level", "hard"),
    },
    "pace": {
        "instant": NP_("pace", "at once"),
        0.5: NP_("pace", "half a second"),
        1.0: NP_("pace", "1 second"),
        2.0: NP_("pace", "2 seconds"),
        4.0: NP_("pace", "4 seconds"),
        "wait": NP_("pace", "wait until I press a button"),
    },
    "verbosity": {
        "brief": NP_("verbosity", "brief"),
        "normal": NP_("verbosity", "normal"),
        "full": NP_("verbosity", "full"),
    },
    "theme": {
        "system": NP_("theme", "as the system"),
        "light": NP_("theme", "light"),
        "dark": NP_("theme", "dark"),
        "high_contrast": NP_("theme", "high contrast"),
    },
    "animation": {
        "off": NP_("animation", "off"),
        "fast": NP_("animation", "fast"),
        "normal": NP_("animation", "normal"),
        "slow": NP_("animation", "slow"),
    },
    "view": {
        "perspective": NP_("view of the table", "perspective"),
        "top_down": NP_("view of the table", "top-down"),
    },
}


def choice_name(setting: str, value: object, language: Language) -> str:
    """Return what a setting's value is called."""
    return language.message(VALUES[setting][value])
