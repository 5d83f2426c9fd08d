"""The charts say where every card is, and nothing that the viewer may not know."""

import random
from collections.abc import Iterator

import pytest

from koikoi_qt.games.koikoi.cards import DECK, Card, cards
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.rules import DEFAULT_POINTS, PRESETS, Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import card_short
from koikoi_qt.wording.chart_kinds import ChartKind
from koikoi_qt.wording.charts import Chart, ChartRow, Place, make_chart
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.needs import NEEDS_TEXTS
from tests.games.koikoi.positions import position

ENGLISH = Language.load("en")
YOU = Narrator(ENGLISH, ("You", "CPU"), you=0)
SIDE_BY_SIDE = Narrator(ENGLISH, ("Red", "Blue"))


def moments(seed: int) -> Iterator[tuple[Match, View]]:
    """Yield both seats' views, open and covered, at every step of a month."""
    rng = random.Random(seed)
    match = Match.new(Rules(months=1), rng)
    while True:
        for seat in (0, 1):
            yield match, match.view(seat)
            yield match, match.view(seat).covered()
        if match.turn is None:
            return
        match, _ = match.play(rng.choice(match.legal_moves))


def places(chart: Chart) -> dict[Card, Place | None]:
    return {each.card: each.place for row in chart.rows for each in row.cards}


def row(chart: Chart, title: str) -> ChartRow:
    return next(each for each in chart.rows if each.title.startswith(title))


def chart_of(kind: ChartKind, match: Match, narrator: Narrator = YOU) -> Chart:
    view = match.view(0)
    return make_chart(kind, view.rules, view, narrator)


@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_where_it_is_and_hidden_ones_are_not_seen(seed: int) -> None:
    for match, view in moments(seed):
        found = places(make_chart(ChartKind.MONTHS, view.rules, view, YOU))
        assert list(found) == list(DECK)
        hidden = {*match.month.hands[view.other], *match.month.stock}
        hidden |= {*match.month.hands[view.seat]} - {*view.hand}
        # A drawn card that waits for a choice lies open on the stock.
        hidden -= {view.drawn}
        piles = {
            Place.MINE: view.captured[view.seat],
            Place.THEIRS: view.captured[view.other],
            Place.HAND: view.hand,
            Place.FIELD: view.field,
            Place.DRAWN: (view.drawn,) if view.drawn else (),
            Place.UNSEEN: tuple(hidden),
        }
        for place, pile in piles.items():
            assert {card for card, where in found.items() if where is place} == {*pile}


def test_the_yaku_chart_agrees_with_the_month_chart() -> None:
    for _, view in moments(7):
        by_month = places(make_chart(ChartKind.MONTHS, view.rules, view, YOU))
        by_yaku = places(make_chart(ChartKind.YAKU, view.rules, view, YOU))
        assert by_yaku.items() <= by_month.items()


MIDDLE = position(
    "8A 8P1",
    "1L 2P1",
    field="6A 11P 9R",
    captured=("3L 9A 1R 2R", "8L 11L 3R 4A"),
)


def test_a_yaku_in_words() -> None:
    chart = chart_of(ChartKind.YAKU, MIDDLE)
    assert row(chart, "Flower viewing").text == (
        "Flower viewing, hanami: 5 points. Cherry with curtain and the sake cup. You: made. "
        "CPU: no longer possible. Captured by you: 3 Cherry with curtain, light; "
        "9 Chrysanthemum with sake cup, animal."
    )
    assert row(chart, "Poetry ribbons").text == (
        "Poetry ribbons, akatan: 5 points. The 3 poetry ribbons. Each further ribbon: 1 more. "
        "You: no longer possible. CPU: no longer possible. "
        "Captured by you: 1 Pine, poetry ribbon; 2 Plum, poetry ribbon. "
        "Captured by CPU: 3 Cherry, poetry ribbon."
    )
    assert row(chart, "Boar").lines[1:] == ("You: 0 of 3.", "CPU: 0 of 3.")
    assert "On the field: 6 Peony with butterflies, animal." in row(chart, "Boar").text


def test_many_cards_are_counted() -> None:
    text = row(chart_of(ChartKind.YAKU, MIDDLE), "Animals").text
    assert "Captured by you: 1. Captured by CPU: 1. In your hand: 1. On the field: 1." in text
    assert "Not seen yet: 5." in text


def test_a_month_in_words() -> None:
    chart = chart_of(ChartKind.MONTHS, MIDDLE)
    assert row(chart, "Month 8").text == (
        "Month 8: Susuki grass. Captured by CPU: moon (light). "
        "In your hand: geese (animal) and 1 plain. Not seen yet: 1 plain."
    )
    assert row(chart, "Month 11").text == (
        "Month 11: Willow. Captured by CPU: Ono no Michikaze (light). "
        "On the field: lightning (plain). Not seen yet: swallow (animal) and ribbon."
    )
    assert row(chart, "Month 12").text.endswith("Not seen yet: phoenix (light) and 3 plains.")


def test_side_by_side_nobody_is_you() -> None:
    text = row(chart_of(ChartKind.MONTHS, MIDDLE, SIDE_BY_SIDE), "Month 8").text
    assert "Captured by Blue: moon (light). In hand: Red: geese (animal)" in text


def test_the_legend_names_every_sign_that_is_shown() -> None:
    for _, view in moments(3):
        chart = make_chart(ChartKind.MONTHS, view.rules, view, YOU)
        shown = set(places(chart).values())
        assert shown <= dict(chart.legend).keys()
        assert len({words for _, words in chart.legend}) == len(chart.legend)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_yaku_are_those_of_the_rules(preset: str) -> None:
    rules = Rules.preset(preset)
    chart = make_chart(ChartKind.YAKU, rules, None, YOU)
    names = {each.title.split(", ")[-1] for each in chart.rows}
    assert ("tsukifuda" in names) == rules.tsukifuda
    assert ("akatan + aotan" in names) == (rules.counting == "highest")
    assert all(each.place is None for line in chart.rows for each in line.cards)
    assert chart.legend == ()


def test_a_yaku_that_is_agreed_away_is_not_there() -> None:
    rules = Rules(viewing="off", points={"tan": 0})
    titles = " ".join(each.title for each in make_chart(ChartKind.YAKU, rules, None, YOU).rows)
    assert "viewing" not in titles
    assert "Ribbons, tan" not in titles


def test_what_the_rules_add_is_told() -> None:
    rules = Rules(
        viewing="with_other",
        hanami_needs_koikoi=True,
        counting="separate",
        sake_cup="animal_and_two_plains",
        points={"goko": 15},
    )
    chart = make_chart(ChartKind.YAKU, rules, None, YOU)
    assert row(chart, "Five lights").worth == "15 points"
    hanami = row(chart, "Flower viewing").text
    assert "Only beside another yaku. Only 1 until its owner calls koi-koi." in hanami
    assert "Each further" not in row(chart, "Poetry ribbons").text
    assert "Each further ribbon: 1 more." in row(chart, "Ribbons").text
    assert "The sake cup counts as two plains too." in row(chart, "Plains").text


def test_the_months_without_a_match() -> None:
    chart = make_chart(ChartKind.MONTHS, Rules(), None, YOU)
    assert row(chart, "Month 1").text == (
        "Month 1: Pine. Cards: crane (light), poetry ribbon, and 2 plains."
    )


def test_every_yaku_says_what_it_takes() -> None:
    assert NEEDS_TEXTS.keys() == DEFAULT_POINTS.keys()


@pytest.mark.parametrize("code", ["es", "fr"])
def test_other_languages(code: str) -> None:
    language = Language.load(code)
    narrator = Narrator(language, ("", "CPU"), you=0)
    text = row(chart_of(ChartKind.YAKU, MIDDLE, narrator), {"es": "Ver las", "fr": "Cont"}[code])
    for card in cards("3L 9A"):
        assert card_short(card, language) in text.text
