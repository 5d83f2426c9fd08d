"""The dialog: by keyboard, in every language, with large text; stopped, refused, done."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.ui.paper.dialog import PrintDialog
from tests.ui.keys import focused, press, press_on, tab_to
from tests.ui.walk import PSEUDO, SMALLEST, check, show

ENGLISH = Language.load("en")
# The languages in their own words, the decks' names, and the letters of a label.
NAMES = (
    "English",
    "Español",
    "Français",
    "Classic",
    "Large index",
    "Clásica",
    "Classique",
    "a",
    "l",
    "p",
    "r",
    "rb",
    "rp",
)


def opened(qtbot: QtBot, language: Language = ENGLISH) -> PrintDialog:
    dialog = PrintDialog(Rules(), language)
    show(qtbot, dialog, dialog.size())
    dialog.activateWindow()
    return dialog


def test_save_is_the_default_button(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    default = [b for b in dialog.findChildren(QPushButton) if b.isDefault()]
    assert default == [dialog.save_button]


@pytest.fixture
def told() -> Iterator[list[str]]:
    """Close every message as a person does, and return what they said."""
    texts: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            # Where a path may be broken into lines is nothing that a person sees.
            shown = box.text().replace("\N{ZERO WIDTH SPACE}", "")
            texts.append(f"{box.windowTitle()}: {shown}")
            box.accept()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(10)
    yield texts
    timer.stop()


@pytest.mark.parametrize("content", ["deck", "labels"])
def test_it_is_named_and_has_room(qtbot: QtBot, any_text_size: int, content: str) -> None:
    dialog = opened(qtbot, PSEUDO)
    dialog.content.choose(content)
    dialog.content.picked.emit(content)
    dialog.resize(SMALLEST)
    check(dialog, NAMES)


def test_only_what_matters_is_asked(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.backs.isVisible()
    assert not dialog.mirrored.isVisible()
    press_on(dialog.content, Qt.Key.Key_Down)
    assert dialog.content.value == "labels"
    assert not dialog.backs.isVisible()
    assert not dialog.deck.isVisible()
    assert dialog.mirrored.isVisible()


def test_a_deck_with_an_index_needs_no_marks(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press_on(dialog.deck, Qt.Key.Key_Down)
    assert dialog.deck.value == "large"
    assert not dialog.marks.isVisible()


def test_what_comes_out_is_told(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.help.lines[0] == "14 pages in all."
    assert "flipped on the long edge" in dialog.help.lines[-1]
    press_on(dialog.backs, Qt.Key.Key_Space)
    assert dialog.help.lines[0] == "7 pages in all."
    assert "flipped" not in " ".join(dialog.help.lines)


def test_the_braille_is_explained_in_the_language_of_the_window(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press_on(dialog.content, Qt.Key.Key_Down)
    assert "⠇  l: light" in dialog.help.lines
    dialog.language_box.choose("fr")
    dialog.language_box.picked.emit("fr")
    assert "⠎  s: plain" in dialog.help.lines


def test_the_language_changes_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.retranslate(Language.load("es"))
    assert dialog.windowTitle() == "¿Qué quieres imprimir?"
    assert dialog.paper.currentText() in ("A4, 210 × 297 mm", "Carta, 216 × 279 mm")
    # What is on the paper is a choice of its own.
    assert dialog.language_box.value == "en"


def test_saving_by_keyboard(
    qtbot: QtBot, tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "labels"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    dialog = opened(qtbot)
    press_on(dialog.content, Qt.Key.Key_Down)
    press_on(dialog.save_button, Qt.Key.Key_Return)
    assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF")
    assert told == [f"The PDF is saved: 2 pages: {path}.pdf"]
    assert not dialog.isVisible()


def test_no_file_chosen_changes_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dialog = opened(qtbot)
    press_on(dialog.save_button, Qt.Key.Key_Space)
    assert dialog.isVisible()
    assert focused() is dialog.save_button


def test_a_file_that_cannot_be_written(qtbot: QtBot, tmp_path: Path, told: list[str]) -> None:
    dialog = opened(qtbot)
    dialog.content.choose("labels")
    dialog.save_to(tmp_path / "nowhere" / "labels.pdf")
    (text,) = told
    assert text.startswith("This did not work: The PDF cannot be saved.")
    assert "nowhere" in text
    # The choices are still there to try again.
    assert dialog.isVisible()


def test_cancelling_leaves_no_file(qtbot: QtBot, tmp_path: Path, told: list[str]) -> None:
    seen: list[str] = []

    def cancel() -> None:
        progress, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if isinstance(progress, QProgressDialog) and focus and progress.isAncestorOf(focus):
            seen.append(progress.labelText())
            press(Qt.Key.Key_Escape)

    timer = QTimer()
    timer.timeout.connect(cancel)
    timer.start(0)
    dialog = opened(qtbot)
    tab_to(dialog.save_button)
    dialog.save_to(tmp_path / "deck.pdf")
    timer.stop()
    assert seen
    assert seen[0].startswith("Page ") and seen[0].endswith(" of 14")
    assert told == []
    assert list(tmp_path.glob("*.pdf*")) == []
    assert dialog.isVisible()
    # Where the focus is once the window is active again.
    assert dialog.focusWidget() is dialog.save_button
