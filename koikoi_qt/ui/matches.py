"""Starting, continuing and ending matches, and the records of those that are over."""

import random
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from koikoi_qt.games.record import SUFFIX, Record, RecordError
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from koikoi_qt.play.game_choice import GameChoice
from koikoi_qt.play.session import Session
from koikoi_qt.table.state import Look
from koikoi_qt.ui.ask import ask, run, tell, tell_error
from koikoi_qt.wording.faults import fault_text, reason


class Matches(QObject):
    """Keeps the match that was left. `opened` brings a session, `left` asks for the start page."""

    opened = Signal(object)
    left = Signal()
    _not_kept = Signal(object)

    def __init__(self, window: QWidget, language: Language, rng: random.Random) -> None:
        super().__init__(window)
        self._window, self._rng = window, rng
        self._keep = autosave.keeper(self._not_kept.emit)
        # Queued: a dialog in the middle of a move would let others see half of it.
        self._not_kept.connect(self._tell_not_kept, Qt.ConnectionType.QueuedConnection)
        self.language = language
        self.kept: Record | None = None

    def look_for_kept(self) -> Record | None:
        """Look for a match that was left; a damaged one is told of."""
        found = autosave.kept()
        self.kept = found if isinstance(found, Record) else None
        if isinstance(found, autosave.DamagedSave):
            self._tell_damaged(found)
        return self.kept

    def may_start(self) -> bool:
        """Ask before a new match ends one that was left."""
        if self.kept is None or self.kept.match().finished:
            return True
        t = self.language
        text = t.gettext(
            "A match was left and can be continued. A new match ends it. Start a new match?"
        )
        return ask(self._window, t.gettext("End the match that was left?"), text)

    def start(self, choice: GameChoice) -> None:
        """Deal a new match."""
        self.opened.emit(Session.new(choice.rules, choice.players, self._rng, self._keep))

    def go_on(self) -> None:
        """Continue the match that was left."""
        if self.kept is not None:
            self.opened.emit(Session.resume(self.kept, self._rng, self._keep))

    def again(self, session: Session) -> None:
        """Play another match of the same kind."""
        rules, players = session.match.rules, session.players
        self.opened.emit(Session.new(rules, players, self._rng, self._keep))

    def leave_result(self) -> None:
        """Leave a match that is over; it is not offered again."""
        autosave.forget()
        self.left.emit()

    def end(self, session: Session) -> None:
        """End a match by choice, after asking, and offer to save its record."""
        t = self.language
        finished = session.match.finished
        if not finished and not ask(
            self._window,
            t.gettext("End this match?"),
            t.gettext("The match is over then and cannot be continued."),
        ):
            return
        title = t.gettext("Save the record?")
        if ask(self._window, title, t.gettext("The match can be saved to look at.")):
            self.save(session.record)
        self.leave_result()

    def save(self, record: Record) -> None:
        """Ask where, and save the record of a match that is over."""
        t = self.language
        title = t.gettext("Save the record")
        name, _ = QFileDialog.getSaveFileName(
            self._window, title, f"koi-koi{SUFFIX}", self._filter()
        )
        if not name:
            return
        path = Path(name if Path(name).suffix else name + SUFFIX)
        try:
            record.save(path)
        except OSError as error:
            tell_error(self._window, t.gettext("The record cannot be saved."), error, t)
            return
        from koikoi_qt.play.reviews import bring

        try:
            bring(autosave.path(), path, record)
        except OSError as error:
            tell_error(self._window, t.gettext("The review cannot be kept."), error, t)

    def open_record(self, look: Look) -> None:
        """Ask which record, and step through it."""
        title = self.language.gettext("Open a record")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", self._filter())
        if name:
            self.show_record(Path(name), look)

    def show_record(self, path: Path, look: Look) -> None:
        """Show a record, or say what is wrong with the file."""
        from koikoi_qt.ui.record_page import RecordPage

        try:
            record = Record.load(path)
            page = RecordPage(record, self.language, look, self._window)
        except (RecordError, OSError) as error:
            tell_error(self._window, str(path), error, self.language)
            return
        page.review_asked.connect(lambda: self._review(record, path, look, page))
        run(page)

    def review(self, session: Session, look: Look) -> None:
        """Review the match on the table, which is over; the review is kept with it."""
        self._review(session.record, autosave.path(), look, self._window)

    def _review(self, record: Record, path: Path, look: Look, parent: QWidget) -> None:
        from koikoi_qt.play.reviews import path_beside
        from koikoi_qt.ui.review_page import ReviewPage

        run(ReviewPage(record, path_beside(path), self.language, look, parent))

    def _filter(self) -> str:
        # Translators: the kind of file in a file dialog.
        kind = self.language.gettext("Koi-Koi records")
        return f"{kind} (*{SUFFIX})"

    def _tell_not_kept(self, error: OSError) -> None:
        t = self.language
        text = t.gettext("The match cannot be kept: {reason}.").format(reason=fault_text(error, t))
        tell(self._window, t.gettext("This did not work"), text)

    def _tell_damaged(self, save: autosave.DamagedSave) -> None:
        t = self.language
        text = t.gettext(
            "The match that was left cannot be read: {reason}. The file is now {file}."
        ).format(reason=reason(save.error, t), file=save.aside or save.path)
        tell(self._window, t.gettext("The match cannot be continued"), text)
