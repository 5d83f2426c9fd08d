"""Our decks: complete, readable by Qt, apart from each other, visible on every mat."""

from __future__ import annotations

import json
import re
import shutil
import statistics
import subprocess
import sys
import timeit
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QFile, QIODevice, QRectF, QXmlStreamReader
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from koikoi_qt.games.koikoi import DECK
from tests.art.drawing.deck import files

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DECKS = sorted(path for path in (RESOURCES / "decks").iterdir() if path.is_dir())
CODES = [card.code for card in DECK]
LANGUAGES = {"en", "es", "fr"}
MATS = {"green": "#1f5c3f", "light": "#f4f4f0", "dark": "#1c1f22", "high contrast": "#000000"}
ALLOWED = {
    "svg": {"width", "height", "viewBox"},
    "defs": set(),
    "g": {"id", "stroke-linecap", "stroke-linejoin"},
    "use": {"href", "transform"},
    "path": {"d", "fill", "stroke", "stroke-width"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
}
"""Elements and attributes: no text, no clip-path, no style, nothing that Qt does not know."""

pytestmark = pytest.mark.usefixtures("qapp")
each_deck = pytest.mark.parametrize("deck", DECKS, ids=lambda path: path.name)


def painted(file: Path, width: int, margin: int = 0) -> QImage:
    """The picture on a transparent ground."""
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid(), file
    height = round(width * 860 / 540)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def grey(file: Path, width: int) -> NDArray[np.int16]:
    """The picture's pixels in grey, 0 to 255."""
    image = painted(file, width).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, :width].astype(np.int16)


def elements(file: Path) -> list[tuple[str, dict[str, str]]]:
    """Every element of a file with its attributes."""
    source = QFile(str(file))
    assert source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader, found = QXmlStreamReader(source), []
    while not reader.atEnd():
        reader.readNext()
        if reader.isStartElement():
            attributes = reader.attributes()
            found_here = [attributes.at(i) for i in range(attributes.size())]
            facts = {a.name(): a.value() for a in found_here}
            found.append((reader.name(), facts))
    assert not reader.hasError(), (file, reader.errorString())
    return found


def luminance(colour: QColor) -> float:
    """WCAG's relative luminance."""
    light = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: QColor, other: QColor) -> float:
    """WCAG's contrast ratio."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@each_deck
def test_a_deck_has_the_48_cards_and_a_back(deck: Path) -> None:
    assert {path.name for path in deck.iterdir()} == {
        *(f"{code}.svg" for code in CODES),
        "back.svg",
        "deck.json",
    }


@each_deck
def test_a_deck_says_what_it_is_in_every_language(deck: Path) -> None:
    facts = json.loads((deck / "deck.json").read_text(encoding="utf-8"))
    assert set(facts) == {"name", "author", "size", "corner", "index", "notes"}
    assert set(facts["name"]) == set(facts["notes"]) == LANGUAGES
    assert QSvgRenderer(str(deck / "back.svg")).viewBox().size().toTuple() == tuple(facts["size"])


def test_the_committed_pictures_are_what_the_code_draws() -> None:
    folders = [RESOURCES / "decks", RESOURCES / "icons"]
    kept = {
        path.relative_to(RESOURCES).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.rglob("*")
        if path.name in {"deck.json", "koikoi-qt.svg"} or path.parent.parent == folders[0]
    }
    assert kept == files()


@each_deck
def test_files_use_only_what_qt_and_printers_draw_alike(deck: Path) -> None:
    for file in deck.glob("*.svg"):
        for name, facts in elements(file):
            assert set(facts) <= ALLOWED.get(name, set()), (file, name, facts)
            assert facts.get("href", "#").startswith("#"), file
        assert "var(" not in file.read_text(encoding="utf-8")


@each_deck
def test_files_are_small(deck: Path) -> None:
    sizes = [file.stat().st_size for file in deck.glob("*.svg")]
    assert statistics.median(sizes) < 12_000
    assert max(sizes) < 24_000


@each_deck
def test_nothing_is_painted_outside_the_rounded_border(deck: Path) -> None:
    width, margin, corner = 270, 40, 20
    for file in deck.glob("*.svg"):
        image = painted(file, width, margin)
        alpha = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)[..., 3]
        y, x = np.indices(alpha.shape)
        dx = np.abs(x + 0.5 - image.width() / 2) - (width / 2 - corner)
        dy = np.abs(y + 0.5 - image.height() / 2) - (430 / 2 - corner)
        beyond = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) > corner + 1
        assert not alpha[beyond].any(), file
        assert (alpha[~beyond] > 0).mean() > 0.98, file


@each_deck
def test_all_pictures_differ_even_in_grey(deck: Path) -> None:
    pictures = {file.stem: grey(file, 60) for file in deck.glob("*.svg")}
    for one, other in combinations(pictures, 2):
        if re.sub(r"\d$", "", one) == re.sub(r"\d$", "", other):
            continue  # plains of one month are interchangeable
        difference = np.abs(pictures[one] - pictures[other])
        assert (difference > 40).mean() > 0.01, (one, other)


@each_deck
def test_a_card_edge_stands_out_on_every_mat(deck: Path) -> None:
    """A border is two rings, dark and light: on any mat one of them is seen."""
    for file in deck.glob("*.svg"):
        image = painted(file, 540)
        rings = [image.pixelColor(x, 430) for x in (8, 31 if deck.name == "large" else 22)]
        assert contrast(*rings) >= 7, file
        for mat in MATS.values():
            assert max(contrast(ring, QColor(mat)) for ring in rings) >= 3, (file, mat)


def test_the_large_deck_shows_month_and_kind() -> None:
    """The number is the same on a month's cards and on no others; so is the sign of a kind."""
    numbers: dict[bytes, set[str]] = {}
    signs: dict[bytes, set[str]] = {}
    for card in DECK:
        picture = grey(RESOURCES / "decks" / "large" / f"{card.code}.svg", 540)
        digits = slice(40, 230 if card.month < 10 else 302)
        numbers.setdefault(picture[50:310, digits].tobytes(), set()).add(str(card.month))
        size = "big" if card.month < 10 else "smaller"
        sign = f"{card.kind} {card.ribbon} {size}"
        signs.setdefault(picture[50:300, 303:500].tobytes(), set()).add(sign)
    assert sorted(months for (months,) in numbers.values()) == sorted(map(str, range(1, 13)))
    assert len(signs) == len({sign for (sign,) in signs.values()})


def test_the_icon_is_drawn(qapp: QApplication) -> None:
    image = QImage(str(RESOURCES / "icons" / "koikoi-qt.svg"))
    assert (image.width(), image.height()) == (256, 256)
    assert image.pixelColor(2, 2).alpha() == 0


def test_the_contact_sheet_tool_writes_every_size_and_way_of_seeing(tmp_path: Path) -> None:
    deck = tmp_path / "small"
    deck.mkdir()
    for code in ("1L", "back"):
        shutil.copy(DECKS[0] / f"{code}.svg", deck)
    tool = Path(__file__).with_name("contact_sheet.py")
    subprocess.run([sys.executable, tool, deck, tmp_path / "sheets"], check=True)
    assert len(list((tmp_path / "sheets").glob("small-*.png"))) == 15


@each_deck
def test_rendering_times_are_printed(deck: Path) -> None:
    """Best of five; a measurement, not a limit: see it with `pytest -s`."""
    times = {}
    for file in deck.glob("*.svg"):
        renderer = QSvgRenderer(str(file))
        image = QImage(120, 191, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        draw = partial(renderer.render, painter, QRectF(0, 0, 120, 191))
        times[file.stem] = 1000 * min(timeit.repeat(draw, number=1))
        painter.end()
    slowest = max(times, key=lambda code: times[code])
    print(
        f"\n{deck.name}: median {statistics.median(times.values()):.2f} ms,"
        f" slowest {slowest} {times[slowest]:.2f} ms, at 120 px"
    )
