"""Every event as one sentence: the log's line and what is announced.

The sentences are tables: who acts ("you" or a name) and what came of it. The fewest words are in
brief.py, what full verbosity adds in more.py. `narrate` is the one entrance.
"""

from collections.abc import Callable
from typing import Any, Final

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnded,
    Played,
    RedealReason,
    Redealt,
    Stopped,
    StopReason,
    YakuMade,
)
from koikoi_qt.i18n import N_, Message
from koikoi_qt.wording.brief import narrate_briefly
from koikoi_qt.wording.cards import item_list
from koikoi_qt.wording.month_end import tell_match_end, tell_month_end
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.yaku import points_text, yaku_points


def narrate(event: Event, narrator: Narrator, *, months: int = 12) -> str:
    """Return what happened as one sentence or a few; `months` is the length of the match."""
    if narrator.brief:
        return narrate_briefly(event, narrator, months)
    if isinstance(event, Dealt):
        return _dealt(event, narrator, months)
    return _TELLERS[type(event)](event, narrator)


# Keys: told to the one who acts?, how many field cards were captured (0: the card stays).
_PLAYED: Final[dict[tuple[bool, int], Message]] = {
    (True, 0): N_("You play {card}; it stays on the field."),
    (True, 1): N_("You play {card}, and capture {captured}."),
    (True, 3): N_("You play {card}, and capture the other three of the month: {captured}."),
    (False, 0): N_("{name} plays {card}; it stays on the field."),
    (False, 1): N_("{name} plays {card}, and captures {captured}."),
    (False, 3): N_("{name} plays {card}, and captures the other three of the month: {captured}."),
}
# Translators: said right after what the same person played; the subject need not be repeated.
_DRAWN: Final[dict[tuple[bool, int], Message]] = {
    (True, 0): N_("You draw {card}; it stays on the field."),
    (True, 1): N_("You draw {card}, and capture {captured}."),
    (True, 2): N_("You draw {card}, which matches two cards: {captured}."),
    (True, 3): N_("You draw {card}, and capture the other three of the month: {captured}."),
    (False, 0): N_("Draws {card}; it stays on the field."),
    (False, 1): N_("Draws {card}, and captures {captured}."),
    (False, 2): N_("Draws {card}, which matches two cards: {captured}."),
    (False, 3): N_("Draws {card}, and captures the other three of the month: {captured}."),
}
# Translators: {card} is the drawn card; {captured} is one of two cards that are worth the same.
_DRAWN_FOR_TWO_ALIKE: Final[dict[bool, Message]] = {
    True: N_("You draw {card}, which matches two cards alike: {captured}."),
    False: N_("Draws {card}, which matches two cards alike: {captured}."),
}
_CHOSEN: Final = N_("The drawn card captures {captured}.")
_CALLED: Final[dict[tuple[bool, bool], Message]] = {
    (True, True): N_("You call koi-koi."),
    (True, False): N_("You call koi-koi again."),
    (False, True): N_("{name} calls koi-koi."),
    (False, False): N_("{name} calls koi-koi again."),
}
_STOPPED: Final[dict[tuple[bool, StopReason], Message]] = {
    (True, StopReason.CHOICE): N_("You stop."),
    (True, StopReason.LAST_CARD): N_("That was your last card, so you stop."),
    (True, StopReason.KOIKOI_LIMIT): N_("Koi-koi cannot be called again, so you stop."),
    (False, StopReason.CHOICE): N_("{name} stops."),
    (False, StopReason.LAST_CARD): N_("That was the last card of {name}, who stops."),
    (False, StopReason.KOIKOI_LIMIT): N_("Koi-koi cannot be called again, so {name} stops."),
}
_YAKU_MADE: Final[dict[bool, Message]] = {
    True: N_("You have {yaku}."),
    False: N_("{name} has {yaku}."),
}
_YAKU_TOTAL: Final[dict[bool, Message]] = {
    True: N_("You have {yaku}: {points} in all."),
    False: N_("{name} has {yaku}: {points} in all."),
}
_REDEALT: Final[dict[RedealReason, Message]] = {
    RedealReason.FOUR: N_(
        "The field held all four cards of a month, so the cards are dealt again."
    ),
    RedealReason.PAIRS: N_("The field held four pairs, so the cards are dealt again."),
    RedealReason.INSTANTS: N_("Both hands would have won at once, so the cards are dealt again."),
}
# Translators: the cards that both turn up to see who deals first.
_DEALER_DRAWN: Final[dict[bool, Message]] = {
    True: N_("Who deals first? You turn up {yours}; {name} turns up {theirs}."),
    False: N_("Who deals first? {red} turns up {red_card}; {blue} turns up {blue_card}."),
}
_FIRST_DEALER: Final[dict[bool, Message]] = {
    True: N_("You deal."),
    False: N_("{name} deals."),
}
_DEALT: Final[dict[bool, Message]] = {
    True: N_("Month {month} of {months}. You deal and play first. Field: {field}."),
    False: N_("Month {month} of {months}. {name} deals and plays first. Field: {field}."),
}


def _say(narrator: Narrator, message: Message, **words: Any) -> str:
    return narrator.language.message(message).format(**words)


def _took(
    narrator: Narrator, table: dict[Any, Message], seat: int, card: Card, taken: tuple[Card, ...]
) -> str:
    mine = seat == narrator.you
    return _say(
        narrator,
        table[mine, len(taken)],
        name=narrator.names[seat],
        card=narrator.card(card),
        captured=narrator.cards(taken),
    )


def _played(event: Played, narrator: Narrator) -> str:
    return _took(narrator, _PLAYED, event.seat, event.card, event.captured)


def _drawn(event: Drawn, narrator: Narrator) -> str:
    taken = event.captured or event.choices
    if len(taken) == 2 and taken[0].interchangeable(taken[1]):
        form = _DRAWN_FOR_TWO_ALIKE[event.seat == narrator.you]
        card, captured = map(narrator.card, (event.card, taken[0]))
        return _say(narrator, form, card=card, captured=captured)
    return _took(narrator, _DRAWN, event.seat, event.card, taken)


def _chosen(event: Chosen, narrator: Narrator) -> str:
    return _say(narrator, _CHOSEN, captured=narrator.cards(event.captured))


def _yaku_made(event: YakuMade, narrator: Narrator) -> str:
    language = narrator.language
    mine = event.seat == narrator.you
    table = _YAKU_MADE if len(event.yaku) == 1 else _YAKU_TOTAL
    return _say(
        narrator,
        table[mine],
        name=narrator.names[event.seat],
        yaku=item_list((yaku_points(yaku, language) for yaku in event.yaku), language),
        points=points_text(event.base, language),
    )


def _called(event: Called, narrator: Narrator) -> str:
    key = (event.seat == narrator.you, event.times == 1)
    return _say(narrator, _CALLED[key], name=narrator.names[event.seat])


def _stopped(event: Stopped, narrator: Narrator) -> str:
    key = (event.seat == narrator.you, event.reason)
    return _say(narrator, _STOPPED[key], name=narrator.names[event.seat])


def _redealt(event: Redealt, narrator: Narrator) -> str:
    return _say(narrator, _REDEALT[event.reason])


def _dealer_drawn(event: DealerDrawn, narrator: Narrator) -> str:
    shown = tuple(map(narrator.card, event.cards))
    you = narrator.you
    if you is None:
        red, blue = narrator.names
        words = {"red": red, "blue": blue, "red_card": shown[0], "blue_card": shown[1]}
    else:
        words = {"yours": shown[you], "name": narrator.names[1 - you], "theirs": shown[1 - you]}
    return f"{_say(narrator, _DEALER_DRAWN[you is not None], **words)} {_first(event, narrator)}"


def _first(event: DealerDrawn, narrator: Narrator) -> str:
    if event.dealer is None:
        return narrator.language.gettext("They are equal: both turn up another card.")
    name = narrator.names[event.dealer]
    return _say(narrator, _FIRST_DEALER[event.dealer == narrator.you], name=name)


def _dealt(event: Dealt, narrator: Narrator, months: int) -> str:
    return _say(
        narrator,
        _DEALT[event.dealer == narrator.you],
        month=event.month,
        months=months,
        name=narrator.names[event.dealer],
        field=narrator.cards(tuple(sorted(event.field))),
    )


_TELLERS: Final[dict[type, Callable[[Any, Narrator], str]]] = {
    DealerDrawn: _dealer_drawn,
    Redealt: _redealt,
    Played: _played,
    Drawn: _drawn,
    Chosen: _chosen,
    YakuMade: _yaku_made,
    Called: _called,
    Stopped: _stopped,
    MonthEnded: tell_month_end,
    MatchEnded: tell_match_end,
}
