"""The 48 cards against the table of rules.md, section 1."""

from collections import Counter

import pytest

from koikoi_qt.games.koikoi import DECK, Card, Kind, Ribbon
from koikoi_qt.games.koikoi.cards import cards, of_month

# Typed from the table of rules.md: light, animal, ribbon, plains of each month.
MONTHS = [
    "1L 1R 1P1 1P2",
    "2A 2R 2P1 2P2",
    "3L 3R 3P1 3P2",
    "4A 4R 4P1 4P2",
    "5A 5R 5P1 5P2",
    "6A 6R 6P1 6P2",
    "7A 7R 7P1 7P2",
    "8L 8A 8P1 8P2",
    "9A 9R 9P1 9P2",
    "10A 10R 10P1 10P2",
    "11L 11A 11R 11P",
    "12L 12P1 12P2 12P3",
]
FAMILIES = {
    Ribbon.POETRY: "1R 2R 3R",
    Ribbon.BLUE: "6R 9R 10R",
    Ribbon.RED: "4R 5R 7R 11R",
}
KINDS = {
    "L": (Kind.LIGHT, 20),
    "A": (Kind.ANIMAL, 10),
    "R": (Kind.RIBBON, 5),
    "P": (Kind.PLAIN, 1),
}


def test_the_deck_is_the_table() -> None:
    assert [card.code for card in DECK] == " ".join(MONTHS).split()
    assert len(set(DECK)) == 48
    assert Counter(card.kind for card in DECK) == {
        Kind.LIGHT: 5,
        Kind.ANIMAL: 9,
        Kind.RIBBON: 10,
        Kind.PLAIN: 24,
    }


@pytest.mark.parametrize(("month", "codes"), list(enumerate(MONTHS, 1)))
def test_each_month(month: int, codes: str) -> None:
    assert of_month(DECK, month) == cards(codes)
    for code in codes.split():
        card = Card.from_code(code)
        assert card.month == month
        assert (card.kind, card.points) == KINDS[code.strip("0123456789")]


def test_ribbon_families() -> None:
    for family, codes in FAMILIES.items():
        assert {card.code for card in DECK if card.ribbon is family} == set(codes.split())
    assert all((card.ribbon is None) == (card.kind is not Kind.RIBBON) for card in DECK)


def test_a_card_is_its_code() -> None:
    for index, card in enumerate(DECK):
        assert Card.from_code(card.code) is card
        assert str(card) == card.code
        assert card.index == index
        assert repr(card) == f"Card({card.code})"


@pytest.mark.parametrize(
    "code", ["", "8l", "8P", "11P1", "2L", "13L", "0L", " 8L", "8L ", "L8", "８L"]
)
def test_no_such_card(code: str) -> None:
    with pytest.raises(ValueError, match="no card has the code") as caught:
        Card.from_code(code)
    assert repr(code) in str(caught.value)
    assert "8L" in str(caught.value)


def test_only_ordinary_plains_of_one_month_are_interchangeable() -> None:
    pairs = {
        f"{one} {other}"
        for one in DECK
        for other in DECK
        if one < other and one.interchangeable(other)
    }
    ordinary = {f"{month}P1 {month}P2" for month in range(1, 11)}
    assert pairs == ordinary | {"12P1 12P2", "12P1 12P3", "12P2 12P3"}
