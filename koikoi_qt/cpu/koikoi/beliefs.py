"""What the other hand may hold, judged by the cards that its owner played before.

Many hands are supposed; for each, the network says how good every card was at each of the other
seat's plays. A hand whose owner would have played otherwise becomes less likely.
"""

import numpy as np

from koikoi_qt.cpu.koikoi.features import Knowledge
from koikoi_qt.cpu.koikoi.learned import LearnedPolicy
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.cpu.koikoi.story import Table
from koikoi_qt.cpu.koikoi.tally import Floats, Ints
from koikoi_qt.games.koikoi.events import Played

WARMTH = 0.15
"""How far from the best, in tens of points, a play may be and still be quite likely.

The greater, the less is read into a play."""


def likely_deals(
    situation: Situation, policy: LearnedPolicy, count: int, pool: int, rng: np.random.Generator
) -> Ints:
    """Suppose a pool of deals and return `count` of them, the likely ones more often."""
    decks = situation.deals(pool, rng)
    if not situation.other_plays:
        return decks[:, :count]
    weights = np.exp(log_likelihood(situation, policy, decks).astype(np.float64))
    # Evenly spaced, which wastes less than drawing each by itself.
    ticks = (np.arange(count) + rng.random()) / count * weights.sum()
    chosen = np.searchsorted(np.cumsum(weights), ticks).clip(max=pool - 1)
    # In random order, so that any part of them is as good as the whole.
    return decks[:, rng.permutation(chosen)]


def log_likelihood(situation: Situation, policy: LearnedPolicy, decks: Ints) -> Floats:
    """Return, up to a constant, how likely the other seat's plays are with each supposed hand."""
    count = decks.shape[1]
    hand = decks[: situation.view.other_hand_count]
    total = np.zeros(count, np.float32)
    for table, played in reversed(situation.other_plays):
        hand = np.concatenate([np.full((1, count), played.card.index), hand])
        total += _log_chance(situation, policy, table, played, hand)
    likelihood: Floats = total - total.max()
    return likelihood


def _log_chance(
    situation: Situation, policy: LearnedPolicy, table: Table, played: Played, hand: Ints
) -> Floats:
    """Return the logarithm of the chance that the first card of the hand was played like this."""
    before = _known_before(situation, table, hand)
    tallies = situation.tallies
    values = policy.values_of_hand(before, tallies, hand) / WARMTH
    values -= values.max(axis=(0, 1))
    chosen = values[_took_higher(table, played), 0]
    chance: Floats = chosen - np.log(np.exp(values).sum(axis=(0, 1)))
    return chance


def _took_higher(table: Table, played: Played) -> int:
    """Return 1 when the higher of two matches was captured, else 0."""
    lying = table.field >> (played.card.index & ~3) & 15
    taken = 1 << played.captured[0].index % 4 if len(played.captured) == 1 else 0
    return int(lying.bit_count() == 2 and taken > lying & -lying)


def _known_before(situation: Situation, table: Table, hand: Ints) -> Knowledge:
    """Return what the other seat knew before a play, with each supposed hand."""
    view, count = situation.view, hand.shape[1]
    tallies = situation.tallies_at(table)

    def everywhere(value: int) -> Ints:
        return np.full(count, value, np.int64)

    return Knowledge(
        held=np.bitwise_or.reduce(1 << hand, axis=0),
        field=everywhere(table.field),
        mine=everywhere(table.captured[view.other]),
        theirs=everywhere(table.captured[view.seat]),
        my_tally=everywhere(tallies[view.other]),
        their_tally=everywhere(tallies[view.seat]),
        my_calls=everywhere(table.calls[view.other]),
        their_calls=everywhere(table.calls[view.seat]),
        my_worth_at_call=everywhere(table.worth_at_call[view.other]),
        their_worth_at_call=everywhere(table.worth_at_call[view.seat]),
        rules=view.rules,
        held_count=len(hand),
        is_dealer=view.dealer == view.other,
        turn_is_over=False,
    )
