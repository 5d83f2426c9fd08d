"""What `replay --json` says of a match: the months and how they ended (design.md, "The record")."""

from typing import Any

from koikoi_qt.games.common import SEAT_NAMES
from koikoi_qt.games.koikoi.events import MonthEnded
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.month import Month


def summary(match: Match) -> dict[str, Any]:
    """Return a match in the words that scripts rely on; pairs are Red's, Blue's."""
    return {
        "months": [_month(month) for month in match.months],
        "scores": list(match.scores),
        "finished": match.finished,
        "result": match.result,
    }


def _month(month: Month) -> dict[str, Any]:
    result = month.result
    return {
        "dealer": SEAT_NAMES[month.deal.dealer],
        **(_UNFINISHED if result is None else _ended(result)),
        "calls": list(month.calls),
    }


def _ended(result: MonthEnded) -> dict[str, Any]:
    return {
        "winner": None if result.winner is None else SEAT_NAMES[result.winner],
        "how": result.how,
        "base": result.base,
        "scores": list(result.scores),
        "yaku": {yaku.name: yaku.points for yaku in result.yaku},
    }


_UNFINISHED: dict[str, Any] = {"winner": None, "how": None, "base": 0, "scores": [0, 0], "yaku": {}}
