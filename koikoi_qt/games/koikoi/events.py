"""What happened: the typed events that everything a person sees or hears is made from.

They hold public facts only, so nothing ever has to be taken out of them. Seats are 0 (Red) and
1 (Blue); pairs are Red's, Blue's.
"""

from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.yaku import Yaku


class RedealReason(StrEnum):
    """Why a deal was thrown away."""

    FOUR = "four"
    PAIRS = "pairs"
    INSTANTS = "instants"


class StopReason(StrEnum):
    """Why somebody stopped: by choice, or because the rules stop by themselves."""

    CHOICE = "choice"
    LAST_CARD = "last_card"
    KOIKOI_LIMIT = "koikoi_limit"


class MonthEnd(StrEnum):
    """How a month ended; the values stand in the output of `replay`."""

    STOP = "stop"
    INSTANT = "instant"
    NULL = "null"


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Each seat turned up a card to find the first dealer; `dealer` is None when they tied."""

    cards: tuple[Card, Card]
    dealer: int | None


@dataclass(frozen=True, slots=True)
class Redealt:
    """A deal was thrown away; the field had been face up."""

    month: int
    reason: RedealReason
    field: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A month began. The hands are no public fact: they stand in each seat's view."""

    month: int
    dealer: int
    field: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A hand card was played and captured these field cards; none: it stays on the field."""

    seat: int
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A stock card was turned up. With `choices` its owner is to choose what it captures."""

    seat: int
    card: Card
    captured: tuple[Card, ...]
    choices: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen:
    """The drawn card captured one of its two matches."""

    seat: int
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class YakuMade:
    """A seat gained: `yaku` are all that it holds now, `new` the names that are new or grew."""

    seat: int
    yaku: tuple[Yaku, ...]
    new: tuple[str, ...]
    base: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat called koi-koi; `times` is its number of calls this month."""

    seat: int
    times: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat ended the month."""

    seat: int
    reason: StopReason


@dataclass(frozen=True, slots=True)
class MonthEnded:
    """A month's result and how it came about.

    `base` is the sum of the yaku; `doubled` tells whether it was doubled for being seven or more,
    `factor` what koi-koi multiplied it by, for the calls of `caller` or, if None, of both;
    `scores` are this month's points, `totals` the match's. `instant` holds each seat's instant
    hand (teshi, kuttsuki or None), `shown` the cards of those hands, which their owners put on
    the table. `awarded` is the seat with a null month's award.
    """

    month: int
    dealer: int
    how: MonthEnd
    winner: int | None
    yaku: tuple[Yaku, ...]
    base: int
    doubled: bool
    factor: int
    scores: tuple[int, int]
    totals: tuple[int, int]
    calls: tuple[int, int]
    instant: tuple[str | None, str | None] = (None, None)
    shown: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    awarded: int | None = None
    caller: int | None = None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winner` is None for a draw."""

    scores: tuple[int, int]
    winner: int | None


Event = (
    DealerDrawn
    | Redealt
    | Dealt
    | Played
    | Drawn
    | Chosen
    | YakuMade
    | Called
    | Stopped
    | MonthEnded
    | MatchEnded
)
