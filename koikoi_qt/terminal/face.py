"""From the first question to the last line."""

import os
import random
import sys
from pathlib import Path
from typing import TextIO

from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave, reviews
from koikoi_qt.play.session import Session
from koikoi_qt.settings import Settings
from koikoi_qt.terminal.console import Console, Leave
from koikoi_qt.terminal.match import MatchFace
from koikoi_qt.terminal.review import keep_reviews, review_match
from koikoi_qt.terminal.setup import kept_session, new_choice
from koikoi_qt.wording.faults import fault_text
from koikoi_qt.wording.narrator import Verbosity
from koikoi_qt.wording.panel import Command


def run(
    language: Language,
    settings: Settings,
    seed: int | None = None,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> int:
    """Play matches line by line until the person quits; the exit code is 0."""
    console = Console(source or sys.stdin, target or sys.stdout, language)
    face = _Face(console, settings, random.Random(seed))
    console.say(language.gettext("Koi-Koi. Type a number and press Enter; q quits."))
    try:
        while True:
            face.play_matches()
    except Leave:
        console.say(language.gettext("Goodbye. A match that is not over is kept."))
    return 0


class _Face:
    """A person's stay: matches one after another."""

    def __init__(self, console: Console, settings: Settings, rng: random.Random) -> None:
        self._console, self._settings, self._rng = console, settings, rng
        self._keep = autosave.keeper(self._tell_not_kept)

    def play_matches(self) -> None:
        """Play the match that was left or a new one, and others of its kind after it."""
        session: Session | None = self._first()
        while session is not None:
            session = self._play(session)

    def _first(self) -> Session:
        kept = kept_session(self._console, self._rng, self._keep)
        if kept is not None:
            return kept
        choice = new_choice(self._console, self._settings)
        self._settings = choice.to_settings(self._settings)
        self._save_settings()
        return Session.new(choice.rules, choice.players, self._rng, self._keep)

    def _play(self, session: Session) -> Session | None:
        """Play a match; return the next of its kind, None to go back to the start."""
        verbosity = Verbosity(self._settings.verbosity)
        face = MatchFace(session, self._console, verbosity, self._rng.getrandbits(64))
        acts = {Command.SAVE_RECORD: self._save_record, Command.REVIEW: self._review}
        while (command := face.play()) in acts:
            acts[command](session)
        if command is Command.PLAY_AGAIN:
            return Session.new(session.match.rules, session.players, self._rng, self._keep)
        autosave.forget()
        return None

    def _tell_not_kept(self, error: OSError) -> None:
        text = self._console.language.gettext("The match cannot be kept: {reason}.")
        self._console.say(text.format(reason=fault_text(error, self._console.language)))

    def _save_settings(self) -> None:
        try:
            self._settings.save()
        except OSError as error:
            t = self._console.language
            self._console.say(t.gettext("The settings cannot be kept."), fault_text(error, t))

    def _save_record(self, session: Session) -> None:
        t, console = self._console.language, self._console
        usual = Path.home() / "koi-koi.koikoi"
        question = t.gettext("Save the record as which file? Enter: {file}")
        console.say(question.format(file=usual))
        # No shell reads this line, so a leading ~ is for us to read.
        path = Path(os.path.expanduser(console.read() or usual))  # noqa: PTH111 - never raises
        try:
            session.record.save(path)
        except OSError as error:
            console.say(t.gettext("The record cannot be saved."), fault_text(error, t))
            return
        console.say(t.gettext("Saved as {file}.").format(file=path))
        keep_reviews(console, lambda: reviews.bring(autosave.path(), path, session.record))

    def _review(self, session: Session) -> None:
        review_match(session, autosave.path(), self._console)
