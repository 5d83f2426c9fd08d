"""The PDF as a printer gets it: read as text and looked at as pictures."""

import re
import subprocess
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from koikoi_qt.games.koikoi.cards import DECK
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.table.art import Deck, deck_folders
from koikoi_qt.ui.paper import braille
from koikoi_qt.ui.paper.labels import LabelOrder, LabelsPage, label_boxes, label_pages
from koikoi_qt.ui.paper.pages import CardsPage, DeckOrder, Page, deck_pages
from koikoi_qt.ui.paper.sheet import BLEED, Box
from koikoi_qt.ui.paper.writer import write_pages
from koikoi_qt.wording.braille import braille_label
from koikoi_qt.wording.cards import card_label, plant
from koikoi_qt.wording.yaku import YAKU, yaku_name

CODES = ("en", "es", "fr")
SCALE = 10
"""Pixels in a millimetre where pictures are looked at."""
POINTS = {"a4": (595, 842), "letter": (612, 792)}

Write = Callable[[list[Page], str], Path]


@pytest.fixture
def write(tmp_path: Path, qapp: QApplication) -> Write:
    def write_all(pages: list[Page], paper: str = "a4") -> Path:
        path = tmp_path / "deck.pdf"
        assert list(write_pages(path, pages, paper, "Deck")) == list(range(len(pages)))
        return path

    return write_all


def order(code: str = "en", deck: str = "large", **choices: object) -> DeckOrder:
    made = DeckOrder(Deck.load(deck_folders()[deck]), Rules(), Language.load(code))
    for name, value in choices.items():
        object.__setattr__(made, name, value)
    return made


def run(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    return done.stdout


def words(path: Path) -> str:
    """Return the PDF's text, however it is broken into lines and its letters are joined."""
    text = run("pdftotext", "-layout", path, "-")
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text))


def picture(path: Path, page: int, scale: float = SCALE) -> QImage:
    """Return a page, so many pixels to the millimetre."""
    out = path.with_name(f"page-{page}")
    dpi = round(scale * 25.4, 3)
    run("pdftoppm", "-r", dpi, "-f", page, "-l", page, "-singlefile", "-png", path, out)
    image = QImage(f"{out}.png")
    assert not image.isNull()
    return image


def is_dark(image: QImage, x: float, y: float, scale: float = SCALE) -> bool:
    return QColor(image.pixel(round(x * scale), round(y * scale))).lightness() < 128


def has_line(image: QImage, x: float, y: float) -> bool:
    """Tell whether an upright hairline passes here; it may share two rows of pixels."""
    pixels = (QColor(image.pixel(round(x * SCALE) + step, round(y * SCALE))) for step in (-1, 0, 1))
    return min(pixel.lightness() for pixel in pixels) < 190


@pytest.mark.parametrize("paper", POINTS)
@pytest.mark.parametrize("backs", [True, False])
def test_pages_and_their_size(write: Write, paper: str, backs: bool) -> None:
    chosen = order(paper=paper, backs=backs)
    pages = deck_pages(chosen)
    info = run("pdfinfo", write(pages, paper))
    fronts = chosen.sheet.pages(len(DECK)) + 2
    assert f"Pages: {fronts * (2 if backs else 1)}" in re.sub(" +", " ", info)
    width, height = map(float, re.findall(r"Page size: +([\d.]+) x ([\d.]+)", info)[0])
    assert (width, height) == pytest.approx(POINTS[paper], abs=1)


@pytest.mark.parametrize("deck", ["classic", "large"])
def test_every_card_is_there_once(deck: str, qapp: QApplication) -> None:
    pages = deck_pages(order(deck=deck, backs=False))
    assert sum(len(page.cards) for page in pages if isinstance(page, CardsPage)) == len(DECK) + 2


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("deck", ["classic", "large"])
def test_the_yaku_card_and_the_month_card(write: Write, code: str, deck: str) -> None:
    language = Language.load(code)
    pages = deck_pages(order(code, deck, backs=False))
    text = words(write(pages[-2 if deck == "large" else -1 :], "a4"))
    shown = [name for name in YAKU if Rules().points.get(name)]
    assert [name for name in shown if name != "tsukifuda" and not has(text, name, language)] == []
    assert all(plant(month, language) in text for month in range(1, 13))
    doubled = {"en": "are doubled.", "es": "se doblan.", "fr": "sont doublés."}
    assert doubled[code] in text


def has(text: str, name: str, language: Language) -> bool:
    return yaku_name(name, language).replace("\N{NO-BREAK SPACE}", " ") in text


def test_the_yaku_card_has_the_rules_in_force(write: Write) -> None:
    rules = Rules(viewing="off", double_at_seven=False, points={"goko": 15})
    pages = deck_pages(order(backs=False, rules=rules))
    text = words(write(pages[-2:-1], "a4"))
    assert "Flower viewing" not in text
    assert "doubled" not in text
    assert "15 Five lights" in text


def test_cards_lie_within_their_marks(write: Write) -> None:
    page = deck_pages(order())[0]
    assert isinstance(page, CardsPage)
    image = picture(write([page], "a4"), 1)
    left, top = page.boxes[0].x, page.boxes[0].y
    # A mark, the gap, the dark bleed, and the light ring inside the card's own frame.
    assert has_line(image, left, top - 3.5)
    assert not has_line(image, left, top - 1.75)
    assert is_dark(image, left - BLEED / 2, top + 40)
    assert not is_dark(image, left - BLEED - 0.3, top + 40)
    assert not is_dark(image, left + 3.5, top + 40)
    assert not has_line(image, left + 1, top - 3.5)


@pytest.mark.parametrize("paper", POINTS)
def test_backs_lie_behind_the_last_fronts(write: Write, paper: str) -> None:
    front, back = deck_pages(order(paper=paper))[-6:-4]
    assert isinstance(front, CardsPage)
    path = write([front, back], paper)
    width = front.sheet.paper[0]
    images = picture(path, 1, 4), picture(path, 2, 4)
    for box in front.sheet.boxes():
        middle = box.y + box.height / 2
        edges = (box.x - BLEED / 2, box.right + BLEED / 2)
        on_front = [is_dark(images[0], x, middle, 4) for x in edges]
        on_back = [is_dark(images[1], width - x, middle, 4) for x in edges]
        assert on_front == on_back == [box in front.boxes] * 2


@pytest.mark.parametrize("code", CODES)
def test_labels_with_their_twins_in_ink(write: Write, code: str) -> None:
    language = Language.load(code)
    path = write(label_pages(LabelOrder(language)), "a4")
    text = words(path)
    titles = {"en": "Braille labels", "es": "Etiquetas en braille", "fr": "Étiquettes en braille"}
    assert titles[code] in text
    # A twin may go on in a second line, beside the other column's.
    missing = [
        word for card in DECK for word in card_label(card, language).split() if word not in text
    ]
    assert missing == []


@pytest.mark.parametrize("paper", POINTS)
def test_all_labels_are_there(paper: str, qapp: QApplication) -> None:
    pages = label_pages(LabelOrder(Language.load("en"), paper))
    cards = [card for page in pages if isinstance(page, LabelsPage) for card in page.cards]
    assert cards == list(DECK)


def dot_row(image: QImage, box: Box) -> list[tuple[float, float, float]]:
    """Return the dots in a label's upper row: where each begins and ends, and its middle."""
    y = box.y + box.height / 2 - braille.DOT_STEP
    inside = range(round((box.x + 1) * SCALE), round((box.right - 1) * SCALE))
    dark = [x for x in inside if is_dark(image, x / SCALE, y)]
    starts = [x for x in dark if x - 1 not in dark]
    ends = [x for x in dark if x + 1 not in dark]
    return [
        (a / SCALE, (b + 1) / SCALE, (a + b + 1) / 2 / SCALE)
        for a, b in zip(starts, ends, strict=True)
    ]


@pytest.mark.parametrize("mirrored", [False, True])
def test_dots_are_printed_at_the_standard_size(write: Write, mirrored: bool) -> None:
    english = Language.load("en")
    page = label_pages(LabelOrder(english, "a4", mirrored))[0]
    assert isinstance(page, LabelsPage)
    image = picture(write([page], "a4"), 1)
    for card, box in zip(page.cards, label_boxes("a4", page.top), strict=False):
        text = braille_label(card, english)
        across = sorted({x for x, y in braille.dots(text) if y == 0})
        found = dot_row(image, box)
        assert [end - start for start, end, _ in found] == pytest.approx(
            [braille.DOT] * len(across), abs=0.2
        )
        middles = [middle for _, _, middle in found]
        steps = [x - across[0] for x in across]
        if mirrored:
            steps = [across[-1] - x for x in reversed(across)]
        assert [x - middles[0] for x in middles] == pytest.approx(steps, abs=0.15)


def test_whoever_stops_leaves_nothing(tmp_path: Path, qapp: QApplication) -> None:
    folder = tmp_path / "for the deck"
    folder.mkdir()
    job = write_pages(folder / "deck.pdf", deck_pages(order()), "a4", "Deck")
    assert [next(job), next(job)] == [0, 1]
    job.close()
    assert list(folder.iterdir()) == []


def test_an_old_file_stays_when_the_new_one_is_stopped(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "deck.pdf"
    path.write_text("old")
    job = write_pages(path, deck_pages(order()), "a4", "Deck")
    next(job)
    job.close()
    assert [path.read_text()] == ["old"]


def test_a_folder_that_is_not_there(tmp_path: Path, qapp: QApplication) -> None:
    pages = label_pages(LabelOrder(Language.load("en")))
    with pytest.raises(OSError, match="nowhere"):
        list(write_pages(tmp_path / "nowhere" / "labels.pdf", pages, "a4", "Labels"))
    assert list(tmp_path.iterdir()) == []
