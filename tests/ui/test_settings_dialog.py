"""Settings take effect at once, and Cancel takes them back."""

import random
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.table.art import deck_folders
from koikoi_qt.ui.settings_dialog import CHOICES, SettingsDialog
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.kinds import AnnouncementKind
from tests.ui.walk import PSEUDO, check, show

ENGLISH = Language.load("en")


def opened(
    qtbot: QtBot, settings: Settings | None = None, language: Language = ENGLISH
) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), language)
    show(qtbot, dialog)
    return dialog


@pytest.mark.parametrize("name", [choice.name for choice in CHOICES])
def test_every_choice_is_applied_at_once(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    box = dialog.boxes[name]
    key = Qt.Key.Key_End if box.currentIndex() < box.count() - 1 else Qt.Key.Key_Home
    with qtbot.waitSignal(dialog.changed) as caught:
        QTest.keyClick(box, key)
    changed: dict[str, Any] = {name: box.value}
    assert caught.args == [replace(Settings(), **changed)]


def test_every_value_can_be_kept(qtbot: QtBot) -> None:
    for name, box in opened(qtbot).boxes.items():
        assert all(map(Settings.allowed()[name].accepts, box.values))


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "xx"), ("language", "en_US"), ("pace", 3), ("pace", 0.3), ("text_size", 111)],
)
def test_what_only_the_file_can_say_is_among_the_choices(
    qtbot: QtBot, name: str, value: object
) -> None:
    wanted: dict[str, Any] = {name: value}
    box = opened(qtbot, replace(Settings(), **wanted)).boxes[name]
    assert box.value == value
    assert box.currentText()


def test_marks_are_a_check_box(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.changed) as caught:
        QTest.keyClick(dialog.marks, Qt.Key.Key_Space)
    assert caught.args == [Settings(marks=False)]


def test_each_kind_of_announcement_is_switched_off_and_on_again(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(announcements={"drawn": False}))
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    assert not dialog.kinds[AnnouncementKind.DRAWN].isChecked()
    for kind in (AnnouncementKind.DRAWN, AnnouncementKind.YAKU):
        QTest.keyClick(dialog.kinds[kind], Qt.Key.Key_Space)
    assert [change.announcements for change in changes] == [
        {"drawn": True},
        {"drawn": True, "yaku": False},
    ]


def test_cancel_takes_everything_back(qtbot: QtBot) -> None:
    before = Settings(theme="dark", pace=2.0, text_size=150)
    dialog = opened(qtbot, before)
    for box in dialog.boxes.values():
        QTest.keyClick(box, Qt.Key.Key_End)
    with qtbot.waitSignal(dialog.changed) as caught:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert caught.args == [before]
    assert not dialog.isVisible()


def test_enter_keeps_everything(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog.boxes["theme"], Qt.Key.Key_End)
    with qtbot.assertNotEmitted(dialog.changed):
        QTest.keyClick(dialog.boxes["theme"], Qt.Key.Key_Return)
    assert dialog.settings == Settings(theme="high_contrast")


def test_cancel_without_a_change_says_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.assertNotEmitted(dialog.changed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_values_from_the_file_are_among_the_choices(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(pace=1.5, text_size=110))
    assert dialog.boxes["pace"].currentText() == "After 1.5 seconds"
    assert dialog.boxes["text_size"].currentText() == "110%"


def test_another_language_reaches_everything(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(theme="dark"))
    dialog.retranslate(Language.load("fr"))
    again = opened(qtbot, Settings(theme="dark"), Language.load("fr"))
    assert texts(dialog) == texts(again)
    assert dialog.settings == Settings(theme="dark")


def texts(dialog: SettingsDialog) -> list[str]:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    return [dialog.windowTitle(), *labels, *(box.currentText() for box in dialog.boxes.values())]


def test_the_dialog_itself_speaks_the_language_chosen_in_it(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = Window(qapp, Settings(language="en"), ENGLISH, random.Random(1))
    qtbot.addWidget(window)
    titles = []

    def choose() -> None:
        dialog = window.findChild(SettingsDialog)
        assert isinstance(dialog, SettingsDialog)
        QTest.keyClick(dialog.boxes["language"], Qt.Key.Key_End)
        titles.append(dialog.windowTitle())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, choose)
    window.act("settings")
    assert titles == ["Réglages"]
    assert window.language.code == "en"


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_a_deck_that_cannot_be_used_is_told_of(qtbot: QtBot, data_folder: Path) -> None:
    own = data_folder / "decks" / "mine"
    shutil.copytree(deck_folders()["classic"], own)
    (own / "12P3.svg").write_text("<svg")
    dialog = SettingsDialog(Settings(deck="mine"), Language.load("es"))
    qtbot.addWidget(dialog)
    told = next(text for text in texts(dialog) if "12P3.svg" in text)
    assert "no es una imagen SVG" in told
    dialog.boxes["deck"].choose("large")
    dialog.retranslate(Language.load("fr"))
    assert any("n'est pas une image SVG" in text for text in texts(dialog))


def test_walk(qtbot: QtBot, any_text_size: int) -> None:
    languages = [Language.load(code).name for code in Language.available()]
    # A deck brings its own name.
    check(opened(qtbot, language=PSEUDO), [*languages, "Classic", "Large index"])
