"""Which Orcas a Debian release offers, and how each is started.

The release's own Orca is installed like any package. A newer one from the release's backports is
unpacked beside it into the user's cache, installed nowhere, so that both can be tested on one
machine: on Debian 12 the two need different ways of announcing.
"""

import fcntl
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

SYSTEM_LIBRARIES = Path("usr/lib") / f"{platform.machine()}-linux-gnu"
MODULES = Path("usr/lib/python3/dist-packages")
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
# Only Debian 12's own Orca still lacks announcements; elsewhere the newest is enough.
RELEASES_WITH_OLDER = ("bookworm",)


@dataclass(frozen=True)
class Orca:
    """One Orca: the command that starts it and what its environment needs besides."""

    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)


def release() -> str:
    """The code name of this Debian release, such as `bookworm`; empty when it has none."""
    return platform.freedesktop_os_release().get("VERSION_CODENAME", "")


def offered() -> tuple[str, ...]:
    """The names of the Orcas to test on this release, for `find`."""
    return ("older", "newest") if release() in RELEASES_WITH_OLDER else ("newest",)


def find(name: str) -> Orca:
    """The Orca of that name, unpacked if need be. RuntimeError when it cannot be had."""
    installed = Orca(("/usr/bin/python3", "/usr/bin/orca"))
    if name == "older":
        return installed
    return backported(cache_folder() / f"orca-{release()}-backports") or installed


def cache_folder() -> Path:
    """Where unpacked programs are kept from one test run to the next; safe to delete."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "koikoi-qt-tests"


def backported(folder: Path) -> Orca | None:
    """The Orca of the backports, unpacked into `folder` once; None when they have no newer one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            unpack_backport(folder)
    program = folder / MODULES / "start-orca"
    if not program.exists():
        return None
    libraries = folder / SYSTEM_LIBRARIES
    return Orca(
        ("/usr/bin/python3", str(program)),
        {
            "LD_LIBRARY_PATH": str(libraries),
            "GI_TYPELIB_PATH": str(libraries / "girepository-1.0"),
        },
    )


def unpack_backport(folder: Path) -> None:
    """Unpack the backports' Orca and what it needs newer than installed; empty without one."""
    target = f"{release()}-backports"
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        work = Path(temporary)
        apt = Apt(work / "apt", target)
        root = work / "root"
        root.mkdir()
        for package in apt.needed_for("orca"):
            apt.unpack(package, root)
        starter = root / "usr/bin/orca"
        if starter.exists():
            # A program's own folder comes first where Python looks, before the installed Orca.
            shutil.move(starter, root / MODULES / "start-orca")
        root.rename(folder)


class Apt:
    """apt with lists and a cache of its own, looking only at one suite of the archive in use."""

    def __init__(self, folder: Path, suite: str):
        self.suite = suite
        self.downloads = folder / "downloads"
        for path in (self.downloads, folder / "lists/partial", folder / "cache/archives/partial"):
            path.mkdir(parents=True)
        source = folder / "sources.list"
        source.write_text(f"deb [signed-by={KEYRING}] {archive()} {suite} main\n")
        settings = {
            "Dir::Etc::sourcelist": source,
            "Dir::Etc::sourceparts": "/dev/null",
            "Dir::State::lists": folder / "lists",
            "Dir::Cache": folder / "cache",
            "APT::Sandbox::User": "root",
        }
        self.options = [
            word for key, value in settings.items() for word in ("-o", f"{key}={value}")
        ]
        self._run("update")

    def needed_for(self, package: str) -> list[str]:
        """The packages of the suite that installing `package` from it would bring."""
        lines = self._run(
            "-t", self.suite, "--no-install-recommends", "--print-uris", "install", package
        )
        return [line.split()[1].partition("_")[0] for line in lines.splitlines()]

    def unpack(self, package: str, root: Path) -> None:
        """Fetch the package and lay its files under `root`."""
        self._run("download", f"{package}/{self.suite}")
        (archive_file,) = self.downloads.glob(f"{package}_*.deb")
        subprocess.run(["dpkg-deb", "--extract", archive_file, root], check=True)

    def _run(self, *words: str) -> str:
        return run(["apt-get", "-qq", *self.options, *words], self.downloads)


def archive() -> str:
    """The address that apt's own configuration has for this release's packages."""
    wanted = ["--format", "$(CODENAME) $(REPO_URI)", "Created-By: Packages"]
    for line in run(["apt-get", "indextargets", *wanted]).splitlines():
        codename, _, address = line.partition(" ")
        if codename == release():
            return address
    raise RuntimeError(f"apt knows no archive for {release()}: see /etc/apt/sources.list")


def run(command: list[str], folder: Path | None = None) -> str:
    """A command's output; RuntimeError with what it wrote when it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout
