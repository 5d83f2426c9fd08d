"""Every rule can be seen, understood and set by keyboard."""

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.rules import (
    CHOICES,
    FIELD_NAMES,
    FLAGS,
    NUMBERS,
    POINT_SETS,
    PRESETS,
    Points,
    Rules,
)
from koikoi_qt.i18n import Language
from koikoi_qt.ui.rule_fields import PointsField
from koikoi_qt.ui.rules_dialog import SECTIONS, RulesDialog
from koikoi_qt.wording.rules import FIELDS, describe_rules
from tests.ui.keys import focused, press
from tests.ui.walk import PSEUDO, check, show

ENGLISH = Language.load("en")


def opened(
    qtbot: QtBot, rules: Rules | None = None, preset: str = "standard", language: Language = ENGLISH
) -> RulesDialog:
    dialog = RulesDialog(rules or Rules(), preset, language)
    show(qtbot, dialog)
    return dialog


def any_rules(seed: int) -> Rules:
    rng = random.Random(seed)
    values: dict[str, Any] = {name: rng.choice(allowed) for name, allowed in CHOICES.items()}
    values |= {name: rng.randint(*limits) for name, limits in NUMBERS.items()}
    values |= {name: rng.random() < 0.5 for name in FLAGS}
    values["points"] = {name: rng.randrange(100) for name in Points()}
    values["start_points"] = (rng.randrange(1000), rng.randrange(1000))
    return Rules(**values)


def test_every_rule_stands_in_one_section() -> None:
    assert sorted(name for _, names in SECTIONS for name in names) == sorted(FIELD_NAMES)


@pytest.mark.parametrize("seed", range(10))
def test_any_rules_are_shown_and_come_back(qtbot: QtBot, seed: int) -> None:
    rules = any_rules(seed)
    assert opened(qtbot, rules).rules == rules


def test_every_rule_has_its_sentence_beside_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    shown = {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}
    assert shown >= {text.sentence.text for text in FIELDS.values()}


def test_a_reader_is_told_the_sentence_with_the_control(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for name, field in dialog.fields.items():
        controls = [
            each for kind in (QComboBox, QSpinBox, QCheckBox) for each in field.findChildren(kind)
        ]
        # Of many that share it, as the points of all yaku do, the first tells it.
        told = [control.accessibleDescription() for control in controls]
        assert told[0] == FIELDS[name].sentence.text
        assert {*told} <= {told[0], ""}


def test_all_is_reached_by_tab_and_seen_then(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.presets.setFocus()
    stops: list[QWidget] = []
    while focused() not in stops:
        stops.append(focused())
        assert not focused().visibleRegion().isEmpty()
        press(Qt.Key.Key_Tab)
    # Round the end, where the focus comes back into the page from outside.
    assert focused() is dialog.presets
    assert not focused().visibleRegion().isEmpty()
    for field in dialog.fields.values():
        for kind in (QComboBox, QSpinBox, QCheckBox):
            assert set(field.findChildren(kind)) <= set(stops)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_every_field_but_the_months(qtbot: QtBot, preset: str) -> None:
    dialog = opened(qtbot, any_rules(1))
    months = dialog.rules.months
    dialog.presets.setFocus()
    QTest.keyClick(dialog.presets, Qt.Key.Key_End)
    for _ in range(len(PRESETS) - 1 - list(PRESETS).index(preset)):
        QTest.keyClick(dialog.presets, Qt.Key.Key_Up)
    assert dialog.rules == Rules.preset(preset, months=months)
    assert dialog.preset == preset


@pytest.mark.parametrize("name", POINT_SETS)
def test_a_named_set_of_points_is_one_button(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot, Rules(points={"kasu": 2}))
    points = dialog.fields["points"]
    assert isinstance(points, PointsField)
    QTest.keyClick(points.sets[name], Qt.Key.Key_Space)
    assert dialog.rules == Rules(points={"kasu": 2, **POINT_SETS[name]})


def test_a_button_of_points_says_what_it_sets(qtbot: QtBot) -> None:
    points = opened(qtbot).fields["points"]
    assert isinstance(points, PointsField)
    expected = "Viewing 3. Flower viewing: 3 points; Moon viewing: 3 points"
    assert points.sets["viewing_3"].accessibleName() == expected


def test_what_differs_is_told_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.differences.lines == ("Nothing: these are the standard rules.",)
    box = dialog.fields["tsukifuda"].findChild(QCheckBox)
    assert isinstance(box, QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert dialog.differences.lines == ("Cards of the month: on",)
    dialog.show_rules(any_rules(2))
    assert dialog.differences.lines == describe_rules(any_rules(2), ENGLISH)


def test_a_number_outside_the_range_cannot_be_typed(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box = dialog.fields["months"].findChild(QSpinBox)
    assert isinstance(box, QSpinBox)
    box.selectAll()
    QTest.keyClicks(box, "99")
    assert dialog.rules.months == 9


@pytest.mark.parametrize(
    ("key", "accepted"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)]
)
def test_enter_and_escape(qtbot: QtBot, key: Qt.Key, accepted: bool) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog.presets, key)
    assert not dialog.isVisible()
    assert bool(dialog.result()) is accepted


def test_another_language_keeps_what_was_set(qtbot: QtBot) -> None:
    dialog = opened(qtbot, any_rules(3), "simple")
    dialog.retranslate(Language.load("fr"))
    assert dialog.rules == any_rules(3)
    assert dialog.preset == "simple"


def test_walk(qtbot: QtBot, any_text_size: int) -> None:
    check(opened(qtbot, any_rules(4), "wikipedia", PSEUDO))
