"""The turn, koi-koi, and the three ends of a month; K1 to K14 are the faults of other programs."""

import random
from typing import Any

import pytest

from koikoi_qt.games.common import BLUE, RED, IllegalMove
from koikoi_qt.games.koikoi import Match, Move, Phase, Rules
from koikoi_qt.games.koikoi.cards import Card, cards
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnd,
    MonthEnded,
    Played,
    Stopped,
    StopReason,
    YakuMade,
)
from koikoi_qt.games.koikoi.moves import KOIKOI
from tests.games.koikoi.positions import dealt, legal, play, position

TEN_PLAINS = "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 5P1 5P2"
NINE_PLAINS = TEN_PLAINS.removesuffix(" 5P2")


def card(code: str) -> Card:
    return Card.from_code(code)


def ended(match: Match) -> MonthEnded:
    assert match.month.result is not None
    return match.month.result


def made(events: list[Event]) -> list[dict[str, int]]:
    """Return the yaku of each gain among the events."""
    return [
        {yaku.name: yaku.points for yaku in event.yaku}
        for event in events
        if isinstance(event, YakuMade)
    ]


# The hand card and the drawn card.


@pytest.mark.parametrize(
    ("field", "move", "captured", "left"),
    [
        ("2A 4A", "play 8P1", "", "2A 4A 8P1"),
        ("2A 8L 4A", "play 8P1", "8P1 8L", "2A 4A"),
        ("8A 2A 8L", "play 8P1 8L", "8P1 8L", "8A 2A"),
        ("8A 2A 8L", "play 8P1 8A", "8P1 8A", "2A 8L"),
        ("8A 2A 8P2 8L", "play 8P1", "8P1 8A 8P2 8L", "2A"),
    ],
)
def test_a_hand_card_takes_none_one_one_of_two_or_all_three(
    field: str, move: str, captured: str, left: str
) -> None:
    match = position("8P1 1R", "7P1 7P2", field=field, stock="12L")
    assert move in legal(match).split("; ")
    match, events = play(match, move)
    assert match.month.captured[RED] == cards(captured)
    assert match.month.field == cards(f"{left} 12L")
    assert match.month.hands[RED] == cards("1R")
    assert events[0] == Played(RED, card("8P1"), cards(captured)[1:])
    # K6: a stock card is drawn in the same turn, capture or not.
    assert events[1] == Drawn(RED, card("12L"), ())
    assert match.turn == BLUE


@pytest.mark.parametrize(
    ("field", "captured", "left"),
    [
        ("2A 4A", "", "2A 4A 1R 8P1"),
        ("2A 8L 4A", "8P1 8L", "2A 4A 1R"),
        ("8A 2A 8P2 8L", "8P1 8A 8P2 8L", "2A 1R"),
    ],
)
def test_a_drawn_card_takes_none_one_or_all_three(field: str, captured: str, left: str) -> None:
    match, events = play(position("1R 2R", "7P1 7P2", field=field, stock="8P1"), "play 1R")
    assert set(match.month.captured[RED]) == set(cards(captured))
    assert set(match.month.field) == set(cards(left))
    assert isinstance(events[1], Drawn)
    assert set(events[1].captured) == set(cards(captured)[1:])
    assert match.turn == BLUE


def test_a_drawn_card_with_two_matches_is_chosen_for() -> None:
    match = position("1R 2R", "7P1 7P2", field="8L 5A 8A", stock="8P1")
    match, events = play(match, "play 1R")
    assert (match.phase, match.turn, match.month.drawn) == (Phase.CHOOSE, RED, card("8P1"))
    assert events == [
        Played(RED, card("1R"), ()),
        Drawn(RED, card("8P1"), (), cards("8L 8A")),
    ]
    assert legal(match) == "choose 8L; choose 8A"
    match, events = play(match, "choose 8A")
    assert events == [Chosen(RED, card("8P1"), cards("8A"))]
    assert match.month.captured[RED] == cards("8P1 8A")
    assert match.month.field == cards("8L 5A 1R")
    assert (match.phase, match.turn, match.month.drawn) == (Phase.PLAY, BLUE, None)


def test_the_card_just_played_can_be_a_match_of_the_drawn_card() -> None:
    match, _ = play(position("8P1 2R", "7P1 7P2", field="5A", stock="8L"), "play 8P1")
    assert match.month.captured[RED] == cards("8L 8P1")


def test_both_interchangeable_captures_are_legal_and_named() -> None:
    match = position("6A 1R", "7P1 7P2", field="6P2 6P1", stock="12L")
    assert legal(match) == "play 6A 6P1; play 6A 6P2; play 1R"
    match, _ = play(position("1R 2R", "7P1 7P2", field="6P2 6P1", stock="6A"), "play 1R")
    assert legal(match) == "choose 6P1; choose 6P2"


@pytest.mark.parametrize("through", ["hand", "stock"])
def test_k5_the_fourth_card_captures_the_other_three(through: str) -> None:
    if through == "hand":
        match, _ = play(position("3P2 1R", "7P1", field="3L 3R 3P1", stock="12L"), "play 3P2")
    else:
        match, _ = play(position("1R 2R", "7P1", field="3L 3R 3P1", stock="3P2"), "play 1R")
    assert set(match.month.captured[RED]) == set(cards("3L 3R 3P1 3P2"))


# What is refused.

OPEN = position("3P1 8P1 1R", "7P1 7P2 9A", field="3L 8L 8A", stock="8P2")
CHOOSING = play(OPEN, "play 1R")[0]
DECIDING = play(
    position("9A 1R", "7P1 7P2", field="9R", captured=("3L", ""), stock="12L"), "play 9A"
)[0]
OVER = play(DECIDING, "stop")[0]


@pytest.mark.parametrize(
    ("match", "move", "reason", "allowed"),
    [
        (OPEN, "play 7P1", "7P1 is not in the hand", "play 3P1, play 8P1 8L, play 8P1 8A, play 1R"),
        (OPEN, "play 5A", "5A is not in the hand", "play 3P1"),
        (OPEN, "play 8P1", "8P1 matches two field cards", "play 8P1 8L, play 8P1 8A"),
        (OPEN, "play 8P1 3L", "8P1 cannot choose to capture 3L", "play 8P1 8L"),
        (OPEN, "play 8P1 8P2", "8P1 cannot choose to capture 8P2", "play 8P1 8L"),
        (OPEN, "play 3P1 3L", "3P1 cannot choose to capture 3L", "play 3P1"),
        (OPEN, "play 1R 8L", "1R cannot choose to capture 8L", "play 1R"),
        (OPEN, "choose 8L", "a hand card must be played", "play 3P1"),
        (OPEN, "koikoi", "a hand card must be played", "play 3P1"),
        (OPEN, "stop", "a hand card must be played", "play 3P1"),
        (CHOOSING, "choose 3L", "3L is not a match for the drawn card 8P2", "choose 8L, choose 8A"),
        (CHOOSING, "play 3P1", "a match for the drawn card must be chosen", "choose 8L"),
        (CHOOSING, "stop", "a match for the drawn card must be chosen", "choose 8L"),
        (DECIDING, "play 1R", "koi-koi or stop must be chosen", "legal now: koikoi, stop"),
        (DECIDING, "choose 9R", "koi-koi or stop must be chosen", "legal now: koikoi, stop"),
        (OVER, "play 1R", "the month is over", "legal now: nothing"),
        (OVER, "koikoi", "the month is over", "legal now: nothing"),
    ],
)
def test_a_refusal_says_why_and_what_is_legal(
    match: Match, move: str, reason: str, allowed: str
) -> None:
    with pytest.raises(IllegalMove) as caught:
        match.play(Move.from_text(move))
    message = str(caught.value)
    assert f"'{move}' is not legal: {reason}" in message
    assert allowed in message


# Koi-koi or stop.


def test_k7_a_yaku_made_by_the_hand_card_is_asked_about_once_after_the_draw() -> None:
    match = position("9A 1R", "7P1 7P2", field="9R", captured=("3L", ""), stock="12L")
    match, events = play(match, "play 9A")
    assert [type(event) for event in events] == [Played, Drawn, YakuMade]
    assert (match.phase, match.turn, legal(match)) == (Phase.DECIDE, RED, "koikoi; stop")


def test_k7_a_choice_for_the_drawn_card_comes_before_the_question() -> None:
    match = position("9A 1R", "7P1 7P2", field="9R 8L 8A", captured=("3L", ""), stock="8P1")
    match, events = play(match, "play 9A")
    assert (match.phase, made(events)) == (Phase.CHOOSE, [])
    match, events = play(match, "choose 8L")
    assert match.phase is Phase.DECIDE
    assert made(events) == [{"hanami": 5, "tsukimi": 5}]


def test_k12_a_stop_ends_the_month_and_only_the_stopper_scores() -> None:
    match = position(
        "9A 1R", "7P1 7P2", field="9R", captured=("3L", "1L 8L 12L"), stock="11P", dealer=BLUE
    )
    match, events = play(match, "play 9A; stop")
    assert match.turn is None
    assert match.legal_moves == ()
    assert ended(match).winner == RED
    assert ended(match).scores == (5, 0)
    assert match.next_dealer == RED
    assert isinstance(events[-2], Stopped)
    assert events[-2].reason is StopReason.CHOICE


def test_k8_asked_again_only_when_the_plains_grow() -> None:
    match = position(
        "5P2 6P1 7P1 8L",
        "11P 11R 10P1 10R",
        field="5R 6R 2A 9A",
        captured=(NINE_PLAINS, ""),
        stock="12L 7A 4A 10A 5A",
    )
    match, events = play(match, "play 5P2; koikoi; play 11P")
    assert made(events) == [{"kasu": 1}]
    match, events = play(match, "play 6P1")
    assert made(events) == [{"kasu": 2}]
    match, events = play(match, "koikoi; play 10P1")
    assert made(events) == []
    match, events = play(match, "play 8L")
    assert made(events) == []
    assert (match.phase, match.turn) == (Phase.PLAY, BLUE)


def test_a_yaku_that_is_new_is_a_gain_and_named_as_new() -> None:
    match = position(
        "9A 8P1 1R", "7P1 7P2 4P1", field="9R 8L", captured=("3L", ""), stock="12L 5P1 6P1"
    )
    match, _ = play(match, "play 9A; koikoi; play 7P1")
    match, events = play(match, "play 8P1")
    gain = events[-1]
    assert isinstance(gain, YakuMade)
    assert (gain.new, gain.base) == (("tsukimi",), 10)
    assert [yaku.name for yaku in gain.yaku] == ["hanami", "tsukimi"]


def test_a_call_that_lifts_hanami_is_no_gain_itself() -> None:
    rules = Rules(hanami_needs_koikoi=True)
    match = position(
        "9A 1R 2R",
        "7P1 7P2 4P1",
        field="9R",
        captured=("3L", ""),
        stock="12L 5P1 6P1",
        rules=rules,
    )
    match, events = play(match, "play 9A")
    assert made(events) == [{"hanami": 1}]
    match, events = play(match, "koikoi; play 7P1; play 1R")
    assert made(events) == []
    assert match.turn == BLUE


def test_k4_three_lights_with_rain_are_nothing_until_a_fourth_joins() -> None:
    match = dealt(
        "1P1 3P1 8P1 10P1 11P 12P1 12P2 6P1",
        "2P1 4P1 5P1 6P2 7P1 9P1 10P2 12P3",
        "1L 3L 8L 11L 2R 4R 5R 7R",
        "6R 9A 10R 12L 2A 4A 5A",
    )
    match, events = play(match, "play 1P1; play 2P1; play 3P1; play 4P1; play 11P; play 5P1")
    assert set(cards("1L 3L 11L")) <= set(match.month.captured[RED])
    assert made(events) == []
    match, events = play(match, "play 8P1")
    assert made(events) == [{"ameshiko": 7}]


@pytest.mark.parametrize("limit", ["unlimited", "once_each", "once_total"])
def test_k2_a_yaku_made_with_the_last_hand_card_stops_by_itself(limit: str) -> None:
    match = position(
        "9A",
        "7P1",
        field="9R",
        captured=("3L", ""),
        stock="12L",
        rules=Rules(koikoi_limit=limit),
    )
    match, events = play(match, "play 9A")
    assert [type(event) for event in events] == [Played, Drawn, YakuMade, Stopped, MonthEnded]
    assert events[3] == Stopped(RED, StopReason.LAST_CARD)
    assert ended(match).scores == (5, 0)
    assert match.month.moves == (Move.from_text("play 9A"),)


def test_a_last_card_without_a_gain_does_not_stop() -> None:
    match = position("9A 1R", "7P1 7P2", field="9R", captured=("3L", ""), stock="12L 12P1 5A")
    match, events = play(match, "play 9A; koikoi; play 7P1; play 1R")
    assert made(events) == [{"hanami": 5}]
    assert match.turn == BLUE


@pytest.mark.parametrize(
    ("limit", "own_calls", "other_calls", "stops"),
    [
        ("unlimited", 0, 0, False),
        ("unlimited", 2, 2, False),
        ("once_each", 0, 0, False),
        ("once_each", 0, 1, False),
        ("once_each", 1, 0, True),
        ("once_total", 0, 0, False),
        ("once_total", 0, 1, True),
        ("once_total", 1, 0, True),
    ],
)
def test_the_koikoi_limit(limit: str, own_calls: int, other_calls: int, stops: bool) -> None:
    match = position(
        "9A 1R",
        "7P1 7P2",
        field="9R",
        captured=("3L", ""),
        stock="12L",
        calls=(own_calls, other_calls),
        rules=Rules(koikoi_limit=limit),
    )
    match, events = play(match, "play 9A")
    if stops:
        assert events[3] == Stopped(RED, StopReason.KOIKOI_LIMIT)
        assert ended(match).winner == RED
    else:
        assert legal(match) == "koikoi; stop"


# What a stop scores.


@pytest.mark.parametrize(
    ("factor", "own", "others", "score"),
    [
        # The base is 8: doubled for seven or more, then multiplied.
        ("opponent", 0, 0, 16),
        ("opponent", 1, 0, 16),
        ("opponent", 0, 1, 32),
        ("opponent", 2, 3, 32),
        ("per_call", 0, 0, 16),
        ("per_call", 1, 0, 32),
        ("per_call", 1, 2, 128),
        ("caller", 0, 0, 16),
        ("caller", 0, 2, 16),
        ("caller", 1, 0, 32),
        ("caller", 3, 1, 32),
        ("none", 3, 2, 16),
    ],
)
@pytest.mark.parametrize("double", [True, False])
def test_factors(factor: str, own: int, others: int, score: int, double: bool) -> None:
    match = position(
        "12P1 1R",
        "7P1 7P2",
        field="12L",
        captured=("1L 3L 8L", ""),
        stock="11P",
        calls=(own, others),
        rules=Rules(koikoi_factor=factor, double_at_seven=double),
    )
    match, _ = play(match, "play 12P1; stop")
    result = ended(match)
    assert result.base == 8
    assert result.doubled is double
    assert result.scores == (score if double else score // 2, 0)


@pytest.mark.parametrize(("points", "score"), [(6, 6), (7, 14), (8, 16)])
def test_doubling_begins_at_seven(points: int, score: int) -> None:
    match = position(
        "9A 1R",
        "7P1 7P2",
        field="9R",
        captured=("3L", ""),
        stock="12L",
        rules=Rules(points={"hanami": points}),
    )
    assert ended(play(match, "play 9A; stop")[0]).scores == (score, 0)


def test_k9_the_own_call_does_not_double_but_seven_does() -> None:
    match = position(
        "9A 8P1 1R", "7P1 7P2 4P1", field="9R 8L", captured=("3L", ""), stock="12L 5P1 6P1"
    )
    match, _ = play(match, "play 9A; koikoi; play 7P1; play 8P1; stop")
    result = ended(match)
    assert (result.base, result.doubled, result.factor) == (10, True, 1)
    assert (result.scores, result.calls) == ((20, 0), (1, 0))


def test_k10_three_lights_and_poetry_ribbons_against_a_caller() -> None:
    match = position(
        "3P1 9P1",
        "7P1 7P2",
        field="3R",
        captured=("1L 3L 8L 1R 2R", ""),
        stock="12P1",
        calls=(0, 1),
        rules=Rules(points={"sanko": 5}),
    )
    match, events = play(match, "play 3P1")
    assert made(events) == [{"sanko": 5, "akatan": 5}]
    assert ended(play(match, "stop")[0]).scores == (40, 0)


# Null months and instant hands.


def koikoi_to_the_end(seed: int) -> Match:
    """Play a month at random, with everybody calling koi-koi whenever they can."""
    rng = random.Random(seed)
    match = Match.new(Rules(months=1), rng)
    while match.turn is not None:
        legal_moves = match.legal_moves
        match, _ = match.play(KOIKOI if KOIKOI in legal_moves else rng.choice(legal_moves))
    return match


def test_k1_nobody_scores_when_both_called_and_nobody_stopped() -> None:
    months = [koikoi_to_the_end(seed) for seed in range(100)]
    both = [match for match in months if all(match.month.calls) and ended(match).winner is None]
    assert both
    for match in both:
        assert all(match.month.yaku(seat) for seat in (RED, BLUE))
        assert ended(match).how is MonthEnd.NULL
        assert ended(match).scores == (0, 0)
        assert (ended(match).base, ended(match).yaku, ended(match).awarded) == (0, (), None)


def last_turn(**rules: Any) -> Match:
    """Return the last turn of a month in which Red has called and nothing can be gained."""
    return position(
        "",
        "7P1",
        field="1R",
        captured=("3L 9A", ""),
        stock="12L",
        turn=BLUE,
        calls=(1, 0),
        rules=Rules.from_dict({"months": 2, **rules}),
    )


@pytest.mark.parametrize(
    ("award", "dealer", "scores", "awarded"),
    [
        ("nobody", RED, (0, 0), None),
        ("dealer", RED, (6, 0), RED),
        ("dealer", BLUE, (0, 6), BLUE),
        ("other", RED, (0, 6), BLUE),
        ("other", BLUE, (6, 0), RED),
    ],
)
def test_a_null_month(
    award: str, dealer: int, scores: tuple[int, int], awarded: int | None
) -> None:
    rules = Rules(null_month_award=award, null_month_points=6, koikoi_factor="per_call")
    match = position(
        "",
        "7P1",
        field="1R",
        captured=("3L 9A", ""),
        stock="12L",
        turn=BLUE,
        dealer=dealer,
        calls=(1, 0),
        rules=rules,
    )
    match, events = play(match, "play 7P1")
    result = ended(match)
    assert [type(event) for event in events] == [Played, Drawn, MonthEnded]
    assert (result.how, result.winner, result.base) == (MonthEnd.NULL, None, 0)
    assert (result.scores, result.awarded) == (scores, awarded)
    assert match.scores == scores


def test_a_null_month_award_is_one_point_by_default() -> None:
    match, _ = play(last_turn(null_month_award="dealer"), "play 7P1")
    assert match.scores == (1, 0)


@pytest.mark.parametrize(("following", "dealer"), [("same", RED), ("other", BLUE)])
def test_who_deals_after_a_null_month(following: str, dealer: int) -> None:
    match, _ = play(last_turn(null_month_dealer=following), "play 7P1")
    assert match.next_dealer == dealer


MIXED = "1L 2A 3L 4A 5A 6A 7A 8L"
TESHI = "12L 12P1 12P2 12P3 1P1 2P1 3P1 4P1"
OTHER_TESHI = "11L 11A 11R 11P 1P2 2P2 3P2 4P2"
PAIRS = "9A 9R 10A 10R 11A 11R 12P1 12P2"
FIELD = "1R 2R 3R 4R 5R 6R 7R 8A"


@pytest.mark.parametrize(
    ("first", "second", "rules", "winner", "scores", "yaku"),
    [
        (TESHI, MIXED, {}, RED, (6, 0), {"teshi": 6}),
        (MIXED, TESHI, {}, BLUE, (0, 6), {"teshi": 6}),
        (PAIRS, MIXED, {}, RED, (6, 0), {"kuttsuki": 6}),
        (TESHI, MIXED, {"instant_points": 10}, RED, (10, 0), {"teshi": 10}),
        (TESHI, OTHER_TESHI, {}, None, (0, 0), {}),
        (TESHI, OTHER_TESHI, {"null_month_award": "dealer"}, None, (0, 0), {}),
    ],
)
def test_instant_hands(
    first: str,
    second: str,
    rules: dict[str, Any],
    winner: int | None,
    scores: tuple[int, int],
    yaku: dict[str, int],
) -> None:
    match = dealt(first, second, FIELD, **rules)
    result = ended(match)
    assert (result.how, result.winner) == (MonthEnd.INSTANT, winner)
    assert result.scores == match.scores == scores
    assert {one.name: one.points for one in result.yaku} == yaku
    assert result.base == sum(yaku.values())
    assert not result.doubled
    assert [type(event) for event in match.history] == [Dealt, MonthEnded, MatchEnded]
    # The hand that wins is shown; the other stays covered.
    shown = {seat for seat in (RED, BLUE) if result.shown[seat]}
    assert shown == ({RED, BLUE} if winner is None else {winner})


def test_k11_both_hands_use_up_the_month_and_the_dealer_stays() -> None:
    match = dealt(TESHI, OTHER_TESHI, FIELD, months=2)
    assert (match.phase, match.scores, match.next_dealer) == (Phase.MONTH_OVER, (0, 0), RED)
    match, _ = match.deal(random.Random(1))
    assert match.month.number == 2
    other = dealt(TESHI, OTHER_TESHI, FIELD, months=2, null_month_dealer="other")
    assert other.next_dealer == BLUE


def test_instant_hands_switched_off_are_played() -> None:
    match = dealt(TESHI, OTHER_TESHI, FIELD, instant_points=0)
    assert (match.phase, match.turn) == (Phase.PLAY, RED)


def test_the_first_turn_is_the_dealers() -> None:
    match = dealt(MIXED, "1P1 2P1 3P1 4P1 5P1 6P1 7P1 8P1", FIELD)
    assert match.turn == RED
    assert match.history == (Dealt(1, RED, cards(FIELD)),)
    blue = Match.new(Rules(first_dealer="blue"), random.Random(1))
    assert (blue.turn, blue.month.hands[BLUE]) == (BLUE, tuple(sorted(blue.month.deal.deck[:8])))


def test_calls_are_counted_in_the_event() -> None:
    match = position(
        "9A 8P1 1R", "7P1 7P2 4P1", field="9R 8L", captured=("3L", ""), stock="12L 5P1 6P1"
    )
    _, events = play(match, "play 9A; koikoi; play 7P1; play 8P1; koikoi")
    assert [event.times for event in events if isinstance(event, Called)] == [1, 2]
