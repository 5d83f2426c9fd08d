"""A program that makes the screen reader say a word: `sentinel.py`, words come on standard input.

Each line read is announced by a window that is never shown and so never has focus. A screen reader
takes events in the order in which they come, so when the word is heard, it has said all that it had
to say before. It is sent as a notification, which every Orca speaks, and not by the announcer of
the program under test.
"""

import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QStatusBar, QWidget


class Notification(QWidget):
    """A widget that assistive technology sees as a notification."""


def make_interface(_key: str, widget: object) -> QAccessibleInterface | None:
    """The accessible face of a Notification; of anything else Qt makes its own."""
    if isinstance(widget, Notification):
        return QAccessibleWidget(widget, QAccessible.Role.Notification)
    return None


def main() -> None:
    app = QApplication(sys.argv)
    app.setApplicationName("sentinel")
    QAccessible.installFactory(make_interface)
    bar = QStatusBar()
    word = Notification(bar)
    bar.winId()

    def announce() -> None:
        line = sys.stdin.readline()
        if not line:
            app.quit()
            return
        word.setAccessibleName(line.strip())
        for kind in (QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow):
            QAccessible.updateAccessibility(QAccessibleEvent(word, kind))

    commands = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    commands.activated.connect(announce)
    app.exec()


if __name__ == "__main__":
    main()
