"""The computer's thinking in the background."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from koikoi_qt.ui.thinking import Thinker

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
