"""A person at the keyboard: every key goes to where the focus is."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_MOST_STOPS = 200


def focused() -> QWidget:
    """Return what has the focus; there must be something."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def press(*keys: Qt.Key) -> None:
    """Press keys one after the other."""
    for key in keys:
        QTest.keyClick(focused(), key)


def type_in(text: str) -> None:
    """Type a text."""
    QTest.keyClicks(focused(), text)


def tab_to(widget: QWidget) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(_MOST_STOPS):
        if QApplication.focusWidget() is widget:
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {widget}")


def press_on(widget: QWidget, *keys: Qt.Key) -> None:
    """Go to a widget by Tab and press keys there."""
    tab_to(widget)
    press(*keys)
