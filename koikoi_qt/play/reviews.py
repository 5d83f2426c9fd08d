"""Reviews of matches: made in the background, and kept in a file beside the record.

A record NAME.koikoi has its reviews in NAME.koikoi-review, JSON in UTF-8:
{"format": "koikoi-review", "version": 1, "record": "which moves it is about", "reviews": [...]}
"""

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from koikoi_qt.games.common import (
    SEATS,
    Phrase,
    UnreadableMove,
    phrase,
    quoted,
)
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.record import Player, Record
from koikoi_qt.games.strict_json import misplaced, not_known, why_no_json
from koikoi_qt.paths import write_atomically
from koikoi_qt.wording.reviewing import Decision, Review

if TYPE_CHECKING:
    # It needs numpy, which a window never loads.
    from koikoi_qt.cpu.koikoi import review as cpu_review

FORMAT: Final = "koikoi-review"
VERSION: Final = 1
SUFFIX: Final = ".koikoi-review"
MOST_BYTES: Final = 4 * 1024 * 1024
SEED: Final = 0
_KEYS: Final = ("format", "version", "record", "reviews")
_NAMELESS: Final = (Player("Red"), Player("Blue"))

Progress = Callable[[int, int], None]


class ReviewError(ValueError):
    """A file that holds no reviews of this record; the message says what is wrong where."""


def make_review(record: Record, seat: int, progress: Progress) -> Review:
    """Weigh all decisions of a seat; `progress` gets how many of how many are done.

    The same record always brings the same review. It takes some tenths of a second for each.
    """
    from koikoi_qt.cpu.koikoi.review import review

    found = review(record.match(), seat, random.Random(SEED), progress)
    assert found is not None
    return plain(found)


def plain(found: "cpu_review.Review") -> Review:
    """Return a review as a value that needs nothing of the mind that made it."""
    decisions = (
        Decision(each.month, each.number, each.move, each.best, each.chance, each.best_chance)
        for each in found.decisions
    )
    return Review(found.seat, tuple(decisions), found.months, found.accuracy, found.turning_points)


def views_of(record: Record, review: Review) -> tuple[View, ...]:
    """Return what the seat saw before each of the decisions."""
    places = {(each.month, each.number) for each in review.decisions}
    seen = {}
    for match in record.steps():
        place = (len(match.months), len(match.month.moves) + 1)
        if place in places:
            seen[place] = match.view(review.seat)
    return tuple(seen[each.month, each.number] for each in review.decisions)


# Keeping them.


def path_beside(record_path: Path) -> Path:
    """Return where the reviews of a record are kept."""
    return record_path.with_suffix(SUFFIX)


def keep(path: Path, record: Record, reviews: Mapping[int, Review]) -> None:
    """Write the reviews of a record, by seats; `OSError` leaves the old file as it was."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "record": _mark(record),
        "reviews": [asdict(reviews[seat]) for seat in sorted(reviews)],
    }
    write_atomically(path, json.dumps(data) + "\n")


def kept(path: Path, record: Record) -> dict[int, Review]:
    """Return the reviews that are kept of a record, by seats.

    There are none where there is no file, or one of another match that had this name before.
    `ReviewError` for a file that holds something else, `OSError` if it cannot be read.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return {}
    if len(raw) > MOST_BYTES:
        raise ReviewError(
            phrase("the file is larger than {most} bytes, more than any review", most=MOST_BYTES)
        )
    return _read(raw, record)


def bring(source: Path, target: Path, record: Record) -> None:
    """Keep a record's reviews beside another of its files too, if there are any.

    `OSError` if they cannot be written there.
    """
    try:
        found = kept(path_beside(source), record)
    except ReviewError:
        # Nothing that could be used: a review is made anew when it is wanted.
        return
    if found:
        keep(path_beside(target), record, found)


def forget(record_path: Path) -> None:
    """Remove the reviews of a record that is removed."""
    path_beside(record_path).unlink(missing_ok=True)


def _mark(record: Record) -> str:
    """Return what tells a match from all others, whoever played it."""
    text = replace(record, players=_NAMELESS).to_json()
    return hashlib.sha256(text.encode()).hexdigest()


def _read(raw: bytes, record: Record) -> dict[int, Review]:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ReviewError(why_no_json(error)) from None
    if not isinstance(data, dict) or set(data) != set(_KEYS):
        keys = ", ".join(_KEYS)
        raise ReviewError(phrase("this must be an object with the keys {keys}", keys=keys))
    for key, wanted in (("format", FORMAT), ("version", VERSION)):
        if data[key] != wanted or isinstance(data[key], bool):
            raise ReviewError(not_known(key, data[key], wanted))
    if data["record"] != _mark(record):
        return {}
    if not isinstance(data["reviews"], list):
        raise ReviewError(misplaced(data["reviews"], "reviews", phrase("a list […]")))
    found = (_review(each, place, record) for place, each in enumerate(data["reviews"], 1))
    return {review.seat: review for review in found}


def _review(data: Any, place: int, record: Record) -> Review:
    where = phrase("review {place}", place=place)
    try:
        decisions = tuple(Decision(**each) for each in data.pop("decisions"))
        months, turning = tuple(data.pop("months")), tuple(data.pop("turning_points"))
        review = Review(decisions=decisions, months=months, turning_points=turning, **data)
    except (KeyError, TypeError, AttributeError):
        raise ReviewError(phrase("{where}: this is no review", where=where)) from None
    if review.seat not in SEATS or isinstance(review.seat, bool):
        raise ReviewError(
            phrase("{where}, seat: {value} is not 0 or 1", where=where, value=quoted(review.seat))
        )
    if len(review.months) != len(record.months) + 1 or not all(map(_is_chance, review.months)):
        raise ReviewError(
            phrase(
                # Translators: seat, months, accuracy, turning_points and best are words of the
                # file, and stay.
                "{where}, months: there must be a chance before and after each month",
                where=where,
            )
        )
    if not _is_chance(review.accuracy):
        raise ReviewError(
            phrase(
                "{where}, accuracy: {value} is not from 0 to 1",
                where=where,
                value=quoted(review.accuracy),
            )
        )
    places = range(len(review.decisions))
    if not all(type(turn) is int and turn in places for turn in review.turning_points):
        raise ReviewError(
            phrase("{where}, turning_points: they must be places of decisions, from 0", where=where)
        )
    for number, decision in enumerate(review.decisions, 1):
        _check(decision, phrase("{where}, decision {place}", where=where, place=number), record)
    return review


def _check(decision: Decision, where: Phrase, record: Record) -> None:
    if decision.move != _move_at(decision, record):
        raise ReviewError(
            phrase(
                "{where}: {move} is not the move that was made there",
                where=where,
                move=quoted(decision.move),
            )
        )
    try:
        Move.from_text(decision.best)
    except (UnreadableMove, AttributeError, TypeError):
        raise ReviewError(
            phrase("{where}, best: {move} is no move", where=where, move=quoted(decision.best))
        ) from None
    for chance in (decision.chance, decision.best_chance):
        if not _is_chance(chance):
            raise ReviewError(
                phrase(
                    "{where}: {value} is not a chance from 0 to 1",
                    where=where,
                    value=quoted(chance),
                )
            )


def _move_at(decision: Decision, record: Record) -> str | None:
    """Return the record's move at the place of a decision, if there is such a place."""
    for month_number, month in enumerate(record.months, 1):
        for number, move in enumerate(month.moves, 1):
            if (month_number, number) == (decision.month, decision.number):
                return move
    return None


def _is_chance(value: object) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and 0 <= value <= 1  # type: ignore[operator]
