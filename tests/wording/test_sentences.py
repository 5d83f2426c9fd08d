"""What is said of every event: a row for each outcome, language and verbosity.

The rows stand in told.txt, read and put right by people. After a change of the wording,
`python -m tests.wording.test_sentences` writes the file anew, to be read again.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from koikoi_qt.games.koikoi.cards import DECK, cards
from koikoi_qt.games.koikoi.events import Chosen, Drawn, Played
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.wording.kinds import KIND_NAMES, AnnouncementKind, is_said, kind_of
from koikoi_qt.wording.more import more
from koikoi_qt.wording.narrator import Verbosity
from koikoi_qt.wording.scene import Scene
from koikoi_qt.wording.sentences import narrate
from tests.wording.telling import BLUE, CODES, EVENTS, RED, SANKO, narrator

TOLD = Path(__file__).with_name("told.txt")
RULES = Rules(months=12)
PILE = (*SANKO[0].cards, *cards("3R 3P1 3P2"))
SCENE = Scene((PILE, PILE), (1, 1), 15)
LONGEST_BRIEF = 40


def told(name: str, code: str, verbosity: str, you: int | None) -> str:
    """Return what is said of one of the events."""
    event, who = EVENTS[name], narrator(code, verbosity, you)
    said = narrate(event, who, months=RULES.months)
    further = more(event, SCENE, who, RULES) if who.full else ""
    return f"{said} {further}".rstrip()


def rows() -> Iterator[str]:
    for name in EVENTS:
        yield f"# {name}"
        for code, verbosity in itertools.product(CODES, Verbosity):
            yield f"{code} {verbosity}: {told(name, code, verbosity, RED)}"
        for code in CODES:
            yield f"{code} by name: {told(name, code, 'normal', None)}"


def test_every_event_is_told_as_the_table_says() -> None:
    assert TOLD.read_text("utf-8").splitlines() == list(rows())


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize("code", CODES)
def test_verbosity_grows(name: str, code: str) -> None:
    brief, normal, full = (told(name, code, verbosity, RED) for verbosity in Verbosity)
    assert len(brief) <= len(normal) + 3 <= len(full) + 3
    assert full.startswith(normal)


def test_full_says_more_of_all_that_can_be_forgotten() -> None:
    silent = {n for n in EVENTS if told(n, "en", "full", RED) == told(n, "en", "normal", RED)}
    # Nothing is left to say of these: what follows or stands beside them says it.
    assert silent == {
        "the first dealer, a tie",
        "played, you, 0 captured",
        "played, other, 0 captured",
        *(name for name in EVENTS if name.startswith(("stopped", "match "))),
    }


# What holds a list (yaku made together, a hand that wins), and an award, may be a little longer.
LONGER = ("yaku, ", "instant hand", "null month, ")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", [n for n in EVENTS if not n.startswith(LONGER)])
def test_brief_fits_a_braille_display(name: str, code: str) -> None:
    assert len(told(name, code, "brief", RED)) <= LONGEST_BRIEF


@pytest.mark.parametrize("code", CODES)
def test_every_play_is_brief_and_told_apart(code: str) -> None:
    who = narrator(code, "brief")
    pairs = [(a, b) for a in DECK for b in DECK if a.month == b.month and a != b]
    for cls in (Played, Drawn, Chosen):
        said = {pair: narrate(cls(BLUE, pair[0], (pair[1],)), who) for pair in pairs}
        assert max(map(len, said.values())) <= LONGEST_BRIEF + 2
        different = {(_look(a), _look(b)) for a, b in pairs}
        assert len(set(said.values())) == len(different)


def _look(card: object) -> str:
    """Return a card's code without what tells interchangeable plains apart."""
    code = str(card)
    return code.split("P", 1)[0] + "P" if "P" in code else code


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_of_one_kind(name: str) -> None:
    assert kind_of(EVENTS[name]) in AnnouncementKind


def test_every_kind_can_be_switched_off() -> None:
    for kind in AnnouncementKind:
        assert is_said(kind, {}) and is_said(kind, {kind.value: True})
        assert not is_said(kind, {kind.value: False})


def test_every_kind_has_a_name_in_every_language() -> None:
    for code in CODES:
        language = Language.load(code)
        names = {language.message(KIND_NAMES[kind]) for kind in AnnouncementKind}
        assert len(names) == len(AnnouncementKind)


@pytest.mark.parametrize("name", [n for n in EVENTS if ", you" in n])
def test_you_and_the_name_are_never_mixed(name: str) -> None:
    said = told(name, "en", "normal", RED)
    assert "You" in said or "you" in said or name.startswith(("drawn", "chosen"))
    assert "Red" not in said and "player" not in said.lower()


if __name__ == "__main__":
    TOLD.write_text("".join(f"{row}\n" for row in rows()), "utf-8")
