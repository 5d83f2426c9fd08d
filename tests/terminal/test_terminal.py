"""Whole matches at a terminal, by a person who only reads lines and types."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from koikoi_qt.games.koikoi import DECK
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from koikoi_qt.play.reviews import kept as kept_review
from koikoi_qt.play.reviews import path_beside
from koikoi_qt.settings import Settings
from koikoi_qt.wording.cards import card_label
from koikoi_qt.wording.narrator import Narrator, Verbosity, names_of
from koikoi_qt.wording.panel_maker import make_panel
from tests.terminal.person import ROOT, Person, choices
from tests.ui.matches import recorded

CODES = ("en", "es", "fr")
PLAY_AGAIN = {"en": "Play again", "es": "Jugar otra vez", "fr": "Rejouer"}
MOST_ANSWERS = 2000
NEW_MATCH = ("1", "1", "1", "1")
"""Against the CPU, easy, 3 months, standard rules."""
TWO_PLAYERS = ("2", "1", "1")


def kept() -> Record:
    """Return the match in the autosave."""
    found = autosave.kept()
    assert isinstance(found, Record)
    return found


def log(record: Record, code: str, verbosity: str = "normal") -> tuple[str, ...]:
    """Return every event of a record as it should have been told."""
    language = Language.load(code)
    names = names_of(record.players, language)
    you = 0 if record.players[1].level else None
    narrator = Narrator(language, names, you, Verbosity(verbosity))
    return make_panel(record.match().view(0), narrator).log


def told(person: Person, sentences: tuple[str, ...]) -> tuple[str, ...]:
    """Return which of these sentences were heard, in the order in which they were."""
    known = set(sentences)
    return tuple(line for line in person.heard if line in known)


def start(person: Person, answers: tuple[str, ...] = NEW_MATCH) -> list[str]:
    """Answer the first questions."""
    lines = person.listen()
    for answer in answers:
        lines = person.type(answer)
    return lines


def play_on(person: Person, lines: list[str], code: str, seed: int = 1) -> list[str]:
    """Choose by chance among what is offered until the match is over."""
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        offered = choices(lines)
        assert offered, lines
        if PLAY_AGAIN[code] in offered.values():
            return lines
        lines = person.type(str(chance.choice(list(offered))))
    raise AssertionError("the match has no end")


@pytest.mark.parametrize("code", CODES)
def test_a_whole_match_is_told_event_by_event(code: str) -> None:
    with Person("--language", code, "--seed", "5") as person:
        play_on(person, start(person), code)
        assert person.end() == 0
    record = kept()
    assert record.match().finished and record.rules.months == 3
    assert told(person, log(record, code)) == log(record, code)
    assert not [line for line in person.heard if "{" in line or "\x1b" in line]


def test_twelve_months_in_few_words() -> None:
    Settings(verbosity="brief").save()
    with Person("--seed", "6") as person:
        lines = start(person, ("1", "2", "4", "5"))
        play_on(person, lines, "en")
        assert person.end() == 0
    record = kept()
    assert record.match().finished and record.rules.months == 12
    assert record.players[1].level == "medium" and record.rules.tsukifuda
    expected = log(record, "en", "brief")
    assert told(person, expected) == expected


def test_nothing_hidden_is_written() -> None:
    """Before each decision only the own hand, the field and what was public are named."""
    language = Language.load("en")
    with Person("--seed", "7") as person:
        lines = start(person)
        while PLAY_AGAIN["en"] not in choices(lines).values():
            view = kept().match().view(0)
            if view.turn == 0:
                open_cards = {*view.hand, *view.field, view.drawn}
                labels = {card_label(card, language) for card in DECK if card not in open_cards}
                labels -= {card_label(card, language) for card in open_cards if card}
                offered = " ".join(choices(lines).values())
                assert not [label for label in labels if label in offered]
            lines = person.type("1")


@pytest.mark.parametrize("code", CODES)
def test_two_people_hand_over(code: str) -> None:
    with Person("--language", code, "--seed", "8") as person:
        lines = start(person, TWO_PLAYERS)
        hands_seen = 0
        while PLAY_AGAIN[code] not in choices(lines).values():
            match = kept().match()
            if len(choices(lines)) == 1 and match.turn is not None and match.phase == "play":
                after = lines[len(lines) - lines[::-1].index("") :] if "" in lines else []
                if after:
                    assert lines.count("") >= 24
                    # Until the other person types, no card in a hand can be chosen or reviewed.
                    assert "face down" in _one(person.type("h")) or code != "en"
                    hands_seen += 1
                    lines = person.type("1")
                    continue
            lines = person.type("1")
        assert hands_seen > 10
    record = kept()
    assert record.match().finished and record.players[1].level is None
    assert told(person, log(record, code)) == log(record, code)


def _one(lines: list[str]) -> str:
    (line,) = lines
    return line


def test_leaving_and_coming_back() -> None:
    with Person("--seed", "9") as person:
        lines = start(person)
        for _ in range(4):
            lines = person.type("1")
        offered = choices(lines)
        lines = person.type("q")
        assert lines == ["Goodbye. A match that is not over is kept."]
        assert person.end() == 0
    left = kept()
    with Person("--seed", "10", "--language", "en") as person:
        lines = person.listen()
        assert choices(lines)[1] == "Continue the match that was left"
        lines = person.type("")
        assert choices(lines) == offered
        assert "Month 1 of 3" in " ".join(lines)
        assert person.type("l") and "No turn" not in person.heard[-1]
        play_on(person, lines, "en")
    after = kept()
    assert after.months[0].deal == left.months[0].deal
    assert after.months[0].moves[: len(left.months[0].moves)] == left.months[0].moves
    assert after.match().finished


def test_the_input_may_end_anywhere() -> None:
    for typed in ((), ("1",), NEW_MATCH, (*NEW_MATCH, "1")):
        with Person("--seed", "2") as person:
            start(person, typed)
            assert person.end() == 0
            assert person.heard[-1] == "Goodbye. A match that is not over is kept."
        autosave.forget()


def test_a_new_match_asks_before_it_ends_the_one_left() -> None:
    with Person("--seed", "2") as person:
        start(person)
    left = kept()
    with Person("--seed", "3") as person:
        lines = start(person, ("2",))
        assert "A new match ends it" in lines[0]
        assert lines[-1] == "Enter: No."
        lines = person.type("")
        assert "Your turn" in " ".join(lines)
        assert kept() == left
    with Person("--seed", "3") as person:
        lines = start(person, ("2", "1", *NEW_MATCH))
        assert "Month 1 of 3" in " ".join(lines)
    assert kept().months[0].deal != left.months[0].deal


def test_choices_are_remembered() -> None:
    with Person("--seed", "2") as person:
        start(person, ("1", "3", "2", "3"))
    chosen = Settings.load()
    assert (chosen.level, chosen.months, chosen.preset) == ("hard", 6, "french_table")
    autosave.forget()
    with Person("--seed", "2") as person:
        lines = start(person, ("", "", "", ""))
        assert "Month 1 of 6" in " ".join(lines)
    assert kept().players[1].level == "hard"
    assert kept().rules.counting == "separate"


def test_own_rules_of_the_window_are_offered() -> None:
    Settings(rules={"viewing": "off"}, months=5).save()
    with Person("--seed", "2") as person:
        lines = start(person, ("", "", ""))
        assert lines[-1] == "Enter: Your own rules."
        person.type("")
    assert kept().rules.viewing == "off" and kept().rules.months == 5


def test_every_letter_answers() -> None:
    with Person("--seed", "4") as person:
        lines = start(person)
        help_lines = person.type("help")
        letters = [line.split(":")[0] for line in help_lines[1:]][:15]
        assert letters == list("lLfhcoyusd?ir,.")
        for letter in letters:
            assert person.type(letter), letter
        assert "8 cards" in _first(person.type("F")) and "8 cards" in _first(person.type("f"))
        assert choices(person.type("?")) == choices(lines)
        for word, action in (("brief", "Play Month"), ("FULL", "captures"), ("normal", "Play")):
            assert action in " ".join(person.type(word))


def _first(lines: list[str]) -> str:
    return lines[0]


@pytest.mark.parametrize("typed", ["0", "99", "xyz", "1 2", "-1", "１", "1_0", "play 3P1", "\x07"])
def test_what_cannot_be_used_is_refused_with_what_can(typed: str) -> None:
    with Person("--seed", "4") as person:
        offered = choices(start(person))
        refusal = " ".join(person.type(typed))
        assert f"Type a number from 1 to {len(offered)}" in refusal
        assert "\x07" not in refusal
        assert choices(person.type("?")) == offered


def test_letters_of_another_encoding_are_refused_and_not_the_end() -> None:
    command = [sys.executable, "-m", "koikoi_qt", "--language", "en", "play", "--terminal"]
    # Strict, as Python reads wherever the locale is a country's UTF-8.
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(
        command, input=b"\xe9\xff\nq\n", env=environment, cwd=ROOT, capture_output=True, check=True
    )
    assert "“??” is not an answer here." in done.stdout.decode()
    assert not done.stderr


def test_a_damaged_match_is_told_of(data_folder: Path) -> None:
    data_folder.mkdir()
    autosave.path().write_text("{", "utf-8")
    with Person("--seed", "4") as person:
        lines = start(person, ())
        assert "The match that was left cannot be read" in lines[1]
        assert "What kind of match?" in lines
    assert autosave.path().with_name("autosave.koikoi.damaged-1").exists()


def test_a_damaged_match_is_told_of_in_the_language_of_the_rest(data_folder: Path) -> None:
    data_folder.mkdir()
    autosave.path().write_text("{}", "utf-8")
    with Person("--seed", "4", "--language", "es") as person:
        lines = start(person, ())
        assert "no se puede leer: el registro: falta la clave 'format'." in lines[1]


def test_the_record_of_a_match_is_saved(tmp_path: Path) -> None:
    with Person("--seed", "4", home=tmp_path) as person:
        lines = play_on(person, start(person), "en")
        assert any(line.startswith("After month 3:") for line in lines)
        save = next(n for n, name in choices(lines).items() if name.startswith("Save"))
        asked = person.type(str(save))
        assert str(tmp_path / "koi-koi.koikoi") in asked[-1]
        # The zero is what Ctrl+Space types.
        for place in (str(tmp_path / "no\0 folder" / "x.koikoi"), "/", ".", "~/no folder/x"):
            wrong = person.type(place)
            assert wrong[0] == "The record cannot be saved."
            assert "~" not in wrong[1]
            person.type(str(save))
        assert person.type("")[0] == f"Saved as {tmp_path / 'koi-koi.koikoi'}."
        lines = person.type("1")
        assert "Month 1 of 3" in " ".join(lines)
    assert Record.load(tmp_path / "koi-koi.koikoi").match().finished


def test_back_to_the_start_forgets_the_match_that_is_over() -> None:
    with Person("--seed", "4") as person:
        lines = play_on(person, start(person), "en")
        back = next(n for n, name in choices(lines).items() if name.startswith("Back"))
        lines = person.type(str(back))
        assert lines[0] == "What kind of match?"
    assert autosave.kept() is None


def test_a_match_that_cannot_be_kept_goes_on(data_folder: Path) -> None:
    with Person("--seed", "4") as person:
        start(person)
        autosave.path().unlink()
        # A folder stands where the file should be, which not even root can overwrite.
        autosave.path().mkdir()
        lines = person.type("1")
        assert any("The match cannot be kept" in line for line in lines)
        assert choices(lines)


def test_an_idea_has_chances() -> None:
    with Person("--seed", "9") as person:
        start(person)
        lines = person.type("i")
    assert re.fullmatch(r"Play .*: \d+% to win the match\..*", lines[0])
    assert len(lines) == 3


def test_two_people_get_no_idea_while_the_hand_is_covered() -> None:
    with Person("--seed", "9") as person:
        start(person, TWO_PLAYERS)
        assert person.type("i") == ["There is nothing for you to decide now."]


def test_a_match_that_is_over_can_be_reviewed() -> None:
    over = recorded(months=1)
    autosave.keep(over)
    with Person() as person:
        lines = start(person, ("1",))
        lines = person.type(number_of("Review…", lines))
        assert kept_review(autosave_review(), over)
        again = person.type(number_of("Review…", lines))
    decisions = [
        line for line in again if re.match(r"(Turning point\. )?Month 1, move \d+\. ", line)
    ]
    assert decisions and all(line in lines for line in decisions)
    assert f"You: {len(decisions)} decisions. Accuracy: " in " ".join(again)
    assert "At the start: " in " ".join(again)
    # Only the first time is there anything to wait for.
    assert [line for line in lines if "decisions looked at." in line]
    assert not [line for line in again if "decisions looked at." in line]


def autosave_review() -> Path:
    return path_beside(autosave.path())


def number_of(action: str, lines: list[str]) -> str:
    return next(str(number) for number, text in choices(lines).items() if text == action)
