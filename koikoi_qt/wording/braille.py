"""Short Braille labels for cards: the month's number, then letters for the kind, in one line.

Every language writes digits and letters in its own Braille, so both stand in its catalogue. The
number comes first, as in the codes of the cards: *12l*, *6rb*.
"""

from typing import Final

from koikoi_qt.games.koikoi.cards import Card, Kind, Ribbon
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.wording.cards import KINDS

# Translators: the letters on a Braille label, in Latin letters a to z, each different.
KIND_LETTERS: Final[dict[Kind | Ribbon, Message]] = {
    Kind.LIGHT: NP_("letters on a Braille label: light", "l"),
    Kind.ANIMAL: NP_("letters on a Braille label: animal", "a"),
    Kind.PLAIN: NP_("letters on a Braille label: plain", "p"),
    Ribbon.POETRY: NP_("letters on a Braille label: poetry ribbon", "rp"),
    Ribbon.BLUE: NP_("letters on a Braille label: blue ribbon", "rb"),
    Ribbon.RED: NP_("letters on a Braille label: ribbon", "r"),
}
_CELLS: Final = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))


def number_sign(language: Language) -> str:
    """Return the cell that announces digits."""
    # Translators: the Braille cell before a number in your language, in Unicode Braille.
    return language.pgettext("Braille", "⠼")


def letter_sign(language: Language) -> str:
    """Return the cell that says that after a number a letter follows."""
    # Translators: the Braille cell, in your language, between a number and a letter that would
    # be read as a digit without it, in Unicode Braille.
    return language.pgettext("Braille, letter follows", "⠰")


def digits(language: Language) -> str:
    """Return the cells of the digits 1 to 9 and 0."""
    # Translators: the Braille digits 1 to 9 and then 0 of your language, in Unicode Braille.
    return language.pgettext("Braille", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚")


def braille_number(number: int, language: Language) -> str:
    """Return a number in Unicode Braille, with its sign."""
    cells = digits(language)
    return number_sign(language) + "".join(cells[(int(digit) - 1) % 10] for digit in str(number))


def braille_kind(kind: Kind | Ribbon, language: Language) -> str:
    """Return a kind's letters in Unicode Braille as they follow a number."""
    cells = "".join(_CELLS[letter] for letter in kind_letters(kind, language))
    return letter_sign(language) + cells if cells[0] in digits(language) else cells


def kind_letters(kind: Kind | Ribbon, language: Language) -> str:
    """Return a kind's letters in print."""
    return language.message(KIND_LETTERS[kind])


def braille_label(card: Card, language: Language) -> str:
    """Return a card's label in Unicode Braille."""
    kind = braille_kind(card.ribbon or card.kind, language)
    return braille_number(card.month, language) + kind


def braille_key(letters: Language, language: Language) -> tuple[tuple[str, str], ...]:
    """Return how the labels of one language are read, in another's words: Braille, then words."""
    # Translators: explains Braille: "number sign, then the month from 1 to 12".
    month = language.gettext("Number sign and the month from 1 to 12")
    rows = [(number_sign(letters), month)]
    for kind, name in KINDS.items():
        cells, print_letters = braille_kind(kind, letters), kind_letters(kind, letters)
        if cells[0] == letter_sign(letters):
            # Translators: explains Braille letters, such as "letter sign and a: animal".
            form = language.gettext("Letter sign and {letters}: {kind}")
        else:
            # Translators: explains Braille letters, such as "l: light".
            form = language.gettext("{letters}: {kind}")
        rows.append((cells, form.format(letters=print_letters, kind=language.message(name))))
    return tuple(rows)
