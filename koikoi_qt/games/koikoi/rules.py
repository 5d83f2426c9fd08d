"""Which rules a match is played by: every field, its allowed values, and the presets.

The source is rules.md, sections 2 to 7. The fields are a table, so that settings, records and
help read the same rows that the constructor checks.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Final, Self

from koikoi_qt.games.common import SEAT_NAMES, Phrase, phrase, quoted


class RulesError(ValueError):
    """A rule field with a wrong name or value; the message says which, and what is allowed."""


class Points(Mapping[str, int]):
    """What each yaku is worth: an immutable mapping, in the order of the yaku table."""

    __slots__ = ("_worth",)

    def __init__(self, changes: Mapping[str, int] | None = None) -> None:
        if changes is not None and not isinstance(changes, Mapping):
            raise _wrong("points", changes, phrase("a mapping from yaku to points"))
        for name, worth in (changes or {}).items():
            if name not in DEFAULT_POINTS:
                raise _unknown("points", name, tuple(DEFAULT_POINTS))
            _check_number(f"points.{name}", worth, 0, 99)
        self._worth = {**DEFAULT_POINTS, **(changes or {})}

    def __getitem__(self, name: str) -> int:
        return self._worth[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._worth)

    def __len__(self) -> int:
        return len(self._worth)

    def __hash__(self) -> int:
        return hash(tuple(self._worth.values()))

    def __repr__(self) -> str:
        return f"Points({self.changes()})"

    def changes(self) -> dict[str, int]:
        """Return only what differs from the standard points."""
        return {name: n for name, n in self._worth.items() if n != DEFAULT_POINTS[name]}


DEFAULT_POINTS: Final[dict[str, int]] = {
    "goko": 10,
    "shiko": 8,
    "ameshiko": 7,
    "sanko": 5,
    "hanami": 5,
    "tsukimi": 5,
    "inoshikacho": 5,
    "akatan": 5,
    "aotan": 5,
    "akatan_aotan": 10,
    "tane": 1,
    "tan": 1,
    "kasu": 1,
    "tsukifuda": 4,
    "nomi": 0,
}

POINT_SETS: Final[dict[str, dict[str, int]]] = {
    "high_lights": {"goko": 15, "shiko": 10, "ameshiko": 8, "sanko": 6},
    "goko_15": {"goko": 15},
    "trios_6": {"inoshikacho": 6, "akatan": 6, "aotan": 6},
    "bukku_12": {"akatan_aotan": 12},
    "viewing_3": {"hanami": 3, "tsukimi": 3},
}
"""House points that are common enough to have a name."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "first_dealer": ("random", "red", "blue", "draw"),
    "draw_tie": ("points", "again"),
    "field_redeal": ("four", "four_or_pairs"),
    "both_instant": ("nobody", "redeal"),
    "koikoi_limit": ("unlimited", "once_each", "once_total"),
    "counting": ("highest", "separate"),
    "viewing": ("count", "off", "with_other"),
    "sake_cup": ("animal_and_plain", "animal_only", "either", "animal_and_two_plains"),
    "koikoi_factor": ("opponent", "per_call", "caller", "none"),
    "null_month_award": ("nobody", "dealer", "other"),
    "null_month_dealer": ("same", "other"),
}
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "months": (1, 12),
    "instant_points": (0, 99),
    "null_month_points": (0, 99),
}
"""The least and the greatest allowed value."""
FLAGS: Final = ("hanami_needs_koikoi", "tsukifuda", "double_at_seven")
START_POINTS_RANGE: Final = (0, 999)


@dataclass(frozen=True)
class Rules:
    """The rules of a match; `Rules()` is the standard preset. Wrong values raise `RulesError`."""

    months: int = 12
    first_dealer: str = "random"
    draw_tie: str = "points"
    start_points: tuple[int, int] = (0, 0)
    field_redeal: str = "four"
    instant_points: int = 6
    both_instant: str = "nobody"
    koikoi_limit: str = "unlimited"
    counting: str = "highest"
    points: Mapping[str, int] = field(default_factory=Points)
    viewing: str = "count"
    hanami_needs_koikoi: bool = False
    sake_cup: str = "animal_and_plain"
    tsukifuda: bool = False
    double_at_seven: bool = True
    koikoi_factor: str = "opponent"
    null_month_award: str = "nobody"
    null_month_points: int = 1
    null_month_dealer: str = "same"

    def __new__(cls, *_values: Any, **changes: Any) -> Self:
        """Refuse an unknown field by name, before the constructor would do it with a TypeError."""
        _check_names(changes)
        return super().__new__(cls)

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            _check_choice(name, getattr(self, name), allowed)
        for name, (least, most) in NUMBERS.items():
            _check_number(name, getattr(self, name), least, most)
        for name in FLAGS:
            if not isinstance(getattr(self, name), bool):
                raise _wrong(name, getattr(self, name), phrase("true or false"))
        object.__setattr__(self, "start_points", _checked_start(self.start_points))
        if not isinstance(self.points, Points):
            object.__setattr__(self, "points", Points(self.points))

    @staticmethod
    def preset(name: str, **changes: Any) -> "Rules":
        """Return a preset of rules.md, section 7, with some fields set otherwise.

        Of `points` only the yaku that are named: the preset's own points for the others stay.
        """
        if name not in tuple(PRESETS):
            raise _unknown("preset", name, tuple(PRESETS))
        preset = PRESETS[name]
        points = changes.get("points")
        if isinstance(points, Mapping):
            changes["points"] = {**preset.get("points", {}), **points}
        return Rules.from_dict({**preset, **changes})

    @staticmethod
    def from_dict(changes: Mapping[str, Any]) -> "Rules":
        """Return the rules that differ from standard in these fields, as a record holds them."""
        if not isinstance(changes, Mapping):
            raise _wrong("rules", changes, phrase("a mapping from fields to values"))
        _check_names(changes)
        return Rules(**changes)

    def changes(self) -> dict[str, Any]:
        """Return only the fields that differ from standard, in values that JSON can hold."""
        differing: dict[str, Any] = {
            name: getattr(self, name)
            for name in FIELD_NAMES
            if getattr(self, name) != getattr(STANDARD, name)
        }
        if "points" in differing:
            differing["points"] = Points(self.points).changes()
        if "start_points" in differing:
            differing["start_points"] = list(self.start_points)
        return differing


FIELD_NAMES: Final = tuple(f.name for f in fields(Rules))

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "nintendo": {"first_dealer": "draw", "null_month_dealer": "other"},
    "french_table": {
        "first_dealer": "draw",
        "draw_tie": "again",
        "both_instant": "redeal",
        "koikoi_limit": "once_total",
        "counting": "separate",
        "null_month_dealer": "other",
    },
    "simple": {"first_dealer": "draw", "double_at_seven": False, "koikoi_factor": "none"},
    "wikipedia": {
        "first_dealer": "draw",
        "field_redeal": "four_or_pairs",
        "points": {"akatan": 6, "aotan": 6},
        "tsukifuda": True,
        "null_month_award": "dealer",
    },
}
"""What each preset sets otherwise than standard."""


def _check_names(changes: Mapping[str, Any]) -> None:
    for name in changes:
        if name not in FIELD_NAMES:
            raise _unknown("rules", name, FIELD_NAMES)


def _check_choice(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in allowed:
        raise _wrong(name, value, phrase("one of {words}", words=", ".join(allowed)))


def _check_number(name: str, value: object, least: int, most: int) -> None:
    # bool is an int in Python, but a flag is never a number here.
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        allowed = phrase("a whole number from {low} to {high}", low=least, high=most)
        raise _wrong(name, value, allowed)


def _checked_start(value: object) -> tuple[int, int]:
    if not isinstance(value, (tuple, list)) or len(value) != len(SEAT_NAMES):
        raise _wrong("start_points", value, phrase("two whole numbers, Red's and Blue's"))
    for number in value:
        _check_number("start_points", number, *START_POINTS_RANGE)
    return (value[0], value[1])


def _wrong(name: str, value: object, allowed: Phrase) -> RulesError:
    return RulesError(
        phrase(
            # Translators: {allowed} is such as "a whole number from 1 to 12" or "true or false".
            "rule {name}: {value} is not allowed; it must be {allowed}",
            name=quoted(name),
            value=quoted(value),
            allowed=allowed,
        )
    )


def _unknown(where: str, name: object, known: tuple[str, ...]) -> RulesError:
    near = get_close_matches(str(name), known, n=1)
    allowed = ", ".join(known)
    if not near:
        return RulesError(
            phrase(
                # Translators: all of these are words of a file, in English.
                "{where}: there is no {name}; known are {known}",
                where=where,
                name=quoted(name),
                known=allowed,
            )
        )
    return RulesError(
        phrase(
            "{where}: there is no {name}; did you mean {near}? known are {known}",
            where=where,
            name=quoted(name),
            near=quoted(near[0]),
            known=allowed,
        )
    )


STANDARD: Final = Rules()
