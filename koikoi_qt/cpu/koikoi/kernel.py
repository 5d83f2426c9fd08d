"""Thousands of months played in step: the rules of a turn as a few dozen array operations.

All months of a batch are at the same ply, so whose turn it is, how many cards each hand holds
and how much of the stock is gone are plain numbers; everything else is an array with one entry
(or one column) for each month. Months that end drop out. Card sets are 48-bit integers, as in
`games.koikoi.yaku`; the rules engine is what this must agree with, move for move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from koikoi_qt.cpu.koikoi.scoring import POINTS_MASK, YAKU_SHIFT, Scoring
from koikoi_qt.cpu.koikoi.tally import Flags, Ints
from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.scoring import DOUBLE_AT

HELD_BY_TWO = np.bitwise_count(np.arange(16)) == 2
"""For a set of one month's cards: whether a match with it leaves a choice."""
NOBODY = -1


@dataclass
class Results:
    """What came of each month of a batch: pairs of scores, the winner, the yaku it stopped with."""

    scores: Ints
    winner: Ints
    worth: Ints

    @staticmethod
    def of(count: int) -> "Results":
        """Return room for so many months."""
        return Results(
            np.zeros((2, count), np.int64),
            np.full(count, NOBODY, np.int64),
            np.zeros(count, np.int64),
        )


@dataclass
class Months:
    """A batch of months at one ply. Lists hold Red's and Blue's arrays.

    `hands[seat]` has a row for each card held (card indices); `held`, `field` and `captured` are
    sets; `stock` has a row for each card to be drawn, and a column for each month that the batch
    began with; `ids` says which of those each column of the other arrays is.
    """

    scoring: Scoring
    dealer: int
    turn: int
    hands: list[Ints]
    held: list[Ints]
    field: Ints
    captured: list[Ints]
    tally: list[Ints]
    calls: list[Ints]
    worth_at_call: list[Ints]
    tallies: Ints
    stock: Ints
    drawn: int
    ids: Ints
    results: Results

    @property
    def rules(self) -> Rules:
        """The rules that the months are played by."""
        return self.scoring.rules

    @property
    def count(self) -> int:
        """How many months are still being played."""
        return len(self.ids)

    @property
    def rows(self) -> Ints:
        """0, 1, 2, … for indexing."""
        return np.arange(self.count)

    def keep(self, staying: Flags) -> None:
        """Drop the months that ended."""
        for arrays in (self.held, self.captured, self.tally, self.calls, self.worth_at_call):
            arrays[:] = [array[staying] for array in arrays]
        self.hands[:] = [hand[:, staying] for hand in self.hands]
        self.field, self.ids = self.field[staying], self.ids[staying]


class Policy(Protocol):
    """How a seat plays in a batch; it looks at its own hand and at what is public, only."""

    def play(self, months: Months) -> tuple[Ints, Ints]:
        """Return which row of the hand is played, and which of two matches it captures.

        The latter is a set of one month with one bit, ignored where not two match.
        """
        ...

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        """Return which of two matches the drawn cards of these months capture, as one bit."""
        ...

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        """Return whether to call koi-koi in these months, holding yaku of this worth."""
        ...


Policies = Sequence[Policy]
"""Red's and Blue's."""


def play_out(months: Months, policies: Policies) -> Results:
    """Play every month to its end, from the beginning of a turn, and return the results."""
    while months.count and len(months.hands[months.turn]):
        take_turn(months, policies[months.turn])
    end_null(months)
    return months.results


def take_turn(months: Months, policy: Policy) -> None:
    """Play one whole turn: a hand card, a stock card, and what the yaku ask for."""
    play_card(months, *policy.play(months))
    draw_card(months, policy)
    settle(months, policy)


def play_card(months: Months, slot: Ints, pick: Ints) -> None:
    """Play the hand card in a row of the hand."""
    hand, rows = months.hands[months.turn], months.rows
    card = hand[slot, rows]
    hand[slot, rows] = hand[-1]
    months.hands[months.turn] = hand[:-1]
    months.held[months.turn] = months.held[months.turn] ^ (1 << card)
    resolve(months, card, pick)


def draw_card(months: Months, policy: Policy) -> None:
    """Turn up the next stock card and capture with it."""
    card = turn_up(months)
    pick = np.zeros_like(card)
    open_choice = np.flatnonzero(HELD_BY_TWO[matches(months, card)])
    if len(open_choice):
        pick[open_choice] = policy.choose(months, open_choice, card[open_choice])
    resolve(months, card, pick)


def turn_up(months: Months) -> Ints:
    """Return the next stock card of every month, which is then drawn."""
    card: Ints = months.stock[months.drawn, months.ids]
    months.drawn += 1
    return card


def matches(months: Months, card: Ints) -> Ints:
    """Return the field cards of these cards' months, as sets of one month (four bits)."""
    return (months.field >> (card & ~3)) & 15


def resolve(months: Months, card: Ints, pick: Ints) -> None:
    """Capture with these cards, or lay them on the field; `pick` decides where two match."""
    turn, shift = months.turn, card & ~3
    lying, bit = (months.field >> shift) & 15, 1 << (card & 3)
    taken = np.where(HELD_BY_TWO[lying], pick, lying)
    got = np.where(taken > 0, taken | bit, 0)
    left = np.where(taken > 0, lying & ~taken, bit)
    months.field = months.field ^ ((lying ^ left) << shift)
    months.captured[turn] = months.captured[turn] | (got << shift)
    months.tally[turn] = months.tally[turn] + months.tallies[(shift << 2) + got]


def settle(months: Months, policy: Policy) -> None:
    """Look for yaku after a turn: stop, call koi-koi, or nothing; then the turn passes."""
    worth = worth_of(months, months.turn)
    rows = np.flatnonzero(gains(months, worth))
    if len(rows):
        decide(months, rows, worth, policy)
    months.turn = other(months.turn)


def decide(months: Months, rows: Ints, worth: Ints, policy: Policy) -> None:
    """Let these months, which gained, stop or go on."""
    calling = rows[:0]
    free = rows[~stops_itself(months)[rows]]
    if len(free):
        calling = free[policy.calls(months, free, worth[free])]
    call(months, calling)
    stopping = np.zeros(months.count, np.bool_)
    stopping[rows] = True
    stopping[calling] = False
    stop(months, stopping, worth)


def worth_of(months: Months, seat: int) -> Ints:
    """Return what a seat's captured cards are worth now."""
    return months.scoring.worth(months.tally[seat], months.calls[seat] > 0)


def gains(months: Months, worth: Ints) -> Flags:
    """Return where the seat to move holds more than at its last koi-koi."""
    before = months.worth_at_call[months.turn]
    new_yaku = (worth >> YAKU_SHIFT) & ~(before >> YAKU_SHIFT)
    more: Flags = (worth & POINTS_MASK) > (before & POINTS_MASK)
    either: Flags = (new_yaku != 0) | more
    return either


def stops_itself(months: Months) -> Flags:
    """Return where a gain stops without a question."""
    mine, others = months.calls[months.turn] > 0, months.calls[other(months.turn)] > 0
    if not len(months.hands[months.turn]):
        return np.ones(months.count, np.bool_)
    if months.rules.koikoi_limit == "once_each":
        return mine
    if months.rules.koikoi_limit == "once_total":
        return mine | others
    return np.zeros(months.count, np.bool_)


def call(months: Months, rows: Ints) -> None:
    """Call koi-koi in these months. What the call itself lifts is no gain later."""
    seat = months.turn
    months.calls[seat][rows] += 1
    months.worth_at_call[seat][rows] = months.scoring.worth(
        months.tally[seat][rows], np.ones(len(rows), np.bool_)
    )


def stop_score(months: Months, seat: int, rows: Ints, worth: Ints) -> Ints:
    """Return what a seat would score in these months by stopping with this worth."""
    rules = months.rules
    mine, others = months.calls[seat][rows], months.calls[other(seat)][rows]
    base = worth & POINTS_MASK
    doubled = np.where(base >= DOUBLE_AT, 2 * base, base) if rules.double_at_seven else base
    exponents: dict[str, Ints] = {
        "opponent": (others > 0).astype(np.int64),
        "per_call": mine + others,
        "caller": (mine > 0).astype(np.int64),
        "none": np.zeros_like(mine),
    }
    return doubled << exponents[rules.koikoi_factor]


def stop(months: Months, stopping: Flags, worth: Ints) -> None:
    """End these months; the seat to move scores."""
    if not stopping.any():
        return
    rows, seat = np.flatnonzero(stopping), months.turn
    ids = months.ids[rows]
    months.results.scores[seat, ids] = stop_score(months, seat, rows, worth[rows])
    months.results.winner[ids] = seat
    months.results.worth[ids] = worth[rows]
    months.keep(~stopping)


def end_null(months: Months) -> None:
    """End the months in which nobody stopped."""
    rules = months.rules
    award = {"nobody": None, "dealer": months.dealer, "other": other(months.dealer)}
    awarded = award[rules.null_month_award]
    if awarded is not None:
        months.results.scores[awarded, months.ids] = rules.null_month_points
    months.keep(np.zeros(months.count, np.bool_))
