"""How cards move from one moment to the next, made from events. No Qt, no clock.

A track is one piece's way: legs in time, in milliseconds. Only what a player may see moves face
up: a card of the other hand turns over on its way to the field, a stock card as it is drawn.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    Dealt,
    Drawn,
    Event,
    MonthEnded,
    Played,
    YakuMade,
)
from koikoi_qt.table.geometry import Rect
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.pieces import Key, Piece, Zone

GO: Final = 240.0
"""How long a card is on its way."""
REST: Final = 130.0
"""How long a card lies on what it captures before both go."""
DEAL_STEP: Final = 45.0
HOP: Final = 420.0
SHOWN: Final = 1500.0
"""How long a yaku or a koi-koi stands written over the field."""
FADE: Final = 250.0


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of the way; `turns` is a card that turns over, `hops` one that jumps on the spot."""

    start: float
    end: float
    origin: Rect
    target: Rect
    turns: bool = False
    hops: bool = False

    def place(self, share: float) -> Rect:
        """Return where the card is at a share of this leg, from 0 to 1."""
        if self.hops:
            up = math.sin(math.pi * share)
            return self.origin.moved(0, -0.22 * self.origin.h * up).scaled(1 + 0.08 * up)
        place = self.origin.toward(self.target, _eased(share))
        if self.turns:
            width = place.w * max(0.04, abs(math.cos(math.pi * share)))
            place = Rect(place.center[0] - width / 2, place.y, width, place.h)
        return place


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece is at one moment, and which side is up."""

    piece: Piece
    place: Rect
    face_up: bool
    moving: bool


@dataclass(frozen=True, slots=True)
class Track:
    """A piece's whole way, its legs in order of time."""

    piece: Piece
    legs: tuple[Leg, ...]

    def at(self, time: float) -> Spot:
        """Return where the piece is at a time."""
        leg = next((leg for leg in self.legs if time < leg.end), None)
        if leg is None:
            return Spot(self.piece, self.piece.place, True, False)
        share = max(0.0, (time - leg.start) / (leg.end - leg.start))
        turning = next((own for own in self.legs if own.turns), None)
        face_up = turning is None or time >= (turning.start + turning.end) / 2
        return Spot(self.piece, leg.place(share), face_up, time >= leg.start)


@dataclass(frozen=True, slots=True)
class Banner:
    """An event that stands written over the field for a while."""

    event: YakuMade | Called
    start: float

    @property
    def end(self) -> float:
        """When it is gone."""
        return self.start + SHOWN

    def strength(self, time: float) -> float:
        """Return how much of it is to be seen, from 0 to 1."""
        return max(0.0, min(1.0, (time - self.start) / FADE, (self.end - time) / FADE))


@dataclass(frozen=True, slots=True)
class Motion:
    """All that goes on between two moments; `duration` in milliseconds."""

    tracks: tuple[Track, ...]
    banners: tuple[Banner, ...] = ()

    @property
    def duration(self) -> float:
        """When the last card has arrived, and the last banner is gone."""
        ends = (*(track.legs[-1].end for track in self.tracks), *(b.end for b in self.banners))
        return max(ends, default=0.0)

    @property
    def keys(self) -> frozenset[Key]:
        """Which pieces are on their way."""
        return frozenset(track.piece.key for track in self.tracks)

    def at(self, time: float) -> list[Spot]:
        """Return all pieces at a time: those that move lie above those that do not."""
        return sorted((track.at(time) for track in self.tracks), key=lambda spot: spot.moving)


def plan(
    events: Sequence[Event],
    before: Sequence[Piece],
    after: Sequence[Piece],
    layout: Layout,
    seat: int,
) -> Motion:
    """Return how the pieces get from where they were to where they are, as events tell it.

    `seat` is that of the near side. Pieces that did not move have no track.
    """
    planner = _Planner(before, after, layout, seat)
    for event in events:
        planner.follow(event)
    planner.close_ranks()
    return Motion(tuple(planner.tracks()), tuple(planner.banners))


@dataclass
class _Planner:
    before: Sequence[Piece]
    after: Sequence[Piece]
    layout: Layout
    seat: int
    banners: list[Banner] = field(default_factory=list)
    _clock: float = 0.0
    _legs: dict[Key, list[Leg]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._final: Mapping[Key, Piece] = {piece.key: piece for piece in self.after}
        self._now = {piece.key: piece.place for piece in self.before}

    def tracks(self) -> Iterator[Track]:
        """Return the tracks in the order in which the pieces lie."""
        for piece in self.after:
            if piece.key in self._legs:
                yield Track(piece, tuple(self._legs[piece.key]))

    def follow(self, event: Event) -> None:
        """Add what an event moves."""
        match event:
            case Dealt():
                self._deal()
            case Played(seat, card, captured):
                own = seat == self.seat
                self._lay(card, captured, self._now.get(card) if own else self._their_card(), own)
            case Drawn(_, card, captured, choices):
                self._draw(card, captured, waits=bool(choices))
            case Chosen(_, card, captured):
                self._lay(card, captured, self._now.get(card), True)
            case YakuMade() | Called():
                self.banners.append(Banner(event, self._clock))
            case MonthEnded(yaku=yaku):
                self._cheer({card for one in yaku for card in one.cards})

    def _their_card(self) -> Rect | None:
        """Return where a card of the other hand comes from: its last one, face down."""
        backs = [piece.place for piece in self.before if piece.zone is Zone.THEIR_HAND]
        return backs[-1] if backs else None

    def _lay(self, card: Card, captured: Sequence[Card], origin: Rect | None, is_up: bool) -> None:
        """A card goes to the field, and if it captures, on with what it captured."""
        target = self._landing(card, captured)
        self._go(card, origin or self.layout.stock, target, turns=not is_up)
        self._clock += GO
        if captured:
            self._clock += REST
            for taken in (*captured, card):
                self._go_home(taken)
            self._clock += GO

    def _draw(self, card: Card, captured: Sequence[Card], *, waits: bool) -> None:
        self._clock += REST
        drawn = self.layout.drawn
        self._go(card, self.layout.stock, drawn, turns=True)
        self._clock += GO
        if not waits:
            self._clock += REST
            self._lay(card, captured, drawn, True)

    def _landing(self, card: Card, captured: Sequence[Card]) -> Rect:
        """Return where a card lies on the field: on what it captures, or at its own place."""
        on = self._now.get(captured[0]) if captured else None
        if on is not None:
            return on.moved(on.w * 0.14, on.h * 0.1)
        final = self._final.get(card)
        if final is not None and final.zone is Zone.FIELD:
            return final.place
        # It is captured later in the same turn, and has no place of its own any more.
        x, y = self.layout.middle.center
        size = self.layout.card
        return Rect(x - size.w / 2, y - size.h / 2, size.w, size.h)

    def _deal(self) -> None:
        """All cards come out of the stock, by turns; only what lies open turns over."""
        self._now = {}
        self._legs.clear()
        for zone in (Zone.HAND, Zone.FIELD, Zone.THEIR_HAND):
            for piece in (piece for piece in self.after if piece.zone is zone):
                self._go(piece.key, self.layout.stock, piece.place, turns=piece.card is not None)
                self._clock += DEAL_STEP
        self._clock += GO

    def _cheer(self, cards: set[Card]) -> None:
        """The winner's yaku jump for joy, one card after the other."""
        for piece in self.after:
            if piece.card in cards and piece.zone in (Zone.CAPTURED, Zone.THEIR_CAPTURED):
                leg = Leg(self._clock, self._clock + HOP, piece.place, piece.place, hops=True)
                self._legs.setdefault(piece.key, []).append(leg)
                self._clock += HOP / 5
        self._clock += HOP

    def _go_home(self, card: Card) -> None:
        final = self._final.get(card)
        if final is not None:
            self._go(card, self._now.get(card, final.place), final.place)

    def _go(self, key: Key, origin: Rect, target: Rect, *, turns: bool = False) -> None:
        self._legs.setdefault(key, []).append(
            Leg(self._clock, self._clock + GO, origin, target, turns)
        )
        self._now[key] = target

    def close_ranks(self) -> None:
        """Cards that only make room, in a hand or in a fan, do so at once."""
        for key, piece in self._final.items():
            was = self._now.get(key)
            if was is None or was == piece.place or piece.zone is Zone.STOCK:
                continue
            legs = self._legs.setdefault(key, [])
            start = legs[-1].end if legs else 0.0
            legs.append(Leg(start, start + GO, was, piece.place))


def _eased(share: float) -> float:
    """Return a share of the way for a share of the time: slow at both ends."""
    return share * share * (3 - 2 * share)
