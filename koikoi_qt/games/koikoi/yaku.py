"""The yaku: what a captured pile is worth (rules.md, section 5).

A pile is handled as a 48-bit set, one bit for each card's index: every rule below is a mask and
a count. `find_yaku` is the one entrance.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from koikoi_qt.games.common import phrase, quoted
from koikoi_qt.games.koikoi.cards import DECK, Card, Kind, Ribbon, cards
from koikoi_qt.games.koikoi.rules import DEFAULT_POINTS, STANDARD, Rules

YAKU_NAMES = tuple(DEFAULT_POINTS)
"""All yaku of captured cards, in the order of the table."""
ORDER = {name: place for place, name in enumerate(YAKU_NAMES)}
VIEWING = ("hanami", "tsukimi", "nomi")
"""The yaku that are no "other" yaku for `viewing = with_other`."""


@dataclass(frozen=True)
class Yaku:
    """A yaku held: its name, what it is worth now, and all the cards that were counted."""

    name: str
    points: int
    cards: tuple[Card, ...]


def bits(pile: Iterable[Card]) -> int:
    """Return the pile as a set of bits, one for each card's index."""
    found = 0
    for card in pile:
        found |= 1 << card.index
    return found


@lru_cache(maxsize=4096)
def cards_of(pile: int) -> tuple[Card, ...]:
    """Return the cards of a set of bits, in deck order."""
    return tuple(card for card in DECK if pile >> card.index & 1)


def _kind(kind: Kind) -> int:
    return bits(card for card in DECK if card.kind is kind)


def _trio(ribbon: Ribbon) -> int:
    return bits(card for card in DECK if card.ribbon is ribbon)


LIGHTS, ANIMALS, RIBBONS, PLAINS = map(_kind, Kind)
RAIN_MAN = bits(cards("11L"))
DRY_LIGHTS = LIGHTS & ~RAIN_MAN
CUP = bits(cards("9A"))
HANAMI = bits(cards("3L 9A"))
TSUKIMI = bits(cards("8L 9A"))
INOSHIKACHO = bits(cards("6A 7A 10A"))
AKATAN, AOTAN = _trio(Ribbon.POETRY), _trio(Ribbon.BLUE)
MONTH_MASKS = tuple(0b1111 << 4 * place for place in range(12))

# What each yaku needs at the least: the cards that may count towards it, and how many of them.
# The lights, tane and kasu have their own conditions beside it (see below).
NEEDS: dict[str, tuple[int, int]] = {
    "goko": (LIGHTS, 5),
    "shiko": (DRY_LIGHTS, 4),
    "ameshiko": (LIGHTS, 4),
    "sanko": (DRY_LIGHTS, 3),
    "hanami": (HANAMI, 2),
    "tsukimi": (TSUKIMI, 2),
    "inoshikacho": (INOSHIKACHO, 3),
    "akatan": (AKATAN, 3),
    "aotan": (AOTAN, 3),
    "akatan_aotan": (AKATAN | AOTAN, 6),
    "tane": (ANIMALS, 5),
    "tan": (RIBBONS, 5),
    "kasu": (PLAINS | CUP, 10),
    "nomi": (HANAMI | TSUKIMI, 3),
}

_Worth = dict[str, tuple[int, int]]
"""From a yaku's name to its points and the bits of all cards counted."""


def find_yaku(
    pile: Iterable[Card], rules: Rules = STANDARD, *, month: int = 1, called_koikoi: bool = False
) -> tuple[Yaku, ...]:
    """Return the yaku in a captured pile, most points first, then in the order of the table.

    `month` is the month of the match (1 to 12) and matters for tsukifuda; `called_koikoi` says
    whether the owner has called koi-koi this month and matters for `hanami_needs_koikoi`.
    """
    if not 1 <= month <= len(MONTH_MASKS):
        raise ValueError(
            phrase(
                "month {month} is not allowed; it must be from 1 to {most}",
                month=quoted(month),
                most=len(MONTH_MASKS),
            )
        )
    return _find(bits(pile), rules, month, called_koikoi)


def base_points(yaku: Iterable[Yaku]) -> int:
    """Return the sum of the yaku, before any doubling."""
    return sum(one.points for one in yaku)


@lru_cache(maxsize=8192)
def _find(pile: int, rules: Rules, month: int, called: bool) -> tuple[Yaku, ...]:
    worth: _Worth = {
        **_lights(pile, rules),
        **_counted(pile, rules),
        **_month_cards(pile, rules, month),
    }
    worth.update(_viewing(pile, rules, called, beside_other=bool(worth)))
    found = [Yaku(name, points, cards_of(counted)) for name, (points, counted) in worth.items()]
    return tuple(sorted(found, key=lambda yaku: (-yaku.points, ORDER[yaku.name])))


def _holds(pile: int, name: str, rules: Rules) -> bool:
    mask, least = NEEDS[name]
    return rules.points[name] > 0 and (pile & mask).bit_count() >= least


def _plain_worth(pile: int, rules: Rules, names: Iterable[str]) -> _Worth:
    """The yaku among these names that are held, each at its own points and no more."""
    return {
        name: (rules.points[name], pile & NEEDS[name][0])
        for name in names
        if _holds(pile, name, rules)
    }


def _lights(pile: int, rules: Rules) -> _Worth:
    """Of the light yaku the one worth most counts; of the same worth the earlier in the table."""
    held = _plain_worth(pile, rules, ("goko", "shiko", "ameshiko", "sanko"))
    if not pile & RAIN_MAN:
        held.pop("ameshiko", None)
    if not held:
        return {}
    best = max(held, key=lambda name: (held[name][0], -ORDER[name]))
    return {best: held[best]}


def _viewing(pile: int, rules: Rules, called: bool, *, beside_other: bool) -> _Worth:
    counts = rules.viewing == "count" or (rules.viewing == "with_other" and beside_other)
    worth = _plain_worth(pile, rules, ("hanami", "tsukimi", "nomi") if counts else ("nomi",))
    if "hanami" in worth and rules.hanami_needs_koikoi and not called:
        worth["hanami"] = (1, worth["hanami"][1])
    return worth


def _counted(pile: int, rules: Rules) -> _Worth:
    """The animals, the ribbons and the plains, with the sake cup counted as agreed."""
    ribbons = _ribbons(pile, rules)
    if rules.sake_cup != "either" or not pile & CUP:
        cup_is_plain = rules.sake_cup != "animal_only"
        return {**_animals(pile, rules), **ribbons, **_plains(pile, rules, cup_is_plain)}
    as_animal = {**_animals(pile, rules), **_plains(pile, rules, cup_is_plain=False)}
    as_plain = {**_animals(pile & ~CUP, rules), **_plains(pile, rules, cup_is_plain=True)}
    better = max(as_animal, as_plain, key=_total)
    return {**better, **ribbons}


def _total(worth: _Worth) -> int:
    return sum(points for points, _ in worth.values())


def _many(pile: int, rules: Rules, name: str, extra: int = 0) -> _Worth:
    """Tane, tan or kasu: its points, and 1 for each card beyond the least number."""
    mask, least = NEEDS[name]
    beyond = (pile & mask).bit_count() + extra - least
    if rules.points[name] == 0 or beyond < 0:
        return {}
    return {name: (rules.points[name] + beyond, pile & mask)}


def _animals(pile: int, rules: Rules) -> _Worth:
    trio = _plain_worth(pile, rules, ("inoshikacho",))
    if rules.counting == "separate" or not trio:
        return {**trio, **_many(pile, rules, "tane")}
    return _absorbing(pile, rules, "inoshikacho", ANIMALS)


def _ribbons(pile: int, rules: Rules) -> _Worth:
    trios = _plain_worth(pile, rules, ("akatan", "aotan"))
    if rules.counting == "separate":
        return {**trios, **_many(pile, rules, "tan")}
    if _holds(pile, "akatan_aotan", rules):
        return _absorbing(pile, rules, "akatan_aotan", RIBBONS)
    if not trios:
        return _many(pile, rules, "tan")
    first, *second = trios
    # Side by side, the first trio gains what is past both, so their counted cards stay apart.
    rest = AOTAN if second else 0
    return {**trios, **_absorbing(pile & ~rest, rules, first, RIBBONS)}


def _absorbing(pile: int, rules: Rules, name: str, mask: int) -> _Worth:
    """A yaku that takes in all cards of its kind and gains 1 for each beyond its own."""
    beyond = (pile & mask).bit_count() - NEEDS[name][1]
    return {name: (rules.points[name] + beyond, pile & mask)}


def _plains(pile: int, rules: Rules, cup_is_plain: bool) -> _Worth:
    if not cup_is_plain:
        return _many(pile & ~CUP, rules, "kasu")
    twice = rules.sake_cup == "animal_and_two_plains" and bool(pile & CUP)
    return _many(pile, rules, "kasu", extra=1 if twice else 0)


def _month_cards(pile: int, rules: Rules, month: int) -> _Worth:
    mask = MONTH_MASKS[month - 1]
    if not rules.tsukifuda or rules.points["tsukifuda"] == 0 or pile & mask != mask:
        return {}
    return {"tsukifuda": (rules.points["tsukifuda"], mask)}
