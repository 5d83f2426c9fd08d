"""The command line: what is asked for, what is wrong with it, and what comes out."""

import argparse
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from koikoi_qt import __version__
from koikoi_qt.__main__ import main
from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.record import MOST_BYTES, Player, Record
from koikoi_qt.settings import Settings
from tests.games.walk import walk

HEAVY = ("PySide6", "shiboken6", "numpy", "babel", "koikoi_qt.cpu", "koikoi_qt.ui")
SIMULATE = ["simulate", "--matches", "2", "--red", "easy", "--blue", "random", "--months", "1"]

ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parent.parent)}


@pytest.fixture(autouse=True)
def argparse_as_it_was() -> Iterator[None]:
    """The command line teaches argparse a language for the whole process."""
    before = dict(vars(argparse))
    yield
    vars(argparse).update(before)


@pytest.fixture
def match() -> Match:
    *_, last = walk(Rules(months=2), random.Random(1))
    return last


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "Ana y Luc.koikoi"
    Record.from_match(match, (Player("Ana"), Player("Luc"))).save(path)
    return path


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as its user does."""
    return subprocess.run(
        [sys.executable, "-m", "koikoi_qt", *arguments],
        env=ENVIRONMENT | environment,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def imported_by(*arguments: str) -> set[str]:
    """Return which heavy packages a command imports."""
    code = (
        "import sys; from koikoi_qt.__main__ import main; assert main(sys.argv[1:]) == 0;"
        f"print(*[name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stderr.split())


# What is imported.


def test_replay_imports_nothing_heavy(file: Path) -> None:
    assert imported_by("replay", str(file), "--json") == set()
    assert imported_by("--language", "es", "replay", str(file)) <= {"babel"}
    assert imported_by("--version") == set()


def test_simulate_imports_no_window() -> None:
    assert imported_by(*SIMULATE) <= {"numpy", "babel", "koikoi_qt.cpu"}


# Options.


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"koikoi-qt {__version__}\n"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["usage:", "play in a window", "show this help", "--seed N", "commands:"]),
        ("es", ["uso:", "juega en una ventana", "muestra esta ayuda", "órdenes:"]),
        ("fr", ["usage\N{NO-BREAK SPACE}:", "jouer dans une fenêtre", "afficher cette aide"]),
    ],
)
def test_help_in_each_language(
    code: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", code, "--help"]) == 0
    said = capsys.readouterr().out
    for word in words:
        assert word in said


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["simulate"]])
def test_help_is_all_translatable(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "qps", *command, "--help"]) == 0
    said = re.sub(r"⟦[^⟦⟧]*⟧", "", capsys.readouterr().out)
    left = set(re.findall(r"(?<![\w{,-])[a-z]{4,}(?![\w}-])", said))
    assert left <= {"koikoi", "play", "replay", "simulate"}


def test_the_language_may_stand_anywhere(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["--language", "es", "replay", str(file)],
        ["replay", str(file), "--language", "es"],
    ):
        assert main(arguments) == 0
        assert "Mes 1 de 2" in capsys.readouterr().out


def test_the_language_is_the_chosen_one(
    file: Path, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data_folder.mkdir()
    (data_folder / "settings.json").write_text('{"language": "fr"}')
    assert main(["replay", str(file)]) == 0
    assert "Mois 1 sur 2" in capsys.readouterr().out
    assert main(["--language", "en", "replay", str(file)]) == 0
    assert "Month 1 of 2" in capsys.readouterr().out


def test_wrong_settings_are_told(
    file: Path, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data_folder.mkdir()
    (data_folder / "settings.json").write_text('{"text_size": 5}')
    assert main(["replay", str(file), "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] is True
    assert "text_size" in said.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--language", "xx"], "language 'xx': not known; allowed: en, es, fr"),
        (["--language"], "argument --language: expected one argument"),
        (["--seed", "x"], "argument --seed: 'x' is not a whole number"),
        (["play", "--seed", "1.5"], "argument --seed: '1.5' is not a whole number"),
        (["replai"], "invalid choice: 'replai' (choose from"),
        (["host"], "invalid choice: 'host'"),
        (["--lang", "es"], "koikoi-qt: error: "),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "a", "b"], "unrecognized arguments: b"),
        (["--jsn"], "unrecognized arguments: --jsn"),
        (["--language", "es", "replay"], "faltan estos argumentos: ARCHIVO"),
        (["simulate", "--red", "easy", "--blue", "easy"], "required: --matches"),
        ([*SIMULATE, "--preset", "x"], "argument --preset: invalid choice: 'x' (choose from"),
    ],
)
def test_wrong_options_are_explained(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert message in said.err


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = []
    for arguments in (["--seed", "5", *SIMULATE, "--json"], [*SIMULATE, "--json", "--seed", "5"]):
        assert main(arguments) == 0
        said = json.loads(capsys.readouterr().out)
        assert said["matches"] == 2
        outcomes.append((said["wins"], said["points_per_month"]))
    assert outcomes[0] == outcomes[1]


# Replay.


def test_replay_as_data(match: Match, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert len(said.out.splitlines()) == 1
    data = json.loads(said.out)
    assert data.keys() == {"months", "scores", "finished", "result"}
    assert data["scores"] == list(match.scores)
    assert [set(month) for month in data["months"]] == [
        {"dealer", "winner", "how", "base", "scores", "yaku", "calls"}
    ] * 2


def test_replay_as_sentences(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Month 1 of 2. ")
    assert lines[-1].startswith("The match is over.")


def test_a_wrong_move_is_named_with_its_place(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(file.read_text("utf-8"))
    data["months"][1]["moves"][2] = "play 13X"
    file.write_text(json.dumps(data), "utf-8")
    for options in ([], ["--json"]):
        assert main(["replay", str(file), *options]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"koikoi-qt: {file}: month 2, move 3 ('play 13X'): cannot read")
        assert len(said.err.splitlines()) == 1


def test_what_is_wrong_with_a_record_is_said_in_the_language_asked_for(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(file.read_text("utf-8"))
    held = data["months"][0]["deck"][24]
    data["months"][0]["moves"][0] = f"play {held}"
    file.write_text(json.dumps(data), "utf-8")
    assert main(["--language", "es", "replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        f"koikoi-qt: {file}: mes 1, jugada 1 ('play {held}'): 'play {held}' no es una jugada "
        f"válida: {held} no está en la mano; jugadas válidas ahora: play "
    )
    assert main(["--language", "fr", "replay", str(file / "x")]) == 2
    assert "x\N{NO-BREAK SPACE}: ce fichier ou ce dossier n'existe pas" in capsys.readouterr().err


def test_an_unknown_language_is_told_in_the_chosen_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Settings(language="es").save()
    assert main(["--language", "xx"]) == 2
    assert "idioma 'xx': no se conoce; se permiten: en, es, fr" in capsys.readouterr().err


def bad_files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield files that are no record, and what must be said of each."""
    contents = {
        "empty": (b"", "not JSON"),
        "noise": (bytes(range(256)) * 10, "not UTF-8"),
        "latin": ("{'ñ'}".encode("latin-1"), "not UTF-8"),
        "deep": (b"[" * 100_000, "nested too deeply"),
        "deep objects": (b'{"rules":' * 100_000, "nested too deeply"),
        "huge": (b"[" + b"1," * MOST_BYTES, "larger than"),
        "long number": (b'{"version": ' + b"1" * 10_000 + b"}", "too long a number"),
        "list": (b"[1, 2]", "must stand"),
        "surrogate": (b'{"\\ud800": "\\udfff"}', "unknown key"),
        "line\nbreak": (b"{}", "is missing"),
        "zeros": (b"\0" * 100, "not JSON"),
    }
    for name, (content, message) in contents.items():
        path = folder / name
        path.write_bytes(content)
        yield path, message
    yield folder, "this is a folder, not a file"
    yield folder / "none", "there is no such file"
    yield folder / "empty" / "below", "there is no such file"
    yield folder / ("n" * 300), "the name is too long"


def test_what_is_no_record_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, message in bad_files(tmp_path):
        assert main(["replay", str(path), "--json"]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert message in said.err
        assert path.name.partition("\n")[0][:20] in said.err
        assert len(said.err.splitlines()) == 1


def test_a_terminal_without_our_letters(file: Path) -> None:
    done = run("--language", "fr", "replay", str(file), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_has_had_enough(file: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "koikoi_qt", "replay", str(file)],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 1


def test_the_same_as_a_module_and_without_a_display() -> None:
    assert run("--version").stdout == f"koikoi-qt {__version__}\n"
    done = run(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("koikoi-qt: There is no display")
