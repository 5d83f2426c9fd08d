"""The table of keys: complete, without conflicts, readable aloud in every language."""

import pytest

from koikoi_qt.i18n import Language
from koikoi_qt.wording.keys import (
    KEYS,
    ROWS,
    Screen,
    all_off,
    key_lines,
    key_text,
    keys_of,
    keys_text,
    owner_of,
    row_text,
    with_keys,
)
from koikoi_qt.wording.question import Ask
from tests.wording.telling import CODES

# accessibility.md, "Keys".
REVIEW_KEYS = {
    Ask.LAST_TURN: "L",
    Ask.SINCE_MY_TURN: "Shift+L",
    Ask.FIELD: "F",
    Ask.HAND: "H",
    Ask.MINE: "C",
    Ask.OTHERS: "O",
    Ask.MY_YAKU: "Y",
    Ask.OTHER_YAKU: "U",
    Ask.SCORE: "S",
    Ask.STOCK: "D",
    Ask.LEGAL: "?",
}
OTHER_KEYS = "I R , . 1 2 3 4 5 6 7 8 F1 F6 Shift+F6 Ctrl+N Ctrl+O Ctrl+S Ctrl+Q Ctrl++ Ctrl+-"


def test_every_question_has_its_key() -> None:
    assert {row.ask: row.keys for row in KEYS if row.ask} == {
        ask: (key,) for ask, key in REVIEW_KEYS.items()
    }


def test_the_other_keys_are_there() -> None:
    assert all(owner_of(key, {}) for key in OTHER_KEYS.split())


def test_no_key_stands_for_two_things() -> None:
    keys = [key for row in KEYS for key in row.keys]
    assert len(keys) == len(set(keys))
    assert not {"Ins", "CapsLock", "Tab", "Return", "Space", "Esc"} & set(keys)


def test_changes_go_there_and_back() -> None:
    row = ROWS["field"]
    changed = with_keys({"later": ";"}, row, ["G"])
    assert changed == {"later": ";", "field": "G"}
    assert keys_of(row, changed) == ("G",)
    assert owner_of("G", changed) is row and owner_of("F", changed) is None
    assert keys_of(row, with_keys(changed, row, [])) == ()
    assert with_keys(changed, row, row.keys) == {"later": ";"}
    assert keys_of(ROWS["larger"], {"larger": "Ctrl+L Ctrl++"}) == ("Ctrl+L", "Ctrl++")


def test_all_can_be_switched_off() -> None:
    assert not any(keys_of(row, all_off({})) for row in KEYS)


@pytest.mark.parametrize(
    ("code", "key", "text"),
    [
        ("en", "L", "L"),
        ("en", "Shift+L", "Shift+L"),
        ("es", "Shift+F6", "Mayús+F6"),
        ("fr", "Ctrl++", "Ctrl+plus"),
        ("en", "Ctrl+-", "Ctrl+minus"),
        ("es", ",", "coma"),
        ("fr", ".", "point"),
        ("en", "?", "question mark"),
        ("en", "+", "plus"),
        ("en", "Ctrl+Shift+PgUp", "Ctrl+Shift+PgUp"),
    ],
)
def test_keys_have_names_that_are_spoken(code: str, key: str, text: str) -> None:
    assert key_text(key, Language.load(code)) == text


def test_several_keys_and_none() -> None:
    language = Language.load("en")
    assert keys_text(("Ctrl++", "Ctrl+="), language) == "Ctrl+plus or Ctrl+equals sign"
    assert keys_text((), language) == "none"


@pytest.mark.parametrize("code", CODES)
def test_every_action_is_told_apart(code: str) -> None:
    language = Language.load(code)
    assert len({row_text(row, language) for row in KEYS}) == len(KEYS)


def test_help_lists_what_works_on_a_page_with_the_users_keys() -> None:
    language = Language.load("en")
    match = key_lines(Screen.MATCH, {"field": "G"}, language)
    assert "G: Cards on the field" in match
    assert "8: Go to card 8 of my hand" in match
    assert match[0] == "Tab or Shift+Tab: Next and previous control"
    start = key_lines(Screen.START, {}, language)
    assert "F: Cards on the field" not in start and "F1: Help for what is shown now" in start
