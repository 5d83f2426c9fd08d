"""The odds of the deal: exactly, by counting deals, and by dealing (the table of cpu.md).

A deal is counted by how many cards of each month lie on the field and in each hand. One month
with f, r and b of its four cards there can be dealt in 4! / (f! r! b! rest!) ways, so all deals
are the coefficient of x^8 y^8 z^8 in a product of twelve such polynomials.
"""

import random
from collections import Counter
from fractions import Fraction
from math import comb, factorial, sqrt

import pytest

from koikoi_qt.games.common import RED
from koikoi_qt.games.koikoi import DECK, Kind, Rules
from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.deal import Deal, deal, field_of, hands_of, instant_hand

ANY = (0, 1, 2, 3, 4)
NO_FOUR = (0, 1, 2, 3)
NO_THREE = (0, 1, 2, 4)
PAIRS = (0, 2)

Counts = tuple[int, ...]
Polynomial = dict[tuple[int, int, int], int]


def month_polynomial(field: Counts, red: Counts, blue: Counts) -> Polynomial:
    """Return the ways to deal one month's cards with these counts allowed in each place."""
    return {
        (f, r, b): factorial(4)
        // (factorial(f) * factorial(r) * factorial(b) * factorial(4 - f - r - b))
        for f in field
        for r in red
        for b in blue
        if f + r + b <= 4
    }


def product(one: Polynomial, other: Polynomial) -> Polynomial:
    """Multiply, leaving out what holds more than eight cards in a place."""
    result: Counter[tuple[int, int, int]] = Counter()
    for (f, r, b), ways in one.items():
        for (f2, r2, b2), ways2 in other.items():
            if max(f + f2, r + r2, b + b2) <= 8:
                result[f + f2, r + r2, b + b2] += ways * ways2
    return dict(result)


def deals(field: Counts = ANY, red: Counts = ANY, blue: Counts = ANY) -> int:
    """Return how many deals have only these counts of each month in each place."""
    month = month_polynomial(field, red, blue)
    total: Polynomial = {(0, 0, 0): 1}
    for _ in range(12):
        total = product(total, month)
    return total.get((8, 8, 8), 0)


def lightless_fields(*, four: bool) -> Fraction:
    """Return the share of fields without a light, and unless `four`, without four of a month."""
    # Five months have three cards that are no light, seven have four.
    total = {0: 1}
    for cards in [3] * 5 + [4] * 7:
        grown: Counter[int] = Counter()
        for held, ways in total.items():
            for more in range(cards + 1 if four else min(cards, 3) + 1):
                grown[held + more] += ways * comb(cards, more)
        total = grown
    return Fraction(total[8], comb(48, 8))


def neither(field: Counts) -> int:
    """Return how many deals give no hand an instant win."""
    return (
        deals(field, NO_FOUR, NO_FOUR)
        - deals(field, PAIRS, NO_FOUR)
        - deals(field, NO_FOUR, PAIRS)
        + deals(field, PAIRS, PAIRS)
    )


def odds(field: Counts) -> dict[str, Fraction]:
    """Return the table's rows among the deals whose field holds only these counts of a month."""
    total = deals(field)
    no_three = tuple(count for count in field if count != 3)
    no_four = Fraction(deals(NO_FOUR), deals())
    teshi = 1 - Fraction(deals(field, NO_FOUR), total)
    kuttsuki = Fraction(deals(field, PAIRS), total)
    some = 1 - Fraction(neither(field), total)
    lightless = lightless_fields(four=field is ANY)
    return {
        "field with three": 1 - Fraction(deals(no_three), total),
        "teshi": teshi,
        "kuttsuki": kuttsuki,
        # Both hands: one by one, less either.
        "exactly one hand": 2 * some - 2 * (teshi + kuttsuki),
        "some hand": some,
        "a light on the field": 1 - (lightless if field is ANY else lightless / no_four),
        "some hand in 12 months": 1 - (1 - some) ** 12,
    }


# cpu.md: in percent, over all deals and over those that the redeal rule leaves.
TABLE = {
    "field with three": ("13.596", "13.649"),
    "teshi": ("0.4317", "0.4311"),
    "kuttsuki": ("0.1700", "0.1697"),
    "exactly one hand": ("1.1937", "1.1919"),
    # 1.196749…, which the source gives as 1.1968.
    "some hand": ("1.1985", "1.1967"),
    "a light on the field": ("61.572", "61.558"),
    "some hand in 12 months": ("13.47", "13.45"),
}


def percent(share: Fraction, like: str) -> str:
    """Return a share in percent, with as many decimals as a text has."""
    return f"{float(100 * share):.{len(like.partition('.')[2])}f}"


@pytest.fixture(scope="module")
def all_deals() -> dict[str, Fraction]:
    return odds(ANY)


@pytest.fixture(scope="module")
def kept_deals() -> dict[str, Fraction]:
    return odds(NO_FOUR)


def test_the_table_exactly(all_deals: dict[str, Fraction], kept_deals: dict[str, Fraction]) -> None:
    found = {
        name: (percent(all_deals[name], of_all), percent(kept_deals[name], of_kept))
        for name, (of_all, of_kept) in TABLE.items()
    }
    assert found == TABLE


def test_a_field_with_four() -> None:
    share = 1 - Fraction(deals(NO_FOUR), deals())
    assert percent(share, "0.4317") == "0.4317"
    assert f"{float(1 / share):.1f}" == "231.7"
    # By hand: inclusion and exclusion over one and two such months.
    assert share == Fraction(12 * comb(44, 4) - comb(12, 2), comb(48, 8))


@pytest.mark.parametrize(
    ("name", "one_in"), [("teshi", "232.0"), ("some hand", "83.6"), ("exactly one hand", "83.9")]
)
def test_one_in(kept_deals: dict[str, Fraction], name: str, one_in: str) -> None:
    assert f"{float(1 / kept_deals[name]):.1f}" == one_in


def of_field(field: tuple[Card, ...]) -> dict[str, bool]:
    return {
        "field with three": 3 in Counter(card.month for card in field).values(),
        "a light on the field": any(card.kind is Kind.LIGHT for card in field),
    }


def seen(deck: tuple[Card, ...]) -> dict[str, bool]:
    """Return which rows of the table a real deal belongs to."""
    red, blue = map(instant_hand, hands_of(deck, RED))
    return of_field(field_of(deck)) | {
        "teshi": red == "teshi",
        "kuttsuki": red == "kuttsuki",
        "exactly one hand": (red is None) != (blue is None),
        "some hand": red is not None or blue is not None,
    }


DEALS = 20_000


@pytest.fixture(scope="module")
def dealt() -> list[Deal]:
    rng = random.Random("odds")
    return [deal(Rules(), RED, rng) for _ in range(DEALS)]


def assert_about(counted: int, of: int, expected: Fraction) -> None:
    """Within four standard errors."""
    share = float(expected)
    assert abs(counted / of - share) < 4 * sqrt(share * (1 - share) / of)


def test_our_dealer_keeps_to_the_odds(dealt: list[Deal], kept_deals: dict[str, Fraction]) -> None:
    rows = [seen(given.deck) for given in dealt]
    for name in rows[0]:
        assert_about(sum(row[name] for row in rows), DEALS, kept_deals[name])


def test_our_dealer_redeals_as_often_as_it_must(dealt: list[Deal]) -> None:
    redealt = sum(len(given.rejected) for given in dealt)
    assert_about(redealt, DEALS + redealt, 1 - Fraction(deals(NO_FOUR), deals()))


def test_our_dealer_puts_every_card_everywhere(dealt: list[Deal]) -> None:
    # 48 x 48 counts, of which a few may lie 4 standard errors off; none lies 5.5 off.
    counts = Counter(
        (place, card.index) for given in dealt for place, card in enumerate(given.deck)
    )
    expected = DEALS / len(DECK)
    assert max(abs(counts[key] - expected) for key in counts) < 5.5 * sqrt(expected)
    assert len(counts) == len(DECK) ** 2
