"""A window that cannot open says what is missing, before Qt aborts."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from koikoi_qt.i18n import Language
from koikoi_qt.system_check import missing_for_display

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="X11 and Wayland only")

ENGLISH = Language.load("en")
ASK = (
    "from koikoi_qt.i18n import Language; from koikoi_qt.system_check import missing_for_display;"
    "print(missing_for_display(Language.load('en')))"
)


def test_offscreen_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert missing_for_display(ENGLISH) is None


def test_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    text = missing_for_display(ENGLISH)
    assert text == "There is no display: start the program in a desktop session."


def test_a_display_that_is_asked_for_and_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", "")
    text = missing_for_display(ENGLISH)
    assert text == "There is no display: start the program in a desktop session."


def test_a_display_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":4999")
    text = missing_for_display(ENGLISH)
    assert text is not None
    assert text.startswith("The display :4999 cannot be reached")


def test_a_compositor_that_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_SOCKET"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-9")
    text = missing_for_display(ENGLISH)
    assert text is not None
    assert text.startswith("The display wayland-9 cannot be reached")
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-9"))
        compositor.listen()
        assert missing_for_display(ENGLISH) is None


@pytest.mark.parametrize(
    ("libraries", "packages"),
    [
        (["libxcb-cursor.so.0"], ["libxcb-cursor0"]),
        (["libEGL.so.1", "libxkbcommon-x11.so.0"], ["libegl1", "libxkbcommon-x11-0"]),
    ],
)
def test_missing_libraries_are_named_with_their_packages(
    libraries: list[str], packages: list[str], tmp_path: Path
) -> None:
    # An empty file that is found first cannot be loaded, as if the library were not there.
    for library in libraries:
        (tmp_path / library).touch()
    display = {"LD_LIBRARY_PATH": str(tmp_path), "QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4999"}
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env=os.environ | display,
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = done.stdout.splitlines()
    assert f"missing: {', '.join(libraries)}. " in line
    assert line.endswith(f"sudo apt install {' '.join(packages)}")


def test_the_program_says_it_in_one_line_and_ends() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "koikoi_qt", "--language", "fr"],
        env=environment | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4999"},
        cwd=Path(__file__).resolve().parent.parent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line == (
        "koikoi-qt: L'écran :4999 est inaccessible\N{NO-BREAK SPACE}:"
        " lancez le programme dans une session graphique."
    )
