"""What one seat may know: all that a CPU player, a remote client or a screen ever gets."""

from dataclasses import dataclass, replace

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.month import Phase, Piles
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.yaku import Yaku, find_yaku


@dataclass(frozen=True, slots=True)
class View:
    """A seat's own view; pairs are Red's, Blue's.

    `legal_moves` are this seat's own, empty when it is not its turn; `drawn` is the card being
    matched; `own_hand_count` is the hand's size even where the hand is covered; `history` holds
    every public event of the match. Never the other hand, the stock's order, or anything that
    depends on them.
    """

    seat: int
    rules: Rules
    month: int
    dealer: int
    hand: tuple[Card, ...]
    field: tuple[Card, ...]
    captured: Piles
    own_hand_count: int
    other_hand_count: int
    stock_count: int
    scores: tuple[int, int]
    calls: tuple[int, int]
    drawn: Card | None
    phase: Phase
    turn: int | None
    legal_moves: tuple[Move, ...]
    history: tuple[Event, ...]

    @property
    def other(self) -> int:
        """The seat across the table."""
        return 1 - self.seat

    def covered(self) -> "View":
        """Return the view with its own hand turned over too: what anybody at the table sees."""
        return replace(self, hand=(), legal_moves=())

    def yaku(self, seat: int) -> tuple[Yaku, ...]:
        """Return what a seat's captured cards are worth now."""
        return find_yaku(
            self.captured[seat],
            self.rules,
            month=self.month,
            called_koikoi=self.calls[seat] > 0,
        )

    def hand_count(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.own_hand_count if seat == self.seat else self.other_hand_count
