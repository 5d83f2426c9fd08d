"""Cards lie where they can be printed, cut and turned over."""

from itertools import combinations, pairwise, product

import pytest

from koikoi_qt.ui.paper.sheet import (
    BLEED,
    CARD_WIDTHS,
    EDGE,
    PAPERS,
    PROPORTION,
    Box,
    Sheet,
    card_size,
    crop_marks,
    in_pages,
)

every_sheet = pytest.mark.parametrize(("paper", "size"), tuple(product(PAPERS, CARD_WIDTHS)))


def sheet_of(paper: str, size: str) -> Sheet:
    return Sheet.fitting(PAPERS[paper], card_size(CARD_WIDTHS[size]), 48)


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x or other.right <= one.x or one.bottom <= other.y
    ) or other.bottom <= one.y


@every_sheet
def test_cards_keep_their_size_and_apart(paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    boxes = sheet.boxes()
    assert len(boxes) == sheet.capacity >= 6
    for box in boxes:
        short, long = sorted((box.width, box.height))
        assert short == CARD_WIDTHS[size]
        assert long == pytest.approx(short * PROPORTION)
    grown = [box.grown(BLEED) for box in boxes]
    assert all(apart(one, other) for one, other in combinations(grown, 2))


@every_sheet
def test_cards_and_marks_lie_where_a_printer_reaches(paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    width, height = PAPERS[paper]
    for x, y, to_x, to_y in crop_marks(sheet.boxes()):
        assert EDGE <= x <= to_x <= width - EDGE
        assert EDGE <= y <= to_y <= height - EDGE


@every_sheet
def test_the_grid_is_in_the_middle(paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    boxes = sheet.boxes()
    assert boxes[0].x == pytest.approx(sheet.paper[0] - boxes[-1].right)
    assert boxes[0].y == pytest.approx(sheet.paper[1] - boxes[-1].bottom)


@every_sheet
def test_marks_stand_at_every_cut_and_on_no_card(paper: str, size: str) -> None:
    boxes = sheet_of(paper, size).boxes()
    marks = list(crop_marks(boxes))
    upright = {x for x, _, to_x, _ in marks if x == to_x}
    level = {y for _, y, _, to_y in marks if y == to_y}
    assert upright == {edge for box in boxes for edge in (box.x, box.right)}
    assert level == {edge for box in boxes for edge in (box.y, box.bottom)}
    for x, y, to_x, to_y in marks:
        mark = Box(x, y, to_x - x, to_y - y)
        assert all(apart(mark, box.grown(BLEED)) for box in boxes)


@every_sheet
def test_a_back_lies_behind_its_card(paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    for box in sheet.boxes():
        behind = sheet.behind(box)
        # Flipped on the long edge, left becomes right and the top stays the top.
        assert (behind.x + behind.right) / 2 == pytest.approx(
            sheet.paper[0] - (box.x + box.right) / 2
        )
        assert behind.y == box.y
        turned = sheet.behind(behind)
        assert (turned.x, turned.y) == pytest.approx((box.x, box.y))
    row = sheet.boxes()[: sheet.columns]
    assert all(sheet.behind(one).x > sheet.behind(two).x for one, two in pairwise(row))


@pytest.mark.parametrize(
    ("paper", "size", "capacity", "turned"),
    [
        ("a4", "traditional", 20, False),
        ("a4", "usual", 9, False),
        ("letter", "usual", 8, True),
        ("letter", "large", 8, True),
    ],
)
def test_as_few_pages_as_can_be(paper: str, size: str, capacity: int, turned: bool) -> None:
    sheet = sheet_of(paper, size)
    assert (sheet.capacity, sheet.turned) == (capacity, turned)


def test_the_last_page_takes_what_is_left() -> None:
    assert list(in_pages(range(5), 2)) == [(0, 1), (2, 3), (4,)]
