"""The table as a widget: shows a TableState, and turns presses into moves."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table import choice, words
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.table.face import Face
from koikoi_qt.table.faces import Faces, Style
from koikoi_qt.table.furniture import Furniture
from koikoi_qt.table.geometry import Rect, Size, Tilt, inside
from koikoi_qt.table.layout import Layout, arrange
from koikoi_qt.table.painting import CardPainter, draw_rings
from koikoi_qt.table.picture import Picture
from koikoi_qt.table.pieces import Key, Piece, Zone, compose, counts, raised, sizes
from koikoi_qt.table.pointer import Pointer
from koikoi_qt.table.slots import FieldSlots
from koikoi_qt.table.state import Look, TableState, ViewKind
from koikoi_qt.table.zones import CardButton, Entry

BASE_TILTS = {ViewKind.TOP_DOWN: Tilt(), ViewKind.PERSPECTIVE: Tilt(34)}
LEAST_SIZE = QSize(450, 400)


class TableWidget(QWidget):
    """The rendered table. `show_state` is the one way in; the signals are the ways out.

    Signs are written in the widget's own font, so a larger font makes larger signs. `hint` is a
    sentence to say, `details_requested` asks for a card's story as text.
    """

    move_chosen = Signal(Move)
    command_chosen = Signal(object)
    hint = Signal(str)
    view_changed = Signal(str)
    details_requested = Signal(Card)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TableState | None = None
        self._slots = FieldSlots()
        self._lifted: Card | None = None
        self._pieces: tuple[Piece, ...] = ()
        self._layout: Layout | None = None
        self._lean = Tilt()
        self._look = Look()
        self._stale = True
        self._pixmap = QPixmap()
        deck = Deck.load(deck_folders()["classic"])
        self._faces = Faces(deck, Style(self._look.palette, 1.0, 1.0, self.font()))
        self._cards = CardPainter(self._faces)
        self._picture = Picture(self._cards)
        self._furniture = Furniture(self, self._act, self.view_changed.emit)
        self._face = Face(self, self._press_by_key)
        self._chain()
        self._pointer = Pointer(self)
        self.setMouseTracking(True)

    # What the outside calls.

    def show_state(
        self, state: TableState, events: Sequence[Event] = (), animate: bool = True
    ) -> None:
        """Show a moment of the match; `events` are what led to it, for the cards' motion."""
        before, self._state = self._state, state
        inside = self.has_focus_inside()
        if before is None or before.look != state.look:
            self._take_look(state.look)
        if before is None or state.view is None or before.view != state.view:
            self._lifted = None
        self._rearrange()
        if inside and (not self.has_focus_inside() or _asks_anew(before, state)):
            self.focus_first()

    def has_focus_inside(self) -> bool:
        """Tell whether the keyboard is on the table."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def focus_first(self) -> bool:
        """Put focus on the first thing to do; False if there is nothing on the table at all."""
        if self._furniture.focus_action():
            return True
        lit = sorted(self._lit(), key=lambda card: card.index)
        if lit and self._face.focus(lit[0]):
            return True
        for zone in (Zone.HAND, Zone.FIELD):
            box = self._face.box(zone)
            if box.current:
                box.focus(box.current)
                return True
        return False

    def focus_hand_card(self, number: int) -> bool:
        """Put focus on the own hand's card of this number, from 0; False if there is none."""
        view = self._view
        hand = sorted(view.hand) if view else []
        return number < len(hand) and self._face.focus(hand[number])

    def place_of(self, key: Key) -> Rect | None:
        """Return where a card is seen, in pixels of the widget; None if it is not on the table."""
        layout = self._layout
        places = [piece.place for piece in self._pieces if piece.key == key]
        return layout.projection.bounds(places[0]) if layout and places else None

    def zone_buttons(self, zone: Zone) -> tuple[CardButton, ...]:
        """Return the buttons of a zone's cards, in reading order."""
        return self._face.box(zone).shown

    def entries(self, zone: Zone) -> tuple[Entry, ...]:
        """Return what a zone's buttons stand for."""
        return self._face.box(zone).entries

    @property
    def lifted(self) -> Card | None:
        """The hand card that is lifted."""
        return self._lifted

    def choices(self) -> tuple[Card, ...]:
        """Return the field cards of which the lifted card captures one; empty without a choice."""
        view, lifted = self._view, self._lifted
        return choice.choices(view, lifted) if view and lifted else ()

    def let_go(self) -> bool:
        """Put a lifted card back; False if none was lifted."""
        if self._lifted is None:
            return False
        self._lift(None)
        return True

    def _chain(self) -> None:
        """Put everything into tab order: actions, cards, views."""
        first, last = self._furniture.first_to_last()
        for before, after in pairwise((*first, *self._face.buttons(), *last)):
            QWidget.setTabOrder(before, after)

    # What is shown.

    @property
    def _view(self) -> View | None:
        return self._state.view if self._state else None

    def _lit(self) -> frozenset[Card]:
        playable = self._state is not None and self._state.playable
        return choice.lit(self._view, self._lifted) if playable else frozenset()

    def _take_look(self, look: Look) -> None:
        if look.view is not self._look.view:
            self._lean = Tilt()
        self._look = look
        self._restyle()

    def _restyle(self) -> None:
        look = self._look
        deck = Deck.load(look.deck or deck_folders()["classic"])
        marks = look.text_scale if look.marks else 0.0
        self._faces.use(deck, Style(look.palette, marks, self.devicePixelRatio(), self.font()))
        self._furniture.take_look(look)
        self._stale = True

    def _rearrange(self) -> None:
        """Lay everything out anew: the state, the size, or a text has changed."""
        state = self._state
        if state is None or self.width() < 2 or self.height() < 2:
            return
        view = state.view
        slots = self._slots.show(view.field if view else ())
        signs = self._furniture.fill(state)
        size = Size(self.width(), self.height())
        base = BASE_TILTS[self._look.view]
        lean = self._lean if self._lean != Tilt() else None
        self._layout = arrange(size, counts(view, slots), signs, base, lean)
        self._pieces = compose(view, slots, self._layout)
        self._furniture.place(self._layout)
        self._refresh()

    def _refresh(self) -> None:
        """Bring the accessible face and the picture up to date with what is lifted and lit."""
        state, layout = self._state, self._layout
        if state and layout:
            lit = self._lit()
            narrator, pieces, lifted = state.narrator, self._pieces, self._lifted
            if self._face.show(state.view, narrator, layout, pieces, lifted, lit):
                self._chain()
        self._stale = True
        self.update()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, view = self._layout, self._view
        if layout is None:
            return
        if self._stale:
            self._paint_picture(layout, view)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._pixmap)
        self._paint_lit(painter, layout)
        self._paint_focus(painter, layout)
        painter.end()

    def _paint_picture(self, layout: Layout, view: View | None) -> None:
        self._pixmap = self._picture.paint(
            self.size(),
            self.devicePixelRatio(),
            layout,
            self._look.palette,
            self._furniture.badge_font(),
            self._pieces,
            () if self._lifted is None else (self._lifted,),
            sizes(view) if view else (),
            view.stock_count if view else 0,
        )
        self._stale = False

    def _paint_lit(self, painter: QPainter, layout: Layout) -> None:
        colours = (self._look.palette.lit, self._look.palette.lit_edge)
        width = max(2.5, layout.card.w * 0.035)
        lit = self._lit()
        for piece in self._pieces:
            if piece.card is not None and piece.card in lit:
                draw_rings(painter, layout, piece.place, colours, width)
            if piece.card is not None and piece.card == self._lifted:
                up = raised(piece, layout)
                self._cards.draw(painter, layout, up)
                draw_rings(painter, layout, up.place, colours, width)

    def _paint_focus(self, painter: QPainter, layout: Layout) -> None:
        focused = self._face.focused()
        if focused is None:
            return
        colours = (self._look.palette.focus, self._look.palette.focus_edge)
        width = max(2.5, layout.card.w * 0.03)
        for piece in self._pieces:
            if piece.key == focused[1].key:
                up = raised(piece, layout) if piece.card and piece.card == self._lifted else piece
                draw_rings(painter, layout, up.place.grown(width * 1.5), colours, width)

    # What a person does.

    def _press_by_key(self, key: Key) -> None:
        """A button was pressed: by keyboard or by a reader."""
        self.press(key, by_key=True)

    def press(self, key: Key, by_key: bool = False) -> None:
        """Press a card, or hidden cards, as the eye or a reader finds them."""
        state, view = self._state, self._view
        piece = next((piece for piece in self._pieces if piece.key == key), None)
        if state is None or view is None or piece is None or piece.card is None:
            return
        if not state.playable or piece.zone in (Zone.CAPTURED, Zone.THEIR_CAPTURED):
            self.details_requested.emit(piece.card)
            return
        self._follow(choice.press(view, self._lifted, piece.card), by_key)

    def _follow(self, outcome: choice.Outcome, by_key: bool) -> None:
        match outcome:
            case choice.Lift(card):
                self._lift(card)
            case choice.Hint():
                # Focus first: a later change would cut the hint short.
                if by_key and outcome.choices:
                    self._face.focus(outcome.choices[0])
                assert self._state
                self.hint.emit(words.hint_text(self._state, outcome))
            case Move():
                self.move_chosen.emit(outcome)

    def _lift(self, card: Card | None) -> None:
        self._lifted = card
        self._refresh()

    def _act(self, does: object) -> None:
        """An action's button was pressed."""
        signal = self.move_chosen if isinstance(does, Move) else self.command_chosen
        signal.emit(does)

    # Pointer, and size.

    @property
    def lean(self) -> Tilt:
        """How far the mat has been tilted by hand."""
        return self._lean

    def lean_to(self, lean: Tilt) -> None:
        """Tilt the mat by hand."""
        self._lean = lean
        self._rearrange()

    def settle(self) -> None:
        """The mat is let go: paint it well."""
        self._stale = True
        self.update()

    def key_at(self, at: QPointF) -> Key | None:
        """Return the topmost card under a point."""
        layout = self._layout
        if layout is None:
            return None
        for piece in reversed(self._pieces):
            places = [piece.place]
            if piece.card is not None and piece.card == self._lifted:
                places.append(raised(piece, layout).place)
            if any(inside(layout.projection.quad(place), at.x(), at.y()) for place in places):
                return piece.key
        return None

    def hover(self, key: Key | None) -> None:
        """The pointer is over a card, or over none."""
        card = isinstance(key, Card)
        shape = Qt.CursorShape.PointingHandCursor if card else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def ask(self, key: Key) -> None:
        """Ask for a card's story."""
        if isinstance(key, Card):
            self.details_requested.emit(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # A fast player's second press is a press; on the mat two of them level it again.
        if self.key_at(event.position()) is None:
            self.lean_to(Tilt())
        self._pointer.press(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        key = self.key_at(QPointF(event.pos()))
        if key is not None:
            self.ask(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rearrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._restyle()
            self._rearrange()

    def sizeHint(self) -> QSize:
        return LEAST_SIZE * 2

    def minimumSizeHint(self) -> QSize:
        # Signs grow with the text, and the cards must not pay for it.
        line = self.fontMetrics().height()
        return LEAST_SIZE.expandedTo(QSize(round(17.5 * line), 230 + 10 * line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self._escape():
            super().keyPressEvent(event)

    def _escape(self) -> bool:
        """Let go, and give focus back to the card that was lifted."""
        lifted = self._lifted
        if lifted is None:
            return False
        self._lift(None)
        self._face.focus(lifted)
        return True


def _asks_anew(before: TableState | None, state: TableState) -> bool:
    """Tell whether something else is asked than before, beyond the next card of a hand."""
    view = state.view
    if view is None or not view.legal_moves or view.phase is Phase.PLAY:
        return before is None or before.actions != state.actions
    return before is None or before.view != view
