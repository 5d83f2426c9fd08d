"""Whether the system asks for less motion."""

import sys
from typing import Final

from PySide6.QtWidgets import QApplication

_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows' name for whether controls and windows move."""


def wants_less_motion() -> bool:
    """Ask Qt where it knows, which it does from 6.12 on; before, Windows itself."""
    hints = QApplication.styleHints()
    # Qt has these hints from 6.10 on, and the one on motion from 6.12 on.
    if hasattr(hints, "accessibility") and hasattr(hints.accessibility(), "motionPreference"):
        preference = getattr(hints.accessibility(), "motionPreference")()  # noqa: B009
        return bool(preference.name == "ReducedMotion")
    return not _windows_moves()


def _windows_moves() -> bool:
    if sys.platform != "win32":
        return True
    import ctypes

    moves = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(
        _GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0
    )
    return bool(moves.value)
