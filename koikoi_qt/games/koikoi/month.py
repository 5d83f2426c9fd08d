"""One month: the turns from the deal to a stop, an instant hand or a null month (rules.md, 3-6)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from koikoi_qt.games.common import SEATS, IllegalMove, Phrase, other, phrase, quoted
from koikoi_qt.games.koikoi.cards import Card, of_month
from koikoi_qt.games.koikoi.deal import Deal, instant_hands
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    Drawn,
    Event,
    MonthEnd,
    MonthEnded,
    Played,
    Stopped,
    StopReason,
    YakuMade,
)
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP, Move, MoveKind
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.scoring import Score, score_stop
from koikoi_qt.games.koikoi.yaku import Yaku, base_points, find_yaku

T = TypeVar("T")
Pile = tuple[Card, ...]
Piles = tuple[Pile, Pile]


class Phase(StrEnum):
    """What is asked now."""

    PLAY = "play"
    CHOOSE = "choose"
    DECIDE = "decide"
    MONTH_OVER = "month_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Month:
    """A month's whole state.

    `totals` are the match's points before this month, `yaku_at_call` what each seat held at its
    last koi-koi, `draws` how many stock cards have been turned up.
    """

    rules: Rules
    number: int
    deal: Deal
    totals: tuple[int, int]
    hands: Piles
    field: Pile
    captured: Piles = ((), ())
    turn: int = 0
    phase: Phase = Phase.PLAY
    drawn: Card | None = None
    calls: tuple[int, int] = (0, 0)
    yaku_at_call: tuple[tuple[Yaku, ...], tuple[Yaku, ...]] = ((), ())
    moves: tuple[Move, ...] = ()
    draws: int = 0
    result: MonthEnded | None = None

    @staticmethod
    def begin(
        rules: Rules, number: int, deal: Deal, totals: tuple[int, int]
    ) -> tuple["Month", tuple[Event, ...]]:
        """Lay out a deal that stands; an instant hand ends the month at once."""
        month = Month(rules, number, deal, totals, deal.hands, deal.field, turn=deal.dealer)
        instant = instant_hands(rules, deal.hands)
        return month._end_instant(instant) if any(instant) else (month, ())

    @property
    def stock(self) -> Pile:
        """The cards not drawn yet, the next one first."""
        return self.deal.stock[self.draws :]

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that the seat to move may make, in order of the cards."""
        match self.phase:
            case Phase.PLAY:
                return tuple(m for card in self.hands[self.turn] for m in self._plays(card))
            case Phase.CHOOSE:
                assert self.drawn is not None
                return tuple(Move.choose(card) for card in self._choices(self.drawn))
            case Phase.DECIDE:
                return (KOIKOI, STOP)
            case _:
                return ()

    def yaku(self, seat: int) -> tuple[Yaku, ...]:
        """Return what a seat's captured cards are worth now."""
        return self._yaku(seat, called=self.calls[seat] > 0)

    def play(self, move: Move) -> tuple["Month", tuple[Event, ...]]:
        """Make a move of the seat to move; `IllegalMove` says why one is refused."""
        if move not in self.legal_moves:
            raise self._refusal(move)
        month = replace(self, moves=(*self.moves, move))
        match move.kind:
            case MoveKind.PLAY:
                return month._play_card(move)
            case MoveKind.CHOOSE:
                return month._choose(move)
            case MoveKind.KOIKOI:
                return month._call()
            case MoveKind.STOP:
                return month._stop(StopReason.CHOICE)

    # A turn, in its order: a hand card, a drawn card, and only then the yaku.

    def _play_card(self, move: Move) -> tuple["Month", tuple[Event, ...]]:
        assert move.card is not None
        seat, card = self.turn, move.card
        taken = (move.capture,) if move.capture else of_month(self.field, card.month)
        hand = tuple(held for held in self.hands[seat] if held != card)
        month = replace(self, hands=_with(self.hands, seat, hand))._lay(card, taken)
        played = Played(seat, card, taken)
        month, events = month._draw()
        return month, (played, *events)

    def _draw(self) -> tuple["Month", tuple[Event, ...]]:
        seat, card = self.turn, self.stock[0]
        month = replace(self, draws=self.draws + 1)
        choices = self._choices(card)
        if len(choices) == 2:
            waiting = replace(month, phase=Phase.CHOOSE, drawn=card)
            return waiting, (Drawn(seat, card, (), choices),)
        month, events = month._lay(card, choices)._finish_turn()
        return month, (Drawn(seat, card, choices), *events)

    def _choose(self, move: Move) -> tuple["Month", tuple[Event, ...]]:
        assert self.drawn is not None
        assert move.card is not None
        chosen = Chosen(self.turn, self.drawn, (move.card,))
        month = replace(self, drawn=None)._lay(self.drawn, (move.card,))
        month, events = month._finish_turn()
        return month, (chosen, *events)

    def _finish_turn(self) -> tuple["Month", tuple[Event, ...]]:
        gain = self._gain()
        if gain is None:
            return self._pass_turn()
        reason = self._automatic_stop()
        if reason is None:
            return replace(self, phase=Phase.DECIDE), (gain,)
        month, events = self._stop(reason)
        return month, (gain, *events)

    def _gain(self) -> YakuMade | None:
        """What the seat to move holds beyond what it held at its last koi-koi, if anything."""
        before = {yaku.name: yaku.points for yaku in self.yaku_at_call[self.turn]}
        now = self.yaku(self.turn)
        base = base_points(now)
        if base <= sum(before.values()) and all(yaku.name in before for yaku in now):
            return None
        grown = tuple(yaku.name for yaku in now if yaku.points > before.get(yaku.name, 0))
        return YakuMade(self.turn, now, grown, base)

    def _automatic_stop(self) -> StopReason | None:
        limit, calls = self.rules.koikoi_limit, self.calls
        if not self.hands[self.turn]:
            return StopReason.LAST_CARD
        if (limit == "once_each" and calls[self.turn]) or (limit == "once_total" and any(calls)):
            return StopReason.KOIKOI_LIMIT
        return None

    def _call(self) -> tuple["Month", tuple[Event, ...]]:
        seat = self.turn
        times = self.calls[seat] + 1
        # Counted with this call made: what the call itself lifts is not a gain next time.
        held = self._yaku(seat, called=True)
        month = replace(
            self,
            calls=_with(self.calls, seat, times),
            yaku_at_call=_with(self.yaku_at_call, seat, held),
        )
        month, events = month._pass_turn()
        return month, (Called(seat, times), *events)

    def _pass_turn(self) -> tuple["Month", tuple[Event, ...]]:
        if not any(self.hands):
            return self._end_null()
        return replace(self, turn=other(self.turn), phase=Phase.PLAY), ()

    # The three ends of a month.

    def _stop(self, reason: StopReason) -> tuple["Month", tuple[Event, ...]]:
        score = score_stop(self.rules, self.yaku(self.turn), self.calls, self.turn)
        month, ended = self._end(MonthEnd.STOP, self.turn, score)
        return month, (Stopped(self.turn, reason), *ended)

    def _end_null(self) -> tuple["Month", tuple[Event, ...]]:
        dealer = self.deal.dealer
        awards = {"nobody": None, "dealer": dealer, "other": other(dealer)}
        awarded = awards[self.rules.null_month_award]
        return self._end(MonthEnd.NULL, None, Score(), awarded=awarded)

    def _end_instant(
        self, instant: tuple[str | None, str | None]
    ) -> tuple["Month", tuple[Event, ...]]:
        shown = (
            self.hands[0] if instant[0] else (),
            self.hands[1] if instant[1] else (),
        )
        if all(instant):
            return self._end(MonthEnd.INSTANT, None, Score(), instant=instant, shown=shown)
        winner = next(seat for seat in SEATS if instant[seat])
        points, name = self.rules.instant_points, instant[winner] or ""
        score = Score((Yaku(name, points, self.hands[winner]),), points, total=points)
        return self._end(MonthEnd.INSTANT, winner, score, instant=instant, shown=shown)

    def _end(
        self,
        how: MonthEnd,
        winner: int | None,
        score: Score,
        *,
        awarded: int | None = None,
        instant: tuple[str | None, str | None] = (None, None),
        shown: Piles = ((), ()),
    ) -> tuple["Month", tuple[Event, ...]]:
        scores = (0, 0)
        if winner is not None:
            scores = _with(scores, winner, score.total)
        elif awarded is not None:
            scores = _with(scores, awarded, self.rules.null_month_points)
        result = MonthEnded(
            month=self.number,
            dealer=self.deal.dealer,
            how=how,
            winner=winner,
            yaku=score.yaku,
            base=score.base,
            doubled=score.doubled,
            factor=score.factor,
            scores=scores,
            totals=(self.totals[0] + scores[0], self.totals[1] + scores[1]),
            calls=self.calls,
            instant=instant,
            shown=shown,
            awarded=awarded,
            caller=score.caller,
        )
        return replace(self, phase=Phase.MONTH_OVER, result=result), (result,)

    # Small parts.

    def _plays(self, card: Card) -> tuple[Move, ...]:
        matches = of_month(self.field, card.month)
        if len(matches) == 2:
            return tuple(Move.play(card, match) for match in sorted(matches))
        return (Move.play(card),)

    def _choices(self, card: Card) -> Pile:
        return tuple(sorted(of_month(self.field, card.month)))

    def _lay(self, card: Card, taken: Pile) -> "Month":
        """Put a card on the field, or with the cards it takes onto its owner's captured pile."""
        if not taken:
            return replace(self, field=(*self.field, card))
        field = tuple(lying for lying in self.field if lying not in taken)
        pile = (*self.captured[self.turn], card, *taken)
        return replace(self, field=field, captured=_with(self.captured, self.turn, pile))

    def _yaku(self, seat: int, *, called: bool) -> tuple[Yaku, ...]:
        return find_yaku(self.captured[seat], self.rules, month=self.number, called_koikoi=called)

    def _refusal(self, move: Move) -> IllegalMove:
        legal = ", ".join(map(str, self.legal_moves))
        return IllegalMove(
            phrase(
                # Translators: {moves} are moves as they are written, such as "play 3P1, stop".
                "{move} is not legal: {problem}; legal now: {moves}",
                move=quoted(str(move)),
                problem=self._why_not(move),
                # Translators: in place of moves: "legal now: nothing".
                moves=legal or phrase("nothing"),
            )
        )

    def _why_not(self, move: Move) -> Phrase:
        if self.phase not in _ASKED:
            return phrase("the month is over")
        if move.kind.value != self.phase.value or move.card is None:
            return _ASKED[self.phase]
        card = move.card
        if move.kind is MoveKind.CHOOSE:
            return phrase(
                # Translators: both are codes of cards, such as 8L, here and below.
                "{card} is not a match for the drawn card {drawn}",
                card=card,
                drawn=self.drawn,
            )
        if card not in self.hands[self.turn]:
            return phrase("{card} is not in the hand", card=card)
        if move.capture is None:
            return phrase(
                "{card} matches two field cards and the one to capture must be named", card=card
            )
        return phrase("{card} cannot choose to capture {other}", card=card, other=move.capture)


_ASKED = {
    Phase.PLAY: phrase("a hand card must be played"),
    Phase.CHOOSE: phrase("a match for the drawn card must be chosen"),
    Phase.DECIDE: phrase("koi-koi or stop must be chosen"),
}


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
