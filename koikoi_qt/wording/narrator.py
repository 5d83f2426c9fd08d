"""To whom something is told: in which language, who "you" are, and how many words are wanted."""

from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.common import BLUE, RED
from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.record import Player
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import card_brief, card_short, item_list


class Verbosity(StrEnum):
    """How much is said: brief fits a Braille display, full leaves nothing to remember."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Narrator:
    """`names` are Red's and Blue's; `you` is the listener's seat, None for people side by side."""

    language: Language
    names: tuple[str, str]
    you: int | None = None
    verbosity: Verbosity = Verbosity.NORMAL

    @property
    def brief(self) -> bool:
        """Whether the fewest words are wanted."""
        return self.verbosity is Verbosity.BRIEF

    @property
    def full(self) -> bool:
        """Whether everything is to be said."""
        return self.verbosity is Verbosity.FULL

    def card(self, card: Card) -> str:
        """Return a card's name in as many words as are wanted."""
        return card_brief(card, self.language) if self.brief else card_short(card, self.language)

    def name(self, seat: int) -> str:
        """Return who sits there, as the listener is called by it: *You*, *CPU*."""
        if seat == self.you:
            return self.language.pgettext("player", "You")
        return self.names[seat]

    def name_inside(self, seat: int) -> str:
        """Return the same as it stands inside a sentence: *you*, *CPU*."""
        if seat == self.you:
            return self.language.pgettext("player, inside a sentence", "you")
        return self.names[seat]

    def cards(self, pile: tuple[Card, ...]) -> str:
        """Return cards in a row."""
        return item_list(map(self.card, pile), self.language)


def seat_name(seat: int, language: Language) -> str:
    """Return the seat's colour as a name: *Red*."""
    return language.pgettext("seat", "Red") if seat == 0 else language.pgettext("seat", "Blue")


def names_of(players: tuple[Player, Player], language: Language) -> tuple[str, str]:
    """Return what the two are called: a person alone is "You", the computer is "CPU"."""
    people = [player for player in players if player.level is None]
    if len(people) == len(players):
        return (seat_name(RED, language), seat_name(BLUE, language))
    red, blue = (_name(player, language) for player in players)
    return (red, blue)


def _name(player: Player, language: Language) -> str:
    if player.level is None:
        # Translators: stands where other players' names stand, as in "You: 3 plain, stays."
        return language.pgettext("player", "You")
    # Translators: the computer as a player.
    return language.pgettext("player", "CPU")
