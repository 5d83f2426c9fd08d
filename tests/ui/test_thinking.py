"""The computer's thinking in the background."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import Move, Rules, View
from koikoi_qt.games.record import Player
from koikoi_qt.play.opponent import LIGHT_LEVEL, decide
from koikoi_qt.play.session import Session
from koikoi_qt.ui.game import Game
from koikoi_qt.ui.thinking import Thinker
from tests.ui.driving import WAIT_MS

Work = TypeVar("Work")


class AtOnce(Executor):
    """Has done its work before anybody can wait for it, as a fast thread sometimes has."""

    def submit(self, fn: Callable[..., Work], /, *args: object, **_: object) -> Future[Work]:
        future: Future[Work] = Future()
        future.set_result(fn(*args))
        return future


def test_a_thought_comes_after_its_number_is_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(thinker, "_executor", lambda _heavy: AtOnce())
    heard: list[tuple[int, object]] = []
    thinker.thought.connect(lambda number, thought: heard.append((number, thought)))
    number = thinker.run(False, int, "7")
    assert heard == []
    qtbot.waitUntil(lambda: heard == [(number, 7)])


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def result(
    qtbot: QtBot, thinker: Thinker, work: Callable[..., object], *arguments: object
) -> object:
    """Have something worked out in the other process."""
    with qtbot.waitSignal(thinker.thought, timeout=WAIT_MS) as heard:
        thinker.run(True, work, *arguments)
    return heard.args[1]


def processes(thinker: Thinker) -> list[int]:
    """Return the numbers of the processes that think for it."""
    executor = thinker._executors.get(True)
    assert executor is None or isinstance(executor, ProcessPoolExecutor)
    return list(executor._processes or {}) if executor else []


def test_heavy_work_is_done_elsewhere(qtbot: QtBot, thinker: Thinker) -> None:
    assert result(qtbot, thinker, os.getpid) in processes(thinker)
    assert os.getpid() not in processes(thinker)


def test_a_process_that_died_while_idle_is_replaced(qtbot: QtBot, thinker: Thinker) -> None:
    before = result(qtbot, thinker, os.getpid)
    assert isinstance(before, int)
    os.kill(before, signal.SIGKILL)
    executor = thinker._executors[True]
    assert isinstance(executor, ProcessPoolExecutor)
    qtbot.waitUntil(lambda: bool(executor._broken), timeout=WAIT_MS)
    after = result(qtbot, thinker, os.getpid)
    assert isinstance(after, int) and after != before


def test_a_process_that_dies_at_work_is_told(qtbot: QtBot, thinker: Thinker) -> None:
    assert isinstance(result(qtbot, thinker, os._exit, 1), BrokenExecutor)
    assert isinstance(result(qtbot, thinker, os.getpid), int)


def game(level: str, *, pace: float | str = "instant") -> Game:
    """Return a game in which the computer is to move first."""
    players = (Player("You"), Player("CPU", level))
    for seed in range(100):
        session = Session.new(Rules(months=1), players, random.Random(seed))
        if session.cpu_to_move:
            return Game(session, pace, seed=1)
    raise AssertionError("no deal lets the computer begin")


@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_heavy_level_is_warmed_up_before_it_is_to_move(level: str) -> None:
    playing = game(level, pace="wait")
    playing.start()
    assert processes(playing._thinker)
    playing.close()


def test_a_light_level_needs_no_process(qtbot: QtBot) -> None:
    playing = game("medium", pace="wait")
    playing.start()
    assert not processes(playing._thinker)
    playing.set_level("master")
    assert processes(playing._thinker)
    playing.close()


def test_a_process_killed_in_the_middle_of_a_thought_never_stops_a_match(qtbot: QtBot) -> None:
    playing = game("master")
    told: list[object] = []
    playing.failed.connect(told.append)
    playing.start()
    qtbot.waitUntil(lambda: bool(processes(playing._thinker)), timeout=WAIT_MS)
    with qtbot.waitSignal(playing.happened, timeout=WAIT_MS):
        for process in processes(playing._thinker):
            os.kill(process, signal.SIGKILL)
    assert [type(error) for error in told] == [BrokenProcessPool]
    assert playing.session.match.month.moves
    playing.close()


def test_a_level_that_goes_wrong_is_told_and_a_light_one_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decide_wrongly(level: str, view: View, seed: int) -> Move:
        if level != LIGHT_LEVEL:
            raise ZeroDivisionError(level)
        return decide(level, view, seed)

    monkeypatch.setattr("koikoi_qt.ui.thinking.decide", decide_wrongly)
    playing = game("easy")
    told: list[object] = []
    playing.failed.connect(told.append)
    with qtbot.waitSignal(playing.happened, timeout=WAIT_MS):
        playing.start()
    assert [type(error) for error in told] == [ZeroDivisionError]
    playing.close()


def test_the_program_quits_cleanly_in_the_middle_of_a_thought() -> None:
    # Its own process, so that what is left behind shows when it ends.
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.quitting"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "thinking\n"), done.stderr
    assert "Traceback" not in done.stderr
