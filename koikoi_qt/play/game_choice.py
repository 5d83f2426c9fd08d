"""What a person chose for the next match, and how the settings remember it."""

from dataclasses import dataclass, replace
from typing import Any

from koikoi_qt.choices import OneOf
from koikoi_qt.games.koikoi.rules import FIELD_NAMES, Rules, RulesError
from koikoi_qt.games.record import Player
from koikoi_qt.settings import Settings

_STANDARD = Rules()
# What stands for a standard value, which a preset may have changed, where only changes stand.
_STANDARD_VALUES: dict[str, Any] = {
    **{name: getattr(_STANDARD, name) for name in FIELD_NAMES},
    "points": {},
    "start_points": list(_STANDARD.start_points),
}


def levels() -> tuple[str, ...]:
    """Return the computer's levels that can be chosen, and kept."""
    allowed = Settings.allowed()["level"]
    assert isinstance(allowed, OneOf)
    return allowed.words


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A match to begin: against whom, by which rules, and the preset that those came from."""

    mode: str = "cpu"
    level: str = "easy"
    rules: Rules = _STANDARD
    preset: str = "standard"

    @property
    def customised(self) -> bool:
        """Whether the rules differ from their preset, apart from the number of months."""
        return bool(self._changes())

    @property
    def players(self) -> tuple[Player, Player]:
        """Who sits where: people are called by what they are until they have names."""
        if self.mode == "two_players":
            return (Player("Red"), Player("Blue"))
        return (Player("You"), Player("CPU", self.level))

    def to_settings(self, settings: Settings) -> Settings:
        """Return the settings with this choice remembered."""
        return replace(
            settings,
            mode=self.mode,
            level=self.level,
            months=self.rules.months,
            preset=self.preset,
            rules=self._changes(),
        )

    @staticmethod
    def of_preset(preset: str) -> "GameChoice":
        """Return the usual choice with the rules of a preset."""
        return GameChoice(rules=Rules.preset(preset), preset=preset)

    @staticmethod
    def from_settings(settings: Settings) -> tuple["GameChoice", RulesError | None]:
        """Return the choice that was remembered.

        Rules that cannot be used fall back to standard, and what is wrong with them comes along.
        """
        try:
            preset = Rules.preset(settings.preset).changes()
            rules = Rules.from_dict({**preset, **settings.rules, "months": settings.months})
        except RulesError as error:
            rules = Rules(months=settings.months)
            return GameChoice(settings.mode, settings.level, rules), error
        return GameChoice(settings.mode, settings.level, rules, settings.preset), None

    def _changes(self) -> dict[str, Any]:
        """Return what the rules set otherwise than their preset, in values that JSON can hold."""
        plain = Rules.preset(self.preset, months=self.rules.months)
        fields = {**_STANDARD_VALUES, **self.rules.changes()}
        return {
            name: value
            for name, value in fields.items()
            if getattr(plain, name) != getattr(self.rules, name)
        }
