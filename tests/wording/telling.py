"""Every kind of event with every outcome, for the tables of what is told of it."""

from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    MatchEnded,
    MonthEnd,
    MonthEnded,
    Played,
    RedealReason,
    Redealt,
    Stopped,
    StopReason,
    YakuMade,
)
from koikoi_qt.games.koikoi.yaku import Yaku, find_yaku
from koikoi_qt.i18n import Language
from koikoi_qt.wording.narrator import Narrator, Verbosity

CODES = ("en", "es", "fr")
RED, BLUE = 0, 1
FIELD = cards("1P1 2P1 2P2 2A 4R 6R 9A 11L")
SANKO = find_yaku(cards("1L 3L 8L"))
TWO_YAKU = find_yaku(cards("1L 3L 8L 9A"))


def narrator(code: str, verbosity: str = "normal", you: int | None = RED) -> Narrator:
    """Return a narrator for Red, who is "you", or for two people when `you` is None."""
    language = Language.load(code)
    names = {
        "en": ("You", "CPU"),
        "es": ("Tú", "CPU"),
        "fr": ("Vous", "CPU"),
    }[code]
    if you is None:
        names = {"en": ("Red", "Blue"), "es": ("Rojo", "Azul"), "fr": ("Rouge", "Bleu")}[code]
    return Narrator(language, names, you, Verbosity(verbosity))


def stopped_month(
    winner: int,
    yaku: tuple[Yaku, ...] = SANKO,
    doubled: bool = False,
    factor: int = 1,
    caller: int | None = None,
) -> MonthEnded:
    """Return the end of a month by a stop."""
    base = sum(one.points for one in yaku)
    points = base * (2 if doubled else 1) * factor
    scores = (points, 0) if winner == RED else (0, points)
    return MonthEnded(
        3, RED, MonthEnd.STOP, winner, yaku, base, doubled, factor, scores,
        (scores[0] + 9, scores[1] + 20), (0, 1), caller=caller,
    )  # fmt: skip


def instant_month(winner: int | None) -> MonthEnded:
    """Return the end of a month by an instant hand, or by two of them."""
    hand = cards("5A 5R 5P1 5P2 1P1 2P1 3P1 4P1")
    names = ("teshi", None) if winner == RED else (None, "teshi")
    shown = (hand, ()) if winner == RED else ((), hand)
    scores = (0, 0) if winner is None else (6, 0) if winner == RED else (0, 6)
    return MonthEnded(
        3, RED, MonthEnd.INSTANT, winner,
        () if winner is None else (Yaku("teshi", 6, hand),),
        0 if winner is None else 6, False, 1, scores, (scores[0] + 9, scores[1] + 20), (0, 0),
        ("teshi", "kuttsuki") if winner is None else names,
        (hand, hand) if winner is None else shown,
    )  # fmt: skip


def null_month(awarded: int | None) -> MonthEnded:
    """Return the end of a null month."""
    scores = (0, 0) if awarded is None else (1, 0) if awarded == RED else (0, 1)
    return MonthEnded(
        3, RED, MonthEnd.NULL, None, (), 0, False, 1, scores,
        (scores[0] + 9, scores[1] + 20), (0, 0), awarded=awarded,
    )  # fmt: skip


PLAIN3, LIGHT3 = cards("3P1 3L")
SEATS = {"you": RED, "other": BLUE}

EVENTS: dict[str, Event] = {
    "the first dealer, found": DealerDrawn(cards("3P1 8L"), RED),  # type: ignore[arg-type]
    "the first dealer, by points": DealerDrawn(cards("3P1 3L"), BLUE),  # type: ignore[arg-type]
    "the first dealer, a tie": DealerDrawn(cards("3P1 3P2"), None),  # type: ignore[arg-type]
    **{f"redealt, {r}": Redealt(3, r, cards("1L 1R 1P1 1P2 2A 3P1 4P1 5P1")) for r in RedealReason},
    **{f"dealt, {who}": Dealt(3, seat, FIELD) for who, seat in SEATS.items()},
    **{
        f"{cls.__name__.lower()}, {who}, {len(taken)} captured": cls(seat, PLAIN3, taken)
        for cls in (Played, Drawn)
        for who, seat in SEATS.items()
        for taken in ((), (LIGHT3,), cards("3L 3R 3P2"))
    },
    **{
        f"drawn, {who}, a choice": Drawn(seat, PLAIN3, (), cards("3L 3R"))
        for who, seat in SEATS.items()
    },
    **{
        f"drawn, {who}, a choice of two alike": Drawn(seat, LIGHT3, (), cards("3P1 3P2"))
        for who, seat in SEATS.items()
    },
    **{f"chosen, {who}": Chosen(seat, PLAIN3, (LIGHT3,)) for who, seat in SEATS.items()},
    **{f"yaku, {who}": YakuMade(seat, SANKO, ("sanko",), 5) for who, seat in SEATS.items()},
    **{
        f"yaku, {who}, several": YakuMade(seat, TWO_YAKU, ("hanami", "tsukimi"), 15)
        for who, seat in SEATS.items()
    },
    **{f"called, {who}, {t}": Called(seat, t) for who, seat in SEATS.items() for t in (1, 2)},
    **{f"stopped, {who}, {r}": Stopped(s, r) for who, s in SEATS.items() for r in StopReason},
    **{f"month won, {who}": stopped_month(seat) for who, seat in SEATS.items()},
    **{
        f"month won, {who}, doubled twice": stopped_month(seat, TWO_YAKU, True, 2, 1 - seat)
        for who, seat in SEATS.items()
    },
    "month won, you, by all calls": stopped_month(RED, SANKO, factor=8),
    **{f"instant hand, {who}": instant_month(seat) for who, seat in SEATS.items()},
    "instant hands, both": instant_month(None),
    "null month": null_month(None),
    **{f"null month, awarded to {who}": null_month(seat) for who, seat in SEATS.items()},
    "match won, you": MatchEnded((46, 31), RED),
    "match won, other": MatchEnded((31, 46), BLUE),
    "match drawn": MatchEnded((40, 40), None),
}
