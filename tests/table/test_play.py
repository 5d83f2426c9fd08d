"""Whole months played on the table: by mouse, by keys, by what a reader presses."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from koikoi_qt.games.koikoi import Card, Match, Move, MoveKind, Phase, Rules
from koikoi_qt.games.koikoi.moves import KOIKOI
from koikoi_qt.table.geometry import Tilt
from koikoi_qt.table.pieces import Zone
from koikoi_qt.table.signs import PlateButton
from koikoi_qt.table.state import Look, Speed, ViewKind
from koikoi_qt.table.widget import TableWidget
from tests.table.helpers import QUIET, Seat, buttons, middle_of, seated, state_of

PERSPECTIVE = Look(view=ViewKind.PERSPECTIVE, speed=Speed.OFF)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def click(table: TableWidget, card: Card) -> None:
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=middle_of(table, card))


def click_action(table: TableWidget, name: str) -> None:
    button = next(b for b in buttons(table) if (b.accessibleName() or b.text()).startswith(name))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def play_by_mouse(seat: Seat, move: Move) -> None:
    if move.kind in (MoveKind.KOIKOI, MoveKind.STOP):
        click_action(seat.table, "Koi-koi" if move == KOIKOI else "Stop (")
        return
    assert move.card
    click(seat.table, move.card)
    if move.kind is MoveKind.PLAY:
        click(seat.table, move.capture or move.card)


def walk_to(zone: Zone, card: Card, seat: Seat) -> None:
    """Tab to a zone and go along it with arrows until the card's button has focus."""
    table = seat.table
    wanted = table.place_of(card)
    assert wanted is not None
    zone_buttons = table.zone_buttons(zone)
    for _ in range(40):
        if focused() in zone_buttons:
            break
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    for _ in range(40):
        here = focused()
        at = here.mapTo(table, here.rect().center())
        if abs(at.x() - wanted.center[0]) < 3 and abs(at.y() - wanted.center[1]) < 30:
            return
        QTest.keyClick(here, Qt.Key.Key_Right)
    raise AssertionError(f"{card} cannot be reached by arrows")


def play_by_keys(seat: Seat, move: Move) -> None:
    here = focused()
    if move.kind in (MoveKind.KOIKOI, MoveKind.STOP):
        if move != KOIKOI:
            QTest.keyClick(here, Qt.Key.Key_Tab)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        return
    assert move.card
    walk_to(Zone.HAND if move.kind is MoveKind.PLAY else Zone.FIELD, move.card, seat)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    if move.kind is not MoveKind.PLAY:
        return
    if move.capture and len(seat.table.choices()) > 1:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        walk_to(Zone.FIELD, move.capture, seat)
    QTest.keyClick(focused(), Qt.Key.Key_Space)


@pytest.mark.parametrize("look", [QUIET, PERSPECTIVE], ids=["top-down", "perspective"])
@pytest.mark.parametrize("by", [play_by_mouse, play_by_keys], ids=["mouse", "keys"])
@pytest.mark.parametrize("seed", range(4))
def test_a_month_is_played_to_its_end(
    table: TableWidget, look: Look, by: Callable[[Seat, Move], None], seed: int
) -> None:
    seat = seated(table, seed, look)
    table.focus_first()
    played = 0
    while seat.match.turn is not None:
        wanted = seat.wanted()
        by(seat, wanted)
        played += 1
        assert len(seat.moves) == played, (wanted, seat.hints)
        assert seat.moves[-1] == wanted
        if by is play_by_keys:
            assert table.has_focus_inside()
    assert seat.match.phase is Phase.MATCH_OVER


def test_a_reader_presses_a_card_twice(table: TableWidget) -> None:
    seat = seated(table, 1)
    card = next(m.card for m in seat.match.legal_moves if m.card and not m.capture)
    place = sorted(seat.match.view(0).hand).index(card)
    button = table.zone_buttons(Zone.HAND)[place]
    button.click()
    assert button.accessibleName().startswith("Lifted: ")
    button.click()
    assert [str(move) for move in seat.moves] == [f"play {card}"]


def test_escape_lets_go_and_gives_focus_back(table: TableWidget) -> None:
    seat = seated(table, 1)
    table.focus_first()
    hand_card = focused()
    QTest.keyClick(hand_card, Qt.Key.Key_Space)
    QTest.keyClick(hand_card, Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert focused() is hand_card
    assert not hand_card.accessibleName().startswith("Lifted")
    assert not seat.moves


def test_two_distinct_matches_keep_the_card_lifted_and_say_so(table: TableWidget) -> None:
    seats = (seated(table, seed) for seed in range(60))
    seat = next(seat for seat in seats if any(_distinct_pair(seat, c) for c in _hand(seat)))
    card = next(c for c in _hand(seat) if _distinct_pair(seat, c))
    click(table, card)
    click(table, card)
    assert not seat.moves
    assert seat.hints[-1].startswith("Choose which card")
    assert table.choices() == _distinct_pair(seat, card)


def _hand(seat: Seat) -> tuple[Card, ...]:
    return seat.match.view(0).hand


def _distinct_pair(seat: Seat, card: Card) -> tuple[Card, ...]:
    matches = tuple(c for c in seat.match.view(0).field if c.month == card.month)
    pair = len(matches) == 2 and not matches[0].interchangeable(matches[1])
    return matches if pair else ()


def test_a_press_acts_where_it_began_or_not_at_all(table: TableWidget) -> None:
    seat = seated(table, 1)
    first, second = _hand(seat)[:2]
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=middle_of(table, first))
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=middle_of(table, second))
    assert table.lifted is None


def test_dragging_the_mat_tilts_and_a_double_click_levels_it(table: TableWidget) -> None:
    seated(table, 1)
    corner = table.rect().center()
    corner.setX(14)
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseMove(table, corner + type(corner)(60, 40))
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=corner + type(corner)(60, 40))
    assert table.lean != Tilt()
    QTest.mouseDClick(table, Qt.MouseButton.LeftButton, pos=corner)
    assert table.lean == Tilt()


def test_a_mat_that_nobody_may_look_at_tilts_as_well(table: TableWidget) -> None:
    seat = seated(table, 1)
    table.show_state(replace(state_of(seat.match.view(0)), view=None, actions=()))
    table.lean_to(Tilt(4, 4))
    table.repaint()
    assert table.lean == Tilt(4, 4)


def test_a_right_click_asks_about_a_card(table: TableWidget) -> None:
    seat = seated(table, 1)
    asked: list[Card] = []
    table.details_requested.connect(asked.append)
    card = seat.match.view(0).field[0]
    table.ask(card)
    assert asked == [card]


def test_the_menu_key_asks_about_the_focused_card(table: TableWidget) -> None:
    seat = seated(table, 1)
    asked: list[Card] = []
    table.details_requested.connect(asked.append)
    table.focus_hand_card(2)
    button = focused()
    middle = button.rect().center()
    key = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(button, QContextMenuEvent(key, middle, button.mapToGlobal(middle)))
    assert asked == [sorted(seat.match.view(0).hand)[2]]


def test_view_buttons_tell_the_window(table: TableWidget) -> None:
    seated(table, 1)
    asked: list[str] = []
    table.view_changed.connect(asked.append)
    click_action(table, "Perspective")
    assert asked == ["perspective"]


def test_a_command_is_passed_on(table: TableWidget) -> None:
    seat = seated(table, 2)
    while seat.match.turn is not None:
        play_by_mouse(seat, seat.wanted())
    commands: list[object] = []
    table.command_chosen.connect(commands.append)
    click_action(table, "Play again")
    assert [str(command) for command in commands] == ["play again"]


@pytest.mark.parametrize("look", [QUIET, PERSPECTIVE], ids=["top-down", "perspective"])
def test_nothing_jumps_in_a_whole_match(table: TableWidget, look: Look) -> None:
    rng = random.Random(4)
    match = Match.new(Rules(months=3, first_dealer="red"), rng)
    table.resize(1920, 1080)
    places = set()
    while not match.finished:
        table.show_state(state_of(match.view(0), look))
        places.add(table.place_of("stock 0"))
        if match.turn is None:
            match, _ = match.deal(rng)
        else:
            match, _ = match.play(rng.choice(match.legal_moves))
    assert len(places) == 1


def test_a_hidden_button_does_nothing(table: TableWidget) -> None:
    seated(table, 1)
    done: list[object] = []
    table.command_chosen.connect(done.append)
    table.move_chosen.connect(done.append)
    hidden = [each for each in table.findChildren(PlateButton) if each.isHidden()]
    assert hidden
    for button in hidden:
        button.click()
    assert done == []
