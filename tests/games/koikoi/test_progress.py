"""How far a seat is from each yaku."""

from typing import Any

import pytest

from koikoi_qt.games.koikoi import DECK, Kind, Rules
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.progress import Progress, progress

PLAINS = [card.code for card in DECK if card.kind is Kind.PLAIN]


def stand(name: str, mine: str, theirs: str = "", month: int = 1, **rules: Any) -> Progress:
    """Return how a seat with these cards stands to one yaku."""
    found = progress(Rules.from_dict(rules), month, cards(mine), cards(theirs))
    [one] = [each for each in found if each.name == name]
    return one


@pytest.mark.parametrize(
    ("name", "mine", "theirs", "missing", "short", "made", "lost"),
    [
        ("sanko", "1L 3L", "", "8L 12L", 1, False, False),
        ("sanko", "1L 3L", "8L 12L", "", 1, False, True),
        ("sanko", "1L 3L 8L", "", "12L", 0, True, False),
        ("sanko", "11L", "", "1L 3L 8L 12L", 3, False, False),
        ("ameshiko", "1L 3L 8L", "", "11L 12L", 1, False, False),
        ("ameshiko", "1L 3L 8L 12L", "", "11L", 0, False, False),
        ("ameshiko", "1L 3L 8L", "11L", "12L", 1, False, True),
        ("ameshiko", "1L 3L 11L", "8L 12L", "", 1, False, True),
        ("ameshiko", "1L 3L 8L 11L", "12L", "", 0, True, False),
        ("shiko", "1L", "3L", "8L 12L", 3, False, True),
        ("goko", "1L", "11L", "3L 8L 12L", 4, False, True),
        ("hanami", "9A", "8L", "3L", 1, False, False),
        ("hanami", "3L", "9A", "", 1, False, True),
        ("inoshikacho", "6A 10A", "", "7A", 1, False, False),
        ("akatan", "1R", "2R", "3R", 2, False, True),
        ("tan", "1R 2R 3R 4R", "5R 6R 7R 9R 10R", "11R", 1, False, False),
        ("tan", "1R 2R 3R 4R", "5R 6R 7R 9R 10R 11R", "", 1, False, True),
    ],
)
def test_progress(
    name: str, mine: str, theirs: str, missing: str, short: int, made: bool, lost: bool
) -> None:
    one = stand(name, mine, theirs)
    assert one.missing == cards(missing)
    assert (one.short, one.made, one.lost) == (short, made, lost)


def test_held_and_taken_are_what_counts() -> None:
    one = stand("akatan", "1R 4R 1L", "2R 5R")
    assert (one.held, one.taken, one.needed) == (cards("1R"), cards("2R"), 3)


@pytest.mark.parametrize(
    ("cup", "mine", "short", "made"),
    [
        ("animal_and_plain", " ".join(PLAINS[:8]) + " 9A", 1, False),
        ("animal_and_plain", " ".join(PLAINS[:9]) + " 9A", 0, True),
        ("animal_only", " ".join(PLAINS[:9]) + " 9A", 1, False),
        ("animal_and_two_plains", " ".join(PLAINS[:8]) + " 9A", 0, True),
        ("animal_and_two_plains", " ".join(PLAINS[:8]), 2, False),
    ],
)
def test_plains_with_the_cup(cup: str, mine: str, short: int, made: bool) -> None:
    one = stand("kasu", mine, sake_cup=cup)
    assert (one.short, one.made) == (short, made)


@pytest.mark.parametrize(
    ("cup", "theirs", "lost"),
    [
        # 24 plains and the cup: how many may the other side take?
        ("animal_and_plain", 15, False),
        ("animal_and_plain", 16, True),
        ("animal_only", 14, False),
        ("animal_only", 15, True),
        ("animal_and_two_plains", 16, False),
        ("animal_and_two_plains", 17, True),
    ],
)
def test_when_the_plains_are_lost(cup: str, theirs: int, lost: bool) -> None:
    taken = " ".join(PLAINS[:theirs])
    assert stand("kasu", "", taken, sake_cup=cup).lost is lost
    assert stand("kasu", "9A", taken, sake_cup=cup).lost is lost


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ({}, set()),
        ({"viewing": "off"}, {"-hanami", "-tsukimi"}),
        ({"counting": "separate"}, {"-akatan_aotan"}),
        ({"tsukifuda": True}, {"tsukifuda"}),
        ({"tsukifuda": True, "points": {"tsukifuda": 0}}, set()),
        ({"points": {"nomi": 3, "goko": 0}}, {"nomi", "-goko"}),
        ({"points": {"nomi": 3}, "viewing": "off"}, {"nomi", "-hanami", "-tsukimi"}),
    ],
)
def test_only_yaku_that_are_agreed_are_told(rules: dict[str, Any], names: set[str]) -> None:
    usual = {
        *("goko", "shiko", "ameshiko", "sanko", "hanami", "tsukimi", "inoshikacho"),
        *("akatan", "aotan", "akatan_aotan", "tane", "tan", "kasu"),
    }
    without = {name[1:] for name in names if name.startswith("-")}
    with_too = {name for name in names if not name.startswith("-")}
    found = [one.name for one in progress(Rules.from_dict(rules), 1, (), ())]
    assert set(found) == (usual | with_too) - without


def test_the_month_cards_are_this_months() -> None:
    one = stand("tsukifuda", "3L 3R", "3P1", month=3, tsukifuda=True)
    assert (one.held, one.missing, one.lost) == (cards("3L 3R"), cards("3P2"), True)
