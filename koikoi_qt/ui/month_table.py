"""The match's months: for the eye a table, for a reader a list of sentences."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.i18n import Language
from koikoi_qt.ui.widgets import TextList
from koikoi_qt.wording.cards import item_list

_GAP = 16
Index = QModelIndex | QPersistentModelIndex
Cells = tuple[str, ...]


class MonthTable(QWidget):
    """Rows of cells under heads. Each item's text is its whole row, *Month: 3; Winner: CPU; …*.

    Where the columns do not fit beside each other, the sentences are seen too.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heads: Cells = ()
        self.rows: tuple[Cells, ...] = ()
        self._head_row = _HeadRow(self)
        self.list = TextList(self)
        self.list.setItemDelegate(_RowPainter(self))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._head_row)
        layout.addWidget(self.list)

    def show_rows(self, heads: Cells, rows: Sequence[Cells], language: Language) -> None:
        """Show rows, and in this language say each as a sentence."""
        self.heads, self.rows = heads, tuple(rows)
        self.list.show_lines([_sentence(heads, row, language) for row in self.rows])
        self._choose_form()

    @property
    def as_columns(self) -> bool:
        """Whether the columns fit beside each other."""
        return sum(self.widths()) <= self.list.viewport().width()

    def widths(self) -> list[int]:
        """Return how wide each column has to be."""
        measure = QFontMetrics(_bold(self.font())).horizontalAdvance
        columns = zip(self.heads, *self.rows, strict=True)
        return [max(map(measure, column)) + _GAP for column in columns]

    def paint_cells(self, painter: QPainter, place: QRect, cells: Cells) -> None:
        """Draw cells in their columns."""
        for width, cell in zip(self.widths(), cells, strict=True):
            column = QRect(place.left() + _GAP // 2, place.top(), width, place.height())
            painter.drawText(column, Qt.AlignmentFlag.AlignVCenter, cell)
            place = place.adjusted(width, 0, 0, 0)

    def _choose_form(self) -> None:
        self._head_row.setVisible(self.as_columns)
        self.list.scheduleDelayedItemsLayout()
        self.list.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_form()


def _sentence(heads: Cells, row: Cells, language: Language) -> str:
    # Translators: a cell of a table read with its head, such as "Winner: CPU".
    form = language.gettext("{head}: {cell}")
    cells = zip(heads, row, strict=True)
    return item_list((form.format(head=head, cell=cell) for head, cell in cells), language)


class _HeadRow(QWidget):
    """The heads above their columns; a reader has them in every sentence."""

    def __init__(self, table: MonthTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(_bold(self.font()))
        frame = self._table.list.frameWidth()
        self._table.paint_cells(painter, self.rect().adjusted(frame, 0, 0, 0), self._table.heads)
        painter.end()


class _RowPainter(QStyledItemDelegate):
    """Draws an item as the cells of its row."""

    def __init__(self, table: MonthTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if not self._table.as_columns:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text = ""
        widget = self._table.list
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        selected = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        self._table.paint_cells(painter, option.rect, self._table.rows[index.row()])

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not self._table.as_columns:
            return super().sizeHint(option, index)
        return QSize(sum(self._table.widths()), self._table.fontMetrics().height() + 8)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
