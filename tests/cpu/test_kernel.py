"""The playout kernel against the rules engine: move for move and point for point."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from koikoi_qt.cpu.koikoi.batches import from_decks, shuffled_decks, stands
from koikoi_qt.cpu.koikoi.kernel import NOBODY, Months, end_null, take_turn
from koikoi_qt.cpu.koikoi.scoring import yaku_names
from koikoi_qt.cpu.koikoi.tally import Flags, Ints
from koikoi_qt.games.koikoi import DECK, Move, Phase, Rules
from koikoi_qt.games.koikoi.deal import Deal, instant_hands, redeal_reason
from koikoi_qt.games.koikoi.month import Month
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.games.koikoi.rules import CHOICES, FLAGS, PRESETS
from koikoi_qt.games.koikoi.yaku import ORDER, YAKU_NAMES, bits

MONTHS_EACH = 60


def random_rules(seed: int) -> Rules:
    rng = random.Random(seed)
    changes: dict[str, Any] = {name: rng.choice(allowed) for name, allowed in CHOICES.items()}
    changes |= {name: rng.random() < 0.5 for name in FLAGS}
    changes["points"] = {n: rng.choice((0, 1, 3, 12)) for n in YAKU_NAMES if rng.random() < 0.3}
    changes["null_month_points"] = rng.choice((0, 1, 6))
    changes["instant_points"] = rng.choice((0, 6))
    return Rules(**changes)


class Whim:
    """A policy with likes of its own for every month: the same for the kernel and the engine."""

    def __init__(self, months: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.liking = rng.random((48, months))
        self.daring = rng.random((25, months)) < 0.5

    def play(self, months: Months) -> tuple[Ints, Ints]:
        hand = months.hands[months.turn]
        slot: Ints = self.liking[hand, months.ids].argmax(axis=0)
        return slot, self.choose(months, months.rows, hand[slot, months.rows])

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        first = cards & ~3
        lying = (months.field[rows] >> first) & 15
        likings = [
            np.where(lying >> place & 1, self.liking[first + place, months.ids[rows]], -1)
            for place in range(4)
        ]
        best: Ints = 1 << np.array(likings).argmax(axis=0)
        return best

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        called: Flags = self.daring[months.drawn, months.ids[rows]]
        return called

    def move(self, month: Month, which: int) -> Move:
        """The same, asked by the engine."""
        if month.phase is Phase.DECIDE:
            return KOIKOI if self.daring[month.draws, which] else STOP

        def liking(move: Move) -> tuple[float, ...]:
            named = (move.card, move.capture)
            return tuple(self.liking[card.index, which] for card in named if card)

        return max(month.legal_moves, key=liking)


def engine_turn(month: Month, whim: Whim, which: int) -> Month:
    """Play one whole turn of a month that is not over."""
    held = len(month.hands[month.turn])
    seat = month.turn
    while month.result is None and not (
        month.phase is Phase.PLAY and len(month.hands[seat]) < held
    ):
        month, _ = month.play(whim.move(month, which))
    return month


def playable_decks(rules: Rules, count: int, seed: int) -> Ints:
    rng = np.random.default_rng(seed)
    decks = shuffled_decks(3 * count, rng)
    return decks[:, stands(rules, decks)][:, :count]


def begin(rules: Rules, number: int, dealer: int, deck: Ints) -> Month:
    deal = Deal(dealer, tuple(DECK[card] for card in deck))
    return Month.begin(rules, number, deal, (0, 0))[0]


def same_state(months: Months, column: int, month: Month) -> bool:
    return (
        all(
            months.held[seat][column] == bits(month.hands[seat])
            and set(months.hands[seat][:, column]) == {card.index for card in month.hands[seat]}
            and months.captured[seat][column] == bits(month.captured[seat])
            and months.calls[seat][column] == month.calls[seat]
            for seat in (0, 1)
        )
        and months.field[column] == bits(month.field)
        and months.turn == month.turn
    )


def all_rules() -> Iterator[Any]:
    for name in PRESETS:
        yield pytest.param(Rules.preset(name), id=name)
    for seed in range(40):
        yield pytest.param(random_rules(seed), id=f"random rules {seed}")


@pytest.mark.parametrize("rules", list(all_rules()))
def test_agrees_with_the_engine(rules: Rules) -> None:
    rng = random.Random(repr(rules))
    number, dealer, seed = rng.randint(1, 12), rng.randint(0, 1), rng.randrange(1 << 30)
    decks = playable_decks(rules, MONTHS_EACH, seed)
    whim = Whim(MONTHS_EACH, seed)
    months = from_decks(rules, number, dealer, decks)
    engine = [begin(rules, number, dealer, decks[:, i]) for i in range(MONTHS_EACH)]
    while months.count and len(months.hands[months.turn]):
        take_turn(months, whim)
        engine = [m if m.result else engine_turn(m, whim, i) for i, m in enumerate(engine)]
        playing = {i for i, m in enumerate(engine) if m.result is None or m.result.winner is None}
        assert set(months.ids) == playing
        for column, which in enumerate(months.ids):
            assert engine[which].result or same_state(months, column, engine[which])
    end_null(months)
    for which, month in enumerate(engine):
        assert month.result is not None
        assert tuple(months.results.scores[:, which]) == month.result.scores
        winner = NOBODY if month.result.winner is None else month.result.winner
        assert months.results.winner[which] == winner
        names = sorted((yaku.name for yaku in month.result.yaku), key=ORDER.__getitem__)
        assert list(yaku_names(int(months.results.worth[which]))) == names


@pytest.mark.parametrize("redeal", ["four", "four_or_pairs"])
@pytest.mark.parametrize("instant", [0, 6])
def test_leaves_out_the_deals_that_are_not_played(redeal: str, instant: int) -> None:
    rules = Rules(field_redeal=redeal, instant_points=instant)
    decks = shuffled_decks(4000, np.random.default_rng(3))
    for column, good in enumerate(stands(rules, decks)):
        deck = tuple(DECK[card] for card in decks[:, column])
        over = any(instant_hands(rules, Deal(0, deck).hands))
        assert good == (redeal_reason(rules, deck) is None and not over)
