"""What captured cards are worth: every worked example, and every field that counts them."""

from typing import Any, NamedTuple

import pytest

from koikoi_qt.games.koikoi import DECK, Kind, Rules, find_yaku
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.scoring import score_stop

TEN = "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 5P1 5P2"
NINE = TEN.removesuffix(" 5P2")
EIGHT = NINE.removesuffix(" 5P1")
LIGHTS = "1L 3L 8L 11L 12L"
SIX_RIBBONS = "1R 2R 3R 6R 9R 10R"
ALL_RIBBONS = SIX_RIBBONS + " 4R 5R 7R 11R"
TRIO = "6A 7A 10A"
ALL_ANIMALS = TRIO + " 2A 4A 5A 8A 9A 11A"
ALL_PLAINS = " ".join(card.code for card in DECK if card.kind is Kind.PLAIN)


class Row(NamedTuple):
    """Captured cards, the rules that differ from standard, and what `find_yaku` must say."""

    captured: str
    rules: dict[str, Any]
    yaku: dict[str, int]
    month: int = 1
    called: bool = False


class Example(NamedTuple):
    """A worked example of rules.md, section 8; calls are the stopper's, then the loser's."""

    captured: str
    rules: dict[str, Any]
    yaku: dict[str, int]
    base: int
    score: int
    calls: tuple[int, int] = (0, 0)
    month: int = 1


ONLY: dict[str, Any] = {"sake_cup": "animal_only"}
SEPARATE: dict[str, Any] = {"counting": "separate"}
BESIDE: dict[str, Any] = {"viewing": "with_other"}
NO_VIEWING: dict[str, Any] = {"viewing": "off"}
NEEDS_CALL: dict[str, Any] = {"hanami_needs_koikoi": True}

EXAMPLES = [
    Example("1L 3L 8L", {}, {"sanko": 5}, 5, 5),
    Example("1L 3L 11L", {}, {}, 0, 0),
    Example("1L 3L 8L 11L", {}, {"ameshiko": 7}, 7, 14),
    Example("1L 3L 8L 12L", {}, {"shiko": 8}, 8, 16),
    Example("1L 3L 8L 1R 2R 3R", {}, {"sanko": 5, "akatan": 5}, 10, 20),
    Example("1L 3L 8L 1R 2R 3R", {}, {"sanko": 5, "akatan": 5}, 10, 40, (0, 1)),
    Example("3L 9A", {}, {"hanami": 5}, 5, 5),
    Example("3L 9A", BESIDE, {}, 0, 0),
    Example("3L 9A", NO_VIEWING, {}, 0, 0),
    Example("3L 8L 9A", {}, {"hanami": 5, "tsukimi": 5}, 10, 20),
    Example("3L 8L 9A", BESIDE, {}, 0, 0),
    Example("3L 8L 9A", {"points": {"hanami": 0}}, {"tsukimi": 5}, 5, 5),
    Example(f"3L 9A {TEN}", {}, {"hanami": 5, "kasu": 2}, 7, 14),
    Example(f"3L 9A {TEN}", ONLY, {"hanami": 5, "kasu": 1}, 6, 6),
    Example(f"1L 3L 8L 9A {TEN}", {}, {"sanko": 5, "hanami": 5, "tsukimi": 5, "kasu": 2}, 17, 34),
    Example("6A 7A 10A 2A 4A", {}, {"inoshikacho": 7}, 7, 14),
    Example("6A 7A 10A 2A 4A", SEPARATE, {"inoshikacho": 5, "tane": 1}, 6, 6),
    Example("1R 2R 3R 4R 5R", {}, {"akatan": 7}, 7, 14),
    Example("1R 2R 3R 4R 5R", SEPARATE, {"akatan": 5, "tan": 1}, 6, 6),
    Example(f"{SIX_RIBBONS} 11R", {}, {"akatan_aotan": 11}, 11, 22),
    Example(f"{SIX_RIBBONS} 11R", SEPARATE, {"akatan": 5, "aotan": 5, "tan": 3}, 13, 26),
    Example(f"9A {NINE}", {}, {"kasu": 1}, 1, 1),
    Example(f"9A {NINE}", ONLY, {}, 0, 0),
    Example(f"9A {EIGHT}", {"sake_cup": "animal_and_two_plains"}, {"kasu": 1}, 1, 1),
    Example(f"9A 2A 4A 5A 7A {NINE}", {"sake_cup": "either"}, {"tane": 1}, 1, 1),
    Example("3L 3R 3P1 3P2", {"tsukifuda": True}, {"tsukifuda": 4}, 4, 4, month=3),
    Example("3L 9A", NEEDS_CALL, {"hanami": 1}, 1, 1),
    Example("3L 9A", NEEDS_CALL, {"hanami": 5}, 5, 5, (1, 0)),
    Example("1L 3L 8L 12L", {}, {"shiko": 8}, 8, 32, (0, 1)),
    Example("1L 3L 8L 12L", {"koikoi_factor": "per_call"}, {"shiko": 8}, 8, 128, (1, 2)),
    Example("1L 3L 8L", {}, {"sanko": 5}, 5, 10, (0, 1)),
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: Example) -> None:
    rules = Rules(**example.rules)
    held = find_yaku(
        cards(example.captured),
        rules,
        month=example.month,
        called_koikoi=example.calls[0] > 0,
    )
    score = score_stop(rules, held, example.calls, stopper=0)
    assert {yaku.name: yaku.points for yaku in held} == example.yaku
    assert (score.base, score.total) == (example.base, example.score)


def points(**worth: int) -> dict[str, Any]:
    return {"points": worth}


def cup(value: str, **worth: int) -> dict[str, Any]:
    return {"sake_cup": value, "points": worth}


LIGHT_ROWS = [
    Row(LIGHTS, {}, {"goko": 10}),
    Row(LIGHTS, points(goko=0), {"shiko": 8}),
    Row(LIGHTS, points(goko=0, shiko=0), {"ameshiko": 7}),
    Row(LIGHTS, points(goko=0, shiko=0, ameshiko=0), {"sanko": 5}),
    Row(LIGHTS, points(goko=0, shiko=0, ameshiko=0, sanko=0), {}),
    Row(LIGHTS, points(sanko=99), {"sanko": 99}),
    Row(LIGHTS, points(goko=0, ameshiko=8), {"shiko": 8}),
    Row(LIGHTS, points(goko=8, ameshiko=8), {"goko": 8}),
    Row(LIGHTS, points(goko=15), {"goko": 15}),
    Row("1L 3L 8L 11L", points(ameshiko=0), {"sanko": 5}),
    Row("1L 3L 8L 11L", points(shiko=99), {"ameshiko": 7}),
    Row("1L 3L 8L 12L", points(shiko=0), {"sanko": 5}),
    Row("1L 3L 8L 12L", points(ameshiko=99), {"shiko": 8}),
    Row("1L 3L 8L 12L", points(goko=99), {"shiko": 8}),
    Row("8L 11L 12L", {}, {}),
    Row("8L 12L", {}, {}),
    Row("3L 8L 11L 12L", {}, {"ameshiko": 7}),
    Row("1L 8L 12L", {}, {"sanko": 5}),
]
ANIMAL_ROWS = [
    Row("2A 4A 5A 8A", {}, {}),
    Row("2A 4A 5A 8A 11A", {}, {"tane": 1}),
    Row("2A 4A 5A 7A 8A 11A", {}, {"tane": 2}),
    Row(TRIO, {}, {"inoshikacho": 5}),
    Row(f"{TRIO} 2A", {}, {"inoshikacho": 6}),
    Row(f"{TRIO} 2A", SEPARATE, {"inoshikacho": 5}),
    Row(ALL_ANIMALS, {}, {"inoshikacho": 11}),
    Row(ALL_ANIMALS, SEPARATE, {"inoshikacho": 5, "tane": 5}),
    Row(f"{TRIO} 2A 4A", points(inoshikacho=0), {"tane": 1}),
    Row(f"{TRIO} 2A 4A", points(tane=0), {"inoshikacho": 7}),
    Row(f"{TRIO} 2A 4A", points(tane=0) | SEPARATE, {"inoshikacho": 5}),
    Row(f"{TRIO} 2A 4A 5A", points(tane=3) | SEPARATE, {"inoshikacho": 5, "tane": 4}),
    Row("2A 4A 5A 8A 11A", points(tane=0), {}),
    Row(TRIO, points(inoshikacho=6), {"inoshikacho": 6}),
]
RIBBON_ROWS = [
    Row("1R 4R 5R 7R", {}, {}),
    Row("1R 4R 5R 7R 11R", {}, {"tan": 1}),
    Row("1R 4R 5R 6R 7R 11R", {}, {"tan": 2}),
    Row("1R 2R 3R", {}, {"akatan": 5}),
    Row("6R 9R 10R", {}, {"aotan": 5}),
    Row("1R 2R 4R", {}, {}),
    Row("6R 9R 10R 1R 2R", {}, {"aotan": 7}),
    Row("6R 9R 10R 1R 2R", SEPARATE, {"aotan": 5, "tan": 1}),
    Row("6R 9R 10R 1R", SEPARATE, {"aotan": 5}),
    Row(SIX_RIBBONS, {}, {"akatan_aotan": 10}),
    Row(SIX_RIBBONS, SEPARATE, {"akatan": 5, "aotan": 5, "tan": 2}),
    Row(SIX_RIBBONS, points(akatan_aotan=0), {"akatan": 5, "aotan": 5}),
    Row(f"{SIX_RIBBONS} 11R", points(akatan_aotan=0), {"akatan": 6, "aotan": 5}),
    Row(ALL_RIBBONS, {}, {"akatan_aotan": 14}),
    Row(ALL_RIBBONS, points(akatan_aotan=0), {"akatan": 9, "aotan": 5}),
    Row(ALL_RIBBONS, SEPARATE, {"akatan": 5, "aotan": 5, "tan": 6}),
    Row(ALL_RIBBONS, points(tan=0) | SEPARATE, {"akatan": 5, "aotan": 5}),
    Row(SIX_RIBBONS, points(akatan_aotan=12), {"akatan_aotan": 12}),
    Row(SIX_RIBBONS, points(akatan=0, aotan=0), {"akatan_aotan": 10}),
    Row(SIX_RIBBONS, points(akatan=0), {"akatan_aotan": 10}),
    Row(SIX_RIBBONS, points(akatan=0, akatan_aotan=0), {"aotan": 8}),
    Row(SIX_RIBBONS, points(aotan=0, akatan_aotan=0), {"akatan": 8}),
    Row(SIX_RIBBONS, points(akatan=0, aotan=0, akatan_aotan=0), {"tan": 2}),
    Row("1R 2R 3R", points(akatan=0), {}),
    Row("1R 2R 3R 4R 5R", points(akatan=0), {"tan": 1}),
    Row("1R 2R 3R 4R 5R", points(tan=0), {"akatan": 7}),
    Row("1R 4R 5R 7R 11R", points(tan=0), {}),
    Row("1R 4R 5R 6R 7R 11R", points(tan=2), {"tan": 3}),
    Row("1R 2R 3R", points(akatan=6), {"akatan": 6}),
]
PLAIN_ROWS = [
    Row(NINE, {}, {}),
    Row(TEN, {}, {"kasu": 1}),
    Row(f"{TEN} 11P", {}, {"kasu": 2}),
    Row(f"{TEN} 11P", points(kasu=0), {}),
    Row(f"{TEN} 11P", points(kasu=3), {"kasu": 4}),
    Row(ALL_PLAINS, {}, {"kasu": 15}),
    Row(f"{ALL_PLAINS} 9A", {}, {"kasu": 16}),
    Row(f"{ALL_PLAINS} 9A", cup("animal_and_two_plains"), {"kasu": 17}),
]
# The cup with four more animals and 9 plains, then with three more and 10, then with the trio.
FIVE_NINE = f"9A 2A 4A 5A 7A {NINE}"
FOUR_TEN = f"9A 2A 4A 5A {TEN}"
TRIO_NINE = f"9A 2A {TRIO} {NINE}"
CUP_ROWS = [
    Row(FIVE_NINE, cup("animal_and_plain"), {"tane": 1, "kasu": 1}),
    Row(FIVE_NINE, cup("animal_only"), {"tane": 1}),
    Row(FIVE_NINE, cup("either"), {"tane": 1}),
    Row(FIVE_NINE, cup("animal_and_two_plains"), {"kasu": 2, "tane": 1}),
    Row(FIVE_NINE, cup("either", tane=0), {"kasu": 1}),
    Row(FIVE_NINE, cup("either", kasu=2), {"kasu": 2}),
    Row(FOUR_TEN, cup("animal_and_plain"), {"kasu": 2}),
    Row(FOUR_TEN, cup("animal_only"), {"kasu": 1}),
    Row(FOUR_TEN, cup("either"), {"kasu": 2}),
    Row(FOUR_TEN, cup("animal_and_two_plains"), {"kasu": 3}),
    Row(TRIO_NINE, cup("animal_and_plain"), {"inoshikacho": 7, "kasu": 1}),
    Row(TRIO_NINE, cup("animal_only"), {"inoshikacho": 7}),
    Row(TRIO_NINE, cup("either"), {"inoshikacho": 7}),
    Row(TRIO_NINE, cup("either") | SEPARATE, {"inoshikacho": 5, "tane": 1}),
    Row(TRIO_NINE, cup("animal_and_two_plains"), {"inoshikacho": 7, "kasu": 2}),
    Row(f"9A {NINE}", cup("either"), {"kasu": 1}),
    Row(f"9A {EIGHT}", cup("animal_and_plain"), {}),
    Row(f"9A {EIGHT}", cup("either"), {}),
    Row(f"3L 9A {NINE}", cup("either"), {"hanami": 5, "kasu": 1}),
    Row("8L 9A", cup("either"), {"tsukimi": 5}),
    Row(f"9A {TEN}", cup("animal_only"), {"kasu": 1}),
]
VIEWING_ROWS = [
    Row("8L 9A", {}, {"tsukimi": 5}),
    Row("8L 9A", BESIDE, {}),
    Row("8L 9A", NO_VIEWING, {}),
    Row("3L 8L", {}, {}),
    Row(f"3L 9A {NINE}", BESIDE, {"hanami": 5, "kasu": 1}),
    Row(f"3L 8L 9A {NINE}", BESIDE, {"hanami": 5, "tsukimi": 5, "kasu": 1}),
    Row(f"3L 9A {NINE}", BESIDE | points(kasu=0), {}),
    Row("3L 8L 12L 9A", BESIDE, {"sanko": 5, "hanami": 5, "tsukimi": 5}),
    Row("3L 8L 12L 9A", NO_VIEWING, {"sanko": 5}),
    Row("3L 3R 3P1 3P2 9A", BESIDE | {"tsukifuda": True}, {"hanami": 5, "tsukifuda": 4}, month=3),
    Row("3L 3R 3P1 3P2 9A", BESIDE | {"tsukifuda": True}, {}, month=4),
    Row("3L 8L 9A", points(nomi=3), {"hanami": 5, "tsukimi": 5, "nomi": 3}),
    Row("3L 8L 9A", BESIDE | points(nomi=3), {"nomi": 3}),
    Row("3L 8L 9A", NO_VIEWING | points(nomi=3), {"nomi": 3}),
    Row("3L 8L", points(nomi=3), {}),
    Row("3L 9A", points(hanami=3, tsukimi=3), {"hanami": 3}),
    Row("3L 8L 9A", points(hanami=0, tsukimi=0), {}),
    Row("3L 9A", NEEDS_CALL | points(hanami=0), {}, called=True),
    Row("3L 9A", NEEDS_CALL | points(hanami=0), {}),
    Row("3L 9A", NEEDS_CALL | points(hanami=3), {"hanami": 1}),
    Row("3L 9A", NEEDS_CALL | points(hanami=3), {"hanami": 3}, called=True),
    Row("3L 9A", NEEDS_CALL | NO_VIEWING, {}, called=True),
    Row("8L 9A", NEEDS_CALL, {"tsukimi": 5}),
    Row("3L 8L 9A", NEEDS_CALL, {"tsukimi": 5, "hanami": 1}),
]
MONTH_ROWS = [
    Row("3L 3R 3P1 3P2", {"tsukifuda": True}, {}, month=2),
    Row("3L 3R 3P1 3P2", {}, {}, month=3),
    Row("3L 3R 3P1", {"tsukifuda": True}, {}, month=3),
    Row("3L 3R 3P1 3P2", {"tsukifuda": True} | points(tsukifuda=0), {}, month=3),
    Row("3L 3R 3P1 3P2", {"tsukifuda": True} | points(tsukifuda=6), {"tsukifuda": 6}, month=3),
    Row("12L 12P1 12P2 12P3", {"tsukifuda": True}, {"tsukifuda": 4}, month=12),
    Row("11L 11A 11R 11P", {"tsukifuda": True}, {"tsukifuda": 4}, month=11),
]
TABLES = [LIGHT_ROWS, ANIMAL_ROWS, RIBBON_ROWS, PLAIN_ROWS, CUP_ROWS, VIEWING_ROWS, MONTH_ROWS]


@pytest.mark.parametrize("row", [row for table in TABLES for row in table])
def test_yaku(row: Row) -> None:
    held = find_yaku(
        cards(row.captured), Rules(**row.rules), month=row.month, called_koikoi=row.called
    )
    assert {yaku.name: yaku.points for yaku in held} == row.yaku


@pytest.mark.parametrize(
    ("captured", "rules", "names"),
    [
        (f"1L 3L 8L 9A {TEN}", {}, "sanko hanami tsukimi kasu"),
        (f"1L 3L 8L 9A {TEN}", points(kasu=98), "kasu sanko hanami tsukimi"),
        (f"1L 3L 8L 9A {TEN}", points(hanami=6), "hanami sanko tsukimi kasu"),
        (f"{SIX_RIBBONS} {TRIO}", {}, "akatan_aotan inoshikacho"),
        (f"{SIX_RIBBONS} {TRIO}", points(akatan_aotan=0), "inoshikacho akatan aotan"),
        (f"2A 4A 5A 8A 11A 1R 4R 5R 7R 11R {TEN}", {}, "tane tan kasu"),
    ],
)
def test_most_points_first_then_the_order_of_the_table(
    captured: str, rules: dict[str, Any], names: str
) -> None:
    held = find_yaku(cards(captured), Rules(**rules))
    assert [yaku.name for yaku in held] == names.split()


@pytest.mark.parametrize(
    ("captured", "rules", "name", "counted"),
    [
        ("1L 3L 8L 9R", {}, "sanko", "1L 3L 8L"),
        ("1L 3L 8L 11L", {}, "ameshiko", "1L 3L 8L 11L"),
        (f"{LIGHTS} 1R", {}, "goko", LIGHTS),
        ("3L 9A 8L", {}, "hanami", "3L 9A"),
        (f"{TRIO} 2A 9A 9P1", {}, "inoshikacho", f"2A 9A {TRIO}"),
        (f"{TRIO} 2A 9A 9P1", SEPARATE, "inoshikacho", TRIO),
        (f"{TRIO} 2A 9A 9P1", SEPARATE, "tane", f"2A 9A {TRIO}"),
        ("1R 2R 3R 4R 9R", {}, "akatan", "1R 2R 3R 4R 9R"),
        ("1R 2R 3R 4R 9R", SEPARATE, "akatan", "1R 2R 3R"),
        (f"{SIX_RIBBONS} 11R", {}, "akatan_aotan", f"{SIX_RIBBONS} 11R"),
        (f"{SIX_RIBBONS} 11R", points(akatan_aotan=0), "akatan", "1R 2R 3R 11R"),
        (f"{SIX_RIBBONS} 11R", points(akatan_aotan=0), "aotan", "6R 9R 10R"),
        (f"9A {TEN}", {}, "kasu", f"9A {TEN}"),
        (f"9A {TEN}", ONLY, "kasu", TEN),
        (f"9A {TEN}", cup("either"), "kasu", f"9A {TEN}"),
        ("3L 3R 3P1 3P2 1R", {"tsukifuda": True}, "tsukifuda", "3L 3R 3P1 3P2"),
    ],
)
def test_a_yaku_holds_all_cards_that_were_counted(
    captured: str, rules: dict[str, Any], name: str, counted: str
) -> None:
    held = {yaku.name: yaku for yaku in find_yaku(cards(captured), Rules(**rules), month=3)}
    assert set(held[name].cards) == set(cards(counted))


def test_nothing_captured_is_no_yaku() -> None:
    assert find_yaku(()) == ()


@pytest.mark.parametrize("month", [0, 13, -1])
def test_a_month_that_no_match_has_is_refused(month: int) -> None:
    with pytest.raises(ValueError, match=f"month {month} is not allowed; it must be from 1 to 12"):
        find_yaku(DECK, month=month)
