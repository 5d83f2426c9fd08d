"""A review in words: what each decision was worth, where the match turned, and the position."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import N_, Language, Message
from koikoi_qt.wording.advice import move_text
from koikoi_qt.wording.answers import answer_lines
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.question import Ask

POSITION: Final = (Ask.SCORE, Ask.HAND, Ask.FIELD, Ask.MINE, Ask.OTHERS)
"""What a position is told by, in this order."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision between moves that differ, and the chances of winning the match that went with it.

    `number` counts the month's moves from 1; `move` and `best` are texts of moves.
    """

    month: int
    number: int
    move: str
    best: str
    chance: float
    best_chance: float


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat's decisions were worth.

    `months` are its chances before the first month and after each; `accuracy` is the share of the
    decisions that were as good as the best; `turning_points` are the places of those that cost
    most, in the order of play.
    """

    seat: int
    decisions: tuple[Decision, ...]
    months: tuple[float, ...]
    accuracy: float
    turning_points: tuple[int, ...]


# Keys: was anything better?
_DECISION: Final[dict[bool, Message]] = {
    # Translators: a line of a review: the move and the chance of winning the match with it.
    False: N_("Month {month}, move {number}. {move}: {chance}, as good as any."),
    True: N_("Month {month}, move {number}. {move}: {chance}. Better: {best}: {best_chance}."),
}


def summary(review: Review, narrator: Narrator) -> str:
    """Return the review in a few sentences."""
    language, count = narrator.language, len(review.decisions)
    if not count:
        return language.gettext("There was nothing to decide in this match.")
    name, turning = narrator.name(review.seat), len(review.turning_points)
    # Translators: {name} is "You" or such as "Red".
    decisions = language.ngettext("{name}: {count} decision.", "{name}: {count} decisions.", count)
    # Translators: {share} is a percentage.
    accuracy = language.gettext("Accuracy: {share} of them were the best choice, or nearly.")
    points = language.ngettext("{count} turning point.", "{count} turning points.", turning)
    return " ".join(
        (
            decisions.format(name=name, count=language.number(count)),
            accuracy.format(share=language.percent(review.accuracy)),
            points.format(count=language.number(turning))
            if turning
            else _no_turning_point(language),
        )
    )


def _no_turning_point(language: Language) -> str:
    # Translators: no decision of the match cost much.
    return language.gettext("No turning point: no decision cost much.")


def decision_lines(review: Review, views: Sequence[View], narrator: Narrator) -> tuple[str, ...]:
    """Return one line for each decision; `views` are what was seen before each."""
    turning = set(review.turning_points)
    return tuple(
        _decision_line(decision, view.field, narrator, is_turning=place in turning)
        for place, (decision, view) in enumerate(zip(review.decisions, views, strict=True))
    )


def _decision_line(
    decision: Decision, field: Sequence[Card], narrator: Narrator, *, is_turning: bool
) -> str:
    language = narrator.language
    chance, best_chance = map(language.percent, (decision.chance, decision.best_chance))
    # Less than can be told apart in whole percents is no difference worth a sentence.
    line = language.message(_DECISION[chance != best_chance]).format(
        month=decision.month,
        number=decision.number,
        move=move_text(Move.from_text(decision.move), field, narrator),
        chance=chance,
        best=move_text(Move.from_text(decision.best), field, narrator),
        best_chance=best_chance,
    )
    if not is_turning:
        return line
    # Translators: the beginning of a line on a decision that cost much.
    return language.gettext("Turning point. {decision}").format(decision=line)


def chart_text(review: Review, narrator: Narrator) -> str:
    """Return the chart of the winning chance as lines of text."""
    return "\n".join(_chart_lines(review, narrator.language))


def _chart_lines(review: Review, language: Language) -> Iterator[str]:
    # Translators: the chance of winning the match, a percentage.
    yield language.gettext("At the start: {chance}").format(
        chance=language.percent(review.months[0])
    )
    turning = [review.decisions[place] for place in review.turning_points]
    for month, chance in enumerate(review.months[1:], 1):
        yield from (_drop(decision, language) for decision in turning if decision.month == month)
        # Translators: the chance of winning the match, a percentage.
        form = language.gettext("After month {month}: {chance}")
        yield form.format(month=month, chance=language.percent(chance))


def _drop(decision: Decision, language: Language) -> str:
    # Translators: what a decision did to the chance of winning, from one percentage to another.
    form = language.gettext(
        "Turning point in month {month}, move {number}: from {before} down to {after}"
    )
    return form.format(
        month=decision.month,
        number=decision.number,
        before=language.percent(decision.best_chance),
        after=language.percent(decision.chance),
    )


def position_lines(view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return a position line by line: the score, the hand, the field, what is captured."""
    return tuple(line for ask in POSITION for line in answer_lines(ask, view, narrator))


def progress_text(done: int, count: int, language: Language) -> str:
    """Return how far a review is."""
    # Translators: how far a review of a match is.
    form = language.ngettext(
        "{done} of {count} decision looked at.", "{done} of {count} decisions looked at.", count
    )
    return form.format(done=language.number(done), count=language.number(count))
