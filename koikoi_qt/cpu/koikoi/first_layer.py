"""The network's first layer for all plays of a hand at once, without encoding each of them.

Plays of one hand differ in a few features only: those of the played card's month, and what is
captured. The layer is a sum over features, so the common part is worked out once, and for each
play the rows of tables are added and taken away.
"""

import numpy as np

from koikoi_qt.cpu.koikoi.features import (
    COUNT_PARTS,
    MINE,
    MY_COUNTS,
    SETS_OF_MONTHS,
    Knowledge,
    encode,
    safe_months,
    sets_of_months,
)
from koikoi_qt.cpu.koikoi.kernel import HELD_BY_TWO
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.tally import Floats, Ints


class FirstLayer:
    """Tables made from a network's first layer; to be made again when its weights change."""

    def __init__(self, network: Network) -> None:
        weights = network.weights[0]
        self._biases = network.biases[0]
        self._common = weights.copy()
        self._common[MY_COUNTS] = 0
        self._counts = [part.table @ weights[part.mine] for part in COUNT_PARTS]
        self._months = _months_table(weights)
        self._captured = _captured_table(weights)

    def after_plays(
        self, before: Knowledge, tallies: Ints, rows: Ints, cards: Ints, picks: Ints
    ) -> Floats:
        """Return the layer for cards played in these rows of what is known before the play."""
        common = encode(before) @ self._common
        common += self._biases
        bit, shift = 1 << (cards & 3), cards & ~3
        held, lying = (before.held[rows] >> shift) & 15, (before.field[rows] >> shift) & 15
        safe = (safe_months(before)[rows] >> shift) & 1
        taken = np.where(HELD_BY_TWO[lying], picks, lying)
        got = np.where(taken > 0, taken | bit, 0)
        left = np.where(taken > 0, lying & ~taken, bit)
        tally = before.my_tally[rows] + tallies[(shift << 2) + got]
        layer: Floats = common.take(rows, axis=0)
        layer -= self._months.take(_place(shift, held, lying, safe), axis=0)
        layer += self._months.take(_place(shift, held ^ bit, left, safe), axis=0)
        layer += self._captured.take((shift << 2) + got, axis=0)
        for table, part in zip(self._counts, COUNT_PARTS, strict=True):
            layer += table.take(part.of(tally), axis=0)
        return layer


def _place(first_card: Ints, held: Ints, lying: Ints, safe: Ints) -> Ints:
    return ((first_card * 4 + held) * 16 + lying) * 2 + safe


def _months_table(weights: Floats) -> Floats:
    """Return what one month's hand and field cards give, for every case of `_place`."""
    held, lying, safe = (axis.ravel() for axis in np.indices((16, 16, 2)))
    cases = _bits(*sets_of_months(held, lying, safe * 15))
    of_months = weights[:MINE].reshape(SETS_OF_MONTHS, 12, 4, -1).swapaxes(0, 1)
    table: Floats = cases @ of_months.reshape(12, cases.shape[1], -1)
    return table.reshape(-1, weights.shape[1])


def _captured_table(weights: Floats) -> Floats:
    """Return what some cards of a month give when captured, at 16 × (month − 1) + the set."""
    table: Floats = _bits(np.arange(16)) @ weights[MINE : MINE + 48].reshape(12, 4, -1)
    return table.reshape(-1, weights.shape[1])


def _bits(*sets: Ints) -> Floats:
    """Return sets of one month as rows of noughts and ones."""
    bits = [(cards >> place) & 1 for cards in sets for place in range(4)]
    return np.array(bits, dtype=np.float32).T
