"""The Panel: all that a screen shows beside the table, as one plain value.

The Qt panel, the terminal and every test read the same Panel; nobody else words a card. It is
made by `make_panel` (panel_maker.py) from a view, which holds nothing hidden.
"""

from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.moves import Move


class Command(StrEnum):
    """What a person can ask of the table beside a move."""

    NEXT_MONTH = "next month"
    START_TURN = "start turn"
    CONTINUE = "continue"
    PLAY_AGAIN = "play again"
    SAVE_RECORD = "save record"
    REVIEW = "review"
    BACK_TO_START = "back to start"


class Group(StrEnum):
    """What an action belongs to, for its place and for the arrow keys."""

    HAND = "hand"
    CHOICE = "choice"
    DECISION = "decision"
    GO_ON = "go on"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do now.

    `label` stands on the button; `name` is spoken, begins with the label and adds what matters;
    `matches` are the labels of the field cards that it captures; `card` is the card that is
    played or captured.
    """

    label: str
    name: str
    group: Group
    does: Move | Command
    card: Card | None = None
    matches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as text: `label` alone, `name` with what else is worth saying of it here."""

    card: Card
    label: str
    name: str


@dataclass(frozen=True, slots=True)
class PileSummary:
    """One group of captured cards: *Lights: 2*, with the cards."""

    title: str
    cards: tuple[CardText, ...]


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """One side: who, how things stand, what is captured, which yaku are held, near and lost."""

    seat: int
    title: str
    facts: tuple[str, ...]
    piles: tuple[PileSummary, ...]
    yaku: tuple[str, ...]
    progress: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """Everything in reading order, without the title."""
        piles = (pile.title for pile in self.piles)
        return (*self.facts, *piles, *self.yaku, *self.progress)


@dataclass(frozen=True, slots=True)
class MonthRow:
    """One month of the match's table: cells as texts, totals as numbers for the chart."""

    cells: tuple[str, ...]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchTable:
    """The months so far: heads and rows for the table, and the chart's text twin."""

    heads: tuple[str, ...]
    rows: tuple[MonthRow, ...]
    chart_text: str


@dataclass(frozen=True, slots=True)
class Panel:
    """What is shown, top to bottom.

    `details` say more where there is more
    to know: what a stop is worth, how a month ended. `table` is there once a month is over.
    """

    heading: str
    prompt: str
    details: tuple[str, ...]
    actions: tuple[Action, ...]
    previous_turn: tuple[str, ...]
    field: tuple[CardText, ...]
    players: tuple[PlayerSummary, ...]
    log: tuple[str, ...]
    table: MatchTable | None = None
