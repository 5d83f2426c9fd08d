"""Every screen of the program, walked in the pseudo-language with usual and with large text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.i18n import PSEUDO as PSEUDO_CODE
from koikoi_qt.paths import data_dir
from koikoi_qt.ui.help_dialog import HelpDialog
from koikoi_qt.ui.theme import SMALLEST_TEXT, THEMES
from koikoi_qt.ui.window import Window
from tests.ui.driving import open_window
from tests.ui.screens import SCREENS, visit
from tests.ui.walk import (
    LARGEST_TEXT,
    SMALLEST,
    assert_named,
    assert_not_clipped,
    check,
    focusable,
    is_on_table,
    settle,
)

# The same in every language: names of languages, of the program, and files.
NAMES = (
    *("English", "Español", "Français", "koikoi-qt", "Koi-Koi"),
    *("settings.json", "text_size", "theme", "pink"),
    # A deck brings its own name.
    *("Classic", "Large index"),
)


@pytest.fixture(scope="module", params=[SMALLEST_TEXT, LARGEST_TEXT], ids="{}%".format)
def text_size(request: pytest.FixtureRequest) -> int:
    size: int = request.param
    return size


@pytest.fixture
def window(qtbot: QtBot, text_size: int) -> Iterator[Window]:
    """The real window, as small as it can be, with long texts."""
    with open_window(qtbot, PSEUDO_CODE, text_size=text_size, theme="light") as window:
        window.resize(SMALLEST)
        settle()
        yield window


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_clipped_untranslated_or_unnamed(window: Window, screen: str) -> None:
    visit(window, screen, lambda shown: look_through(fitted(shown), (*NAMES, str(data_dir()))))


def look_through(shown: QWidget, names: tuple[str, ...]) -> None:
    if isinstance(shown, HelpDialog):
        # Its pages are files in languages of their own.
        assert_not_clipped(shown)
        assert_named(shown)
    else:
        check(shown, names)


def fitted(shown: QWidget) -> QWidget:
    """Make a dialog no larger than the smallest window; what asks or tells has its own size."""
    if not isinstance(shown, QMessageBox):
        shown.resize(shown.size().boundedTo(SMALLEST))
        settle()
    return shown


@pytest.mark.parametrize("screen", SCREENS)
def test_the_focus_is_seen_everywhere(window: Window, screen: str) -> None:
    visit(window, screen, look_for_rings)


def look_for_rings(shown: QWidget) -> None:
    """Give the focus to everything that takes it, and look for the ring around it."""
    without = []
    for widget in list(focusable(fitted(shown))):
        if is_on_table(widget):
            continue
        before = widget.size()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert widget.hasFocus()
        assert widget.size() == before
        share = ring_share(widget.grab().toImage())
        if share < 1:
            without.append((widget, share))
    assert not without


def ring_share(image: QImage) -> float:
    """Return which share of a picture's rim has the ring's colour; its round corners are left."""
    ring, corner = THEMES["light"].focus, 8
    right, bottom = image.width() - 1, image.height() - 1
    across, down = range(corner, right - corner), range(corner, bottom - corner)
    rim = [(x, y) for x in across for y in (0, bottom)]
    rim += [(x, y) for y in down for x in (0, right)]
    return sum(image.pixelColor(x, y).name() == ring for x, y in rim) / len(rim)
