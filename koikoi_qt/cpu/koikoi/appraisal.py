"""What a card is worth to a seat: the plain judgement that medium plays by.

A card counts for each yaku that it can still help to make: the more, the fewer cards are missing.
Points alone would make kasu worthless, but a yaku of one point also ends the month, so cheap
yaku weigh more than their points.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import MONTH_MASKS, NEEDS


@dataclass(frozen=True)
class Aim:
    """A yaku to work for.

    `nearness[k]` is the share of its points that a card is worth with k + 1 cards missing,
    `beyond` the points of a further card once it is held.
    """

    name: str
    nearness: tuple[float, ...]
    beyond: float = 0.0

    def needs(self, month: int) -> tuple[int, int]:
        """Return the cards that count, as a set, and how many of them are needed."""
        return (MONTH_MASKS[month - 1], 4) if self.name == "tsukifuda" else NEEDS[self.name]

    def counts_in(self, rules: Rules) -> bool:
        """Whether the rules know this yaku."""
        if self.name in ("hanami", "tsukimi") and rules.viewing == "off":
            return False
        return rules.points[self.name] > 0 and (self.name != "tsukifuda" or rules.tsukifuda)

    def value(self, rules: Rules, month: int, mine: int, others: int) -> float:
        """Return what one more of its cards is worth with so many held by each seat."""
        cards, needed = self.needs(month)
        if not self.counts_in(rules) or cards.bit_count() - others < needed:
            return 0.0
        missing = needed - mine
        return rules.points[self.name] * self.nearness[missing - 1] if missing > 0 else self.beyond

    def missing(self, month: int, mine: int, others: int) -> int:
        """Return how many cards the yaku lacks; more than there are when it is out of reach."""
        cards, needed = self.needs(month)
        return needed - mine if cards.bit_count() - others >= needed else 48


AIMS = (
    Aim("sanko", (0.9, 0.4, 0.2), beyond=4.0),
    Aim("ameshiko", (0.7, 0.2, 0.05, 0.0), beyond=4.0),
    Aim("hanami", (0.9, 0.4)),
    Aim("tsukimi", (0.9, 0.4)),
    Aim("inoshikacho", (0.9, 0.35, 0.15)),
    Aim("akatan", (0.9, 0.35, 0.15)),
    Aim("aotan", (0.9, 0.35, 0.15)),
    Aim("tane", (2.5, 1.2, 0.7, 0.5, 0.4), beyond=1.0),
    Aim("tan", (2.5, 1.2, 0.7, 0.5, 0.4), beyond=1.0),
    Aim("kasu", (2.5, 1.5, 1.0, 0.7, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2), beyond=1.0),
    Aim("tsukifuda", (0.9, 0.3, 0.1, 0.05)),
)
CARD_ITSELF = 0.2
"""What any captured card is worth, whatever it is."""
DENIAL = 0.6
"""What keeping a card from the other side is worth, as a share of what it is worth to them."""
KEEPING = 0.4
"""What laying down a card costs, as a share of what it is worth to oneself."""
RISK = (0.0, 0.5, 0.8, 1.0)
"""How likely the other side can take what is left, by how many cards of the month are unseen."""


@lru_cache(maxsize=1 << 14)
def card_worth(card: int, rules: Rules, month: int, mine: int, others: int) -> float:
    """Return what the card with this index is worth to a seat that captured the set `mine`."""
    return CARD_ITSELF + sum(
        aim.value(rules, month, (mine & cards).bit_count(), (others & cards).bit_count())
        for aim in AIMS
        for cards in (aim.needs(month)[0],)
        if cards >> card & 1
    )


def nearest(names: Iterable[str], rules: Rules, month: int, mine: int, others: int) -> int:
    """Return the fewest cards that `mine` lacks for one of these yaku that it does not hold."""
    lacking = [
        aim.missing(month, (mine & cards).bit_count(), (others & cards).bit_count())
        for aim in AIMS
        for cards in (aim.needs(month)[0],)
        if aim.name in names and aim.counts_in(rules)
    ]
    return min((missing for missing in lacking if missing > 0), default=48)
