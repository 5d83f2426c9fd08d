"""The contrasts that eyes need, in every theme."""

import pytest

from koikoi_qt.table.palette import PALETTES, PAPER, Palette, contrast

themes = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@themes
def test_texts_can_be_read(palette: Palette) -> None:
    for ink, ground in palette.text_pairs():
        assert contrast(ink, ground) >= 7, (ink, ground)


@themes
def test_edges_marks_and_swatches_can_be_seen(palette: Palette) -> None:
    for shape, ground in palette.shape_pairs():
        assert contrast(shape, ground) >= 3, (shape, ground)


@themes
def test_rings_stand_out_from_the_card_and_from_the_mat(palette: Palette) -> None:
    for ring in ((palette.focus, palette.focus_edge), (palette.lit, palette.lit_edge)):
        for ground in (PAPER, palette.mat, palette.edge, palette.plate):
            assert max(contrast(colour, ground) for colour in ring) >= 3, (ring, ground)
