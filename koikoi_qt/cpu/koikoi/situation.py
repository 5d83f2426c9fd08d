"""A view as the kernel needs it, and the deals that agree with it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from koikoi_qt.cpu.koikoi.batches import HAND_SIZE
from koikoi_qt.cpu.koikoi.kernel import Months, Results
from koikoi_qt.cpu.koikoi.scoring import scoring
from koikoi_qt.cpu.koikoi.story import Pair, Table, story
from koikoi_qt.cpu.koikoi.tally import Flags, Ints, counted_month, month_tallies, pile_tally
from koikoi_qt.games.koikoi import View
from koikoi_qt.games.koikoi.events import Played
from koikoi_qt.games.koikoi.yaku import MONTH_MASKS, bits

_MONTH_SETS = np.array(MONTH_MASKS)[:, None]


@dataclass(frozen=True)
class Situation:
    """What one seat's view says, with what follows from it."""

    view: View

    @cached_property
    def table(self) -> Table:
        """The public state now."""
        *_, (table, _) = story(self.view)
        return table

    @cached_property
    def other_plays(self) -> tuple[tuple[Table, Played], ...]:
        """What the other seat played this month, and the table before each."""
        return tuple(
            (table, event)
            for table, event in story(self.view)
            if isinstance(event, Played) and event.seat == self.view.other
        )

    @property
    def tallies(self) -> Ints:
        """What captures add to tallies in this month (`month_tallies`)."""
        return month_tallies(counted_month(self.view.rules, self.view.month))

    def tallies_at(self, table: Table) -> Pair:
        """Return both piles' tallies at some time."""
        month = counted_month(self.view.rules, self.view.month)
        return pile_tally(table.captured[0], month), pile_tally(table.captured[1], month)

    @cached_property
    def unseen(self) -> Ints:
        """The cards that are in the other hand or in the stock."""
        view = self.view
        seen = bits((*view.hand, *view.field, *view.captured[0], *view.captured[1]))
        if view.drawn is not None:
            seen |= 1 << view.drawn.index
        return np.array([card for card in range(48) if not seen >> card & 1], dtype=np.int64)

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
        played = bits(event.card for _, event in self.other_plays)
        whole = np.bitwise_or.reduce(1 << held, axis=0, initial=played)
        counts = np.bitwise_count(whole & _MONTH_SETS)
        kuttsuki = (counts == 2).sum(axis=0) == HAND_SIZE // 2
        ended: Flags = (counts == 4).any(axis=0) | kuttsuki
        return ended if self.view.rules.instant_points else np.zeros_like(ended)

    def months(self, decks: Ints) -> Months:
        """Return the months that go on from here with these supposed deals."""
        view, table, count = self.view, self.table, decks.shape[1]
        held = np.array([card.index for card in view.hand], np.int64)
        hands = [held.repeat(count).reshape(-1, count), decks[: view.other_hand_count].copy()]
        if view.seat == 1:
            hands.reverse()

        def everywhere(pair: Pair) -> list[Ints]:
            return [np.full(count, value, np.int64) for value in pair]

        return Months(
            scoring=scoring(view.rules, view.month),
            dealer=view.dealer,
            turn=view.seat,
            hands=hands,
            held=[np.bitwise_or.reduce(1 << hand, axis=0, initial=0) for hand in hands],
            field=np.full(count, table.field, np.int64),
            captured=everywhere(table.captured),
            tally=everywhere(self.tallies_at(table)),
            calls=everywhere(table.calls),
            worth_at_call=everywhere(table.worth_at_call),
            tallies=self.tallies,
            stock=decks[view.other_hand_count :],
            drawn=0,
            ids=np.arange(count),
            results=Results.of(count),
        )
