"""Ideas in words: the best moves with their chances, what they aim for and what they deny."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from koikoi_qt.games.koikoi.cards import Card, of_month
from koikoi_qt.games.koikoi.moves import STOP, Move, MoveKind
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.wording.cards import card_in_month
from koikoi_qt.wording.narrator import Narrator, Verbosity
from koikoi_qt.wording.yaku import points_text, yaku_name


@dataclass(frozen=True, slots=True)
class Idea:
    """A move and what to expect of it.

    `win_chance` is the chance of winning the match, from 0 to 1, where a draw counts half;
    `points` the month's expected points, the other side's taken off. `aims` are the yaku that the
    move is done for, by name, those held in the case of a stop; `denies` are those that it makes
    less likely for the other side.
    """

    move: Move
    win_chance: float
    points: float
    aims: tuple[str, ...] = ()
    denies: tuple[str, ...] = ()


_HOW_MANY: Final[dict[Verbosity, int]] = {Verbosity.BRIEF: 2, Verbosity.NORMAL: 3}
"""How many moves are told of; where everything is to be said, all of them."""
_CALLS: Final[dict[MoveKind, Message]] = {
    MoveKind.KOIKOI: NP_("button", "Koi-koi"),
    # Translators: the call that ends the month, where its points are not told.
    MoveKind.STOP: NP_("move", "Stop"),
}


def tell_ideas(ideas: Sequence[Idea], view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return one text for each of the best moves, the best first."""
    shown = ideas[: _HOW_MANY.get(narrator.verbosity, len(ideas))]
    return tuple(" ".join(_tell(idea, view, narrator, is_first=idea is ideas[0])) for idea in shown)


def _tell(idea: Idea, view: View, narrator: Narrator, *, is_first: bool) -> Iterator[str]:
    language = narrator.language
    words = {
        "move": move_text(idea.move, view.field, narrator),
        "chance": language.percent(idea.win_chance, 0),
    }
    if is_first and not narrator.brief:
        # Translators: the best move and its chance: "Stop: 61% to win the match."
        yield language.gettext("{move}: {chance} to win the match.").format(**words)
    else:
        # Translators: another move and its chance: "Koi-koi: 54%."
        yield language.gettext("{move}: {chance}.").format(**words)
    if not narrator.brief:
        yield from _reasons(idea, view, narrator, all_of_them=is_first or narrator.full)
    if narrator.full and idea.move != STOP:
        # Translators: {points} is a number such as 2.5 or, when the other side gets more, -1.5.
        form = language.gettext("Points to expect this month: {points}.")
        yield form.format(points=language.number(round(idea.points, 1)))


def _reasons(idea: Idea, view: View, narrator: Narrator, *, all_of_them: bool) -> Iterator[str]:
    language = narrator.language
    aims, denies = (_names(names, narrator) for names in (idea.aims, idea.denies))
    if idea.move == STOP:
        # Translators: what stopping brings, such as "It scores 5 points with Three lights."
        form = language.gettext("It scores {points} with {yaku}.")
        yield form.format(points=points_text(round(idea.points), language), yaku=aims)
        return
    if aims:
        # Translators: which yaku a move helps to make.
        yield language.gettext("It aims for {yaku}.").format(yaku=aims)
    if denies and all_of_them:
        # Translators: which yaku a move makes less likely for the other player.
        form = language.gettext("It makes this harder for {name}: {yaku}.")
        yield form.format(name=narrator.names[view.other], yaku=denies)


def _names(names: tuple[str, ...], narrator: Narrator) -> str:
    language = narrator.language
    return language.list_and([yaku_name(name, language) for name in names])


def move_text(move: Move, field: Sequence[Card], narrator: Narrator) -> str:
    """Return a move as one reads it: *Play 3 Cherry, plain*, *Koi-koi*.

    `field` are the cards on the field, which say what a play captures.
    """
    language = narrator.language
    if move.kind in _CALLS:
        return language.message(_CALLS[move.kind])
    assert move.card is not None
    card = narrator.card(move.card)
    if narrator.brief:
        return _brief_text(card, move.capture, language)
    if move.kind is MoveKind.CHOOSE:
        return language.gettext("Capture {card}").format(card=card)
    captured = (move.capture,) if move.capture else of_month(field, move.card.month)
    if not captured:
        return language.gettext("Play {card}").format(card=card)
    form = language.gettext("Play {card}, capture {captured}")
    return form.format(card=card, captured=narrator.cards(captured))


def _brief_text(card: str, captured: Card | None, language: Language) -> str:
    if captured is None:
        return card
    # Translators: a card that is played and what it captures, such as "8 plain on moon".
    form = language.pgettext("brief", "{card} on {captured}")
    return form.format(card=card, captured=card_in_month(captured, language))
