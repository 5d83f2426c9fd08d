"""Ideas in words: chances first, what for and against what, and never a hidden card."""

import pytest

from koikoi_qt.games.koikoi import DECK, Phase, View
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP
from koikoi_qt.wording.advice import Idea, move_text, tell_ideas
from koikoi_qt.wording.cards import card_short
from koikoi_qt.wording.narrator import Verbosity
from tests.wording.telling import BLUE, CODES, RED, narrator
from tests.wording.test_answers import scene, walk


def deciding() -> View:
    """Return a view that has to call koi-koi or stop."""
    return next(
        match.view(RED)
        for seed in range(100)
        for match in walk(seed)
        if match.phase is Phase.DECIDE and match.turn == RED
    )


CALLS: tuple[Idea, ...] = (
    Idea(STOP, 0.612, 5.0, aims=("sanko",)),
    Idea(KOIKOI, 0.538, 3.25, aims=("tane", "kasu"), denies=("tsukimi",)),
)


def told(code: str, verbosity: str, ideas: tuple[Idea, ...] = CALLS) -> tuple[str, ...]:
    return tell_ideas(ideas, deciding(), narrator(code, verbosity))


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            (
                "Stop: 61% to win the match. It scores 5 points with Three lights.",
                "Koi-koi: 54%. It aims for Animals and Plains.",
            ),
        ),
        (
            "es",
            (
                "Plantarse: 61\xa0% de ganar la partida. Da 5 puntos con Tres luces.",
                "Koi-koi: 54\xa0%. Busca Animales y Simples.",
            ),
        ),
        (
            "fr",
            (
                (
                    "Arrêter\xa0: 61\xa0% de chances de gagner la partie. "
                    "Ce coup rapporte 5 points avec\xa0: Trois lumières."
                ),
                "Koi-koi\xa0: 54\xa0%. Ce coup vise\xa0: Animaux et Simples.",
            ),
        ),
    ],
)
def test_a_call_in_every_language(code: str, lines: tuple[str, ...]) -> None:
    assert told(code, "normal") == lines


def test_brief_is_chances_alone() -> None:
    assert told("en", "brief") == ("Stop: 61%.", "Koi-koi: 54%.")


def test_full_has_the_reasons_for_every_move_and_the_points_to_expect() -> None:
    assert told("en", "full")[1] == (
        "Koi-koi: 54%. It aims for Animals and Plains. It makes this harder for CPU: Moon viewing. "
        "Points to expect this month: 3.2."
    )


def plays(view: View) -> tuple[Idea, ...]:
    """Return an idea for every move, with chances that fall."""
    moves = enumerate(view.legal_moves)
    return tuple(Idea(move, 0.6 - place / 50, -1.0, ("kasu",), ("tan",)) for place, move in moves)


@pytest.mark.parametrize(
    ("verbosity", "count"), [("brief", 2), ("normal", 3), ("full", len(scene().legal_moves))]
)
def test_how_many_moves_are_told(verbosity: str, count: int) -> None:
    view = scene()
    assert len(tell_ideas(plays(view), view, narrator("en", verbosity))) == count


def test_denial_is_told_of_the_best_move_alone_unless_all_is_wanted() -> None:
    view = scene()
    for verbosity, count in (("normal", 1), ("full", len(view.legal_moves))):
        lines = tell_ideas(plays(view), view, narrator("en", verbosity))
        assert sum("makes this harder for CPU: Ribbons." in line for line in lines) == count


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("verbosity", Verbosity)
def test_no_hidden_card_is_named(code: str, verbosity: Verbosity) -> None:
    teller = narrator(code, verbosity)
    for match in walk(3):
        if match.turn is None or match.phase is Phase.DECIDE:
            continue
        view = match.view(match.turn)
        text = " ".join(tell_ideas(plays(view), view, teller))
        known = {*view.hand, *view.field, view.drawn}
        names = {card_short(card, teller.language) for card in known if card}
        hidden = {card_short(card, teller.language) for card in DECK if card not in known} - names
        assert not [name for name in hidden if name in text]


def test_a_move_is_told_with_what_it_captures() -> None:
    teller = narrator("en")
    view = next(m.view(BLUE) for m in walk(1) if m.turn == BLUE and m.phase is Phase.PLAY)
    texts = [move_text(move, view.field, teller) for move in view.legal_moves]
    for move, text in zip(view.legal_moves, texts, strict=True):
        assert move.card is not None
        matches = any(card.month == move.card.month for card in view.field)
        assert text.startswith(f"Play {card_short(move.card, teller.language)}")
        assert (", capture " in text) is matches
