"""The yaku card and the month card: lines of a sign, a name, a sentence and small pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainter

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.table.art import Deck
from koikoi_qt.ui.paper.ink import (
    CENTRE,
    HAIR,
    TOP,
    line,
    pen,
    rect,
    text_height,
    text_width,
    write,
)
from koikoi_qt.ui.paper.sheet import PROPORTION, Box
from koikoi_qt.wording.paper import (
    CardLine,
    month_lines,
    month_title,
    yaku_footer,
    yaku_lines,
    yaku_title,
)

# All by the width of what is written on.
_TITLE: Final = 0.075
_SIGN: Final = 0.09
"""The width of the column for points or months."""
_GAP: Final = 0.012
_LARGEST, _SMALLEST, _STEP = 0.042, 0.018, 0.001
"""Sizes of the text: as large as all of it goes on the card."""
_TEXT: Final = 0.84
"""The sentences' size by the names'."""


def draw_yaku(painter: QPainter, box: Box, rules: Rules, deck: Deck, language: Language) -> None:
    """Draw the card that lists the yaku of these rules."""
    footer = "\n".join(yaku_footer(rules, language))
    _Card(box, yaku_lines(rules, language), yaku_title(language), footer).draw(painter, deck)


def draw_months(painter: QPainter, box: Box, deck: Deck, language: Language) -> None:
    """Draw the card that lists the months."""
    _Card(box, month_lines(language), month_title(language), "").draw(painter, deck)


@dataclass(frozen=True)
class _Card:
    """Where everything stands on one card; lengths in millimetres."""

    box: Box
    lines: Sequence[CardLine]
    title: str
    footer: str

    def draw(self, painter: QPainter, deck: Deck) -> None:
        """Draw the card."""
        size = self._size()
        top = self.box.y + self._title_height
        write(painter, self.title, self.box, self.box.width * _TITLE * 0.7, bold=True, how=TOP)
        room = self.box.bottom - self._footer_height(size) - top
        height = room / len(self.lines)
        for place, each in enumerate(self.lines):
            row = Box(self.box.x, top + place * height, self.box.width, height)
            self._draw_line(painter, deck, each, row, size)
        if self.footer:
            self._draw_footer(painter, size)

    def _draw_footer(self, painter: QPainter, size: float) -> None:
        top = self.box.bottom - self._footer_height(size)
        self._rule(painter, top)
        foot = Box(self.box.x, top + self._gap, self.box.width, self.box.bottom - top)
        write(painter, self.footer, foot, size * _TEXT)

    @property
    def _gap(self) -> float:
        return self.box.width * _GAP

    @property
    def _title_height(self) -> float:
        return self.box.width * _TITLE

    def _size(self) -> float:
        """Return the largest size at which every line has room."""
        size = _LARGEST
        while size > _SMALLEST and not self._fits(size * self.box.width):
            size -= _STEP
        return size * self.box.width

    def _fits(self, size: float) -> bool:
        room = self.box.height - self._title_height - self._footer_height(size)
        height = room / len(self.lines) - self._gap
        return all(self._line_height(each, size, height) <= height for each in self.lines)

    def _footer_height(self, size: float) -> float:
        if not self.footer:
            return 0
        return text_height(self.footer, self.box.width, size * _TEXT) + 2 * self._gap

    def _line_height(self, each: CardLine, size: float, height: float) -> float:
        width = self._text_width(each, height)
        words = max(text_width(word, size, bold=True) for word in each.title.split())
        if words > width:
            return float("inf")
        return self._head_height(each, width, size) + text_height(each.text, width, size * _TEXT)

    def _head_height(self, each: CardLine, width: float, size: float) -> float:
        return text_height(each.title, width, size, bold=True)

    def _text_width(self, each: CardLine, height: float) -> float:
        pictures = len(each.cards) * (self._picture_width(height) + self._gap)
        return self.box.width * (1 - _SIGN) - self._gap - pictures

    def _picture_width(self, height: float) -> float:
        return min(height / PROPORTION, self.box.width * 0.07)

    def _draw_line(
        self, painter: QPainter, deck: Deck, each: CardLine, row: Box, size: float
    ) -> None:
        self._rule(painter, row.y)
        height = row.height - self._gap
        top = row.y + self._gap / 2
        sign = self.box.width * _SIGN
        write(painter, each.sign, Box(row.x, top, sign, height), size * 1.5, bold=True, how=CENTRE)
        left, width = row.x + sign + self._gap, self._text_width(each, height)
        below = self._head_height(each, width, size)
        above = max(0.0, (height - self._line_height(each, size, height)) / 2)
        write(painter, each.title, Box(left, top + above, width, below), size, bold=True)
        self._draw_aside(painter, each, Box(left, top + above, width, below), size)
        rest = Box(left, top + above + below, width, height - above - below)
        write(painter, each.text, rest, size * _TEXT)
        self._draw_pictures(painter, deck, each, Box(row.x, top, row.width, height))

    def _draw_aside(self, painter: QPainter, each: CardLine, box: Box, size: float) -> None:
        """Write the romanised name behind the title where it has room."""
        taken = text_width(each.title + " ", size, bold=True)
        if each.aside and taken + text_width(each.aside, size) <= box.width:
            place = Box(box.x + taken, box.y, box.width - taken + size, box.height)
            write(painter, each.aside, place, size)

    def _draw_pictures(self, painter: QPainter, deck: Deck, each: CardLine, row: Box) -> None:
        width = self._picture_width(row.height)
        height = width * PROPORTION
        left = row.right - len(each.cards) * (width + self._gap) + self._gap
        for place, card in enumerate(each.cards):
            x = left + place * (width + self._gap)
            picture = Box(x, row.y + (row.height - height) / 2, width, height)
            deck.draw(painter, card, rect(picture))

    def _rule(self, painter: QPainter, y: float) -> None:
        pen(painter, HAIR)
        line(painter, (self.box.x, y, self.box.right, y))
