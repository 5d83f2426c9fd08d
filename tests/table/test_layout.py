"""Whatever the size, the view and the cards: nothing overlaps, everything is inside."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi_qt.games.koikoi import DECK
from koikoi_qt.table.canvas import BASE_TILTS
from koikoi_qt.table.frame import SignSizes
from koikoi_qt.table.geometry import Rect, Size, Tilt, inside, look
from koikoi_qt.table.layout import Counts, Layout, arrange
from koikoi_qt.table.slots import FieldSlots, cell

sizes = st.builds(Size, st.integers(450, 3840), st.integers(400, 2160))
piles = st.tuples(*(st.integers(0, most) for most in (5, 9, 10, 24)))
counts = st.builds(
    Counts, st.integers(0, 8), st.integers(0, 8), st.integers(0, 24), st.tuples(piles, piles)
)
tilts = st.sampled_from(list(BASE_TILTS.values()))


def sign_sizes(text: float, actions: int) -> SignSizes:
    """Return signs such as a text size of `text` makes them."""

    def sized(w: float, h: float) -> Size:
        return Size(w * text, h * text)

    buttons = (Size(80 * text, max(44, 30 * text)), Size(140 * text, max(44, 30 * text)))
    return SignSizes(
        own=sized(150, 46),
        other=sized(160, 46),
        own_tall=sized(120, 62),
        other_tall=sized(120, 62),
        month=sized(110, 26),
        views=(sized(96, 28), sized(86, 28)),
        reserved=buttons,
        actions=buttons[:actions],
        badge_tall=sized(24, 32),
        badge_wide=sized(42, 20),
        gap=6 * text,
    )


def fans(layout: Layout) -> list[Rect]:
    """Return the room of each captured group, with its badge, as it is seen."""
    rooms = []
    for side, badges in zip(layout.captured, layout.badges, strict=True):
        for group, badge in zip(side, badges, strict=True):
            seen = [layout.projection.bounds(place) for place in group]
            parts = [badge, *seen]
            left, top = min(p.x for p in parts), min(p.y for p in parts)
            right, bottom = max(p.right for p in parts), max(p.bottom for p in parts)
            rooms.append(Rect(left, top, right - left, bottom - top))
    return rooms


def check(layout: Layout, size: Size) -> None:
    screen = Rect(0, 0, size.w, size.h)
    single = (*layout.hand, *layout.other_hand, *layout.field, layout.stock)
    for one, other in combinations(single, 2):
        assert not one.overlaps(other)
    frame = layout.frame
    signs = (frame.own, frame.other, frame.month, *frame.views, *frame.actions)
    for one, other in combinations(signs, 2):
        assert not one.overlaps(other)
    assert all(screen.contains(sign) for sign in signs)
    assert all(layout.mat.contains(place) for place in layout.cards())
    seen_mat = layout.projection.bounds(layout.mat)
    assert screen.contains(seen_mat, 0.01)
    assert not any(seen_mat.overlaps(sign, 0.01) for sign in signs)


@settings(max_examples=150, deadline=None)
@given(sizes, counts, tilts, st.integers(0, 2))
def test_nothing_overlaps_and_all_is_inside(
    size: Size, counts: Counts, tilt: Tilt, actions: int
) -> None:
    layout = arrange(size, counts, sign_sizes(1, actions), tilt)
    check(layout, size)


@settings(max_examples=80, deadline=None)
@given(sizes, counts, tilts)
def test_groups_of_captured_cards_stand_apart(size: Size, counts: Counts, tilt: Tilt) -> None:
    layout = arrange(size, counts, sign_sizes(1, 0), tilt)
    for one, other in combinations(fans(layout), 2):
        assert not one.overlaps(other, 1.0)
    for side in layout.captured:
        for group in side:
            steps = {round(b.x - a.x, 6) for a, b in pairwise(group)}
            assert all(step > 0.9 for step in steps)


@settings(max_examples=60, deadline=None)
@given(st.integers(900, 3840), st.integers(800, 2160), counts, tilts)
def test_large_text_fits_as_well(w: int, h: int, counts: Counts, tilt: Tilt) -> None:
    size = Size(w, h)
    check(arrange(size, counts, sign_sizes(3, 2), tilt), size)


@settings(max_examples=60, deadline=None)
@given(sizes, counts, counts, tilts)
def test_cards_do_not_jump_when_others_come_and_go(
    size: Size, before: Counts, after: Counts, tilt: Tilt
) -> None:
    one, other = (arrange(size, c, sign_sizes(1, 0), tilt) for c in (before, after))
    assert one.card == other.card
    assert one.stock == other.stock
    if max(before.field, after.field) <= 16:
        assert all(a == b for a, b in zip(one.field, other.field, strict=False))


@settings(max_examples=60, deadline=None)
@given(sizes, tilts, st.floats(-12, 12), st.floats(-12, 12))
def test_tilting_by_hand_keeps_the_mat_in_its_room(
    size: Size, base: Tilt, pitch: float, yaw: float
) -> None:
    layout = arrange(size, Counts(8, 8, 16), sign_sizes(1, 0), base, Tilt(pitch, yaw))
    assert layout.frame.mat.contains(layout.projection.bounds(layout.mat), 0.01)
    for place in layout.cards():
        x, y = layout.projection.map(*place.center)
        assert inside(layout.projection.quad(place), x, y)


def test_the_near_side_looks_larger_in_perspective() -> None:
    world, screen = Size(100, 100), Rect(0, 0, 100, 80)
    seen = look(world, screen, Tilt(30))
    far, near = Rect(40, 5, 10, 10), Rect(40, 85, 10, 10)
    assert seen.bounds(near).w > 1.15 * seen.bounds(far).w


def test_sixteen_places_have_the_usual_size_and_more_shrink() -> None:
    size, signs = Size(900, 760), sign_sizes(1, 0)
    usual = arrange(size, Counts(field=16), signs, Tilt())
    full = arrange(size, Counts(field=20), signs, Tilt())
    assert usual.field[0].w == pytest.approx(usual.card.w)
    assert full.field[0].w < usual.card.w


def test_a_card_keeps_its_place_while_others_leave() -> None:
    slots = FieldSlots()
    first = dict(slots.show(DECK[:8]))
    kept = dict(slots.show(DECK[4:8]))
    assert all(kept[card] == first[card] for card in DECK[4:8])
    refilled = dict(slots.show([*DECK[4:8], DECK[20]]))
    assert refilled[DECK[20]] not in kept.values()
    assert refilled[DECK[20]] < 8


def test_places_are_all_different() -> None:
    assert len({cell(slot) for slot in range(30)}) == 30
