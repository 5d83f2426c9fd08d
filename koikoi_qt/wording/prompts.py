"""What is asked of a person now, and what there is to know for the answer."""

from enum import StrEnum
from typing import Final

from koikoi_qt.games.koikoi.cards import of_month
from koikoi_qt.games.koikoi.events import Dealt, MatchEnded, MonthEnded
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.scoring import score_stop
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import N_, NP_, Message
from koikoi_qt.wording.cards import plant
from koikoi_qt.wording.month_end import (
    reckoning,
    tell_match_end,
    tell_result,
    tell_totals,
)
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.summaries import one_card_away
from koikoi_qt.wording.yaku import points_text, yaku_name, yaku_points


class Situation(StrEnum):
    """Who is before the screen: the seat of the view, nobody yet, or a person who reads on."""

    OPEN = "open"
    COVERED = "covered"
    PAUSED = "paused"


_WHOSE_TURN: Final[dict[bool, Message]] = {
    True: N_("Your turn"),
    False: N_("{name} to play"),
}
# Translators: nobody sees a hand now; the other person is to take the place before the screen.
_HAND_OVER: Final = (
    N_("Red plays next. Only Red should look or listen now."),
    N_("Blue plays next. Only Blue should look or listen now."),
)
_HAND_OVER_BRIEF: Final = (
    NP_("brief", "Red next. Blue, look away."),
    NP_("brief", "Blue next. Red, look away."),
)
# Keys: is the other side one card from a yaku?
_DECIDE_BRIEF: Final[dict[bool, Message]] = {
    False: NP_("brief", "Koi-koi or stop? {points}."),
    True: NP_("brief", "Koi-koi or stop? {points}. {name} is near."),
}
# What a call changes, by the rule `koikoi_factor`.
_AFTER_KOIKOI: Final[dict[str, Message]] = {
    "opponent": N_("After koi-koi, {name} scores double on winning this month."),
    "caller": N_("After koi-koi, you score double on winning this month."),
    "per_call": N_("Each koi-koi doubles what this month is worth, whoever wins it."),
}


def heading(view: View, narrator: Narrator) -> str:
    """Return *Month 3 of 12, Cherry. Your turn*."""
    language = narrator.language
    words = {"month": view.month, "months": view.rules.months, "plant": plant(view.month, language)}
    if view.phase is Phase.MATCH_OVER:
        return language.gettext("The match is over")
    if view.turn is None:
        # Translators: the number of the month, how many there are, and its plant.
        return language.gettext("Month {month} of {months}, {plant}, is over").format(**words)
    whose = language.message(_WHOSE_TURN[view.turn == narrator.you])
    # Translators: {whose} is "Your turn" or "CPU to play".
    return language.gettext("Month {month} of {months}, {plant}. {whose}").format(
        whose=whose.format(name=narrator.names[view.turn]), **words
    )


def prompt(view: View, narrator: Narrator, situation: Situation) -> str:
    """Return what is asked now, in one or two sentences."""
    language = narrator.language
    if view.turn is None:
        return _over_prompt(view, narrator)
    if situation is Situation.COVERED:
        return language.message((_HAND_OVER_BRIEF if narrator.brief else _HAND_OVER)[view.turn])
    if situation is Situation.PAUSED:
        return language.gettext("Go on when you are ready.")
    if view.turn != view.seat:
        return language.gettext("{name} is thinking.").format(name=narrator.names[view.turn])
    match view.phase:
        case Phase.CHOOSE:
            return _choose_prompt(view, narrator)
        case Phase.DECIDE:
            return _decide_prompt(view, narrator)
        case _:
            return _play_prompt(view, narrator)


def _play_prompt(view: View, narrator: Narrator) -> str:
    language = narrator.language
    count = len(view.hand)
    capturing = sum(bool(of_month(view.field, card.month)) for card in view.hand)
    if narrator.brief:
        # Translators: how many cards the listener holds, and how many of them capture.
        form = language.npgettext(
            "brief",
            "Your turn: {count} card, {capturing} to capture.",
            "Your turn: {count} cards, {capturing} to capture.",
            count,
        )
        return form.format(count=count, capturing=capturing)
    # Translators: said at the start of the listener's turn.
    held = language.ngettext(
        "Your turn, {count} card in hand.", "Your turn, {count} cards in hand.", count
    ).format(count=count)
    # Translators: how many of the cards in hand match a card on the field.
    taking = language.ngettext("{count} of them captures.", "{count} of them capture.", capturing)
    none = language.gettext("None captures.")
    said = f"{held} {taking.format(count=capturing) if capturing else none}"
    return f"{said} {_hand_and_field(view, narrator)}" if narrator.full else said


def _hand_and_field(view: View, narrator: Narrator) -> str:
    # Translators: the listener's cards, then those on the field.
    form = narrator.language.gettext("Your hand: {hand}. Field: {field}.")
    if isinstance(view.history[-1], Dealt):
        # The field has just been told.
        form = narrator.language.gettext("Your hand: {hand}.")
    hand, field = (narrator.cards(tuple(sorted(pile))) for pile in (view.hand, view.field))
    return form.format(hand=hand, field=field)


def _choose_prompt(view: View, narrator: Narrator) -> str:
    assert view.drawn is not None
    language = narrator.language
    if narrator.brief:
        form = language.pgettext("brief", "Choose: what does {card} capture?")
    else:
        # Translators: the drawn card matches two cards on the field.
        form = language.gettext("Choose what {card} captures.")
    return form.format(card=narrator.card(view.drawn))


def _decide_prompt(view: View, narrator: Narrator) -> str:
    language = narrator.language
    score = score_stop(view.rules, view.yaku(view.seat), view.calls, view.seat)
    steps = reckoning(score, narrator)
    points = steps[-1] if narrator.full else points_text(score.total, language)
    if narrator.brief:
        near = one_card_away(view, view.other)
        return language.message(_DECIDE_BRIEF[bool(near)]).format(
            points=points, name=narrator.names[view.other]
        )
    question = language.gettext("Koi-koi or stop? Stop now: {points}.").format(points=points)
    return " ".join((question, *threats(view, narrator), *_at_risk(view, narrator)))


def _at_risk(view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return, where everything is to be said, what koi-koi risks and how long it can go on."""
    if not narrator.full:
        return ()
    language = narrator.language
    left = language.ngettext(
        "You have {count} card left to play.",
        "You have {count} cards left to play.",
        len(view.hand),
    ).format(count=len(view.hand))
    return (*after_koikoi(view, narrator), left)


def threats(view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return the sentence that says which yaku the other side is one card from, if any."""
    near = one_card_away(view, view.other)
    if not near:
        return ()
    language = narrator.language
    # Translators: a warning about the other player.
    form = language.gettext("{name} is one card from {yaku}.")
    names = language.list_or([yaku_name(name, language) for name in near])
    return (form.format(name=narrator.names[view.other], yaku=names),)


def _over_prompt(view: View, narrator: Narrator) -> str:
    if view.phase is Phase.MATCH_OVER:
        return narrator.language.gettext("The match is over.")
    return narrator.language.gettext("Go on to the next month when you are ready.")


def details(view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return what to know for a decision, or how the month and the match ended."""
    if view.turn is None:
        return _result_details(view, narrator)
    if view.phase is Phase.DECIDE and view.turn == view.seat:
        return _decision_details(view, narrator)
    return ()


def _decision_details(view: View, narrator: Narrator) -> tuple[str, ...]:
    language = narrator.language
    held = view.yaku(view.seat)
    score = score_stop(view.rules, held, view.calls, view.seat)
    lines = [yaku_points(yaku, language) for yaku in held]
    # Translators: what stopping now is worth, and how it comes about.
    lines.append(
        language.gettext("Stop: {reckoning}").format(reckoning=reckoning(score, narrator)[-1])
    )
    return (*lines, *threats(view, narrator), *after_koikoi(view, narrator))


def after_koikoi(view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return the sentence that says what the listener's koi-koi changes, if anything."""
    form = _AFTER_KOIKOI.get(view.rules.koikoi_factor)
    if form is None:
        return ()
    return (narrator.language.message(form).format(name=narrator.names[view.other]),)


def _result_details(view: View, narrator: Narrator) -> tuple[str, ...]:
    ended = [event for event in view.history if isinstance(event, MonthEnded)][-1]
    last = view.history[-1]
    lines = [tell_match_end(last, narrator)] if isinstance(last, MatchEnded) else []
    lines.append(tell_result(ended, narrator))
    # The result tells each doubling with its reason; the yaku follow one by one.
    lines.extend(yaku_points(yaku, narrator.language) for yaku in ended.yaku)
    return (*lines, tell_totals(ended.totals, narrator))
