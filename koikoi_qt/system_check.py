"""What a window needs from the system, checked before Qt, which only aborts, finds it missing."""

import ctypes
import os
import socket
import sys
from pathlib import Path

from koikoi_qt.i18n import Language

# Library and the Debian package that holds it.
_ALWAYS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
}
_FOR_PLATFORM = {
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
    "xcb": {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
}

# Where each kind of display is named, in the order in which Qt tries them.
_VARIABLES = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}


def missing_for_display(t: Language) -> str | None:
    """Return one line saying what keeps a window from opening and what to do, None if nothing."""
    if sys.platform in ("win32", "darwin"):
        return None
    platforms = _platforms()
    if not platforms:
        return _no_display(t)
    # Qt takes the first that works.
    problems = [_missing_for(platform, t) for platform in platforms]
    return None if None in problems else problems[-1]


def _platforms() -> list[str]:
    """Return the kinds of display that Qt will try: those asked for, else those that are there."""
    if asked := os.environ.get("QT_QPA_PLATFORM"):
        return [name.split(":")[0] for name in asked.split(";")]
    return [platform for platform, variable in _VARIABLES.items() if os.environ.get(variable)]


def _missing_for(platform: str, t: Language) -> str | None:
    needed = _ALWAYS | _FOR_PLATFORM.get(platform, {})
    if missing := [file for file in needed if not _loads(file)]:
        return t.ngettext(
            "A library that windows need is missing: {files}."
            " On Debian and Ubuntu, install it with: sudo apt install {packages}",
            "Libraries that windows need are missing: {files}."
            " On Debian and Ubuntu, install them with: sudo apt install {packages}",
            len(missing),
        ).format(files=", ".join(missing), packages=" ".join(needed[file] for file in missing))
    answers = _ANSWERS.get(platform)
    if answers is not None and not answers():
        display = os.environ.get(_VARIABLES[platform])
        if not display:
            return _no_display(t)
        return t.gettext(
            "The display {display} cannot be reached: start the program in a desktop session."
        ).format(display=display)
    return None


def _no_display(t: Language) -> str:
    return t.gettext("There is no display: start the program in a desktop session.")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _x11_answers() -> bool:
    """Open and close a connection to the X server, as Qt is about to do."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _wayland_answers() -> bool:
    """Connect to the compositor, as Qt is about to do; its library would print on its own."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True
    name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
    with socket.socket(socket.AF_UNIX) as door:
        try:
            door.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)))
        except OSError:
            return False
    return True


_ANSWERS = {"wayland": _wayland_answers, "xcb": _x11_answers}
