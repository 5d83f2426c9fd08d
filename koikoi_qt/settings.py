"""What the user chose, in one small JSON file; whatever is wrong with it, the program starts.

The table is the Settings class: each field says what is allowed in it, and has a default.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Self, get_origin, get_type_hints

from koikoi_qt.choices import (
    Allowed,
    Between,
    Either,
    Flag,
    Like,
    Nothing,
    OneOf,
    Table,
    Translates,
)
from koikoi_qt.paths import data_dir, move_aside, write_atomically

FILE_NAME = "settings.json"


class _NoObject(ValueError):
    """JSON that is something else than an object."""


@dataclass(frozen=True, slots=True)
class WrongValue:
    """A setting that fell back to its default."""

    path: Path
    name: str
    value: object
    allowed: Allowed

    def text(self, t: Translates) -> str:
        """Return what is wrong, where, and what is allowed there."""
        return t.gettext(
            "{file}: the setting {name} is {value}. Allowed: {allowed}. The usual value is used."
        ).format(
            file=self.path,
            name=self.name,
            value=json.dumps(self.value),
            allowed=self.allowed.text(t),
        )


@dataclass(frozen=True, slots=True)
class UnreadableFile:
    """A settings file that could not be used, and where it is now."""

    path: Path
    error: Exception
    aside: Path | None

    def text(self, t: Translates) -> str:
        """Return what happened to the file."""
        if self.aside is None:
            # Translators: {reason} comes from the system, such as "Permission denied".
            text = t.gettext("{file}: cannot be read ({reason}). The usual settings are used.")
        else:
            # Translators: {reason} is such as "this is not JSON: wrong in line 1, column 1".
            text = t.gettext(
                "{file}: is damaged ({reason}). It is now {aside}. The usual settings are used."
            )
        return text.format(file=self.path, reason=self._reason(t), aside=self.aside)

    def _reason(self, t: Translates) -> str:
        match self.error:
            case OSError(strerror=str(words)):
                return words
            case json.JSONDecodeError() as error:
                text = t.gettext("this is not JSON: wrong in line {line}, column {column}")
                return text.format(line=error.lineno, column=error.colno)
            case UnicodeDecodeError() as error:
                text = t.gettext("the file is not UTF-8 text (byte {place})")
                return text.format(place=error.start)
            case _NoObject():
                return t.gettext("not an object of names and values")
            case _:
                return t.gettext("this is not JSON")


Problem = WrongValue | UnreadableFile


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The user's choices; dataclasses.replace makes changed ones."""

    # No language: as the system says.
    language: Annotated[str | None, Either((Like(r"[a-z]{2,3}(_\w+)?", "fr"), Nothing()))] = None
    mode: Annotated[str, OneOf(("cpu", "two_players"))] = "cpu"
    level: Annotated[str, OneOf(("easy", "medium", "hard", "master"))] = "easy"
    months: Annotated[int, Between(1, 12)] = 12
    # The rules are a preset's name and what differs from it. Whether they go together is for
    # the rules engine to say.
    preset: Annotated[str, Like(r"[a-z_]+", "standard")] = "standard"
    rules: Annotated[dict[str, Any], Table()] = field(default_factory=dict)
    # How long the other player thinks, in seconds; "wait" is until a key is pressed.
    pace: Annotated[float | str, Either((OneOf(("instant", "wait")), Between(0.1, 60.0)))] = 1.0
    verbosity: Annotated[str, OneOf(("brief", "normal", "full"))] = "normal"
    # Kinds of announcements that are switched off (or on again), by their names.
    announcements: Annotated[dict[str, bool], Table(bool)] = field(default_factory=dict)
    theme: Annotated[str, OneOf(("system", "light", "dark", "high_contrast"))] = "system"
    text_size: Annotated[int, Between(100, 300)] = 100
    animation: Annotated[str, OneOf(("off", "fast", "normal", "slow"))] = "normal"
    # The folder's name; where that deck is gone, the classic one is used.
    deck: Annotated[str, Like(r"[\w-]+", "classic")] = "classic"
    marks: Annotated[bool, Flag()] = True
    view: Annotated[str, OneOf(("perspective", "top_down"))] = "perspective"
    sound_volume: Annotated[int, Between(0, 100)] = 0
    voice_volume: Annotated[int, Between(0, 100)] = 0
    # The name of an action and the keys instead of its usual ones; no keys switch them off.
    shortcuts: Annotated[dict[str, str], Table(str)] = field(default_factory=dict)
    # What QWidget.saveGeometry gives, in base 64.
    geometry: Annotated[str | None, Either((Like(r"[\w+/=]+", "AdnQywAD"), Nothing()))] = None
    # What a newer version wrote; kept, so that going back and forth loses nothing.
    others: dict[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = field(default=(), compare=False)

    @classmethod
    def load(cls, path: Path | None = None) -> Self:
        """Load the settings; what was wrong with the file is told in problems."""
        try:
            return cls._loaded(path or data_dir() / FILE_NAME)
        except OSError as error:
            where = Path(error.filename or FILE_NAME)
            return cls(problems=(UnreadableFile(where, error, None),))

    @classmethod
    def _loaded(cls, path: Path) -> Self:
        try:
            return cls._checked(path, _read(path))
        except FileNotFoundError:
            return cls()
        except (ValueError, RecursionError) as error:
            return cls(problems=(UnreadableFile(path, error, move_aside(path)),))

    @classmethod
    def _checked(cls, path: Path, found: Mapping[str, Any]) -> Self:
        table = cls.allowed()
        wrong = tuple(
            WrongValue(path, name, found[name], allowed)
            for name, allowed in table.items()
            if name in found and not allowed.accepts(found[name])
        )
        refused = {problem.name for problem in wrong}
        chosen = {n: v for n, v in found.items() if n in table and n not in refused}
        others = {n: v for n, v in found.items() if n not in table}
        return cls(**chosen, others=others, problems=wrong)

    @classmethod
    def allowed(cls) -> dict[str, Allowed]:
        """Return what is allowed in each field that stands in the file."""
        hints = get_type_hints(cls, include_extras=True)
        return {
            n: hint.__metadata__[0] for n, hint in hints.items() if get_origin(hint) is Annotated
        }

    def save(self, path: Path | None = None) -> None:
        """Write the settings; raises OSError, with the old file untouched."""
        chosen = {name: getattr(self, name) for name in self.allowed()}
        text = json.dumps(self.others | chosen, indent=2)
        write_atomically(path or data_dir() / FILE_NAME, f"{text}\n")


def _read(path: Path) -> dict[str, Any]:
    """Return what a settings file holds; ValueError when that is no JSON object."""
    found = json.loads(path.read_bytes())
    if not isinstance(found, dict):
        raise _NoObject
    return found
