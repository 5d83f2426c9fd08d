"""Every event in the fewest words, key word first, for quick ears and short Braille displays."""

from collections.abc import Callable
from typing import Any, Final

from koikoi_qt.games.common import other
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
    RedealReason,
    Redealt,
    Stopped,
    StopReason,
    YakuMade,
)
from koikoi_qt.i18n import NP_, Message
from koikoi_qt.wording.cards import card_in_month, item_list
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.yaku import points_text, yaku_name

# Translators: texts with the context "brief" are said to people who want the fewest words: about
# 40 characters, the word that matters first. {who} is "you" or a name, "You" where it comes first.
_DEALT: Final = NP_("brief", "Month {month} of {months}, {who} first.")
# Keys of these tables: how many field cards were captured (0: the card stays).
_PLAYED: Final[dict[int, Message]] = {
    0: NP_("brief", "{who}: {card}, stays."),
    1: NP_("brief", "{who}: {card} on {captured}."),
    3: NP_("brief", "{who}: {card} on all three."),
}
_DRAWN: Final[dict[int, Message]] = {
    0: NP_("brief", "Drawn: {card}, stays."),
    1: NP_("brief", "Drawn: {card} on {captured}."),
    2: NP_("brief", "Drawn: {card}, two matches."),
    3: NP_("brief", "Drawn: {card} on all three."),
}
_CHOSEN: Final = NP_("brief", "{card} on {captured}.")
_YAKU: Final = NP_("brief", "{who}: {yaku}, {points}.")
# Keys: is it the first call of this seat this month?
_CALLED: Final[dict[bool, Message]] = {
    True: NP_("brief", "Koi-koi: {who}."),
    False: NP_("brief", "Koi-koi again: {who}."),
}
_STOPPED: Final[dict[StopReason, Message]] = {
    StopReason.CHOICE: NP_("brief", "Stop: {who}."),
    StopReason.LAST_CARD: NP_("brief", "Stop, last card: {who}."),
    StopReason.KOIKOI_LIMIT: NP_("brief", "Stop, no more koi-koi: {who}."),
}
_REDEALT: Final[dict[RedealReason, Message]] = {
    RedealReason.FOUR: NP_("brief", "Redeal: a whole month on the field."),
    RedealReason.PAIRS: NP_("brief", "Redeal: four pairs on the field."),
    RedealReason.INSTANTS: NP_("brief", "Redeal: both hands win at once."),
}
# Translators: who deals first, and the cards that Red and Blue turned up.
_DEALER: Final = NP_("brief", "Dealer: {who}. {red} against {blue}.")
_NO_DEALER: Final = NP_("brief", "Equal: {red}, {blue}. Again.")
_WON: Final = NP_("brief", "Month: {who}, {points}.")
_INSTANT: Final = NP_("brief", "Instant win: {who}, {yaku}, {points}.")
_NULL: Final = NP_("brief", "Null month.")
_AWARDED: Final = NP_("brief", "Null month, {who}: {points}.")
_BOTH_INSTANT: Final = NP_("brief", "Both win: no points.")
# Translators: two players and their totals.
_TOTALS: Final = NP_("brief", "{one} {points}, {two} {other_points}.")
_MATCH_WON: Final = NP_("brief", "Match: {who}, {most} to {least}.")
_MATCH_DRAWN: Final = NP_("brief", "Match: draw, {points} each.")


def narrate_briefly(event: Event, narrator: Narrator, months: int) -> str:
    """Return what happened in about 40 characters; the field is not told, a key reads it."""
    if isinstance(event, Dealt):
        who = narrator.name_inside(event.dealer)
        return _say(narrator, _DEALT, month=event.month, months=months, who=who)
    return _TELLERS[type(event)](event, narrator)


def _say(narrator: Narrator, message: Message, **words: Any) -> str:
    return narrator.language.message(message).format(**words)


def _took(event: Played | Drawn | Chosen, message: Message, narrator: Narrator) -> str:
    # What is captured is of the same month, so the number need not be said again.
    captured = (card_in_month(card, narrator.language) for card in event.captured)
    return _say(
        narrator,
        message,
        who=narrator.name(event.seat),
        card=narrator.card(event.card),
        captured=item_list(captured, narrator.language),
    )


def _played(event: Played, narrator: Narrator) -> str:
    return _took(event, _PLAYED[len(event.captured)], narrator)


def _drawn(event: Drawn, narrator: Narrator) -> str:
    return _took(event, _DRAWN[len(event.captured or event.choices)], narrator)


def _chosen(event: Chosen, narrator: Narrator) -> str:
    return _took(event, _CHOSEN, narrator)


def _yaku_made(event: YakuMade, narrator: Narrator) -> str:
    language = narrator.language
    return _say(
        narrator,
        _YAKU,
        who=narrator.name(event.seat),
        yaku=language.list_and([yaku_name(name, language) for name in event.new]),
        points=points_text(event.base, language),
    )


def _called(event: Called, narrator: Narrator) -> str:
    return _say(narrator, _CALLED[event.times == 1], who=narrator.name_inside(event.seat))


def _stopped(event: Stopped, narrator: Narrator) -> str:
    return _say(narrator, _STOPPED[event.reason], who=narrator.name_inside(event.seat))


def _redealt(event: Redealt, narrator: Narrator) -> str:
    return _say(narrator, _REDEALT[event.reason])


def _dealer_drawn(event: DealerDrawn, narrator: Narrator) -> str:
    red, blue = map(narrator.card, event.cards)
    if event.dealer is None:
        return _say(narrator, _NO_DEALER, red=red, blue=blue)
    return _say(narrator, _DEALER, who=narrator.name_inside(event.dealer), red=red, blue=blue)


def _month_ended(event: MonthEnded, narrator: Narrator) -> str:
    return f"{_result(event, narrator)} {totals_briefly(event.totals, narrator)}"


def totals_briefly(totals: tuple[int, int], narrator: Narrator) -> str:
    """Return the match's points so far, the listener's first."""
    first = narrator.you or 0
    return _say(
        narrator,
        _TOTALS,
        one=narrator.name(first),
        points=narrator.language.number(totals[first]),
        two=narrator.name(other(first)),
        other_points=narrator.language.number(totals[other(first)]),
    )


def _result(event: MonthEnded, narrator: Narrator) -> str:
    if event.how is MonthEnd.NULL:
        if event.awarded is None or not any(event.scores):
            return _say(narrator, _NULL)
        return _scored(event, event.awarded, _AWARDED, narrator)
    if event.winner is None:
        return _say(narrator, _BOTH_INSTANT)
    instant = event.instant[event.winner]
    if instant is None:
        return _scored(event, event.winner, _WON, narrator)
    name = yaku_name(instant, narrator.language)
    return _scored(event, event.winner, _INSTANT, narrator, yaku=name)


def _scored(event: MonthEnded, seat: int, form: Message, narrator: Narrator, **words: str) -> str:
    points = points_text(event.scores[seat], narrator.language)
    return _say(narrator, form, who=narrator.name_inside(seat), points=points, **words)


def _match_ended(event: MatchEnded, narrator: Narrator) -> str:
    language = narrator.language
    if event.winner is None:
        return _say(narrator, _MATCH_DRAWN, points=points_text(event.scores[0], language))
    return _say(
        narrator,
        _MATCH_WON,
        who=narrator.name_inside(event.winner),
        most=language.number(max(event.scores)),
        least=language.number(min(event.scores)),
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
    MonthEnded: _month_ended,
    MatchEnded: _match_ended,
}
