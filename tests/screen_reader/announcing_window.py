"""A window with a button for each way of announcing."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout, QWidget

from koikoi_qt.ui.announcer import Announcer, Priority
from koikoi_qt.ui.screen_reader import NotificationBar

MANY = 100


class AnnouncingWindow(QMainWindow):
    """Its buttons do what their labels say."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Announcing window")
        self.announcer = Announcer(self)
        self.notifications = NotificationBar(self)
        actions: dict[str, Callable[[], object]] = {
            "Say": lambda: self.announcer.say("One sentence."),
            "Burst": self.burst,
            "Move and say": self.move_and_say,
            "Say and move": self.say_and_move,
            "Event": self.send_event,
            "Notification": lambda: self.notifications.show_text("By notification."),
            "Many": self.say_many,
            "Repeat": self.announcer.repeat,
            "Forget": self.announcer.forget,
        }
        body = QWidget()
        column = QVBoxLayout(body)
        self.buttons = {label: QPushButton(label) for label in actions}
        for label, button in self.buttons.items():
            button.clicked.connect(actions[label])
            column.addWidget(button)
        self.setCentralWidget(body)

    def burst(self) -> None:
        """Several things at once, of which one is superseded and one urgent."""
        self.announcer.say("Old state.", Priority.BACKGROUND, "state")
        self.announcer.say("It happened.")
        self.announcer.say("Then this.")
        self.announcer.say("New state.", Priority.BACKGROUND, "state")
        self.announcer.say("Decide now.", Priority.NOW)

    def say_many(self) -> None:
        """One sentence in each of many turns of the event loop, faster than Orca takes them."""
        numbers = iter(range(1, MANY + 1))
        timer = QTimer(self, interval=1)

        def say_next() -> None:
            if number := next(numbers, None):
                self.announcer.say(f"Sentence {number}.")
            else:
                timer.stop()

        timer.timeout.connect(say_next)
        timer.start()

    def move_and_say(self) -> None:
        """The focus settled, then the announcement."""
        self.buttons["Repeat"].setFocus()
        self.announcer.say("Said after the move.")

    def say_and_move(self) -> None:
        """The announcement, and the focus settled in the same turn of the event loop."""
        self.announcer.say("Said before the move.")
        self.buttons["Repeat"].setFocus()

    def send_event(self) -> None:
        """The event that the announcer sends to newer screen readers."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, "By event."))


def main() -> None:
    app = QApplication(sys.argv)
    app.setApplicationName("announcing-window")
    window = AnnouncingWindow()
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
