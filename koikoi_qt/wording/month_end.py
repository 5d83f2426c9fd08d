"""The end of a month and of the match in words: who won, with what, and why it was doubled."""

from collections.abc import Iterator
from typing import Final

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.events import MatchEnded, MonthEnd, MonthEnded
from koikoi_qt.games.koikoi.scoring import Score
from koikoi_qt.i18n import N_, Message
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.yaku import points_text, yaku_full_name, yaku_list

# Keys of these tables: is it told to the one who won, or whom it concerns?
_WON: Final[dict[bool, Message]] = {
    True: N_("You win month {month} with {yaku}: {reckoning}."),
    False: N_("{name} wins month {month} with {yaku}: {reckoning}."),
}
_INSTANT: Final[dict[bool, Message]] = {
    True: N_("Your hand wins month {month} at once. {yaku}: {cards}. You score {points}."),
    False: N_("The hand of {name} wins month {month} at once. {yaku}: {cards}. Score: {points}."),
}
_AWARDED: Final[dict[bool, Message]] = {
    True: N_("Month {month} is a null month: nobody stopped. You are awarded {points}."),
    False: N_("Month {month} is a null month: nobody stopped. {name} is awarded {points}."),
}
_SEVEN: Final = N_("{points}, doubled for being seven or more: {doubled}")
# Keys: was it the listener who called?
_CALLER: Final[dict[bool, Message]] = {
    True: N_("{points}, doubled because you called koi-koi: {doubled}"),
    False: N_("{points}, doubled because {name} called koi-koi: {doubled}"),
}
_MATCH_WON: Final[dict[bool, Message]] = {
    True: N_("The match is over. You win, {most} to {least}."),
    False: N_("The match is over. {name} wins, {most} to {least}."),
}


def tell_month_end(event: MonthEnded, narrator: Narrator) -> str:
    """Return the month's result and the totals as sentences."""
    return f"{tell_result(event, narrator)} {tell_totals(event.totals, narrator)}"


def tell_result(event: MonthEnded, narrator: Narrator) -> str:
    """Return who won the month, with what and for how much."""
    if event.how is MonthEnd.NULL:
        return _null(event, narrator)
    if event.winner is None:
        return narrator.language.gettext(
            "Both hands would have won month {month} at once, so nobody scores."
        ).format(month=event.month)
    if event.how is MonthEnd.INSTANT:
        return _instant(event, event.winner, narrator)
    return narrator.language.message(_WON[event.winner == narrator.you]).format(
        name=narrator.names[event.winner],
        month=event.month,
        yaku=yaku_list(event.yaku, narrator.language),
        reckoning=month_reckoning(event, narrator)[-1],
    )


def month_reckoning(event: MonthEnded, narrator: Narrator) -> tuple[str, ...]:
    """Return how the month's points came about."""
    score = Score(event.yaku, event.base, event.doubled, event.factor, caller=event.caller)
    return reckoning(score, narrator)


def reckoning(score: Score, narrator: Narrator) -> tuple[str, ...]:
    """Return how the points came about, step by step; the last text holds all the steps."""
    return tuple(_reckoning(score, narrator))


def _reckoning(score: Score, narrator: Narrator) -> Iterator[str]:
    language = narrator.language
    points, text = score.base, points_text(score.base, language)
    yield text
    if score.doubled:
        points *= 2
        text = language.message(_SEVEN).format(points=text, doubled=language.number(points))
        yield text
    if score.factor > 1:
        yield _koikoi_doubling(score, narrator, text, language.number(points * score.factor))


def _koikoi_doubling(score: Score, narrator: Narrator, before: str, after: str) -> str:
    language = narrator.language
    if score.caller is None:
        form = language.gettext("{points}, times {factor} for the calls of koi-koi: {doubled}")
        return form.format(points=before, factor=language.number(score.factor), doubled=after)
    return language.message(_CALLER[score.caller == narrator.you]).format(
        points=before, name=narrator.names[score.caller], doubled=after
    )


def _instant(event: MonthEnded, winner: int, narrator: Narrator) -> str:
    name = event.instant[winner] or ""
    language = narrator.language
    return language.message(_INSTANT[winner == narrator.you]).format(
        name=narrator.names[winner],
        month=event.month,
        yaku=yaku_full_name(name, language),
        cards=narrator.cards(event.shown[winner]),
        points=points_text(event.base, language),
    )


def _null(event: MonthEnded, narrator: Narrator) -> str:
    language = narrator.language
    if event.awarded is None or not any(event.scores):
        return language.gettext(
            "Month {month} is a null month: nobody stopped, so nobody scores."
        ).format(month=event.month)
    return language.message(_AWARDED[event.awarded == narrator.you]).format(
        name=narrator.names[event.awarded],
        month=event.month,
        points=points_text(event.scores[event.awarded], language),
    )


def tell_totals(totals: tuple[int, int], narrator: Narrator) -> str:
    """Return the match's points so far: *Total: you 14, CPU 20*."""
    language = narrator.language
    numbers = tuple(map(language.number, totals))
    you = narrator.you
    if you is None:
        red, blue = narrator.names
        # Translators: the points so far of two people, by their names.
        form = language.gettext("Total: {red} {red_points}, {blue} {blue_points}.")
        return form.format(red=red, red_points=numbers[0], blue=blue, blue_points=numbers[1])
    # Translators: the points so far, the listener's first.
    form = language.gettext("Total: you {yours}, {name} {theirs}.")
    name = narrator.names[other(you)]
    return form.format(yours=numbers[you], name=name, theirs=numbers[other(you)])


def tell_match_end(event: MatchEnded, narrator: Narrator) -> str:
    """Return who won the match."""
    language = narrator.language
    if event.winner is None:
        form = language.gettext("The match is over. It is a draw, {points} each.")
        return form.format(points=points_text(event.scores[0], language))
    return language.message(_MATCH_WON[event.winner == narrator.you]).format(
        name=narrator.names[event.winner],
        most=language.number(max(event.scores)),
        least=language.number(min(event.scores)),
    )
