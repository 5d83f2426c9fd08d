"""What is asked, written on the table; and a hand card under the pointer lights its matches."""

from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.table.pieces import Zone
from koikoi_qt.table.prompt_sign import PromptSign
from koikoi_qt.table.state import ViewKind
from koikoi_qt.table.widget import TableWidget
from tests.table.helpers import QUIET, all_texts, buttons, seated, state_of
from tests.ui.driving import open_window
from tests.ui.screens import visit

PERSPECTIVE = replace(QUIET, view=ViewKind.PERSPECTIVE)
ASKED = "Choose the card to capture."


def plate(table: TableWidget) -> PromptSign:
    sign = table.findChild(PromptSign)
    assert sign is not None
    return sign


def test_the_prompt_stands_on_the_table_and_in_nobody_s_way(table: TableWidget) -> None:
    seat = seated(table, 1, PERSPECTIVE)
    table.show_state(replace(state_of(seat.match.view(0), PERSPECTIVE), prompt=ASKED))
    sign = plate(table)
    assert sign.isVisible()
    assert sign.shown == ASKED
    assert table.rect().contains(sign.geometry())
    # A card's button is where the card is; the table's own buttons are the signs.
    for button in buttons(table):
        there = QRect(button.mapTo(table, button.rect().topLeft()), button.size())
        assert not sign.geometry().intersects(there), button.accessibleName()
    # A reader finds it in the panel, and hears it once.
    assert ASKED not in set(all_texts(table))


def test_a_card_under_the_pointer_lights_what_it_captures(table: TableWidget) -> None:
    seat = seated(table, 1)
    hand, field = seat.match.view(0).hand, seat.match.view(0).field
    for card in hand:
        table.hover(card)
        assert table.emphasis().lit == {other for other in field if other.month == card.month}
    assert any(card.month == other.month for card in hand for other in field)
    table.hover(None)
    assert not table.emphasis().lit


def test_nothing_lights_where_nothing_can_be_played(table: TableWidget) -> None:
    seat = seated(table, 1)
    table.show_state(replace(state_of(seat.match.view(0)), playable=False))
    for card in seat.match.view(0).hand:
        table.hover(card)
        assert not table.emphasis().lit


def test_a_hand_over_asks_nothing_on_the_table(qtbot: QtBot) -> None:
    prompts: list[str] = []
    covered: list[bool] = []

    def look(window: QWidget) -> None:
        table = window.findChild(TableWidget)
        assert isinstance(table, TableWidget)
        prompts.append(plate(table).shown)
        covered.append(not table.zone_buttons(Zone.HAND))

    with open_window(qtbot, "en", seed=1) as window:
        visit(window, "play", look)
        visit(window, "hand_over", look)
    assert prompts[0]
    assert (prompts[1], covered) == ("", [False, True])
