"""Rules: the presets of rules.md field by field, named sets, and what is refused."""

import re
from dataclasses import replace
from typing import Any

import pytest

from koikoi_qt.games.koikoi import Rules, RulesError
from koikoi_qt.games.koikoi.rules import FIELD_NAMES, POINT_SETS, PRESETS, Points

# Typed from rules.md, section 7, and the defaults from sections 2 to 6.
PRESET_TABLE: dict[str, tuple[Any, Any, Any, Any, Any]] = {
    # field: standard, nintendo, french_table, simple, wikipedia
    "months": (12, 12, 12, 12, 12),
    "first_dealer": ("random", "draw", "draw", "draw", "draw"),
    "draw_tie": ("points", "points", "again", "points", "points"),
    "start_points": ((0, 0), (0, 0), (0, 0), (0, 0), (0, 0)),
    "field_redeal": ("four", "four", "four", "four", "four_or_pairs"),
    "instant_points": (6, 6, 6, 6, 6),
    "both_instant": ("nobody", "nobody", "redeal", "nobody", "nobody"),
    "koikoi_limit": ("unlimited", "unlimited", "once_total", "unlimited", "unlimited"),
    "counting": ("highest", "highest", "separate", "highest", "highest"),
    "viewing": ("count", "count", "count", "count", "count"),
    "hanami_needs_koikoi": (False, False, False, False, False),
    "sake_cup": ("animal_and_plain",) * 5,
    "tsukifuda": (False, False, False, False, True),
    "double_at_seven": (True, True, True, False, True),
    "koikoi_factor": ("opponent", "opponent", "opponent", "none", "opponent"),
    "null_month_award": ("nobody", "nobody", "nobody", "nobody", "dealer"),
    "null_month_points": (1, 1, 1, 1, 1),
    "null_month_dealer": ("same", "other", "other", "same", "same"),
}
POINTS = {
    "goko": 10,
    "shiko": 8,
    "ameshiko": 7,
    "sanko": 5,
    "hanami": 5,
    "tsukimi": 5,
    "inoshikacho": 5,
    "akatan": 5,
    "aotan": 5,
    "akatan_aotan": 10,
    "tane": 1,
    "tan": 1,
    "kasu": 1,
    "tsukifuda": 4,
    "nomi": 0,
}
PRESET_NAMES = ("standard", "nintendo", "french_table", "simple", "wikipedia")


@pytest.mark.parametrize(("place", "name"), list(enumerate(PRESET_NAMES)))
def test_presets(place: int, name: str) -> None:
    rules = Rules.preset(name)
    found = {field: getattr(rules, field) for field in PRESET_TABLE}
    assert found == {field: values[place] for field, values in PRESET_TABLE.items()}
    differing = {"akatan": 6, "aotan": 6} if name == "wikipedia" else {}
    assert rules.points == POINTS | differing


def test_the_tables_above_are_complete() -> None:
    assert set(FIELD_NAMES) == {*PRESET_TABLE, "points"}
    assert tuple(PRESETS) == PRESET_NAMES
    assert list(Rules().points) == list(POINTS)


def test_the_default_is_the_standard_preset() -> None:
    assert Rules() == Rules.preset("standard")


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("high_lights", {"goko": 15, "shiko": 10, "ameshiko": 8, "sanko": 6}),
        ("goko_15", {"goko": 15}),
        ("trios_6", {"inoshikacho": 6, "akatan": 6, "aotan": 6}),
        ("bukku_12", {"akatan_aotan": 12}),
        ("viewing_3", {"hanami": 3, "tsukimi": 3}),
    ],
)
def test_named_points(name: str, points: dict[str, int]) -> None:
    assert Rules(points=POINT_SETS[name]).points == POINTS | points


WRONG: list[tuple[dict[str, Any], str, str]] = [
    # what is set, the field and the value as they must be named, what is allowed
    *(
        ({name: wrong}, repr(name), f"{wrong!r} is not allowed")
        for name in ("months", "instant_points", "null_month_points")
        for wrong in (-1, 100, True, 1.0, "1", None)
    ),
    *(
        ({name: wrong}, repr(name), f"{wrong!r} is not allowed; it must be true or false")
        for name in ("hanami_needs_koikoi", "tsukifuda", "double_at_seven")
        for wrong in (0, 1, "true", None)
    ),
    ({"months": 0}, "'months'", "0 is not allowed; it must be a whole number from 1 to 12"),
    ({"months": 13}, "'months'", "13 is not allowed; it must be a whole number from 1 to 12"),
    ({"first_dealer": "Red"}, "'first_dealer'", "random, red, blue, draw"),
    ({"draw_tie": "nobody"}, "'draw_tie'", "points, again"),
    ({"field_redeal": "pairs"}, "'field_redeal'", "four, four_or_pairs"),
    ({"both_instant": True}, "'both_instant'", "nobody, redeal"),
    ({"koikoi_limit": 1}, "'koikoi_limit'", "unlimited, once_each, once_total"),
    ({"counting": ""}, "'counting'", "highest, separate"),
    ({"viewing": False}, "'viewing'", "count, off, with_other"),
    (
        {"sake_cup": "plain"},
        "'sake_cup'",
        "animal_and_plain, animal_only, either, animal_and_two_plains",
    ),
    ({"koikoi_factor": 2}, "'koikoi_factor'", "opponent, per_call, caller, none"),
    ({"null_month_award": None}, "'null_month_award'", "nobody, dealer, other"),
    ({"null_month_dealer": ["same"]}, "'null_month_dealer'", "same, other"),
    ({"start_points": 5}, "'start_points'", "two whole numbers"),
    ({"start_points": (1, 2, 3)}, "'start_points'", "two whole numbers"),
    ({"start_points": (-1, 0)}, "'start_points'", "-1 is not allowed"),
    ({"start_points": (True, 0)}, "'start_points'", "True is not allowed"),
    ({"points": {"goko": 100}}, "'points.goko'", "100 is not allowed; it must be a whole number"),
    ({"points": {"goko": -1}}, "'points.goko'", "from 0 to 99"),
    ({"points": {"goko": True}}, "'points.goko'", "True is not allowed"),
    ({"points": {"gokou": 15}}, "'gokou'", "did you mean 'goko'?"),
    ({"points": {1: 15}}, "there is no 1", "known are goko, shiko"),
    ({"points": [1, 2]}, "'points'", "[1, 2] is not allowed"),
    ({"monhts": 3}, "'monhts'", "did you mean 'months'?"),
    ({"xyz": 3}, "'xyz'", "known are months, first_dealer"),
]


@pytest.mark.parametrize(("changes", "field", "message"), WRONG)
def test_what_is_wrong_is_named_with_what_is_allowed(
    changes: dict[str, Any], field: str, message: str
) -> None:
    for make in (Rules, Rules.from_dict):
        with pytest.raises(RulesError, match=re.escape(message)) as caught:
            make(**changes) if make is Rules else Rules.from_dict(changes)
        assert field in str(caught.value)
        assert isinstance(caught.value, ValueError)


def test_a_wrong_preset_names_the_right_ones() -> None:
    with pytest.raises(RulesError, match=r"'nintedo'; did you mean 'nintendo'\?.*french_table"):
        Rules.preset("nintedo")
    with pytest.raises(RulesError, match=r"there is no \['nintendo'\]"):
        Rules.preset(["nintendo"])  # type: ignore[arg-type]


def test_a_preset_with_changes() -> None:
    rules = Rules.preset("french_table", months=3, counting="highest")
    assert (rules.months, rules.counting, rules.draw_tie) == (3, "highest", "again")


def test_points_of_a_preset_stay_beside_those_that_are_given() -> None:
    rules = Rules.preset("wikipedia", points={"goko": 15, "aotan": 7})
    assert Points(rules.points).changes() == {"goko": 15, "akatan": 6, "aotan": 7}
    assert Rules.preset("wikipedia", points={"akatan": 5, "aotan": 5}).points == Points()
    # All points at once are a whole of their own.
    assert Rules.preset("wikipedia", points=Points()).points == Points()
    assert Points(Rules.preset("wikipedia").points).changes() == {"akatan": 6, "aotan": 6}
    with pytest.raises(RulesError, match=r"'points': \[\] is not allowed"):
        Rules.preset("wikipedia", points=[])


def test_changes_are_only_what_differs_and_make_the_same_rules() -> None:
    assert Rules().changes() == {}
    rules = Rules(months=3, points={"goko": 15, "shiko": 8}, start_points=(0, 5))
    assert rules.changes() == {"months": 3, "points": {"goko": 15}, "start_points": [0, 5]}
    assert Rules.from_dict(rules.changes()) == rules
    for name in PRESET_NAMES:
        assert Rules.from_dict(Rules.preset(name).changes()) == Rules.preset(name)


def test_equal_rules_are_equal_and_hash_the_same() -> None:
    one, two = Rules(points={"goko": 15}), Rules(points=Points({"goko": 15, "shiko": 8}))
    assert one == two
    assert hash(one) == hash(two)
    assert one != Rules()
    assert replace(one, points={}) == Rules()
    assert repr(one.points) == "Points({'goko': 15})"
