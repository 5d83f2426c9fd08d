"""Medium: builds its yaku, denies the other side's, and calls koi-koi only when it looks safe."""

import random
from dataclasses import dataclass

from koikoi_qt.cpu.koikoi.appraisal import DENIAL, KEEPING, RISK, card_worth, nearest
from koikoi_qt.cpu.koikoi.candidates import distinct_moves, gained, taken_from_field
from koikoi_qt.games.koikoi import Card, Move, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.games.koikoi.yaku import base_points, bits

CARDS_TO_CALL = 4
"""With fewer cards in hand medium does not call koi-koi."""
POINTS_AT_STAKE = 7
"""With this base or more it does not call either."""
FEW_CARDS = ("sanko", "hanami", "tsukimi", "inoshikacho", "akatan", "aotan")
MANY_CARDS = ("tane", "tan", "kasu")
# The other side is far from any yaku when it lacks at least so many cards for each of those.
FAR_FROM_FEW, FAR_FROM_MANY = 2, 3


@dataclass(frozen=True)
class Judgement:
    """What medium thinks of the cards in a view."""

    view: View

    def to_me(self, card: Card) -> float:
        """What it is worth to this seat to capture a card."""
        return self._worth(card, self.view.seat)

    def to_other(self, card: Card) -> float:
        """What it is worth to the other seat to capture a card."""
        return self._worth(card, self.view.other)

    def unseen(self, month: int) -> int:
        """How many cards of a month are neither in this hand, on the field, nor captured."""
        view = self.view
        seen = (*view.hand, *view.field, *view.captured[0], *view.captured[1])
        return 4 - sum(card.month == month for card in seen)

    def of(self, move: Move) -> float:
        """What a play or a choice is worth."""
        taken = taken_from_field(self.view, move)
        if not taken:
            return self._of_leaving(move)
        denied = sum(self.to_other(card) for card in taken)
        return sum(self.to_me(card) for card in gained(self.view, move)) + DENIAL * denied

    def _of_leaving(self, move: Move) -> float:
        assert move.card is not None
        risk = RISK[self.unseen(move.card.month)]
        return -DENIAL * risk * self.to_other(move.card) - KEEPING * self.to_me(move.card)

    def _worth(self, card: Card, seat: int) -> float:
        view = self.view
        mine, others = bits(view.captured[seat]), bits(view.captured[1 - seat])
        return card_worth(card.index, view.rules, view.month, mine, others)


class MediumPlayer:
    """Plays the best card by plain judgement; the same view always gives the same move."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> Move:
        """Return the move that judgement likes best."""
        if view.phase is Phase.DECIDE:
            return KOIKOI if is_safe_to_call(view) else STOP
        return max(distinct_moves(view), key=Judgement(view).of)


def is_safe_to_call(view: View) -> bool:
    """Return whether medium would call: many cards in hand, little at stake, the other far."""
    if len(view.hand) < CARDS_TO_CALL or base_points(view.yaku(view.seat)) >= POINTS_AT_STAKE:
        return False
    piles = bits(view.captured[view.other]), bits(view.captured[view.seat])
    few = nearest(FEW_CARDS, view.rules, view.month, *piles)
    many = nearest(MANY_CARDS, view.rules, view.month, *piles)
    return few >= FAR_FROM_FEW and many >= FAR_FROM_MANY
