"""What pressing a card does, without a window."""

import random

import pytest

from koikoi_qt.games.koikoi import Card, Match, Rules
from koikoi_qt.games.koikoi.cards import DECK, cards
from koikoi_qt.games.koikoi.deal import Deal
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table.choice import Hint, Lift, Reason, lit, press


def view_of(hand: str, field: str, stock: str = "") -> View:
    """Return Red's view when the hand, the field and the next stock cards are these."""
    given = cards(f"{hand} {field} {stock}")
    rest = [card for card in DECK if card not in given]
    random.Random(1).shuffle(rest)
    own, on_field = list(cards(hand)), list(cards(field))
    own += [rest.pop() for _ in range(8 - len(own))]
    other = [rest.pop() for _ in range(8)]
    on_field += [rest.pop() for _ in range(8 - len(on_field))]
    deck = (*own, *other, *on_field, *cards(stock), *rest)
    return Match.start(Rules(months=1, instant_points=0), Deal(0, deck)).view(0)


def card(code: str) -> Card:
    return Card.from_code(code)


def test_the_first_press_lifts_and_lights_the_second_plays() -> None:
    view = view_of("3P1 1L 2A 4A 5A 7A 8A 9A", "3L 1R 2R 4R 5R 7R 8L 9R")
    assert press(view, None, card("3P1")) == Lift(card("3P1"))
    assert lit(view, card("3P1")) == {card("3L")}
    assert str(press(view, card("3P1"), card("3P1"))) == "play 3P1"
    assert str(press(view, card("3P1"), card("3L"))) == "play 3P1"


def test_another_card_takes_over() -> None:
    view = view_of("3P1 1L 2A 4A 5A 7A 8A 9A", "3L 1R 2R 4R 5R 7R 8L 9R")
    assert press(view, card("3P1"), card("1L")) == Lift(card("1L"))


def test_with_two_matches_the_captured_one_is_pressed() -> None:
    view = view_of("3P1 1L 2A 4A 5A 7A 8A 9A", "3L 3R 2R 4R 5R 7R 8L 9R")
    asked = press(view, card("3P1"), card("3P1"))
    assert asked == Hint(Reason.CHOOSE_ONE, card("3P1"), cards("3L 3R"))
    assert str(press(view, card("3P1"), card("3R"))) == "play 3P1 3R"


@pytest.mark.parametrize("pressed", ["6A", "6P1", "6P2"])
def test_interchangeable_plains_are_one_choice(pressed: str) -> None:
    view = view_of("6A 1L 2A 4A 5A 7A 8A 9A", "6P1 6P2 2R 4R 5R 7R 8L 9R")
    assert str(press(view, card("6A"), card(pressed))) == "play 6A 6P1"


def test_three_matches_are_all_taken() -> None:
    view = view_of("3P1 1L 2A 4A 5A 7A 8A 9A", "3L 3R 3P2 4R 5R 7R 8L 9R")
    assert str(press(view, card("3P1"), card("3P1"))) == "play 3P1"
    assert str(press(view, card("3P1"), card("3R"))) == "play 3P1"


def test_a_field_card_says_what_it_needs() -> None:
    view = view_of("3P1 1L 2A 4A 5A 7A 8A 9A", "3L 1R 2R 4R 5R 7R 8L 9R")
    assert press(view, None, card("3L")) == Hint(Reason.HAND_FIRST)
    assert press(view, card("3P1"), card("1R")) == Hint(Reason.NO_MATCH, card("1R"))


def test_out_of_turn_nothing_is_lifted() -> None:
    match = Match.new(Rules(first_dealer="blue", instant_points=0), random.Random(3))
    view = match.view(0)
    assert press(view, None, view.hand[0]) == Hint(Reason.NOT_YOUR_TURN)


def test_a_drawn_card_with_two_matches_waits_for_one_of_them() -> None:
    view = view_of("12P1 1L 2A 4A 5A 7A 8A 9A", "3L 3R 2R 4R 5R 7R 8L 9R", stock="3P1")
    match = Match.start(Rules(months=1, instant_points=0), Deal(0, _deck_of(view)))
    match, _ = match.play(next(m for m in match.legal_moves if str(m) == "play 12P1"))
    view = match.view(0)
    assert lit(view, None) == {card("3L"), card("3R")}
    assert str(press(view, None, card("3R"))) == "choose 3R"
    asked = Hint(Reason.CHOOSE_ONE, card("3P1"), cards("3L 3R"))
    assert press(view, None, card("3P1")) == asked
    assert press(view, None, card("2R")) == asked
    assert press(view, None, card("1L")) == asked


def _deck_of(view: View) -> tuple[Card, ...]:
    """Return a deck with this hand and field, and 3P1 on top of the stock."""
    shown = (*view.hand, *view.field, card("3P1"))
    rest = [one for one in DECK if one not in shown]
    return (*view.hand, *rest[:8], *view.field, card("3P1"), *rest[8:])
