"""What the computer's levels and the verbosities are called."""

from typing import Final

from koikoi_qt.i18n import NP_, Message

LEVEL_TEXTS: Final[dict[str, Message]] = {
    "random": NP_("level of the computer", "Random"),
    "easy": NP_("level of the computer", "Easy"),
    "medium": NP_("level of the computer", "Medium"),
    "hard": NP_("level of the computer", "Hard"),
    "master": NP_("level of the computer", "Master"),
}
VERBOSITY_TEXTS: Final[dict[str, Message]] = {
    "brief": NP_("how much is said", "Brief"),
    "normal": NP_("how much is said", "Normal"),
    "full": NP_("how much is said", "Full"),
}
