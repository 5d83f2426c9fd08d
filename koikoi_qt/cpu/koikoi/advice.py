"""Ideas for a person: every move with its chances, what it aims for and what it denies."""

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from koikoi_qt.cpu.koikoi.scoring import YAKU_SHIFT
from koikoi_qt.cpu.koikoi.thinking import TURNS, Thought, think
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
Names = tuple[str, ...]


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
    aims_and_denials = _purposes(thought)
    held = tuple(yaku.name for yaku in view.yaku(view.seat))
    best_first = sorted(thought.expected.items(), key=lambda each: -each[1].merit)
    return tuple(
        Option(move, of.chance, of.points, *aims_and_denials.get(move, (held, ())))
        for move, of in best_first
    )


def _purposes(thought: Thought) -> dict[Move, tuple[Names, Names]]:
    """Return what each move that was played out aims for and denies."""
    seat = thought.view.seat
    moves = [move for move in thought.expected if move != STOP]
    mine, theirs = (_shares(thought, len(moves), of) for of in (seat, 1 - seat))
    denied = theirs.mean(axis=0) - theirs
    return {
        move: (_most(mine[row], WORTH_NAMING), _most(denied[row], DIFFERENCE))
        for row, move in enumerate(moves)
    }


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
