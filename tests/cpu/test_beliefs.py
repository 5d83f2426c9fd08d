"""What is supposed of the hidden cards: it agrees with the view, and plays tell something."""

from itertools import islice

import numpy as np

from koikoi_qt.cpu.koikoi.beliefs import likely_deals, log_likelihood
from koikoi_qt.cpu.koikoi.situation import Situation
from koikoi_qt.cpu.koikoi.thinking import learned_policy
from koikoi_qt.games.koikoi import DECK, Phase, Rules
from koikoi_qt.games.koikoi.deal import instant_hand
from tests.cpu.positions import matches


def test_supposed_deals_agree_with_the_view() -> None:
    rng = np.random.default_rng(1)
    for match in islice(matches(Rules(), 2), 0, 100, 11):
        assert match.turn is not None
        view = match.view(match.turn)
        situation = Situation(view)
        hidden = {*match.month.hands[view.other], *match.month.stock}
        held = view.other_hand_count
        played = [event.card for _, event in situation.other_plays]
        for deck in likely_deals(situation, learned_policy(), 20, 40, rng).T:
            cards = [DECK[card] for card in deck]
            assert len(cards) == len(hidden)
            assert set(cards) == hidden
            assert instant_hand((*cards[:held], *played)) is None


def test_the_table_of_a_situation_is_the_view() -> None:
    for match in islice(matches(Rules(), 9), 200):
        assert match.turn is not None
        view = match.view(match.turn)
        table = Situation(view).table
        assert [DECK[i] for i in range(48) if table.field >> i & 1] == sorted(view.field)
        for seat in (0, 1):
            pile = [DECK[i] for i in range(48) if table.captured[seat] >> i & 1]
            assert pile == sorted(view.captured[seat])
        assert table.calls == view.calls


def test_the_real_hand_is_likelier_than_most() -> None:
    rng, places = np.random.default_rng(3), []
    for seed in range(12):
        for match in matches(Rules(months=1), seed):
            assert match.turn is not None
            view = match.view(match.turn)
            if view.phase is not Phase.PLAY or view.other_hand_count not in (3, 4):
                continue
            situation = Situation(view)
            decks = situation.deals(200, rng)
            real = (*match.month.hands[view.other], *match.month.stock)
            decks[:, 0] = [card.index for card in real]
            likely = log_likelihood(situation, learned_policy(), decks)
            places.append(float((likely[1:] < likely[0]).mean()))
    assert len(places) > 20
    assert np.mean(places) > 0.55
