"""What a stop is worth: the base and its doublings (rules.md, section 5)."""

from dataclasses import dataclass

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import Yaku, base_points

DOUBLE_AT = 7


@dataclass(frozen=True, slots=True)
class Score:
    """`total` = `base`, doubled when `doubled`, times `factor`.

    `caller` is the seat whose koi-koi the factor is for, None where all calls count or none does.
    """

    yaku: tuple[Yaku, ...] = ()
    base: int = 0
    doubled: bool = False
    factor: int = 1
    total: int = 0
    caller: int | None = None


def koikoi_factor(rules: Rules, calls: tuple[int, int], stopper: int) -> int:
    """Return what the calls of this month multiply the stopper's base by."""
    match rules.koikoi_factor:
        case "opponent" | "caller":
            caller = counted_caller(rules, stopper)
            return 2 if caller is not None and calls[caller] else 1
        case "per_call":
            return 1 << sum(calls)
        case _:
            return 1


def counted_caller(rules: Rules, stopper: int) -> int | None:
    """Return the one seat whose calls double the stopper's points, if the rules name one."""
    return {"opponent": other(stopper), "caller": stopper}.get(rules.koikoi_factor)


def score_stop(rules: Rules, yaku: tuple[Yaku, ...], calls: tuple[int, int], stopper: int) -> Score:
    """Return what the stopper scores for these yaku."""
    base = base_points(yaku)
    doubled = rules.double_at_seven and base >= DOUBLE_AT
    factor = koikoi_factor(rules, calls, stopper)
    return Score(
        yaku,
        base,
        doubled,
        factor,
        total=base * (2 if doubled else 1) * factor,
        caller=counted_caller(rules, stopper) if factor > 1 else None,
    )
