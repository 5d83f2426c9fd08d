"""Walk a screen as a translator, a person with large text and a screen reader would.

    shown = show(qtbot, StartPage(PSEUDO, …))
    check(shown)

Each check raises an AssertionError that lists every fault with the widget it was found in.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from PySide6.QtCore import QAbstractListModel, QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from koikoi_qt.i18n import PSEUDO as PSEUDO_CODE
from koikoi_qt.i18n import Language
from koikoi_qt.table.widget import TableWidget
from koikoi_qt.ui.widgets import PushButton

PSEUDO = Language.load(PSEUDO_CODE)
SMALLEST = QSize(900, 600)
LARGEST_TEXT = 300
# Qt's bot holds its widgets weakly.
_HELD: WeakKeyDictionary[QtBot, list[QWidget]] = WeakKeyDictionary()


@contextmanager
def text_size(percent: int) -> Iterator[None]:
    """Show everything with larger text, as the setting does."""
    usual = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(usual.pointSizeF() * percent / 100)
    QApplication.setFont(larger)
    try:
        yield
    finally:
        QApplication.setFont(usual)


def show(qtbot: QtBot, widget: QWidget, size: QSize = SMALLEST) -> QWidget:
    """Show a widget at a size and wait until it is laid out; it lives as long as the test."""
    _HELD.setdefault(qtbot, []).append(widget)
    qtbot.addWidget(widget)
    widget.resize(size)
    widget.show()
    qtbot.waitExposed(widget)
    QApplication.processEvents()
    return widget


def settle() -> None:
    """Let everything that waits be laid out and painted; each layer of layouts takes a round."""
    for _ in range(5):
        QApplication.processEvents()


def check(widget: QWidget, names: Iterable[str] = ()) -> None:
    """Make all checks; `names` are words that are the same in every language."""
    settle()
    assert_translated(widget, names)
    assert_not_clipped(widget)
    assert_named(widget)


def assert_translated(widget: QWidget, names: Iterable[str] = ()) -> None:
    """Fail where a text or name shows letters that did not come from the pseudo-language."""
    fixed = sorted(names, key=len, reverse=True)
    found = [
        f"{_path(each)}: {text!r}"
        for each in visible(widget)
        if not _is_qts_own(each)
        for text in texts(each)
        if _is_foreign(text, fixed)
    ]
    assert not found, "not translated:\n" + "\n".join(found)


def assert_not_clipped(widget: QWidget, size: QSize = SMALLEST) -> None:
    """Fail where a text has too little room, lies outside its parent, or over another."""
    found = [
        f"{_path(each)}: {fault}"
        for each in visible(widget)
        # Captured cards lie over each other: the table's own tests know what may.
        if not is_on_table(each)
        for fault in _clipped(each)
    ]
    # What asks or tells is as large as its text, and Qt fits it into the screen.
    own_size = isinstance(widget, QMessageBox)
    if widget.isWindow() and not own_size and not _fits(widget.size(), size):
        found.append(f"{_path(widget)}: {widget.size()} is larger than {size}")
    assert not found, "clipped:\n" + "\n".join(found)


def assert_named(widget: QWidget) -> None:
    """Fail where something that can be tabbed to has no name or one without its visible label."""
    found = [f"{_path(each)}: {fault}" for each in focusable(widget) for fault in _unnamed(each)]
    assert not found, "not named:\n" + "\n".join(found)


def visible(widget: QWidget) -> Iterator[QWidget]:
    """Yield what a person sees: the widget and all of its children that are not hidden."""
    yield widget
    for child in widget.findChildren(QWidget):
        if child.isVisibleTo(widget):
            yield child


def focusable(widget: QWidget) -> Iterator[QWidget]:
    """Yield everything that Tab stops at."""
    for each in visible(widget):
        stops = each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        # A spin box or combo box has an edit field of its own inside.
        if stops and each.focusProxy() is None and not _is_inside_field(each):
            yield each


def texts(widget: QWidget) -> Iterator[str]:
    """Yield every text of a widget alone, seen or heard."""
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.toolTip()
    if widget.isWindow():
        yield widget.windowTitle()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
        case QMenu() | QMenuBar():
            yield from (text for action in widget.actions() for text in _action_texts(action))
        case QAbstractItemView():
            yield from _item_texts(widget)


def _action_texts(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.statusTip(), action.whatsThis())
    menu = action.menu()
    if isinstance(menu, QMenu):
        yield menu.title()
        yield from (text for each in menu.actions() for text in _action_texts(each))


def _item_texts(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    # A list has one column, and Qt does not let its model be asked.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            for role in roles:
                yield str(model.index(row, column).data(role) or "")


def _is_foreign(text: str, fixed: list[str]) -> bool:
    for name in fixed:
        text = text.replace(name, "")
    depth = 0
    for character in text:
        depth += (character == "⟦") - (character == "⟧")
        if depth == 0 and character.isalpha():
            return True
    return False


def _is_qts_own(widget: QWidget) -> bool:
    """Tell whether Qt's own catalogues translate a button."""
    box = widget.parent()
    return (
        isinstance(box, QDialogButtonBox)
        and isinstance(widget, QAbstractButton)
        and box.standardButton(widget) != QDialogButtonBox.StandardButton.NoButton
    )


def _clipped(widget: QWidget) -> Iterator[str]:
    if _is_inside_field(widget):
        return
    if not any(texts(widget)) and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return
    needed = _needed(widget)
    if not _fits(needed, widget.size()):
        yield f"has {widget.size()} and needs {needed}"
    parent = widget.parentWidget()
    if parent is None or widget.isWindow():
        return
    if not _scrolls(parent) and not parent.rect().contains(widget.geometry()):
        yield f"{widget.geometry()} sticks out of {_path(parent)} {parent.rect()}"
    for other in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if _is_below(other, widget) and other.geometry().intersects(widget.geometry()):
            yield f"{widget.geometry()} overlaps {_path(other)} {other.geometry()}"


def is_on_table(widget: QWidget) -> bool:
    """Tell whether something lies on the rendered table, which has tests of its own."""
    parent = widget.parentWidget()
    return isinstance(widget, TableWidget) or (parent is not None and is_on_table(parent))


def _needed(widget: QWidget) -> QSize:
    match widget:
        case QLabel() if widget.wordWrap():
            words = re.split(r"[\s\u200b]", widget.text())
            longest = max(map(widget.fontMetrics().horizontalAdvance, words))
            return QSize(longest, widget.heightForWidth(widget.width()))
        case QComboBox():
            return _combo_needed(widget)
        case PushButton():
            height = widget.heightForWidth(widget.width())
            return QSize(widget.minimumSizeHint().width(), height)
        case QGroupBox():
            return QSize(widget.fontMetrics().horizontalAdvance(widget.title()), 0)
        case QAbstractItemView() if not _scrolls(widget.viewport()):
            return QSize(0, widget.fontMetrics().height())
        case QAbstractScrollArea():
            return QSize(0, widget.fontMetrics().height())
        case _:
            return widget.minimumSizeHint()


def _combo_needed(combo: QComboBox) -> QSize:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    around = combo.size() - field.size()
    widths = (
        combo.fontMetrics().horizontalAdvance(combo.itemText(i)) for i in range(combo.count())
    )
    return QSize(max(widths, default=0), combo.fontMetrics().height()) + around


def _fits(inner: QSize, outer: QSize) -> bool:
    return inner.width() <= outer.width() and inner.height() <= outer.height()


def _scrolls(parent: QWidget) -> bool:
    """Tell whether what lies outside can be scrolled to."""
    area = parent.parentWidget()
    return isinstance(area, QScrollArea) and area.viewport() is parent


def _is_below(other: QWidget, widget: QWidget) -> bool:
    """Tell whether the other is a sibling that holds a text of its own."""
    return other is not widget and other.isVisible() and not other.isWindow() and any(texts(other))


def _is_inside_field(widget: QWidget) -> bool:
    return isinstance(widget.parentWidget(), QComboBox | QSpinBox)


def _unnamed(widget: QWidget) -> Iterator[str]:
    face = QAccessible.queryAccessibleInterface(widget)
    if face.role() == QAccessible.Role.NoRole:
        yield "has no role"
        return
    label = _label(widget)
    # On Linux a combo box tells its value as its name, and only a buddy says what it is.
    name = label if isinstance(widget, QComboBox) else face.text(QAccessible.Text.Name)
    if not name.strip():
        yield "has no name"
    # The pseudo-language puts one more bracket around a sentence that begins with a label.
    elif not name.lstrip("⟦").startswith(label.lstrip("⟦")):
        yield f"its name {name!r} does not begin with its label {label!r}"


def _label(widget: QWidget) -> str:
    """Return the text that a person sees as the widget's label."""
    if isinstance(widget, QAbstractButton):
        return _plain(widget.text())
    labels = widget.window().findChildren(QLabel)
    return next((_plain(each.text()) for each in labels if each.buddy() is widget), "")


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _path(widget: QWidget) -> str:
    """Return where a widget is, and what is written on it."""
    shown = next((text for text in texts(widget) if text), "")
    return f"{type(widget).__name__} {widget.objectName()} {shown[:40]!r}"
