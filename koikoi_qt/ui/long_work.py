"""Work of many seconds in a process of its own: it tells how far it is, and can be given up."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from koikoi_qt.ui.thinking import stand_back


class WorkEnded(RuntimeError):
    """The process has ended without a result."""


@dataclass(frozen=True, slots=True)
class _Step:
    done: int
    count: int


class LongWork(QObject):
    """Does `work(*arguments, progress)`, where `progress` takes how much of how much is done.

    `progressed` brings that; `finished` the result, or the exception that came instead.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    _heard = Signal(object)

    def __init__(
        self, work: Callable[..., object], *arguments: Any, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)
        context = get_context("spawn")
        self._receiver, self._sender = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_do, args=(self._sender, work, arguments), daemon=True
        )
        self._listener = Thread(target=self._listen, daemon=True)
        self._is_over = False

    def start(self) -> None:
        """Begin."""
        self._process.start()
        # With the process's own end alone left open, its death ends the listening.
        self._sender.close()
        self._listener.start()

    def cancel(self) -> None:
        """Give the work up; nothing is heard of it any more."""
        self._is_over = True
        self._process.terminate()
        self._process.join()
        self._listener.join()

    def _listen(self) -> None:
        message: object = None
        try:
            while not self._is_over and isinstance(message := self._receiver.recv(), _Step):
                self._heard.emit(message)
        except (EOFError, OSError):
            message = WorkEnded("the process that did the work has ended")
        if not self._is_over:
            self._heard.emit(message)

    def _on_heard(self, message: object) -> None:
        if self._is_over:
            return
        if isinstance(message, _Step):
            self.progressed.emit(message.done, message.count)
        else:
            self._is_over = True
            self.finished.emit(message)


def _do(sender: Connection, work: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    stand_back()
    result: object
    try:
        result = work(*arguments, lambda done, count: sender.send(_Step(done, count)))
    except Exception as error:  # noqa: BLE001 - it is raised where the work is waited for
        result = error
    sender.send(result)
