"""Within a menu each letter marked by & belongs to one entry, in every language."""

import re

import pytest

from koikoi_qt.i18n import Language
from koikoi_qt.ui.menus import Submenu, menu_table

MENUS = menu_table(("easy", "medium", "hard", "master"))


def letters(texts: list[str]) -> list[str]:
    return [found[1].lower() for text in texts if (found := re.search(r"&(\w)", text))]


@pytest.mark.parametrize("code", Language.available())
def test_each_letter_chooses_one_entry(code: str) -> None:
    language = Language.load(code)
    groups = [[title for title, _ in MENUS], *([entry.text for entry in m] for _, m in MENUS)]
    groups += [
        [e.text for e in m.entries] for _, menu in MENUS for m in menu if isinstance(m, Submenu)
    ]
    for group in groups:
        marked = letters([language.message(text) for text in group])
        assert sorted(set(marked)) == sorted(marked)
