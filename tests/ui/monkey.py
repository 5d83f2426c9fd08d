"""Random hands on the real window: a seeded stream of everything a person can do, and checks.

    python -m tests.ui.monkey SEED STEPS

Whatever goes wrong ends it with a code other than 0: an exception anywhere, a warning of Qt, a
crash, a focus that is nowhere, a hidden card's name, a save that is not the match. The steps
stand on standard output. It writes in a temporary folder only.
"""

import contextlib
import faulthandler
import gc
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid

from koikoi_qt.games.record import Player, Record
from koikoi_qt.i18n import Language
from koikoi_qt.settings import Settings
from koikoi_qt.ui.app import make_app
from koikoi_qt.ui.window import Window
from koikoi_qt.wording.panel import Command
from tests.ui.eyes import Eyes, names, watch
from tests.ui.matches import AGAINST_CPU, SIDE_BY_SIDE, played

Key, Mods = Qt.Key, Qt.KeyboardModifier
LETTERS = [Key(code) for code in (*range(Key.Key_A, Key.Key_Z + 1), *range(0x30, 0x3A))]
COMMON = [
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape),
    *(Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_F1, Key.Key_F6, Key.Key_F10, Key.Key_Menu),
    *(Key.Key_Question, Key.Key_Comma, Key.Key_Period, Key.Key_Plus, Key.Key_Minus),
    *(Key.Key_Delete, Key.Key_Backspace, Key.Key_Insert, Key.Key_Alt, Key.Key_Shift),
]
MODIFIERS = [Mods.NoModifier] * 8 + [Mods.ShiftModifier, Mods.ControlModifier, Mods.AltModifier]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BUTTONS = [*[LEFT] * 4, RIGHT, Qt.MouseButton.MiddleButton]
CHOICES: dict[str, Sequence[object]] = {
    "language": (None, "en", "es", "fr"),
    "theme": ("system", "light", "dark", "high_contrast"),
    "text_size": (100, 125, 200, 300),
    "verbosity": ("brief", "normal", "full"),
    "view": ("perspective", "top_down"),
    "pace": ("instant", "wait", 0.1, 0.5),
    "animation": ("off", "fast", "normal", "slow"),
    "level": ("easy", "medium", "easy", "medium", "hard", "master"),
    "marks": (True, False),
    "sound_volume": (0, 50),
    "voice_volume": (0, 50),
}
PRESS, PRESS_AGAIN = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
MOVE, RELEASE = QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
DEEPEST = 6
"""So many dialogs over each other, and the topmost is closed."""

"""The focus may be nowhere while something closes, but not for so many steps."""


class Monkey:
    """Takes steps in whatever event loop is running, also in those of dialogs."""

    def __init__(self, seed: int, steps: int, folder: Path) -> None:
        self.rng = random.Random(seed)
        self.steps, self.step = steps, 0
        self.app = make_app()
        self.files = _make_files(folder)
        self.faults: list[str] = []
        self.eyes = Eyes(self.rng)
        self._depth = 0
        self._next = QTimer()
        self.window = self._open()

    # Its life.

    def run(self) -> int:
        """Take all steps; return the program's exit code."""
        while self.step < self.steps and not self.faults:
            self._go_on_in(0)
            self.app.exec()
            self.log("quit")
            self._next.stop()
            if self.step < self.steps:
                self.window.deleteLater()
                self.app.processEvents()
                self.window = self._open()
        self.window.close()
        for fault in self.faults:
            print("FAULT", fault, flush=True)
        return 1 if self.faults else 0

    def _open(self) -> Window:
        settings = Settings.load()
        rng = random.Random(self.rng.random())
        window = Window(self.app, settings, Language.load(self.rng.choice(["en", "fr"])), rng)
        window.show()
        window.tell_problems(settings.problems)
        return window

    def log(self, *what: object) -> None:
        """Note a step, so that it is known even after a crash."""
        print(self.step, *what, flush=True)

    def fail(self, fault: str) -> None:
        """Note a fault; it ends the run."""
        print("FAULT", fault, flush=True)
        self.faults.append(fault)

    def _go_on_in(self, milliseconds: int) -> None:
        # A timer that has rung already does not ring again in an event loop within that ring.
        self._next.stop()
        self._next = QTimer(self.app, singleShot=True)
        self._next.timeout.connect(self._take_step)
        self._next.start(milliseconds)

    def _take_step(self) -> None:
        self.step += 1
        if self.faults or self.step >= self.steps:
            self._end()
            return
        # Before the step, which may open a dialog with an event loop of its own.
        self._go_on_in(self.rng.choice((0, 0, 0, 1, 10, 40)))
        try:
            self._depth += 1
            self.eyes.check(self.window)
            self._act()
        except AssertionError:
            self.fail(traceback.format_exc())
        finally:
            self._depth -= 1

    def _end(self) -> None:
        self.app.quit()
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            QTimer.singleShot(10, self._end)

    # What it does.

    def _act(self) -> None:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(modal, QFileDialog) and not isinstance(popup, QMessageBox):
            self._use_file_dialog(modal)
        elif modal is not None and isinstance(modal.parentWidget(), QFileDialog):
            self._close(modal)
        elif popup is not None:
            self._choose(self._in_popup(popup))
        elif modal is not None:
            self._choose(self._in_dialog(modal))
        else:
            self._choose(self._in_window())

    def _choose(self, deeds: Sequence[tuple[int, Callable[[], object]]]) -> None:
        weights = [weight for weight, _ in deeds]
        _, deed = self.rng.choices(deeds, weights)[0]
        deed()

    def _in_popup(self, popup: QWidget) -> list[tuple[int, Callable[[], object]]]:
        return [
            (6, lambda: self._press_key(popup)),
            (3, lambda: self._click(popup)),
            (1, lambda: self._close(popup)),
            (1, self._anything),
        ]

    def _in_dialog(self, dialog: QWidget) -> list[tuple[int, Callable[[], object]]]:
        over = self._depth > DEEPEST
        return [
            (8, lambda: self._press_key(dialog)),
            (3, lambda: self._click(dialog)),
            (3, lambda: self._press_button(dialog)),
            (2, lambda: self._pick(dialog)),
            (40 if over else 3, lambda: self._close(dialog)),
            (1, lambda: self._resize(dialog)),
            (3, self._anything),
        ]

    def _in_window(self) -> list[tuple[int, Callable[[], object]]]:
        window = self.window
        return [
            (14, lambda: self._press_key(window)),
            (6, lambda: self._click(window)),
            (2, lambda: self._drag(window)),
            (6, self._play),
            (5, self._trigger),
            (2, lambda: self._press_button(window)),
            (1, lambda: self._resize(window)),
            (1, self._start),
            (1, self._open_record),
            (5, self._anything),
        ]

    def _anything(self) -> None:
        """What can happen at any time, whatever is in front."""
        self._choose(
            [
                (4, self._change),
                (4, self._collect),
                (2, self._look_around),
                (1, self._change_state),
                (1, self._settle),
                (1, self._quit_some_day),
            ]
        )

    def _press_key(self, widget: QWidget) -> None:
        key = self.rng.choice(COMMON if self.rng.random() < 0.7 else LETTERS)
        if self.rng.random() < 0.08:
            key = Key(Key.Key_F1 + self.rng.randrange(12))
        modifiers = self.rng.choice(MODIFIERS)
        times = self.rng.choice((1, 1, 1, 1, 5))
        self.log("key", key.name, modifiers.name, times)
        for _ in range(times):
            # What was pressed may be gone by now; a key is let go where the focus is then.
            for act in (QTest.keyPress, QTest.keyRelease):
                target = QApplication.activePopupWidget() or QApplication.focusWidget()
                if target is not None and _is_in_front(target):
                    act(target, key, modifiers)

    def _click(self, widget: QWidget) -> None:
        at, button = self._somewhere(widget), self.rng.choice(BUTTONS)
        twice = self.rng.random() < 0.1
        self.log("click", at.toTuple(), button.name, twice)
        target = widget.childAt(at) or widget
        for press in (PRESS, PRESS_AGAIN) if twice else (PRESS,):
            _point(press, target, widget, at, button)
            _point(RELEASE, target, widget, at, button)
        if button is Qt.MouseButton.RightButton and isValid(target) and isValid(widget):
            where = widget.mapToGlobal(at)
            event = QContextMenuEvent(
                QContextMenuEvent.Reason.Mouse, target.mapFromGlobal(where), where
            )
            QApplication.sendEvent(target, event)

    def _drag(self, widget: QWidget) -> None:
        start, end = self._somewhere(widget), self._somewhere(widget)
        self.log("drag", start.toTuple(), end.toTuple())
        target = widget.childAt(start) or widget
        _point(PRESS, target, widget, start)
        for share in (0.2, 0.6, 1.0):
            _point(MOVE, target, widget, start + (end - start) * share)
        if self.rng.random() < 0.9:
            _point(RELEASE, target, widget, end)

    def _somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.rng.randrange(max(1, widget.width())), self.rng.randrange(max(1, widget.height()))
        )

    def _press_button(self, widget: QWidget) -> None:
        found = [each for each in widget.findChildren(QAbstractButton) if _usable(each)]
        if found:
            button = self.rng.choice(found)
            self.log("button", button.text())
            button.click()

    def _pick(self, widget: QWidget) -> None:
        found = [each for each in widget.findChildren(QComboBox) if _usable(each)]
        if found:
            box = self.rng.choice(found)
            row = self.rng.randrange(box.count())
            self.log("pick", box.accessibleName(), row)
            box.setCurrentIndex(row)
            box.activated.emit(row)

    def _close(self, widget: QWidget) -> None:
        self.log("close", type(widget).__name__)
        if isinstance(widget, QDialog) and self.rng.random() < 0.3:
            widget.accept()
        else:
            widget.close()

    def _resize(self, widget: QWidget) -> None:
        size = (self.rng.randrange(300, 1500), self.rng.randrange(200, 1100))
        self.log("resize", size)
        widget.resize(*size)

    def _play(self) -> None:
        """Go on with the match by a button of the panel, so that matches come to their end."""
        game = self.window.game
        if game is None:
            return
        panel = self.window.match_page.panel
        for _ in range(self.rng.choice((1, 1, 1, 10))):
            if panel is None or not panel.actions or self.window.game is not game:
                return
            action = self.rng.choice(panel.actions)
            if action.does is Command.BACK_TO_START and self.rng.random() < 0.5:
                return
            self.log("play", action.label)
            self.window.match_page.panel_view.chosen.emit(action.does)
            panel = self.window.match_page.panel

    def _trigger(self) -> None:
        actions = [a for a in self.window.menus.actions.values() if a.isEnabled()]
        action: QAction = self.rng.choice(actions)
        if action is self.window.menus.actions["quit"] and self.rng.random() < 0.7:
            return
        self.log("menu", action.text())
        action.trigger()

    def _start(self) -> None:
        page = self.window.start_page
        if self.window.game is None and _usable(page.start_button):
            mode = self.rng.choice(list(page.modes))
            page.modes[mode].setChecked(True)
            self.log("start", mode)
            page.start()

    def _open_record(self) -> None:
        path = self.rng.choice(self.files)
        self.log("record", path.name)
        self.window.matches.show_record(path, self.window._look())

    def _use_file_dialog(self, dialog: QFileDialog) -> None:
        """Only with names that are ours: a file dialog can delete."""
        name = self.rng.choice([*map(str, self.files), "new.koikoi", "new", "missing/new", ""])
        self.log("file", name)
        if self.rng.random() < 0.3:
            dialog.reject()
            return
        with contextlib.suppress(IndexError):
            dialog.selectFile(name)
        dialog.accept()

    def _change(self) -> None:
        name = self.rng.choice(list(CHOICES))
        value = self.rng.choice(CHOICES[name])
        self.log("change", name, value)
        self.window.change(**{name: value})

    def _collect(self) -> None:
        self.log("gc")
        gc.collect()

    def _settle(self) -> None:
        until = time.monotonic() + 0.05
        self.log("wait")
        while time.monotonic() < until:
            self.app.processEvents()

    def _change_state(self) -> None:
        window = self.window
        deed = self.rng.choice([window.showMaximized, window.showNormal, window.showFullScreen])
        self.log(deed.__name__)
        deed()

    def _quit_some_day(self) -> None:
        if self.rng.random() < 0.2:
            self.log("quit by signal")
            self.app.quit()

    def _look_around(self) -> None:
        self.log("look around")
        for _ in names(self.window):
            pass


def _point(
    kind: QEvent.Type,
    target: QWidget,
    widget: QWidget,
    at: QPoint,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
) -> None:
    """Let the mouse do something where it is on a widget; what was there may be gone by now."""
    if not isValid(target) or not isValid(widget) or not target.isVisible():
        return
    where = QPointF(widget.mapToGlobal(at))
    buttons = Qt.MouseButton.NoButton if kind is RELEASE else button
    changed = Qt.MouseButton.NoButton if kind is MOVE else button
    event = QMouseEvent(kind, target.mapFromGlobal(where), where, changed, buttons, Mods.NoModifier)
    QApplication.sendEvent(target, event)


def _is_in_front(widget: QWidget) -> bool:
    """Tell whether a dialog does not keep keys from a widget, as it does between events."""
    front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return front is None or widget.window() is front.window()


def _usable(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def _make_files(folder: Path) -> list[Path]:
    """Return records to open, good and bad."""
    texts = {
        "short.koikoi": _record(4, AGAINST_CPU).to_json(),
        "over.koikoi": _record(None, AGAINST_CPU).to_json(),
        "two.koikoi": _record(9, SIDE_BY_SIDE).to_json(),
        "empty.koikoi": "",
        "rubbish.koikoi": '{"game": [1, 2',
        "no-record.koikoi": '{"game": "koikoi"}',
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "bytes.koikoi").write_bytes(bytes(range(256)))
    (folder / "folder.koikoi").mkdir()
    names = [*texts, "bytes.koikoi", "folder.koikoi", "missing.koikoi"]
    return [folder / name for name in names]


def _record(moves: int | None, players: tuple[Player, Player]) -> Record:
    return Record.from_match(played(moves, months=1), players)


def main(seed: int, steps: int) -> int:
    """Let a monkey loose in a folder of its own."""
    faulthandler.enable()
    with tempfile.TemporaryDirectory(prefix="koikoi-monkey-") as name:
        os.environ["KOIKOI_DATA"] = str(Path(name) / "data")
        os.chdir(name)
        monkey = Monkey(seed, steps, Path(name))
        watch(monkey.faults)
        return monkey.run()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
