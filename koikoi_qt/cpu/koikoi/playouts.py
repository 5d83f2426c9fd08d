"""Candidate moves played out: each over the same supposed deals, both sides by a policy."""

from collections.abc import Sequence

import numpy as np

from koikoi_qt.cpu.koikoi.kernel import (
    Months,
    Policies,
    Policy,
    Results,
    call,
    draw_card,
    play_card,
    play_out,
    resolve,
    settle,
)
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.cpu.koikoi.tally import Ints
from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi import Move, Phase
from koikoi_qt.games.koikoi.moves import KOIKOI


def play_out_moves(
    situation: Situation, moves: Sequence[Move], decks: Ints, policies: Policies
) -> Results:
    """Play every move out over the same deals: move by move, one result for each deal.

    Stopping needs no playout and is not among the moves.
    """
    months = situation.months(np.tile(decks, len(moves)))
    begin(situation, months, moves, policies[months.turn])
    return play_out(months, policies)


def begin(situation: Situation, months: Months, moves: Sequence[Move], policy: Policy) -> None:
    """Make each move in its share of the months, and end the turn."""
    each = months.count // len(moves)
    match situation.view.phase:
        case Phase.PLAY:
            _play(situation, months, moves, each)
            draw_card(months, policy)
            settle(months, policy)
        case Phase.CHOOSE:
            _choose(situation, months, moves, each)
            settle(months, policy)
        case _:
            assert list(moves) == [KOIKOI]
            call(months, months.rows)
            months.turn = other(months.turn)


def _play(situation: Situation, months: Months, moves: Sequence[Move], each: int) -> None:
    hand = situation.view.hand
    slots = [hand.index(move.card) for move in moves if move.card is not None]
    picks = [0 if move.capture is None else 1 << move.capture.index % 4 for move in moves]
    play_card(months, np.repeat(slots, each), np.repeat(picks, each))


def _choose(situation: Situation, months: Months, moves: Sequence[Move], each: int) -> None:
    assert situation.view.drawn is not None
    picks = [1 << move.card.index % 4 for move in moves if move.card is not None]
    drawn = np.full(months.count, situation.view.drawn.index)
    resolve(months, drawn, np.repeat(picks, each))
