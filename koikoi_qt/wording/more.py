"""What full verbosity says beyond the usual sentence, so that nothing need be remembered."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.cards import Kind, of_month
from koikoi_qt.games.koikoi.deal import next_dealer
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    MonthEnd,
    MonthEnded,
    Played,
    Redealt,
    YakuMade,
)
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.scoring import koikoi_factor, score_stop
from koikoi_qt.i18n import N_, NP_, Message
from koikoi_qt.wording.cards import KIND_GROUPS, item_list, plant
from koikoi_qt.wording.month_end import reckoning
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.scene import Scene
from koikoi_qt.wording.yaku import points_text, yaku_full_name

_SEVEN_DOUBLES: Final = N_("Seven points or more are doubled.")
# Keys: is it the listener who would stop? Said after a call of koi-koi.
_WORTH_MORE: Final[dict[bool, Message]] = {
    True: N_("If you win this month, your points count times {factor}."),
    False: N_("If {name} wins this month, the points count times {factor}."),
}
_DEALS_NEXT: Final[dict[bool, Message]] = {
    True: N_("You deal the next month."),
    False: N_("{name} deals the next month."),
}


@dataclass(frozen=True, slots=True)
class _About:
    """What an event is told with."""

    scene: Scene
    narrator: Narrator
    rules: Rules


def more(event: Event, scene: Scene, narrator: Narrator, rules: Rules) -> str:
    """Return further sentences about an event and the scene it left; empty where all is said."""
    teller = _TELLERS.get(type(event))
    return " ".join(teller(event, _About(scene, narrator, rules))) if teller else ""


def _dealt(event: Dealt, about: _About) -> tuple[str, ...]:
    language = about.narrator.language
    # Translators: the plant of the month that is dealt.
    name = language.gettext("The plant of this month is: {plant}.")
    # Translators: three of the four cards of a month lie on the field.
    three = language.gettext("Three cards of month {month} lie there; the fourth captures them.")
    return (
        name.format(plant=plant(event.month, language)),
        *(
            three.format(month=month)
            for month in sorted({card.month for card in event.field})
            if len(of_month(event.field, month)) == 3
        ),
        *_doubling_rule(about),
    )


def _doubling_rule(about: _About) -> tuple[str, ...]:
    return (about.narrator.language.message(_SEVEN_DOUBLES),) if about.rules.double_at_seven else ()


def _captured(event: Played | Drawn | Chosen, about: _About) -> tuple[str, ...]:
    if not event.captured:
        return ()
    language = about.narrator.language
    grown = {card.kind for card in (event.card, *event.captured)}
    pile = about.scene.captured[event.seat]
    counts = (
        language.gettext("{group}: {count}").format(
            group=language.message(KIND_GROUPS[kind]),
            count=sum(card.kind is kind for card in pile),
        )
        for kind in Kind
        if kind in grown
    )
    # Translators: groups of captured cards that have grown, such as "Now Lights: 2; Plains: 4."
    return (language.gettext("Now {groups}.").format(groups=item_list(counts, language)),)


def _drawn(event: Drawn, about: _About) -> tuple[str, ...]:
    left = about.narrator.language.ngettext(
        "{count} card left in the stock.", "{count} cards left in the stock.", about.scene.stock
    )
    return (*_captured(event, about), left.format(count=about.scene.stock))


def _yaku_made(event: YakuMade, about: _About) -> tuple[str, ...]:
    language = about.narrator.language
    # Translators: a yaku and the cards that make it.
    form = language.gettext("{yaku}: {cards}.")
    return tuple(
        form.format(yaku=yaku_full_name(y.name, language), cards=about.narrator.cards(y.cards))
        for y in event.yaku
        if y.name in event.new
    ) + _worth_of_stopping(event, about)


def _worth_of_stopping(event: YakuMade, about: _About) -> tuple[str, ...]:
    if event.seat == about.narrator.you:
        # It is part of the question that comes now.
        return ()
    worth = score_stop(about.rules, event.yaku, about.scene.calls, event.seat)
    # Translators: what stopping now would be worth, and how it comes about.
    form = about.narrator.language.gettext("Stopping now: {reckoning}.")
    return (form.format(reckoning=reckoning(worth, about.narrator)[-1]),)


def _called(event: Called, about: _About) -> tuple[str, ...]:
    factors = {
        seat: koikoi_factor(about.rules, about.scene.calls, seat)
        for seat in (other(event.seat), event.seat)
    }
    return tuple(
        about.narrator.language.message(_WORTH_MORE[seat == about.narrator.you]).format(
            name=about.narrator.names[seat], factor=factor
        )
        for seat, factor in factors.items()
        if factor > 1
    )


def _month_ended(event: MonthEnded, about: _About) -> tuple[str, ...]:
    language = about.narrator.language
    worth = language.gettext("{yaku}: {points}.")
    yaku = (
        worth.format(
            yaku=yaku_full_name(one.name, language), points=points_text(one.points, language)
        )
        for one in event.yaku
        # The usual sentence tells the points of one alone.
        if event.how is MonthEnd.STOP and len(event.yaku) > 1
    )
    if event.month == about.rules.months:
        return tuple(yaku)
    dealer = next_dealer(about.rules, event.dealer, event.winner)
    form = language.message(_DEALS_NEXT[dealer == about.narrator.you])
    return (*yaku, form.format(name=about.narrator.names[dealer]))


def _redealt(event: Redealt, about: _About) -> tuple[str, ...]:
    # Translators: the cards on a field that was thrown away.
    form = about.narrator.language.gettext("The field was: {cards}.")
    return (form.format(cards=about.narrator.cards(tuple(sorted(event.field)))),)


# Keys: were the two cards turned up of one month?
_WHY_DEALER: Final[dict[bool, Message]] = {
    False: NP_("who deals first", "The earlier month deals."),
    True: NP_("who deals first", "They are of one month: the card worth more points deals."),
}


def _dealer_drawn(event: DealerDrawn, about: _About) -> tuple[str, ...]:
    if event.dealer is None:
        return ()
    one, two = event.cards
    return (about.narrator.language.message(_WHY_DEALER[one.month == two.month]),)


_Teller = Callable[[Any, _About], tuple[str, ...]]
_TELLERS: Final[dict[type, _Teller]] = {
    DealerDrawn: _dealer_drawn,
    Redealt: _redealt,
    Dealt: _dealt,
    Played: _captured,
    Drawn: _drawn,
    Chosen: _captured,
    YakuMade: _yaku_made,
    Called: _called,
    MonthEnded: _month_ended,
}
