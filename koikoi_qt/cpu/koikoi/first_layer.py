"""The network's first layer for all plays of a hand at once, without encoding each of them.

Plays of one hand differ in a few features only: the card that leaves the hand, what lies on the
field in its month, and what is captured. The layer is a sum over features, so the common part is
worked out once and each play adds rows of tables.
"""

import numpy as np

from koikoi_qt.cpu.koikoi.features import COUNT_PARTS, MY_COUNTS, Knowledge, encode
from koikoi_qt.cpu.koikoi.kernel import HELD_BY_TWO
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.tally import Floats, Ints

_HELD, _FIELD, _MINE = 0, 48, 96
"""The first feature of each set of cards."""


class FirstLayer:
    """Tables made from a network's first layer; to be made again when its weights change."""

    def __init__(self, network: Network) -> None:
        weights = network.weights[0]
        self._biases = network.biases[0]
        self._common = weights.copy()
        self._common[MY_COUNTS] = 0
        self._counts = [part.table @ weights[part.mine] for part in COUNT_PARTS]
        self._plays = _play_table(weights)

    def after_plays(
        self, before: Knowledge, tallies: Ints, rows: Ints, cards: Ints, picks: Ints
    ) -> Floats:
        """Return the layer for cards played in these rows of what is known before the play."""
        common = encode(before) @ self._common
        common += self._biases
        bit, shift = 1 << (cards & 3), cards & ~3
        lying = (before.field[rows] >> shift) & 15
        taken = np.where(HELD_BY_TWO[lying], picks, lying)
        got = np.where(taken > 0, taken | bit, 0)
        tally = before.my_tally[rows] + tallies[(shift << 2) + got]
        layer: Floats = common.take(rows, axis=0)
        layer += self._plays.take((cards * 16 + lying) * 16 + got, axis=0)
        for table, part in zip(self._counts, COUNT_PARTS, strict=True):
            layer += table.take(part.of(tally), axis=0)
        return layer


def _play_table(weights: Floats) -> Floats:
    """Return what a play changes, by card, what lies in its month, and what is got."""
    card, lying, got = (axis.ravel() for axis in np.indices((48, 16, 16)))
    bit, first = 1 << (card & 3), card & ~3
    left = np.where(got > 0, lying & ~got, bit)
    table: Floats = _nibbles(weights, _MINE, first, got) - weights[_HELD + card]
    table += _nibbles(weights, _FIELD, first, left)
    table -= _nibbles(weights, _FIELD, first, lying)
    return table


def _nibbles(weights: Floats, start: int, first: Ints, cards: Ints) -> Floats:
    """Return the sum of the weights of some cards of one month."""
    total = np.zeros((len(first), weights.shape[1]), np.float32)
    for place in range(4):
        total += ((cards >> place) & 1).astype(np.float32)[:, None] * weights[start + first + place]
    return total
