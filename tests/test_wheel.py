"""The wheel: built, installed into a fresh Python with no checkout in sight, and played in Spanish.

Only what the program depends on is lent from the Python that runs the tests.
"""

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from koikoi_qt import __version__

ROOT = Path(__file__).resolve().parent.parent
# Built and installed once, so all on one worker.
pytestmark = pytest.mark.xdist_group("wheel")

PLAY = """
import random, sys
from pathlib import Path
from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.record import Player, Record

rng = random.Random(5)
match = Match.new(Rules(months=3), rng)
while not match.finished:
    if match.turn is None:
        match, _ = match.deal(rng)
    else:
        match, _ = match.play(rng.choice(list(match.legal_moves)))
players = (Player("Ana"), Player("Luis"))
Record.from_match(match, players=players).save(Path(sys.argv[1]))
"""

# Enter, over and over, on whatever the window puts the focus on, until the match is over.
PRESS_ENTER = """
import random, sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.app import make_app
from koikoi_qt.ui.window import Window

def press():
    focused = window.focusWidget()
    if window.game is not None and window.game.session.match.finished:
        print(window.match_page.panel.prompt)
        app.quit()
    elif isinstance(focused, QAbstractButton):
        print(focused.text())
        QTest.keyClick(focused, Qt.Key.Key_Return)

app = make_app()
settings = Settings(months=1, level="easy", pace="instant", animation="off")
window = Window(app, settings, Language.load("es"), random.Random(5))
window.show()
timer = QTimer(app)
timer.timeout.connect(press)
timer.start(10)
sys.exit(app.exec())
"""

LOOK = """
import json, sys, koikoi_qt
from koikoi_qt.i18n import Language
from koikoi_qt.paths import resources_dir, translations_dir
print(json.dumps({
    "package": koikoi_qt.__file__,
    "path": sys.path,
    "resources": str(resources_dir()),
    "translations": str(translations_dir()),
    "languages": Language.available(),
    "names": [Language.load(code).name for code in Language.available()],
}))
"""


@dataclass(frozen=True)
class Installed:
    """A Python with the wheel in it."""

    folder: Path

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of this Python, away from the checkout, and return what it prints."""
        clean = {"PATH": os.environ["PATH"], "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            [self.folder / BIN / program, *arguments],
            cwd=self.folder,
            env=clean | {"KOIKOI_DATA": str(self.folder / "data")},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


BIN = "Scripts" if os.name == "nt" else "bin"


def build(folder: Path, kind: str) -> Path:
    """Build the wheel, "standard" or "editable", and return it."""
    code = f"from hatchling.build import build_{kind} as b; print(b({str(folder)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    fresh = Installed(tmp_path_factory.mktemp("installed"))
    venv.create(fresh.folder, with_pip=True)
    fresh.run("python", "-m", "pip", "install", "--no-deps", "--no-index", "-q", str(wheel))
    # A path in such a file lends what stands there; the checkout that an editable install of
    # the running Python points to is not read from it.
    own = fresh.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    (Path(own.strip()) / "lent.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return fresh


def files(folder: str, suffixes: Iterable[str] = ()) -> set[str]:
    """Return the files below a folder of the checkout, of these kinds or of any."""
    paths = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return {
        path.relative_to(ROOT).as_posix()
        for path in paths
        if not suffixes or path.suffix in suffixes
    }


def test_the_wheel_holds_package_catalogues_and_resources(wheel: Path) -> None:
    inside = {name.removeprefix("koikoi_qt/") for name in names(wheel)}
    tools = files("resources", {".py", ".pyc"})
    assert {name for name in inside if name.startswith("resources/")} == files("resources") - tools
    assert {name for name in inside if name.startswith("translations/")} == {
        name.replace(".po", ".mo") for name in files("translations", {".po"})
    }
    modules = {name.removeprefix("koikoi_qt/") for name in files("koikoi_qt", {".py"})}
    assert {name for name in inside if name.endswith(".py")} == modules
    assert any(name.endswith("licenses/LICENSE") for name in inside)


def test_an_editable_install_copies_nothing_that_could_grow_stale(tmp_path: Path) -> None:
    kinds = {Path(name).suffix for name in names(build(tmp_path, "editable"))}
    assert not kinds & {".mo", ".svg", ".py", ".png"}


def test_two_builds_are_the_same(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path, "wheel").read_bytes() == wheel.read_bytes()


def test_the_installed_program_finds_its_own_files(installed: Installed) -> None:
    found = json.loads(installed.run("python", "-c", LOOK))
    for name in ("package", "resources", "translations"):
        assert Path(found[name]).is_relative_to(installed.folder), found[name]
    assert str(ROOT) not in found["path"]
    assert found["languages"] == ["en", "es", "fr"]
    assert found["names"] == ["English", "Español", "Français"]


def test_the_installed_program_tells_its_version(installed: Installed) -> None:
    assert __version__ in installed.run("koikoi-cli", "--version")
    assert __version__ in installed.run("koikoi-qt", "--version")


def test_a_match_of_cpu_players(installed: Installed) -> None:
    match = ("--matches", "1", "--red", "easy", "--blue", "easy", "--months", "3")
    found = json.loads(installed.run("koikoi-cli", "simulate", *match, "--json"))
    assert found["matches"] == 1
    assert found["wins"]["red"] + found["wins"]["blue"] + found["draws"] == 1


def test_a_match_told_in_spanish(installed: Installed) -> None:
    record = installed.folder / "partida.koikoi"
    installed.run("python", "-c", PLAY, str(record))
    told = installed.run("koikoi-cli", "--language", "es", "replay", str(record))
    for words in ("Mes 1 de 3", "Mes 3 de 3", "Ana", "Luis", "roba", "La partida ha terminado"):
        assert words in told
    assert "plays" not in told
    checked = json.loads(installed.run("koikoi-cli", "replay", str(record), "--json"))
    assert checked["finished"]


def test_a_match_played_in_the_window_in_spanish(installed: Installed) -> None:
    start, *pressed, over = installed.run("python", "-c", PRESS_ENTER).splitlines()
    assert start == "Contra la CPU"
    assert pressed[0].startswith("Jugar Mes ")
    assert "partida" in over
