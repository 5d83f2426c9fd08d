"""How things stand, as answers: the yaku of either side, the score and what doubles it."""

from collections.abc import Iterable
from typing import Final

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.progress import Progress
from koikoi_qt.games.koikoi.scoring import koikoi_factor, score_stop
from koikoi_qt.games.koikoi.yaku import base_points
from koikoi_qt.i18n import N_, NP_, Message
from koikoi_qt.wording.brief import totals_briefly
from koikoi_qt.wording.cards import card_brief, card_list, item_list, plant
from koikoi_qt.wording.month_end import reckoning, tell_totals
from koikoi_qt.wording.question import Question
from koikoi_qt.wording.summaries import COUNTED, is_near, missing_line, progress_of
from koikoi_qt.wording.yaku import points_text, yaku_list, yaku_name, yaku_points

# Keys of these tables: is it told to the one whom it concerns?
_HOLDS: Final[dict[bool, Message]] = {
    True: N_("You have {yaku}."),
    False: N_("{name} has {yaku}."),
}
_HOLDS_NONE: Final[dict[bool, Message]] = {
    True: N_("You have no yaku yet."),
    False: N_("{name} has no yaku yet."),
}
_WOULD_SCORE: Final[dict[bool, Message]] = {
    True: N_("Stopping would give you {reckoning}."),
    False: N_("Stopping would give {name} {reckoning}."),
}
# Translators: said of a yaku that the other player is making.
_OTHER_COUNTS: Final[dict[bool, Message]] = {
    True: N_("You hold {count} of it."),
    False: N_("{name} holds {count} of it."),
}
_OTHER_HOLDS: Final[dict[bool, Message]] = {
    True: N_("You hold {cards}."),
    False: N_("{name} holds {cards}."),
}
_DEALS: Final[dict[bool, Message]] = {
    True: N_("You are the dealer."),
    False: N_("{name} is the dealer."),
}
_HAS_CALLED: Final[dict[bool, Message]] = {
    True: N_("You have called koi-koi."),
    False: N_("{name} has called koi-koi."),
}
_COUNTS_TIMES: Final[dict[bool, Message]] = {
    True: N_("Koi-koi multiplies your points by {factor}."),
    False: N_("Koi-koi multiplies the points of {name} by {factor}."),
}
_SEVEN: Final[dict[bool, Message]] = {
    True: N_("You have seven or more, which is doubled."),
    False: N_("{name} has seven or more, which is doubled."),
}


def my_yaku(question: Question) -> tuple[str, ...]:
    """Return the yaku of the view's own seat, held, near and lost."""
    return yaku_of(question, question.view.seat)


def other_yaku(question: Question) -> tuple[str, ...]:
    """Return the yaku of the other side, held, near and lost."""
    return yaku_of(question, question.view.other)


def yaku_of(question: Question, seat: int) -> tuple[str, ...]:
    """Return what a seat holds, what is missing for more, and what it cannot make any more."""
    standing = [one for one in progress_of(question.view, seat) if not one.made]
    near = sorted(filter(is_near, standing), key=lambda one: one.short)
    if question.narrator.brief:
        return (_held_briefly(question, seat), *_nearest(near, question))
    lost = [one for one in standing if one.lost]
    lines = (_near(one, question, seat) for one in near)
    return (*_held(question, seat), *lines, *_lost(lost, question, other(seat)))


def _held(question: Question, seat: int) -> tuple[str, ...]:
    view, language = question.view, question.language
    held = view.yaku(seat)
    if not held:
        return (question.about(seat, _HOLDS_NONE),)
    yaku = item_list((yaku_points(one, language) for one in held), language)
    score = score_stop(view.rules, held, view.calls, seat)
    steps = reckoning(score, question.narrator)
    return (
        question.about(seat, _HOLDS, yaku=yaku),
        question.about(seat, _WOULD_SCORE, reckoning=steps[-1]),
    )


def _held_briefly(question: Question, seat: int) -> str:
    language = question.language
    held = question.view.yaku(seat)
    if not held:
        return language.pgettext("brief", "No yaku.")
    form = language.pgettext("brief", "{yaku}, {points}.")
    points = points_text(base_points(held), language)
    return form.format(yaku=yaku_list(held, language), points=points)


def _nearest(near: list[Progress], question: Question) -> tuple[str, ...]:
    if not near:
        return ()
    language, first = question.language, near[0]
    # Translators: the yaku that is nearest, and how many cards are missing for it.
    form = language.npgettext(
        "brief", "{yaku}: {count} missing.", "{yaku}: {count} missing.", first.short
    )
    return (form.format(yaku=yaku_name(first.name, language), count=first.short),)


def _near(standing: Progress, question: Question, seat: int) -> str:
    """Return what is missing, where it is, and what the other side holds of it."""
    # Translators: ends what is missing for a yaku as a sentence.
    line = question.language.gettext("{missing}.").format(
        missing=missing_line(standing, question.language)
    )
    further = (*_where(standing, question), *_other_holds(standing, question, other(seat)))
    return " ".join((line, *further))


def _where(standing: Progress, question: Question) -> tuple[str, ...]:
    """Return which of the missing cards are within sight, where everything is to be said."""
    if not question.narrator.full or standing.name in COUNTED:
        return ()
    view, language = question.view, question.language
    places: tuple[tuple[Message, tuple[Card, ...]], ...] = (
        (N_("In your hand: {cards}."), view.hand),
        (N_("On the field: {cards}."), view.field),
    )
    found = ((form, [card for card in standing.missing if card in pile]) for form, pile in places)
    return tuple(
        language.message(form).format(cards=card_list(cards, language))
        for form, cards in found
        if cards
    )


def _other_holds(standing: Progress, question: Question, seat: int) -> tuple[str, ...]:
    if not standing.taken:
        return ()
    if standing.name in COUNTED:
        return (question.about(seat, _OTHER_COUNTS, count=len(standing.taken)),)
    return (question.about(seat, _OTHER_HOLDS, cards=_in_brief(standing.taken, question)),)


def _in_brief(cards: Iterable[Card], question: Question) -> str:
    return item_list((card_brief(card, question.language) for card in cards), question.language)


def _lost(lost: list[Progress], question: Question, seat: int) -> tuple[str, ...]:
    """Return what cannot be made any more; with all words also the cards that are gone."""
    language = question.language
    names = language.list_and([yaku_name(one.name, language) for one in lost])
    if not names:
        return ()
    gone = sorted({card for one in lost for card in one.taken if one.name not in COUNTED})
    reason = question.about(seat, _OTHER_HOLDS, cards=_in_brief(gone, question))
    said = language.gettext("No longer possible: {yaku}.").format(yaku=names)
    return (said, reason) if gone and question.narrator.full else (said,)


def score(question: Question) -> tuple[str, ...]:
    """Return totals, month, dealer, calls and the doublings in force."""
    view, narrator, language = question.view, question.narrator, question.language
    words = {"month": view.month, "months": view.rules.months}
    if narrator.brief:
        month = language.pgettext("brief", "Month {month} of {months}.").format(**words)
        return (totals_briefly(view.scores, narrator), month, *_factors(question))
    # Translators: the number of the month, how many there are, and its plant.
    month = language.gettext("Month {month} of {months}, {plant}.")
    return (
        tell_totals(view.scores, narrator),
        month.format(plant=plant(view.month, language), **words),
        question.about(view.dealer, _DEALS),
        *_calls(question),
        *_factors(question),
        *_sevens(question),
    )


def _calls(question: Question) -> tuple[str, ...]:
    callers = [seat for seat in _both(question) if question.view.calls[seat]]
    if not callers:
        return (question.language.gettext("No koi-koi this month."),)
    return tuple(question.about(seat, _HAS_CALLED) for seat in callers)


def _factors(question: Question) -> tuple[str, ...]:
    view, language = question.view, question.language
    factors = {seat: koikoi_factor(view.rules, view.calls, seat) for seat in _both(question)}
    if question.narrator.brief:
        form = language.message(_FACTOR_BRIEF)
        return tuple(
            form.format(who=question.narrator.name(seat), factor=factor)
            for seat, factor in factors.items()
            if factor > 1
        )
    return tuple(
        question.about(seat, _COUNTS_TIMES, factor=factor)
        for seat, factor in factors.items()
        if factor > 1
    )


_FACTOR_BRIEF: Final = NP_("brief", "{who}: times {factor}.")


def _sevens(question: Question) -> tuple[str, ...]:
    view = question.view
    if not view.rules.double_at_seven:
        return ()
    doubled = (
        question.about(seat, _SEVEN)
        for seat in _both(question)
        if score_stop(view.rules, view.yaku(seat), view.calls, seat).doubled
    )
    rule = (question.language.gettext("Seven points or more are doubled."),)
    return (*doubled, *(rule if question.narrator.full else ()))


def _both(question: Question) -> tuple[int, int]:
    """Return both seats, the listener's first."""
    return (question.view.seat, question.view.other)
