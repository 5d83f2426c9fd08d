"""The pages that are printed, each of which can draw itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from koikoi_qt.games.koikoi.cards import DECK, Card
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.table.art import Deck
from koikoi_qt.table.marks import draw_mark
from koikoi_qt.table.palette import LIGHT
from koikoi_qt.ui.paper.ink import HAIR, INK, PAPER, UNITS, line, pen, rect
from koikoi_qt.ui.paper.reference import draw_months, draw_yaku
from koikoi_qt.ui.paper.sheet import (
    BLEED,
    CARD_WIDTHS,
    PAPERS,
    Box,
    Sheet,
    card_size,
    crop_marks,
    in_pages,
)

REFERENCE_WIDTH: Final = 118.0
LARGE_REFERENCE_WIDTH: Final = 160.0
"""Of the yaku card and the month card, the larger for people who see little."""
_FRAME: Final = 0.03
_MARK_AT: Final = 0.07
_MARK_HEIGHT: Final = 0.13
"""Of a card's width: the frame, where the mark begins, and how high its number is."""

Draw = Callable[[QPainter, Box], None]
"""Draws a card into its place, upright."""


class Page(Protocol):
    """One side of a sheet of paper."""

    def draw(self, painter: QPainter) -> None:
        """Draw everything on it; the painter's units are hundredths of a millimetre."""


@dataclass(frozen=True)
class CardsPage:
    """Cards in their places, with crop marks on the side that is cut from."""

    sheet: Sheet
    boxes: tuple[Box, ...]
    cards: tuple[Draw, ...]
    marks: bool

    def draw(self, painter: QPainter) -> None:
        """Draw the cards, and the marks round them."""
        for box, card in zip(self.boxes, self.cards, strict=True):
            painter.fillRect(rect(box.grown(BLEED)), QColor(INK))
            _draw_lying(painter, card, box, self.sheet)
        if self.marks:
            pen(painter, HAIR)
            for ends in crop_marks(self.boxes):
                line(painter, ends)


def _draw_lying(painter: QPainter, card: Draw, box: Box, sheet: Sheet) -> None:
    width, height = sheet.card
    painter.save()
    painter.translate(QPointF(box.x, box.y) * UNITS)
    if sheet.turned:
        # Its top to the right.
        painter.translate(QPointF(box.width, 0) * UNITS)
        painter.rotate(90)
    card(painter, Box(0, 0, width, height))
    painter.restore()


@dataclass(frozen=True, slots=True)
class DeckOrder:
    """What a person wants printed."""

    deck: Deck
    rules: Rules
    language: Language
    paper: str = "a4"
    size: str = "usual"
    marks: bool = False
    backs: bool = True

    @property
    def sheet(self) -> Sheet:
        """How the 48 cards lie on the paper."""
        return Sheet.fitting(PAPERS[self.paper], card_size(CARD_WIDTHS[self.size]), len(DECK))


def deck_pages(order: DeckOrder) -> list[Page]:
    """Return all pages of a deck: cards, then the yaku card and the month card."""
    faces = [_face(order, card) for card in DECK]
    width = LARGE_REFERENCE_WIDTH if order.deck.indexed else REFERENCE_WIDTH
    sheet = Sheet.fitting(PAPERS[order.paper], card_size(width), 2)
    references = [_framed(draw) for draw in (_yaku_card(order), _month_card(order))]
    return [*_sides(order.sheet, faces, order), *_sides(sheet, references, order)]


def _sides(sheet: Sheet, cards: Sequence[Draw], order: DeckOrder) -> list[Page]:
    """Return the pages of some cards, each followed by the page of their backs."""
    pages: list[Page] = []
    for some in in_pages(cards, sheet.capacity):
        boxes = sheet.boxes()[: len(some)]
        pages.append(CardsPage(sheet, boxes, some, marks=True))
        if order.backs:
            behind = tuple(sheet.behind(box) for box in boxes)
            backs = tuple(_face(order, None) for _ in some)
            pages.append(CardsPage(sheet, behind, backs, marks=False))
    return pages


def _face(order: DeckOrder, card: Card | None) -> Draw:
    def draw(painter: QPainter, box: Box) -> None:
        order.deck.draw(painter, card, rect(box))
        if card is not None and order.marks and not order.deck.indexed:
            width = box.width * UNITS
            corner = QRectF(width * _MARK_AT, width * _MARK_AT, width, width)
            draw_mark(painter, LIGHT, card, corner, width * _MARK_HEIGHT)

    return draw


def _yaku_card(order: DeckOrder) -> Draw:
    return lambda painter, box: draw_yaku(painter, box, order.rules, order.deck, order.language)


def _month_card(order: DeckOrder) -> Draw:
    return lambda painter, box: draw_months(painter, box, order.deck, order.language)


def _framed(content: Draw) -> Draw:
    """Return a card of our own: paper within a frame, as those of the deck."""

    def draw(painter: QPainter, box: Box) -> None:
        frame = box.width * _FRAME
        inside = box.grown(-frame)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(rect(inside), frame * UNITS, frame * UNITS)
        content(painter, inside.grown(-frame))

    return draw
