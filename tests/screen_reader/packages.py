"""The Debian packages that the harness needs, each known by a file that it brings.

Tests that lack one fail with its name; they are never skipped. `tests/system-packages.txt` lists
the same packages for installation.
"""

import shutil
from pathlib import Path

# Programs on the path, and the package that brings each.
PROGRAMS = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "openbox": "openbox",
    "setpriv": "util-linux",
    "orca": "orca",
}
# Files, by pattern under the root folder.
FILES = {
    "usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "usr/lib/python3/dist-packages/speechd/client.py": "python3-speechd",
    "usr/lib/python3/dist-packages/pyatspi/__init__.py": "python3-pyatspi",
    "usr/lib/python3/dist-packages/psutil/__init__.py": "python3-psutil",
    "usr/lib/python3/dist-packages/setproctitle/__init__.py": "python3-setproctitle",
    "usr/lib/python3/dist-packages/dbus/__init__.py": "python3-dbus",
    "usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml": (
        "gsettings-desktop-schemas"
    ),
    "usr/lib/*/girepository-1.0/Wnck-3.0.typelib": "gir1.2-wnck-3.0",
    "usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "usr/lib/*/libxcb-cursor.so.0": "libxcb-cursor0",
    "usr/lib/*/libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "usr/lib/*/libxcb-icccm.so.4": "libxcb-icccm4",
    "usr/lib/*/libxcb-keysyms.so.1": "libxcb-keysyms1",
    "usr/lib/*/libxcb-image.so.0": "libxcb-image0",
    "usr/lib/*/libxcb-render-util.so.0": "libxcb-render-util0",
    "usr/lib/*/libxcb-shape.so.0": "libxcb-shape0",
    "usr/lib/*/libEGL.so.1": "libegl1",
    "usr/lib/*/libGL.so.1": "libgl1",
    "usr/share/fonts/truetype/dejavu/DejaVuSans.ttf": "fonts-dejavu-core",
}


def missing_packages() -> list[str]:
    """The packages that have to be installed before a desktop can start."""
    programs = [package for name, package in PROGRAMS.items() if not shutil.which(name)]
    return programs + [
        package for pattern, package in FILES.items() if not any(Path("/").glob(pattern))
    ]


def check_packages() -> None:
    """Raise RuntimeError that names what to install when something is missing."""
    if missing := missing_packages():
        raise RuntimeError(
            "the screen reader tests need Debian packages that are not installed: "
            f"apt-get install {' '.join(missing)}"
        )
