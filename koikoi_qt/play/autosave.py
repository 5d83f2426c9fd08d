"""The match that was left: kept at every move, offered again, never in the way of a start."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from koikoi_qt.games.record import Record, RecordError
from koikoi_qt.paths import data_dir, move_aside, write_atomically

FILE_NAME = "autosave.koikoi"


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A save that could not be used: why, and where it is now (None: it could not be moved)."""

    path: Path
    error: RecordError | OSError
    aside: Path | None


def path() -> Path:
    """Return where the match is kept."""
    return data_dir() / FILE_NAME


def keep(record: Record) -> None:
    """Keep a match as far as it has come; `OSError` if it cannot be written."""
    write_atomically(path(), record.to_json())


def keeper(failed: Callable[[OSError], None]) -> Callable[[Record], None]:
    """Return what keeps a match and, where that is not possible, says so and lets play go on.

    It is said once, and again only when keeping has worked in between.
    """
    works = True

    def keep_or_tell(record: Record) -> None:
        nonlocal works
        worked, works = works, True
        try:
            keep(record)
        except OSError as error:
            works = False
            if worked:
                failed(error)

    return keep_or_tell


def kept() -> Record | DamagedSave | None:
    """Return the match that was left, None if there is none; a damaged file is moved aside."""
    try:
        record = Record.load(path())
        # Whether it can be gone on with shows only when it is played through.
        record.match()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (RecordError, OSError) as error:
        return DamagedSave(path(), error, _moved_aside())
    return record


def _moved_aside() -> Path | None:
    try:
        return move_aside(path())
    except OSError:
        return None


def forget() -> None:
    """Remove the match that was left, and its reviews: it is over, or was ended by choice.

    Where that is not possible, it is merely offered again.
    """
    # The start does not wait for what reads and writes reviews.
    from koikoi_qt.play import reviews

    with contextlib.suppress(OSError):
        path().unlink(missing_ok=True)
        reviews.forget(path())
