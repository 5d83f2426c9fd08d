"""What a seat knows at the end of a move, as the numbers that the network reads.

A row holds, from the side of the seat that moved: what can be told of each month by itself (its
hand, the field, which cards of one match the other, which of the field only it can take), both
captured piles, how many cards each pile has of every kind and set (one number for each possible
count), how long the month has run, the calls, whether the stock card of this turn has been turned
up, and the rules.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from koikoi_qt.cpu.koikoi import tally as t
from koikoi_qt.cpu.koikoi.scoring import POINTS_MASK
from koikoi_qt.cpu.koikoi.tally import Floats, Ints
from koikoi_qt.games.koikoi.rules import CHOICES, FLAGS, Rules
from koikoi_qt.games.koikoi.yaku import YAKU_NAMES

Bytes = NDArray[np.uint8]

# Counts from the last one on are told apart no further.
_COUNTED = (
    (t.PLAINS, 13),
    (t.ANIMALS, 8),
    (t.INOSHIKACHO_CARDS, 4),
    (t.DRY_LIGHTS, 5),
    (t.HAS_RAIN_MAN, 2),
    (t.RIBBONS, 8),
    (t.AKATAN_CARDS, 4),
    (t.AOTAN_CARDS, 4),
    (t.MONTH_CARDS, 5),
)
RULE_CHOICES = (
    "koikoi_limit",
    "counting",
    "viewing",
    "sake_cup",
    "koikoi_factor",
    "null_month_award",
)
"""The rule fields with choices that a month's play depends on."""


@lru_cache(maxsize=64)
def rule_features(rules: Rules) -> Floats:
    """Return what of the rules a month's play depends on, as numbers."""
    chosen = [
        float(getattr(rules, name) == value) for name in RULE_CHOICES for value in CHOICES[name]
    ]
    flags = [float(getattr(rules, name)) for name in FLAGS]
    points = [rules.null_month_points / 10, *(rules.points[name] / 10 for name in YAKU_NAMES)]
    return np.array([*chosen, *flags, *points], np.float32)


@dataclass
class Knowledge:
    """What rows of features are made of: arrays of one length, and numbers shared by all."""

    held: Ints
    field: Ints
    mine: Ints
    theirs: Ints
    my_tally: Ints
    their_tally: Ints
    my_calls: Ints
    their_calls: Ints
    my_worth_at_call: Ints
    their_worth_at_call: Ints
    rules: Rules
    held_count: int
    is_dealer: bool
    turn_is_over: bool


@dataclass(frozen=True)
class CountPart:
    """Some bits of the tally, and for each of their values what the counts in them look like.

    `mine` and `theirs` are the features that they fill.
    """

    shift: int
    bits: int
    table: Floats
    mine: slice
    theirs: slice

    def of(self, tally: Ints) -> Ints:
        """Return these bits of every tally."""
        return (tally >> self.shift) & ((1 << self.bits) - 1)


_ALL = (1 << 48) - 1
_FIRST_CARDS = _ALL // 15


def _part_table(shift: int, bits: int) -> Floats:
    tallies = np.arange(1 << bits) << shift
    columns = [
        np.minimum(field.of(tallies), most - 1) == count
        for field, most in _COUNTED
        if shift <= field.shift < shift + bits
        for count in range(most)
    ]
    return np.stack(columns, axis=1).astype(np.float32)


SETS_OF_MONTHS = 5
"""How many sets of cards come from the hand and the field, month by month."""
MINE = SETS_OF_MONTHS * 48
"""The first feature of the pile of the seat that moved."""
_CARDS = MINE + 2 * 48
_COUNTS = sum(most for _, most in _COUNTED)
_REST = _CARDS + 2 * _COUNTS
_HAND_SIZES = 9
_NUMBERS = 6
WIDTH = _REST + _HAND_SIZES + _NUMBERS + len(rule_features(Rules()))
"""How many numbers a row has."""
MY_COUNTS = slice(_CARDS, _CARDS + _COUNTS)


def _parts() -> tuple[CountPart, ...]:
    parts, start = [], _CARDS
    for shift, bits in ((0, 12), (14, 12), (26, 3)):
        table = _part_table(shift, bits)
        end = start + table.shape[1]
        theirs = slice(start + _COUNTS, end + _COUNTS)
        parts.append(CountPart(shift, bits, table, slice(start, end), theirs))
        start = end
    return tuple(parts)


COUNT_PARTS = _parts()


def encode(known: Knowledge) -> Floats:
    """Return one row of features for each entry."""
    rows = np.empty((len(known.held), WIDTH), np.float32)
    of_months = sets_of_months(known.held, known.field, safe_months(known))
    for place, cards in enumerate((*of_months, known.mine, known.theirs)):
        rows[:, 48 * place : 48 * place + 48] = _bits(cards)
    for part in COUNT_PARTS:
        rows[:, part.mine] = part.table.take(part.of(known.my_tally), axis=0)
        rows[:, part.theirs] = part.table.take(part.of(known.their_tally), axis=0)
    _fill_rest(rows[:, _REST:], known)
    return rows


def sets_of_months(held: Ints, field: Ints, safe: Ints) -> tuple[Ints, ...]:
    """Return the hand, the field, the matches in each of the other, and the field's safe cards."""
    return held, field, held & whole_months(field), field & whole_months(held), field & safe


def safe_months(known: Knowledge) -> Ints:
    """Return all cards of the months of which the other seat holds none."""
    return _ALL & ~whole_months(_ALL & ~(known.held | known.field | known.mine | known.theirs))


def whole_months(cards: Ints) -> Ints:
    """Return all cards of the months of which a set has any."""
    pairs = cards | cards >> 1
    return ((pairs | pairs >> 2) & _FIRST_CARDS) * 15


def _bits(cards: Ints) -> Bytes:
    octets = np.ascontiguousarray(cards).view(np.uint8).reshape(-1, 8)[:, :6]
    return np.unpackbits(octets, axis=1, bitorder="little")


def _fill_rest(rest: Floats, known: Knowledge) -> None:
    rest[:] = 0
    rest[:, known.held_count] = 1
    numbers: tuple[float | np.ndarray, ...] = (
        float(known.is_dealer),
        float(known.turn_is_over),
        known.my_calls > 0,
        known.their_calls > 0,
        (known.my_worth_at_call & POINTS_MASK) / 10,
        (known.their_worth_at_call & POINTS_MASK) / 10,
    )
    for place, number in enumerate(numbers, _HAND_SIZES):
        rest[:, place] = number
    rest[:, _HAND_SIZES + _NUMBERS :] = rule_features(known.rules)
