"""A captured pile as one number: how many cards of each kind and of each yaku it holds.

The tally of a pile is the sum of its cards' tallies, so a capture is one addition, and every
yaku is a look-up at some bits of the sum (see `scoring`).
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from koikoi_qt.games.koikoi.cards import DECK, Card, Kind
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import AKATAN, AOTAN, CUP, INOSHIKACHO, RAIN_MAN, cards_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]

CURTAIN = 1 << Card.from_code("3L").index
MOON = 1 << Card.from_code("8L").index


@dataclass(frozen=True)
class Field:
    """Where a count stands in the tally: `bits` wide, from bit `shift` up."""

    shift: int
    bits: int

    def of(self, tally: Ints) -> Ints:
        """Return this count for every tally."""
        return (tally >> self.shift) & ((1 << self.bits) - 1)

    @property
    def one(self) -> int:
        """What one card adds to the tally."""
        return 1 << self.shift


# The order keeps together what one look-up of `scoring` needs.
PLAINS = Field(0, 5)
ANIMALS = Field(5, 4)
INOSHIKACHO_CARDS = Field(9, 2)
HAS_CUP = Field(11, 1)
HAS_CURTAIN = Field(12, 1)
HAS_MOON = Field(13, 1)
DRY_LIGHTS = Field(14, 3)
HAS_RAIN_MAN = Field(17, 1)
RIBBONS = Field(18, 4)
AKATAN_CARDS = Field(22, 2)
AOTAN_CARDS = Field(24, 2)
MONTH_CARDS = Field(26, 3)

_KINDS = {
    Kind.LIGHT: DRY_LIGHTS,
    Kind.ANIMAL: ANIMALS,
    Kind.RIBBON: RIBBONS,
    Kind.PLAIN: PLAINS,
}
_SETS = {
    INOSHIKACHO: INOSHIKACHO_CARDS,
    CUP: HAS_CUP,
    CURTAIN: HAS_CURTAIN,
    MOON: HAS_MOON,
    AKATAN: AKATAN_CARDS,
    AOTAN: AOTAN_CARDS,
}


def counted_month(rules: Rules, month: int) -> int:
    """Return the month whose cards are counted: none, 0, unless tsukifuda is played."""
    return month if rules.tsukifuda else 0


@lru_cache(maxsize=1024)
def card_tally(card: Card, month: int) -> int:
    """Return what one card adds to a pile's tally when this month's cards are counted."""
    bit = 1 << card.index
    kind = HAS_RAIN_MAN if bit == RAIN_MAN else _KINDS[card.kind]
    belongs = sum(field.one for mask, field in _SETS.items() if mask & bit)
    return kind.one + belongs + (MONTH_CARDS.one if card.month == month else 0)


@lru_cache(maxsize=16)
def month_tallies(month: int) -> Ints:
    """Return the tally of every set of cards of one month: at 16 × (card month − 1) + the set.

    `month` is the `counted_month`.
    """
    alone = [card_tally(card, month) for card in DECK]
    sets = [
        sum(alone[4 * place + card] for card in range(4) if subset >> card & 1)
        for place in range(12)
        for subset in range(16)
    ]
    return np.array(sets, dtype=np.int64)


def pile_tally(pile: int, month: int) -> int:
    """Return the tally of a pile given as 48 bits; `month` is the `counted_month`."""
    return sum(card_tally(card, month) for card in cards_of(pile))
