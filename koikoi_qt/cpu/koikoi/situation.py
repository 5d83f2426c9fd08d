"""A view as the kernel needs it: sets and tallies, and the month so far, all of it public."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from koikoi_qt.cpu.koikoi.batches import HAND_SIZE
from koikoi_qt.cpu.koikoi.kernel import Months, Results
from koikoi_qt.cpu.koikoi.scoring import scoring
from koikoi_qt.cpu.koikoi.tally import Flags, Ints, month_tallies, pile_tally
from koikoi_qt.games.common import SEATS, other
from koikoi_qt.games.koikoi import View
from koikoi_qt.games.koikoi.cards import MONTHS, Card
from koikoi_qt.games.koikoi.events import Called, Chosen, Dealt, Drawn, Event, Played
from koikoi_qt.games.koikoi.yaku import bits

_MONTH_SETS = np.array([15 << 4 * (month - 1) for month in MONTHS])[:, None]


@dataclass(frozen=True)
class Situation:
    """What one seat's view says, with what follows from it."""

    view: View

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened since this month was dealt."""
        history = self.view.history
        dealt = max(place for place, event in enumerate(history) if isinstance(event, Dealt))
        return history[dealt + 1 :]

    @cached_property
    def unseen(self) -> Ints:
        """The cards that are in the other hand or in the stock."""
        view = self.view
        seen = bits((*view.hand, *view.field, *view.captured[0], *view.captured[1]))
        if view.drawn is not None:
            seen |= 1 << view.drawn.index
        return np.array([card for card in range(48) if not seen >> card & 1], dtype=np.int64)

    @cached_property
    def other_played(self) -> tuple[Card, ...]:
        """The hand cards that the other seat has played."""
        seat = other(self.view.seat)
        return tuple(e.card for e in self.events if isinstance(e, Played) and e.seat == seat)

    @cached_property
    def worth_at_call(self) -> tuple[int, int]:
        """What each seat held at its last koi-koi, counted with that call made."""
        piles, worths = [0, 0], [0, 0]
        tables = scoring(self.view.rules, self.view.month)
        for event in self.events:
            match event:
                case Played(seat, card, captured) | Chosen(seat, card, captured) if captured:
                    piles[seat] |= bits((card, *captured))
                case Drawn(seat, card, captured) if captured:
                    piles[seat] |= bits((card, *captured))
                case Called(seat=seat):
                    tally = np.array([pile_tally(piles[seat], self.view.month)])
                    worths[seat] = int(tables.worth(tally, np.ones(1, np.bool_))[0])
        return worths[0], worths[1]

    def deals(self, count: int, rng: np.random.Generator) -> Ints:
        """Suppose so many deals: the unseen cards in random orders, one a column.

        The other seat's hand comes first, then the stock. An other hand that would have ended
        the month at once is not supposed.
        """
        decks = self._shuffled(count, rng)
        while len(bad := np.flatnonzero(self._was_instant(decks))):
            decks[:, bad] = self._shuffled(len(bad), rng)
        return decks

    def _shuffled(self, count: int, rng: np.random.Generator) -> Ints:
        keys = rng.random((len(self.unseen), count), np.float32)
        return self.unseen[keys.argsort(axis=0)]

    def _was_instant(self, decks: Ints) -> Flags:
        """Return which supposed other hands were teshi or kuttsuki when they were dealt."""
        held = decks[: self.view.other_hand_count]
        whole = np.bitwise_or.reduce(1 << held, axis=0, initial=bits(self.other_played))
        counts = np.bitwise_count(whole & _MONTH_SETS)
        kuttsuki = (counts == 2).sum(axis=0) == HAND_SIZE // 2
        ended: Flags = (counts == 4).any(axis=0) | kuttsuki
        return ended if self.view.rules.instant_points else np.zeros_like(ended)

    def months(self, decks: Ints) -> Months:
        """Return the months that begin here with these supposed deals."""
        view, count = self.view, decks.shape[1]
        mine, theirs = view.seat, other(view.seat)
        hands = [decks[:0], decks[:0]]
        hands[mine] = np.repeat(np.array([[c.index] for c in view.hand], np.int64), count, axis=1)
        hands[mine] = hands[mine].reshape(len(view.hand), count)
        hands[theirs] = decks[: view.other_hand_count].copy()
        tallies = [pile_tally(bits(view.captured[seat]), view.month) for seat in SEATS]

        def everywhere(values: list[int]) -> list[Ints]:
            return [np.full(count, value, np.int64) for value in values]

        return Months(
            scoring=scoring(view.rules, view.month),
            dealer=view.dealer,
            turn=mine,
            hands=hands,
            held=[np.bitwise_or.reduce(1 << hand, axis=0, initial=0) for hand in hands],
            field=np.full(count, bits(view.field), np.int64),
            captured=everywhere([bits(view.captured[seat]) for seat in SEATS]),
            tally=everywhere(tallies),
            calls=everywhere(list(view.calls)),
            worth_at_call=everywhere(list(self.worth_at_call)),
            tallies=month_tallies(view.month),
            stock=decks[view.other_hand_count :],
            drawn=0,
            ids=np.arange(count),
            results=Results.of(count),
        )
