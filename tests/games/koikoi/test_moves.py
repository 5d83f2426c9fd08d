"""Moves as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_qt.games.koikoi import DECK, Card, Move, MoveKind, UnreadableMove
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP, distinct

any_card = st.sampled_from(DECK)
moves = st.one_of(
    st.sampled_from([KOIKOI, STOP]),
    st.builds(Move.play, any_card, st.none() | any_card),
    st.builds(Move.choose, any_card),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 3P1", Move(MoveKind.PLAY, Card.from_code("3P1"))),
        ("play 8P1 8L", Move(MoveKind.PLAY, Card.from_code("8P1"), Card.from_code("8L"))),
        ("choose 8A", Move(MoveKind.CHOOSE, Card.from_code("8A"))),
        ("koikoi", Move(MoveKind.KOIKOI)),
        ("stop", Move(MoveKind.STOP)),
    ],
)
def test_a_move_is_its_text(text: str, move: Move) -> None:
    assert Move.from_text(text) == move
    assert str(move) == text


@given(moves)
def test_every_move_goes_to_text_and_back(move: Move) -> None:
    assert Move.from_text(str(move)) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no such move"),
        ("pass", "no such move"),
        ("Play 3P1", "no such move"),
        ("koi-koi", "no such move"),
        ("play", "wrong number of cards"),
        ("play 3P1 3L 3R", "wrong number of cards"),
        ("choose", "wrong number of cards"),
        ("choose 8A 8L", "wrong number of cards"),
        ("koikoi 8A", "wrong number of cards"),
        ("stop 8A", "wrong number of cards"),
        ("play 3P", "no card has the code '3P'"),
        ("play  3P1", "no card has the code ''"),
        ("play 3P1 ", "no card has the code ''"),
        ("play 3P1\n", "no card has the code '3P1\\n'"),
    ],
)
def test_an_unreadable_move_is_quoted_and_explained(text: str, reason: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        Move.from_text(text)
    message = str(caught.value)
    assert repr(text) in message
    assert reason in message
    assert "play CARD" in message


@given(st.text(max_size=200))
def test_any_other_text_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        Move.from_text("play " + text + "!")
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("legal", "kept"),
    [
        ("play 6A 6P1; play 6A 6P2", "play 6A 6P1"),
        ("play 6P1 6A; play 6P1 6P2", "play 6P1 6A; play 6P1 6P2"),
        ("play 6A 6P1; play 6A 6P2; play 6R 6P1; play 6R 6P2", "play 6A 6P1; play 6R 6P1"),
        ("choose 6P1; choose 6P2", "choose 6P1"),
        ("choose 6A; choose 6P2", "choose 6A; choose 6P2"),
        ("choose 11R; choose 11P", "choose 11R; choose 11P"),
        ("play 3P1; play 3P2", "play 3P1; play 3P2"),
        ("koikoi; stop", "koikoi; stop"),
    ],
)
def test_interchangeable_captures_are_one_choice(legal: str, kept: str) -> None:
    assert "; ".join(map(str, distinct(map(Move.from_text, legal.split("; "))))) == kept
