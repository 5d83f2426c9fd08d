"""The game on the table: moves go in, the computer answers at its pace, what happened comes out."""

import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Final, TypeGuard

from PySide6.QtCore import QObject, QTimer, Signal

from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.play.opponent import LIGHT_LEVEL
from koikoi_qt.play.session import Session
from koikoi_qt.ui.ideas import Ideas
from koikoi_qt.ui.thinking import Thinker
from koikoi_qt.wording.panel import Command
from koikoi_qt.wording.prompts import Situation

WAIT: Final = "wait"
INSTANT: Final = "instant"
_COMMANDS: Final = (Command.NEXT_MONTH, Command.START_TURN, Command.CONTINUE)


class Game(QObject):
    """Drives a session. `happened` brings the events of each step, after they are kept.

    `failed` brings what went wrong where nothing was lost: a computer player that broke down.
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
        self.ideas = Ideas(self._thinker, self)
        self.ideas.failed.connect(self.failed)
        # What was an idea before a move is none after it.
        self.happened.connect(self.ideas.forget)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._answer)
        self._asked: int | None = None
        self._seed = 0
        self._is_second_try = False
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
        self._warm_up()
        self._let_computer_play()

    def set_pace(self, pace: float | str) -> None:
        """Change the computer's pace, also while it is thinking."""
        self.pace = pace
        if self._waiting and pace != WAIT:
            self.do(Command.CONTINUE)

    def set_level(self, level: str) -> None:
        """Let the computer play at another level from its next move on."""
        before = self.session.players
        self.session.set_level(level)
        if self.session.players != before:
            self._warm_up()

    def look_for_ideas(self) -> None:
        """Look in the background for what could be done; `ideas` tells what was found."""
        if self.can_play:
            self.ideas.look_for(self.view)

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
        act()
        self._let_computer_play()
        self.happened.emit(self.session.match.history[before:])

    def _let_computer_play(self) -> None:
        if not self.session.cpu_to_move:
            return
        if self.pace == WAIT:
            self._waiting = True
            return
        self._think(0.0 if self.pace == INSTANT else float(self.pace))

    def _warm_up(self) -> None:
        for player in self.session.players:
            if player.level is not None:
                self._thinker.warm_up(player.level, self.session.match.rules)

    def _think(self, delay: float) -> None:
        self._answer_ready = None
        self._is_second_try = False
        self._seed = self._seeds.getrandbits(64)
        self._ask(self._level_to_move())
        self._timer.start(round(delay * 1000))

    def _level_to_move(self) -> str:
        turn = self.session.match.turn
        assert turn is not None
        level = self.session.players[turn].level
        assert level is not None
        return level

    def _ask(self, level: str) -> None:
        turn = self.session.match.turn
        assert turn is not None
        self._asked = self._thinker.ask(level, self.session.match.view(turn), self._seed)

    def _on_thought(self, number: int, thought: object) -> None:
        if number != self._asked:
            return
        self._asked = None
        if isinstance(thought, BaseException):
            self._try_again(thought)
        elif isinstance(thought, Move):
            self._answer_ready = thought
            self._answer()

    def _try_again(self, error: BaseException) -> None:
        """Let a computer player that broke down move all the same, and say that it did."""
        if not self._is_second_try:
            self._is_second_try = True
            # A process that died is replaced; a level that went wrong would go wrong again.
            self._ask(self._level_to_move() if isinstance(error, BrokenExecutor) else LIGHT_LEVEL)
        self.failed.emit(error)

    def _answer(self) -> None:
        """Make the computer's move once it is both thought out and due."""
        if self._answer_ready is None or self._timer.isActive():
            return
        move, self._answer_ready = self._answer_ready, None
        self._step(partial(self.session.play, move))
