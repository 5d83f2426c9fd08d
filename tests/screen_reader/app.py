"""The program under test in a private desktop: seen, operated and heard as by its users."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

from koikoi_qt.ui.screen_reader import SETTLE_MS
from tests.screen_reader.atspi import Accessibility, Name, Node, matches
from tests.screen_reader.desktop import Desktop, wait_until
from tests.screen_reader.keyboard import Keyboard
from tests.screen_reader.orca import ScreenReader
from tests.screen_reader.processes import Child

# Where `-m` finds the program's and the tests' modules.
CHECKOUT = Path(__file__).parents[2]


class Workplace:
    """A desktop with what it takes to use programs in it; shared by many tests.

    `orca` is which of the Orcas runs in it: "older" or "newest".
    """

    def __init__(self, desktop: Desktop, screen_reader: ScreenReader, orca: str):
        self.orca = orca
        self.desktop = desktop
        self.screen_reader = screen_reader
        self.speech = screen_reader.speech
        self.accessibility = Accessibility(desktop.accessibility_bus)
        self.keyboard = Keyboard(desktop.environment["DISPLAY"])

    def close(self) -> None:
        """Let go of the desktop."""
        self.accessibility.close()
        self.keyboard.close()


class App:
    """A program started for one test; to be used as a context manager.

    `arguments` are what follows `python` on the command line, such as
    `["-m", "koikoi_qt", "--seed", "5"]`. `folder` is its `KOIKOI_DATA`, and gets its output
    (`output.log`).
    """

    def __init__(
        self,
        workplace: Workplace,
        arguments: Sequence[str],
        folder: Path,
        environment: Mapping[str, str] | None = None,
    ):
        self.speech = workplace.speech
        self.keyboard = workplace.keyboard
        self._eyes = workplace.accessibility
        self.orca = workplace.orca
        self.folder = folder
        self.speech.mark()
        self.child = Child(
            [sys.executable, *arguments],
            {
                **workplace.desktop.environment,
                "KOIKOI_DATA": str(folder),
                **(environment or {}),
            },
            folder / "output.log",
            cwd=CHECKOUT,
        )
        wait_until(self._is_there, f"the window of {arguments}", timeout=30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.stop()
        self.speech.settled()

    def _is_there(self) -> bool:
        self.child.check_running()
        root = self._eyes.application(self.child.pid)
        if root is None:
            return False
        self._root = root
        return any("active" in window.states for window in self.tree().children)

    # What is seen

    def tree(self) -> Node:
        """All of the program that assistive technology can see now."""
        return self._eyes.tree(self._root)

    def strings(self) -> list[str]:
        """All words that assistive technology could find now, shown or not.

        Names, descriptions, texts, values: what must stay hidden must not be among them.
        """
        return self.tree().strings()

    def find(self, name: Name, role: str | None = None, timeout: float = 10.0) -> Node:
        """The first thing that is showing and has this name, waited for.

        A name is a string in full or a compiled expression. AssertionError tells what is there.
        """
        return self._find(lambda: self.tree().find_all(name, role), name, timeout)

    def _find(self, look: Callable[[], list[Node]], name: Name, timeout: float = 10.0) -> Node:
        found: list[Node] = []

        def is_there() -> bool:
            found[:] = look()
            return bool(found)

        try:
            wait_until(is_there, f"something named {name!r}", timeout)
        except AssertionError as error:
            raise AssertionError(f"{error}; there is:\n{self.tree().outline()}") from None
        return found[0]

    def focused(self) -> Node | None:
        """The thing that has the keyboard focus, if any."""
        return self.tree().focus_owner()

    def wait_for_focus(self, name: Name, role: str | None = None, timeout: float = 10.0) -> Node:
        """The thing with the focus, once it is one of this name and role."""

        def look() -> list[Node]:
            node = self.focused()
            fits = node and matches(name, node.name) and role in (None, node.role)
            return [node] if node and fits else []

        return self._find(look, name, timeout)

    def extents(self, node: Node) -> tuple[int, int, int, int]:
        """Where a thing is on the screen: x, y, width, height in pixels."""
        return self._eyes.extents(node)

    def window(self) -> Node:
        """The window that is in front."""
        return next(window for window in self.tree().children if "active" in window.states)

    def in_sight(self, node: Node) -> bool:
        """Whether all of a thing lies within the window in front."""
        left, top, width, height = self.extents(self.window())
        x, y, w, h = self.extents(node)
        across = w > 0 and left <= x and x + w <= left + width
        return across and h > 0 and top <= y and y + h <= top + height

    def locale(self) -> str:
        """The language that the program says its texts are in, such as `fr_FR`."""
        return self._eyes.locale(self._root)

    def screenshot(self, path: Path) -> None:
        """Save a picture of the whole screen as a PNG file."""
        self.keyboard.screenshot(path)

    # What is done

    def press(self, target: Node | Name, role: str | None = None) -> None:
        """Press what has this name through assistive technology, not by key or mouse.

        What has a name but no action, such as a label, is passed over, and what cannot be pressed
        yet is waited for.
        """
        self._eyes.press(
            self._resolve(target, role, lambda n: n.actions and "sensitive" in n.states)
        )

    def choose(self, name: str) -> None:
        """Choose an entry of the menus, which need not be open for that."""
        entries = (node for node in self.tree().walk() if node.role == "menu item")
        self._eyes.choose(next(entry for entry in entries if entry.name == name))

    def focus(self, target: Node | Name, role: str | None = None) -> None:
        """Give it the keyboard focus through assistive technology."""
        self._eyes.focus(self._resolve(target, role, lambda n: "focusable" in n.states))

    def write(self, text: str, target: Node | Name, role: str | None = None) -> None:
        """Put a text into a field through assistive technology."""
        self._eyes.write(self._resolve(target, role, lambda n: "editable" in n.states), text)

    def _resolve(
        self, target: Node | Name, role: str | None, fits: Callable[[Node], object]
    ) -> Node:
        if isinstance(target, Node):
            return target
        return self._find(lambda: [*filter(fits, self.tree().find_all(target, role))], target)

    def key(self, *keys: str) -> None:
        """Press keys one after the other, such as `"Tab", "Shift+L", "1"`.

        Returns when the program has acted on them.
        """
        for each in keys:
            self.keyboard.press(each)
            self.keyboard.wait_until_taken()
            self._eyes.keys_taken(self._root)

    # What is heard

    def settled(self, *, announced: bool = True) -> list[str]:
        """What was said since the mark, once the screen reader has nothing more to say.

        The program has then done what it was asked to; only its work in other threads, and its
        timers, are not waited for, but for the one by which it holds words back from an older Orca:
        that, unless nothing is to be announced.
        """
        self._eyes.turn(self._root)
        if announced and self.orca == "older":
            time.sleep(1.1 * SETTLE_MS / 1000)  # Qt's timers may come a little late
            self._eyes.turn(self._root)
        return self.speech.settled()
