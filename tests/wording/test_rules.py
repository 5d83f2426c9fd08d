"""Every rule, preset and value has its words, and what differs is told."""

import pytest

from koikoi_qt.games.koikoi.rules import (
    CHOICES,
    FIELD_NAMES,
    POINT_SETS,
    PRESETS,
    Rules,
)
from koikoi_qt.i18n import Language
from koikoi_qt.wording.rules import (
    FIELDS,
    POINT_SET_NAMES,
    PRESET_NAMES,
    VALUES,
    describe_rules,
    field_title,
    preset_name,
    value_name,
)

ENGLISH = Language.load("en")
each_language = pytest.mark.parametrize("code", ["en", "es", "fr"])


def test_nothing_is_without_a_name_and_nothing_else_has_one() -> None:
    assert tuple(FIELDS) == FIELD_NAMES
    assert PRESET_NAMES.keys() == PRESETS.keys()
    assert POINT_SET_NAMES.keys() == POINT_SETS.keys()
    assert {name: tuple(values) for name, values in VALUES.items()} == CHOICES


@each_language
def test_the_names_in_a_list_differ(code: str) -> None:
    language = Language.load(code)
    lists = [[preset_name(name, language) for name in PRESETS]]
    lists += [[value_name(name, value, language) for value in CHOICES[name]] for name in CHOICES]
    lists.append([field_title(name, language) for name in FIELD_NAMES])
    for names in lists:
        assert len(set(names)) == len(names)


def test_standard_rules_differ_in_nothing() -> None:
    assert describe_rules(Rules(), ENGLISH) == ()


def test_what_differs_is_told_field_by_field() -> None:
    rules = Rules(
        months=3,
        first_dealer="red",
        start_points=(5, 0),
        points={"goko": 15, "hanami": 0},
        tsukifuda=True,
        double_at_seven=False,
    )
    assert describe_rules(rules, ENGLISH) == (
        "Months: 3",
        "First dealer: Red",
        "Start points: Red 5, Blue 0",
        "Five lights: 15 points",
        "Flower viewing: off",
        "Cards of the month: on",
        "Double from seven: off",
    )


def test_wikipedia_is_told_in_words() -> None:
    assert describe_rules(Rules.preset("wikipedia"), ENGLISH) == (
        "First dealer: by turning up cards",
        "Deal again: four of a month or four pairs",
        "Poetry ribbons: 6 points",
        "Blue ribbons: 6 points",
        "Cards of the month: on",
        "Award for a null month: the dealer",
    )
