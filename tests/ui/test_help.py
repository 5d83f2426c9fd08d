"""Help: the same pages in every language, filled from what is in force, readable by ear."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import DECK, Rules
from koikoi_qt.i18n import Language
from koikoi_qt.paths import resources_dir
from koikoi_qt.ui.help_dialog import HelpDialog
from koikoi_qt.ui.help_pages import make_help, page_files
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.help_fills import HelpContext, fill
from koikoi_qt.wording.keys import Screen
from tests.test_catalogues import french_spaces, spanish_marks
from tests.ui.walk import PSEUDO, assert_named, assert_not_clipped, show

CODES = ("en", "es", "fr")
FOLDER = resources_dir() / "help"


class Shape(HTMLParser):
    """The tags and marks of a page, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.shape: list[str] = []
        self.words: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.shape.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_comment(self, data: str) -> None:
        self.shape.append(data)

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def pages(code: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted((FOLDER / code).glob("*"))}


def text(code: str, **context: object) -> str:
    """Return all help in a language as text."""
    made = make_help(HelpContext(Language.load(code), **context))  # type: ignore[arg-type]
    return "\n".join("".join(Shape(page).words) for page in made.pages)


@pytest.mark.parametrize("code", CODES)
def test_the_languages_have_the_same_pages_with_the_same_parts(code: str) -> None:
    own, english = pages(code), pages("en")
    assert own.keys() == english.keys()
    for name in own:
        assert Shape(own[name]).shape == Shape(english[name]).shape, name


def test_there_are_no_folders_for_other_languages() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(Language.available())


@pytest.mark.parametrize(("code", "check"), [("fr", french_spaces), ("es", spanish_marks)])
def test_pages_are_written_as_their_language_is(code: str, check: object) -> None:
    assert callable(check)
    for name, page in pages(code).items():
        for words in Shape(page).words:
            assert list(check("", words)) == [], name


def test_a_language_without_pages_gets_the_english_ones() -> None:
    assert page_files(PSEUDO) == page_files(Language.load("en"))


@pytest.mark.parametrize("code", CODES)
def test_everything_is_filled(code: str) -> None:
    language = Language.load(code)
    made = make_help(HelpContext(language))
    assert not [page for page in made.pages if "<!--" in page]
    whole = text(code)
    assert not [card for card in DECK if card_label(card, language) not in whole]
    assert Counter(place.level for place in made.places)[1] == 1 + len(pages(code))
    assert not re.search(r"[{}]", whole)


def test_a_mark_that_nothing_fills_is_an_error() -> None:
    with pytest.raises(KeyError):
        fill("<!--nothing-->", HelpContext(Language.load("en")))


def test_yaku_are_those_of_the_rules_in_force() -> None:
    standard = text("en")
    assert "Five lights, gokō: 10 points. All 5 lights." in standard
    assert "Four of a month, teshi: 6 points." in standard
    assert "tsukifuda: 4" not in standard and "nomi:" not in standard
    assert "Nothing: the standard rules are in force." in standard
    rules = Rules(tsukifuda=True, viewing="off", points={"goko": 15}, instant_points=0)
    other = text("en", rules=rules)
    assert "Five lights, gokō: 15 points." in other
    assert "Cards of the month, tsukifuda: 4 points." in other
    assert "hanami: 5" not in other
    assert "By the rules in force no hand wins at once." in other
    assert "Viewing yaku: do not count" in other


def test_keys_of_the_present_screen_come_first() -> None:
    start = make_help(HelpContext(Language.load("en"), Screen.START))
    match = make_help(HelpContext(Language.load("en"), keys={"field": "G"}))
    assert start.places[0].text == "Keys on the start screen"
    assert match.places[0].text == "Keys in a match"
    assert "F: Cards on the field" not in start.pages[0]
    assert "G: Cards on the field" in match.pages[0]


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog(HelpContext(Language.load("en")))
    show(qtbot, dialog)
    return dialog


def test_the_contents_lead_to_their_places(dialog: HelpDialog) -> None:
    assert dialog.focusWidget() is dialog.contents
    assert dialog.page.toPlainText().startswith("Keys in a match")
    for row in range(dialog.contents.count()):
        dialog.contents.setCurrentRow(row)
        head = dialog.contents.item(row).text().strip()
        assert dialog.page.textCursor().block().text() == head


def test_the_page_is_read_line_by_line_and_copied(dialog: HelpDialog) -> None:
    flags = dialog.page.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    dialog.page.setFocus()
    QTest.keyClick(dialog.page, Qt.Key.Key_Down)
    line = dialog.page.textCursor().block().text()
    assert line == "Tab or Shift+Tab: Next and previous control"


def test_escape_closes(dialog: HelpDialog) -> None:
    QTest.keyClick(dialog.contents, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_it_changes_its_language_in_place(dialog: HelpDialog) -> None:
    dialog.contents.setCurrentRow(4)
    before = {dialog.windowTitle(), dialog.contents.item(4).text(), dialog.page.toPlainText()}
    dialog.retranslate(Language.load("fr"))
    assert dialog.contents.currentRow() == 4
    after = {dialog.windowTitle(), dialog.contents.item(4).text(), dialog.page.toPlainText()}
    assert not before & after


def test_it_can_be_read_at_every_size(qtbot: QtBot, any_text_size: int) -> None:
    dialog = show(qtbot, HelpDialog(HelpContext(PSEUDO)))
    assert_not_clipped(dialog)
    assert_named(dialog)


def test_the_readme_of_translators_holds(tmp_path: Path) -> None:
    """A page is found by its number and name alone, so a language is a folder and no code."""
    assert [name[:3] for name in pages("en")] == [f"{n:02}-" for n in range(1, 8)]
