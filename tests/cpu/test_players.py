"""The CPU players: legal, fair, steady, and right in the positions that others got wrong."""

import random
import subprocess
import sys
from dataclasses import replace
from itertools import islice

import pytest

from koikoi_qt.cpu import ALL_LEVELS, LEVELS, make_player
from koikoi_qt.cpu.koikoi.candidates import distinct_moves, gained
from koikoi_qt.games.koikoi import Card, Match, Phase, Rules, View
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.match import Match as MatchState
from koikoi_qt.games.koikoi.moves import STOP
from koikoi_qt.games.koikoi.rules import PRESETS
from koikoi_qt.games.koikoi.yaku import (
    ANIMALS,
    DRY_LIGHTS,
    PLAINS,
    RIBBONS,
    base_points,
    bits,
)
from tests.cpu.positions import matches, views

STRONG = ("hard", "master")
LIGHTS_AND_CUP = cards("1L 3L 8L 11L 12L 9A")
each_level = pytest.mark.parametrize("level", LEVELS)
each_strong = pytest.mark.parametrize("level", STRONG)


def decide(level: str, view: View, seed: int = 1) -> str:
    return str(make_player(level, random.Random(seed)).decide(view))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no level 'grandmaster'; there are random, easy"):
        make_player("grandmaster", random.Random(1))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_plays_only_legal_moves_to_the_end(level: str, preset: str) -> None:
    months = 1 if level in STRONG else 3
    played = sum(1 for _ in matches(Rules.preset(preset, months=months), 5, level))
    assert played > 2


@each_level
def test_the_same_seed_gives_the_same_decisions(level: str) -> None:
    for match in islice(matches(Rules(), 3), 0, 60, 20):
        assert match.turn is not None
        view = match.view(match.turn)
        assert len({decide(level, view, seed=7) for _ in range(2)}) == 1


def permuted(match: Match, rng: random.Random) -> Match:
    """Return a match in which the cards that the seat to move cannot see lie elsewhere."""
    assert match.turn is not None
    month, other = match.month, 1 - match.turn
    hidden = [*month.hands[other], *month.stock]
    rng.shuffle(hidden)
    held, stock = hidden[: len(month.hands[other])], hidden[len(month.hands[other]) :]
    hands = [month.hands[0], month.hands[1]]
    hands[other] = tuple(sorted(held))
    # The stock is the end of the deck; what was drawn of it is public.
    deck = (*month.deal.deck[: 48 - len(stock)], *stock)
    changed = replace(month, hands=(hands[0], hands[1]), deal=replace(month.deal, deck=deck))
    return MatchState(match.rules, (*match.months[:-1], changed), match.history)


def test_nothing_hidden_reaches_a_player() -> None:
    rng = random.Random(11)
    for match in islice(matches(Rules(), 4), 0, 80, 20):
        assert match.turn is not None
        view = match.view(match.turn)
        other_world = permuted(match, rng)
        assert other_world.view(match.turn) == view
        for level in LEVELS:
            assert decide(level, view) == decide(level, other_world.view(match.turn))


def test_interchangeable_cards_are_one_move() -> None:
    for match in islice(matches(Rules(), 6), 120):
        assert match.turn is not None
        view = match.view(match.turn)
        names = [str(move) for move in distinct_moves(view)]
        assert len(names) == len(set(names)) > 0
        plains = [card for card in view.hand if str(card.kind) == "plain"]
        for one in plains:
            for two in plains:
                if one.month == two.month and one < two:
                    assert not any(name.split()[1] == two.code for name in names[:8] if " " in name)


def test_easy_and_medium_need_no_numpy() -> None:
    code = (
        "import random, sys\n"
        "from koikoi_qt.cpu import make_player\n"
        "[make_player(level, random.Random(1)) for level in ('random', 'easy', 'medium')]\n"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_easy_always_stops_and_mostly_takes_most() -> None:
    most = taken = 0
    for seed, match in enumerate(islice(matches(Rules(), 8), 150)):
        assert match.turn is not None
        view = match.view(match.turn)
        move = make_player("easy", random.Random(seed)).decide(view)
        if view.phase is Phase.DECIDE:
            assert move == STOP
        else:
            most += max(len(gained(view, other)) for other in view.legal_moves)
            taken += len(gained(view, move))
    assert most > taken > 0.75 * most


# The C cases of the list of faults that other programs had.


def deciding(view: View) -> bool:
    return view.phase is Phase.DECIDE


@each_strong
@pytest.mark.parametrize("behind", [60, 200])
def test_c1_koikoi_in_the_last_month_when_stopping_loses(level: str, behind: int) -> None:
    rules = Rules(months=1, first_dealer="red", start_points=(0, behind))
    found = list(islice(views(rules, range(100), lambda v: deciding(v) and v.seat == 0), 5))
    assert [decide(level, view) for view in found] == ["koikoi"] * 5


@each_strong
def test_c2_stop_in_the_last_month_when_that_wins(level: str) -> None:
    found = list(islice(views(Rules(months=1), range(100), deciding), 8))
    assert [decide(level, view) for view in found] == ["stop"] * 8


def other_is_about_to_score(view: View) -> bool:
    """One card short of tane, tan or kasu, and something to lose with few cards left."""
    pile = bits(view.captured[view.other])
    short = (
        (pile & ANIMALS).bit_count() == 4
        or (pile & RIBBONS).bit_count() == 4
        or (pile & PLAINS).bit_count() == 9
    )
    if not deciding(view) or not short or view.other_hand_count < 2 or any(view.calls):
        return False
    return len(view.hand) <= 2 and base_points(view.yaku(view.seat)) >= 5


@each_strong
def test_c3_no_reckless_koikoi(level: str) -> None:
    found = list(islice(views(Rules(), range(3000), other_is_about_to_score), 4))
    assert [decide(level, view) for view in found] == ["stop"] * 4


def is_the_prize(view: View, card: Card) -> bool:
    """Tell whether a card can be taken now or never, and there is none like it.

    Two unseen cards of its month make it likely that the other side takes it.
    """
    seen = (*view.hand, *view.field, *view.captured[0], *view.captured[1])
    unseen = 4 - sum(other.month == card.month for other in seen)
    able = any(card in gained(view, move) for move in view.legal_moves)
    rivals = {*LIGHTS_AND_CUP} - {card}
    rivalled = any(rivals & set(gained(view, move)) for move in view.legal_moves)
    return able and unseen == 2 and not rivalled


def third_light(view: View) -> Card | None:
    """The dry light on the field that completes this seat's three and can be captured now."""
    pile = bits(view.captured[view.seat])
    lights = [card for card in view.field if 1 << card.index & DRY_LIGHTS]
    if view.phase is not Phase.PLAY or (pile & DRY_LIGHTS).bit_count() != 2 or not lights:
        return None
    return lights[0] if is_the_prize(view, lights[0]) else None


def cup_to_view_with(view: View) -> Card | None:
    """The sake cup on the field when this seat has a viewing light and can capture the cup."""
    (cup,) = cards("9A")
    lights = set(cards("3L 8L")) & set(view.captured[view.seat])
    if view.phase is not Phase.PLAY or cup not in view.field or not lights or len(view.hand) > 5:
        return None
    return cup if is_the_prize(view, cup) else None


@each_strong
@pytest.mark.parametrize("prize", [third_light, cup_to_view_with])
def test_c4_the_card_that_completes_is_seen(level: str, prize) -> None:  # type: ignore[no-untyped-def]
    found = list(islice(views(Rules(), range(3000), lambda v: prize(v) is not None), 4))
    for view in found:
        move = make_player(level, random.Random(1)).decide(view)
        assert prize(view) in gained(view, move)
