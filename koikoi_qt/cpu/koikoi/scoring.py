"""What piles are worth, thousands at a time: look-up tables made by asking `find_yaku`.

The yaku fall into four parts that do not depend on one another (the lights; the ribbons; the
animals, the plains and the cup between them; the cards of the month) and the viewing yaku,
which depend on whether any of those is held. Each part's table is filled with what the rules
say of one pile with those counts, so no rule is written twice.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

import numpy as np

from koikoi_qt.cpu.koikoi.tally import Flags, Ints
from koikoi_qt.games.koikoi.cards import DECK, Card, Kind, of_month
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import ORDER, VIEWING, find_yaku

# A worth is the points and, from this bit up, one bit for each yaku in the order of the table.
YAKU_SHIFT = 16
POINTS_MASK = (1 << YAKU_SHIFT) - 1

_LIGHTS = tuple(card for card in DECK if card.kind is Kind.LIGHT)
_DRY = tuple(card for card in _LIGHTS if card.month != 11)
_PLAINS = tuple(card for card in DECK if card.kind is Kind.PLAIN)
_TRIO = tuple(Card.from_code(code) for code in ("6A", "7A", "10A"))
_CUP = Card.from_code("9A")
_OTHER_ANIMALS = tuple(
    card for card in DECK if card.kind is Kind.ANIMAL and card not in (*_TRIO, _CUP)
)
_POETRY = tuple(card for card in DECK if card.ribbon == "poetry")
_BLUE = tuple(card for card in DECK if card.ribbon == "blue")
_RED = tuple(card for card in DECK if card.ribbon == "red")
_VIEWED = tuple(Card.from_code(code) for code in ("9A", "3L", "8L"))


@dataclass(frozen=True)
class Scoring:
    """The worth tables of one rule set in one month; index them with bits of the tally."""

    rules: Rules
    lights: Ints
    ribbons: Ints
    animals_and_plains: Ints
    month_cards: Ints
    viewing: Ints

    def worth(self, tally: Ints, called: Flags) -> Ints:
        """Return points and yaku of every pile; `called`: its owner has called koi-koi."""
        others = self.lights[(tally >> 14) & 15] + self.ribbons[(tally >> 18) & 255]
        others += self.animals_and_plains[tally & 4095] + self.month_cards[(tally >> 26) & 7]
        worth: Ints = others + self.viewing[((tally >> 11) & 7) + 8 * called + 16 * (others > 0)]
        return worth


def points(worth: Ints) -> Ints:
    """Return the base points of a worth."""
    return worth & POINTS_MASK


def yaku_names(worth: int) -> tuple[str, ...]:
    """Return the names of the yaku in a worth, in the order of the table."""
    return tuple(name for name, place in ORDER.items() if worth >> (YAKU_SHIFT + place) & 1)


@lru_cache(maxsize=64)
def scoring(rules: Rules, month: int) -> Scoring:
    """Return the tables for a rule set in a month of the match."""
    month_cards = _table(8, lambda count: _month_cards_worth(count, rules, month))
    return replace(_in_any_month(rules), month_cards=month_cards)


@lru_cache(maxsize=8)
def _in_any_month(rules: Rules) -> Scoring:
    return Scoring(
        rules=rules,
        lights=_table(16, lambda index: _worth(_light_cards(index), rules)),
        ribbons=_table(256, lambda index: _worth(_ribbon_cards(index), rules)),
        animals_and_plains=_animals_and_plains(rules),
        month_cards=np.zeros(8, np.int64),
        viewing=_viewing(rules),
    )


def _table(size: int, entry: Callable[[int], int]) -> Ints:
    return np.array([entry(index) for index in range(size)], dtype=np.int64)


def _worth(
    pile: Iterable[Card] | None,
    rules: Rules,
    *,
    month: int = 1,
    called: bool = False,
    only: Callable[[str], bool] = lambda name: name not in (*VIEWING, "tsukifuda"),
) -> int:
    """Return the worth of a pile, counting only some yaku; 0 for a pile that cannot be."""
    if pile is None:
        return 0
    found = find_yaku(pile, rules, month=month, called_koikoi=called)
    return sum(y.points + (1 << (YAKU_SHIFT + ORDER[y.name])) for y in found if only(y.name))


def _some(*wanted: tuple[tuple[Card, ...], int]) -> tuple[Card, ...] | None:
    """Return so many cards of each group; None when a group has too few (or the count is < 0)."""
    if any(not 0 <= count <= len(group) for group, count in wanted):
        return None
    return tuple(card for group, count in wanted for card in group[:count])


def _light_cards(index: int) -> tuple[Card, ...] | None:
    rain_man = tuple(card for card in _LIGHTS if card.month == 11)
    return _some((_DRY, index & 7), (rain_man, index >> 3))


def _ribbon_cards(index: int) -> tuple[Card, ...] | None:
    count, poetry, blue = index & 15, index >> 4 & 3, index >> 6
    return _some((_POETRY, poetry), (_BLUE, blue), (_RED, count - poetry - blue))


def _animals_and_plains(rules: Rules) -> Ints:
    # Only a complete trio matters, so most entries share the answer of the one with none of it.
    @cache
    def entry(plains: int, animals: int, trio: int, cup: int) -> int:
        others = animals - trio - cup
        spare = _OTHER_ANIMALS if trio == 3 else (*_OTHER_ANIMALS, *_TRIO[:2])
        pile = _some((_PLAINS, plains), (_TRIO, trio), (spare, others), ((_CUP,), cup))
        return _worth(pile, rules)

    def at(index: int) -> int:
        plains, animals, trio, cup = index & 31, index >> 5 & 15, index >> 9 & 3, index >> 11
        return entry(plains, animals, 3 if trio == 3 else 0, cup)

    return _table(4096, at)


def _month_cards_worth(count: int, rules: Rules, month: int) -> int:
    if count != 4:
        return 0
    return _worth(of_month(DECK, month), rules, month=month, only=lambda name: name == "tsukifuda")


def _viewing(rules: Rules) -> Ints:
    """Indexed by cup, curtain, moon, "its owner has called" and "beside another yaku"."""
    alone = "off" if rules.viewing == "with_other" else rules.viewing
    beside_other = "count" if rules.viewing == "with_other" else rules.viewing

    def entry(index: int) -> int:
        pile = tuple(card for place, card in enumerate(_VIEWED) if index >> place & 1)
        as_if = replace(rules, viewing=beside_other if index >> 4 else alone)
        return _worth(pile, as_if, called=bool(index >> 3 & 1), only=lambda name: name in VIEWING)

    return _table(32, entry)
