"""The main window: its pages, its menus and keys, and what the user's choices change in it."""

import base64
import contextlib
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedLayout, QWidget

from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.play.game_choice import GameChoice
from koikoi_qt.play.opponent import LEVELS
from koikoi_qt.play.session import Session
from koikoi_qt.settings import Problem, Settings
from koikoi_qt.table.state import Look
from koikoi_qt.ui import dialogs
from koikoi_qt.ui.announcer import Announcer
from koikoi_qt.ui.ask import tell, tell_error
from koikoi_qt.ui.looks import look_of
from koikoi_qt.ui.matches import Matches
from koikoi_qt.ui.menus import Menus
from koikoi_qt.ui.motion import wants_less_motion
from koikoi_qt.ui.qt_texts import QtTexts
from koikoi_qt.ui.shortcuts import Shortcuts
from koikoi_qt.ui.start_page import StartPage
from koikoi_qt.ui.theme import LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP, Themer
from koikoi_qt.wording.chart_kinds import ChartKind
from koikoi_qt.wording.keys import ROWS, Screen
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel import Command
from koikoi_qt.wording.question import Ask

if TYPE_CHECKING:
    from koikoi_qt.ui.charts import ChartsDock
    from koikoi_qt.ui.game import Game
    from koikoi_qt.ui.hearing import Hearing
    from koikoi_qt.ui.match_page import MatchPage

LEAST_WIDTH, LEAST_HEIGHT = 900, 600
FIRST_WIDTH, FIRST_HEIGHT = 1280, 820


class Window(QMainWindow):
    """The program's one window. What it is told to do comes from menus, pages and keys alike."""

    def __init__(
        self, app: QApplication, settings: Settings, language: Language, rng: random.Random
    ) -> None:
        super().__init__()
        self._rng = rng
        self.settings, self.language = settings, language
        self._themer, self._qt_texts = Themer(app), QtTexts(app)
        self.announcer = Announcer(self)
        self._app = app
        self._hearing: Hearing | None = None
        self._settings_kept = True
        self.matches = Matches(self, language, rng)
        self._themer.apply(settings.theme, settings.text_size)
        self._build()
        self._connect()
        app.applicationStateChanged.connect(self._on_application_state)
        self._apply_settings(settings)
        self._set_language(language)
        self._restore_geometry()
        self.show_start()

    def _build(self) -> None:
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        # A layout in a plain widget: a QStackedWidget would be read as a "layered pane".
        place = QWidget(self)
        self.setCentralWidget(place)
        self.pages = QStackedLayout(place)
        self.start_page = StartPage(self.settings, self.language)
        self.pages.addWidget(self.start_page)
        self._match_page: MatchPage | None = None
        self._charts: ChartsDock | None = None
        self.menus = Menus(self.menuBar(), LEVELS, self.language)
        in_menus = {name: a for name, a in self.menus.actions.items() if name in ROWS}
        self.shortcuts = Shortcuts(self, in_menus)

    def _connect(self) -> None:
        self._themer.changed.connect(self._apply_again)
        self.menus.triggered.connect(self.act)
        self.shortcuts.acted.connect(self.act)
        self.shortcuts.asked.connect(self._answer)
        self.shortcuts.card_asked.connect(self._focus_card)
        self.start_page.start_requested.connect(self._start_match)
        self.start_page.continue_requested.connect(self.matches.go_on)
        self.start_page.open_record_requested.connect(lambda: self.act("open"))
        self.matches.opened.connect(self._open)
        self.matches.left.connect(self.show_start)

    @property
    def match_page(self) -> "MatchPage":
        """The page with the table, made when it is first needed: a start does not wait for it."""
        if self._match_page is None:
            from koikoi_qt.ui.match_page import MatchPage

            page = MatchPage(self.announcer, self.language)
            page.asked.connect(self._on_command)
            page.table.view_changed.connect(lambda view: self.change(view=view))
            page.shown.connect(self._on_shown)
            page.set_look(self._look())
            page.announced = self.settings.announcements
            self.pages.addWidget(page)
            self._match_page = page
        return self._match_page

    @property
    def charts(self) -> "ChartsDock":
        """The yaku chart and the month chart beside the page, made when one is first shown."""
        if self._charts is None:
            from koikoi_qt.ui.charts import ChartsDock

            self._charts = charts = ChartsDock(self, self.language)
            charts.set_look(self._look())
            charts.changed.connect(self._check_menus)
            charts.left.connect(self._focus_page)
            if self.game is None:
                charts.show_rules(self.rules, self.language)
            else:
                charts.show_match(self.game.view, self._narrator(self.game.session))
        return self._charts

    def _on_shown(self, view: View, narrator: Narrator) -> None:
        self._check_menus()
        if self._charts is not None:
            self._charts.show_match(view, narrator)

    def _toggle_chart(self, kind: ChartKind) -> None:
        self.charts.toggle(kind)

    # What keys and menu entries do, by their ids.

    def _answer(self, question: Ask) -> None:
        self.match_page.answer(question)

    def _ask_idea(self) -> None:
        self.match_page.ask_idea()

    def _focus_card(self, number: int) -> None:
        self.match_page.focus_card(number)

    def _go_to_section(self, step: int) -> None:
        charts = self._charts
        self.match_page.go_to_section(step, charts.list if charts and charts.kind else None)

    def act(self, name: str) -> None:
        """Do what a menu entry or a key stands for."""
        group, _, value = name.partition(":")
        if value:
            self._choose(group, value)
        else:
            self._actions()[name]()

    def _actions(self) -> dict[str, Callable[[], object]]:
        return {
            "new": self.show_start,
            "open": lambda: self.matches.open_record(self._look()),
            "save": self._save_record,
            "end": self._end_match,
            "review": self._review,
            "idea": self._ask_idea,
            "print": self._open_print,
            "settings": self._open_settings,
            "quit": self.close,
            "marks": lambda: self.change(marks=not self.settings.marks),
            **{kind.value: partial(self._toggle_chart, kind) for kind in ChartKind},
            "larger": lambda: self._step_text(TEXT_STEP),
            "smaller": lambda: self._step_text(-TEXT_STEP),
            "usual": lambda: self.change(text_size=SMALLEST_TEXT),
            "help": self._open_help,
            "keys": self._open_keys,
            "about": lambda: dialogs.open_about(self, self.language),
            "repeat": self.announcer.repeat,
            "earlier": self.announcer.earlier,
            "later": self.announcer.later,
            "next_section": lambda: self._go_to_section(1),
            "previous_section": lambda: self._go_to_section(-1),
        }

    def _choose(self, group: str, value: str) -> None:
        chosen: object = value
        if group == "pace" and value not in ("instant", "wait"):
            chosen = float(value)
        elif group == "language" and value == "None":
            chosen = None
        self.change(**{group: chosen})

    # The user's choices.

    def change(self, **values: Any) -> None:
        """Change some of the user's choices, apply them and keep them."""
        self.apply(replace(self.settings, **values))

    def apply(self, settings: Settings) -> None:
        """Apply the user's choices and keep them."""
        self._apply_settings(settings)
        kept_before, self._settings_kept = self._settings_kept, True
        try:
            settings.save()
        except OSError as error:
            self._settings_kept = False
            # Once is enough, until it has worked again.
            if kept_before:
                self._tell_error(self.language.gettext("The settings cannot be kept."), error)

    def _apply_settings(self, settings: Settings) -> None:
        before, self.settings = self.settings, settings
        if (before.theme, before.text_size) != (settings.theme, settings.text_size):
            self._themer.apply(settings.theme, settings.text_size)
        if self._match_page is not None:
            self._match_page.set_look(self._look())
            self._match_page.announced = settings.announcements
        if self._charts is not None:
            self._charts.set_look(self._look())
        self.shortcuts.set_keys(settings.shortcuts)
        if self._hearing is not None or settings.sound_volume or settings.voice_volume:
            self._heard().set_volumes(settings.sound_volume, settings.voice_volume)
        if self.game is not None:
            self.game.set_pace(settings.pace)
            self.game.set_level(settings.level)
        if settings.language != before.language:
            self._set_language(Language.chosen(settings.language))
        elif self.game is not None and settings.verbosity != before.verbosity:
            self.match_page.set_narrator(self._narrator(self.game.session))
        self._check_menus()

    def _apply_again(self) -> None:
        self._apply_settings(self.settings)

    def _look(self) -> Look:
        dark, less_motion = self._themer.is_dark(), wants_less_motion()
        return look_of(self.settings, dark=dark, less_motion=less_motion)

    def _step_text(self, step: int) -> None:
        size = min(LARGEST_TEXT, max(SMALLEST_TEXT, self.settings.text_size + step))
        self.change(text_size=size)

    def _set_language(self, language: Language) -> None:
        self.language = self.matches.language = language
        self._qt_texts.use(language)
        if self._hearing is not None:
            self._hearing.set_language(language)
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Show and say everything in another language."""
        self.menus.retranslate(language)
        self.start_page.retranslate(language)
        if self._charts is not None:
            self._charts.retranslate(language)
        if self.game is not None:
            self.match_page.set_narrator(self._narrator(self.game.session))
        elif self._match_page is not None:
            self._match_page.retranslate(language)
        self._retitle()

    def _narrator(self, session: Session) -> Narrator:
        names = names_of(session.players, self.language)
        verbosity = Verbosity(self.settings.verbosity)
        return Narrator(self.language, names, session.told_to, verbosity)

    # Pages and matches.

    @property
    def game(self) -> "Game | None":
        """The game on the table, if any."""
        return self._match_page.game if self._match_page is not None else None

    def show_start(self) -> None:
        """Leave the table; a match that is not over is kept and offered."""
        self._close_game()
        if self._charts is not None:
            self._charts.show_rules(self.rules, self.language)
        self._show_page(self.start_page, Screen.START)
        self.start_page.offer(self.matches.look_for_kept())
        self.start_page.focus_first()

    def _close_game(self) -> None:
        if self._match_page is not None:
            self._match_page.close_game()

    def _show_page(self, page: QWidget, screen: Screen) -> None:
        self.pages.setCurrentWidget(page)
        self.shortcuts.set_screen(screen)
        self._retitle()
        self._check_menus()

    def _focus_page(self) -> None:
        if self.pages.currentWidget() is self.start_page:
            self.start_page.focus_first()
        else:
            self.match_page.sections()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _retitle(self) -> None:
        # Qt adds the application's display name behind it.
        t = self.language
        if self.pages.currentWidget() is self._match_page:
            self.setWindowTitle(t.pgettext("title of the window", "Match"))
        else:
            self.setWindowTitle(t.pgettext("title of the window", "Start"))

    def _start_match(self, choice: GameChoice) -> None:
        if self.matches.may_start():
            self.apply(choice.to_settings(self.settings))
            self.matches.start(choice)

    def _open(self, session: Session) -> None:
        from koikoi_qt.ui.game import Game

        game = Game(session, self.settings.pace, self._rng.getrandbits(64), self)
        game.failed.connect(self._on_failure)
        game.happened.connect(self._let_be_heard)
        self._show_page(self.match_page, Screen.MATCH)
        self.match_page.open_game(game, self._narrator(session))
        self._check_menus()

    def _heard(self) -> "Hearing":
        """Return the voice and the sounds, made when one of them is first turned up."""
        if self._hearing is None:
            from koikoi_qt.ui.hearing import Hearing

            self._hearing = Hearing(self._app, self.announcer)
            self._hearing.set_language(self.language)
        return self._hearing

    def _let_be_heard(self, events: tuple[Event, ...]) -> None:
        if self._hearing is not None and self.game is not None:
            self._hearing.happened(events, self.game.can_play)

    def _on_command(self, does: Command) -> None:
        assert self.game is not None
        match does:
            case Command.PLAY_AGAIN:
                self.matches.again(self.game.session)
            case Command.SAVE_RECORD:
                self._save_record()
            case Command.REVIEW:
                self._review()
            case Command.BACK_TO_START:
                self.matches.leave_result()

    def _save_record(self) -> None:
        if self.game is not None and self.game.session.match.finished:
            self.matches.save(self.game.session.record)

    def _review(self) -> None:
        if self.game is not None and self.game.session.match.finished:
            self.matches.review(self.game.session, self._look())

    def _end_match(self) -> None:
        if self.game is not None:
            self.matches.end(self.game.session)

    @property
    def rules(self) -> Rules:
        """The rules of the match on the table, else those chosen for the next one."""
        if self.game is not None:
            return self.game.session.match.rules
        return GameChoice.from_settings(self.settings)[0].rules

    def _open_settings(self) -> None:
        def take(settings: Settings) -> Language:
            self.apply(settings)
            return self.language

        dialogs.open_settings(self, self.settings, self.language, take)

    def _open_print(self) -> None:
        dialogs.open_print(self, self.rules, self.language, marks=self.settings.marks)

    def _open_help(self) -> None:
        screen = Screen.START if self.game is None else Screen.MATCH
        dialogs.open_help(self, screen, self.rules, self.language, self.settings.shortcuts)

    def _open_keys(self) -> None:
        def take(keys: dict[str, str]) -> None:
            self.change(shortcuts=keys)

        dialogs.open_keys(self, self.settings.shortcuts, self.language, take)

    def tell_problems(self, problems: Sequence[Problem]) -> None:
        """Say what was wrong with the settings; the usual values are in force instead."""
        if problems:
            lines = "\n".join(problem.text(self.language) for problem in problems)
            tell(self, self.language.gettext("Some settings could not be used"), lines)

    def _on_failure(self, error: BaseException) -> None:
        self._tell_error(self.language.gettext("Something went wrong; the match goes on."), error)

    def _tell_error(self, text: str, error: BaseException) -> None:
        tell_error(self, text, error, self.language)

    def _check_menus(self) -> None:
        groups = ("level", "pace", "view", "marks", "theme", "verbosity", "language")
        self.menus.check({name: getattr(self.settings, name) for name in groups})
        shown = self._charts.kind if self._charts is not None else None
        self.menus.check({kind.value: shown is kind for kind in ChartKind})
        playing = self.game is not None
        over = self.game is not None and self.game.session.match.finished
        self.menus.enable({"end": playing, "idea": playing, "save": over, "review": over})

    # The window's own life.

    def _restore_geometry(self) -> None:
        self.resize(FIRST_WIDTH, FIRST_HEIGHT)
        if self.settings.geometry:
            # Qt's reading takes whatever stands in the file, Python's raises.
            self.restoreGeometry(QByteArray.fromBase64(self.settings.geometry.encode()))

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        # Not when a dialog of ours is closed: nothing was lost behind that.
        came_back = state is Qt.ApplicationState.ApplicationActive
        if came_back and self._match_page is not None and self.game is not None:
            self._match_page.say_situation()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_game()
        if self._hearing is not None:
            self._hearing.close()
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        # A question now could keep the system from shutting down.
        with contextlib.suppress(OSError):
            replace(self.settings, geometry=geometry).save()
        super().closeEvent(event)
