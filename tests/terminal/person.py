"""A person at a terminal: reads what is written up to the next question, and types."""

import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
MARK = "> "


class Person:
    """Runs the program with pipes. `heard` is every line written so far."""

    def __init__(self, *arguments: str, home: Path | None = None) -> None:
        places = {"HOME": str(home)} if home else {}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "koikoi_qt", "play", "--terminal", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env={**os.environ, "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24", **places},
            text=True,
            encoding="utf-8",
            bufsize=1,
        )
        self.heard: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()

    def listen(self) -> list[str]:
        """Read to the next question or the end; return the lines, without those of the mark."""
        assert self._process.stdout is not None
        text = ""
        while not (text == MARK or text.endswith(f"\n{MARK}")):
            letter = self._process.stdout.read(1)
            if not letter:
                break
            text += letter
        lines = text.removesuffix(MARK).splitlines()
        self.heard += lines
        return lines

    def type(self, text: str) -> list[str]:
        """Type a line and read what comes."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\n")
        self._process.stdin.flush()
        return self.listen()

    def end(self) -> int:
        """Close the input and return the exit code; the last lines are in `heard`."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self.listen()
        return self._process.wait(timeout=60)


def choices(lines: list[str]) -> dict[int, str]:
    """Return the numbered lines by their numbers."""
    found = (re.fullmatch(r"(\d+)\s?: (.*)\.", line) for line in lines)
    return {int(match[1]): match[2] for match in found if match}
