"""Programs that the harness starts: logged to a file, and never outliving the tests."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Child:
    """A running program whose output goes to `log`; killed when this process ends, however."""

    def __init__(
        self,
        argv: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        *,
        pass_fds: Sequence[int] = (),
        stdin: int = subprocess.DEVNULL,
        cwd: Path | None = None,
    ):
        self.argv = list(argv)
        self.log = log
        with log.open("ab") as output:
            # setpriv: the kernel ends the program with us, even when we are killed.
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", "--", *argv],
                env=dict(environment),
                stdin=stdin,
                stdout=output,
                stderr=subprocess.STDOUT,
                pass_fds=tuple(pass_fds),
                cwd=cwd,
            )

    @property
    def pid(self) -> int:
        """Its process number (setpriv becomes the program, so it is the program's own)."""
        return self.process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return self.process.poll() is None

    def output(self) -> str:
        """All that it wrote so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def check_running(self) -> None:
        """Raise RuntimeError with its output when it has ended."""
        if not self.running:
            raise RuntimeError(
                f"{self.argv[0]} ended with {self.process.returncode}:\n{self.output()}"
            )

    def stop(self, patience: float = 3.0) -> int:
        """Ask it to end, kill it after `patience` seconds; gives its exit status."""
        if self.process.stdin:
            self.process.stdin.close()
        self.process.terminate()
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
