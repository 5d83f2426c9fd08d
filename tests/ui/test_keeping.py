"""A disk that takes nothing, and files that make no sense: the window opens, and play goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from koikoi_qt.paths import data_dir
from koikoi_qt.play import autosave
from koikoi_qt.settings import FILE_NAME
from koikoi_qt.ui.window import FIRST_HEIGHT, FIRST_WIDTH, Window
from tests.ui.driving import game_of, open_window, wait_for_person
from tests.ui.keys import press

NOT_KEPT = "The match cannot be kept"
LOOK_EVERY_MS = 20


@pytest.fixture
def told(qapp: QApplication) -> Iterator[list[str]]:
    """Collect what message boxes tell, and close them."""
    texts: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            texts.append(box.text())
            box.accept()

    timer = QTimer(interval=LOOK_EVERY_MS)
    timer.timeout.connect(read)
    timer.start()
    yield texts
    timer.stop()


def play_three_turns(qtbot: QtBot, window: Window, told: list[str]) -> None:
    """Start a match that cannot be kept, make three moves, and leave it."""
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(NOT_KEPT in text for text in told))
    # What a window manager does when a dialog has closed.
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for _ in range(3):
        wait_for_person(qtbot, window)
        press(Qt.Key.Key_Return)
    wait_for_person(qtbot, window)
    assert len(game_of(window).session.match.history) > 3
    window.matches.leave_result()
    assert window.pages.currentWidget() is window.start_page


def test_a_match_that_cannot_be_kept_goes_on_and_that_is_told_once(
    qtbot: QtBot, told: list[str]
) -> None:
    with open_window(qtbot) as window:
        # A folder stands where the file should be, which not even root can overwrite.
        autosave.path().mkdir()
        play_three_turns(qtbot, window, told)
    assert sum(NOT_KEPT in text for text in told) == 1


def test_a_data_folder_that_cannot_be_made_stops_nothing(
    qtbot: QtBot, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KOIKOI_DATA", str(tmp_path / "file/below"))
    with open_window(qtbot) as window:
        play_three_turns(qtbot, window, told)
    assert sum(NOT_KEPT in text for text in told) == 1


def test_settings_that_cannot_be_kept_are_used_and_that_is_told_once(
    qtbot: QtBot, told: list[str]
) -> None:
    with open_window(qtbot) as window:
        path = data_dir() / FILE_NAME
        path.mkdir()
        for size in (125, 150):
            window.change(text_size=size)
        assert window.settings.text_size == 150
        qtbot.waitUntil(lambda: bool(told))
        path.rmdir()
        window.change(text_size=100)
        path.unlink()
        path.mkdir()
        window.change(text_size=200)
    shown = [text.replace("\N{ZERO WIDTH SPACE}", "") for text in told]
    # What, where and why; not which number the system has for it.
    assert shown == [f"The settings cannot be kept.\n{path}: this is a folder, not a file"] * 2


def test_what_is_wrong_with_a_record_is_told_in_the_windows_language(
    qtbot: QtBot, told: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.koikoi"
    path.write_text("{}")
    with open_window(qtbot, "fr") as window:
        window.matches.show_record(path, window._look())
    assert told[0].endswith("\nl'enregistrement\N{NO-BREAK SPACE}: la clé 'format' manque")


def test_a_damaged_save_is_told_in_the_windows_language(qtbot: QtBot, told: list[str]) -> None:
    autosave.path().parent.mkdir(exist_ok=True)
    autosave.path().write_text("[")
    with open_window(qtbot, "fr") as window:
        window.matches.look_for_kept()
    assert "erreur à la ligne 1, colonne 2" in told[0]


def test_a_record_that_is_not_there_is_told_by_its_name(
    qtbot: QtBot, told: list[str], tmp_path: Path
) -> None:
    with open_window(qtbot) as window:
        window.matches.show_record(tmp_path / "a.koikoi", window._look())
    assert [text.replace("\N{ZERO WIDTH SPACE}", "") for text in told] == [
        f"{tmp_path / 'a.koikoi'}: there is no such file or folder"
    ]


@pytest.mark.parametrize("geometry", ["é", "abc", "AAAA", "=", "١٢٣"])
def test_a_geometry_that_makes_no_sense_is_the_usual_one(geometry: str, qtbot: QtBot) -> None:
    with open_window(qtbot, geometry=geometry) as window:
        assert (window.width(), window.height()) == (FIRST_WIDTH, FIRST_HEIGHT)
