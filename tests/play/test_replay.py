"""What `replay` says of a match, as data and as sentences."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.moves import KOIKOI
from koikoi_qt.games.record import Player, Record
from koikoi_qt.i18n import Language
from koikoi_qt.play.replay import summary
from koikoi_qt.wording.replaying import tell_record
from tests.games.koikoi.positions import dealt, play
from tests.games.walk import walk

# Red takes three lights and stops; Blue's cards match nothing.
LIGHTS = dealt(
    "1P1 3P1 8P1 10P1 11P 12P1 12P2 6P1",
    "2P1 4P1 5P1 6P2 7P1 9P1 10P2 12P3",
    "1L 3L 8L 11L 2R 4R 5R 7R",
    "6R 9A 10R 12L 2A 4A 5A",
)
TESHI = "12L 12P1 12P2 12P3 1P1 2P1 3P1 4P1"
OTHER_TESHI = "11L 11A 11R 11P 1P2 2P2 3P2 4P2"
PAIRS = "9A 9R 10A 10R 11A 11R 12P1 12P2"
MIXED = "1L 2A 3L 4A 5A 6A 7A 8L"
FIELD = "1R 2R 3R 4R 5R 6R 7R 8A"
MADE = "play 1P1; play 2P1; play 3P1; play 4P1; play 8P1"


def month(**changes: Any) -> dict[str, Any]:
    """Return the object of a month in which nothing happened, changed."""
    nothing = {"dealer": "red", "winner": None, "how": None, "base": 0}
    return nothing | {"scores": [0, 0], "yaku": {}, "calls": [0, 0]} | changes


@pytest.mark.parametrize(
    ("match", "expected", "scores", "result"),
    [
        (LIGHTS, month(), [0, 0], None),
        (play(LIGHTS, MADE)[0], month(), [0, 0], None),
        (play(LIGHTS, f"{MADE}; koikoi")[0], month(calls=[1, 0]), [0, 0], None),
        (
            play(LIGHTS, f"{MADE}; stop")[0],
            month(winner="red", how="stop", base=5, scores=[5, 0], yaku={"sanko": 5}),
            [5, 0],
            "red",
        ),
        (
            dealt(MIXED, TESHI, FIELD),
            month(winner="blue", how="instant", base=6, scores=[0, 6], yaku={"teshi": 6}),
            [0, 6],
            "blue",
        ),
        (
            dealt(PAIRS, MIXED, FIELD),
            month(winner="red", how="instant", base=6, scores=[6, 0], yaku={"kuttsuki": 6}),
            [6, 0],
            "red",
        ),
        (dealt(TESHI, OTHER_TESHI, FIELD), month(how="instant"), [0, 0], "draw"),
    ],
)
def test_the_data(
    match: Match, expected: dict[str, Any], scores: list[int], result: str | None
) -> None:
    assert json.loads(json.dumps(summary(match))) == {
        "months": [expected],
        "scores": scores,
        "finished": result is not None,
        "result": result,
    }


def null_month(**rules: Any) -> Match:
    """Return a match of one month that nobody stopped."""
    rng = random.Random(1)
    while True:
        match = Match.new(Rules(months=1, first_dealer="blue", **rules), rng)
        while match.turn is not None:
            moves = match.legal_moves
            match, _ = match.play(KOIKOI if KOIKOI in moves else rng.choice(moves))
        result = match.month.result
        if result is not None and result.how == "null":
            return match


def test_a_null_month_with_an_award() -> None:
    match = null_month(null_month_award="dealer", null_month_points=6)
    calls = list(match.month.calls)
    assert summary(match) == {
        "months": [month(dealer="blue", how="null", scores=[0, 6], calls=calls)],
        "scores": [0, 6],
        "finished": True,
        "result": "blue",
    }


def test_the_months_of_a_whole_match() -> None:
    *_, match = walk(Rules(months=4), random.Random(2))
    said = summary(match)
    assert len(said["months"]) == 4
    assert [sum(m["scores"][seat] for m in said["months"]) for seat in (0, 1)] == said["scores"]
    assert said["finished"] is True


GOLDEN = sorted((Path(__file__).parent.parent / "games" / "records").glob("*.koikoi"))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_kept_matches_are_still_what_they_were(path: Path) -> None:
    """A record of every preset, of house rules, of a redeal, of an instant hand."""
    record = Record.load(path)
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert json.loads(json.dumps(summary(record.match()))) == expected
    assert record.to_json() == path.read_text("utf-8")


def told(match: Match, *players: Player, code: str = "en") -> list[str]:
    record = Record.from_match(match, (players[0], players[1]))
    return list(tell_record(record, Language.load(code)))


def test_the_only_person_is_you() -> None:
    match, _ = play(LIGHTS, f"{MADE}; stop")
    lines = told(match, Player("You"), Player("CPU", "easy"))
    assert lines[0].startswith("Month 1 of 1. You deal and play first. Field: 1 Pine with crane")
    assert lines[1] == "You play 1 Pine, plain, and capture 1 Pine with crane, light."
    assert any(line.startswith("CPU plays 2 Plum, plain") for line in lines)
    assert not any("You plays" in line for line in lines)
    assert lines[-1] == "The match is over. You win, 5 to 0."


def test_two_people_are_both_named() -> None:
    match, _ = play(LIGHTS, f"{MADE}; stop")
    lines = told(match, Player("Ana"), Player("Luc"))
    assert lines[0].startswith("Month 1 of 1. Ana deals and plays first.")
    assert lines[-1] == "The match is over. Ana wins, 5 to 0."


def test_a_match_that_was_left() -> None:
    lines = told(LIGHTS, Player("Ana"), Player("Luc"))
    assert len(lines) == 2
    assert lines[1] == "The record ends here; the match is not over. Ana: 0 points. Luc: 0 points."
    spanish = told(LIGHTS, Player("Ana"), Player("Luc"), code="es")
    assert spanish[1].startswith("El registro acaba aquí; la partida no ha terminado.")


def test_what_the_program_calls_players_is_translated() -> None:
    two = told(LIGHTS, Player("Red"), Player("Blue"), code="es")
    assert two[0].startswith("Mes 1 de 1. Rojo es mano y juega primero.")
    assert two[1].endswith("Rojo: 0 puntos. Azul: 0 puntos.")
    alone = told(LIGHTS, Player("You"), Player("CPU", "easy"), code="es")
    assert alone[1].endswith("Tú: 0 puntos. CPU: 0 puntos.")


@pytest.mark.parametrize("code", ["en", "es", "fr"])
@pytest.mark.parametrize("preset", ["standard", "wikipedia"])
def test_every_match_can_be_told_in_every_language(code: str, preset: str) -> None:
    *_, match = walk(Rules.preset(preset, months=3), random.Random(code))
    lines = told(match, Player("Ana"), Player("CPU", "hard"), code=code)
    assert len(lines) == len(match.history)
    assert all(line.strip() and "{" not in line for line in lines)
