"""The computer's thinking, outside the thread of the window, so that keys and speech never wait."""

import os
from collections.abc import Callable
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from multiprocessing import get_context
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.play.opponent import HEAVY_LEVELS, decide, warm_up

NICENESS = 10
"""How far thinking stands back where others want the processor; 0 is not at all, 19 the most."""


class Thinker(QObject):
    """Works out moves in the background. Light levels think in a thread, heavy ones in a process.

    `thought` brings the request's number, and the move or the exception that came instead; always
    in a later turn of the event loop, so that whoever asked knows the number by then.
    """

    thought = Signal(int, object)
    _done_thinking = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done_thinking.connect(self.thought, Qt.ConnectionType.QueuedConnection)
        self._executors: dict[bool, Executor] = {}
        self._number = 0
        self._closed = False

    def ask(self, level: str, view: object, seed: int) -> int:
        """Ask for a move; return the request's number."""
        return self.run(level in HEAVY_LEVELS, decide, level, view, seed)

    def warm_up(self, level: str, rules: Rules) -> None:
        """Let a level that needs long to begin with begin now."""
        if level in HEAVY_LEVELS:
            self.run(True, warm_up, level, rules)

    def run(self, heavy: bool, work: Callable[..., object], *arguments: Any) -> int:
        """Do some work in the background; return the request's number.

        A process that has died in the meantime is replaced. What it was at brings `BrokenExecutor`.
        """
        self._number += 1
        number = self._number
        try:
            future = self._executor(heavy).submit(work, *arguments)
        except BrokenExecutor:
            del self._executors[heavy]
            future = self._executor(heavy).submit(work, *arguments)
        future.add_done_callback(lambda done: self._done(number, done))
        return number

    def close(self) -> None:
        """Give up what is being thought about; nothing is heard of it any more."""
        self._closed = True
        for executor in self._executors.values():
            _end(executor)
        self._executors.clear()

    def _executor(self, heavy: bool) -> Executor:
        if heavy not in self._executors:
            self._executors[heavy] = (
                ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=stand_back)
                if heavy
                else ThreadPoolExecutor(1, thread_name_prefix="thinking")
            )
        return self._executors[heavy]

    def _done(self, number: int, future: "Future[object]") -> None:
        # Called in a thread of the executor, or at once when the work is done already.
        if not self._closed and not future.cancelled():
            self._done_thinking.emit(number, future.exception() or future.result())


def stand_back() -> None:
    """Let the window and the screen reader have the processor first, where the system can."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _end(executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        # Without this a long thought would keep the program alive after its window.
        for process in list((executor._processes or {}).values()):
            process.terminate()
    executor.shutdown(wait=False, cancel_futures=True)
