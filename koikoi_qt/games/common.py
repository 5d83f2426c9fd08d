"""What every game at this table shares: seats, refusals and their words, the source of chance."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

RED, BLUE = 0, 1
SEATS = (RED, BLUE)
SEAT_NAMES = ("red", "blue")
"""The seats' names in records and on the command line; the index is the seat."""
_LONGEST_QUOTE = 80


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text for people and what fills its placeholders, kept apart so that it can be translated.

    `str()` fills the English. A value may itself be a phrase, or an error that carries one.
    `wording.faults.fault_text` says it in another language.
    """

    text: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.format(**self.values)


def phrase(text: str, /, **values: object) -> Phrase:
    """Make a phrase; this also marks its text for translation, as `N_` does elsewhere."""
    return Phrase(text, values)


class IllegalMove(ValueError):
    """A readable move that the rules do not allow now; the message says why and what is legal."""


class UnreadableMove(ValueError):
    """A text that is no move at all; the message quotes it and says what moves look like."""


class RandomSource(Protocol):
    """The only chance a game knows: `random.Random`, or a stream that several parties agreed on."""

    def randrange(self, stop: int, /) -> int:
        """Return a uniformly random integer in `range(stop)`."""
        ...


def quoted(value: object) -> str:
    """Return a value as an error message shows it: quoted, on one line, cut when it is long."""
    text = repr(value)
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"


def other(seat: int) -> int:
    """Return the seat across the table."""
    return 1 - seat
