"""Every rule with a sentence on what it does, to play by one's own."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGroupBox, QVBoxLayout, QWidget

from koikoi_qt.games.koikoi.rules import PRESETS, Rules
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.ui.forms import ChoiceBox, Labelled, ScrollPage, resize_for_text, wrapped_label
from koikoi_qt.ui.rule_fields import RuleField, make_fields
from koikoi_qt.ui.widgets import TextList
from koikoi_qt.wording.rules import describe_rules, preset_name

SECTIONS: Final[tuple[tuple[Message, tuple[str, ...]], ...]] = (
    # Translators: titles of groups of rules.
    (NP_("group of rules", "Match"), ("months", "first_dealer", "draw_tie", "start_points")),
    (NP_("group of rules", "Deal"), ("field_redeal", "instant_points", "both_instant")),
    (NP_("group of rules", "Koi-koi"), ("koikoi_limit", "koikoi_factor")),
    (
        NP_("group of rules", "Yaku"),
        ("counting", "viewing", "hanami_needs_koikoi", "sake_cup", "tsukifuda", "double_at_seven"),
    ),
    (
        NP_("group of rules", "Null month"),
        ("null_month_award", "null_month_points", "null_month_dealer"),
    ),
    (NP_("group of rules", "Points of each yaku"), ("points",)),
)


class RulesDialog(QDialog):
    """Shows rules and lets a person change them; `rules` and `preset` are what was chosen.

    A preset sets every field except the number of months, which no preset is about.
    """

    def __init__(
        self, rules: Rules, preset: str, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._language = language
        self.fields: dict[str, RuleField] = make_fields()
        self.presets = ChoiceBox()
        self._build()
        self.retranslate(language)
        self.presets.choose(preset)
        self.show_rules(rules)
        self.presets.picked.connect(self._use_preset)
        for field in self.fields.values():
            field.changed.connect(self._show_differences)

    def _build(self) -> None:
        self._preset_row = Labelled(self.presets)
        self.differences = TextList()
        self._differences_title = wrapped_label()
        self._differences_title.setBuddy(self.differences)
        self._boxes = [self._section(names) for _, names in SECTIONS]
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.addWidget(self._preset_row)
        page.addWidget(self._differences_title)
        page.addWidget(self.differences)
        for box in self._boxes:
            page.addWidget(box)
        page.addStretch(1)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(ScrollPage(inside))
        whole.addWidget(buttons)
        resize_for_text(self, 760, 580)

    def _section(self, names: tuple[str, ...]) -> QGroupBox:
        box = QGroupBox()
        lines = QVBoxLayout(box)
        lines.setSpacing(12)
        for name in names:
            lines.addWidget(self.fields[name])
        return box

    @property
    def rules(self) -> Rules:
        """The rules as the fields say."""
        values: dict[str, Any] = {name: field.value for name, field in self.fields.items()}
        return Rules(**values)

    @property
    def preset(self) -> str:
        """The preset that was started from."""
        return str(self.presets.value)

    def show_rules(self, rules: Rules) -> None:
        """Show these rules in the fields."""
        for name, field in self.fields.items():
            # One summary at the end, not one for each field.
            field.blockSignals(True)
            field.show_value(getattr(rules, name))
            field.blockSignals(False)
        self._show_differences()

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        self._language = language
        self.setWindowTitle(language.gettext("Which rules do you play by?"))
        self._preset_row.show_texts(
            language.gettext("Start from"),
            language.gettext("Sets every rule below, except the number of months."),
        )
        self.presets.show_choices([(name, preset_name(name, language)) for name in PRESETS])
        title = language.gettext("What differs from the standard rules")
        self._differences_title.setText(title)
        self.differences.setAccessibleName(title)
        for box, (text, _) in zip(self._boxes, SECTIONS, strict=True):
            box.setTitle(language.message(text))
        for field in self.fields.values():
            field.retranslate(language)
        self._show_differences()

    def _use_preset(self, preset: str) -> None:
        self.show_rules(replace(Rules.preset(preset), months=self.rules.months))

    def _show_differences(self) -> None:
        nothing = self._language.gettext("Nothing: these are the standard rules.")
        lines = describe_rules(self.rules, self._language)
        self.differences.show_lines(lines or (nothing,))
