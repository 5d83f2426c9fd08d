"""One field of a form for each rule: made from the engine's tables, so that none is missing."""

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from koikoi_qt.games.koikoi.rules import (
    CHOICES,
    DEFAULT_POINTS,
    FIELD_NAMES,
    FLAGS,
    NUMBERS,
    POINT_SETS,
    START_POINTS_RANGE,
    Points,
)
from koikoi_qt.i18n import Language
from koikoi_qt.ui.forms import ChoiceBox, FlowLayout, Labelled, NumberBox, make_bold
from koikoi_qt.ui.widgets import PushButton, Sentence
from koikoi_qt.wording.cards import item_list
from koikoi_qt.wording.narrator import seat_name
from koikoi_qt.wording.rules import (
    FIELDS,
    POINT_SET_NAMES,
    VALUES,
    field_title,
    points_line,
    value_name,
)
from koikoi_qt.wording.yaku import yaku_full_name

_POINTS_RANGE: Final = (0, 99)


class RuleField(QWidget):
    """A rule with its value. `changed` tells that a person set another one."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)

    @property
    def value(self) -> object:
        """The value as the rules take it."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Show a value that the rules allow."""
        raise NotImplementedError

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        raise NotImplementedError

    def _sentence(self, language: Language) -> str:
        return language.message(FIELDS[self.name].sentence)


class ChoiceField(RuleField):
    """A rule with named values."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.box = ChoiceBox()
        self.row = Labelled(self.box)
        self.lines.addWidget(self.row)
        self.box.picked.connect(self.changed)

    @property
    def value(self) -> object:
        return self.box.value

    def show_value(self, value: object) -> None:
        self.box.choose(str(value))

    def retranslate(self, language: Language) -> None:
        self.row.show_texts(field_title(self.name, language), self._sentence(language))
        self.box.show_choices(
            [(value, value_name(self.name, value, language)) for value in VALUES[self.name]]
        )


class NumberField(RuleField):
    """A rule that is a number."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.box = NumberBox(*NUMBERS[name])
        self.row = Labelled(self.box)
        self.lines.addWidget(self.row)
        self.box.valueChanged.connect(self.changed)

    @property
    def value(self) -> object:
        return self.box.value()

    def show_value(self, value: object) -> None:
        assert isinstance(value, int)
        self.box.setValue(value)

    def retranslate(self, language: Language) -> None:
        self.row.show_texts(field_title(self.name, language), self._sentence(language))


class FlagField(RuleField):
    """A rule that is on or off."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.box = QCheckBox()
        make_bold(self.box)
        self.sentence = Sentence()
        self.lines.setSpacing(2)
        self.lines.addWidget(self.box)
        self.lines.addWidget(self.sentence)
        self.box.toggled.connect(self.changed)

    @property
    def value(self) -> object:
        return self.box.isChecked()

    def show_value(self, value: object) -> None:
        self.box.setChecked(bool(value))

    def retranslate(self, language: Language) -> None:
        self.box.setText(field_title(self.name, language))
        self.sentence.say(self._sentence(language))
        self.box.setAccessibleDescription(self._sentence(language))


class StartPointsField(RuleField):
    """The points that Red and Blue start with."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sentence = Sentence()
        self.rows = tuple(Labelled(NumberBox(*START_POINTS_RANGE)) for _ in range(2))
        for row in self.rows:
            self.lines.addWidget(row)
            _number(row).valueChanged.connect(self.changed)
        self.lines.addWidget(self.sentence)

    @property
    def value(self) -> object:
        return tuple(_number(row).value() for row in self.rows)

    def show_value(self, value: object) -> None:
        assert isinstance(value, tuple)
        for row, points in zip(self.rows, value, strict=True):
            _number(row).setValue(points)

    def retranslate(self, language: Language) -> None:
        title, sentence = field_title(self.name, language), self._sentence(language)
        self.sentence.say(sentence)
        for seat, row in enumerate(self.rows):
            # Translators: the label of a field: "Start points, Red".
            form = language.gettext("{rule}, {seat}")
            row.show_texts(form.format(rule=title, seat=seat_name(seat, language)))
            row.control.setAccessibleDescription(sentence)


class PointsField(RuleField):
    """What each yaku is worth, with buttons for the sets of points that have a name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sentence = Sentence()
        self.sets_title = Sentence()
        self.sets = {each: PushButton() for each in POINT_SETS}
        self.rows = {yaku: Labelled(NumberBox(*_POINTS_RANGE)) for yaku in DEFAULT_POINTS}
        self._lay_out()
        for each, button in self.sets.items():
            button.clicked.connect(lambda _=False, chosen=each: self.use_set(chosen))
        for row in self.rows.values():
            _number(row).valueChanged.connect(self.changed)

    def _lay_out(self) -> None:
        for texts in (self.sentence, self.sets_title):
            self.lines.addWidget(texts)
        for widgets in (self.sets.values(), self.rows.values()):
            line = FlowLayout()
            for widget in widgets:
                line.addWidget(widget)
            self.lines.addLayout(line)

    @property
    def value(self) -> object:
        return Points({yaku: _number(row).value() for yaku, row in self.rows.items()})

    def show_value(self, value: object) -> None:
        assert isinstance(value, Mapping)
        for yaku, points in value.items():
            _number(self.rows[yaku]).setValue(points)

    def use_set(self, name: str) -> None:
        """Set the points of a named set; the other yaku stay as they are."""
        self.show_value(POINT_SETS[name])

    def retranslate(self, language: Language) -> None:
        self.sentence.say(self._sentence(language))
        # Translators: stands before buttons such as "High lights" and "Trios 6".
        self.sets_title.say(language.gettext("Set the points of a few yaku at once:"))
        for name, button in self.sets.items():
            button.setText(language.message(POINT_SET_NAMES[name]))
            sets = item_list(_set_lines(name, language), language)
            button.setAccessibleName(f"{button.text()}. {sets}")
            button.setToolTip("\n".join(_set_lines(name, language)))
        for yaku, row in self.rows.items():
            row.show_texts(yaku_full_name(yaku, language))
        # Once is enough: a reader would tell it again with each yaku.
        first = next(iter(self.rows.values()))
        first.control.setAccessibleDescription(self._sentence(language))


def _set_lines(name: str, language: Language) -> Iterator[str]:
    return (points_line(yaku, points, language) for yaku, points in POINT_SETS[name].items())


def _number(row: Labelled) -> NumberBox:
    assert isinstance(row.control, NumberBox)
    return row.control


def _kind(name: str) -> type[RuleField]:
    if name in CHOICES:
        return ChoiceField
    if name in NUMBERS:
        return NumberField
    if name in FLAGS:
        return FlagField
    return {"start_points": StartPointsField, "points": PointsField}[name]


def make_fields() -> dict[str, RuleField]:
    """Return a field for every rule."""
    return {name: _kind(name)(name) for name in FIELD_NAMES}
