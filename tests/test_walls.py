"""Who may import whom: the rooms of the house and the walls between them, read from the code."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "koikoi_qt"
QT = {"PySide6", "shiboken6"}

# The rooms, what stands in them beside the folder or module of that name, and what they may
# import: other rooms and third-party packages. The standard library and the room itself always.
IN_ROOM = {"pseudo": "i18n", "choices": "settings"}
MAY_IMPORT: dict[str, set[str]] = {
    "games": set(),
    "cpu": {"games", "numpy"},
    "paths": set(),
    "i18n": {"babel", "paths"},
    "wording": {"games", "i18n"},
    "settings": {"paths"},
    "play": {"games", "cpu", "wording", "paths", "settings"},
    "rooms": {"games", "wording", "i18n", "paths", "websockets"},
    "terminal": {"play", "wording", "i18n", "settings"},
    "table": {"games", "wording", "i18n", "paths", *QT},
    "system_check": {"i18n"},
}
EVERYTHING = {"ui", "__main__"}
THIRD_PARTY = {"babel", "numpy", "websockets", *QT}

# The rules of the games are the same whenever and wherever they are played.
NOT_IN_GAMES = {"time", "datetime", "secrets", "uuid", "gettext", "locale", "importlib"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def names(paths: list[Path]) -> list[str]:
    return [path.relative_to(PACKAGE).as_posix() for path in paths]


def imported(path: Path, tree: ast.AST | None = None) -> Iterator[str]:
    """Yield the full name of everything that a module imports, wherever in the module."""
    package = ["koikoi_qt", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(tree or ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            start = [*above, *filter(None, [node.module])]
            yield from (".".join([*start, alias.name]) for alias in node.names)


def room(path: Path) -> str:
    """Return the room of a module of ours."""
    name = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return IN_ROOM.get(name, name)


def neighbour(name: str) -> str | None:
    """Return the room or third-party package of an imported name; None for the standard library."""
    top, *rest = name.split(".")
    if top == "koikoi_qt":
        return IN_ROOM.get(rest[0], rest[0])
    return None if top in sys.stdlib_module_names else top


def neighbours(path: Path, tree: ast.AST | None = None) -> set[str]:
    """Return all rooms and third-party packages that a module imports from."""
    return {each for name in imported(path, tree) if (each := neighbour(name)) is not None}


def trespasses(path: Path, tree: ast.AST | None = None) -> set[str]:
    """Return what a module imports and may not."""
    here = room(path)
    allowed = MAY_IMPORT[here] | {here, "__version__"}
    return neighbours(path, tree) - allowed


def test_every_module_has_a_room() -> None:
    known = MAY_IMPORT.keys() | EVERYTHING | {"__init__"}
    assert {room(path) for path in modules()} <= known


@pytest.mark.parametrize("path", modules(), ids=names(modules()))
def test_walls(path: Path) -> None:
    if room(path) in MAY_IMPORT:
        assert not trespasses(path)
    else:
        assert neighbours(path) <= MAY_IMPORT.keys() | EVERYTHING | THIRD_PARTY | {"__version__"}


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if room(path) == "games"],
    ids=names([path for path in modules() if room(path) == "games"]),
)
def test_games_know_no_clock_and_no_random_source_of_their_own(path: Path) -> None:
    found = set(imported(path))
    assert not {name.split(".")[0] for name in found} & NOT_IN_GAMES
    # Random is the type of what is passed in; the functions of the module share one source.
    assert {name for name in found if name.startswith("random")} <= {"random.Random"}
    assert not calls(path, "Random", "SystemRandom", "urandom")


def calls(path: Path, *functions: str) -> set[str]:
    """Return which of these functions a module calls, by their last name."""
    called = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called.add(ast.unparse(node.func).split(".")[-1])
    return called & set(functions)


def test_koikoi_and_hanabi_do_not_know_each_other() -> None:
    for game, other in (("koikoi", "hanabi"), ("hanabi", "koikoi")):
        for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
            found = [n for n in imported(path) if n.startswith(f"koikoi_qt.games.{other}")]
            assert not found, path


FUNCTIONS = (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)


def test_the_command_line_imports_nothing_heavy_before_it_must() -> None:
    path = PACKAGE / "__main__.py"
    tree = ast.parse(path.read_text("utf-8"))
    at_once = ast.Module([node for node in tree.body if not isinstance(node, FUNCTIONS)], [])
    assert neighbours(path, at_once) <= {"i18n", "paths", "settings", "system_check", "__version__"}


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("games/koikoi/month.py", "import numpy", {"numpy"}),
        ("games/koikoi/month.py", "from ...i18n import N_", {"i18n"}),
        ("games/koikoi/month.py", "from ..common import Seat", set()),
        ("games/koikoi/month.py", "def f():\n    import koikoi_qt.cpu.koikoi", {"cpu"}),
        ("wording/cards.py", "from PySide6.QtWidgets import QLabel", {"PySide6"}),
        ("wording/cards.py", "from koikoi_qt import games, play", {"play"}),
        ("wording/cards.py", "from koikoi_qt.paths import data_dir", {"paths"}),
        ("settings.py", "from koikoi_qt.i18n import Language", {"i18n"}),
        ("settings.py", "from koikoi_qt.paths import data_dir", set()),
        ("rooms/server.py", "from PySide6 import QtCore\nimport websockets", {"PySide6"}),
        ("cpu/koikoi/easy.py", "import json, numpy.typing\nfrom koikoi_qt.games import x", set()),
    ],
)
def test_the_walls_would_be_seen_through(module: str, line: str, found: set[str]) -> None:
    assert trespasses(PACKAGE / module, ast.parse(line)) == found
