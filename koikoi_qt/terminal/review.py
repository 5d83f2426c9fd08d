"""A review of a match that is over, line by line."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from koikoi_qt.play import reviews
from koikoi_qt.play.session import Session
from koikoi_qt.terminal.console import Console
from koikoi_qt.wording.faults import fault_text
from koikoi_qt.wording.narrator import Narrator, names_of
from koikoi_qt.wording.reviewing import Review, chart_text, decision_lines, progress_text, summary

PARTS_TOLD: Final = 4
"""How often it is said how far a review is."""


def review_match(session: Session, record_path: Path, console: Console) -> None:
    """Review the decisions of all people at the table, and keep that beside the record."""
    path, record = reviews.path_beside(record_path), session.record
    found = _kept(path, session, console)
    narrator = Narrator(
        console.language, names_of(session.players, console.language), session.told_to
    )
    for seat in session.persons:
        if seat not in found:
            found[seat] = reviews.make_review(record, seat, _Progress(console))
            keep_reviews(console, lambda: reviews.keep(path, record, found))
        views = reviews.views_of(record, found[seat])
        console.say(
            *decision_lines(found[seat], views, narrator),
            *chart_text(found[seat], narrator).splitlines(),
            summary(found[seat], narrator),
        )


def keep_reviews(console: Console, keep: Callable[[], None]) -> None:
    """Keep reviews, or say why that cannot be done."""
    t = console.language
    try:
        keep()
    except OSError as error:
        console.say(t.gettext("The review cannot be kept."), fault_text(error, t))


def _kept(path: Path, session: Session, console: Console) -> dict[int, Review]:
    try:
        return reviews.kept(path, session.record)
    except (reviews.ReviewError, OSError) as error:
        text = console.language.gettext("{file}: it cannot be used, and the review is made anew.")
        console.say(text.format(file=path), fault_text(error, console.language))
        return {}


class _Progress:
    """Says now and then how far a review is."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._told = 0

    def __call__(self, done: int, count: int) -> None:
        part = done * PARTS_TOLD // count
        if part > self._told:
            self._told = part
            self._console.say(progress_text(done, count, self._console.language))
