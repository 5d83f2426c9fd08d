"""Every screen of the program and how a person gets there, for tests and for pictures.

    visit(window, "settings", check)

What looks at a screen gets the window, or the dialog in front of it.
"""

import random
from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QDeadlineTimer, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.common import RED
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.record import Player, Record
from koikoi_qt.paths import data_dir
from koikoi_qt.play import autosave, reviews
from koikoi_qt.play.session import Session
from koikoi_qt.settings import Settings
from koikoi_qt.ui.shortcuts_dialog import KeyCatcher
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.keys import KEYS
from tests.ui.matches import AGAINST_CPU, SIDE_BY_SIDE, made_up_review
from tests.ui.walk import settle

Look = Callable[[QWidget], None]
PATIENCE_MS = 20_000
_MONTHS = 12
_MANY_MOVES = 9


def visit(window: Window, name: str, look: Look) -> None:
    """Go to a screen by its name, let it be looked at, and leave it."""
    SCREENS[name](window, look)
    window.show_start()
    autosave.forget()


@cache
def match_at(phase: Phase, *, moves: int = 0) -> Match:
    """Return a match in which Red, or nobody at the end of a month, comes to a phase."""
    for seed in range(100):
        rng = random.Random(seed)
        match = Match.new(Rules(months=_MONTHS), rng)
        made = 0
        while not match.finished:
            if match.phase is phase and match.turn in (RED, None) and made >= moves:
                return match
            if match.turn is None:
                match, _ = match.deal(rng)
            else:
                match, _ = match.play(rng.choice(match.legal_moves))
            made += 1
        if phase is Phase.MATCH_OVER:
            return match
    raise AssertionError(f"no match comes to {phase}")


def open_match(window: Window, match: Match, players: tuple[Player, Player] = AGAINST_CPU) -> None:
    """Put a match on the table."""
    record = Record.from_match(match, players)
    window.matches.opened.emit(Session.resume(record, random.Random(1), autosave.keep))


def _start(window: Window, look: Look) -> None:
    _look(window, look)


def _start_continue(window: Window, look: Look) -> None:
    autosave.keep(Record.from_match(match_at(Phase.PLAY, moves=_MANY_MOVES), AGAINST_CPU))
    window.show_start()
    _look(window, look)


def _match(window: Window, look: Look, *, phase: Phase, moves: int = 0) -> None:
    open_match(window, match_at(phase, moves=moves))
    _look(window, look)


def _hand_over(window: Window, look: Look) -> None:
    open_match(window, match_at(Phase.PLAY, moves=_MANY_MOVES), SIDE_BY_SIDE)
    _look(window, look)


def _cpu_waits(window: Window, look: Look) -> None:
    pace = window.settings.pace
    window.change(pace="wait")
    match = match_at(Phase.PLAY, moves=_MANY_MOVES)
    open_match(window, match)
    game = window.game
    assert game is not None
    while not game.session.cpu_to_move:
        game.do(game.view.legal_moves[0])
    _look(window, look)
    window.change(pace=pace)


def _chart(window: Window, look: Look, *, name: str) -> None:
    open_match(window, match_at(Phase.PLAY, moves=_MANY_MOVES))
    window.act(name)
    _look(window, look)
    window.act(name)


def _look(window: Window, look: Look) -> None:
    settle()
    look(window)


def _dialog(window: Window, look: Look, *, opens: Callable[[Window], object]) -> None:
    """Open a dialog as a person does, look at it in its own event loop, and close it."""
    faults: list[BaseException] = []
    seen: list[QWidget] = []

    def see() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        seen.append(dialog)
        try:
            settle()
            look(dialog)
        except BaseException as fault:  # noqa: BLE001 - raised again below
            faults.append(fault)
        finally:
            dialog.close()

    QTimer.singleShot(0, window, see)
    opens(window)
    patience = QDeadlineTimer(PATIENCE_MS)
    while not seen and not patience.hasExpired():
        QApplication.processEvents()
    assert seen
    if faults:
        raise faults[0]


def _acted(name: str) -> Callable[[Window, Look], None]:
    return partial(_dialog, opens=lambda window: window.act(name))


def _customise(window: Window) -> None:
    window.start_page.customise()


def _record(window: Window) -> None:
    path = data_dir() / "match.koikoi"
    Record.from_match(match_at(Phase.MATCH_OVER), AGAINST_CPU).save(path)
    window.matches.show_record(path, window._look())


def _idea(window: Window, look: Look, *, phase: Phase) -> None:
    open_match(window, match_at(phase, moves=_MANY_MOVES))
    assert window.game is not None
    window.act("idea")
    patience = QDeadlineTimer(PATIENCE_MS)
    while not window.game.ideas.known and not patience.hasExpired():
        QApplication.processEvents()
    _look(window, look)


def _review(window: Window) -> None:
    match = match_at(Phase.MATCH_OVER)
    record = Record.from_match(match, AGAINST_CPU)
    path = reviews.path_beside(autosave.path())
    reviews.keep(path, record, {RED: made_up_review(record)})
    open_match(window, match)
    window.act("review")


def _new_key(window: Window) -> None:
    KeyCatcher(KEYS[0], {}, window.language, window).exec()


def _question(window: Window) -> None:
    open_match(window, match_at(Phase.PLAY))
    window.act("end")


def _problems(window: Window) -> None:
    path = data_dir() / "settings.json"
    path.write_text('{"text_size": 7, "theme": "pink"}')
    window.tell_problems(Settings.load(path).problems)


SCREENS: dict[str, Callable[[Window, Look], None]] = {
    "start": _start,
    "start_continue": _start_continue,
    "play": partial(_match, phase=Phase.PLAY),
    "play_late": partial(_match, phase=Phase.PLAY, moves=_MANY_MOVES),
    "choose": partial(_match, phase=Phase.CHOOSE),
    "decide": partial(_match, phase=Phase.DECIDE),
    "month_over": partial(_match, phase=Phase.MONTH_OVER, moves=40),
    "match_over": partial(_match, phase=Phase.MATCH_OVER),
    "hand_over": _hand_over,
    "cpu_waits": _cpu_waits,
    "yaku_chart": partial(_chart, name="yaku_chart"),
    "month_chart": partial(_chart, name="month_chart"),
    "rules": partial(_dialog, opens=_customise),
    "settings": _acted("settings"),
    "idea": partial(_idea, phase=Phase.PLAY),
    "idea_decide": partial(_idea, phase=Phase.DECIDE),
    "review": partial(_dialog, opens=_review),
    "record": partial(_dialog, opens=_record),
    "keys": _acted("keys"),
    "new_key": partial(_dialog, opens=_new_key),
    "help": _acted("help"),
    "print": _acted("print"),
    "about": _acted("about"),
    "question": partial(_dialog, opens=_question),
    "problems": partial(_dialog, opens=_problems),
}
"""How to get to each screen from the start page."""
