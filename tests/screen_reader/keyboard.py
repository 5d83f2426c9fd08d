"""Key presses as they come from a keyboard (XTEST), and pictures of the screen."""

from pathlib import Path

from PySide6.QtGui import QImage
from Xlib import XK, X
from Xlib.display import Display
from Xlib.error import BadWindow, CatchError
from Xlib.ext import xtest
from Xlib.protocol.event import ClientMessage
from Xlib.xobject.drawable import Window

from tests.screen_reader.desktop import wait_until

MODIFIERS = {"Shift": "Shift_L", "Ctrl": "Control_L", "Alt": "Alt_L"}
# Keys that have a name of more than one letter in Qt and in print, and another one in X.
KEYS = {"Enter": "Return", "Esc": "Escape", "Space": "space", "Backspace": "BackSpace"}


class Keyboard:
    """The keyboard and the screen of one display."""

    def __init__(self, display: str):
        self._display = Display(display)
        self._root = self._display.screen().root
        # A window's answer to a ping is sent to whoever listens to the root window.
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask | X.StructureNotifyMask)
        self._pings = 0

    def close(self) -> None:
        """Let go of the display."""
        self._display.close()

    def press(self, keys: str) -> None:
        """Press and let go of a key with its modifiers, such as `Tab`, `L`, `Shift+L`, `Ctrl+N`.

        A letter stands for its key, as on a keyboard; a sign such as `?` brings its own Shift.
        """
        *modifiers, key = keys.split("+") if len(keys) > 1 else [keys]
        key = key.lower() if len(key) == 1 else key
        codes = [self._code(MODIFIERS[name])[0] for name in modifiers]
        code, needs_shift = self._code(KEYS.get(key, key))
        if needs_shift and "Shift" not in modifiers:
            codes.append(self._code(MODIFIERS["Shift"])[0])
        for event, order in ((X.KeyPress, [*codes, code]), (X.KeyRelease, [code, *codes[::-1]])):
            for each in order:
                xtest.fake_input(self._display, event, each)
        self._display.sync()

    def wait_until_taken(self) -> None:
        """Return when the window with the focus has taken in all keys pressed so far.

        It gets a ping behind them, as window managers send it to see whether a window is alive.
        """
        window = self._display.get_input_focus().focus
        if isinstance(window, int):  # nobody has the focus
            return
        self._pings += 1
        ping = (self._atom("_NET_WM_PING"), self._pings, window.id, 0, 0)
        message = ClientMessage(
            window=window, client_type=self._atom("WM_PROTOCOLS"), data=(32, ping)
        )
        window.send_event(message, onerror=CatchError(BadWindow))
        wait_until(
            lambda: self._came_back(ping) or not exists(window), "the window to answer a ping"
        )

    def bring_to_front(self, pid: int) -> None:
        """Have the window manager give the focus to a program's window, as its task bar would."""
        for number in self._property(self._root, "_NET_CLIENT_LIST"):
            window = self._display.create_resource_object("window", number)
            if pid in self._property(window, "_NET_WM_PID"):
                by_a_pager = 2
                message = ClientMessage(
                    window=window,
                    client_type=self._atom("_NET_ACTIVE_WINDOW"),
                    data=(32, (by_a_pager, X.CurrentTime, 0, 0, 0)),
                )
                mask = X.SubstructureRedirectMask | X.SubstructureNotifyMask
                self._root.send_event(message, event_mask=mask)
        self._display.sync()

    def _property(self, window: Window, name: str) -> list[int]:
        found = window.get_full_property(self._atom(name), X.AnyPropertyType)
        return list(found.value) if found else []

    def _came_back(self, ping: tuple[int, ...]) -> bool:
        while self._display.pending_events():
            event = self._display.next_event()
            # The high bit says that a program sent it.
            if event.type & 0x7F == X.ClientMessage and tuple(event.data[1]) == ping:
                return True
        return False

    def _atom(self, name: str) -> int:
        return self._display.intern_atom(name)

    def _code(self, name: str) -> tuple[int, bool]:
        """The number of the key that has the sign, and whether only with Shift."""
        sign = XK.string_to_keysym(name) or (ord(name) if len(name) == 1 else 0)
        for code, level in self._display.keysym_to_keycodes(sign):
            if level in (0, 1):
                return code, level == 1
        raise ValueError(f"no key has {name!r}")

    def screenshot(self, path: Path) -> None:
        """Save a picture of the whole screen as a PNG file."""
        size = self._root.get_geometry()
        pixels = self._root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF).data
        image = QImage(pixels, size.width, size.height, QImage.Format.Format_RGB32)
        if not image.save(str(path)):
            raise OSError(f"cannot write {path}")


def exists(window: Window) -> bool:
    """Whether the window has not been closed yet."""
    try:
        window.get_attributes()
    except BadWindow:
        return False
    return True
