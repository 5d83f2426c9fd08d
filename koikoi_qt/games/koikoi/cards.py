"""The 48 hanafuda: months, kinds, ribbons and codes (rules.md, section 1)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.common import phrase, quoted

MONTHS = range(1, 13)


class Kind(StrEnum):
    """What a card counts as."""

    LIGHT = "light"
    ANIMAL = "animal"
    RIBBON = "ribbon"
    PLAIN = "plain"

    @property
    def points(self) -> int:
        """Card points: they break ties in the draw for the first dealer and never score."""
        return _CARD_POINTS[self]


_CARD_POINTS = {Kind.LIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.PLAIN: 1}
_KIND_OF_LETTER = {"L": Kind.LIGHT, "A": Kind.ANIMAL, "R": Kind.RIBBON, "P": Kind.PLAIN}


class Ribbon(StrEnum):
    """The families of ribbons; a red one counts for tan only."""

    POETRY = "poetry"
    BLUE = "blue"
    RED = "red"


# Each month's cards in the order of the table in rules.md.
_CODES = (
    "1L 1R 1P1 1P2",
    "2A 2R 2P1 2P2",
    "3L 3R 3P1 3P2",
    "4A 4R 4P1 4P2",
    "5A 5R 5P1 5P2",
    "6A 6R 6P1 6P2",
    "7A 7R 7P1 7P2",
    "8L 8A 8P1 8P2",
    "9A 9R 9P1 9P2",
    "10A 10R 10P1 10P2",
    "11L 11A 11R 11P",
    "12L 12P1 12P2 12P3",
)
_RIBBON_OF_MONTH = {
    **dict.fromkeys((1, 2, 3), Ribbon.POETRY),
    **dict.fromkeys((6, 9, 10), Ribbon.BLUE),
    **dict.fromkeys((4, 5, 7, 11), Ribbon.RED),
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `index` is its place in `DECK`: 4 × (month − 1) + its place in the month.

    Equality and hash are by index alone, which makes sets of cards cheap.
    """

    index: int
    code: str
    month: int
    kind: Kind
    ribbon: Ribbon | None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.index == other.index

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    @property
    def points(self) -> int:
        """Card points (20, 10, 5 or 1)."""
        return self.kind.points

    @staticmethod
    def from_code(code: str) -> "Card":
        """Return the card with this code, such as `8L`; `ValueError` if there is none."""
        card = _BY_CODE.get(code)
        if card is None:
            raise ValueError(
                phrase(
                    "no card has the code {code}; codes are a month and L, A, R or P, "
                    "such as 8L, 8A, 6R, 3P1 or 11P",
                    code=quoted(code),
                )
            )
        return card

    def interchangeable(self, other: "Card") -> bool:
        """Tell whether a player can treat the two as one: both ordinary plains of one month."""
        return self.month == other.month and self.kind is other.kind is Kind.PLAIN


def _card(index: int, code: str) -> Card:
    month = index // 4 + 1
    kind = _KIND_OF_LETTER[code.lstrip("0123456789")[0]]
    return Card(index, code, month, kind, _RIBBON_OF_MONTH[month] if kind is Kind.RIBBON else None)


DECK: tuple[Card, ...] = tuple(
    _card(index, code) for index, code in enumerate(" ".join(_CODES).split())
)
"""The 48 cards in code order of the table in rules.md."""

_BY_CODE = {card.code: card for card in DECK}


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards whose codes stand in a text, separated by spaces: `cards("8L 9A")`."""
    return tuple(Card.from_code(code) for code in codes.split())


def of_month(pile: Iterable[Card], month: int) -> tuple[Card, ...]:
    """Return the cards of one month in a pile, in the pile's order."""
    return tuple(card for card in pile if card.month == month)
