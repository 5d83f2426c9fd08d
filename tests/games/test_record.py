"""Records: what is written, what is read, and what is refused, always as RecordError."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koikoi_qt.games.koikoi import Match, Rules
from koikoi_qt.games.koikoi.deal import first_deal
from koikoi_qt.games.record import LEVELS, MOST_BYTES, Player, Record, RecordError
from tests.games.walk import walk

PLAYERS = (Player("Ana María 🌸"), Player("CPU", "hard"))


def walked(seed: int, **changes: Any) -> Match:
    """Return a match played at random to its end."""
    rules = Rules.from_dict({"months": 2, **changes})
    *_, last = walk(rules, random.Random(seed))
    return last


MATCH = walked(1)
TEXT = Record.from_match(MATCH, PLAYERS).to_json()


def eventful() -> Match:
    """Return a match whose first dealer was drawn twice and whose first deal was thrown away."""
    rules = {"first_dealer": "draw", "draw_tie": "again", "field_redeal": "four_or_pairs"}
    for seed in range(10_000):
        dealt = first_deal(Rules.from_dict(rules), random.Random(seed))
        if dealt.rejected and len(dealt.draws) > 1:
            return walked(seed, **rules)
    raise AssertionError("no such deal")


DRAWN = Record.from_match(eventful(), PLAYERS)


def data() -> dict[str, Any]:
    """Return a right record as JSON values, to be made wrong."""
    read: dict[str, Any] = json.loads(TEXT)
    return read


def test_the_form_of_the_file() -> None:
    first, second = MATCH.months
    assert data() == {
        "format": "koikoi-record",
        "version": 1,
        "game": "koikoi",
        "rules": {"months": 2},
        "players": [
            {"seat": "red", "name": "Ana María 🌸"},
            {"seat": "blue", "name": "CPU", "level": "hard"},
        ],
        "months": [
            {
                "dealer": ("red", "blue")[month.deal.dealer],
                "deck": [card.code for card in month.deal.deck],
                "moves": [str(move) for move in month.moves],
            }
            for month in (first, second)
        ],
    }
    assert "🌸" in TEXT


def test_the_deck_is_dealt_as_the_file_says() -> None:
    month = MATCH.months[0]
    deck = [card.code for card in month.deal.deck]
    dealer = month.deal.dealer
    assert set(deck[:8]) == {card.code for card in month.deal.hands[dealer]}
    assert set(deck[8:16]) == {card.code for card in month.deal.hands[1 - dealer]}
    assert deck[16:24] == [card.code for card in month.deal.field]
    assert deck[24:] == [card.code for card in month.deal.stock]


def test_a_record_is_its_match_and_players() -> None:
    record = Record.from_json(TEXT)
    assert record.match() == MATCH
    assert record.players == PLAYERS
    assert Record.from_match(MATCH).players == (Player("Red"), Player("Blue"))


def test_draws_and_rejected_deals_are_kept() -> None:
    dealt = DRAWN.months[0].deal
    assert len(dealt.draws) > 1
    assert dealt.rejected
    assert Record.from_json(DRAWN.to_json()) == DRAWN
    assert DRAWN.match().months[0].deal == dealt


def test_steps_are_every_state_of_the_match() -> None:
    states = list(Record.from_json(TEXT).steps())
    assert states == list(walk(Rules(months=2), random.Random(1)))


def test_k14_a_match_keeps_its_own_rules() -> None:
    rules = Rules.preset("french_table", months=2, points={"goko": 15})
    match = Match.new(rules, random.Random(1))
    assert Record.from_json(Record.from_match(match).to_json()).match().rules == rules


def test_saving_and_loading_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.koikoi"
    Record.from_json(TEXT).save(path)
    assert Record.load(path).match() == MATCH
    assert path.read_text("utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    taken = tmp_path / "match.koikoi"
    taken.mkdir()
    with pytest.raises(OSError, match="Is a directory") as raised:
        Record.from_json(TEXT).save(taken)
    assert (raised.value.filename, raised.value.filename2) == (str(taken), None)
    assert list(tmp_path.iterdir()) == [taken]


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.koikoi")


# What is refused: how the right record is changed, and what must be said.

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: object) -> Change:
    """Return a change that puts a value in a place."""

    def change(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Return a change that takes a key away."""

    def change(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        del record[path[-1]]

    return change


def swap_dealer(record: dict[str, Any]) -> None:
    month = record["months"][1]
    month["dealer"] = {"red": "blue", "blue": "red"}[month["dealer"]]


def add_move(record: dict[str, Any]) -> None:
    record["months"][1]["moves"].append("stop")


WRONG: list[tuple[Change, str]] = [
    (put("format", value="chess"), "format: 'chess' is not known; it must be 'koikoi-record'"),
    (put("version", value=2), "version: 2 is not known; it must be 1"),
    (put("version", value=True), "version: True is not known"),
    (put("version", value=1.0), "version: 1.0 is not known"),
    (put("game", value="hanabi"), "game: 'hanabi' is not known"),
    (drop("rules"), "the record: the key 'rules' is missing"),
    (put("extra", value=1), "the record: unknown key 'extra'; known are format, version"),
    (put("rules", value=[]), "rules: [] stands where an object {…} must stand"),
    (put("rules", "months", value=13), "rule 'months': 13 is not allowed"),
    (put("rules", "monts", value=3), "there is no 'monts'; did you mean 'months'?"),
    (put("rules", "tsukifuda", value=1), "rule 'tsukifuda': 1 is not allowed; it must be true"),
    (put("rules", "points", value={"goko": 100}), "rule 'points.goko': 100 is not allowed"),
    (put("players", value=[]), "players: there are 0; there must be two"),
    (put("players", 0, "seat", value="blue"), "players, red: seat is 'blue'"),
    (put("players", 0, "name", value=5), "players, red, name: 5 stands where a text must stand"),
    (put("players", 0, "name", value="a\nb"), "holds a character that cannot be shown"),
    (put("players", 0, "name", value="\ud800"), "holds a character that cannot be shown"),
    (put("players", 1, "level", value="god"), "level 'god' is not one of random, easy"),
    (put("players", 1, "level", value=None), "level None is not one of"),
    (put("players", 1, "age", value=7), "players, blue: unknown key 'age'"),
    (put("months", value=[]), "months: there are 0; these rules allow from 1 to 2"),
    (put("rules", value={"months": 1}), "months: there are 2; these rules allow from 1 to 1"),
    (put("months", value={}), "months: {} stands where a list […] must stand"),
    (put("months", 0, "dealer", value="green"), "month 1: dealer 'green' is not red or blue"),
    (swap_dealer, "month 2: the dealer must be"),
    (put("months", 0, "deck", 5, value="13L"), "month 1, deck: no card has the code '13L'"),
    (put("months", 0, "deck", 5, value=7), "month 1, deck: 7 stands where a text must stand"),
    (drop("months", 0, "deck", 5), "month 1: the deck holds 47 cards"),
    (put("months", 1, "rejected", value=[["1L"]]), "month 2: rejected deal 1 holds 1 cards"),
    (put("months", 1, "draws", value=[["1L"]]), "month 2, draw 1: it must be two cards"),
    (put("months", 1, "draws", value=[["1L", "2A"]]), "month 2: draws for the first dealer do not"),
    (put("months", 1, "moves", value="stop"), "month 2, moves: 'stop' stands where a list"),
    (put("months", 1, "moves", 2, value=None), "month 2, move 3: None stands where a text"),
    (put("months", 0, "moves", 0, value="pass"), "month 1, move 1 ('pass'): cannot read the move"),
    (put("months", 0, "moves", 0, value="stop"), "month 1, move 1 ('stop'): 'stop' is not legal"),
    (add_move, "('stop'): 'stop' is not legal: the month is over"),
    (drop("months", 0, "moves", 0), "month 1, move 1 ("),
    (put("months", 0, "moves", value=[]), "month 1: it is not over, but another month follows"),
    (put("months", 1, "note", value="x"), "month 2: unknown key 'note'"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_what_is_wrong_is_said(change: Change, message: str) -> None:
    record = data()
    change(record)
    with pytest.raises(RecordError, match=re.escape(message)) as caught:
        Record.from_json(json.dumps(record)).match()
    assert len(str(caught.value).splitlines()) == 1


def test_a_rejected_deal_that_stood_is_refused() -> None:
    record = data()
    record["months"][0]["rejected"] = [record["months"][0]["deck"]]
    with pytest.raises(RecordError, match="month 1: rejected deal 1 did not have to be dealt"):
        Record.from_json(json.dumps(record)).match()


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "this is not JSON: wrong in line 1, column 1"),
        (b"[]", "the record: [] stands where an object"),
        (b"null", "the record: None stands where an object"),
        (b"\xff\xfe\x00", "the file is not UTF-8 text (byte 0)"),
        (b"\xef\xbb\xbf{}", "this is not JSON"),
        (b"[" * 100_000, "this is not JSON: nested too deeply"),
        (b'{"a":' * 100_000, "this is not JSON: nested too deeply"),
        (b'{"format": ' + b"[" * 900 + b"]" * 900 + b"}", "the record: the key 'version'"),
        (b'{"format": 1, "format": 2}', "the key 'format' stands twice in one object"),
        (b'{"version": NaN}', "NaN is no value of a record"),
        (b'{"version": ' + b"9" * 5000 + b"}", "99999999999999999999… is too long a number"),
        (b" " * (MOST_BYTES + 1), f"the file is larger than {MOST_BYTES} bytes"),
    ],
)
def test_files_that_are_no_record(tmp_path: Path, raw: bytes, message: str) -> None:
    path = tmp_path / "x.koikoi"
    path.write_bytes(raw)
    with pytest.raises(RecordError, match=re.escape(message)) as caught:
        Record.load(path)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("depth", range(880, 1000, 3))
def test_no_depth_of_nesting_breaks_the_reader(depth: int) -> None:
    text = TEXT.replace('"format": "koikoi-record"', '"format": ' + "[" * depth + "]" * depth)
    with pytest.raises(RecordError):
        Record.from_json(text)


# Anything at all in any place is a match or a RecordError.

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["red", "blue", "1L", "stop", "koikoi", "play 1L", "random", *LEVELS]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["seat", "deck", "months", "goko", "x"]), inner, max_size=3
        )
    ),
    max_leaves=4,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Return a record that is wrong in a few random places."""
    record: Any = json.loads(draw(st.sampled_from([TEXT, DRAWN.to_json()])))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = record
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inside = place[key]
            if isinstance(inside, dict | list) and draw(st.booleans()):
                place = inside
                continue
            match draw(st.sampled_from(["put", "drop", "copy"])):
                case "put":
                    place[key] = draw(values)
                case "drop":
                    del place[key]
                case "copy" if isinstance(place, list):
                    place.insert(key, inside)
            break
    return json.dumps(record)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_a_changed_record_is_a_match_or_a_record_error(text: str) -> None:
    try:
        match = Record.from_json(text).match()
    except RecordError as error:
        message = str(error)
    else:
        assert Record.from_json(Record.from_match(match).to_json()).match() == match
        return
    assert len(message.splitlines()) == 1


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_changed_bytes_are_a_match_or_a_record_error(
    tmp_path_factory: pytest.TempPathFactory, place: int, new: bytes, removed: int
) -> None:
    raw = TEXT.encode()
    path = tmp_path_factory.getbasetemp() / "changed.koikoi"
    path.write_bytes(raw[:place] + new + raw[place + removed :])
    try:
        Record.load(path).match()
    except RecordError as error:
        message = str(error)
        assert len(message.splitlines()) == 1
