"""The match window's page: the table and the panel, kept in step with the game."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.i18n import Language
from koikoi_qt.table.state import Look, TableState
from koikoi_qt.table.widget import TableWidget
from koikoi_qt.ui.announcer import Announcer, Priority
from koikoi_qt.ui.ask import tell
from koikoi_qt.ui.forms import ScrollPage
from koikoi_qt.ui.game import INSTANT, WAIT, Game
from koikoi_qt.ui.panel_view import ActionButton, PanelView
from koikoi_qt.wording.advice import tell_ideas
from koikoi_qt.wording.answers import answer
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.details import card_details
from koikoi_qt.wording.kinds import AnnouncementKind, is_said, kind_of
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.panel import Panel
from koikoi_qt.wording.panel_maker import make_panel, sentence
from koikoi_qt.wording.prompts import Situation
from koikoi_qt.wording.question import Ask

BESIDE_WIDTH = 1000
"""From this width in pixels on the panel stands beside the table, else below it."""
TABLE_SHARE, PANEL_SHARE = 880, 400
TABLE_HEIGHT, PANEL_HEIGHT = 330, 200
"""The least heights where they stand one below the other, at the usual text size."""
BESIDE_GROWTH, GROWTH = 0.7, 0.5
"""How the widths and heights above grow with the text size, as powers of it."""
HOLD_SECONDS = 1.5
"""Up to this pace one's own turn is told together with the computer's answer."""
PATIENCE_MS = 500
"""An answer that comes at once is shown together with the turn before it, up to so long after."""
IDEA_PATIENCE_MS = 700
"""An idea that takes longer is announced."""


class MatchPage(QWidget):
    """Shows a game. `asked` brings the commands that are the window's: play again, save, leave.

    `shown` brings the view that is shown now, and the narrator that tells it.
    """

    asked = Signal(object)
    shown = Signal(object, object)
    hinted = Signal(str)

    def __init__(self, announcer: Announcer, language: Language) -> None:
        super().__init__()
        self._announcer = announcer
        self.game: Game | None = None
        self.narrator = Narrator(language, ("", ""))
        self._look = Look()
        self._held: list[str] = []
        self._is_new = False
        self._unshown: tuple[Event, ...] = ()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._catch_up)
        self._idea_patience = QTimer(self, singleShot=True, interval=IDEA_PATIENCE_MS)
        self._idea_patience.timeout.connect(self._announce_idea)
        self.announced: Mapping[str, bool] = {}
        self.panel_view = PanelView(language, self)
        self.table = TableWidget(self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.panel_view)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setSizes([TABLE_SHARE, PANEL_SHARE])
        outer = ScrollPage(self.splitter, self)
        outer.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(outer)
        self.panel_view.chosen.connect(self._do)
        self.panel_view.idea.asked.connect(self.ask_idea)
        self.table.move_chosen.connect(self._do)
        self.table.command_chosen.connect(self._do)
        self.table.hint.connect(self._say_hint)
        self.table.details_requested.connect(self._tell_details)

    @property
    def panel(self) -> Panel | None:
        """The Panel as it is shown."""
        return self.panel_view.panel

    def open_game(self, game: Game, narrator: Narrator) -> None:
        """Show a game from now on, and tell how things stand."""
        self.close_game()
        self.game = game
        self.narrator = narrator
        game.happened.connect(self._on_happened)
        game.ideas.found.connect(self._tell_ideas)
        self._is_new = True
        game.start()
        opening = game.session.match.history
        self._on_happened(opening if _only_dealt(opening) else ())

    def close_game(self) -> None:
        """Stop the game that is shown, if any."""
        if self.game is not None:
            self._cover()
            self.game.happened.disconnect(self._on_happened)
            self.game.close()
            self.game.deleteLater()
            self.game = None
        self._held.clear()
        self._patience.stop()
        self._unshown = ()

    def _cover(self) -> None:
        """Leave no word of a hand where the other person could find or hear it."""
        if self.game is not None and self.game.session.side_by_side:
            self.game.session.cover()
            self._announcer.forget()
            self._show((), animate=False)

    def retranslate(self, language: Language) -> None:
        """Show and say everything in another language."""
        self.panel_view.retranslate(language)

    def set_narrator(self, narrator: Narrator) -> None:
        """Tell everything to another listener: another language, verbosity or seat."""
        self.narrator = narrator
        self.retranslate(narrator.language)
        self._show((), animate=False)

    def set_look(self, look: Look) -> None:
        """Change how the table looks."""
        self._look = look
        self._arrange()
        self._show((), animate=False)

    def say_situation(self) -> None:
        """Say again how things stand: announcements are lost while the window is behind others."""
        if self.panel is not None:
            self._announcer.say(f"{self.panel.heading}. {self.panel.prompt}")

    def answer(self, ask: Ask) -> None:
        """Say the answer to a review key."""
        if self.game is not None:
            text = answer(ask, self.game.view, self.narrator, self.game.situation)
            self._announcer.answer(text)

    def ask_idea(self) -> None:
        """Look for ideas what to play, and tell them when they are there."""
        if self.game is None:
            return
        if not self.game.can_play:
            language = self.narrator.language
            # Translators: said to a person who asks for an idea when it is not the time.
            self._announcer.answer(language.gettext("There is nothing for you to decide now."))
            return
        self._idea_patience.start()
        self.game.look_for_ideas()

    def _announce_idea(self) -> None:
        if self.game is not None and self.game.ideas.is_looking:
            self._announcer.answer(self.narrator.language.gettext("Looking for an idea."))

    def _tell_ideas(self) -> None:
        self._show_ideas()
        self.panel_view.reveal(self.panel_view.idea)
        self._announcer.answer(" ".join(self._idea_lines()))

    def _show_ideas(self) -> None:
        assert self.game is not None
        self.panel_view.idea.show_ideas(self._idea_lines(), offered=self.game.can_play)

    def _idea_lines(self) -> tuple[str, ...]:
        assert self.game is not None
        known = self.game.ideas.known
        return tell_ideas(known, self.game.view, self.narrator) if known else ()

    def focus_card(self, number: int) -> None:
        """Put the focus on the n-th hand card, on the face where the focus is."""
        if self.table.has_focus_inside():
            self.table.focus_hand_card(number - 1)
        else:
            self.panel_view.focus_card(number)

    def go_to_section(self, step: int, chart: QWidget | None = None) -> None:
        """Go to the next or the previous of actions, table, players, log and a chart beside."""
        places = [*self.sections(), chart] if chart else self.sections()
        # A chart may be over the whole page.
        places = [place for place in places if place.isVisible()]
        focused = QApplication.focusWidget()
        inside = [
            n
            for n, place in enumerate(places)
            if _holds(place, focused) or (place is chart and self._is_beside(focused))
        ]
        target = places[((inside[0] if inside else -step) + step) % len(places)]
        if target is not self.table or not self.table.focus_first():
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def sections(self) -> list[QWidget]:
        """The places of this page that F6 goes round: actions, table, players, log."""
        return [
            self.panel_view.first_useful(),
            self.table,
            self.panel_view.players[0].list,
            self.panel_view.log.list,
        ]

    def _do(self, does: object) -> None:
        # The buttons may show what was done already, or be those of a game that was left: a
        # reader finds them also on a page that is not seen.
        if self.game is None or self._patience.isActive():
            return
        if not self.game.handles(does):
            self.asked.emit(does)
            return
        self.game.do(does)

    def _on_happened(self, events: tuple[Event, ...]) -> None:
        assert self.game is not None
        self._unshown += events
        if self.game.pace == INSTANT and self.game.session.cpu_to_move:
            # Going to and fro between two pictures of the table would only be noise.
            self._patience.start()
        else:
            self._catch_up()

    def _catch_up(self) -> None:
        """Show and tell what has happened."""
        self._patience.stop()
        events, self._unshown = self._unshown, ()
        if self.game is not None and self.game.situation is Situation.COVERED:
            # What one person was told is not for the other.
            self._announcer.forget()
        is_new, self._is_new = self._is_new, False
        face = self.panel_view if is_new else self._face_to_focus()
        self._show(events, animate=not is_new, refocus=face is self.panel_view)
        if face is self.table:
            self._focus_first(face)
        self._tell(events)

    def _show(self, events: tuple[Event, ...], *, animate: bool, refocus: bool = False) -> None:
        if self.game is None:
            return
        session, situation = self.game.session, self.game.situation
        panel = make_panel(self.game.view, self.narrator, situation)
        self.panel_view.show_panel(panel, refocus=refocus)
        self._show_ideas()
        nobody_looks = situation is Situation.COVERED and session.match.turn is not None
        state = TableState(
            view=None if nobody_looks else self.game.view,
            narrator=self.narrator,
            actions=panel.actions,
            result=_said_to_all(panel, covered=nobody_looks, over=session.match.turn is None),
            prompt="" if nobody_looks else panel.prompt,
            look=self._look,
        )
        self.table.show_state(state, events, animate)
        self.shown.emit(self.game.view, self.narrator)

    # Focus: after a move it is on the first thing to do next, where the move was made.

    def _focused_face(self) -> QWidget:
        return self.table if self.table.has_focus_inside() else self.panel_view

    def _face_to_focus(self) -> QWidget | None:
        """Return the face whose first useful thing gets the focus; None leaves it where it is."""
        focused = QApplication.focusWidget()
        # Whoever reads, here or in a chart beside, goes on reading.
        if focused in self._reading_places() or self._is_beside(focused):
            return None
        return self._focused_face()

    def _is_beside(self, focused: QWidget | None) -> bool:
        if focused is None or focused.window() is not self.window():
            return False
        return not self.isAncestorOf(focused)

    def _reading_places(self) -> list[QWidget]:
        view = self.panel_view
        sections = (view.previous, view.field, *view.players, view.log)
        return [section.list for section in sections]

    def _focus_first(self, face: QWidget) -> None:
        if face is self.table and self.table.focus_first():
            return
        self.panel_view.first_useful().setFocus(Qt.FocusReason.OtherFocusReason)

    # Speech: what happened, in order, then what is asked.

    def _tell(self, events: Iterable[Event]) -> None:
        assert self.game is not None
        view = self.game.view
        self._held += [
            sentence(event, view, self.narrator)
            for event in events
            if is_said(kind_of(event), self.announced)
        ]
        if self._computer_answers_soon():
            return
        for text in self._held:
            self._announcer.say(text)
        self._held.clear()
        if self.panel is not None and self._is_asked():
            self._announcer.say(self.panel.prompt)

    def _computer_answers_soon(self) -> bool:
        """Telling the own turn now would be cut by the focus that moves with the answer."""
        assert self.game is not None
        if not self.game.session.cpu_to_move or self.game.pace == WAIT:
            return False
        return self.game.pace == INSTANT or float(self.game.pace) <= HOLD_SECONDS

    def _is_asked(self) -> bool:
        assert self.game is not None
        if not is_said(AnnouncementKind.PROMPTS, self.announced):
            return False
        return self.game.can_play or self.game.situation is not Situation.OPEN

    def _tell_details(self, card: Card) -> None:
        """Tell as text what hovering over a card shows."""
        if self.game is not None:
            lines = card_details(card, self.game.view, self.narrator)
            tell(self, card_label(card, self.narrator.language), "\n".join(lines))

    def _say_hint(self, text: str) -> None:
        self._announcer.say(text, Priority.NOW)
        self.hinted.emit(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the panel beside or below the table; large text needs room and may scroll."""
        scale = self._look.text_scale
        beside = self.width() >= BESIDE_WIDTH * scale**BESIDE_GROWTH
        orientation = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        table, panel = (0, 0) if beside else (TABLE_HEIGHT, PANEL_HEIGHT)
        table_least, panel_least = (round(part * scale**GROWTH) for part in (table, panel))
        self.table.setMinimumHeight(table_least)
        self.panel_view.setMinimumHeight(panel_least)
        if self.splitter.orientation() is not orientation:
            self.splitter.setOrientation(orientation)
            # One below the other, all the height that there is belongs to the cards.
            shares = [TABLE_SHARE, PANEL_SHARE] if beside else [self.height(), panel_least]
            self.splitter.setSizes(shares)


def _said_to_all(panel: Panel, *, covered: bool, over: bool) -> tuple[str, ...]:
    """Return what stands over the middle of the table."""
    if covered:
        return panel.heading, panel.prompt
    return panel.details if over else ()


def _holds(place: QWidget, focused: QWidget | None) -> bool:
    if focused is None:
        return False
    # All actions are one section, wherever in it the focus is.
    group = place.parentWidget() if isinstance(place, ActionButton) else place
    return focused is place or (group is not None and group.isAncestorOf(focused))


def _only_dealt(history: tuple[Event, ...]) -> bool:
    """Tell whether a match has just begun, so that its first events are news."""
    return not any(hasattr(event, "seat") for event in history)
