"""What may stand in a setting: each kind of value tells whether it accepts one, and says which."""

import re
from dataclasses import dataclass
from typing import Protocol


class Translates(Protocol):
    """A language, as far as settings need one; they know nothing else of it."""

    def gettext(self, text: str, /) -> str:
        """Translate a text."""

    def list_or(self, items: tuple[str, ...], /) -> str:
        """Return "a, b or c"."""


class Allowed(Protocol):
    """What a setting may hold."""

    def accepts(self, value: object) -> bool:
        """Tell whether a value may stand there."""

    def text(self, t: Translates) -> str:
        """Return in words what may stand there."""


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def text(self, t: Translates) -> str:
        return t.list_or(("true", "false"))


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def accepts(self, value: object) -> bool:
        return value in self.words

    def text(self, t: Translates) -> str:
        return t.list_or(self.words)


@dataclass(frozen=True)
class Between:
    """A number in a range, both ends included; a whole one if the ends are."""

    low: float
    high: float

    def accepts(self, value: object) -> bool:
        # In Python a truth value is an int, but nobody means one where a number is asked for.
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        is_whole = isinstance(value, int) or not isinstance(self.low, int)
        return is_whole and self.low <= value <= self.high

    def text(self, t: Translates) -> str:
        if isinstance(self.low, int):
            text = t.gettext("a whole number from {low} to {high}")
        else:
            text = t.gettext("a number from {low} to {high}")
        return text.format(low=self.low, high=self.high)


@dataclass(frozen=True)
class Like:
    """A text of a certain form, shown by an example."""

    pattern: str
    example: str

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None

    def text(self, t: Translates) -> str:
        return t.gettext("a text such as {example}").format(example=self.example)


@dataclass(frozen=True)
class Nothing:
    """No choice made."""

    def accepts(self, value: object) -> bool:
        return value is None

    def text(self, t: Translates) -> str:
        return "null"


@dataclass(frozen=True)
class Table:
    """Names and their values, the values of one kind if a kind is given."""

    kind: type = object

    def accepts(self, value: object) -> bool:
        return isinstance(value, dict) and all(isinstance(v, self.kind) for v in value.values())

    def text(self, t: Translates) -> str:
        # Translators: what a setting may hold, such as {"read_field": "F"}.
        return t.gettext("names with their values")


@dataclass(frozen=True)
class Either:
    """What any of several kinds accepts."""

    kinds: tuple[Allowed, ...]

    def accepts(self, value: object) -> bool:
        return any(kind.accepts(value) for kind in self.kinds)

    def text(self, t: Translates) -> str:
        return t.list_or(tuple(kind.text(t) for kind in self.kinds))
