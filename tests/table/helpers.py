"""A table with a match on it, and ways to look at it."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

from koikoi_qt.games.koikoi import Card, Match, Move, Rules
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.moves import distinct
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.table.painting import rect_f
from koikoi_qt.table.pieces import Zone
from koikoi_qt.table.state import Look, Speed, TableState, ViewKind
from koikoi_qt.table.widget import TableWidget
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.panel_maker import make_panel

QUIET = Look(view=ViewKind.TOP_DOWN, speed=Speed.OFF)


def state_of(view: View, look: Look = QUIET, language: str = "en") -> TableState:
    """Return what the window shows of a view."""
    narrator = Narrator(Language.load(language), ("You", "CPU"), you=view.seat)
    panel = make_panel(view, narrator)
    over = view.turn is None
    return TableState(view, narrator, panel.actions, panel.details if over else (), look=look)


@dataclass
class Seat:
    """A table before which Red sits; Blue plays at random."""

    table: TableWidget
    match: Match
    rng: random.Random
    look: Look = QUIET
    moves: list[Move] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table.move_chosen.connect(self._play)
        self.table.hint.connect(self.hints.append)
        self.show()

    def show(self, events: tuple[Event, ...] = ()) -> None:
        """Show how the match stands for Red."""
        self.table.show_state(state_of(self.match.view(0), self.look), events)

    def _play(self, move: Move) -> None:
        self.moves.append(move)
        self.match, events = self.match.play(move)
        self.show(events)
        while self.match.turn == 1:
            self.match, events = self.match.play(self.rng.choice(self.match.legal_moves))
            self.show(events)

    def wanted(self) -> Move:
        """Return some move for Red."""
        return self.rng.choice(distinct(self.match.legal_moves))


def seated(table: TableWidget, seed: int, look: Look = QUIET) -> Seat:
    """Return a table with a month in which it is Red's turn."""
    rng = random.Random(seed)
    match = Match.new(Rules(months=1, first_dealer="red"), rng)
    while match.finished:
        match = Match.new(Rules(months=1, first_dealer="red"), rng)
    return Seat(table, match, rng, look)


def middle_of(table: TableWidget, card: Card) -> QPoint:
    """Return a point of a card that no other card covers."""
    place = table.place_of(card)
    assert place is not None
    return rect_f(place).center().toPoint()


def buttons(table: TableWidget) -> list[QAbstractButton]:
    """Return all buttons that show."""
    return [b for b in table.findChildren(QAbstractButton) if b.isVisible()]


def all_texts(table: QWidget) -> Iterator[str]:
    """Return everything that a reader, a tool or a tip could find."""
    for widget in (table, *table.findChildren(QWidget)):
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        yield widget.objectName()
        yield widget.toolTip()
        yield widget.whatsThis()
        yield getattr(widget, "text", str)()


def zone_names(table: TableWidget, zone: Zone) -> list[str]:
    """Return the names of a zone's cards in order."""
    return [b.accessibleName() for b in table.zone_buttons(zone)]
