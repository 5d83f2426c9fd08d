"""Made-up moments of a month, so that a rule can be tested without the turns that lead to it."""

from koikoi_qt.games.common import BLUE, RED
from koikoi_qt.games.koikoi import DECK, Match, Move, Phase, Rules
from koikoi_qt.games.koikoi.cards import cards
from koikoi_qt.games.koikoi.deal import Deal
from koikoi_qt.games.koikoi.events import Event
from koikoi_qt.games.koikoi.month import Month
from koikoi_qt.games.koikoi.yaku import Yaku


def position(
    red: str,
    blue: str,
    *,
    field: str = "",
    stock: str = "",
    captured: tuple[str, str] = ("", ""),
    rules: Rules | None = None,
    number: int = 1,
    dealer: int = RED,
    turn: int = RED,
    calls: tuple[int, int] = (0, 0),
    yaku_at_call: tuple[tuple[Yaku, ...], tuple[Yaku, ...]] = ((), ()),
) -> Match:
    """Return a match in its month `number`, with these cards and somebody to play.

    The stock is continued with the cards that are nowhere else, in deck order.
    """
    rules = rules or Rules()
    laid = cards(" ".join((red, blue, field, stock, *captured)))
    # What the deal itself was does not matter any more; only its stock does.
    rest = tuple(card for card in DECK if card not in laid)
    deck = (*DECK[:24], *cards(stock), *rest)
    month = Month(
        rules,
        number,
        Deal(dealer, deck),
        totals=(0, 0),
        hands=(cards(red), cards(blue)),
        field=cards(field),
        captured=(cards(captured[RED]), cards(captured[BLUE])),
        turn=turn,
        phase=Phase.PLAY,
        calls=calls,
        yaku_at_call=yaku_at_call,
    )
    return Match(rules, (month,) * number, ())


def dealt(first: str, second: str, field: str, stock: str = "", **rules: object) -> Match:
    """Return a match of one month whose first deal is this, Red dealing."""
    laid = cards(f"{first} {second} {field} {stock}")
    deck = laid + tuple(card for card in DECK if card not in laid)
    return Match.start(Rules.from_dict({"months": 1, **rules}), Deal(RED, deck))


def play(match: Match, moves: str) -> tuple[Match, list[Event]]:
    """Make moves that are separated by semicolons; return the state and all that happened."""
    happened: list[Event] = []
    for text in moves.split(";"):
        match, events = match.play(Move.from_text(text.strip()))
        happened += events
    return match, happened


def legal(match: Match) -> str:
    """Return the legal moves as one text."""
    return "; ".join(map(str, match.legal_moves))
