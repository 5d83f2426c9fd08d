"""Koi-Koi: the names that outside callers rely on."""

from koikoi_qt.games.common import IllegalMove, UnreadableMove
from koikoi_qt.games.koikoi.cards import DECK, Card, Kind, Ribbon
from koikoi_qt.games.koikoi.match import Match, Result
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import Move, MoveKind
from koikoi_qt.games.koikoi.rules import Rules, RulesError
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.koikoi.yaku import Yaku, find_yaku

__all__ = [
    "DECK",
    "Card",
    "IllegalMove",
    "Kind",
    "Match",
    "Move",
    "MoveKind",
    "Phase",
    "Result",
    "Ribbon",
    "Rules",
    "RulesError",
    "UnreadableMove",
    "View",
    "Yaku",
    "find_yaku",
]
