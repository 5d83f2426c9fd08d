"""A private desktop: screen, session bus, accessibility bus and window manager, seen by nobody.

Nothing of the user's own session is used or changed: home, settings and buses are temporary.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from jeepney import DBusAddress, Properties, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.screen_reader.packages import check_packages
from tests.screen_reader.processes import Child

A11Y_BUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
A11Y_STATUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
# Of the real session these must not leak in: they would lead to the user's own desktop.
FOREIGN = ("WAYLAND_DISPLAY", "SESSION_MANAGER", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE", "XAUTHORITY")


def wait_until(condition: Callable[[], object], what: str, timeout: float = 15.0) -> None:
    """Return when the condition holds; AssertionError naming `what` after `timeout` seconds."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {timeout} s in vain: {what}")
        time.sleep(0.01)


class Desktop:
    """The running desktop. `environment` is what programs in it are started with."""

    def __init__(self, screen: str = "1280x1000x24"):
        check_packages()
        self.folder = Path(tempfile.mkdtemp(prefix="koikoi-desktop-"))
        self._children: list[Child] = []
        self.environment = self._private_environment()
        try:
            self._start_screen(screen)
            self._start_session_bus()
            self._start_accessibility_bus()
            self.start(["openbox"], log="openbox")
        except BaseException:
            self.close()
            raise

    def start(
        self,
        argv: Sequence[str],
        *,
        log: str,
        environment: Mapping[str, str] | None = None,
        pass_fds: Sequence[int] = (),
        stdin: int = subprocess.DEVNULL,
    ) -> Child:
        """Start a program that ends with the desktop; its output goes to a log of that name."""
        child = Child(
            argv,
            self.environment | dict(environment or {}),
            self.folder / "logs" / f"{log}.log",
            pass_fds=pass_fds,
            stdin=stdin,
        )
        self._children.append(child)
        return child

    def close(self) -> None:
        """End everything, newest first, and remove the temporary folder."""
        for child in reversed(self._children):
            child.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _private_environment(self) -> dict[str, str]:
        home, run = self.folder / "home", self.folder / "run"
        for folder in (home, run, self.folder / "logs"):
            folder.mkdir()
        run.chmod(0o700)
        inherited = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        return inherited | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "XDG_SESSION_TYPE": "x11",
            "GSETTINGS_BACKEND": "memory",
            # Orca's own words, and the system language that a program finds, are English.
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LOGGING_RULES": "qt.accessibility.atspi=false",
        }

    def _start_and_read(self, argv: Sequence[str]) -> str:
        """Start a program that writes a line to a file descriptor when it is ready."""
        reader, writer = os.pipe()
        filled = [word.format(fd=writer) for word in argv]
        child = self.start(filled, log=argv[0], pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as ready:
            line = ready.readline().strip()
        if not line:
            child.process.wait(5)
            child.check_running()
        return line

    def _start_screen(self, screen: str) -> None:
        options = ["-displayfd", "{fd}", "-nolisten", "tcp", "-noreset"]
        number = self._start_and_read(["Xvfb", *options, "-screen", "0", screen])
        self.environment["DISPLAY"] = f":{number}"

    def _start_session_bus(self) -> None:
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={fd}"]
        )

    def _start_accessibility_bus(self) -> None:
        """Qt's bridge is on when the status says so; asking for the bus starts it."""
        with open_dbus_connection(self.environment["DBUS_SESSION_BUS_ADDRESS"]) as session:
            reply = session.send_and_get_reply(new_method_call(A11Y_BUS, "GetAddress"), timeout=20)
            self.accessibility_bus: str = reply.body[0]
            for name in ("IsEnabled", "ScreenReaderEnabled"):
                setting = Properties(A11Y_STATUS).set(name, "b", True)
                session.send_and_get_reply(setting, timeout=20)
