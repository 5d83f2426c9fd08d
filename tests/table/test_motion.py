"""Cards on their way: they arrive, they reveal nothing, and nobody waits for them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.events import Called, Event, MonthEnded, Played, YakuMade
from koikoi_qt.games.koikoi.moves import distinct
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table.geometry import Size, Tilt
from koikoi_qt.table.layout import Layout, arrange
from koikoi_qt.table.motion import Motion, plan
from koikoi_qt.table.pieces import Piece, Zone, compose, counts
from koikoi_qt.table.slots import FieldSlots
from koikoi_qt.table.state import Look, Speed, ViewKind
from koikoi_qt.table.widget import TableWidget
from tests.table.helpers import QUIET, seated, state_of, zone_names
from tests.table.test_layout import sign_sizes

MOVING = Look(view=ViewKind.PERSPECTIVE, speed=Speed.SLOW)


def steps(seed: int, months: int = 2) -> Iterator[tuple[tuple[Event, ...], View]]:
    """Play a match at random, and yield what happened and how Red sees it."""
    rng = random.Random(seed)
    match = Match.new(Rules(months=months), rng)
    yield match.history, match.view(0)
    while not match.finished:
        if match.turn is None:
            match, events = match.deal(rng)
        else:
            match, events = match.play(rng.choice(distinct(match.legal_moves)))
        yield events, match.view(0)


def motions(seed: int) -> Iterator[tuple[Motion, tuple[Event, ...], View, Layout, list[Piece]]]:
    """Return the motion of every step of a match."""
    slots = FieldSlots()
    before: tuple[Piece, ...] = ()
    for events, view in steps(seed):
        places = slots.show(view.field)
        layout = arrange(Size(900, 760), counts(view, places), sign_sizes(1, 0), Tilt())
        after = compose(view, places, layout)
        yield plan(events, before, after, layout, view.seat), events, view, layout, list(after)
        before = after


@pytest.mark.parametrize("seed", range(8))
def test_every_card_arrives_where_it_belongs(seed: int) -> None:
    for motion, _, _, _, after in motions(seed):
        final = {piece.key: piece.place for piece in after}
        for spot in motion.at(motion.duration + 1):
            assert spot.place == final[spot.piece.key]
        for track in motion.tracks:
            last = track.legs[-1]
            assert last.place(1.0).center == pytest.approx(final[track.piece.key].center)
            pairs = pairwise(track.legs)
            assert all(one.end <= next_.start for one, next_ in pairs)


@pytest.mark.parametrize("seed", range(8))
def test_only_cards_that_lie_open_in_the_end_ever_show_their_face(seed: int) -> None:
    for motion, events, _, layout, after in motions(seed):
        hand_ends = layout.rows[2].y
        known = {piece.card for piece in after if piece.card}
        theirs = {event.card for event in events if isinstance(event, Played) and event.seat == 1}
        for time in range(0, int(motion.duration) + 50, 40):
            for spot in motion.at(time):
                assert spot.piece.card is None or spot.piece.card in known
                # A card of the other hand shows its face only on its way to the field.
                if spot.piece.card in theirs and spot.face_up:
                    assert spot.place.center[1] > hand_ends


@pytest.mark.parametrize("seed", range(4))
def test_yaku_and_calls_are_written_over_the_field(seed: int) -> None:
    for motion, events, *_ in motions(seed):
        told = [event for event in events if isinstance(event, YakuMade | Called)]
        assert [banner.event for banner in motion.banners] == told


def test_the_winners_yaku_jump_at_the_end_of_the_month() -> None:
    ends = [
        (motion, ended)
        for seed in range(6)
        for motion, events, *_ in motions(seed)
        for ended in events
        if isinstance(ended, MonthEnded) and ended.winner is not None and not any(ended.instant)
    ]
    assert ends
    for motion, ended in ends:
        jumping = {t.piece.card for t in motion.tracks if any(leg.hops for leg in t.legs)}
        assert jumping == {card for yaku in ended.yaku for card in yaku.cards}


def test_a_banner_does_not_flash() -> None:
    motion = next(m for m, *_ in motions(1) if m.banners)
    banner = motion.banners[0]
    strengths = [banner.strength(banner.start + t) for t in range(0, 1600, 10)]
    assert max(abs(a - b) for a, b in pairwise(strengths)) < 0.1
    assert strengths.count(1.0) > 50


@pytest.fixture
def playing(table: TableWidget) -> TableWidget:
    """Return a table on which cards have just set out."""
    seat = seated(table, 1, MOVING)
    table.move_chosen.emit(seat.wanted())
    assert table.moving
    return table


def test_a_fast_player_acts_at_once(playing: TableWidget) -> None:
    hand = [entry.key for entry in playing.entries(Zone.HAND)]
    playing.press(hand[0])
    assert not playing.moving
    assert playing.lifted == hand[0]


def test_names_do_not_wait_for_cards(table: TableWidget) -> None:
    seat = seated(table, 1, MOVING)
    table.move_chosen.emit(seat.wanted())
    assert table.moving
    moving = [zone_names(table, zone) for zone in Zone]
    table.show_state(state_of(seat.match.view(0), QUIET))
    assert [zone_names(table, zone) for zone in Zone] == moving


def test_motion_ends_by_itself_with_the_same_picture(qtbot: QtBot, table: TableWidget) -> None:
    fast = replace(MOVING, speed=Speed.FAST)
    seat = seated(table, 1, fast)
    table.move_chosen.emit(seat.wanted())
    qtbot.waitUntil(lambda: not table.moving, timeout=20_000)
    moved = table.grab().toImage()
    table.show_state(state_of(seat.match.view(0), replace(fast, speed=Speed.OFF)))
    assert table.grab().toImage() == moved


def test_motion_can_be_off(table: TableWidget) -> None:
    seat = seated(table, 1, replace(MOVING, speed=Speed.OFF))
    table.move_chosen.emit(seat.wanted())
    assert not table.moving


class StillStyle(QProxyStyle):
    """A style as a system with reduced motion gives it."""

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def test_a_system_with_reduced_motion_is_heeded(table: TableWidget) -> None:
    style = StillStyle()
    table.setStyle(style)
    seat = seated(table, 1, MOVING)
    table.move_chosen.emit(seat.wanted())
    assert not table.moving
