"""Reading JSON that must have a certain shape.

Each function takes a value and the place it stands at, and refuses what it cannot be.
"""

import json
import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from koikoi_qt.games.common import Phrase, phrase, quoted

_MOST_DIGITS: Final = 20


class WrongShape(ValueError):
    """A text that is no JSON, or a value that cannot stand where it does; says where and why."""


# Where a value stands: a key of the file, or words for the place.
Where = str | Phrase


def read_json(text: str) -> Any:
    """Read a text strictly: no key twice in one object, no endless numbers, nothing but JSON."""
    try:
        return json.loads(text, **_STRICTLY)
    except (RecursionError, json.JSONDecodeError) as error:
        raise WrongShape(why_no_json(error)) from None


def why_no_json(error: Exception) -> Phrase:
    """Say where a text stops being JSON, from what the reader of it raised."""
    match error:
        case json.JSONDecodeError():
            return phrase(
                "this is not JSON: wrong in line {line}, column {column}",
                line=error.lineno,
                column=error.colno,
            )
        case UnicodeDecodeError():
            return phrase("the file is not UTF-8 text (byte {place})", place=error.start)
        case RecursionError():
            return phrase("this is not JSON: nested too deeply")
        case _:
            return phrase("this is not JSON")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        [(twin, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise WrongShape(phrase("the key {key} stands twice in one object", key=quoted(twin)))
    return data


def _no_constant(name: str) -> Any:
    raise WrongShape(phrase("{value} is no value of a record", value=name))


def _short_number(digits: str) -> int:
    # Python refuses to read numbers of thousands of digits, with an error of its own.
    if len(digits) > _MOST_DIGITS:
        start = f"{digits[:_MOST_DIGITS]}…"
        raise WrongShape(phrase("{number} is too long a number", number=start))
    return int(digits)


_STRICTLY: Final[dict[str, Any]] = {
    "object_pairs_hook": _no_twins,
    "parse_constant": _no_constant,
    "parse_int": _short_number,
}


def below(where: Where, key: str) -> Phrase:
    """Return the place of a key."""
    # Translators: a place in a file; {key} is a word of the file, such as players or name.
    return phrase("{where}, {key}", where=where, key=key)


def at(where: Where, problem: Phrase | ValueError) -> Phrase:
    """Say what is wrong somewhere."""
    # Translators: {where} is a place in a file, such as "month 3, deck".
    return phrase("{where}: {problem}", where=where, problem=problem)


def not_known(key: str, found: object, wanted: object) -> Phrase:
    """Say that a file's format or version is another than the one that is read."""
    return phrase(
        "{key}: {value} is not known; it must be {wanted}",
        key=key,
        value=quoted(found),
        wanted=quoted(wanted),
    )


def misplaced(data: object, where: Where, wanted: Phrase) -> Phrase:
    """Say that a value of a file is of another kind than must stand there."""
    return phrase(
        # Translators: {wanted} is such as "a list […]".
        "{where}: {value} stands where {wanted} must stand",
        where=where,
        value=quoted(data),
        wanted=wanted,
    )


def an_object(
    data: object, where: Where, known: tuple[str, ...] = (), required: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    """Return an object that has only known keys (any, if none are given), and the required ones."""
    if not isinstance(data, dict):
        # Translators: keep {{…}}: it is shown as {…}.
        raise WrongShape(misplaced(data, where, phrase("an object {{…}}")))
    for key in data:
        if known and key not in known:
            raise WrongShape(
                phrase(
                    "{where}: unknown key {key}; known are {known}",
                    where=where,
                    key=quoted(key),
                    known=", ".join(known),
                )
            )
    for key in required:
        if key not in data:
            raise WrongShape(
                phrase("{where}: the key {key} is missing", where=where, key=quoted(key))
            )
    return data


def a_list(data: object, where: Where) -> list[Any]:
    """Return a list."""
    if not isinstance(data, list):
        raise WrongShape(misplaced(data, where, phrase("a list […]")))
    return data


def a_text(data: object, where: Where) -> str:
    """Return a text that can be shown."""
    if not isinstance(data, str):
        raise WrongShape(misplaced(data, where, phrase("a text")))
    # Control characters and halves of surrogate pairs.
    if any(unicodedata.category(character) in ("Cc", "Cs") for character in data):
        raise WrongShape(
            phrase(
                "{where}: {value} holds a character that cannot be shown",
                where=where,
                value=quoted(data),
            )
        )
    return data
