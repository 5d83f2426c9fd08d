"""A chart's rows: for the eye pictures with signs, for a reader a list of sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.table.art import Deck, PixmapCache, deck_folders
from koikoi_qt.ui.chart_signs import SIGN, draw_sign
from koikoi_qt.ui.widgets import TextList
from koikoi_qt.wording.charts import ChartCard, ChartRow, Place

PICTURE: Final = 2.2
"""A picture's width by the height of a line of text."""
PROPORTION: Final = 86 / 54
PAD: Final = 6
RING: Final = 3
TAKEN_OPACITY: Final = 0.45
CACHE_BYTES: Final = 8 * 2**20
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
Index = QModelIndex | QPersistentModelIndex


class ChartList(TextList):
    """Shows rows with pictures, or as text alone. Each item's text is all of its row in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ChartRow, ...] = ()
        self._deck = Deck.load(deck_folders()["classic"])
        self._pixmaps = PixmapCache(CACHE_BYTES)
        self._pictures, self._text = _RowPainter(self), QStyledItemDelegate(self)
        self.setItemDelegate(self._pictures)

    def show_rows(self, rows: Sequence[ChartRow]) -> None:
        """Show these rows; the row that is being read stays the current one."""
        self.rows = tuple(rows)
        if self.count() == len(rows):
            for place, row in enumerate(rows):
                self.item(place).setText(row.text)
        else:
            self.show_lines([row.text for row in rows])
        self.scheduleDelayedItemsLayout()

    @property
    def has_pictures(self) -> bool:
        """Whether pictures are shown, and not text alone."""
        return self.itemDelegate() is self._pictures

    def show_pictures(self, shown: bool) -> None:
        """Show pictures, or the text that says the same."""
        self.setItemDelegate(self._pictures if shown else self._text)

    def set_deck(self, deck: Deck) -> None:
        """Use another deck's pictures."""
        if deck.folder != self._deck.folder:
            self._deck = deck
            self._pixmaps.clear()
            self.viewport().update()

    def pixmap(self, card: Card, width: int) -> QPixmap:
        """Return a card's picture of this width in logical pixels."""
        ratio = self.devicePixelRatioF()
        return self._pixmaps.get((card, width, ratio), lambda: self._render(card, width, ratio))

    def _render(self, card: Card, width: int, ratio: float) -> QPixmap:
        height = round(width * PROPORTION)
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self._deck.draw(painter, card, QRectF(0, 0, width, height))
        painter.end()
        return pixmap

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 6)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        # Its rows scroll inside, so that a few lines are enough.
        return QSize(line * 12, line * 5)


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where everything in a row is, from the row's top left."""

    texts: tuple[tuple[QRect, str, bool], ...]
    pictures: tuple[tuple[QRect, ChartCard], ...]
    height: int


def row_parts(row: ChartRow, width: int, font: QFont) -> _Parts:
    """Lay a row out in a width: title, worth, lines of text, pictures with room for signs."""
    room = max(1, width - 2 * PAD)
    y = PAD
    texts = []
    for text, bold in _texts(row, room, font):
        height = _height(text, room, _bold(font) if bold else font)
        texts.append((QRect(PAD, y, room, height), text, bold))
        y += height
    line = QFontMetrics(font).height()
    across, down = round(line * PICTURE), round(line * PICTURE * PROPORTION)
    places = list(_flow(len(row.cards), across, down + _sign_room(row, line), room))
    pictures = [QRect(PAD + x, y + below + 4, across, down) for x, below in places]
    if pictures:
        y = pictures[-1].bottom() + _sign_room(row, line)
    cards = tuple(zip(pictures, row.cards, strict=True))
    return _Parts(tuple(texts), cards, y + PAD)


def _texts(row: ChartRow, room: int, font: QFont) -> Iterator[tuple[str, bool]]:
    """The title with the worth behind it where both go on one line."""
    # An en space apart, the worth is no part of the name.
    together = f"{row.title}\N{EN SPACE}\N{EN SPACE}{row.worth}".rstrip()
    if QFontMetrics(_bold(font)).horizontalAdvance(together) <= room:
        yield together, True
    else:
        yield row.title, True
        if row.worth:
            yield row.worth, True
    for text in row.lines:
        yield text, False


def _sign_room(row: ChartRow, line: int) -> int:
    return line + 4 if row.cards and row.cards[0].place else 4


def _flow(count: int, across: int, down: int, room: int) -> Iterator[tuple[int, int]]:
    """Yield places side by side, going on in a new line where the room ends."""
    in_line = max(1, (room + PAD) // (across + PAD))
    for place in range(count):
        yield place % in_line * (across + PAD), place // in_line * down


def _height(text: str, room: int, font: QFont) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, room, 10_000), _WRAPPED, text).height()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class _RowPainter(QStyledItemDelegate):
    """Draws an item as its row."""

    def __init__(self, chart: ChartList) -> None:
        super().__init__(chart)
        self._chart = chart

    def _parts(self, index: Index) -> _Parts:
        chart = self._chart
        return row_parts(chart.rows[index.row()], chart.viewport().width(), chart.font())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._chart.viewport().width(), self._parts(index).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        chart, palette = self._chart, option.palette
        ink = palette.color(QPalette.ColorRole.Text)
        ground = palette.color(QPalette.ColorRole.Base)
        parts = self._parts(index)
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.setPen(ink)
        for place, text, bold in parts.texts:
            painter.setFont(_bold(chart.font()) if bold else chart.font())
            painter.drawText(place, _WRAPPED, text)
        for place, card in parts.pictures:
            self._draw_card(painter, place, card, ink, ground)
        painter.drawLine(0, parts.height - 1, option.rect.width(), parts.height - 1)
        if option.state & QStyle.StateFlag.State_Selected:
            # A ring, since a filled ground would show through the pictures.
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), RING))
            painter.drawRect(QRect(1, 1, option.rect.width() - RING, parts.height - RING))
        painter.restore()

    def _draw_card(
        self, painter: QPainter, place: QRect, shown: ChartCard, ink: QColor, ground: QColor
    ) -> None:
        if shown.place is Place.THEIRS:
            painter.setOpacity(TAKEN_OPACITY)
        painter.drawPixmap(place.topLeft(), self._chart.pixmap(shown.card, place.width()))
        painter.setOpacity(1)
        if shown.place is not None:
            side = self._chart.fontMetrics().height() * SIGN
            room = QRectF(0, 0, side, side)
            room.moveCenter(QPointF(place.center().x(), place.bottom() + 3 + side / 2))
            draw_sign(painter, shown.place, room, ink, ground)
