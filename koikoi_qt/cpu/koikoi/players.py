"""The levels by name. The strong ones need numpy, which is imported when one of them is made."""

import random
from collections.abc import Callable
from typing import Protocol

from koikoi_qt.games.koikoi import Move, View

LEVELS = ("easy", "medium", "hard", "master")
"""What a person can choose to play against, the weakest first."""
ALL_LEVELS = ("random", *LEVELS)


class Player(Protocol):
    """Decides for one seat."""

    def decide(self, view: View) -> Move:
        """Return one of the legal moves of a view whose turn it is."""
        ...


def make_player(level: str, rng: random.Random) -> Player:
    """Return a player of a level (`ALL_LEVELS`) with its own random source."""
    if level not in _MAKERS:
        raise ValueError(f"there is no level {level!r}; there are {', '.join(ALL_LEVELS)}")
    return _MAKERS[level](rng)


def _random(rng: random.Random) -> Player:
    from koikoi_qt.cpu.koikoi.easy import RandomPlayer

    return RandomPlayer(rng)


def _easy(rng: random.Random) -> Player:
    from koikoi_qt.cpu.koikoi.easy import EasyPlayer

    return EasyPlayer(rng)


def _medium(rng: random.Random) -> Player:
    from koikoi_qt.cpu.koikoi.medium import MediumPlayer

    return MediumPlayer(rng)


def _hard(rng: random.Random) -> Player:
    from koikoi_qt.cpu.koikoi.hard import HardPlayer

    return HardPlayer(rng)


def _master(rng: random.Random) -> Player:
    from koikoi_qt.cpu.koikoi.master import MasterPlayer

    return MasterPlayer(rng)


_MAKERS: dict[str, Callable[[random.Random], Player]] = {
    "random": _random,
    "easy": _easy,
    "medium": _medium,
    "hard": _hard,
    "master": _master,
}
