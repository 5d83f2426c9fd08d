"""The table as a widget: shows a TableState, and turns presses into moves."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table import choice, words
from koikoi_qt.table.canvas import Emphasis
from koikoi_qt.table.face import Face
from koikoi_qt.table.furniture import Furniture
from koikoi_qt.table.geometry import Rect, Tilt
from koikoi_qt.table.pieces import Key, Zone
from koikoi_qt.table.pointer import Pointer
from koikoi_qt.table.stage import Stage
from koikoi_qt.table.state import TableState
from koikoi_qt.table.zones import CardButton, Entry
from koikoi_qt.wording.details import card_details

LEAST_SIZE = QSize(450, 400)


class TableWidget(Stage):
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
        self._lifted: Card | None = None
        self._hovered: Card | None = None
        self._furniture = Furniture(self, self._act, self.view_changed.emit)
        self._face = Face(self, self._press_by_key)
        self._chain()
        Pointer(self)

    # What the outside calls.

    def show_state(
        self, state: TableState, events: Sequence[Event] = (), animate: bool = True
    ) -> None:
        """Show a moment of the match; `events` are what led to it, for the cards' motion."""
        self.finish_motion()
        before, self._state = self._state, state
        pieces, layout = self._canvas.pieces, self._canvas.layout
        inside = self.has_focus_inside()
        if before is None or before.look != state.look:
            self._restyle()
        if before is None or before.view != state.view:
            self._lifted = None
        self._arrange(state)
        if animate and state.view:
            self.move_cards(events, pieces, layout, state.view.seat, state.look.speed)
        self._refresh()
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
        lit = sorted(self._lit())
        if lit and self._face.focus(lit[0]):
            return True
        boxes = (self._face.box(zone) for zone in (Zone.HAND, Zone.FIELD))
        return any(box.focus_current() for box in boxes)

    def focus_hand_card(self, number: int) -> bool:
        """Put focus on the own hand's card of this number, from 0; False if there is none."""
        hand = sorted(self._view.hand) if self._view else []
        return number < len(hand) and self._face.focus(hand[number])

    def let_go(self) -> bool:
        """Put a lifted card back and give it focus; False if none was lifted."""
        lifted = self._lifted
        if lifted is None:
            return False
        self._lift(None)
        if self.has_focus_inside():
            self._face.focus(lifted)
        return True

    def press(self, key: Key, by_key: bool = False) -> None:
        """Press a card, as the eye (or, `by_key`, the keyboard or a reader) finds it."""
        self.finish_motion()
        state, view, piece = self._state, self._view, self._canvas.piece(key)
        if state is None or view is None or piece is None or piece.card is None:
            return
        if not by_key:
            self._face.focus(key)
        if not state.playable or piece.zone in (Zone.CAPTURED, Zone.THEIR_CAPTURED):
            self.details_requested.emit(piece.card)
        else:
            self._follow(choice.press(view, self._lifted, piece.card), by_key)

    def ask(self, key: Key) -> None:
        """Ask for a card's story; hidden cards have none."""
        if isinstance(key, Card):
            self.details_requested.emit(key)

    # What is where.

    def place_of(self, key: Key) -> Rect | None:
        """Return where a card is seen, in pixels of the widget; None if it is not on the table."""
        return self._canvas.place_of(key)

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

    @property
    def _view(self) -> View | None:
        return self._state.view if self._state else None

    def _lit(self) -> frozenset[Card]:
        playable = self._state is not None and self._state.playable
        return choice.lit(self._view, self._lifted) if playable else frozenset()

    # Bringing it up to date.

    def _chain(self) -> None:
        """Put everything into tab order: actions, cards, views."""
        first, last = self._furniture.first_to_last()
        for before, after in pairwise((*first, *self._face.buttons(), *last)):
            QWidget.setTabOrder(before, after)

    def _restyle(self) -> None:
        if self._state:
            self._canvas.take_look(self._state.look, self.devicePixelRatio(), self.font())
            self._furniture.take_look(self._state.look)

    def _rearrange(self) -> None:
        """Lay everything out anew: the state, the size, or a text has changed."""
        self.finish_motion()
        if self._state:
            self._arrange(self._state)
            self._refresh()

    def _arrange(self, state: TableState) -> None:
        self.setAccessibleName(words.table_name(state.narrator.language))
        signs = self._furniture.fill(state)
        font = self._furniture.badge_font()
        self._furniture.place(self._canvas.show(state, self.size(), signs, font))

    def _refresh(self) -> None:
        """Bring the accessible face and the painting up to date with what is lifted and lit."""
        state, canvas = self._state, self._canvas
        if state is None or canvas.layout is None:
            return
        if self._face.show(state, canvas.layout, canvas.pieces, self._lifted, self._lit()):
            self._chain()
        self._furniture.show_result(not self.moving)
        self.prepare()
        self.update()

    def emphasis(self) -> Emphasis:
        focused = self._face.focused()
        return Emphasis(
            self._lifted, self._lit() | self._hinted(), focused.key if focused else None
        )

    def _hinted(self) -> frozenset[Card]:
        """Return the field cards of the month of the hand card under the pointer."""
        state, view = self._state, self._view
        hinting = state is not None and state.playable and self._lifted is None
        if not hinting or view is None or self._hovered not in view.hand:
            return frozenset()
        return choice.lit(view, self._hovered)

    def arrived(self) -> None:
        self._furniture.show_result(True)

    # What a person does.

    def _press_by_key(self, key: Key) -> None:
        """A button was pressed: by keyboard or by a reader."""
        self.press(key, by_key=True)

    def _follow(self, outcome: choice.Outcome, by_key: bool) -> None:
        match outcome:
            case choice.Lift(card):
                self._lift(card)
            case choice.Hint():
                # Focus first: a later change would cut the hint short.
                if by_key and outcome.choices:
                    self._face.focus(outcome.choices[0])
                assert self._state
                text = words.hint_text(self._state, outcome)
                self._furniture.show_hint(text)
                self.hint.emit(text)
            case Move():
                self.move_chosen.emit(outcome)

    def _lift(self, card: Card | None) -> None:
        self._lifted = card
        if self._state:
            self._furniture.show_hint(self._state.prompt)
        self._refresh()

    def _act(self, does: object) -> None:
        """An action's button was pressed."""
        signal = self.move_chosen if isinstance(does, Move) else self.command_chosen
        signal.emit(does)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self.let_go():
            super().keyPressEvent(event)

    # Pointer, and size.

    @property
    def lean(self) -> Tilt:
        """How far the mat has been tilted by hand."""
        return self._canvas.lean

    def lean_to(self, lean: Tilt) -> None:
        """Tilt the mat by hand; `settle` when it is let go."""
        self.finish_motion()
        self._canvas.lean_to(lean)
        self.update()

    def settle(self) -> None:
        """The mat has been tilted: bring everything else there."""
        self._rearrange()

    def key_at(self, at: QPointF) -> Key | None:
        """Return the topmost card under a point."""
        return self._canvas.key_at(at, self._lifted)

    def tip_at(self, at: QPointF) -> str:
        """Return the story of the card under a point; nothing for hidden cards."""
        key = self.key_at(at)
        if self._state is None or self._view is None or not isinstance(key, Card):
            return ""
        return "\n".join(card_details(key, self._view, self._state.narrator))

    def hover(self, key: Key | None) -> None:
        """The pointer is over a card, or over none."""
        card = key if isinstance(key, Card) else None
        self.setCursor(Qt.CursorShape.PointingHandCursor if card else Qt.CursorShape.ArrowCursor)
        if card != self._hovered:
            self._hovered = card
            self.update()

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
        return LEAST_SIZE


def _asks_anew(before: TableState | None, state: TableState) -> bool:
    """Tell whether something else is asked than before, beyond the next card of a hand."""
    view = state.view
    if view is None or not view.legal_moves or view.phase is Phase.PLAY:
        return before is None or before.actions != state.actions
    return before is None or before.view != view
