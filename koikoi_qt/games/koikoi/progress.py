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
        if (needs := _needs(name, rules, month)) is not None
    )


def _needs(name: str, rules: Rules, month: int) -> tuple[int, int, int] | None:
    """The cards that count, how many it takes, and which count as two; None: no such yaku."""
    if not _exists(name, rules):
        return None
    if name == "tsukifuda":
        return MONTH_MASKS[month - 1], 4, 0
    mask, least = NEEDS[name]
    if name != "kasu":
        return mask, least, 0
    if rules.sake_cup == "animal_only":
        return PLAINS, least, 0
    return mask, least, CUP if rules.sake_cup == "animal_and_two_plains" else 0


def _exists(name: str, rules: Rules) -> bool:
    agreed = {
        "hanami": rules.viewing != "off",
        "tsukimi": rules.viewing != "off",
        "akatan_aotan": rules.counting == "highest",
        "tsukifuda": rules.tsukifuda,
    }
    return rules.points[name] > 0 and agreed.get(name, True)


def _stand(name: str, mask: int, least: int, twice: int, mine: int, theirs: int) -> Progress:
    held, taken = mine & mask, theirs & mask
    missing = mask & ~mine & ~theirs
    must = RAIN_MAN if name == "ameshiko" else 0
    # A cup worth two plains makes one card fewer do, once it is held.
    needed = least - (mine & twice).bit_count()
    reachable = (mask & ~theirs).bit_count() + (twice & ~theirs).bit_count()
    return Progress(
        name,
        needed,
        cards_of(held),
        cards_of(missing),
        cards_of(taken),
        made=held.bit_count() >= needed and held & must == must,
        lost=reachable < least or theirs & must != 0,
    )
