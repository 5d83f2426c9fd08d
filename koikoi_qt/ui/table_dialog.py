"""Dialogs that tell of a match and show the table: beside the words, or among them."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from koikoi_qt.table.widget import TableWidget
from koikoi_qt.ui.forms import ScrollPage, bold_label
from koikoi_qt.ui.match_page import BESIDE_WIDTH
from koikoi_qt.ui.widgets import TextList

TABLE_HEIGHT: Final = 560
"""The table's least height in pixels where the page scrolls over it."""
FIRST_WIDTH: Final = 1200
FIRST_HEIGHT: Final = 780


class Titled(QWidget):
    """A list under its title."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.list = bold_label(), TextList()
        self.title.setBuddy(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.title)
        layout.addWidget(self.list)

    def show_lines(self, title: str, lines: list[str]) -> None:
        """Show a title with these lines, and nothing where there are none."""
        self.title.setText(title)
        self.list.setAccessibleName(title)
        self.list.show_lines(lines)
        self.setVisible(bool(lines))


class TableDialog(QDialog):
    """A page that scrolls, and a table: beside the page where there is room, else inside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableWidget()
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._beside: bool | None = None

    def lay_out(self, page: QVBoxLayout, inside: QWidget, above_table: QWidget) -> None:
        """Show a page; inside it, the table has its place below `above_table`."""
        self._page, self._above_table = page, above_table
        self._whole.addWidget(ScrollPage(inside), 2)
        self.resize(FIRST_WIDTH, FIRST_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= BESIDE_WIDTH
        if beside is not self._beside:
            self._beside = beside
            self._place_table()

    def _place_table(self) -> None:
        if self._beside:
            self.table.setMinimumHeight(0)
            self._whole.addWidget(self.table, 3)
        else:
            self.table.setMinimumHeight(TABLE_HEIGHT)
            self._page.insertWidget(self._page.indexOf(self._above_table) + 1, self.table)
