"""Where files are, and that a file is never half written, whenever the program is killed."""

import itertools
import os
import sys
from pathlib import Path

import pytest

from koikoi_qt.paths import data_dir, move_aside, resources_dir, translations_dir, write_atomically
from tests.killing import runs_to_the_end

OLD, NEW = "old\n" * 1000, "neu: ñ, é\n" * 1000


def write_new(path: str) -> None:
    """Write the new text; run in a process that is killed."""
    write_atomically(Path(path), NEW)


def test_program_files_are_there() -> None:
    assert resources_dir().name == "resources"
    assert (translations_dir() / "es").is_dir()


def test_data_folder_is_made(data_folder: Path) -> None:
    assert not data_folder.exists()
    assert data_dir() == data_folder
    assert data_folder.is_dir()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the rule of other systems")
@pytest.mark.parametrize(
    ("xdg", "expected"),
    [
        ("{home}/xdg", "xdg/koikoi-qt"),
        ("relative", ".local/share/koikoi-qt"),
        ("", ".local/share/koikoi-qt"),
    ],
)
def test_data_folder_by_xdg(
    xdg: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KOIKOI_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", xdg.format(home=tmp_path))
    assert data_dir() == tmp_path / expected


def test_text_and_bytes_are_written_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, "año\nmois : é\r\n")
    assert path.read_bytes() == "año\nmois : é\r\n".encode()
    write_atomically(path, b"\x00\x0a")
    assert path.read_bytes() == b"\x00\x0a"
    write_atomically(path, "")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_killed_at_any_moment_a_file_is_all_old_or_all_new(tmp_path: Path) -> None:
    path = tmp_path / "file"
    seen = []
    for n in itertools.count(1):
        path.write_text(OLD, "utf-8")
        if runs_to_the_end(n, "tests.test_paths", "write_new", str(path)):
            break
        seen.append(path.read_text("utf-8"))
    assert set(seen) == {OLD, NEW}
    assert seen == sorted(seen, key=[OLD, NEW].index)
    assert path.read_text("utf-8") == NEW


@pytest.mark.parametrize("operation", ["open", "write", "fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_alone(
    operation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "file"
    path.write_text(OLD, "utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(os, operation, full)
        with pytest.raises(OSError, match="No space left") as raised:
            write_atomically(path, NEW)
    assert (raised.value.filename, raised.value.filename2) == (str(path), None)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert path.read_text("utf-8") == OLD


def test_short_writes_are_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:100]))
    write_atomically(tmp_path / "file", NEW)
    assert (tmp_path / "file").read_text("utf-8") == NEW


def test_damaged_files_are_kept_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    for n in (1, 2, 3):
        path.write_text(str(n), "utf-8")
        assert move_aside(path) == tmp_path / f"file.json.damaged-{n}"
        assert not path.exists()
    assert (tmp_path / "file.json.damaged-2").read_text("utf-8") == "2"
