"""What a card belongs to, as the tip over it and the text for a reader say."""

import random
from dataclasses import replace

from PySide6.QtCore import QPointF

from koikoi_qt.games.koikoi import Card, Match, Rules
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.table.widget import TableWidget
from koikoi_qt.wording.details import card_details
from koikoi_qt.wording.narrator import Narrator
from tests.table.helpers import middle_of, seated


def view_with(mine: str, theirs: str, rules: Rules | None = None) -> View:
    """Return Red's view with these captured cards."""
    view = Match.new(rules or Rules(), random.Random(1)).view(0)
    return replace(view, captured=(cards(mine), cards(theirs)))


def told(code: str, view: View, you: int | None = 0) -> tuple[str, ...]:
    narrator = Narrator(Language.load("en"), ("You", "CPU"), you)
    return card_details(Card.from_code(code), view, narrator)


def test_a_card_tells_its_yaku_and_who_holds_the_others() -> None:
    assert told("7A", view_with("6A", "2A 4A")) == (
        "Month 7: Bush clover with boar (animal)",
        "Counts for: Boar, deer and butterflies and Animals.",
        "You hold: 6 Peony with butterflies, animal.",
        "Not captured yet: 10 Maple with deer, animal.",
        "Animals: You 1, CPU 2, 5 needed.",
    )


def test_what_the_other_holds_is_told_by_name() -> None:
    assert "CPU holds: 8 Susuki with moon, light." in told("1L", view_with("", "8L"))


def test_side_by_side_nobody_is_you() -> None:
    assert "You holds: 8 Susuki with moon, light." in told("1L", view_with("8L", ""), you=None)


def test_a_card_of_no_yaku_says_so() -> None:
    rules = Rules(points={"kasu": 0})
    assert told("1P1", view_with("", "", rules))[1:] == ("Counts for no yaku under these rules.",)


def test_the_tip_over_a_card_is_its_story_and_hidden_cards_have_none(table: TableWidget) -> None:
    seat = seated(table, 1)
    card = seat.match.view(0).field[0]
    assert table.tip_at(QPointF(middle_of(table, card))).splitlines()[1].startswith("Counts for")
    for key in ("back 0", "stock 0"):
        place = table.place_of(key)
        assert place is not None
        assert table.tip_at(QPointF(*place.center)) == ""
