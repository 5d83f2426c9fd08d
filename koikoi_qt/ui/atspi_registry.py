"""What the screen readers of a Linux desktop listen for, asked of the accessibility registry."""

from typing import cast

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusError, QDBusMessage

# Service, object and interface.
BUS = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
CHANGES = ("EventListenerRegistered", "EventListenerDeregistered")
ANNOUNCEMENT = '"object:announcement'


class Registry(QObject):
    """Emits `answered` with whether announcements are listened for, at first and at each change.

    True too when nobody listens for anything, or there is no registry to be asked. Nothing is ever
    waited for: the first answer takes some milliseconds, in which the program goes on.
    """

    answered = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None
        self._asking = self._changed_since = False

    def ask(self) -> None:
        """Find the registry and begin to ask it."""
        _call(QDBusConnection.sessionBus(), (*BUS, "GetAddress"), self, "_reach(QDBusMessage)")

    @Slot(QDBusMessage)
    def _reach(self, reply: QDBusMessage) -> None:
        (address,) = reply.arguments()
        self._bus = QDBusConnection.connectToBus(address, "accessibility")
        for change in CHANGES:
            self._bus.connect(*REGISTRY, change, self, _slot("_ask_listeners()"))
        self._ask_listeners()

    @Slot()
    def _ask_listeners(self) -> None:
        # A screen reader that starts registers some forty events one by one.
        self._changed_since = self._asking
        if self._asking:
            return
        self._asking = True
        assert self._bus
        _call(self._bus, (*REGISTRY, "GetRegisteredEvents"), self, "_learn(QDBusMessage)")

    @Slot(QDBusMessage)
    def _learn(self, reply: QDBusMessage) -> None:
        self._asking = False
        if self._changed_since:
            self._ask_listeners()
            return
        # A list of pairs, listener and event, which PySide cannot take apart but can print.
        events = repr(reply).lower()
        nobody = '"' not in events.partition("contents=")[2]
        self.answered.emit(nobody or ANNOUNCEMENT in events)

    @Slot(QDBusError, QDBusMessage)
    def _no_answer(self, _error: QDBusError, _call: QDBusMessage) -> None:
        self.answered.emit(True)


def _call(
    bus: QDBusConnection, method: tuple[str, str, str, str], receiver: Registry, answer: str
) -> None:
    """Call a method whose answer comes to a slot of the receiver, errors to `_no_answer`."""
    message = QDBusMessage.createMethodCall(*method)
    no_answer = _slot("_no_answer(QDBusError,QDBusMessage)")
    if not bus.callWithCallback(message, receiver, _slot(answer), no_answer):
        receiver.answered.emit(True)


def _slot(signature: str) -> bytes:
    # PySide's annotations ask for bytes, PySide itself for text.
    return cast("bytes", SLOT(signature))
