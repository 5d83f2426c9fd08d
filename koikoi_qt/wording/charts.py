"""The yaku chart and the month chart: what is held, missing and lost, as plain values.

Each row has its pictures and its text twin, which says everything that the pictures show. Made
from a view, so that nothing hidden is ever in them; without one they are plain references.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.cards import DECK, MONTHS, Card, Kind, of_month
from koikoi_qt.games.koikoi.progress import Progress, progress
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import card_list, kind_name, picture, plant
from koikoi_qt.wording.chart_kinds import ChartKind
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.needs import yaku_needs
from koikoi_qt.wording.summaries import COUNTED
from koikoi_qt.wording.yaku import points_text, yaku_full_name


class Place(StrEnum):
    """Where a card is, as far as the viewer may know."""

    MINE = "mine"
    THEIRS = "theirs"
    HAND = "hand"
    FIELD = "field"
    DRAWN = "drawn"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class ChartCard:
    """One picture; without a place it is just shown."""

    card: Card
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One yaku or month: `text` is the whole row in words, `worth` a yaku's points."""

    title: str
    worth: str
    lines: tuple[str, ...]
    cards: tuple[ChartCard, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: its title, what the signs of places mean, and its rows."""

    title: str
    legend: tuple[tuple[Place, str], ...]
    rows: tuple[ChartRow, ...]


def make_chart(kind: ChartKind, rules: Rules, view: View | None, narrator: Narrator) -> Chart:
    """Return a chart of a match, or without a view a reference to the rules."""
    language = narrator.language
    found = _places(view) if view else {}
    legend = _legend(view, narrator) if view else []
    if kind is ChartKind.MONTHS:
        title = language.gettext("Month chart")
        rows = [_month_row(month, found, dict(legend), language) for month in MONTHS]
    else:
        title = language.gettext("Yaku chart")
        rows = _yaku_rows(rules, view, narrator, found, dict(legend))
    return Chart(title, tuple(legend), tuple(rows))


def _legend(view: View, narrator: Narrator) -> list[tuple[Place, str]]:
    # A drawn card lies there only while it waits for a choice.
    places = [place for place in Place if place is not Place.DRAWN or view.drawn]
    return [(place, place_text(place, view, narrator)) for place in places]


def place_text(place: Place, view: View, narrator: Narrator) -> str:
    """Return a place in words: *Captured by you*, *On the field*."""
    language = narrator.language
    match place:
        case Place.MINE:
            return _captured_by(view.seat, narrator)
        case Place.THEIRS:
            return _captured_by(view.other, narrator)
        case Place.HAND if view.seat == narrator.you:
            return language.gettext("In your hand")
        case Place.HAND:
            # Translators: where cards are; {name} is a player such as Red.
            return language.gettext("In hand: {name}").format(name=narrator.names[view.seat])
        case Place.FIELD:
            return language.gettext("On the field")
        case Place.DRAWN:
            return language.gettext("Just drawn from the stock")
        case Place.UNSEEN:
            # Translators: cards of which the player cannot know where they are.
            return language.gettext("Not seen yet")


def _captured_by(seat: int, narrator: Narrator) -> str:
    if seat == narrator.you:
        return narrator.language.gettext("Captured by you")
    # Translators: where cards are; {name} is a player such as Red or CPU.
    return narrator.language.gettext("Captured by {name}").format(name=narrator.names[seat])


_Places = dict[Card, Place]
_Words = dict[Place, str]
_NO_PILES: Final[tuple[tuple[Card, ...], tuple[Card, ...]]] = ((), ())


def _places(view: View) -> _Places:
    """Return where each of the 48 cards is for this view."""
    piles = (
        (Place.MINE, view.captured[view.seat]),
        (Place.THEIRS, view.captured[view.other]),
        (Place.HAND, view.hand),
        (Place.FIELD, view.field),
        (Place.DRAWN, (view.drawn,) if view.drawn else ()),
    )
    seen = {card: place for place, pile in piles for card in pile}
    return {card: seen.get(card, Place.UNSEEN) for card in DECK}


def _yaku_rows(
    rules: Rules, view: View | None, narrator: Narrator, found: _Places, words: _Words
) -> list[ChartRow]:
    month, captured = (view.month, view.captured) if view else (1, _NO_PILES)
    seat = view.seat if view else 0
    mine, theirs = captured[seat], captured[other(seat)]
    standing = progress(rules, month, mine, theirs)
    if view is None:
        # Which four cards the month's are depends on the month that is played.
        return [_yaku_row(rules, (one,), (), found, words, narrator) for one in standing]
    sides = zip(standing, progress(rules, month, theirs, mine), strict=True)
    seats = (view.seat, view.other)
    return [_yaku_row(rules, pair, seats, found, words, narrator) for pair in sides]


def _yaku_row(
    rules: Rules,
    sides: Sequence[Progress],
    seats: Sequence[int],
    found: _Places,
    words: _Words,
    narrator: Narrator,
) -> ChartRow:
    one, language = sides[0], narrator.language
    served = sorted((*one.held, *one.missing, *one.taken))
    shown = () if one.name == "tsukifuda" and not seats else served
    cards = tuple(ChartCard(card, found.get(card)) for card in shown)
    title = yaku_full_name(one.name, language)
    worth = points_text(rules.points[one.name], language)
    needs = yaku_needs(one.name, rules, language)
    states = [_state(side, narrator.name(seat), language) for side, seat in _pairs(sides, seats)]
    by_place = _by_place(cards, words, one.name in COUNTED, language)
    # Translators: the beginning of a line on a yaku, such as "Three lights, sankō: 5 points."
    head = language.gettext("{yaku}: {points}.").format(yaku=title, points=worth)
    text = " ".join((head, *needs, *states, *by_place))
    return ChartRow(title, worth, (" ".join(needs), *states), cards, text)


def _pairs(sides: Sequence[Progress], seats: Sequence[int]) -> Iterator[tuple[Progress, int]]:
    return zip(sides, seats, strict=False)


def _state(side: Progress, name: str, language: Language) -> str:
    if side.made:
        # Translators: a player has this yaku, such as "CPU: made."
        form = language.gettext("{name}: made.")
    elif side.lost:
        # Translators: a player cannot make this yaku any more, such as "CPU: no longer possible."
        form = language.gettext("{name}: no longer possible.")
    else:
        # Translators: how many of the cards for a yaku a player has, such as "You: 2 of 3."
        form = language.gettext("{name}: {held} of {needed}.")
    return form.format(name=name, held=len(side.held), needed=side.needed)


def _by_place(
    cards: Sequence[ChartCard], words: _Words, counted: bool, language: Language
) -> Iterator[str]:
    """Say where the cards are; where any of many do, their number says more than names."""
    for place, where in words.items():
        there = [each.card for each in cards if each.place is place]
        if there:
            what = language.number(len(there)) if counted else card_list(there, language)
            yield _located(where, what, language)


def _located(where: str, what: str, language: Language) -> str:
    # Translators: where cards are, such as "On the field: 3 Cherry, plain; 8 Susuki, plain."
    return language.gettext("{where}: {cards}.").format(where=where, cards=what)


def _month_row(month: int, found: _Places, words: _Words, language: Language) -> ChartRow:
    cards = tuple(ChartCard(card, found.get(card)) for card in of_month(DECK, month))
    # Translators: the head of a month's row, such as "Month 3: Cherry".
    title = language.gettext("Month {month}: {plant}").format(
        month=month, plant=plant(month, language)
    )
    groups = [
        (where, [each.card for each in cards if each.place is place])
        for place, where in words.items()
    ]
    said = [
        _located(where, cards_in_month(there, language), language)
        for where, there in groups
        if there
    ]
    # Translators: all cards of a month, such as "Cards: curtain (light), poetry ribbon, 2 plains."
    form = language.gettext("Cards: {cards}.")
    whole = form.format(cards=cards_in_month([each.card for each in cards], language))
    lines = () if said else (whole,)
    # Translators: a month and what follows on its cards, such as "Month 3: Cherry. On the field: …"
    form = language.gettext("{month}. {rest}")
    text = form.format(month=title, rest=" ".join(said) or whole)
    return ChartRow(title, "", lines, cards, text)


def cards_in_month(pile: Sequence[Card], language: Language) -> str:
    """Return cards of one month in a row: *curtain (light), poetry ribbon and 2 plains*."""
    plains = [card for card in pile if card.kind is Kind.PLAIN and not picture(card, language)]
    named = [_in_month(card, language) for card in pile if card not in plains]
    if plains:
        count = len(plains)
        # Translators: ordinary cards of one month, such as "2 plains" or "1 plain".
        form = language.ngettext("{count} plain", "{count} plains", count)
        named.append(form.format(count=count))
    return language.list_and(named)


def _in_month(card: Card, language: Language) -> str:
    shown, kind = picture(card, language), kind_name(card, language)
    if shown is None:
        return kind
    # Translators: a card among those of its month: its picture and kind, such as "curtain (light)".
    return language.gettext("{picture} ({kind})").format(picture=shown, kind=kind)
