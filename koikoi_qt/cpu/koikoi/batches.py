"""Batches of months to play out: fresh deals, or what one seat supposes of what it cannot see."""

import numpy as np

from koikoi_qt.cpu.koikoi.kernel import Months, Results
from koikoi_qt.cpu.koikoi.scoring import scoring
from koikoi_qt.cpu.koikoi.tally import Flags, Ints, counted_month, month_tallies
from koikoi_qt.games.koikoi.rules import Rules

HAND_SIZE = 8
_MONTH_SETS = np.array([15 << 4 * place for place in range(12)])


def as_set(cards: Ints) -> Ints:
    """Return columns of card indices as 48-bit sets."""
    found: Ints = np.bitwise_or.reduce(np.left_shift(1, cards), axis=0)
    return found


def shuffled_decks(count: int, rng: np.random.Generator) -> Ints:
    """Return so many shuffled decks, one a column, in dealing order."""
    return np.argsort(rng.random((48, count), np.float32), axis=0)


def stands(rules: Rules, decks: Ints) -> Flags:
    """Return which decks give a month that is played: no redeal and no instant hand."""
    dealt = [as_set(decks[8 * part : 8 * part + 8]) for part in range(3)]
    counts = [np.sort(_month_counts(cards), axis=0) for cards in dealt]
    fours = [part[-1] == 4 for part in counts]
    pairs = [(part[-4:] == 2).all(axis=0) for part in counts]
    redeal = fours[2] | (pairs[2] if rules.field_redeal == "four_or_pairs" else False)
    instant = fours[0] | fours[1] | pairs[0] | pairs[1]
    over: Flags = redeal | instant if rules.instant_points else redeal
    return ~over


def _month_counts(sets: Ints) -> Ints:
    counts: Ints = np.bitwise_count(sets & _MONTH_SETS[:, None]).astype(np.int64)
    return counts


def fresh_months(
    rules: Rules, month: int, dealer: int, count: int, rng: np.random.Generator
) -> Months:
    """Deal so many months that are played: decks that end or redeal at once are left out."""
    decks = shuffled_decks(count, rng)
    while not (good := stands(rules, decks)).all():
        decks[:, ~good] = shuffled_decks(int((~good).sum()), rng)
    return from_decks(rules, month, dealer, decks)


def from_decks(rules: Rules, month: int, dealer: int, decks: Ints) -> Months:
    """Lay out decks, one a column: 8 to the dealer, 8 to the other, 8 to the field, the stock."""
    first, second, field = decks[:8].copy(), decks[8:16].copy(), decks[16:24]
    hands = [first, second] if dealer == 0 else [second, first]
    count = decks.shape[1]
    return Months(
        scoring=scoring(rules, month),
        dealer=dealer,
        turn=dealer,
        hands=hands,
        held=[as_set(hand) for hand in hands],
        field=as_set(field),
        captured=_zeros(count),
        tally=_zeros(count),
        calls=_zeros(count),
        worth_at_call=_zeros(count),
        tallies=month_tallies(counted_month(rules, month)),
        stock=decks[24:],
        drawn=0,
        ids=np.arange(count),
        results=Results.of(count),
    )


def _zeros(count: int) -> list[Ints]:
    return [np.zeros(count, np.int64), np.zeros(count, np.int64)]
