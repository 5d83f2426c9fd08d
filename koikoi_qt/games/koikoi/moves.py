"""A move: one line of text outside the code, one small value inside."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.common import Phrase, UnreadableMove, phrase, quoted
from koikoi_qt.games.koikoi.cards import Card


class MoveKind(StrEnum):
    """What a player can do."""

    PLAY = "play"
    CHOOSE = "choose"
    KOIKOI = "koikoi"
    STOP = "stop"


# Translators: how moves are written; only CARD is translated.
_FORMS = phrase("play CARD, play CARD CARD, choose CARD, koikoi, stop")
_CARDS_OF_KIND = {
    MoveKind.PLAY: (1, 2),
    MoveKind.CHOOSE: (1,),
    MoveKind.KOIKOI: (0,),
    MoveKind.STOP: (0,),
}


@dataclass(frozen=True, slots=True)
class Move:
    """`card` is the hand card played or the field card chosen, `capture` which of two it takes."""

    kind: MoveKind
    card: Card | None = None
    capture: Card | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.kind, self.card, self.capture) if part)

    @staticmethod
    def from_text(text: str) -> "Move":
        """Read a move such as `play 8P1 8L`; `UnreadableMove` if the text is none."""
        kind_text, *codes = text.split(" ")
        try:
            kind = MoveKind(kind_text)
            named = [Card.from_code(code) for code in codes]
        except ValueError as error:
            known = kind_text in tuple(MoveKind)
            raise _unreadable(text, error if known else phrase("no such move")) from None
        if len(named) not in _CARDS_OF_KIND[kind]:
            raise _unreadable(text, phrase("wrong number of cards"))
        return Move(kind, *named)

    @staticmethod
    def play(card: Card, capture: Card | None = None) -> "Move":
        """Play a hand card, naming which of two field cards it captures."""
        return Move(MoveKind.PLAY, card, capture)

    @staticmethod
    def choose(card: Card) -> "Move":
        """Let the drawn card capture this field card."""
        return Move(MoveKind.CHOOSE, card)


def _unreadable(text: str, problem: Phrase | ValueError) -> UnreadableMove:
    return UnreadableMove(
        phrase(
            # Translators: {forms} is "play CARD, play CARD CARD, …".
            "cannot read the move {move}: {problem} ({forms})",
            move=quoted(text),
            problem=problem,
            forms=_FORMS,
        )
    )


KOIKOI = Move(MoveKind.KOIKOI)
STOP = Move(MoveKind.STOP)


def distinct(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Merge moves that differ only in which interchangeable plain they capture: the lower stays."""
    kept: list[Move] = []
    for move in moves:
        if not any(_same_for_a_player(move, other) for other in kept):
            kept.append(move)
    return tuple(kept)


def _same_for_a_player(one: Move, other: Move) -> bool:
    if one.kind is not other.kind:
        return False
    if one.capture and other.capture:
        return one.card == other.card and one.capture.interchangeable(other.capture)
    # What the drawn card captures is the move's own card.
    if one.kind is not MoveKind.CHOOSE or not one.card or not other.card:
        return False
    return one.card.interchangeable(other.card)
