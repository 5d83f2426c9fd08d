"""Advice and review: the same mind in numbers and names, for words to be made of."""

import json
import random
from itertools import islice

import pytest

from koikoi_qt.cpu import make_player
from koikoi_qt.cpu.koikoi.advice import advise
from koikoi_qt.cpu.koikoi.candidates import distinct_moves
from koikoi_qt.cpu.koikoi.equity import POINT
from koikoi_qt.cpu.koikoi.review import Decision, Review, review
from koikoi_qt.games.koikoi import Match, Phase, Rules
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.games.koikoi.yaku import YAKU_NAMES
from tests.cpu.positions import views

FEW = 3000


def finished_match(seed: int, months: int = 2) -> Match:
    rng = random.Random(seed)
    player = make_player("medium", rng)
    match = Match.new(Rules(months=months), rng)
    while not match.finished:
        if match.turn is None:
            match, _ = match.deal(rng)
        else:
            match, _ = match.play(player.decide(match.view(match.turn)))
    return match


def test_every_distinct_move_is_an_option_the_best_first() -> None:
    for view in islice(views(Rules(), range(10), lambda v: v.phase is not Phase.DECIDE), 5):
        options = advise(view, random.Random(1), FEW)
        assert {option.move for option in options} == set(distinct_moves(view))
        chances = [option.win_chance for option in options]
        merits = [option.win_chance + POINT * option.points for option in options]
        assert merits == sorted(merits, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert {name for o in options for name in (*o.aims, *o.denies)} <= set(YAKU_NAMES)
        assert any(option.aims for option in options)


def test_stopping_is_told_with_its_points_and_yaku() -> None:
    view = next(views(Rules(), range(50), lambda v: v.phase is Phase.DECIDE))
    options = {option.move: option for option in advise(view, random.Random(1), FEW)}
    assert set(options) == {KOIKOI, STOP}
    assert options[STOP].points > 0
    assert options[STOP].aims == tuple(yaku.name for yaku in view.yaku(view.seat))


def test_the_same_chance_gives_the_same_advice() -> None:
    view = next(views(Rules(), range(5), lambda _: True))
    assert advise(view, random.Random(4), FEW) == advise(view, random.Random(4), FEW)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_review_weighs_every_choice(seat: int) -> None:
    match = finished_match(2)
    seen: list[tuple[int, int]] = []
    found = review(match, seat, random.Random(1), lambda *done: seen.append(done), turns=FEW)
    assert found is not None
    count = len(found.decisions)
    assert seen == [(done, count) for done in range(1, count + 1)]
    for decision in found.decisions:
        assert 0 <= decision.chance <= decision.best_chance <= 1
        move = str(match.months[decision.month - 1].moves[decision.number - 1])
        assert decision.move == move
    assert 0 <= found.accuracy <= 1
    assert len(found.months) == len(match.months) + 1
    assert found.months[-1] in (0, 0.5, 1)
    assert Review.from_dict(json.loads(json.dumps(found.to_dict()))) == found


def test_a_review_can_be_cancelled() -> None:
    assert review(finished_match(3), 0, random.Random(1), cancelled=lambda: True) is None


def test_turning_points_are_the_costliest_in_order_of_play() -> None:
    losses = (0.06, 0.0, 0.3, 0.005, 0.05, 0.2, 0.07, 0.08, 0.09)
    decisions = tuple(
        Decision(1, i, "stop", "koikoi", 0.5, 0.5 + lost) for i, lost in enumerate(losses)
    )
    found = Review(0, decisions, (0.5, 1.0))
    assert found.turning_points == (2, 5, 6, 7, 8)
    assert found.accuracy == pytest.approx(2 / 9)
