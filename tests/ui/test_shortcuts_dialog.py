"""The dialog for keys: find, change, refuse with a reason, give back, switch off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from koikoi_qt.i18n import Language
from koikoi_qt.ui.shortcuts_dialog import KeyCatcher, ShortcutsDialog
from koikoi_qt.wording.keys import KEYS, ROWS, all_off
from tests.ui.walk import PSEUDO, check, show

Make = Callable[..., ShortcutsDialog]
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def make(changes: dict[str, str] | None = None, code: str = "en") -> ShortcutsDialog:
        dialog = ShortcutsDialog(changes or {}, Language.load(code))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def choose(dialog: ShortcutsDialog, name: str) -> None:
    row = next(
        row
        for row in range(dialog.list.count())
        if dialog.list.item(row).data(Qt.ItemDataRole.UserRole) == name
    )
    dialog.list.setCurrentRow(row)


def lines(dialog: ShortcutsDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_all_keys_are_listed_with_a_current_row(make: Make) -> None:
    dialog = make({"field": "G"})
    assert len(lines(dialog)) == len(KEYS)
    assert "Cards on the field: G" in lines(dialog)
    assert dialog.list.currentRow() == 0


def test_finding_by_words_and_by_keys(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    QTest.keyClicks(dialog.search, "YAKU")
    assert [line.split(":")[1].strip() for line in lines(dialog)] == ["Y", "U"]
    dialog.search.setText("Shift+L")
    assert lines(dialog) == ["All since my last turn: Shift+L"]
    dialog.search.setText("nothing has this")
    assert lines(dialog) == [] and not dialog.buttons["change"].isEnabled()
    dialog.use_usual()
    dialog.switch_off()
    dialog.change()


def test_changing_a_key(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    choose(dialog, "field")

    def press() -> None:
        catcher = QApplication.activeModalWidget()
        assert isinstance(catcher, KeyCatcher)
        QTest.keyClick(catcher.prompt, Qt.Key.Key_G)

    QTimer.singleShot(0, press)
    with qtbot.waitSignal(dialog.changed) as heard:
        dialog.buttons["change"].click()
    assert heard.args == [{"field": "G"}]
    assert dialog.list.currentItem().text() == "Cards on the field: G"
    assert dialog.focusWidget() is dialog.list


@pytest.mark.parametrize(
    ("key", "modifiers", "reason"),
    [
        (Qt.Key.Key_H, None, "H is already used for: My hand and what each card captures."),
        (Qt.Key.Key_L, SHIFT, "Shift+L is already used for: All since my last turn."),
        (Qt.Key.Key_Question, SHIFT, "question mark is already used for: What I may do now."),
        (Qt.Key.Key_Insert, None, "Ins is kept for screen readers."),
        (Qt.Key.Key_CapsLock, None, "CapsLock is kept for screen readers."),
        (Qt.Key.Key_Space, None, "Space moves or presses everywhere"),
        (Qt.Key.Key_Return, None, "Enter moves or presses everywhere"),
    ],
)
def test_refusing_with_a_reason(
    make: Make, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier | None, reason: str
) -> None:
    catcher = KeyCatcher(ROWS["field"], {}, Language.load("en"), make())
    catcher.show()
    catcher.prompt.setFocus()
    QTest.keyClick(catcher.prompt, key, modifiers or Qt.KeyboardModifier.NoModifier)
    assert catcher.prompt.accessibleName().startswith(reason)
    assert catcher.isVisible() and catcher.key is None
    QTest.keyClick(catcher.prompt, Qt.Key.Key_Shift)
    QTest.keyClick(catcher.prompt, Qt.Key.Key_X)
    assert catcher.key == "X" and not catcher.isVisible()


def test_the_own_key_again_and_escape(make: Make, qtbot: QtBot) -> None:
    for key, result in ((Qt.Key.Key_F, "F"), (Qt.Key.Key_Escape, None)):
        catcher = KeyCatcher(ROWS["field"], {}, Language.load("en"), make())
        catcher.show()
        QTest.keyClick(catcher.prompt, key)
        assert catcher.key == result and not catcher.isVisible()


@pytest.mark.parametrize(
    ("before", "button", "after"),
    [
        ({"field": "G", "later": ";"}, "usual", {"later": ";"}),
        ({"field": "G", "hand": "F"}, "usual", {"field": "", "hand": "F"}),
        ({"later": ";"}, "off", {"later": ";", "field": ""}),
        ({"later": ";", "of_another_version": "X"}, "all_usual", {"of_another_version": "X"}),
        ({"later": ";"}, "all_off", all_off({})),
    ],
)
def test_giving_back_and_switching_off(
    make: Make, qtbot: QtBot, before: dict[str, str], button: str, after: dict[str, str]
) -> None:
    dialog = make(before)
    choose(dialog, "field")
    with qtbot.waitSignal(dialog.changed) as heard:
        dialog.buttons[button].click()
    assert heard.args == [after]
    assert dialog.changes == after


@pytest.mark.parametrize("code", ["es", "fr"])
def test_it_speaks_every_language_at_once(make: Make, code: str) -> None:
    dialog = make()
    english = {dialog.windowTitle(), *lines(dialog), dialog.buttons["off"].text()}
    dialog.retranslate(Language.load(code))
    assert not english & {dialog.windowTitle(), *lines(dialog), dialog.buttons["off"].text()}


def test_it_can_be_read_at_every_size(qtbot: QtBot, any_text_size: int) -> None:
    names = {part for row in KEYS for key in row.keys for part in key.split("+")}
    dialog = show(qtbot, ShortcutsDialog({}, PSEUDO))
    check(dialog, names)
    check(show(qtbot, KeyCatcher(ROWS["others"], {}, PSEUDO, dialog)), names)
