"""How words reach a screen reader.

Nearly everywhere a window can send an announcement event. Orca before version 45 does not listen
for it and reads notifications in a status bar instead, which a newer one would read as well: so
one way is chosen, by what is listened for, and again whenever a screen reader comes or goes.
"""

from collections.abc import Callable
from itertools import cycle

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

# The platforms on which Qt speaks to screen readers by way of AT-SPI.
AT_SPI_PLATFORMS = ("xcb", "wayland")
# Orca reads a notification some moments after it is told of it. So as not to have it find another
# text by then, notifications take turns.
NOTIFICATIONS_IN_TURN = 16
# Where many names change at once, as at each turn of a match, it drops what is not about the focus.
# What happened waits so long, while the focus is read, and what happens meanwhile is put to it.
SETTLE_MS = 800


class ScreenReader(QObject):
    """Tells whichever screen reader is running what to say, on behalf of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._notifications = NotificationBar(window)
        self._way: Callable[[str, bool], None] | None = None
        self._held: list[str] = []
        if QGuiApplication.platformName() not in AT_SPI_PLATFORMS:
            self._choose_way(hears_announcements=True)
            return
        from koikoi_qt.ui.atspi_registry import Registry

        registry = Registry(self)
        registry.answered.connect(self._choose_way)
        registry.ask()

    def tell(self, text: str, *, at_once: bool = False) -> None:
        """Have the text spoken after what is being spoken now.

        `at_once` is for what is said when nothing else changes.
        """
        if self._way is None:
            self._held.append(text)
        else:
            self._way(text, at_once)

    def forget(self) -> None:
        """Leave nothing of what was told where it could be found."""
        self._held.clear()
        self._notifications.clear()

    def _choose_way(self, hears_announcements: bool) -> None:
        self._way = self._announce if hears_announcements else self._notifications.show_text
        held, self._held = self._held, []
        for text in held:
            self._way(text, False)

    def _announce(self, text: str, at_once: bool) -> None:
        # Sent from any other object than the window it would be dropped.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))


class Notification(QWidget):
    """Seen by a screen reader as a notification, and by nobody else."""

    accessible_role = QAccessible.Role.Notification


class NotificationBar(QWidget):
    """A status bar of notifications that take turns; it has no size and is never shown."""

    accessible_role = QAccessible.Role.StatusBar

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        QAccessible.installFactory(_interface)
        self.hide()
        self.resize(0, 0)
        self._notifications = [Notification(self) for _ in range(NOTIFICATIONS_IN_TURN)]
        self._turns = cycle(self._notifications)
        self._waiting: list[str] = []
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self._show_waiting)

    def show_text(self, text: str, at_once: bool = False) -> None:
        """Have the text read as a notification, in a moment or at once."""
        self._waiting.append(text)
        if at_once:
            self._show_waiting()
        elif not self._settling.isActive():
            self._settling.start()

    def clear(self) -> None:
        """Take back the texts that were shown, and those that wait."""
        self._settling.stop()
        self._waiting.clear()
        for notification in self._notifications:
            if notification.accessibleName():
                notification.setAccessibleName("")

    def _show_waiting(self) -> None:
        self._settling.stop()
        notification = next(self._turns)
        notification.setAccessibleName(" ".join(self._waiting))
        self._waiting.clear()
        QAccessible.updateAccessibility(
            QAccessibleEvent(notification, QAccessible.Event.ObjectShow)
        )


def _interface(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """What a screen reader sees of widgets with an `accessible_role`; of others Qt decides that."""
    role = getattr(thing, "accessible_role", None)
    if isinstance(thing, QWidget) and isinstance(role, QAccessible.Role):
        return QAccessibleWidget(thing, role)
    return None
