"""The user's choices in one form. Each takes effect at once, and Cancel takes all of them back."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QGroupBox, QVBoxLayout, QWidget

from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.play.game_choice import levels
from koikoi_qt.settings import Settings
from koikoi_qt.table.art import find_decks
from koikoi_qt.ui.forms import (
    ChoiceBox,
    Labelled,
    ScrollPage,
    make_bold,
    resize_for_text,
)
from koikoi_qt.ui.menus import PACE_TEXTS, THEME_TEXTS, VIEW_TEXTS
from koikoi_qt.ui.widgets import Sentence
from koikoi_qt.wording.faults import fault_text
from koikoi_qt.wording.kinds import KIND_NAMES, AnnouncementKind, is_said
from koikoi_qt.wording.levels import LEVEL_TEXTS, VERBOSITY_TEXTS

_ANIMATION: Final = {
    "off": NP_("animation", "Off"),
    "fast": NP_("animation", "Fast"),
    "normal": NP_("animation", "Normal"),
    "slow": NP_("animation", "Slow"),
}
_SIZES: Final = (100, 125, 150, 175, 200, 250, 300)
_VOLUMES: Final = (25, 50, 75, 100)

Items = list[tuple[Hashable, str]]


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting with a list of values, in words."""

    name: str
    title: Message
    sentence: Message
    items: Callable[[Language, Settings], Items]
    problem: Callable[[Language], str] = lambda _: ""
    """What has to be told besides, as of a deck that cannot be offered."""

    def told(self, t: Language) -> str:
        """Return what is told below the list."""
        return "\n".join(filter(None, (t.message(self.sentence), self.problem(t))))


def _named(texts: dict[str, Message]) -> Callable[[Language, Settings], Items]:
    return lambda t, _: [(value, t.message(text)) for value, text in texts.items()]


def _languages(t: Language, settings: Settings) -> Items:
    # Each language stands there in its own words, whatever the window speaks.
    own: Items = [(code, Language.load(code).name) for code in Language.available()]
    items: Items = [(None, t.pgettext("language", "As the system")), *own]
    if settings.language not in dict(items):
        # The settings file may name one that is not there, or no more.
        items.append((settings.language, str(settings.language)))
    return items


def _paces(t: Language, settings: Settings) -> Items:
    items: Items = [(value, t.message(text)) for value, text in PACE_TEXTS.items()]
    if not isinstance(settings.pace, str) and settings.pace not in PACE_TEXTS:
        # Translators: how long the computer waits before it plays; set in the settings file.
        form = t.gettext("After {number} seconds")
        items.append((settings.pace, form.format(number=t.number(settings.pace))))
    return items


def _sizes(t: Language, settings: Settings) -> Items:
    return [(size, t.percent(size / 100)) for size in sorted({*_SIZES, settings.text_size})]


def _decks(t: Language, settings: Settings) -> Items:
    decks, _ = find_decks()
    items: Items = [(name, deck.title(t.code)) for name, deck in decks.items()]
    # The deck that was chosen may be there no more, or no longer be usable.
    return items if settings.deck in decks else [*items, (settings.deck, settings.deck)]


def _wrong_decks(t: Language) -> str:
    _decks, problems = find_decks()
    text = t.gettext("There is a deck that cannot be used:")
    return "\n".join((text, *(fault_text(each, t) for each in problems))) if problems else ""


def _volumes(name: str) -> Callable[[Language, Settings], Items]:
    def items(t: Language, settings: Settings) -> Items:
        steps = sorted({*_VOLUMES, getattr(settings, name)} - {0})
        return [
            (0, t.pgettext("volume", "Off")),
            *((step, t.percent(step / 100)) for step in steps),
        ]

    return items


CHOICES: Final = (
    Choice(
        "language",
        NP_("setting", "Language"),
        N_("What everything is written and spoken in."),
        _languages,
    ),
    Choice(
        "level",
        NP_("setting", "Level of the CPU"),
        N_("How well the CPU plays, also in a match that has begun."),
        _named({level: LEVEL_TEXTS[level] for level in levels()}),
    ),
    Choice(
        "pace",
        NP_("setting", "Pace of the CPU"),
        N_("How long the CPU waits before it plays."),
        _paces,
    ),
    Choice(
        "verbosity",
        NP_("setting", "How much is said"),
        N_("Brief suits a Braille display; full leaves nothing to remember."),
        _named(VERBOSITY_TEXTS),
    ),
    Choice(
        "theme",
        NP_("setting", "Theme"),
        N_("The colours of the window and of the table."),
        _named(THEME_TEXTS),
    ),
    Choice(
        "text_size",
        NP_("setting", "Text size"),
        N_("Compared with the system's text."),
        _sizes,
    ),
    Choice(
        "deck",
        NP_("setting", "Pictures on the cards"),
        N_("Large index is for people who see little: a huge number and sign, and one plant."),
        _decks,
        _wrong_decks,
    ),
    Choice(
        "animation",
        NP_("setting", "Animation"),
        N_("How fast cards move on the table. A system set to less motion has none."),
        _named(_ANIMATION),
    ),
    Choice(
        "view",
        NP_("setting", "View of the table"),
        N_("From the seat or from above."),
        _named(VIEW_TEXTS),
    ),
    Choice(
        "voice_volume",
        NP_("setting", "Voice"),
        N_(
            "The program speaks by itself, for people without a screen reader. "
            "Needs the extra koikoi-qt[sound]."
        ),
        _volumes("voice_volume"),
    ),
    Choice(
        "sound_volume",
        NP_("setting", "Sounds"),
        N_("A few soft sounds for what is also said. Needs the extra koikoi-qt[sound]."),
        _volumes("sound_volume"),
    ),
)


class SettingsDialog(QDialog):
    """Shows the settings; `changed` brings them whenever one was changed, or all were restored.

    Whoever opens it applies them, and calls `retranslate` when the language is another.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._before = self.settings = settings
        self.boxes = {choice.name: ChoiceBox() for choice in CHOICES}
        self._rows = {name: Labelled(box) for name, box in self.boxes.items()}
        self.kinds = {kind: QCheckBox() for kind in AnnouncementKind}
        self.marks = QCheckBox()
        make_bold(self.marks)
        self._marks_sentence = Sentence()
        self._build()
        self.retranslate(language)
        self.marks.setChecked(settings.marks)
        for kind, kind_box in self.kinds.items():
            kind_box.setChecked(is_said(kind, settings.announcements))
            kind_box.toggled.connect(lambda on, changed=kind: self._change_kind(changed, on))
        for name, box in self.boxes.items():
            box.choose(getattr(settings, name))
            box.picked.connect(lambda value, changed=name: self._change(changed, value))
        self.marks.toggled.connect(lambda on: self._change("marks", on))

    def _build(self) -> None:
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.setSpacing(12)
        for row in self._rows.values():
            page.addWidget(row)
        self._kinds_box = QGroupBox()
        kinds = QVBoxLayout(self._kinds_box)
        for kind_box in self.kinds.values():
            kinds.addWidget(kind_box)
        page.insertWidget(self._place_of("verbosity") + 1, self._kinds_box)
        page.addWidget(self.marks)
        page.addWidget(self._marks_sentence)
        page.addStretch(1)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(ScrollPage(inside))
        whole.addWidget(buttons)
        resize_for_text(self, 640, 580)

    def _place_of(self, name: str) -> int:
        return list(self._rows).index(name)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        t = language
        self.setWindowTitle(t.gettext("Settings"))
        for choice in CHOICES:
            row = self._rows[choice.name]
            row.show_texts(t.message(choice.title), choice.told(t))
            self.boxes[choice.name].show_choices(choice.items(t, self._before))
        self._kinds_box.setTitle(t.pgettext("title of a group", "What is announced"))
        for kind, kind_box in self.kinds.items():
            kind_box.setText(t.message(KIND_NAMES[kind]))
        self.marks.setText(t.gettext("Marks on the cards"))
        sentence = t.gettext("The month's number and a sign of the kind in a corner of each card.")
        self._marks_sentence.say(sentence)
        self.marks.setAccessibleDescription(sentence)

    def reject(self) -> None:
        """Take everything back, and close."""
        if self.settings != self._before:
            self.settings = self._before
            self.changed.emit(self._before)
        super().reject()

    def _change_kind(self, kind: AnnouncementKind, on: bool) -> None:
        self._change("announcements", {**self.settings.announcements, kind.value: on})

    def _change(self, name: str, value: Any) -> None:
        if getattr(self.settings, name) != value:
            self.settings = replace(self.settings, **{name: value})
            self.changed.emit(self.settings)
