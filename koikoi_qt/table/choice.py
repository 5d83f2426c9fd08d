"""What pressing a card does: lift, play, choose, or say why not. No Qt."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.koikoi.cards import Card, of_month
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import Move, distinct
from koikoi_qt.games.koikoi.view import View


class Reason(StrEnum):
    """Why a press did not play."""

    CHOOSE_ONE = "choose one"
    HAND_FIRST = "hand first"
    NO_MATCH = "no match"
    NOT_YOUR_TURN = "not your turn"
    DECIDE = "decide"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift this hand card; None lets go."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Nothing was played, and why; `card` is the one in question, `choices` what can be pressed."""

    reason: Reason
    card: Card | None = None
    choices: tuple[Card, ...] = ()


Outcome = Move | Lift | Hint


def captures(view: View, card: Card) -> tuple[Card, ...]:
    """Return the field cards that a hand card matches."""
    return of_month(view.field, card.month)


def choices(view: View, card: Card) -> tuple[Card, ...]:
    """Return what a hand card can be told to capture, where there really is a choice."""
    moves = distinct(move for move in view.legal_moves if move.card == card)
    return tuple(m.capture for m in moves if m.capture) if len(moves) > 1 else ()


def lit(view: View | None, lifted: Card | None) -> frozenset[Card]:
    """Return the field cards that can be pressed now."""
    if view is None:
        return frozenset()
    if view.phase is Phase.CHOOSE:
        return frozenset(move.card for move in view.legal_moves if move.card)
    return frozenset(captures(view, lifted)) if lifted else frozenset()


def press(view: View, lifted: Card | None, card: Card) -> Outcome:
    """Return what pressing a card of the own hand, of the field, or the drawn card does."""
    if not view.legal_moves:
        over = view.turn is None
        return Hint(Reason.OVER if over else Reason.NOT_YOUR_TURN)
    match view.phase:
        case Phase.PLAY if card in view.hand:
            return _press_hand(view, lifted, card)
        case Phase.PLAY:
            return _press_field(view, lifted, card)
        case Phase.CHOOSE:
            return _press_choice(view, card)
        case _:
            return Hint(Reason.DECIDE)


def _press_hand(view: View, lifted: Card | None, card: Card) -> Outcome:
    if card != lifted:
        return Lift(card)
    moves = distinct(move for move in view.legal_moves if move.card == card)
    if len(moves) == 1:
        return moves[0]
    return Hint(Reason.CHOOSE_ONE, card, choices(view, card))


def _press_field(view: View, lifted: Card | None, card: Card) -> Outcome:
    if lifted is None:
        return Hint(Reason.HAND_FIRST)
    if card.month != lifted.month:
        return Hint(Reason.NO_MATCH, card)
    moves = distinct(move for move in view.legal_moves if move.card == lifted)
    return next((m for m in moves if _takes(m.capture, card)), moves[0])


def _press_choice(view: View, card: Card) -> Outcome:
    moves = distinct(view.legal_moves)
    chosen = next((move for move in moves if move.card and _takes(move.card, card)), None)
    return chosen or Hint(Reason.CHOOSE_ONE, view.drawn, _cards(moves))


def _cards(moves: Iterable[Move]) -> tuple[Card, ...]:
    return tuple(move.card for move in moves if move.card)


def _takes(named: Card | None, card: Card) -> bool:
    """Tell whether a move that names one card stands for pressing another."""
    return named is not None and (named == card or named.interchangeable(card))
