"""A session: whose cards are open, what is kept, and that a match goes on where it was left."""

import random

import pytest

from koikoi_qt.games.koikoi import IllegalMove, Move, Phase, Rules
from koikoi_qt.games.record import Player, Record
from koikoi_qt.play.opponent import decide
from koikoi_qt.play.session import Session
from koikoi_qt.wording.prompts import Situation

PERSON, CPU = Player("You"), Player("CPU", "easy")
TWO = (Player("Red"), Player("Blue"))


def play_on(session: Session, rng: random.Random, steps: int) -> None:
    """Play some random steps, opening hands and dealing months as they come."""
    for _ in range(steps):
        if session.match.finished:
            return
        if session.match.turn is None:
            session.next_month()
        else:
            if session.situation is Situation.COVERED:
                session.start_turn()
            session.play(rng.choice(session.match.legal_moves))


@pytest.mark.parametrize("players", [(PERSON, CPU), (CPU, PERSON), TWO])
def test_every_change_is_kept_before_it_is_told(players: tuple[Player, Player]) -> None:
    kept: list[Record] = []
    rng = random.Random(5)
    session = Session.new(Rules(months=3), players, rng, kept.append)
    while not session.match.finished:
        assert kept[-1].match() == session.match
        play_on(session, rng, 1)
    assert kept[-1] == session.record


def test_a_match_goes_on_where_it_was_left_with_its_own_rules() -> None:
    # Case K14: other defaults set in between change nothing.
    rules = Rules(months=2, sake_cup="either", points={"tane": 3})
    session = Session.new(rules, (PERSON, CPU), random.Random(1))
    play_on(session, random.Random(2), 17)
    resumed = Session.resume(Record.from_json(session.record.to_json()), random.Random(9))
    assert resumed.match == session.match
    assert resumed.view == session.view
    assert resumed.match.rules == rules


def test_two_people_see_only_their_own_hands() -> None:
    session = Session.new(Rules(first_dealer="blue"), TWO, random.Random(3))
    assert session.situation is Situation.COVERED
    assert session.view.hand == ()
    assert session.view.legal_moves == ()
    session.start_turn()
    assert session.viewer == 1
    assert session.view.hand == session.match.month.hands[1]
    while session.match.turn == 1:
        session.play(session.match.legal_moves[0])
    assert session.situation is Situation.COVERED
    assert session.view.hand == ()


def test_at_the_end_of_a_month_no_hand_is_open() -> None:
    session = Session.new(Rules(months=2), TWO, random.Random(4))
    rng = random.Random(4)
    while session.match.phase is not Phase.MONTH_OVER:
        play_on(session, rng, 1)
    assert session.view.hand == ()


def test_a_choice_between_interchangeable_cards_is_made_by_itself() -> None:
    rng = random.Random(6)
    chosen = 0
    for _ in range(40):
        session = Session.new(Rules(months=1), TWO, rng)
        while session.match.turn is not None:
            play_on(session, rng, 1)
            if session.match.phase is Phase.CHOOSE:
                one, other = session.match.legal_moves
                assert one.card is not None
                assert other.card is not None
                assert not one.card.interchangeable(other.card)
        moves = session.match.month.moves
        chosen += sum(move.kind == "choose" for move in moves)
    assert chosen


def test_an_illegal_move_changes_nothing() -> None:
    session = Session.new(Rules(), TWO, random.Random(7))
    before = session.match
    with pytest.raises(IllegalMove):
        session.play(Move.from_text("stop"))
    assert session.match == before


def test_the_level_changes_in_the_middle_and_is_recorded() -> None:
    session = Session.new(Rules(), (PERSON, CPU), random.Random(8))
    session.set_level("medium")
    assert session.record.players[1].level == "medium"
    assert session.players[0].level is None


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_the_computer_decides_the_same_for_the_same_seed(level: str) -> None:
    session = Session.new(Rules(first_dealer="blue"), (PERSON, CPU), random.Random(9))
    view = session.match.view(1)
    assert decide(level, view, 4) == decide(level, view, 4)
    assert decide(level, view, 4) in view.legal_moves
