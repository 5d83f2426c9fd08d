"""What the command `simulate` says: its options, its progress and its report."""

from dataclasses import dataclass

from koikoi_qt.i18n import N_, Language, Message
from koikoi_qt.wording.levels import LEVEL_TEXTS

__all__ = ["Language", "SeatReport", "Words"]

Interval = tuple[float, float, float]
"""A share, and the ends of its 95 % interval."""

_LEVELS: dict[str, Message] = {
    "red": N_("the level that plays Red"),
    "blue": N_("the level that plays Blue"),
}
_SEATS: tuple[Message, Message] = (
    # Translators: a line of the report of many matches played by CPU players.
    N_(
        "Red ({level}): {wins}; score {score} (with a certainty of 95%: {low} to {high}); "
        "{points} points a month; koi-koi: {calls}; time for a move: {median} ms in the median, "
        "{longest} ms at most"
    ),
    N_(
        "Blue ({level}): {wins}; score {score} (with a certainty of 95%: {low} to {high}); "
        "{points} points a month; koi-koi: {calls}; time for a move: {median} ms in the median, "
        "{longest} ms at most"
    ),
)


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What is told of one seat.

    `level` is the word of the command line, `seconds` the median and the longest time for a move.
    """

    seat: int
    level: str
    wins: int
    interval: Interval
    points_per_month: float
    calls: int
    seconds: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Words:
    """All texts of the command in one language."""

    language: Language

    @property
    def matches(self) -> str:
        """Explain --matches."""
        return self.language.gettext("how many matches to play")

    @property
    def months(self) -> str:
        """Explain --months."""
        return self.language.gettext("how many months a match has, 1 to 12")

    @property
    def preset(self) -> str:
        """Explain --preset."""
        return self.language.gettext("the rules to play by")

    @property
    def jobs(self) -> str:
        """Explain --jobs."""
        return self.language.gettext(
            "how many processes share the work; the result does not depend on it"
        )

    @property
    def seed(self) -> str:
        """Explain --seed."""
        return self.language.gettext("a whole number; the same number gives the same matches")

    @property
    def json(self) -> str:
        """Explain --json."""
        return self.language.gettext("print one JSON object instead")

    def level_of(self, seat: str) -> str:
        """Explain --red or --blue."""
        return self.language.message(_LEVELS[seat])

    def not_between(self, text: str, least: int, most: int) -> str:
        """Refuse a number of the command line."""
        # Translators: {value} is what was typed on the command line.
        message = self.language.gettext("{value} is not a whole number from {least} to {most}")
        return message.format(value=repr(text), least=least, most=most)

    def progress(self, done: int, total: int, score: Interval) -> str:
        """Say how far it has come."""
        # Translators: a line that is updated while matches are played. {score}, {low} and {high}
        # are percentages: Red's share of the wins so far and the 95 % interval around it.
        text = self.language.gettext("{done} of {total} matches; Red: {score} ({low} to {high})")
        return text.format(done=done, total=total, **self._shares(score))

    def played(self, matches: int, months: int, seed: int) -> str:
        """Say what was played."""
        text = self.language.ngettext(
            "{matches} match played; months: {months}; seed: {seed}.",
            "{matches} matches played; months: {months}; seed: {seed}.",
            matches,
        )
        return text.format(matches=self.language.number(matches), months=months, seed=seed)

    def seat(self, report: SeatReport) -> str:
        """Say how a seat did."""
        median, longest = report.seconds
        return self.language.message(_SEATS[report.seat]).format(
            level=self.language.message(LEVEL_TEXTS[report.level]),
            wins=self._wins(report.wins),
            points=self.language.number(round(report.points_per_month, 2)),
            calls=self.language.number(report.calls),
            median=self.language.number(round(median * 1000, 1)),
            longest=self.language.number(round(longest * 1000, 1)),
            **self._shares(report.interval),
        )

    def draws(self, count: int) -> str:
        """Say how many matches nobody won."""
        text = self.language.ngettext("{count} draw", "{count} draws", count)
        return text.format(count=self.language.number(count))

    def _wins(self, count: int) -> str:
        text = self.language.ngettext("{count} win", "{count} wins", count)
        return text.format(count=self.language.number(count))

    def _shares(self, interval: Interval) -> dict[str, str]:
        names = ("score", "low", "high")
        return {
            name: self.language.percent(share, digits=1)
            for name, share in zip(names, interval, strict=True)
        }
