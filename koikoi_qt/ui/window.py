"""The main window: its pages, its menus, and what the user's choices change in it."""

import base64
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QStackedWidget

from koikoi_qt import __version__
from koikoi_qt.games.record import SUFFIX, Player, Record, RecordError
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from koikoi_qt.play.opponent import LEVELS
from koikoi_qt.play.session import Session
from koikoi_qt.settings import Problem, Settings
from koikoi_qt.table.state import Look
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.ask import ask, tell
from koikoi_qt.ui.game import Game
from koikoi_qt.ui.looks import look_of
from koikoi_qt.ui.match_page import MatchPage
from koikoi_qt.ui.menus import Menus
from koikoi_qt.ui.qt_texts import QtTexts
from koikoi_qt.ui.start_page import GameChoice, StartPage
from koikoi_qt.ui.theme import LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP, Themer
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel import Command

LEAST_WIDTH, LEAST_HEIGHT = 900, 600
FIRST_WIDTH, FIRST_HEIGHT = 1280, 820


class Window(QMainWindow):
    """The program's one window. What it is told to do comes from menus, pages and keys alike."""

    def __init__(
        self, app: QApplication, settings: Settings, language: Language, rng: random.Random
    ) -> None:
        super().__init__()
        self._app, self._rng = app, rng
        self.settings, self.language = settings, language
        self._themer, self._qt_texts = Themer(app), QtTexts(app)
        self.announcer = Announcer(self)
        self._left: Record | None = None
        self._build()
        self._apply_settings(settings)
        self._set_language(language)
        self._restore_geometry()
        self._show_start()

    def _build(self) -> None:
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.start_page = StartPage(self.settings, self.language)
        self.match_page = MatchPage(self.announcer, self.language)
        self.pages.addWidget(self.start_page)
        self.pages.addWidget(self.match_page)
        self.menus = Menus(self.menuBar(), LEVELS, self.language)
        self.menus.triggered.connect(self.act)
        self.start_page.start_requested.connect(self._start_match)
        self.start_page.continue_requested.connect(self._continue_match)
        self.start_page.open_record_requested.connect(self.open_record)
        self.match_page.asked.connect(self._on_command)

    # What can be asked for: menu entries and keys by their ids.

    def act(self, name: str) -> None:
        """Do what a menu entry or a key stands for."""
        group, _, value = name.partition(":")
        if value:
            self._choose(group, value)
        else:
            self._actions()[name]()

    def _actions(self) -> dict[str, Callable[[], object]]:
        return {
            "new": self._show_start,
            "open": self.open_record,
            "save": self.save_record,
            "end": self.end_match,
            "settings": self.open_settings,
            "quit": self.close,
            "marks": lambda: self.change(marks=not self.settings.marks),
            "larger": lambda: self._step_text(TEXT_STEP),
            "smaller": lambda: self._step_text(-TEXT_STEP),
            "usual": lambda: self.change(text_size=SMALLEST_TEXT),
            "help": self.open_help,
            "keys": self.open_keys,
            "about": self.about,
        }

    def _choose(self, group: str, value: str) -> None:
        values: dict[str, object] = {group: value}
        if group == "pace" and value not in ("instant", "wait"):
            values[group] = float(value)
        if group == "language" and value == "None":
            values[group] = None
        self.change(**values)

    def change(self, **values: Any) -> None:
        """Change some of the user's choices, apply them and keep them."""
        self.apply(replace(self.settings, **values))

    def apply(self, settings: Settings) -> None:
        """Apply the user's choices and keep them."""
        self._apply_settings(settings)
        try:
            settings.save()
        except OSError as error:
            self._tell_error(self.language.gettext("The settings cannot be kept."), error)

    def _apply_settings(self, settings: Settings) -> None:
        changed_language = settings.language != self.settings.language
        self.settings = settings
        self._themer.apply(settings.theme, settings.text_size)
        self.match_page.set_look(self._look())
        if self.game is not None:
            self.game.set_pace(settings.pace)
            if settings.level != self._level():
                self.game.session.set_level(settings.level)
        if changed_language:
            self._set_language(Language.chosen(settings.language))
        elif self.game is not None:
            self.match_page.set_narrator(self._narrator())
        self._check_menus()

    def _look(self) -> Look:
        return look_of(self.settings, dark=self._themer.is_dark())

    def _step_text(self, step: int) -> None:
        size = min(LARGEST_TEXT, max(SMALLEST_TEXT, self.settings.text_size + step))
        self.change(text_size=size)

    # Languages.

    def _set_language(self, language: Language) -> None:
        self.language = language
        self._qt_texts.use(language)
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Show and say everything in another language."""
        self.menus.retranslate(language)
        self.start_page.retranslate(language)
        if self.game is not None:
            self.match_page.set_narrator(self._narrator())
        else:
            self.match_page.retranslate(language)
        self._retitle()

    def _retitle(self) -> None:
        # The application's display name is added behind the title by Qt.
        self.setWindowTitle(self._page_title())

    def _page_title(self) -> str:
        if self.pages.currentWidget() is self.match_page:
            return self.language.pgettext("title of the window", "Match")
        return self.language.pgettext("title of the window", "Start")

    def _narrator(self) -> Narrator:
        assert self.game is not None
        session = self.game.session
        return Narrator(
            self.language,
            names_of(session.players, self.language),
            session.told_to,
            Verbosity(self.settings.verbosity),
        )

    # Matches.

    @property
    def game(self) -> Game | None:
        """The game on the table, if any."""
        return self.match_page.game

    def _level(self) -> str | None:
        assert self.game is not None
        return next((p.level for p in self.game.session.players if p.level), None)

    def _show_start(self) -> None:
        self.match_page.close_game()
        left = autosave.kept()
        self._left = left if isinstance(left, Record) else None
        self.start_page.offer(self._left)
        self._show_page(self.start_page)
        self.start_page.focus_first()
        if isinstance(left, autosave.DamagedSave):
            self._tell_damaged(left)

    def _show_page(self, page: Any) -> None:
        self.pages.setCurrentWidget(page)
        self._retitle()
        self._check_menus()

    def _start_match(self, choice: GameChoice) -> None:
        if self._left is not None and not self._may_end_left_match():
            return
        self.apply(choice.to_settings(self.settings))
        you = Player("You")
        other = Player("CPU", choice.level)
        players = (Player("Red"), Player("Blue")) if choice.mode == "two_players" else (you, other)
        self._open(Session.new(choice.rules, players, self._rng, self._keep))

    def _may_end_left_match(self) -> bool:
        if self._left is None or self._left.match().finished:
            return True
        text = self.language.gettext(
            "A match was left and can be continued. A new match ends it. Start a new match?"
        )
        return ask(self, self.language.gettext("End the match that was left?"), text)

    def _continue_match(self) -> None:
        if self._left is not None:
            self._open(Session.resume(self._left, self._rng, self._keep))

    def _keep(self, record: Record) -> None:
        autosave.keep(record)

    def _open(self, session: Session) -> None:
        game = Game(session, self.settings.pace, self._rng.getrandbits(64), self)
        game.failed.connect(self._on_failure)
        self._show_page(self.match_page)
        self.match_page.set_look(self._look())
        names = names_of(session.players, self.language)
        verbosity = Verbosity(self.settings.verbosity)
        self.match_page.open_game(game, Narrator(self.language, names, session.told_to, verbosity))
        self._check_menus()

    def _on_failure(self, error: BaseException) -> None:
        self._tell_error(self.language.gettext("Something went wrong; the match goes on."), error)

    def _on_command(self, does: Command) -> None:
        match does:
            case Command.PLAY_AGAIN:
                self._play_again()
            case Command.SAVE_RECORD:
                self.save_record()
            case Command.BACK_TO_START:
                self._leave_result()

    def _play_again(self) -> None:
        assert self.game is not None
        session = self.game.session
        again = Session.new(session.match.rules, session.players, self._rng, self._keep)
        self._open(again)

    def _leave_result(self) -> None:
        autosave.forget()
        self._show_start()

    def end_match(self) -> None:
        """End the match by choice, after asking, and offer to save it."""
        if self.game is None:
            return
        t = self.language
        if not self.game.session.match.finished and not ask(
            self,
            t.gettext("End this match?"),
            t.gettext("The match is over then and cannot be continued."),
        ):
            return
        record = self.game.session.record
        self.match_page.close_game()
        if ask(
            self, t.gettext("Save the record?"), t.gettext("The match can be saved to look at.")
        ):
            self._save_as(record)
        self._leave_result()

    # Records.

    def save_record(self) -> None:
        """Save the record of a match that is over."""
        if self.game is not None and self.game.session.match.finished:
            self._save_as(self.game.session.record)

    def _save_as(self, record: Record) -> None:
        t = self.language
        title = t.gettext("Save the record")
        name, _ = QFileDialog.getSaveFileName(self, title, f"koi-koi{SUFFIX}", self._filter())
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name + SUFFIX)
        try:
            record.save(path)
        except OSError as error:
            self._tell_error(t.gettext("The record cannot be saved."), error)

    def open_record(self) -> None:
        """Open a record and step through it."""
        title = self.language.gettext("Open a record")
        name, _ = QFileDialog.getOpenFileName(self, title, "", self._filter())
        if name:
            self.show_record(Path(name))

    def _filter(self) -> str:
        # Translators: the kind of file in a file dialog.
        return f"{self.language.gettext('Koi-Koi records')} (*{SUFFIX})"

    def show_record(self, path: Path) -> None:
        """Show a record's page, or say what is wrong with the file."""
        from koikoi_qt.ui.record_page import RecordPage

        try:
            record = Record.load(path)
            page = RecordPage(record, self.language, self._look(), self)
        except (RecordError, OSError) as error:
            self._tell_error(f"{path}", error)
            return
        page.exec()

    # Dialogs.

    def open_settings(self) -> None:
        """Let the user change the settings; they are applied at once."""
        from koikoi_qt.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.language, self)
        dialog.changed.connect(self.apply)
        dialog.exec()

    def open_help(self) -> None:
        """Show help for the present page."""

    def open_keys(self) -> None:
        """Show the keys, and let them be changed."""

    def about(self) -> None:
        """Say what the program is."""
        t = self.language
        # Translators: in the about box.
        text = t.gettext("Koi-Koi for everyone, version {version}.").format(version=__version__)
        tell(self, t.gettext("About Koi-Koi"), text)

    def tell_problems(self, problems: Sequence[Problem]) -> None:
        """Say what was wrong with the settings; the usual values are in force instead."""
        if problems:
            lines = "\n".join(problem.text(self.language) for problem in problems)
            tell(self, self.language.gettext("Some settings could not be used"), lines)

    def _tell_error(self, text: str, error: BaseException) -> None:
        tell(self, self.language.gettext("This did not work"), f"{text}\n{error}")

    def _tell_damaged(self, save: autosave.DamagedSave) -> None:
        text = self.language.gettext(
            "The match that was left cannot be read: {reason}. The file is now {file}."
        ).format(reason=save.reason, file=save.aside or save.path)
        tell(self, self.language.gettext("A match cannot be continued"), text)

    def _check_menus(self) -> None:
        s = self.settings
        self.menus.check(
            {
                "level": s.level,
                "pace": s.pace,
                "view": s.view,
                "marks": s.marks,
                "theme": s.theme,
                "verbosity": s.verbosity,
                "language": s.language,
            }
        )
        playing = self.game is not None
        over = self.game is not None and self.game.session.match.finished
        self.menus.enable({"end": playing, "save": over})

    # The window's own life.

    def _restore_geometry(self) -> None:
        self.resize(FIRST_WIDTH, FIRST_HEIGHT)
        if self.settings.geometry:
            self.restoreGeometry(QByteArray(base64.b64decode(self.settings.geometry)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        came_back = event.type() is QEvent.Type.ActivationChange and self.isActiveWindow()
        if came_back and self.pages.currentWidget() is self.match_page:
            self.match_page.say_situation()

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self.match_page.close_game()
        self.change(geometry=geometry)
        super().closeEvent(event)
