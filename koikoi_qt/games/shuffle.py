"""Shuffling from a source that is passed in."""

from collections.abc import Iterable
from typing import TypeVar

from koikoi_qt.games.common import RandomSource

T = TypeVar("T")


def shuffled(items: Iterable[T], rng: RandomSource) -> tuple[T, ...]:
    """Return the items in a uniformly random order (Fisher-Yates, from the last place down)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = rng.randrange(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
