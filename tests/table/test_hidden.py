"""The accessible face: what is named, what is only counted, and what is nowhere."""

import random
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGroupBox

from koikoi_qt.games.koikoi import DECK, Card, Match, Rules
from koikoi_qt.games.koikoi.moves import distinct
from koikoi_qt.i18n import Language
from koikoi_qt.table.pieces import Zone
from koikoi_qt.table.widget import TableWidget
from koikoi_qt.wording.cards import card_label, card_short
from tests.table.helpers import all_texts, buttons, seated, state_of, zone_names

ENGLISH = Language.load("en")


def visible(match: Match) -> set[Card]:
    view = match.view(0)
    drawn = {view.drawn} if view.drawn else set()
    return {*view.hand, *view.field, *view.captured[0], *view.captured[1], *drawn}


def names_of(card: Card) -> set[str]:
    return {card.code, card_label(card, ENGLISH), card_short(card, ENGLISH)}


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_are_nowhere_in_the_tree(table: TableWidget, seed: int) -> None:
    rng = random.Random(seed)
    match = Match.new(Rules(months=2), rng)
    while not match.finished:
        table.show_state(state_of(match.view(0)))
        # A hidden plain may share its name with a visible one; no other card does.
        shown = visible(match)
        spoken = {name for card in shown for name in names_of(card)}
        for card in set(DECK) - shown:
            hidden = names_of(card) - spoken
            texts = list(all_texts(table))
            assert not any(name == text or f" {name};" in text for name in hidden for text in texts)
        keys = {str(entry.key) for zone in Zone for entry in table.entries(zone)}
        assert not keys & {card.code for card in set(DECK) - shown}
        match, _ = (
            match.deal(rng)
            if match.turn is None
            else match.play(rng.choice(distinct(match.legal_moves)))
        )


def test_hidden_cards_are_counted(table: TableWidget) -> None:
    seated(table, 1)
    assert zone_names(table, Zone.THEIR_HAND) == ["8 face-down cards"]
    assert zone_names(table, Zone.STOCK) == ["24 face-down cards"]


def test_at_a_hand_over_there_is_no_card_at_all(table: TableWidget) -> None:
    seat = seated(table, 1)
    table.show_state(replace(state_of(seat.match.view(0)), view=None, actions=()))
    assert not any("Month" in text or "card" in text for text in all_texts(table))
    assert all(not table.entries(zone) for zone in Zone)


def test_a_result_is_nowhere_when_the_next_month_has_begun(table: TableWidget) -> None:
    rng = random.Random(1)
    match = Match.new(Rules(months=2), rng)
    while match.turn is not None:
        match, _ = match.play(rng.choice(match.legal_moves))
    ended = state_of(match.view(0))
    table.show_state(ended)
    assert "\n".join(ended.result) in all_texts(table)
    match, _ = match.deal(rng)
    table.show_state(state_of(match.view(0)))
    assert not any(line in text for line in ended.result for text in all_texts(table))


def test_a_covered_hand_is_only_counted(table: TableWidget) -> None:
    seat = seated(table, 1)
    table.show_state(state_of(seat.match.view(0).covered()))
    assert zone_names(table, Zone.HAND) == ["8 face-down cards"]


def test_zones_are_groups_with_names(table: TableWidget) -> None:
    seat = seated(table, 1)
    while not all(map(len, seat.match.view(0).captured)):
        table.move_chosen.emit(seat.wanted())
    names = [box.accessibleName() for box in table.findChildren(QGroupBox) if box.isVisible()]
    mine, theirs = map(len, seat.match.view(0).captured)
    assert names == [
        "Your hand",
        "Field",
        "Stock",
        f"Your captured cards: {mine}",
        f"CPU's captured cards: {theirs}",
        "CPU's hand",
    ]


def test_every_button_has_a_name(table: TableWidget) -> None:
    seated(table, 1)
    assert all(button.accessibleName() or button.text() for button in buttons(table))


def test_each_zone_is_one_stop_for_tab(table: TableWidget) -> None:
    seated(table, 1)
    from PySide6.QtCore import Qt

    for zone in Zone:
        stops = [
            button
            for button in table.zone_buttons(zone)
            if button.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert len(stops) == min(1, len(table.zone_buttons(zone)))


def test_buttons_are_used_again(table: TableWidget) -> None:
    seat = seated(table, 1)
    first = table.zone_buttons(Zone.HAND)
    while seat.match.turn is not None:
        table.move_chosen.emit(seat.wanted())
        assert set(table.zone_buttons(Zone.HAND)) <= set(first)


def test_a_hand_cards_name_says_what_it_captures(table: TableWidget) -> None:
    seat = seated(table, 3)
    view = seat.match.view(0)
    months = {card.month for card in view.field}
    for card, name in zip(sorted(view.hand), zone_names(table, Zone.HAND), strict=True):
        assert name.startswith(card_label(card, ENGLISH))
        assert ("captures" in name) == (card.month in months)
