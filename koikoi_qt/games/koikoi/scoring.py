"""What a stop is worth: the base and its doublings (rules.md, section 5)."""

from dataclasses import dataclass

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import Yaku, base_points

DOUBLE_AT = 7


@dataclass(frozen=True, slots=True)
class Score:
    """`total` = `base`, doubled when `doubled`, times `factor`."""

    yaku: tuple[Yaku, ...] = ()
    base: int = 0
    doubled: bool = False
    factor: int = 1
    total: int = 0


def koikoi_factor(rules: Rules, calls: tuple[int, int], stopper: int) -> int:
    """Return what the calls of this month multiply the stopper's base by."""
    match rules.koikoi_factor:
        case "opponent":
            return 2 if calls[other(stopper)] else 1
        case "per_call":
            return 1 << sum(calls)
        case "caller":
            return 2 if calls[stopper] else 1
        case _:
            return 1


def score_stop(rules: Rules, yaku: tuple[Yaku, ...], calls: tuple[int, int], stopper: int) -> Score:
    """Return what the stopper scores for these yaku."""
    base = base_points(yaku)
    doubled = rules.double_at_seven and base >= DOUBLE_AT
    factor = koikoi_factor(rules, calls, stopper)
    return Score(yaku, base, doubled, factor, base * (2 if doubled else 1) * factor)
