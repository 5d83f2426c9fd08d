"""The painted side of the table: where everything lies, and how it is brought to the screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QRegion

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import SOURCE, Language
from koikoi_qt.table import words
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.table.faces import Faces, Style
from koikoi_qt.table.frame import SignSizes
from koikoi_qt.table.geometry import Rect, Size, Tilt, inside
from koikoi_qt.table.layout import Layout, arrange
from koikoi_qt.table.motion import Banner, Motion
from koikoi_qt.table.painting import CardPainter, banner_font, draw_banner, draw_rings
from koikoi_qt.table.picture import Picture, Still, seen
from koikoi_qt.table.pieces import Key, Piece, compose, counts, raised, sizes
from koikoi_qt.table.slots import FieldSlots
from koikoi_qt.table.state import Look, TableState, ViewKind

BASE_TILTS = {ViewKind.TOP_DOWN: Tilt(), ViewKind.PERSPECTIVE: Tilt(34)}
CLASSIC = "classic"


@dataclass(frozen=True, slots=True)
class Emphasis:
    """What stands out: the lifted hand card, field cards that can be taken, the focused card."""

    lifted: Card | None = None
    lit: frozenset[Card] = frozenset()
    focused: Key | None = None


class Canvas:
    """Lays out, paints, and finds what lies under a point."""

    def __init__(self, font: QFont) -> None:
        self.look = Look()
        self.lean = Tilt()
        self.layout: Layout | None = None
        self.pieces: tuple[Piece, ...] = ()
        self._view: View | None = None
        self._signs: SignSizes | None = None
        self._size = QSize()
        self._slots = FieldSlots()
        self._font = font
        self._language = Language.load(SOURCE)
        self._faces = Faces(_deck(self.look), Style(self.look.palette, 1.0, 1.0, font))
        self._cards = CardPainter(self._faces)
        self._picture = Picture(self._cards)
        self._rough: QPixmap | None = None

    def take_look(self, look: Look, density: float, font: QFont) -> None:
        """Change how everything looks; raises DeckError if the look's deck cannot be used."""
        if look.view is not self.look.view:
            self.lean = Tilt()
        if look.deck != self.look.deck:
            self._faces.use_deck(_deck(look))
        self.look = look
        marks = look.text_scale if look.marks else 0.0
        self._faces.use_style(Style(look.palette, marks, density, font))

    def show(self, state: TableState, size: QSize, signs: SignSizes, font: QFont) -> Layout:
        """Lay out a moment's cards; counts are written in the font."""
        self._font = font
        self._language = state.narrator.language
        return self._arrange(state.view, size, signs)

    def _arrange(self, view: View | None, size: QSize, signs: SignSizes) -> Layout:
        self._view, self._size, self._signs, self._rough = view, size, signs, None
        slots = self._slots.show(view.field if view else ())
        base = BASE_TILTS[self.look.view]
        lean = self.lean if self.lean != Tilt() else None
        room = Size(size.width(), size.height())
        self.layout = arrange(room, counts(view, slots), signs, base, lean)
        self.pieces = compose(view, slots, self.layout)
        return self.layout

    def lean_to(self, lean: Tilt) -> None:
        """Tilt the mat, for now with a rough picture of it; `show` makes it a good one."""
        self.lean = lean
        if self._signs is not None:
            self._arrange(self._view, self._size, self._signs)
            self._rough = self._picture.rough(self._still(frozenset()))

    # What lies where.

    def piece(self, key: Key) -> Piece | None:
        """Return a piece of the table."""
        return next((piece for piece in self.pieces if piece.key == key), None)

    def key_at(self, at: QPointF, lifted: Card | None) -> Key | None:
        """Return the topmost piece under a point."""
        for piece in reversed(self.pieces):
            if any(self._under(at, place) for place in self._places(piece, lifted)):
                return piece.key
        return None

    def _places(self, piece: Piece, lifted: Card | None) -> Iterator[Rect]:
        """A lifted card is found where it is seen and where it was."""
        yield piece.place
        if self.layout and piece.card is not None and piece.card == lifted:
            yield raised(piece, self.layout).place

    def _under(self, at: QPointF, place: Rect) -> bool:
        return self.layout is not None and inside(
            self.layout.projection.quad(place), at.x(), at.y()
        )

    def place_of(self, key: Key) -> Rect | None:
        """Return where a piece is seen, in pixels."""
        piece = self.piece(key)
        return self.layout.projection.bounds(piece.place) if self.layout and piece else None

    # Painting.

    def refresh(self, emphasis: Emphasis, motion: Motion | None) -> QRegion:
        """Bring the picture up to date; return the pixels that have changed."""
        if self.layout is None or self._rough is not None:
            return QRegion()
        _, region = self._picture.paint(self._still(_away(emphasis, motion)))
        return region

    def paint(
        self, painter: QPainter, emphasis: Emphasis, motion: Motion | None, time: float
    ) -> None:
        """Paint the table at one moment of a motion."""
        layout = self.layout
        if layout is None:
            return
        pixmap = self._rough
        if pixmap is None:
            pixmap, _ = self._picture.paint(self._still(_away(emphasis, motion)))
        painter.drawPixmap(0, 0, pixmap)
        if motion is not None:
            for spot in motion.at(time):
                self._cards.draw_at(painter, layout, spot.piece, spot.place, spot.face_up)
        self._paint_lit(painter, layout, emphasis, motion)
        self._paint_focus(painter, layout, emphasis)
        for banner in motion.banners if motion else ():
            painter.setFont(banner_font(self._font))
            painter.setOpacity(banner.strength(time))
            draw_banner(painter, self._banner_place(banner), self.look.palette, self._text(banner))
            painter.setOpacity(1.0)

    def _text(self, banner: Banner) -> str:
        return words.banner_text(banner.event, self._language)

    def _banner_place(self, banner: Banner) -> QRectF:
        assert self.layout
        metrics = QFontMetricsF(banner_font(self._font))
        width = metrics.horizontalAdvance(self._text(banner)) + 2 * metrics.height()
        place = QRectF(0, 0, min(width, self._size.width() - 8.0), 1.7 * metrics.height())
        place.moveCenter(QPointF(*self.layout.projection.bounds(self.layout.middle).center))
        return place

    def warm(self) -> bool:
        """Make one card's picture that will be needed; False if there is nothing to make."""
        return self.layout is not None and self._cards.warm(self.layout)

    def touched(self, motion: Motion, time: float) -> QRegion:
        """Return the pixels that may change at a moment of a motion."""
        region = QRegion()
        for spot in motion.at(time):
            if self.layout and spot.moving:
                region += seen(self.layout, spot.place)
        for banner in motion.banners:
            if banner.strength(time) > 0:
                region += self._banner_place(banner).toAlignedRect()
        return region

    def _still(self, away: frozenset[Key]) -> Still:
        assert self.layout
        view = self._view
        return Still(
            size=self._size,
            layout=self.layout,
            style=self._faces.style,
            font=self._font,
            pieces=tuple(piece for piece in self.pieces if piece.key not in away),
            counts=sizes(view) if view else (),
            stock=view.stock_count if view else 0,
        )

    def _paint_lit(
        self, painter: QPainter, layout: Layout, emphasis: Emphasis, motion: Motion | None
    ) -> None:
        colours = (self.look.palette.lit, self.look.palette.lit_edge)
        width = max(2.5, layout.card.w * 0.035)
        moving = motion.keys if motion else frozenset()
        for piece in self.pieces:
            if piece.card in emphasis.lit and piece.key not in moving:
                draw_rings(painter, layout, piece.place, colours, width)
            if piece.card is not None and piece.card == emphasis.lifted:
                up = raised(piece, layout)
                self._cards.draw(painter, layout, up)
                draw_rings(painter, layout, up.place, colours, width)

    def _paint_focus(self, painter: QPainter, layout: Layout, emphasis: Emphasis) -> None:
        piece = self.piece(emphasis.focused) if emphasis.focused is not None else None
        if piece is None:
            return
        colours = (self.look.palette.focus, self.look.palette.focus_edge)
        width = max(2.5, layout.card.w * 0.03)
        lifted = piece.card is not None and piece.card == emphasis.lifted
        place = raised(piece, layout).place if lifted else piece.place
        draw_rings(painter, layout, place.grown(width * 1.5), colours, width)


def _away(emphasis: Emphasis, motion: Motion | None) -> frozenset[Key]:
    """Return the pieces that the still picture leaves out."""
    keys = motion.keys if motion else frozenset()
    return keys | {emphasis.lifted} if emphasis.lifted else keys


def _deck(look: Look) -> Deck:
    return Deck.load(look.deck or deck_folders()[CLASSIC])
