"""How far a seat is from each yaku, and which yaku it can no longer make."""

from dataclasses import dataclass

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import (
    CUP,
    MONTH_MASKS,
    NEEDS,
    PLAINS,
    RAIN_MAN,
    VIEWING,
    YAKU_NAMES,
    bits,
    cards_of,
)


@dataclass(frozen=True, slots=True)
class Progress:
    """One yaku as a seat stands to it.

    `needed` cards make it; `held` are the seat's cards that count towards it, `missing` those
    that still could come, `taken` those the other side has captured. It is `lost` when too few
    are left, `made` when enough are held.
    """

    name: str
    needed: int
    held: tuple[Card, ...]
    missing: tuple[Card, ...]
    taken: tuple[Card, ...]
    made: bool
    lost: bool

    @property
    def short(self) -> int:
        """How many cards are still missing."""
        return max(0, self.needed - len(self.held))


def progress(
    rules: Rules, month: int, mine: tuple[Card, ...], theirs: tuple[Card, ...]
) -> tuple[Progress, ...]:
    """Return how a seat stands to every yaku of these rules, in the order of the table."""
    held, gone = bits(mine), bits(theirs)
    return tuple(
        _stand(name, *needs, held, gone)
        for name in YAKU_NAMES
        if (needs := _needs(name, rules, month, held)) is not None
    )


def _needs(name: str, rules: Rules, month: int, held: int) -> tuple[int, int] | None:
    if rules.points[name] == 0 or (name in VIEWING[:2] and rules.viewing == "off"):
        return None
    if name == "tsukifuda":
        return (MONTH_MASKS[month - 1], 4) if rules.tsukifuda else None
    mask, least = NEEDS[name]
    if name != "kasu":
        return mask, least
    if rules.sake_cup == "animal_only":
        return PLAINS, least
    # A cup worth two plains makes one card fewer do, once it is held.
    twice = rules.sake_cup == "animal_and_two_plains" and held & CUP
    return mask, least - 1 if twice else least


def _stand(name: str, mask: int, least: int, mine: int, theirs: int) -> Progress:
    held, taken = mine & mask, theirs & mask
    missing = mask & ~mine & ~theirs
    must = RAIN_MAN if name == "ameshiko" else 0
    return Progress(
        name,
        least,
        cards_of(held),
        cards_of(missing),
        cards_of(taken),
        made=held.bit_count() >= least and held & must == must,
        lost=(mask & ~theirs).bit_count() < least or theirs & must != 0,
    )
