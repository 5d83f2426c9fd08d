"""Medium's judgement for thousands of months at once: the playout policy of *hard*."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from koikoi_qt.cpu.koikoi import tally as t
from koikoi_qt.cpu.koikoi.appraisal import AIMS, CARD_ITSELF, DENIAL, KEEPING, RISK, Aim
from koikoi_qt.cpu.koikoi.kernel import Months
from koikoi_qt.cpu.koikoi.medium import (
    CARDS_TO_CALL,
    FAR_FROM_FEW,
    FAR_FROM_MANY,
    MANY_CARDS,
    POINTS_AT_STAKE,
)
from koikoi_qt.cpu.koikoi.scoring import points
from koikoi_qt.cpu.koikoi.tally import Flags, Floats, Ints
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import MONTH_MASKS

_COUNTS: dict[str, tuple[t.Field, ...]] = {
    "sanko": (t.DRY_LIGHTS,),
    "ameshiko": (t.DRY_LIGHTS, t.HAS_RAIN_MAN),
    "hanami": (t.HAS_CUP, t.HAS_CURTAIN),
    "tsukimi": (t.HAS_CUP, t.HAS_MOON),
    "inoshikacho": (t.INOSHIKACHO_CARDS,),
    "akatan": (t.AKATAN_CARDS,),
    "aotan": (t.AOTAN_CARDS,),
    "tane": (t.ANIMALS,),
    "tan": (t.RIBBONS,),
    "kasu": (t.PLAINS, t.HAS_CUP),
    "tsukifuda": (t.MONTH_CARDS,),
}
"""Which parts of the tally count an aim's cards."""
_WIDTH = 32
_CARDS = np.arange(48)[:, None]
_MONTH_SETS = np.array(MONTH_MASKS)[:, None]
_LOW_BIT = np.array([0 if i == 0 else (i & -i).bit_length() - 1 for i in range(16)])
_HIGH_BIT = np.array([max(i.bit_length() - 1, 0) for i in range(16)])
_RISK = np.array((*RISK, RISK[-1]), dtype=np.float32)


class AimTables:
    """Each aim's value and nearness, by how many of its cards each seat has."""

    def __init__(self, rules: Rules, month: int) -> None:
        self.aims = tuple(aim for aim in AIMS if aim.counts_in(rules))
        self.values = [
            _by_counts(aim, month, lambda *held, a=aim: a.value(rules, month, *held))
            for aim in self.aims
        ]
        self.near = [
            _by_counts(aim, month, lambda *held, a=aim: _is_near(a, month, *held))
            for aim in self.aims
        ]
        sets = np.array([aim.needs(month)[0] for aim in self.aims])
        self.belongs = ((sets >> np.arange(48)[:, None]) & 1).astype(np.float32)


def _is_near(aim: Aim, month: int, mine: int, others: int) -> float:
    far = FAR_FROM_MANY if aim.name in MANY_CARDS else FAR_FROM_FEW
    return float(0 < aim.missing(month, mine, others) < far)


def _by_counts(aim: Aim, month: int, of: Callable[[int, int], float]) -> Floats:
    most = aim.needs(month)[0].bit_count()
    table = np.zeros((_WIDTH, _WIDTH), np.float32)
    for mine in range(most + 1):
        for others in range(most + 1 - mine):
            table[mine, others] = of(mine, others)
    return table.ravel()


@lru_cache(maxsize=64)
def aim_tables(rules: Rules, month: int) -> AimTables:
    """Return the tables for a rule set in a month of the match."""
    return AimTables(rules, month)


class JudgementPolicy:
    """Plays and calls as medium does."""

    def __init__(self, rules: Rules, month: int) -> None:
        self._tables = aim_tables(rules, month)

    def play(self, months: Months) -> tuple[Ints, Ints]:
        """See `Policy`."""
        hand, rows = months.hands[months.turn], months.rows
        mine, denied = self._worths(months, rows)
        gain = mine + DENIAL * denied
        value = self._values(months, mine, denied, gain)
        slot = best_row(value)
        return slot, better_of_two(gain, months.field, hand[slot, rows])

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        """See `Policy`."""
        mine, denied = self._worths(months, rows)
        return better_of_two(mine + DENIAL * denied, months.field[rows], cards)

    @staticmethod
    def _values(months: Months, mine: Floats, denied: Floats, gain: Floats) -> Floats:
        """Return what playing each card of the hand is worth."""
        hand = months.hands[months.turn]
        places = hand * months.count + months.rows
        month_places = (hand >> 2) * months.count + months.rows
        own = mine.take(places)
        leaving = _risks(months).take(month_places) * denied.take(places)
        leaving = -DENIAL * leaving - KEEPING * own
        captured = _best_captures(months.field, gain).take(month_places)
        captures = (months.field >> (hand & ~3)) & 15 != 0
        return np.where(captures, own + captured, leaving)

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        """See `Policy`."""
        if len(months.hands[months.turn]) < CARDS_TO_CALL:
            return np.zeros(len(rows), np.bool_)
        index = self._counts(months, rows, 1 - months.turn)
        near = np.zeros(len(rows), np.float32)
        for table, held in zip(self._tables.near, index, strict=True):
            near += table[held]
        safe: Flags = (near == 0) & (points(worth) < POINTS_AT_STAKE)
        return safe

    def _counts(self, months: Months, rows: Ints, seat: int) -> list[Ints]:
        """Return each aim's place in its tables, from this seat's side."""
        own, others = months.tally[seat][rows], months.tally[1 - seat][rows]
        places = []
        for aim in self._tables.aims:
            place = np.zeros(len(rows), np.int64)
            for field in _COUNTS[aim.name]:
                place += _WIDTH * field.of(own) + field.of(others)
            places.append(place)
        return places

    def _worths(self, months: Months, rows: Ints) -> tuple[Floats, Floats]:
        """Return what each card (a row) is worth to the seat to move, and to the other."""
        return (
            self._worth(months, rows, months.turn),
            self._worth(months, rows, 1 - months.turn),
        )

    def _worth(self, months: Months, rows: Ints, seat: int) -> Floats:
        values = np.empty((len(self._tables.aims), len(rows)), np.float32)
        index = self._counts(months, rows, seat)
        for aim, (table, held) in enumerate(zip(self._tables.values, index, strict=True)):
            table.take(held, out=values[aim], mode="clip")
        worth: Floats = self._tables.belongs @ values
        worth += CARD_ITSELF
        return worth


def best_row(values: Floats) -> Ints:
    """Return the row with the greatest value in each column, the first of equals."""
    best, row = values[0], np.zeros(values.shape[1], np.int64)
    for place in range(1, len(values)):
        # Quicker than argmax over so few rows.
        row[values[place] > best] = place
        best = np.maximum(best, values[place])
    return row


def better_of_two(gain: Floats, field: Ints, cards: Ints) -> Ints:
    """Return which of two matches these cards capture, as a bit; anything where not two match."""
    first = cards & ~3
    lying = (field >> first) & 15
    low, high = _LOW_BIT[lying], _HIGH_BIT[lying]
    column, width = np.arange(len(cards)), len(cards)
    gain_low = gain.take((first + low) * width + column)
    gain_high = gain.take((first + high) * width + column)
    picked: Ints = 1 << np.where(gain_high > gain_low, high, low)
    return picked


def _best_captures(field: Ints, gain: Floats) -> Floats:
    """Return what a card of each month would capture: all of one or three, the best of two."""
    value = gain * ((field >> _CARDS) & 1).astype(np.float32)
    a, b, c, d = (value[place::4] for place in range(4))
    two = np.bitwise_count(field & _MONTH_SETS) == 2
    return np.where(two, np.maximum(np.maximum(a, b), np.maximum(c, d)), a + b + c + d)


def _risks(months: Months) -> Floats:
    """Return how likely the other side can take a card of each month that is left lying."""
    seen = months.held[months.turn] | months.field | months.captured[0] | months.captured[1]
    risks: Floats = _RISK[4 - np.bitwise_count(seen & _MONTH_SETS)]
    return risks
