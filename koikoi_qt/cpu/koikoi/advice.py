"""Ideas for a person: every move with its chances, what it aims for and what it denies."""

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from koikoi_qt.cpu.koikoi.scoring import YAKU_SHIFT
from koikoi_qt.cpu.koikoi.thinking import TURNS, Thought, stop_points, think
from koikoi_qt.games.koikoi import Move, View
from koikoi_qt.games.koikoi.moves import STOP
from koikoi_qt.games.koikoi.yaku import YAKU_NAMES

MOST_NAMED = 2
"""How many yaku are named at most as aims, and as denied."""
WORTH_NAMING = 0.06
"""An aim is made in at least this share of the playouts …"""
DIFFERENCE = 0.02
"""… and a yaku is denied if the other side makes it less often by this share than on average."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Option:
    """A move and what to expect of it.

    `win_chance` is the chance of winning the match (a draw is half), `points` the month's expected
    points, the other side's taken off. `aims` and `denies` are names of yaku.
    """

    move: Move
    win_chance: float
    points: float
    aims: tuple[str, ...] = ()
    denies: tuple[str, ...] = ()


def advise(view: View, rng: random.Random, turns: int = TURNS) -> tuple[Option, ...]:
    """Return the options of a view whose turn it is, the best first.

    Moves that differ only in interchangeable cards are one. The same source of chance in the same
    state gives the same advice. `turns` is how much is played out: four times as much halves the
    error.
    """
    thought = think(view, np.random.default_rng(rng.getrandbits(64)), turns)
    options = _played_out(thought)
    if STOP in thought.moves:
        held = tuple(yaku.name for yaku in view.yaku(view.seat))
        chance = thought.chances[thought.moves.index(STOP)]
        options.append(Option(STOP, chance, float(stop_points(view)), aims=held))
    return tuple(sorted(options, key=lambda option: -option.win_chance))


def _played_out(thought: Thought) -> list[Option]:
    seat, results = thought.view.seat, thought.results
    moves = [move for move in thought.moves if move != STOP]
    points = (results.scores[seat] - results.scores[1 - seat]).reshape(len(moves), -1)
    mine, theirs = (_shares(thought, len(moves), of) for of in (seat, 1 - seat))
    return [
        Option(
            move,
            thought.chances[thought.moves.index(move)],
            float(points[row].mean()),
            aims=_most(mine[row], WORTH_NAMING),
            denies=_most((theirs.mean(axis=0) - theirs[row]), DIFFERENCE),
        )
        for row, move in enumerate(moves)
    ]


def _shares(thought: Thought, moves: int, seat: int) -> Shares:
    """Return in which share of a move's playouts (a row) the seat scores each yaku (a column)."""
    results = thought.results
    yaku = results.worth >> YAKU_SHIFT
    made = (yaku[:, None] >> np.arange(len(YAKU_NAMES))) & 1
    scored = made * (results.winner == seat)[:, None]
    shares: Shares = scored.reshape(moves, -1, len(YAKU_NAMES)).mean(axis=1)
    return shares


def _most(shares: Shares, least: float) -> tuple[str, ...]:
    """Return the yaku with the greatest shares, if they are at least so great."""
    order = np.argsort(-shares, kind="stable")[:MOST_NAMED]
    return tuple(YAKU_NAMES[place] for place in order if shares[place] >= least)
