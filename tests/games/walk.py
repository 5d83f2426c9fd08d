"""A walk through a random match that checks what must hold at every step.

Every preset and any other set of rules goes through the same walk:

    for match in walk(rules, rng): ...

Each step is a legal match; a broken invariant is an AssertionError.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace

import pytest

from koikoi_qt.games.common import SEATS, IllegalMove, other
from koikoi_qt.games.koikoi import DECK, Card, Match, Move, Phase, Rules
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnd,
    MonthEnded,
    Played,
    Redealt,
    Stopped,
    YakuMade,
)
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.games.koikoi.rules import CHOICES, DEFAULT_POINTS, FLAGS, NUMBERS
from koikoi_qt.games.record import Record
from koikoi_qt.games.shuffle import shuffled

SAVED_ONE_IN = 60
"""How seldom a step is saved and loaded; the end of a match always is."""
ALL_MOVES = (
    *(Move.play(card) for card in DECK),
    *(Move.play(one, two) for one in DECK for two in DECK if one.month == two.month),
    *(Move.choose(card) for card in DECK),
    KOIKOI,
    STOP,
)


def random_rules(rng: random.Random) -> Rules:
    """Return rules whose every field is random; half of the yaku keep their points."""
    points = {
        name: rng.choice((worth, worth, 0, rng.randrange(100)))
        for name, worth in DEFAULT_POINTS.items()
    }
    return Rules.from_dict(
        {name: rng.choice(allowed) for name, allowed in CHOICES.items()}
        | {name: rng.choice((True, False)) for name in FLAGS}
        | {name: rng.randint(*bounds) for name, bounds in NUMBERS.items()}
        | {"start_points": (rng.randrange(20), rng.randrange(20)), "points": points}
    )


def walk(rules: Rules, rng: random.Random, *, saved_one_in: int = SAVED_ONE_IN) -> Iterator[Match]:
    """Play a match at random, check every step, and yield it."""
    match = Match.new(rules, rng)
    events = match.history
    table = Table()
    check(match, events, table, rng)
    yield match
    while not match.finished:
        before = match
        if match.turn is None:
            match, events = match.deal(rng)
        else:
            legal = match.legal_moves
            refuse_what_is_illegal(match, legal, rng)
            match, events = match.play(rng.choice(legal))
        assert match.history == before.history + events
        check(match, events, table, rng)
        if match.finished or rng.randrange(saved_one_in) == 0:
            check_record(match)
        yield match


def check(match: Match, events: tuple[Event, ...], table: "Table", rng: random.Random) -> None:
    """Check one step, `events` being what led to it from what the table showed."""
    check_cards(match)
    check_turn(match)
    check_events(match, events, table)
    for seat in SEATS:
        check_view(match, events, seat, rng)
    if match.month.result is not None:
        check_result(match, match.month.result)


def check_cards(match: Match) -> None:
    """Each of the 48 cards is in one place."""
    month = match.month
    drawn = (month.drawn,) if month.drawn else ()
    places = (*month.hands, month.field, *month.captured, month.stock, drawn)
    assert sorted(card for place in places for card in place) == list(DECK)
    assert len(month.stock) >= 8
    assert abs(len(month.hands[0]) - len(month.hands[1])) <= 1


def check_turn(match: Match) -> None:
    """Somebody can move until the month is over, and only then nobody."""
    over = match.month.result is not None
    assert (match.turn is None) == over
    legal = match.legal_moves
    assert bool(legal) != over
    assert len(set(legal)) == len(legal)
    assert match.finished == (match.phase is Phase.MATCH_OVER) == (match.result is not None)
    assert (match.phase is Phase.CHOOSE) == (match.month.drawn is not None)
    if match.phase is Phase.DECIDE:
        assert match.turn is not None
        assert match.month.hands[match.turn], "the last card stops by itself"
        assert match.month.yaku(match.turn)


def check_events(match: Match, events: tuple[Event, ...], table: "Table") -> None:
    """The public events alone tell all that lies open."""
    for event in events:
        table.see(event)
    month = match.month
    assert table.field == set(month.field)
    assert table.captured == tuple(map(set, month.captured))
    assert table.drawn == month.drawn
    assert tuple(table.calls) == month.calls
    assert table.plays <= 16


SHOWS_NO_CARD_ON_THE_TABLE = (DealerDrawn, Redealt, YakuMade, Stopped, MonthEnded, MatchEnded)


class Table:
    """What somebody knows of a month who only hears the events."""

    def __init__(self) -> None:
        self.lay_out(())

    def lay_out(self, field: tuple[Card, ...]) -> None:
        """Begin a month."""
        self.field = set(field)
        self.captured: tuple[set[Card], set[Card]] = (set(), set())
        self.drawn: Card | None = None
        self.calls = [0, 0]
        self.plays = 0

    def see(self, event: Event) -> None:
        """Follow one event."""
        match event:
            case Dealt(field=field):
                self.lay_out(field)
            case Drawn(card=card, choices=choices) if choices:
                self.drawn = card
            case Played(seat, card, captured) | Drawn(seat, card, captured):
                self.plays += isinstance(event, Played)
                self._lay(seat, card, captured)
            case Chosen(seat, card, captured):
                assert card == self.drawn
                self.drawn = None
                self._lay(seat, card, captured)
            case Called(seat=seat):
                self.calls[seat] += 1
            case _:
                assert isinstance(event, SHOWS_NO_CARD_ON_THE_TABLE)

    def _lay(self, seat: int, card: Card, captured: tuple[Card, ...]) -> None:
        assert {taken.month for taken in captured} <= {card.month}
        assert len(captured) in (0, 1, 3)
        assert set(captured) <= self.field
        if captured:
            self.field -= set(captured)
            self.captured[seat].update(captured, (card,))
        else:
            assert card.month not in {lying.month for lying in self.field}
            self.field.add(card)


def check_view(match: Match, events: tuple[Event, ...], seat: int, rng: random.Random) -> None:
    """A seat sees nothing hidden, and no difference when hidden cards change places."""
    view = match.view(seat)
    month = match.month
    shown = set() if month.result is None else set(month.result.shown[other(seat)])
    hidden = {*month.hands[other(seat)], *month.stock} - shown
    present = (getattr(view, field.name) for field in fields(view) if field.name != "history")
    assert hidden.isdisjoint(cards_in(tuple(present)))
    # What was dealt before this deal tells nothing of this one.
    now = (event for event in events if not isinstance(event, DealerDrawn | Redealt))
    assert hidden.isdisjoint(cards_in(tuple(now)))
    assert view.history == match.history
    assert view.legal_moves == (match.legal_moves if match.turn == seat else ())
    if not shown:
        assert with_hidden_cards_permuted(match, seat, rng).view(seat) == view


def cards_in(value: object) -> Iterator[Card]:
    """Yield every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, str | int | None | Rules):
        return
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def with_hidden_cards_permuted(match: Match, seat: int, rng: random.Random) -> Match:
    """Return the match with the other hand and the stock shuffled into each other."""
    month = match.month
    count = len(month.hands[other(seat)])
    hidden = shuffled((*month.hands[other(seat)], *month.stock), rng)
    hand = tuple(sorted(hidden[:count]))
    hands = (month.hands[0], hand) if seat == 0 else (hand, month.hands[1])
    drawn = len(month.deal.deck) - len(month.stock)
    deck = month.deal.deck[:drawn] + hidden[count:]
    changed = replace(month, hands=hands, deal=replace(month.deal, deck=deck))
    return replace(match, months=(*match.months[:-1], changed))


def check_result(match: Match, result: MonthEnded) -> None:
    """A month's score follows from its yaku and calls, and the totals from the months."""
    rules, winner = match.rules, result.winner
    scores = [month.result.scores for month in match.months if month.result]
    start = rules.start_points
    assert match.scores == tuple(start[seat] + sum(s[seat] for s in scores) for seat in SEATS)
    assert result.totals == match.scores
    assert result.base == sum(yaku.points for yaku in result.yaku)
    if winner is None:
        award = rules.null_month_points if result.awarded is not None else 0
        assert sum(result.scores) == award
        assert result.base == 0
        return
    assert result.scores[other(winner)] == 0
    factors = {
        "opponent": 2 if result.calls[other(winner)] else 1,
        "per_call": 2 ** sum(result.calls),
        "caller": 2 if result.calls[winner] else 1,
        "none": 1,
    }
    doubled = 2 if rules.double_at_seven and result.base >= 7 else 1
    expected = result.base * doubled * factors[rules.koikoi_factor]
    if result.how is MonthEnd.INSTANT:
        expected = rules.instant_points
    assert result.scores[winner] == expected


def check_record(match: Match) -> None:
    """Saving and loading lose nothing."""
    assert Record.from_json(Record.from_match(match).to_json()).match() == match


def refuse_what_is_illegal(match: Match, legal: tuple[Move, ...], rng: random.Random) -> None:
    """Moves that are not among the legal ones are refused, with the reason, and change nothing."""
    before = match.view(0), match.view(1)
    for move in rng.sample(ALL_MOVES, 2):
        if move not in legal:
            with pytest.raises(IllegalMove, match=f"'{move}' is not legal: .*; legal now: "):
                match.play(move)
    assert (match.view(0), match.view(1)) == before


@dataclass(frozen=True)
class Walked:
    """How far some walks have come."""

    matches: int = 0
    months: int = 0
    steps: int = 0

    def __add__(self, other: "Walked") -> "Walked":
        return Walked(
            self.matches + other.matches, self.months + other.months, self.steps + other.steps
        )


def walk_months(seed: str, months: int, preset: str | None = None) -> Walked:
    """Walk exactly so many months of a preset, or of random rules that change with each match."""
    rng = random.Random(seed)
    walked = Walked()
    while walked.months < months:
        rules = Rules.preset(preset) if preset else random_rules(rng)
        rules = replace(rules, months=min(rules.months, months - walked.months))
        steps = sum(1 for _ in walk(rules, rng))
        walked += Walked(1, rules.months, steps)
    return walked
