"""The match that was left survives whatever happens while it is kept."""

import itertools
import os
import random
from pathlib import Path

import pytest

from koikoi_qt.games.koikoi import Rules
from koikoi_qt.games.record import Player, Record
from koikoi_qt.play import autosave
from koikoi_qt.play.session import Session
from tests.killing import runs_to_the_end

PLAYERS = (Player("You"), Player("CPU", "easy"))


def session_after(moves: int, *, keep: bool = False) -> Session:
    """A match after so many moves, always the same one."""
    rng = random.Random(11)
    keeper = autosave.keep if keep else None
    session = Session.new(Rules(months=3), PLAYERS, rng, keeper)
    for _ in range(moves):
        session.play(session.match.legal_moves[0])
    return session


def play_three_moves() -> None:
    """Deal and make three moves, each kept; run in a process that is killed."""
    session_after(3, keep=True)


def test_killed_at_any_file_operation_at_most_one_move_is_lost(data_folder: Path) -> None:
    data_folder.mkdir()
    states = [session_after(moves).record for moves in range(4)]
    found: list[Record | None] = []
    for n in itertools.count(1):
        autosave.forget()
        ended = runs_to_the_end(n, "tests.play.test_autosave", "play_three_moves")
        kept = autosave.kept()
        assert kept is None or isinstance(kept, Record)
        found.append(kept)
        if ended:
            break
    order = [None, *states]
    places = [order.index(record) for record in found]
    assert places == sorted(places)
    # Every state was the newest at some moment: never more than the move being written is lost.
    assert set(places) == set(range(len(order)))
    assert places[-1] == len(states)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "koikoi-record"}', b"\x00" * 100, b"[" * 100_000],
)
def test_a_damaged_save_is_moved_aside_and_told(content: bytes, data_folder: Path) -> None:
    data_folder.mkdir()
    autosave.path().write_bytes(content)
    damaged = autosave.kept()
    assert isinstance(damaged, autosave.DamagedSave)
    assert str(damaged.error)
    assert damaged.aside is not None
    assert damaged.aside.read_bytes() == content
    assert autosave.kept() is None


def test_a_save_that_breaks_the_rules_is_damaged(data_folder: Path) -> None:
    data_folder.mkdir()
    text = session_after(2).record.to_json()
    autosave.path().write_text(text.replace('"moves": ["', '"moves": ["stop", "'), "utf-8")
    damaged = autosave.kept()
    assert isinstance(damaged, autosave.DamagedSave)
    assert "move 1" in str(damaged.error)


def test_what_is_kept_comes_back(data_folder: Path) -> None:
    session = session_after(5, keep=True)
    assert autosave.kept() == session.record
    autosave.forget()
    assert autosave.kept() is None
    autosave.forget()


def test_a_save_that_cannot_be_written_is_told(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_after(1, keep=True)

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space left"):
        session.play(session.match.legal_moves[0])
    # The move is made all the same, and the save still holds the one before.
    assert len(session.match.month.moves) == 2
    monkeypatch.undo()
    monkeypatch.setenv("KOIKOI_DATA", str(data_folder))
    assert autosave.kept() == session_after(1).record
