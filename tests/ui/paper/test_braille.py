"""Braille labels: what they say in each language, and their size."""

import unicodedata
from itertools import combinations

import pytest

from koikoi_qt.games.koikoi.cards import DECK, Card
from koikoi_qt.i18n import Language
from koikoi_qt.ui.paper import braille
from koikoi_qt.ui.paper.labels import LABEL
from koikoi_qt.wording.braille import (
    KIND_LETTERS,
    braille_key,
    braille_label,
    digits,
    kind_letters,
    letter_sign,
    number_sign,
)

CODES = ("en", "es", "fr")
each_language = pytest.mark.parametrize("code", CODES)


def dots_of(text: str) -> list[str]:
    """Return the numbers of each cell's dots, as Unicode names them."""
    return [unicodedata.name(cell).removeprefix("BRAILLE PATTERN DOTS-") for cell in text]


# Dots by the alphabets: a 1, b 12, l 123, p 1234, r 1235, s 234, c 14, z 1356; digits are a to j
# behind 3456, in French those with dot 6 behind a lone dot 6.
@pytest.mark.parametrize(
    ("code", "card", "expected"),
    [
        ("en", "12L", ["3456", "1", "12", "123"]),
        ("en", "10A", ["3456", "1", "245", "56", "1"]),
        ("en", "6R", ["3456", "124", "1235", "12"]),
        ("en", "1R", ["3456", "1", "1235", "1234"]),
        ("en", "11R", ["3456", "1", "1", "1235"]),
        ("en", "3P1", ["3456", "14", "1234"]),
        ("es", "9A", ["3456", "24", "5", "1"]),
        ("es", "2R", ["3456", "12", "1234"]),
        ("es", "10R", ["3456", "1", "245", "1356"]),
        ("es", "4R", ["3456", "145", "5", "14"]),
        ("es", "11P", ["3456", "1", "1", "234"]),
        ("fr", "12L", ["6", "16", "126", "123"]),
        ("fr", "10A", ["6", "16", "3456", "1"]),
        ("fr", "9R", ["6", "246", "1235", "12"]),
    ],
)
def test_labels(code: str, card: str, expected: list[str]) -> None:
    assert dots_of(braille_label(Card.from_code(card), Language.load(code))) == expected


@each_language
def test_every_card_has_its_own_label(code: str) -> None:
    language = Language.load(code)
    labels = {card: braille_label(card, language) for card in DECK}
    for one, other in combinations(DECK, 2):
        assert (labels[one] == labels[other]) == one.interchangeable(other)


@each_language
def test_no_letter_is_read_as_a_digit(code: str) -> None:
    language = Language.load(code)
    for card in DECK:
        number, rest = number_sign(language), braille_label(card, language)
        rest = rest.removeprefix(number)[len(str(card.month)) :]
        assert rest[0] not in digits(language)


@each_language
def test_letters_differ_and_are_explained(code: str) -> None:
    language = Language.load(code)
    letters = [kind_letters(kind, language) for kind in KIND_LETTERS]
    assert len(set(letters)) == len(letters)
    explained = " ".join(words for _, words in braille_key(language, language))
    assert all(f"{each}" in explained for each in letters)
    if any(letter_sign(language) in cells for cells, _ in braille_key(language, language)):
        assert {"en": "Letter sign", "es": "Signo de letra"}[code] in explained


def test_the_key_of_one_language_in_the_words_of_another() -> None:
    key = braille_key(Language.load("fr"), Language.load("en"))
    assert ("⠎", "s: plain") in key
    assert key[0][0] == "⠠"


def test_dots_stand_at_the_standard_distances() -> None:
    full = list(braille.dots("⠿⠿"))
    assert full[:6] == [(0, 0), (0, 2.5), (0, 5), (2.5, 0), (2.5, 2.5), (2.5, 5)]
    assert full[6] == (6, 0)
    assert (braille.DOT, braille.LINE_STEP) == (1.5, 10)


@each_language
def test_every_label_has_room(code: str) -> None:
    language = Language.load(code)
    assert all(braille.width(braille_label(card, language)) + 4 <= LABEL[0] for card in DECK)
