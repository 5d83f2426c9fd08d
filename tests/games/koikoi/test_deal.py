"""The deal: redeals, instant hands, who deals, and the check of a deal from a record."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from koikoi_qt.games.common import BLUE, RED
from koikoi_qt.games.koikoi import DECK, Rules
from koikoi_qt.games.koikoi.cards import Card, cards
from koikoi_qt.games.koikoi.deal import (
    Deal,
    WrongDeal,
    check_deal,
    deal,
    draw_winner,
    first_deal,
    instant_hand,
    next_dealer,
    redeal_reason,
)
from koikoi_qt.games.shuffle import shuffled

MIXED = "1L 2A 3L 4A 5A 6A 7A 8L"
OTHER_MIXED = "1R 2R 3R 4R 5R 6R 7R 8A"
THIRD_MIXED = "1P1 2P1 3P1 4P1 5P1 6P1 7P1 8P1"
FOUR = "12L 12P1 12P2 12P3 1P1 2P1 3P1 4P1"
OTHER_FOUR = "11L 11A 11R 11P 1P2 2P2 3P2 4P2"
TWO_FOURS = "12L 12P1 12P2 12P3 11L 11A 11R 11P"
PAIRS = "9A 9R 10A 10R 11A 11R 12P1 12P2"
OTHER_PAIRS = "9P1 9P2 10P1 10P2 11L 11P 12L 12P3"
THREE = "9A 9R 9P1 10A 10R 11A 11R 12L"


def deck(first: str, second: str, field: str) -> tuple[Card, ...]:
    """Return a deck that deals these hands and this field, the rest in deck order as stock."""
    laid = cards(f"{first} {second} {field}")
    return laid + tuple(card for card in DECK if card not in laid)


@pytest.mark.parametrize(
    ("hand", "instant"),
    [
        (MIXED, None),
        (THREE, None),
        (FOUR, "teshi"),
        (TWO_FOURS, "teshi"),
        ("12L 12P1 12P2 12P3 9A 9R 10A 10R", "teshi"),
        (PAIRS, "kuttsuki"),
        ("9A 9R 10A 10R 11A 11R 11L 12P2", None),
    ],
)
def test_instant_hands(hand: str, instant: str | None) -> None:
    assert instant_hand(cards(hand)) == instant


PAIRS_TOO = {"field_redeal": "four_or_pairs"}
BOTH = {"both_instant": "redeal"}


@pytest.mark.parametrize(
    ("first", "second", "field", "rules", "reason"),
    [
        (MIXED, OTHER_MIXED, THIRD_MIXED, {}, None),
        (MIXED, OTHER_MIXED, FOUR, {}, "four"),
        (MIXED, OTHER_MIXED, TWO_FOURS, {}, "four"),
        (MIXED, OTHER_MIXED, FOUR, PAIRS_TOO, "four"),
        (MIXED, OTHER_MIXED, PAIRS, {}, None),
        (MIXED, OTHER_MIXED, PAIRS, PAIRS_TOO, "pairs"),
        (MIXED, OTHER_MIXED, THREE, PAIRS_TOO, None),
        (FOUR, OTHER_FOUR, MIXED, {}, None),
        (FOUR, OTHER_FOUR, MIXED, BOTH, "instants"),
        (PAIRS, OTHER_PAIRS, MIXED, BOTH, "instants"),
        (FOUR, OTHER_MIXED, MIXED, BOTH, None),
        (FOUR, OTHER_FOUR, MIXED, BOTH | {"instant_points": 0}, None),
        # The field is looked at first.
        (PAIRS, OTHER_PAIRS, "8L 8A 8P1 8P2 1L 2A 3L 4A", BOTH, "four"),
    ],
)
def test_redeals(
    first: str, second: str, field: str, rules: dict[str, Any], reason: str | None
) -> None:
    dealt = deck(first, second, field)
    assert redeal_reason(Rules(**rules), dealt) == reason


@pytest.mark.parametrize(
    ("red", "blue", "tie", "dealer"),
    [
        ("1P1", "2A", "points", RED),
        ("12L", "2P1", "points", BLUE),
        ("1P1", "2A", "again", RED),
        ("8L", "8A", "points", RED),
        ("8A", "8L", "points", BLUE),
        ("8P1", "8A", "points", BLUE),
        ("9R", "9P1", "points", RED),
        ("8L", "8A", "again", None),
        ("8P1", "8P2", "points", None),
        ("12P3", "12P1", "points", None),
    ],
)
def test_the_draw_for_the_first_dealer(red: str, blue: str, tie: str, dealer: int | None) -> None:
    draw = (Card.from_code(red), Card.from_code(blue))
    assert draw_winner(Rules(draw_tie=tie), draw) == dealer


@pytest.mark.parametrize(
    ("dealer", "winner", "after_null", "following"),
    [
        (RED, RED, "same", RED),
        (RED, BLUE, "same", BLUE),
        (RED, BLUE, "other", BLUE),
        (BLUE, BLUE, "other", BLUE),
        (RED, None, "same", RED),
        (BLUE, None, "same", BLUE),
        (RED, None, "other", BLUE),
        (BLUE, None, "other", RED),
    ],
)
def test_the_next_dealer(dealer: int, winner: int | None, after_null: str, following: int) -> None:
    assert next_dealer(Rules(null_month_dealer=after_null), dealer, winner) == following


def test_the_first_dealer_as_agreed_or_by_chance() -> None:
    rng = random.Random(1)
    assert {first_deal(Rules(first_dealer="red"), rng).dealer for _ in range(20)} == {RED}
    assert {first_deal(Rules(first_dealer="blue"), rng).dealer for _ in range(20)} == {BLUE}
    assert {first_deal(Rules(), rng).dealer for _ in range(20)} == {RED, BLUE}
    drawn = [first_deal(Rules(first_dealer="draw", draw_tie="again"), rng) for _ in range(100)]
    assert {given.dealer for given in drawn} == {RED, BLUE}
    assert {len(given.draws) for given in drawn} >= {1, 2}


def test_a_deal_is_eight_eight_eight_and_the_stock() -> None:
    given = Deal(BLUE, deck(MIXED, OTHER_MIXED, THIRD_MIXED))
    assert given.hands == (cards(OTHER_MIXED), cards(MIXED))
    assert given.field == cards(THIRD_MIXED)
    assert len(given.stock) == 24
    assert Deal(RED, given.deck).hands == (cards(MIXED), cards(OTHER_MIXED))


def test_deals_are_the_same_for_the_same_source_and_pass_the_check() -> None:
    rules = Rules.preset("wikipedia")
    deals = [first_deal(rules, random.Random(seed)) for seed in range(300)]
    assert deals == [first_deal(rules, random.Random(seed)) for seed in range(300)]
    assert any(given.rejected for given in deals)
    for given in deals:
        check_deal(rules, given, None)


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    rng = random.Random(1)
    counts = dict.fromkeys(["abc", "acb", "bac", "bca", "cab", "cba"], 0)
    for _ in range(6000):
        counts["".join(shuffled("abc", rng))] += 1
    # Five standard errors of a count of about 1000.
    assert all(abs(count - 1000) < 145 for count in counts.values())


FINE = Deal(RED, deck(MIXED, OTHER_MIXED, THIRD_MIXED))
REDEAL = deck(MIXED, OTHER_MIXED, FOUR.replace("1P1", "9P1"))
RED_FIRST = (Card.from_code("1L"), Card.from_code("2A"))
BLUE_FIRST = RED_FIRST[::-1]
TIE = (Card.from_code("1P1"), Card.from_code("1P2"))
TWICE = (Card.from_code("1L"), Card.from_code("1L"))


@pytest.mark.parametrize(
    ("given", "rules", "dealer", "message"),
    [
        (FINE, {}, BLUE, "the dealer must be blue, not red"),
        (FINE, {"first_dealer": "blue"}, None, "the dealer must be blue, not red"),
        (replace(FINE, deck=FINE.deck[:-1]), {}, None, "the deck holds 47 cards"),
        (replace(FINE, deck=(*FINE.deck[:-1], FINE.deck[0])), {}, None, "the deck holds 1L twice"),
        (
            replace(FINE, deck=REDEAL),
            {},
            None,
            "the deck had to be dealt again (the field holds all four cards",
        ),
        (
            replace(FINE, rejected=(REDEAL, FINE.deck)),
            {},
            None,
            "rejected deal 2 did not have to be dealt again",
        ),
        (replace(FINE, rejected=(REDEAL[1:],)), {}, None, "rejected deal 1 holds 47 cards"),
        (
            replace(FINE, draws=(RED_FIRST,)),
            {},
            None,
            "draws for the first dealer do not belong here",
        ),
        (replace(FINE, draws=(RED_FIRST,)), {"first_dealer": "draw"}, RED, "do not belong here"),
        (
            replace(FINE, draws=(BLUE_FIRST,)),
            {"first_dealer": "draw"},
            None,
            "draw 1 does not lead",
        ),
        (
            replace(FINE, draws=(RED_FIRST, RED_FIRST)),
            {"first_dealer": "draw"},
            None,
            "draw 1 does not lead",
        ),
        (replace(FINE, draws=(TIE,)), {"first_dealer": "draw"}, None, "draw 1 does not lead"),
        (
            replace(FINE, draws=(TWICE, RED_FIRST)),
            {"first_dealer": "draw"},
            None,
            "draw 1 turns up 1L twice",
        ),
    ],
)
def test_a_wrong_deal_is_explained(
    given: Deal, rules: dict[str, Any], dealer: int | None, message: str
) -> None:
    with pytest.raises(WrongDeal, match=re.escape(message)):
        check_deal(Rules(**rules), given, dealer)


@pytest.mark.parametrize(
    ("given", "rules", "dealer"),
    [
        (FINE, {}, None),
        (FINE, {}, RED),
        (FINE, {"first_dealer": "red"}, None),
        # Only the first month's dealer is agreed.
        (FINE, {"first_dealer": "blue"}, RED),
        (replace(FINE, rejected=(REDEAL, REDEAL)), {}, None),
        (replace(FINE, draws=(TIE, RED_FIRST)), {"first_dealer": "draw"}, None),
        (FINE, {"first_dealer": "draw"}, None),
    ],
)
def test_a_right_deal_passes(given: Deal, rules: dict[str, Any], dealer: int | None) -> None:
    check_deal(Rules(**rules), given, dealer)


def test_a_redeal_keeps_the_dealer() -> None:
    rng = random.Random(3)
    given = next(one for one in iter(lambda: deal(Rules(), BLUE, rng), None) if one.rejected)
    assert given.dealer == BLUE
