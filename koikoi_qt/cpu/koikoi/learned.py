"""The playout policy that was learned: it takes the move that the network values most."""

from dataclasses import replace

import numpy as np

from koikoi_qt.cpu.koikoi.features import Knowledge, encode
from koikoi_qt.cpu.koikoi.first_layer import FirstLayer
from koikoi_qt.cpu.koikoi.judgement import best_row
from koikoi_qt.cpu.koikoi.kernel import HELD_BY_TWO, Months, stop_score
from koikoi_qt.cpu.koikoi.network import Network
from koikoi_qt.cpu.koikoi.scoring import POINTS_MASK, YAKU_SHIFT
from koikoi_qt.cpu.koikoi.tally import Flags, Floats, Ints

LOW_BIT = np.array([i & -i for i in range(16)])
NEVER = np.float32(-1e9)


def utility(difference: Ints) -> Floats:
    """Return what a difference in points counts for the network: tens, and no more than four."""
    return np.clip(difference.astype(np.float32) / 10, -4, 4)


def known(months: Months, seat: int, rows: Ints, *, turn_is_over: bool) -> Knowledge:
    """Return what a seat knows in these months."""
    me, them = seat, 1 - seat
    return Knowledge(
        held=months.held[me][rows],
        field=months.field[rows],
        mine=months.captured[me][rows],
        theirs=months.captured[them][rows],
        my_tally=months.tally[me][rows],
        their_tally=months.tally[them][rows],
        my_calls=months.calls[me][rows],
        their_calls=months.calls[them][rows],
        my_worth_at_call=months.worth_at_call[me][rows],
        their_worth_at_call=months.worth_at_call[them][rows],
        rules=months.rules,
        held_count=len(months.hands[me]),
        is_dealer=months.dealer == me,
        turn_is_over=turn_is_over,
    )


def capture(known: Knowledge, tallies: Ints, card: Ints, pick: Ints) -> None:
    """Let these cards capture, as `kernel.resolve` does."""
    shift = card & ~3
    lying, bit = (known.field >> shift) & 15, 1 << (card & 3)
    taken = np.where(HELD_BY_TWO[lying], pick, lying)
    got = np.where(taken > 0, taken | bit, 0)
    left = np.where(taken > 0, lying & ~taken, bit)
    known.field = known.field ^ ((lying ^ left) << shift)
    known.mine = known.mine | (got << shift)
    known.my_tally = known.my_tally + tallies[(shift << 2) + got]


def _lying(field: Ints, cards: Ints) -> Ints:
    """Return what lies on the field of these cards' months, as sets of one month."""
    return (field >> (cards & ~3)) & 15


class LearnedPolicy:
    """Plays and calls by the network's values."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._first = FirstLayer(network)

    def play(self, months: Months) -> tuple[Ints, Ints]:
        """See `Policy`."""
        slot, pick, _ = self.best_play(months)
        return slot, pick

    def best_play(self, months: Months) -> tuple[Ints, Ints, Floats]:
        """Return the play of the greatest value, as `Policy.play` does, and that value."""
        hand = months.hands[months.turn]
        before = known(months, months.turn, months.rows, turn_is_over=False)
        values = self.values_of_hand(before, months.tallies, hand)
        values = values.reshape(-1, months.count)
        choice = best_row(values)
        slot = choice % len(hand)
        lying = _lying(months.field, hand[slot, months.rows])
        low = LOW_BIT[lying]
        pick = np.where(choice >= len(hand), lying ^ low, low)
        return slot, pick, values[choice, months.rows]

    def values_of_hand(self, before: Knowledge, tallies: Ints, hand: Ints) -> Floats:
        """Return the value of playing each card: [capturing the lower of two, the higher][card].

        The hand has a row for each card; where not two match, the second value is `NEVER`.
        """
        count = hand.shape[1]
        lying = _lying(before.field, hand)
        low = LOW_BIT[lying]
        two = np.flatnonzero(HELD_BY_TWO[lying].ravel())
        high = (lying ^ low).ravel()[two]
        places = np.concatenate([np.arange(hand.size), two])
        cards, picks = hand.ravel()[places], np.concatenate([low.ravel(), high])
        found = self.values_of_plays(before, tallies, places % count, cards, picks)
        values = np.full((2, *hand.shape), NEVER, np.float32)
        values[0] = found[: hand.size].reshape(hand.shape)
        values[1].ravel()[two] = found[hand.size :]
        return values

    def values_of_plays(
        self, before: Knowledge, tallies: Ints, rows: Ints, cards: Ints, picks: Ints
    ) -> Floats:
        """Return the value of playing these cards in these rows of what is known before."""
        held = replace(before, held_count=before.held_count - 1)
        return self._network.values_from(self._first.after_plays(held, tallies, rows, cards, picks))

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        """See `Policy`."""
        lying = _lying(months.field[rows], cards)
        low = LOW_BIT[lying]
        both = [self.turn_values(months, rows, cards, pick) for pick in (low, lying ^ low)]
        chosen: Ints = np.where(both[1] > both[0], lying ^ low, low)
        return chosen

    def turn_values(self, months: Months, rows: Ints, cards: Ints, picks: Ints) -> Floats:
        """Return the value of ending the turn with these drawn cards captured like this."""
        after = known(months, months.turn, rows, turn_is_over=True)
        capture(after, months.tallies, cards, picks)
        worth = months.scoring.worth(after.my_tally, after.my_calls > 0)
        going_on = self._network.values(encode(after))
        before = after.my_worth_at_call
        gain = (worth >> YAKU_SHIFT) & ~(before >> YAKU_SHIFT) != 0
        gain |= (worth & POINTS_MASK) > (before & POINTS_MASK)
        stopping = utility(stop_score(months, months.turn, rows, worth))
        return np.where(gain, np.maximum(stopping, going_on), going_on)

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        """See `Policy`."""
        called: Flags = self.call_values(months, rows) > utility(
            stop_score(months, months.turn, rows, worth)
        )
        return called

    def call_values(self, months: Months, rows: Ints) -> Floats:
        """Return the value of calling koi-koi in these months."""
        after = known(months, months.turn, rows, turn_is_over=True)
        after.my_calls = after.my_calls + 1
        after.my_worth_at_call = months.scoring.worth(after.my_tally, after.my_calls > 0)
        return self._network.values(encode(after))
