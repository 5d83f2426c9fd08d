"""Positions for tests, found by letting medium play matches until one is as wanted."""

import random
from collections.abc import Callable, Iterator

from koikoi_qt.cpu import make_player
from koikoi_qt.games.koikoi import Match, Rules, View

Wanted = Callable[[View], bool]


def matches(rules: Rules, seed: int, level: str = "medium") -> Iterator[Match]:
    """Yield every state of a match that has a seat to move."""
    rng = random.Random(seed)
    player = make_player(level, rng)
    match = Match.new(rules, rng)
    while not match.finished:
        if match.turn is None:
            match, _ = match.deal(rng)
            continue
        yield match
        match, _ = match.play(player.decide(match.view(match.turn)))


def views(rules: Rules, seeds: range, wanted: Wanted, level: str = "medium") -> Iterator[View]:
    """Yield the views of the seat to move that are as wanted, at most one of each match."""
    for seed in seeds:
        for match in matches(rules, seed, level):
            assert match.turn is not None
            view = match.view(match.turn)
            if wanted(view):
                yield view
                break
