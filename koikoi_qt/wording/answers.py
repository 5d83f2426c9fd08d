"""The answer to everything that can be asked of the table, one function for each question.

An answer is short, has the word that matters first, and never says what the view does not hold.
"""

from collections.abc import Callable, Iterable
from typing import Final

from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.wording.answer_cards import field, hand, mine, others, stock
from koikoi_qt.wording.answer_standing import my_yaku, other_yaku, score
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.panel_maker import actions, sentence
from koikoi_qt.wording.prompts import Situation, prompt
from koikoi_qt.wording.question import Ask, Question
from koikoi_qt.wording.turns import previous_turn, since_own_turn


def answer(ask: Ask, view: View, narrator: Narrator, situation: Situation = Situation.OPEN) -> str:
    """Return the answer to a question; a covered situation tells only what all may know."""
    return " ".join(answer_lines(ask, view, narrator, situation))


def answer_lines(
    ask: Ask, view: View, narrator: Narrator, situation: Situation = Situation.OPEN
) -> tuple[str, ...]:
    """Return the answer sentence by sentence."""
    shown = view.covered() if situation is Situation.COVERED else view
    return REVIEW[ask](Question(shown, narrator, situation))


def last_turn(question: Question) -> tuple[str, ...]:
    """Return the last finished turn of this month."""
    nothing = question.language.gettext("No turn has been played this month.")
    return _told(previous_turn(question.view), question) or (nothing,)


def since_my_turn(question: Question) -> tuple[str, ...]:
    """Return everything since the last turn of the view's own seat."""
    nothing = question.language.gettext("Nothing has happened since your last turn.")
    return _told(since_own_turn(question.view), question) or (nothing,)


def _told(events: Iterable[Event], question: Question) -> tuple[str, ...]:
    return tuple(sentence(event, question.view, question.narrator) for event in events)


def legal(question: Question) -> tuple[str, ...]:
    """Return what is asked, and by number each thing that can be done now."""
    view, narrator, situation = question.view, question.narrator, question.situation
    choices = actions(view, narrator, situation)
    names = (action.label if narrator.brief else action.name for action in choices)
    return (prompt(view, narrator, situation), *numbered(names, question.language))


def numbered(names: Iterable[str], language: Language) -> tuple[str, ...]:
    """Return things that can be done, each with its number from 1."""
    # Translators: one of the things that can be done now, with its number.
    form = language.gettext("{number}: {action}.")
    return tuple(form.format(number=n, action=name) for n, name in enumerate(names, 1))


REVIEW: Final[dict[Ask, Callable[[Question], tuple[str, ...]]]] = {
    Ask.LAST_TURN: last_turn,
    Ask.SINCE_MY_TURN: since_my_turn,
    Ask.FIELD: field,
    Ask.HAND: hand,
    Ask.MINE: mine,
    Ask.OTHERS: others,
    Ask.MY_YAKU: my_yaku,
    Ask.OTHER_YAKU: other_yaku,
    Ask.SCORE: score,
    Ask.STOCK: stock,
    Ask.LEGAL: legal,
}
