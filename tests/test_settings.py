"""The settings file: what is kept, what is refused and how that is said."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings

ENGLISH = Language.load("en")

CHANGED = Settings(
    language="fr",
    mode="two_players",
    level="hard",
    months=3,
    preset="french_table",
    rules={"months": 3, "points": {"goko": 15}},
    pace="wait",
    verbosity="full",
    announcements={"drawn": False},
    theme="high_contrast",
    text_size=300,
    animation="off",
    deck="large",
    marks=False,
    view="top_down",
    sound_volume=40,
    voice_volume=100,
    shortcuts={"read_field": "G", "read_hand": ""},
    geometry="AdnQywADAAA=",
)

WRONG: list[tuple[str, Any, str]] = [
    ("language", 5, "a text such as fr or null"),
    ("language", "../..", "a text such as fr or null"),
    ("level", "godlike", "easy, medium, hard, or master"),
    ("level", ["easy"], "easy, medium, hard, or master"),
    ("months", 0, "a whole number from 1 to 12"),
    ("months", 13, "a whole number from 1 to 12"),
    ("months", 3.0, "a whole number from 1 to 12"),
    ("months", "3", "a whole number from 1 to 12"),
    ("months", True, "a whole number from 1 to 12"),
    ("pace", 0, "instant or wait or a number from 0.1 to 60"),
    ("pace", "slow", "instant or wait or a number from 0.1 to 60"),
    ("marks", 1, "true or false"),
    ("marks", None, "true or false"),
    ("rules", [], "names with their values"),
    ("announcements", {"drawn": "no"}, "names with their values"),
    ("shortcuts", {"read_field": 5}, "names with their values"),
    ("text_size", 1000, "a whole number from 100 to 300"),
]


@pytest.fixture
def path(data_folder: Path) -> Path:
    data_folder.mkdir()
    return data_folder / "settings.json"


def test_without_a_file_all_is_as_usual(data_folder: Path) -> None:
    found = Settings.load()
    assert found == Settings()
    assert not found.problems
    assert not (data_folder / "settings.json").exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    CHANGED.save()
    assert path.exists()
    assert Settings.load() == CHANGED
    assert Settings.load(path) == CHANGED


def test_each_setting_is_saved(path: Path) -> None:
    different = [
        f.name for f in fields(Settings) if getattr(CHANGED, f.name) == getattr(Settings(), f.name)
    ]
    assert different == ["others", "problems"]


@pytest.mark.parametrize(("name", "value", "allowed"), WRONG)
def test_a_wrong_value_falls_back_and_is_reported(
    name: str, value: object, allowed: str, path: Path
) -> None:
    path.write_text(json.dumps({"theme": "dark", name: value}), "utf-8")
    found = Settings.load()
    assert found == Settings(theme="dark")
    (problem,) = found.problems
    text = problem.text(ENGLISH)
    assert text.startswith(f"{path}: the setting {name} is {json.dumps(value)}. ")
    assert allowed in text


@pytest.mark.parametrize("value", [0.1, 1, 2.5, 60, "instant", "wait"])
def test_the_pace_is_seconds_or_a_word(value: float | str, path: Path) -> None:
    path.write_text(json.dumps({"pace": value}), "utf-8")
    found = Settings.load()
    assert (found.pace, found.problems) == (value, ())


def test_what_a_newer_version_wrote_is_kept(path: Path) -> None:
    path.write_text('{"aura": {"on": true}, "months": 6}', "utf-8")
    found = Settings.load()
    assert (found.months, found.problems) == (6, ())
    replace(found, months=9).save()
    assert json.loads(path.read_text("utf-8"))["aura"] == {"on": True}
    assert Settings.load().months == 9


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe\x00",
        b"{'level': 'easy'}",
        b"[" * 100_000,
        b"\x00" * 50,
    ],
    ids=["empty", "cut off", "list", "null", "text", "no UTF-8", "quotes", "deep", "zeros"],
)
def test_a_damaged_file_is_moved_aside(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    found = Settings.load()
    aside = path.with_name("settings.json.damaged-1")
    (problem,) = found.problems
    assert found == Settings()
    assert aside.read_bytes() == content
    assert not path.exists()
    assert str(path) in problem.text(ENGLISH) and str(aside) in problem.text(ENGLISH)
    found.save()
    assert Settings.load() == Settings()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "esto no es JSON: hay un error en la línea 1, columna 2"),
        (b"[]", "no es un objeto de nombres y valores"),
        (b'"\xff"', "el archivo no es texto UTF-8 (byte 1)"),
        (b"[" * 100_000, "esto no es JSON"),
    ],
)
def test_what_is_wrong_with_the_file_is_said_in_the_language(
    content: bytes, reason: str, path: Path
) -> None:
    path.write_bytes(content)
    (problem,) = Settings.load().problems
    assert f"está dañado ({reason})" in problem.text(Language.load("es"))


def test_a_file_that_cannot_be_read_does_not_block_the_start(path: Path) -> None:
    path.mkdir()
    found = Settings.load()
    (problem,) = found.problems
    assert found == Settings()
    assert problem.text(ENGLISH).startswith(f"{path}: cannot be read (")


def test_a_data_folder_that_cannot_be_made_does_not_block_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KOIKOI_DATA", str(tmp_path / "file/below"))
    found = Settings.load()
    (problem,) = found.problems
    assert found == Settings()
    assert "cannot be read" in problem.text(ENGLISH)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(sorted(Settings.allowed())) | st.text(), JSON))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_whatever_a_file_holds_the_program_starts_and_saves(data_folder: Path, found: Any) -> None:
    path = data_folder / "settings.json"
    data_folder.mkdir(exist_ok=True)
    path.write_text(json.dumps(found), "utf-8")
    loaded = Settings.load()
    for problem in loaded.problems:
        assert problem.text(ENGLISH)
    loaded.save()
    assert not Settings.load().problems
