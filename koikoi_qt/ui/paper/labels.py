"""The sheets of Braille labels, each with its twin in ink beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from koikoi_qt.games.koikoi.cards import DECK, Card
from koikoi_qt.i18n import Language
from koikoi_qt.ui.paper import braille
from koikoi_qt.ui.paper.ink import (
    CENTRE_LEFT,
    HAIR,
    INK,
    UNITS,
    line,
    pen,
    rect,
    text_height,
    write,
)
from koikoi_qt.ui.paper.pages import Page
from koikoi_qt.ui.paper.sheet import MARGIN, PAPERS, Box, Size, in_pages
from koikoi_qt.wording.braille import braille_key, braille_label
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.paper import labels_help, labels_title

LABEL: Final[Size] = (36.0, 12.0)
"""What is cut out; the longest label is six cells."""
PAD: Final = 3.0
TITLE_SIZE, TEXT_SIZE = 5.0, 3.2
_COLUMNS: Final = 2
_KEY_COLUMNS: Final = 2
_KEY_CELLS: Final = 3
"""The most cells of one line of the key."""


@dataclass(frozen=True, slots=True)
class LabelOrder:
    """What a person wants printed."""

    language: Language
    paper: str = "a4"
    mirrored: bool = False


@dataclass(frozen=True)
class LabelsPage:
    """Labels in columns; the first page has the explanation above them."""

    order: LabelOrder
    top: float
    cards: tuple[Card, ...]
    first: bool

    def draw(self, painter: QPainter) -> None:
        """Draw the explanation, if it is here, and the labels."""
        if self.first:
            _draw_head(painter, self.order)
        for box, card in zip(label_boxes(self.order.paper, self.top), self.cards, strict=False):
            self._draw_label(painter, box, card)

    def _draw_label(self, painter: QPainter, box: Box, card: Card) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen(painter, HAIR)
        painter.drawRect(rect(box))
        text = braille_label(card, self.order.language)
        draw_braille(painter, text, box, mirrored=self.order.mirrored)
        width = _column_width(self.order.paper) - LABEL[0] - 2 * PAD
        twin = Box(box.right + PAD, box.y, width, box.height)
        write(painter, card_label(card, self.order.language), twin, TEXT_SIZE, how=CENTRE_LEFT)


def label_pages(order: LabelOrder) -> list[Page]:
    """Return all pages of labels."""
    top = _head_bottom(order)
    first = len(label_boxes(order.paper, top))
    others = len(label_boxes(order.paper, MARGIN))
    pages: list[Page] = [LabelsPage(order, top, DECK[:first], first=True)]
    pages += (
        LabelsPage(order, MARGIN, some, first=False) for some in in_pages(DECK[first:], others)
    )
    return pages


def label_boxes(paper: str, top: float) -> Sequence[Box]:
    """Return where labels are cut, down one column and then the next."""
    width, height = LABEL
    rows = int((PAPERS[paper][1] - MARGIN - top) / height)
    return [
        Box(MARGIN + column * _column_width(paper), top + row * height, width, height)
        for column in range(_COLUMNS)
        for row in range(rows)
    ]


def draw_braille(painter: QPainter, text: str, box: Box, *, mirrored: bool) -> None:
    """Draw a line of Braille in the middle of a box."""
    half = braille.DOT / 2
    left = box.x + (box.width - braille.width(text)) / 2 + half
    top = box.y + (box.height - 2 * braille.DOT_STEP) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    for across, down in braille.dots(text):
        x = 2 * box.x + box.width - left - across if mirrored else left + across
        painter.drawEllipse(QPointF(x, top + down) * UNITS, half * UNITS, half * UNITS)


def _column_width(paper: str) -> float:
    return (PAPERS[paper][0] - 2 * MARGIN) / _COLUMNS


# The head: title, how it is used, and how the labels are read.


def _draw_head(painter: QPainter, order: LabelOrder) -> None:
    width = PAPERS[order.paper][0] - 2 * MARGIN
    y = MARGIN
    for text, size, bold in _texts(order):
        height = text_height(text, width, size, bold=bold)
        write(painter, text, Box(MARGIN, y, width, height), size, bold=bold)
        y += height + PAD
    key = braille_key(order.language, order.language)
    room = braille.width("⠿" * _KEY_CELLS)
    rows = _key_rows(order)
    for place, (cells, words) in enumerate(key):
        x = MARGIN + place // rows * width / _KEY_COLUMNS
        row = y + place % rows * braille.LINE_STEP
        box = Box(x, row, braille.width(cells), braille.LINE_STEP)
        draw_braille(painter, cells, box, mirrored=order.mirrored)
        place_of_words = Box(x + room + PAD, row, width / _KEY_COLUMNS - room, braille.LINE_STEP)
        write(painter, words, place_of_words, TEXT_SIZE, how=CENTRE_LEFT)
    end = _head_bottom(order) - PAD
    pen(painter, HAIR)
    line(painter, (MARGIN, end, MARGIN + width, end))


def _texts(order: LabelOrder) -> tuple[tuple[str, float, bool], ...]:
    return (
        (labels_title(order.language), TITLE_SIZE, True),
        (labels_help(order.mirrored, order.language), TEXT_SIZE, False),
    )


def _key_rows(order: LabelOrder) -> int:
    return -(-len(braille_key(order.language, order.language)) // _KEY_COLUMNS)


def _head_bottom(order: LabelOrder) -> float:
    width = PAPERS[order.paper][0] - 2 * MARGIN
    heights = (text_height(text, width, size, bold=bold) for text, size, bold in _texts(order))
    return (
        MARGIN
        + sum(height + PAD for height in heights)
        + (_key_rows(order) * braille.LINE_STEP + 2 * PAD)
    )
