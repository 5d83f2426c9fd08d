"""A whole match told from its record, one sentence or a few for each event."""

from collections.abc import Iterator

from koikoi_qt.games.common import BLUE, RED
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.wording.narrator import Narrator, names_of
from koikoi_qt.wording.sentences import narrate
from koikoi_qt.wording.yaku import points_text

_OWN_WORDS = ("You", "CPU", "Red", "Blue")
"""What stands in a record for players who have no name of their own."""


def tell_record(record: Record, language: Language) -> Iterator[str]:
    """Yield a match line by line; `RecordError` if it breaks the rules, before the first line."""
    match = record.match()
    narrator = Narrator(language, _names(record, language), _you(record))
    for event in match.history:
        yield narrate(event, narrator, months=record.rules.months)
    if not match.finished:
        yield _left(match, narrator)


def _names(record: Record, language: Language) -> tuple[str, str]:
    """What the program itself called somebody is said in the user's language; names stay."""
    given, usual = (player.name for player in record.players), names_of(record.players, language)
    red, blue = (
        word if name in _OWN_WORDS else name for name, word in zip(given, usual, strict=True)
    )
    return (red, blue)


def _you(record: Record) -> int | None:
    """The only person at the table is "you"; of two people, both are named."""
    people = [seat for seat, player in enumerate(record.players) if player.level is None]
    return people[0] if len(people) == 1 else None


def _left(match: Match, narrator: Narrator) -> str:
    language = narrator.language
    red, blue = narrator.name(RED), narrator.name(BLUE)
    # Translators: the last line of a match that was left. {red} and {blue} are names.
    return language.gettext(
        "The record ends here; the match is not over. {red}: {red_points}. {blue}: {blue_points}."
    ).format(
        red=red,
        blue=blue,
        red_points=points_text(match.scores[0], language),
        blue_points=points_text(match.scores[1], language),
    )
