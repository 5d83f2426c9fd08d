"""What the review keys answer: the rows of answered.txt, and what must hold in every match.

After a change of the wording, `python -m tests.wording.test_answers` writes the file anew.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from koikoi_qt.games.koikoi import DECK, Match, Phase, Rules, View
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.moves import KOIKOI
from koikoi_qt.games.koikoi.rules import PRESETS
from koikoi_qt.wording.answer_cards import unseen
from koikoi_qt.wording.answers import REVIEW, answer
from koikoi_qt.wording.narrator import Verbosity
from koikoi_qt.wording.prompts import Situation
from koikoi_qt.wording.question import Ask
from koikoi_qt.wording.turns import previous_turn, since_own_turn
from tests.wording.telling import BLUE, CODES, RED, narrator

ANSWERED = Path(__file__).with_name("answered.txt")


def walk(seed: int, preset: str = "standard", months: int = 2) -> Iterator[Match]:
    """Yield a random match after each move; koi-koi is called wherever it can be."""
    rng = random.Random(seed)
    match = Match.new(Rules.preset(preset, months=months), rng)
    while not match.finished:
        yield match
        if match.turn is None:
            match, _ = match.deal(rng)
            continue
        moves = match.legal_moves
        match, _ = match.play(KOIKOI if KOIKOI in moves else rng.choice(moves))
    yield match


def scene() -> View:
    """Return Red's view of a month with something to say to every question."""
    return next(
        view
        for seed in range(100)
        for match in walk(seed)
        if match.turn == RED and match.phase is Phase.PLAY and len(match.month.hands[RED]) == 3
        for view in [match.view(RED)]
        if view.calls == (0, 1) and view.yaku(BLUE)
    )


def rows() -> Iterator[str]:
    view = scene()
    for ask in Ask:
        yield f"# {ask}"
        for code in CODES:
            for verbosity in Verbosity:
                yield f"{code} {verbosity}: {answer(ask, view, narrator(code, verbosity))}"
        yield f"en by name: {answer(ask, view, narrator('en', you=None))}"
        covered = answer(ask, view, narrator("en", you=None), Situation.COVERED)
        yield f"en covered: {covered}"


def test_answers_are_as_the_table_says() -> None:
    assert ANSWERED.read_text("utf-8").splitlines() == list(rows())


def test_every_question_has_an_answer() -> None:
    assert REVIEW.keys() == set(Ask)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_question_is_answered_at_every_moment(preset: str) -> None:
    who = [narrator("en", verbosity) for verbosity in Verbosity]
    for match in walk(7, preset):
        for ask in Ask:
            brief, normal, full = (answer(ask, match.view(RED), each) for each in who)
            assert brief and normal and full
            assert not re.search(r"[{}]|\.\.|  |: \.", brief + normal + full)
            assert len(brief) <= len(normal) + 3


@pytest.mark.parametrize("ask", Ask)
def test_what_is_face_down_for_all_is_told_to_nobody(ask: Ask) -> None:
    """Between two turns at one device the answers are the same whatever the hands hold."""
    who = narrator("en", "full", you=None)
    for match in walk(3):
        view = match.view(RED)
        hidden = [*unseen(view), *view.hand]
        random.Random(1).shuffle(hidden)
        another = replace(view, hand=tuple(sorted(hidden[: len(view.hand)])))
        told = (answer(ask, each, who, Situation.COVERED) for each in (view, another))
        assert len(set(told)) == 1


def test_the_stock_answer_counts_every_card_once() -> None:
    for match in walk(5):
        view = match.view(RED)
        hidden = set(unseen(view))
        assert len(hidden) == view.stock_count + view.other_hand_count
        assert hidden == {*match.month.stock, *match.month.hands[BLUE]}
    assert set(unseen(scene().covered())) > set(unseen(scene()))


def test_the_hand_tells_what_each_card_captures() -> None:
    view = replace(
        scene(),
        hand=cards("2P1 3P1 5A 8A 12L"),
        own_hand_count=5,
        field=cards("3L 5P1 5P2 8L 8P1 12P1 12P2 12P3"),
    )
    assert answer(Ask.HAND, view, narrator("en")) == (
        "Hand, 5 cards. 3 Cherry, plain: captures curtain. "
        "5 Iris with eight-plank bridge, animal: captures plain. "
        "8 Susuki with geese, animal: captures moon or plain. "
        "12 Paulownia with phoenix, light: captures plain, plain, and plain. "
        "Without a match: 2 Plum, plain."
    )


def test_since_my_turn_begins_where_my_turn_ended() -> None:
    for match in walk(11):
        view = match.view(RED)
        since = since_own_turn(view)
        assert view.history[len(view.history) - len(since) :] == since
        if match.turn == RED and match.phase is Phase.PLAY:
            own = [event for event in since if getattr(event, "seat", BLUE) == RED]
            assert own == []
            assert all(event in since for event in previous_turn(view))


def test_no_event_between_two_own_turns_is_left_out() -> None:
    heard: list[object] = []
    matches = list(walk(13))
    for match in matches:
        if match.turn == RED and match.phase is Phase.PLAY:
            heard += since_own_turn(match.view(RED))
    last = matches[-1].history
    others = [e for e in last if getattr(e, "seat", BLUE) == BLUE or not hasattr(e, "seat")]
    assert [e for e in heard if getattr(e, "seat", BLUE) == BLUE] == others[: len(heard)]


def test_every_card_can_be_named_in_every_way() -> None:
    for code in CODES:
        for verbosity in Verbosity:
            names = {narrator(code, verbosity).card(card) for card in DECK}
            assert len(names) == 48 - 12


if __name__ == "__main__":
    ANSWERED.write_text("".join(f"{row}\n" for row in rows()), "utf-8")
