"""Which zones there are, and what stands in each of them."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table import words
from koikoi_qt.table.geometry import Rect, bounds
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.pieces import Key, Piece, Zone, raised, reading_order
from koikoi_qt.table.state import TableState
from koikoi_qt.table.zones import CardButton, Entry, ZoneBox
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.narrator import Narrator

TAB_ORDER = (
    Zone.HAND,
    Zone.FIELD,
    Zone.STOCK,
    Zone.CAPTURED,
    Zone.THEIR_CAPTURED,
    Zone.THEIR_HAND,
)


class Face:
    """The zones of one table."""

    def __init__(self, parent: QWidget, press: Callable[[Key], None]) -> None:
        self._boxes = {zone: ZoneBox(parent, press) for zone in TAB_ORDER}

    def box(self, zone: Zone) -> ZoneBox:
        """Return a zone's group."""
        return self._boxes[zone]

    def buttons(self) -> Iterator[CardButton]:
        """Return the buttons of all zones in tab order."""
        for zone in TAB_ORDER:
            yield from self._boxes[zone].buttons

    def focused(self) -> Entry | None:
        """Return the entry that has focus, if it is on a card."""
        widget = QApplication.focusWidget()
        found = (box.entry(widget) for box in self._boxes.values())
        return next((entry for entry in found if entry), None)

    def find(self, key: Key) -> tuple[ZoneBox, CardButton] | None:
        """Return the button of a card, and its zone."""
        for box in self._boxes.values():
            button = box.button(key)
            if button:
                return box, button
        return None

    def focus(self, key: Key) -> bool:
        """Put focus on a card."""
        found = self.find(key)
        if found:
            found[0].focus(found[1])
        return found is not None

    def show(
        self,
        state: TableState,
        layout: Layout,
        pieces: Sequence[Piece],
        lifted: Card | None,
        lit: frozenset[Card],
    ) -> bool:
        """Bring names and places up to date; return whether there are new buttons to chain."""
        grown = []
        for zone, box in self._boxes.items():
            mine = [piece for piece in pieces if piece.zone is zone]
            if state.view is None or not mine:
                grown.append(box.show_entries("", ()))
                continue
            namer = _Namer(state.view, state.narrator, lifted, lit)
            entries = tuple(_entries(mine, namer, layout))
            grown.append(box.show_entries(namer.title(zone), entries))
        return any(grown)


class _Namer:
    """Names of zones and cards at one moment."""

    def __init__(
        self, view: View, narrator: Narrator, lifted: Card | None, lit: frozenset[Card]
    ) -> None:
        self._view, self._narrator, self.lifted, self._lit = view, narrator, lifted, lit
        self.language = narrator.language

    def title(self, zone: Zone) -> str:
        """Return a zone's name."""
        view, narrator, language = self._view, self._narrator, self.language
        match zone:
            case Zone.FIELD:
                return language.pgettext("zone of the table", "Field")
            case Zone.STOCK:
                return language.pgettext("zone of the table", "Stock")
            case Zone.HAND | Zone.THEIR_HAND:
                seat = view.seat if zone is Zone.HAND else view.other
                return words.hand_title(view, seat, narrator)
            case Zone.CAPTURED | Zone.THEIR_CAPTURED:
                seat = view.seat if zone is Zone.CAPTURED else view.other
                title = words.captured_title(view, seat, narrator)
                return words.counted_title(title, len(view.captured[seat]), language)

    def name(self, piece: Piece, card: Card) -> str:
        """Return a card's name where it lies."""
        match piece.zone:
            case Zone.HAND:
                return words.hand_name(self._view, card, self.lifted, self.language)
            case Zone.FIELD:
                return words.field_name(card, card in self._lit, self.language)
            case Zone.STOCK:
                return words.drawn_name(card, self.language)
            case _:
                return card_label(card, self.language)

    def hidden(self, zone: Zone) -> str:
        """Return all that is said of a zone's hidden cards."""
        view = self._view
        numbers = {
            Zone.STOCK: view.stock_count,
            Zone.HAND: view.own_hand_count,
            Zone.THEIR_HAND: view.other_hand_count,
        }
        return words.face_down(numbers[zone], self.language)


def _entries(pieces: Sequence[Piece], namer: _Namer, layout: Layout) -> Iterator[Entry]:
    """Return an entry for each card that is face up, and one for all that are not."""
    hidden = [piece for piece in pieces if piece.card is None]
    for piece in reading_order([piece for piece in pieces if piece.card]):
        assert piece.card
        seen = raised(piece, layout) if piece.card == namer.lifted else piece
        place = layout.projection.bounds(seen.place)
        yield Entry(piece.key, namer.name(piece, piece.card), place)
    if hidden:
        seen_places = [layout.projection.bounds(piece.place) for piece in hidden]
        yield Entry(hidden[0].key, namer.hidden(hidden[0].zone), _around(seen_places))


def _around(places: Sequence[Rect]) -> Rect:
    corners = [(p.x, p.y) for p in places] + [(p.right, p.bottom) for p in places]
    return bounds(corners)
