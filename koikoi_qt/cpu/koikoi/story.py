"""What everybody saw of the present month, event by event, as sets of cards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from koikoi_qt.cpu.koikoi.scoring import scoring
from koikoi_qt.cpu.koikoi.tally import counted_month, pile_tally
from koikoi_qt.games.koikoi import Card, View
from koikoi_qt.games.koikoi.events import Called, Chosen, Dealt, Drawn, Event, Played
from koikoi_qt.games.koikoi.yaku import bits

Pair = tuple[int, int]
"""Red's, Blue's."""


@dataclass(frozen=True)
class Table:
    """The public state: sets of cards, the calls, and what each seat held at its last call."""

    field: int
    captured: Pair = (0, 0)
    calls: Pair = (0, 0)
    worth_at_call: Pair = (0, 0)

    def after(self, event: Event, view: View) -> "Table":
        """Return the table after an event of the view's month."""
        match event:
            case (
                Played(seat=seat, card=card, captured=captured)
                | Chosen(seat=seat, card=card, captured=captured)
            ):
                return self._with_card(seat, card, captured)
            case Drawn(seat=seat, card=card, captured=captured, choices=()):
                return self._with_card(seat, card, captured)
            case Called(seat=seat, times=times):
                worth = _worth_when_called(self.captured[seat], view)
                return replace(
                    self,
                    calls=_with(self.calls, seat, times),
                    worth_at_call=_with(self.worth_at_call, seat, worth),
                )
            case _:
                return self

    def _with_card(self, seat: int, card: Card, captured: tuple[Card, ...]) -> "Table":
        if not captured:
            return replace(self, field=self.field | 1 << card.index)
        pile = self.captured[seat] | bits((card, *captured))
        return replace(
            self,
            field=self.field & ~bits(captured),
            captured=_with(self.captured, seat, pile),
        )


def story(view: View) -> Iterator[tuple[Table, Event | None]]:
    """Yield the table before each event of this month, and at last the table now with None."""
    dealt = max(place for place, event in enumerate(view.history) if isinstance(event, Dealt))
    first, *events = view.history[dealt:]
    assert isinstance(first, Dealt)
    table = Table(bits(first.field))
    for event in events:
        yield table, event
        table = table.after(event, view)
    yield table, None


def _worth_when_called(pile: int, view: View) -> int:
    tally = np.array([pile_tally(pile, counted_month(view.rules, view.month))])
    return int(scoring(view.rules, view.month).worth(tally, np.ones(1, np.bool_))[0])


def _with(pair: Pair, seat: int, value: int) -> Pair:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
