"""The panel beside the table: it shows a Panel, and says which action was pressed."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from koikoi_qt.i18n import Language
from koikoi_qt.table.zones import rename
from koikoi_qt.ui.forms import ScrollPage, make_bold, set_level, wrapped_label
from koikoi_qt.ui.ideas import IdeaView
from koikoi_qt.ui.result_view import ResultView
from koikoi_qt.ui.widgets import PLAY_HEIGHT, WRAPPED, Prompt, PushButton, TextList
from koikoi_qt.wording.panel import Action, Group, Panel, PlayerSummary

_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
}


_KEYS_OF_THE_LIST = (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End)


class ActionButton(PushButton):
    """The button of one action. It is used again for the next action in its place."""

    text_flags = WRAPPED

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, least_height=PLAY_HEIGHT)
        self.action: Action | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt would take the arrows for Tab, and lead out of the list.
        if event.key() in _KEYS_OF_THE_LIST:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_action(self, action: Action) -> None:
        """Stand for this action from now on."""
        self.action = action
        # An ampersand in a label would become a mnemonic.
        self._take(action.label.replace("&", "&&"), action.name)

    def clear(self) -> None:
        """Stand for nothing, and leave no word of what was where a reader could find it."""
        self.action = None
        self._take("", "")

    def _take(self, label: str, name: str) -> None:
        # Of the two events one changes what is read. Without a name, a button is read by its label.
        if name != label:
            rename(self, name)
        if self.text() != label:
            self.setText(label)
        if name == label:
            rename(self, "")


class ActionList(QWidget):
    """The actions, one below the other; arrows move between them, Enter and Space press."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._rows: list[tuple[ActionButton, QLabel]] = []
        self._shown = 0
        # Tab goes in the order in which things are made: the first button has to be there.
        self._add_row()
        self._clear_rest()

    @property
    def buttons(self) -> list[ActionButton]:
        """The buttons that are shown, in order."""
        return [button for button, _ in self._rows[: self._shown]]

    def show_actions(self, actions: Sequence[Action], *, focus_first: bool = False) -> None:
        """Show these actions on the buttons that are there, and make more if need be."""
        while len(self._rows) < len(actions):
            self._add_row()
        self._shown = len(actions)
        for place, action in enumerate(actions):
            self._show_row(place, action)
            # A reader says what changes under the focus: it is settled before other names change.
            if focus_first and place == 0:
                self._rows[0][0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._clear_rest()

    def _show_row(self, place: int, action: Action) -> None:
        button, matches = self._rows[place]
        button.show_action(action)
        matches.setText("\n".join(action.matches))
        matches.setVisible(bool(action.matches))
        button.show()

    def has_focus_beyond(self, count: int) -> bool:
        """Tell whether the focus is on a button after the first so many."""
        return any(button.hasFocus() for button, _ in self._rows[count:])

    def _clear_rest(self) -> None:
        for button, matches in self._rows[self._shown :]:
            button.hide()
            button.clear()
            matches.hide()
            matches.clear()

    def _add_row(self) -> None:
        button, matches = ActionButton(self), QLabel(self)
        matches.setWordWrap(True)
        set_level(matches, "matches")
        button.clicked.connect(lambda: self.chosen.emit(button.action))
        self._layout.addWidget(button)
        self._layout.addWidget(matches)
        if self._rows:
            QWidget.setTabOrder(self._rows[-1][0], button)
        self._rows.append((button, matches))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that a focused button does not use come here.
        buttons = self.buttons
        focused = [place for place, button in enumerate(buttons) if button.hasFocus()]
        if not focused or not self._move_focus(event.key(), focused[0], buttons):
            super().keyPressEvent(event)

    def _move_focus(self, key: int, place: int, buttons: list[ActionButton]) -> bool:
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            target = 0 if key == Qt.Key.Key_Home else len(buttons) - 1
        elif key in _STEPS:
            target = place + _STEPS[Qt.Key(key)]
        else:
            return False
        if 0 <= target < len(buttons):
            buttons[target].setFocus(Qt.FocusReason.OtherFocusReason)
        return True


class Section(QWidget):
    """A titled list of lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.list = TextList(self)
        self.title.setBuddy(self.list)
        make_bold(self.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.title)
        layout.addWidget(self.list)

    def show_lines(self, title: str, lines: Sequence[str], *, newest_current: bool = False) -> None:
        """Show lines below their title."""
        self.title.setText(title)
        rename(self.list, title)
        self.list.show_lines(lines, newest_current=newest_current)
        self.setVisible(bool(lines))


@dataclass(frozen=True)
class _Titles:
    """The fixed titles, in one language."""

    previous: str
    field: str
    log: str

    @staticmethod
    def of(language: Language) -> "_Titles":
        return _Titles(
            language.gettext("Previous turn"),
            language.pgettext("title of a list", "Field"),
            language.gettext("Log"),
        )


class PanelView(ScrollPage):
    """Shows a Panel from top to bottom in reading order. `chosen` brings an action's `does`."""

    chosen = Signal(object)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        inside = QWidget()
        super().__init__(inside, parent)
        self.panel: Panel | None = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._build(inside)
        self.actions_list.chosen.connect(self._on_chosen)
        self.retranslate(language)

    def _build(self, inside: QWidget) -> None:
        layout = QVBoxLayout(inside)
        self.heading = wrapped_label()
        set_level(self.heading, "heading")
        self.prompt = Prompt()
        self.result = ResultView()
        self.actions_list = ActionList()
        self.idea = IdeaView()
        self.previous, self.field, self.log = Section(), Section(), Section()
        self.players = (Section(), Section())
        for widget in (
            self.heading,
            self.prompt,
            self.result,
            self.actions_list,
            self.idea,
            self.previous,
            self.field,
            *self.players,
            self.log,
        ):
            layout.addWidget(widget)
        layout.addStretch(1)

    def retranslate(self, language: Language) -> None:
        """Show the fixed texts in a language; the Panel brings its own."""
        self._titles = _Titles.of(language)
        # Translators: the title of the panel with a button for each thing that can be done.
        self.setAccessibleName(language.gettext("Controls with buttons"))
        self.result.retranslate(language)
        self.idea.retranslate(language)

    def show_panel(self, panel: Panel, *, refocus: bool = False) -> None:
        """Show a Panel, keeping the widgets of the one before.

        `refocus` puts the focus on the first useful thing.
        """
        self.panel = panel
        self.heading.setText(panel.heading)
        self.result.show_result(panel.details, panel.table)
        self._ask(panel, refocus or self.actions_list.has_focus_beyond(len(panel.actions)))
        self.previous.show_lines(self._titles.previous, panel.previous_turn)
        self.field.show_lines(self._titles.field, [card.label for card in panel.field])
        for section, player in zip(self.players, panel.players, strict=True):
            section.show_lines(player.title, _player_lines(player))
        self.log.show_lines(self._titles.log, panel.log, newest_current=True)
        if self._has_hidden_focus():
            self.first_useful().setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_hidden_focus(self) -> bool:
        """Tell whether the focus stayed on what is hidden now: Qt does not always move it on."""
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            return False
        return not focused.isVisibleTo(self)

    def _ask(self, panel: Panel, refocus: bool) -> None:
        """Show what is asked and what can be done.

        A reader says what changes under the focus, and all that the focus comes to by itself when
        a button is hidden. So texts change where the focus is not yet, or is no more.
        """
        if not panel.actions:
            self.prompt.say(panel.prompt)
            if refocus:
                self.prompt.setFocus(Qt.FocusReason.OtherFocusReason)
        self.actions_list.show_actions(panel.actions, focus_first=refocus)
        self.prompt.say(panel.prompt)

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part that has just been filled."""
        part.adjustSize()
        self.ensureWidgetVisible(part)

    def first_useful(self) -> QWidget:
        """Return where the focus belongs: the first action, else the prompt."""
        buttons = self.actions_list.buttons
        return buttons[0] if buttons else self.prompt

    def focus_card(self, number: int) -> bool:
        """Put the focus on the action of the n-th hand card, counted from 1."""
        cards = [b for b in self.actions_list.buttons if b.action and b.action.group is Group.HAND]
        places = list(dict.fromkeys(b.action.card for b in cards if b.action))
        if not 1 <= number <= len(places):
            return False
        wanted = places[number - 1]
        next(b for b in cards if b.action and b.action.card == wanted).setFocus(
            Qt.FocusReason.OtherFocusReason
        )
        return True

    def _on_chosen(self, action: Action | None) -> None:
        if action is not None:
            self.chosen.emit(action.does)


def _player_lines(player: PlayerSummary) -> list[str]:
    """The lines of one side, each group of captured cards with its cards below."""
    lines = list(player.facts)
    for pile in player.piles:
        lines.append(pile.title)
        lines.extend(card.label for card in pile.cards)
    return [*lines, *player.yaku, *player.progress]
