"""The game on the table: moves go in, the computer answers at its pace, what happened comes out."""

import random
from collections.abc import Callable
from functools import partial
from typing import Final, TypeGuard

from PySide6.QtCore import QObject, QTimer, Signal

from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.play.session import Session
from koikoi_qt.ui.thinking import Thinker
from koikoi_qt.wording.panel import Command
from koikoi_qt.wording.prompts import Situation

WAIT: Final = "wait"
INSTANT: Final = "instant"
_COMMANDS: Final = (Command.NEXT_MONTH, Command.START_TURN, Command.CONTINUE)


class Game(QObject):
    """Drives a session. `happened` brings the events of each step, after they are kept.

    `failed` brings what went wrong where nothing was lost: a save that could not be written, a
    computer player that broke down.
    """

    happened = Signal(tuple)
    failed = Signal(object)

    def __init__(
        self,
        session: Session,
        pace: float | str,
        seed: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.pace = pace
        # A stream apart from the deals, so that the computer's level does not change the cards.
        self._seeds = random.Random(seed)
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._on_thought)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._answer)
        self._asked: int | None = None
        self._answer_ready: Move | None = None
        self._waiting = False

    @property
    def situation(self) -> Situation:
        """Who is before the screen, or that the computer waits for a key."""
        return Situation.PAUSED if self._waiting else self.session.situation

    @property
    def view(self) -> View:
        """What may be shown now."""
        return self.session.view

    @property
    def can_play(self) -> bool:
        """Whether a move can come from a person now."""
        return bool(self.view.legal_moves)

    def start(self) -> None:
        """Let the computer begin where it is to move."""
        self._let_computer_play()

    def set_pace(self, pace: float | str) -> None:
        """Change the computer's pace, also while it is thinking."""
        self.pace = pace
        if self._waiting and pace != WAIT:
            self.do(Command.CONTINUE)

    def close(self) -> None:
        """End the computer's thinking; the match is kept as it stands."""
        self._timer.stop()
        self._asked = None
        self._thinker.close()

    def handles(self, does: object) -> TypeGuard[Move | Command]:
        """Tell whether this is a matter of the game, and not of the window around it."""
        return isinstance(does, Move) or does in _COMMANDS

    def do(self, does: Move | Command) -> None:
        """Do what a button, a card or a key stands for."""
        if isinstance(does, Move):
            if does in self.view.legal_moves:
                self._step(partial(self.session.play, does))
        elif does is Command.NEXT_MONTH:
            self._step(self.session.next_month)
        elif does is Command.START_TURN:
            self.session.start_turn()
            self.happened.emit(())
        elif does is Command.CONTINUE and self._waiting:
            self._waiting = False
            self._think(delay=0.0)
            self.happened.emit(())

    def _step(self, act: Callable[[], object]) -> None:
        before = len(self.session.match.history)
        try:
            act()
        except OSError as error:
            # The move was made but could not be kept: the match goes on, and that is said.
            self.failed.emit(error)
        self._let_computer_play()
        self.happened.emit(self.session.match.history[before:])

    def _let_computer_play(self) -> None:
        if not self.session.cpu_to_move:
            return
        if self.pace == WAIT:
            self._waiting = True
            return
        self._think(0.0 if self.pace == INSTANT else float(self.pace))

    def _think(self, delay: float) -> None:
        turn = self.session.match.turn
        assert turn is not None
        level = self.session.players[turn].level
        assert level is not None
        self._answer_ready = None
        self._asked = self._thinker.ask(
            level, self.session.match.view(turn), self._seeds.getrandbits(64)
        )
        self._timer.start(round(delay * 1000))

    def _on_thought(self, number: int, thought: object) -> None:
        if number != self._asked:
            return
        self._asked = None
        if isinstance(thought, BaseException):
            self.failed.emit(thought)
        elif isinstance(thought, Move):
            self._answer_ready = thought
            self._answer()

    def _answer(self) -> None:
        """Make the computer's move once it is both thought out and due."""
        if self._answer_ready is None or self._timer.isActive():
            return
        move, self._answer_ready = self._answer_ready, None
        self._step(partial(self.session.play, move))
