"""The first page: against whom, for how long and by which rules; or going on with what there is."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.rules import PRESETS, Rules, RulesError
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.play.game_choice import GameChoice, levels
from koikoi_qt.settings import Settings
from koikoi_qt.ui.card_fan import CardFan
from koikoi_qt.ui.forms import (
    ChoiceBox,
    Column,
    FlowLayout,
    Labelled,
    ScrollPage,
    bold_label,
    make_bold,
    set_level,
    wrapped_label,
)
from koikoi_qt.ui.widgets import FIRST_MARGIN, PLAY_HEIGHT, PushButton
from koikoi_qt.wording.cards import item_list
from koikoi_qt.wording.faults import fault_text
from koikoi_qt.wording.levels import LEVEL_TEXTS
from koikoi_qt.wording.narrator import names_of
from koikoi_qt.wording.rules import describe_rules, preset_name

__all__ = ["GameChoice", "StartPage"]

MONTHS: Final = (3, 6, 9, 12)
CPU: Final = "cpu"
MODES: Final[dict[str, Message]] = {
    CPU: NP_("mode", "Against the CPU"),
    "two_players": NP_("mode", "Two players on this device"),
}
_OWN: Final = "own rules"
_ORNAMENT: Final = tuple(Card.from_code(code) for code in ("3L", "1L", "8L", "12L", "11L"))
_START_WIDTH: Final = 150


class StartPage(QWidget):
    """Lets a person choose a match. `start_requested` brings the GameChoice; Enter starts."""

    start_requested = Signal(object)
    continue_requested = Signal()
    open_record_requested = Signal()

    def __init__(
        self, settings: Settings, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._language = language
        choice, self._problem = GameChoice.from_settings(settings)
        self._rules, self._preset = choice.rules, choice.preset
        # What "own rules" stands for in the list, once there are such.
        self._own: tuple[Rules, str] | None = None
        self._left: Record | None = None
        self._make_parts()
        self._lay_out()
        self._connect()
        self.modes[choice.mode].setChecked(True)
        self.retranslate(language)
        self.levels.choose(choice.level)
        self._take_rules(choice.rules, choice.preset)

    def _make_parts(self) -> None:
        self._name, self._about = wrapped_label(), wrapped_label()
        self._title, self._problem_text = wrapped_label(), wrapped_label()
        set_level(self._name, "title")
        set_level(self._title, "heading")
        self.continue_button = PushButton(least_height=PLAY_HEIGHT)
        self._left_card, self._left_text = QFrame(), wrapped_label()
        set_level(self._left_card, "card")
        set_level(self._left_text, "heading")
        # Not a group box: Orca would read its title before and after going in.
        self._mode_box, self._mode_title = QWidget(), bold_label()
        self.modes = {mode: QRadioButton() for mode in MODES}
        self.levels, self.months, self.rules_box = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._level_row = Labelled(self.levels)
        self._months_row = Labelled(self.months)
        self._rules_row = Labelled(self.rules_box)
        self.customise_button = PushButton()
        self._differences = wrapped_label()
        self.start_button = PushButton(least_height=PLAY_HEIGHT + 2 * FIRST_MARGIN)
        self.start_button.setMinimumWidth(_START_WIDTH)
        make_bold(self.start_button)
        set_level(self.start_button, "first")
        self.open_button = PushButton(least_height=PLAY_HEIGHT)

    def _lay_out(self) -> None:
        # First, since the order of Tab is the one in which widgets find their places.
        self._lay_out_boxes()
        column = Column()
        page = QVBoxLayout(column)
        page.setSpacing(12)
        page.addStretch(1)
        page.addLayout(self._header())
        page.addWidget(self._left_card)
        for part in (self._title, self._problem_text, self._mode_box):
            page.addWidget(part)
        page.addLayout(_side_by_side(self._level_row, self._months_row, self._rules_row))
        page.addWidget(self._differences)
        page.addWidget(self.customise_button, alignment=Qt.AlignmentFlag.AlignLeft)
        buttons = _side_by_side(self.start_button, self.open_button)
        # The ring round Start makes it higher.
        buttons.setAlignment(self.open_button, Qt.AlignmentFlag.AlignVCenter)
        page.addLayout(buttons)
        page.addStretch(2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(column.centred()))

    def _header(self) -> QHBoxLayout:
        header, texts = QHBoxLayout(), QVBoxLayout()
        texts.addStretch(1)
        texts.addWidget(self._name)
        texts.addWidget(self._about)
        texts.addStretch(1)
        header.addLayout(texts, 1)
        header.addWidget(CardFan(_ORNAMENT))
        return header

    def _lay_out_boxes(self) -> None:
        modes = QVBoxLayout(self._mode_box)
        modes.setContentsMargins(0, 0, 0, 0)
        modes.setSpacing(2)
        modes.addWidget(self._mode_title)
        for mode in self.modes.values():
            modes.addWidget(mode, alignment=Qt.AlignmentFlag.AlignLeft)
        left = QVBoxLayout(self._left_card)
        left.addWidget(self._left_text)
        left.addWidget(self.continue_button, alignment=Qt.AlignmentFlag.AlignLeft)

    def _connect(self) -> None:
        self.modes[CPU].toggled.connect(self._level_row.setVisible)
        self.months.picked.connect(self._use_months)
        self.rules_box.picked.connect(self._use_preset)
        self.customise_button.clicked.connect(self.customise)
        self.start_button.clicked.connect(self.start)
        self.continue_button.clicked.connect(self.continue_requested)
        self.open_button.clicked.connect(self.open_record_requested)

    @property
    def choice(self) -> GameChoice:
        """What is chosen now."""
        mode = next(mode for mode, button in self.modes.items() if button.isChecked())
        return GameChoice(mode, str(self.levels.value), self._rules, self._preset)

    def start(self) -> None:
        """Ask for the match that is chosen."""
        self.start_requested.emit(self.choice)

    def offer(self, left: Record | None) -> None:
        """Offer to go on with a match that was left, or not."""
        self._left = left
        self._tell_left()

    def focus_first(self) -> None:
        """Put the focus where a person begins: on going on with a match, else on the mode."""
        chosen = next(button for button in self.modes.values() if button.isChecked())
        first = chosen if self._left is None else self.continue_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        t = self._language = language
        # Translators: the name of the game, as a title.
        self._name.setText(t.pgettext("title", "Koi-Koi"))
        # Translators: stands below the name of the game.
        self._about.setText(t.gettext("The Japanese game of flower cards"))
        self._title.setText(t.gettext("New match"))
        who = t.pgettext("title of a group", "Who plays")
        self._mode_title.setText(who)
        self._mode_box.setAccessibleName(who)
        for mode, button in self.modes.items():
            button.setText(t.message(MODES[mode]))
        self._level_row.show_texts(t.pgettext("setting", "Level of the CPU"))
        self.levels.show_choices([(each, t.message(LEVEL_TEXTS[each])) for each in levels()])
        self._months_row.show_texts(t.pgettext("rule", "Months"))
        self._rules_row.show_texts(t.gettext("Rules"))
        self.customise_button.setText(t.gettext("Customise…"))
        # Translators: the button that begins a match.
        self.start_button.setText(t.pgettext("button", "Start"))
        self.open_button.setText(t.gettext("Open a record…"))
        self._tell_left()
        self._tell_problem(self._problem)
        self._take_rules(self._rules, self._preset)

    # Rules.

    def _use_months(self, months: int) -> None:
        self._take_rules(replace(self._rules, months=months), self._preset)

    def _use_preset(self, chosen: str) -> None:
        if chosen == _OWN:
            assert self._own is not None
            rules, preset = self._own
        else:
            rules, preset = Rules.preset(chosen), chosen
        self._take_rules(replace(rules, months=self._rules.months), preset)

    def customise(self) -> None:
        """Open every rule; the focus comes back to where it was."""
        # A dialog for every rule is much to load before the first page is seen.
        from koikoi_qt.ui.rules_dialog import RulesDialog

        dialog = RulesDialog(self._rules, self._preset, self._language, self)
        dialog.accepted.connect(lambda: self._take_rules(dialog.rules, dialog.preset))
        dialog.finished.connect(self._return_focus)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _return_focus(self) -> None:
        self.customise_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_rules(self, rules: Rules, preset: str) -> None:
        self._rules, self._preset = rules, preset
        if self.choice.customised:
            self._own = (rules, preset)
        self.rules_box.show_choices(self._rule_sets())
        self.rules_box.choose(_OWN if self.choice.customised else preset)
        self.months.show_choices(self._lengths())
        self.months.choose(rules.months)
        self._describe()

    def _rule_sets(self) -> list[tuple[Hashable, str]]:
        sets: list[tuple[Hashable, str]] = [
            (name, preset_name(name, self._language)) for name in PRESETS
        ]
        # Translators: rules that a person has put together.
        own = (_OWN, self._language.gettext("Own rules"))
        return [*sets, own] if self._own else sets

    def _lengths(self) -> list[tuple[Hashable, str]]:
        # Own rules may last any number of months.
        lengths = sorted({*MONTHS, self._rules.months})
        return [(months, self._language.number(months)) for months in lengths]

    def _describe(self) -> None:
        apart = replace(self._rules, months=Rules().months)
        lines = describe_rules(apart, self._language)
        # Translators: {rules} is a list such as "First dealer: by chance; Deal again: four pairs".
        form = self._language.gettext("Otherwise than standard: {rules}.")
        listed = item_list(lines, self._language)
        self._differences.setText(form.format(rules=listed) if lines else "")
        self._differences.setVisible(bool(lines))
        self.rules_box.setAccessibleDescription(self._differences.text())

    # What is told.

    def _tell_left(self) -> None:
        t = self._language
        self._left_card.setVisible(self._left is not None)
        if self._left is None:
            return
        text = _how_it_stands(self._left, t)
        # Translators: the button that goes on with a match that was left.
        label = t.pgettext("start screen", "Continue")
        self.continue_button.setText(label)
        self.continue_button.setAccessibleName(f"{label}. {text}")
        self._left_text.setText(text)

    def _tell_problem(self, problem: RulesError | None) -> None:
        form = self._language.gettext(
            "The rules of the last match cannot be used: {reason}. The standard rules are set."
        )
        text = form.format(reason=fault_text(problem, self._language)) if problem else ""
        self._problem_text.setText(text)
        self._problem_text.setVisible(problem is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)


def _side_by_side(*widgets: QWidget) -> FlowLayout:
    line = FlowLayout(gap=18)
    for widget in widgets:
        line.addWidget(widget)
    return line


def _how_it_stands(record: Record, language: Language) -> str:
    """Return how a match stands: *Month 3 of 12. You 14, CPU 20*."""
    match = record.match()
    red, blue = names_of(record.players, language)
    # Translators: how a match stands that was left: "Month 3 of 12. You 14, CPU 20."
    return language.gettext(
        "Month {month} of {months}. {red} {red_points}, {blue} {blue_points}."
    ).format(
        month=match.month.number,
        months=record.rules.months,
        red=red,
        red_points=language.number(match.scores[0]),
        blue=blue,
        blue_points=language.number(match.scores[1]),
    )
