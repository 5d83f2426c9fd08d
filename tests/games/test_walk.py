"""Random matches of every preset and of random rules: nothing that must hold is ever broken."""

import random
from dataclasses import replace

import pytest

from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.rules import CHOICES, FLAGS, PRESETS
from tests.games.walk import check_cards, check_turn, random_rules, walk, walk_months

CHUNKS = range(10)


@pytest.mark.parametrize("chunk", CHUNKS[:2])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_walk_through_months_of_a_preset(preset: str, chunk: int) -> None:
    assert walk_months(f"{preset} {chunk}", 100, preset).months == 100


@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_walk_through_months_of_random_rules(chunk: int) -> None:
    assert walk_months(f"random {chunk}", 150).months == 150


@pytest.mark.parametrize("preset", PRESETS)
def test_saved_and_loaded_at_every_step(preset: str) -> None:
    *_, last = walk(Rules.preset(preset, months=2), random.Random(preset), saved_one_in=1)
    assert last.finished


def test_random_rules_reach_every_choice() -> None:
    rng = random.Random(1)
    found = [random_rules(rng) for _ in range(200)]
    for name, allowed in CHOICES.items():
        assert {getattr(rules, name) for rules in found} == set(allowed)
    for name in FLAGS:
        assert {getattr(rules, name) for rules in found} == {True, False}


def test_the_walk_would_see_a_lost_card_and_a_wrong_turn() -> None:
    match = Match.new(Rules(), random.Random(1))
    month = match.month
    lost = replace(month, field=month.field[1:])
    with pytest.raises(AssertionError):
        check_cards(replace(match, months=(lost,)))
    stuck = replace(month, hands=((), ()))
    with pytest.raises(AssertionError):
        check_turn(replace(match, months=(stuck,)))


def test_the_same_source_of_chance_gives_the_same_match() -> None:
    one, other = (list(walk(Rules(months=2), random.Random(5))) for _ in range(2))
    assert one == other
