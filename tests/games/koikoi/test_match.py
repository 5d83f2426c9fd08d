"""A match: its months, totals and end, and what each seat sees of it."""

import random
from dataclasses import FrozenInstanceError, fields
from itertools import pairwise
from typing import Any

import pytest

from koikoi_qt.games.common import BLUE, RED, IllegalMove
from koikoi_qt.games.koikoi import Match, Phase, Result, Rules, View
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.events import Dealt, MatchEnded, MonthEnded
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from tests.games.koikoi.positions import dealt, play, position
from tests.games.walk import with_hidden_cards_permuted

TESHI = "12L 12P1 12P2 12P3 1P1 2P1 3P1 4P1"
OTHER_TESHI = "11L 11A 11R 11P 1P2 2P2 3P2 4P2"
MIXED = "1L 2A 3L 4A 5A 6A 7A 8L"
FIELD = "1R 2R 3R 4R 5R 6R 7R 8A"


def finish(match: Match, rng: random.Random) -> Match:
    """Play on at random, stopping whenever that is possible, to the end of the match."""
    while not match.finished:
        moves = match.legal_moves
        if match.turn is None:
            match, _ = match.deal(rng)
        else:
            match, _ = match.play(STOP if STOP in moves else rng.choice(moves))
    return match


@pytest.mark.parametrize(
    ("first", "second", "rules", "scores", "result", "winner"),
    [
        (TESHI, MIXED, {}, (6, 0), Result.RED, RED),
        (MIXED, TESHI, {}, (0, 6), Result.BLUE, BLUE),
        (TESHI, OTHER_TESHI, {}, (0, 0), Result.DRAW, None),
        (TESHI, MIXED, {"start_points": [0, 6]}, (6, 6), Result.DRAW, None),
        (TESHI, MIXED, {"start_points": [0, 7]}, (6, 7), Result.BLUE, BLUE),
        (TESHI, OTHER_TESHI, {"start_points": [1, 0]}, (1, 0), Result.RED, RED),
    ],
)
def test_the_higher_total_wins_and_equal_totals_are_a_draw(
    first: str,
    second: str,
    rules: dict[str, Any],
    scores: tuple[int, int],
    result: Result,
    winner: int | None,
) -> None:
    match = dealt(first, second, FIELD, **rules)
    assert (match.finished, match.phase, match.turn) == (True, Phase.MATCH_OVER, None)
    assert (match.scores, match.result) == (scores, result)
    assert result.winner == winner
    assert match.history[-1] == MatchEnded(scores, winner)


@pytest.mark.parametrize("months", [1, 3, 12])
def test_a_match_has_its_months(months: int) -> None:
    rng = random.Random(months)
    match = finish(Match.new(Rules(months=months), rng), rng)
    assert len(match.months) == months
    ends = [event for event in match.history if isinstance(event, MonthEnded)]
    assert [event.month for event in ends] == list(range(1, months + 1))
    assert match.scores == (sum(e.scores[0] for e in ends), sum(e.scores[1] for e in ends))
    for before, event in pairwise(ends):
        assert event.dealer == (before.dealer if before.winner is None else before.winner)
    with pytest.raises(IllegalMove, match="the match is over"):
        match.deal(rng)


def test_start_points_count_from_the_first_month_on() -> None:
    match = Match.new(Rules(start_points=(3, 10)), random.Random(1))
    assert match.scores == (3, 10)
    assert match.view(RED).scores == (3, 10)


def test_no_deal_before_the_month_is_over() -> None:
    match = Match.new(Rules(), random.Random(1))
    with pytest.raises(IllegalMove, match="this month is still being played"):
        match.deal(random.Random(1))
    with pytest.raises(IllegalMove, match="this month is still being played"):
        _ = match.next_dealer


def test_between_months_it_is_nobodys_turn() -> None:
    match = dealt(TESHI, MIXED, FIELD, months=2)
    assert (match.phase, match.turn, match.legal_moves) == (Phase.MONTH_OVER, None, ())
    assert (match.finished, match.result, match.next_dealer) == (False, None, RED)
    match, events = match.deal(random.Random(1))
    assert isinstance(events[0], Dealt)
    assert (events[0].month, events[0].dealer) == (2, RED)
    assert match.turn == RED


def test_month_cards_go_by_the_month_of_the_match() -> None:
    rules = Rules(tsukifuda=True)
    for number, phase in ((3, Phase.DECIDE), (4, Phase.PLAY)):
        match = position(
            "3P2 1R", "7P1 7P2", field="3L 3R 3P1", stock="12L", rules=rules, number=number
        )
        assert play(match, "play 3P2")[0].phase is phase


def test_a_state_never_changes() -> None:
    match = Match.new(Rules(), random.Random(1))
    view = match.view(RED)
    match.play(match.legal_moves[0])
    assert match.view(RED) == view
    with pytest.raises(FrozenInstanceError):
        match.history = ()  # type: ignore[misc]


# Views.


def test_a_view_holds_what_a_seat_may_know() -> None:
    match = position(
        "8P1 1R",
        "7P1 7P2 9A",
        field="8L 8A 5A",
        stock="12L 3L",
        captured=("2A 2R", "4A 4R"),
        calls=(0, 1),
        number=4,
        dealer=BLUE,
    )
    view = match.view(RED)
    assert (view.seat, view.other, view.month, view.dealer) == (RED, BLUE, 4, BLUE)
    assert (view.hand, view.field) == (cards("8P1 1R"), cards("8L 8A 5A"))
    assert view.captured == (cards("2A 2R"), cards("4A 4R"))
    assert (view.other_hand_count, view.hand_count(RED), view.hand_count(BLUE)) == (3, 2, 3)
    assert view.stock_count == 48 - 2 - 3 - 3 - 4
    assert (view.scores, view.calls, view.drawn) == ((0, 0), (0, 1), None)
    assert (view.phase, view.turn) == (Phase.PLAY, RED)
    assert view.legal_moves == match.legal_moves
    other = match.view(BLUE)
    assert (other.hand, other.legal_moves, other.turn) == (cards("7P1 7P2 9A"), (), RED)


def test_a_view_has_no_place_for_what_is_hidden() -> None:
    assert {field.name for field in fields(View)} == {
        *("seat", "rules", "month", "dealer", "hand", "field", "captured", "own_hand_count"),
        *("other_hand_count", "stock_count", "scores", "calls", "drawn", "phase", "turn"),
        *("legal_moves", "history"),
    }


def test_the_drawn_card_is_seen_by_both_while_its_owner_chooses() -> None:
    match, _ = play(position("1R 2R", "7P1 7P2", field="8L 5A 8A", stock="8P1"), "play 1R")
    assert match.view(RED).drawn == match.view(BLUE).drawn == cards("8P1")[0]
    assert match.view(RED).legal_moves
    assert match.view(BLUE).legal_moves == ()


def test_a_covered_view_shows_no_hand() -> None:
    view = position("8P1 1R", "7P1 7P2 9A", field="8L").view(RED).covered()
    assert (view.hand, view.legal_moves) == ((), ())
    assert (view.hand_count(RED), view.hand_count(BLUE)) == (2, 3)


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    match = Match.new(Rules(), random.Random(1))
    views = {
        repr(with_hidden_cards_permuted(match, BLUE, random.Random(seed)).view(BLUE))
        for seed in range(20)
    }
    assert len(views) == 1
    hands = {
        with_hidden_cards_permuted(match, BLUE, random.Random(seed)).month.hands[RED]
        for seed in range(20)
    }
    assert len(hands) == 20


def test_a_view_knows_the_yaku_of_both() -> None:
    match = position(
        "1R", "7P1", captured=("3L 9A", "1L 8L 12L"), calls=(1, 0), rules=Rules(viewing="off")
    )
    assert [yaku.name for yaku in match.view(BLUE).yaku(RED)] == []
    assert [yaku.name for yaku in match.view(RED).yaku(BLUE)] == ["sanko"]


def test_koikoi_and_stop_are_the_only_moves_of_a_decision() -> None:
    match = position("9A 1R", "7P1 7P2", field="9R", captured=("3L", ""), stock="12L")
    match, _ = play(match, "play 9A")
    assert match.view(RED).legal_moves == (KOIKOI, STOP)
