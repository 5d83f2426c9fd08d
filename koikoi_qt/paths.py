"""Where the program's own files are, where the user's files go, and how they are written."""

import contextlib
import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resources_dir() -> Path:
    """Return the folder of card art, help pages, sounds and icons."""
    return _beside_or_inside("resources")


def translations_dir() -> Path:
    """Return the folder that holds one folder for each translated language."""
    return _beside_or_inside("translations")


def _beside_or_inside(name: str) -> Path:
    """Return a folder inside the package (a wheel), else beside it (a checkout)."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data_dir() -> Path:
    """Return the folder of the user's files, made if need be; KOIKOI_DATA=DIR overrides it.

    Where it cannot be made, whoever reads or writes there gets the OSError that says why.
    """
    override = os.environ.get("KOIKOI_DATA")
    folder = Path(override) if override else _usual_data_folder() / "koikoi-qt"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _usual_data_folder() -> Path:
    """Return where programs of this system keep a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support"
    # The XDG specification says that a relative path here is invalid and must be ignored.
    xdg = os.environ.get("XDG_DATA_HOME", "")
    return Path(xdg) if Path(xdg).is_absolute() else Path.home() / ".local/share"


def write_atomically(path: Path, content: str | bytes) -> None:
    """Replace a file's content so that whoever looks finds all of the old or all of the new.

    Text is written as UTF-8 with the line ends it has. Raises OSError, with the old file
    untouched, when the folder is missing, not writable or full.
    """
    data = content.encode() if isinstance(content, str) else content
    # A name of its own, since two processes may write the same file at once.
    new = path.with_name(f".{path.name}.{os.urandom(4).hex()}.new")
    try:
        _write_through(new, data)
        os.replace(new, path)  # noqa: PTH105 - each system call stands alone, see tests/killing.py
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        # A full disk names no file, and the other name means nothing to whoever is told.
        error.filename, error.filename2 = str(path), None
        raise
    _sync_folder(path.parent)


def move_aside(path: Path) -> Path:
    """Rename a damaged file to NAME.damaged-N, the first N that is free, and return that."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return path.rename(aside)


def _write_through(path: Path, data: bytes) -> None:
    """Write a new file and wait until it is on the disk."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o666)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(folder: Path) -> None:
    """Make a rename survive a power cut, where folders can be synchronised (not on Windows)."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
