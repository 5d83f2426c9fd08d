"""Kill a process at its n-th file operation, to see what is left on the disk.

Run as a script it calls a function of a module: killing.py N MODULE FUNCTION ARGUMENT…
"""

import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

OPERATIONS = ("open", "write", "fsync", "close", "replace", "rename", "unlink", "mkdir")


def runs_to_the_end(n: int, module: str, function: str, *arguments: str) -> bool:
    """Call a function in a process that is killed just before its n-th file operation (from 1).

    Returns False when it was killed, True when it came to its end before that. Raises
    CalledProcessError when it failed in another way.
    """
    command = [sys.executable, __file__, str(n), module, function, *arguments]
    done = subprocess.run(command, check=False)
    if done.returncode == -signal.SIGKILL:
        return False
    done.check_returncode()
    return True


def _counted(operation: Callable[..., Any], count: Callable[[], None]) -> Callable[..., Any]:
    def counting(*arguments: Any, **options: Any) -> Any:
        count()
        return operation(*arguments, **options)

    return counting


def _main(n: str, module: str, function: str, *arguments: str) -> None:
    called = getattr(importlib.import_module(module), function)
    rest = iter(range(int(n) - 1))

    def count() -> None:
        if next(rest, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    for name in OPERATIONS:
        setattr(os, name, _counted(getattr(os, name), count))
    called(*arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    _main(*sys.argv[1:])
