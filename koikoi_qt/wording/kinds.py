"""The kinds of announcements, each of which can be switched off on its own."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnded,
    Played,
    Redealt,
    Stopped,
    YakuMade,
)
from koikoi_qt.i18n import NP_, Message


class AnnouncementKind(StrEnum):
    """What an announcement is about; the values stand in the settings."""

    DEALT = "dealt"
    PLAYED = "played"
    DRAWN = "drawn"
    YAKU = "yaku"
    CALLS = "calls"
    RESULTS = "results"
    PROMPTS = "prompts"


# Translators: kinds of announcements, as the settings list them to be switched on and off.
KIND_NAMES: Final[dict[AnnouncementKind, Message]] = {
    AnnouncementKind.DEALT: NP_("kind of announcement", "A month is dealt"),
    AnnouncementKind.PLAYED: NP_("kind of announcement", "A card is played from the hand"),
    AnnouncementKind.DRAWN: NP_("kind of announcement", "A card is drawn from the stock"),
    AnnouncementKind.YAKU: NP_("kind of announcement", "A yaku is made"),
    AnnouncementKind.CALLS: NP_("kind of announcement", "Koi-koi or stop is called"),
    AnnouncementKind.RESULTS: NP_("kind of announcement", "A month or the match ends"),
    AnnouncementKind.PROMPTS: NP_("kind of announcement", "Something is asked of you"),
}

_KINDS: Final[dict[type, AnnouncementKind]] = {
    DealerDrawn: AnnouncementKind.DEALT,
    Redealt: AnnouncementKind.DEALT,
    Dealt: AnnouncementKind.DEALT,
    Played: AnnouncementKind.PLAYED,
    Drawn: AnnouncementKind.DRAWN,
    Chosen: AnnouncementKind.DRAWN,
    YakuMade: AnnouncementKind.YAKU,
    Called: AnnouncementKind.CALLS,
    Stopped: AnnouncementKind.CALLS,
    MonthEnded: AnnouncementKind.RESULTS,
    MatchEnded: AnnouncementKind.RESULTS,
}


def is_said(kind: AnnouncementKind, choices: Mapping[str, bool]) -> bool:
    """Tell whether a kind is announced; the user's choices may have switched it off."""
    return choices.get(kind, True)


def kind_of(event: Event) -> AnnouncementKind:
    """Return what an event's announcement is about."""
    return _KINDS[type(event)]
