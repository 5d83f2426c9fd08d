"""The painted side of the table: where everything lies, and how it is brought to the screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QFont, QPainter, QPixmap, QRegion

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.table.faces import Faces, Style
from koikoi_qt.table.frame import SignSizes
from koikoi_qt.table.geometry import Rect, Size, Tilt, inside
from koikoi_qt.table.layout import Layout, arrange
from koikoi_qt.table.motion import Motion, Spot
from koikoi_qt.table.painting import CardPainter, draw_rings
from koikoi_qt.table.picture import Picture, Still, seen
from koikoi_qt.table.pieces import Key, Piece, compose, counts, raised, sizes
from koikoi_qt.table.slots import FieldSlots
from koikoi_qt.table.state import Look, ViewKind

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
        self.look, self._font = look, font
        marks = look.text_scale if look.marks else 0.0
        self._faces.use_style(Style(look.palette, marks, density, font))

    def arrange(self, view: View | None, size: QSize, signs: SignSizes) -> Layout:
        """Lay out a view's cards."""
        self._view, self._size, self._signs, self._rough = view, size, signs, None
        slots = self._slots.show(view.field if view else ())
        base = BASE_TILTS[self.look.view]
        lean = self.lean if self.lean != Tilt() else None
        room = Size(size.width(), size.height())
        self.layout = arrange(room, counts(view, slots), signs, base, lean)
        self.pieces = compose(view, slots, self.layout)
        return self.layout

    def lean_to(self, lean: Tilt) -> None:
        """Tilt the mat, for now with a rough picture of it; `arrange` makes it a good one."""
        self.lean = lean
        if self._signs is not None:
            self.arrange(self._view, self._size, self._signs)
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

    def touched(self, spots: list[Spot]) -> QRegion:
        """Return the pixels that pieces on their way may touch."""
        region = QRegion()
        for spot in spots:
            if self.layout and spot.moving:
                region += seen(self.layout, spot.place)
        return region

    def _still(self, away: frozenset[Key]) -> Still:
        assert self.layout
        view = self._view
        font = QFont(self._font)
        font.setBold(True)
        return Still(
            size=self._size,
            layout=self.layout,
            style=self._faces.style,
            font=font,
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

    def around(self, place: Rect) -> QRect:
        """Return the pixels of a card with room for its rings."""
        assert self.layout
        return seen(self.layout, place.grown(place.w * 0.12))


def _away(emphasis: Emphasis, motion: Motion | None) -> frozenset[Key]:
    """Return the pieces that the still picture leaves out."""
    keys = motion.keys if motion else frozenset()
    return keys | {emphasis.lifted} if emphasis.lifted else keys


def _deck(look: Look) -> Deck:
    return Deck.load(look.deck or deck_folders()[CLASSIC])
