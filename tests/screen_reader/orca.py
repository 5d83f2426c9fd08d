"""A real Orca in a private desktop, its speech written down."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.screen_reader.desktop import Desktop, wait_until
from tests.screen_reader.orca_versions import Orca
from tests.screen_reader.speech import Speech, SpeechLog
from tests.screen_reader.speech_server import SpeechServer

# "tab" and "space" at each key press are of no interest, nor are sounds.
PREFERENCES = {"enableKeyEcho": False, "enableSound": False}
PROFILE = {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}
SETTINGS = {
    "general": PREFERENCES,
    "profiles": {"default": PROFILE | PREFERENCES},
    "pronunciations": {},
    "keybindings": {},
}
SENTINEL = Path(__file__).with_name("sentinel.py")
SENTINEL_WORDS = re.compile(r"sentinel \d+\.?")


class ScreenReader:
    """An Orca in a desktop; `speech` is what it says."""

    def __init__(self, desktop: Desktop, orca: Orca):
        self._desktop = desktop
        self._command = orca.command
        self._log = SpeechLog(SENTINEL_WORDS)
        self._server = SpeechServer(desktop.folder / "speech.socket", self._log)
        self.speech = Speech(self._log, self._pass_sentinel)
        self._sentinels = 0
        self._write_settings()
        self._environment = {
            "SPEECHD_ADDRESS": f"unix_socket:{desktop.folder / 'speech.socket'}",
            "PATH": f"{self._hide_other_orcas()}:{desktop.environment['PATH']}",
            **orca.environment,
        }
        self._sentinel = desktop.start(
            [sys.executable, str(SENTINEL)], log="sentinel", stdin=subprocess.PIPE
        )
        self.start()

    def start(self) -> None:
        """Start Orca; return when it speaks and takes notice of other programs."""
        self.speech.mark()
        self._orca = self._desktop.start(self._command, log="orca", environment=self._environment)
        wait_until(self._has_spoken, "the first words of Orca", timeout=60)
        wait_until(self._hears_sentinel, "Orca to hear other programs", timeout=60)

    def stop(self) -> None:
        """End Orca; the recording goes on."""
        self._orca.stop()

    def close(self) -> None:
        """End Orca and the recording of its speech."""
        self.stop()
        self._sentinel.stop()
        self._server.stop()

    def _has_spoken(self) -> bool:
        self._orca.check_running()
        return bool(self.speech.texts())

    def _write_settings(self) -> None:
        folder = Path(self._desktop.environment["XDG_DATA_HOME"]) / "orca"
        folder.mkdir(parents=True)
        (folder / "user-settings.conf").write_text(json.dumps(SETTINGS))

    def _hide_other_orcas(self) -> Path:
        """A folder of programs in which Orca's look for others of its kind finds none.

        An Orca refuses to start beside another of the same user, and we want one for each worker
        (and never to disturb that of whoever runs the tests).
        """
        folder = self._desktop.folder / "programs"
        folder.mkdir()
        pgrep = folder / "pgrep"
        pgrep.write_text("#!/bin/sh\nexit 1\n")
        pgrep.chmod(0o755)
        return folder

    def _hears_sentinel(self) -> bool:
        """Whether a sentinel comes through: not while either program is still starting."""
        return self._log.wait_for_own(self._send_sentinel(), timeout=0.5)

    def _pass_sentinel(self) -> None:
        """Return when Orca has said all that events before this moment made it say.

        An older Orca drops some events when very many come at once, the sentinel's too.
        """
        for _ in range(10):
            word = self._send_sentinel()
            if self._log.wait_for_own(word, timeout=3):
                return
        raise AssertionError(f"Orca never said {word!r}")

    def _send_sentinel(self) -> str:
        self._sentinels += 1
        word = f"sentinel {self._sentinels}"
        assert self._sentinel.process.stdin
        self._sentinel.process.stdin.write(f"{word}\n".encode())
        self._sentinel.process.stdin.flush()
        return word
