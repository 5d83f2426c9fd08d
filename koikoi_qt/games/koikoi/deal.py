"""The deal: who deals, which deals are thrown away, which hands end a month (rules.md, 2 and 3)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from koikoi_qt.games.common import (
    BLUE,
    RED,
    SEAT_NAMES,
    SEATS,
    Phrase,
    RandomSource,
    other,
    phrase,
)
from koikoi_qt.games.koikoi.cards import DECK, Card
from koikoi_qt.games.koikoi.events import RedealReason
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.shuffle import shuffled

HAND_SIZE = 8
Deck = tuple[Card, ...]
Draw = tuple[Card, Card]


class WrongDeal(ValueError):
    """A deal that the rules do not give; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A month's cards.

    `deck` is in dealing order: 8 to the dealer, 8 to the other seat, 8 to the field, 24 stock.
    `rejected` are the decks thrown away before, oldest first; `draws` the cards turned up for
    the first dealer (Red's, Blue's), where the match began with that.
    """

    dealer: int
    deck: Deck
    rejected: tuple[Deck, ...] = ()
    draws: tuple[Draw, ...] = ()

    @property
    def hands(self) -> tuple[Deck, Deck]:
        """Red's and Blue's hands, in deck order."""
        return hands_of(self.deck, self.dealer)

    @property
    def field(self) -> Deck:
        """The eight cards that begin on the field."""
        return field_of(self.deck)

    @property
    def stock(self) -> Deck:
        """The stock, the first card to be drawn first."""
        return self.deck[3 * HAND_SIZE :]


def hands_of(deck: Deck, dealer: int) -> tuple[Deck, Deck]:
    """Return Red's and Blue's hands, in deck order."""
    first = tuple(sorted(deck[:HAND_SIZE]))
    second = tuple(sorted(deck[HAND_SIZE : 2 * HAND_SIZE]))
    return (first, second) if dealer == RED else (second, first)


def field_of(deck: Deck) -> Deck:
    """Return the eight cards that begin on the field."""
    return deck[2 * HAND_SIZE : 3 * HAND_SIZE]


def _month_counts(pile: Iterable[Card]) -> list[int]:
    return sorted(Counter(card.month for card in pile).values())


def instant_hand(hand: Iterable[Card]) -> str | None:
    """Return `teshi` (all four of a month), `kuttsuki` (four pairs), or None."""
    counts = _month_counts(hand)
    if counts[-1] == 4:
        return "teshi"
    return "kuttsuki" if counts == [2, 2, 2, 2] else None


def instant_hands(rules: Rules, hands: tuple[Deck, Deck]) -> tuple[str | None, str | None]:
    """Return each seat's instant hand; none counts when the rule is switched off."""
    if rules.instant_points == 0:
        return (None, None)
    return (instant_hand(hands[RED]), instant_hand(hands[BLUE]))


def redeal_reason(rules: Rules, deck: Deck) -> RedealReason | None:
    """Return why these cards must be dealt again, or None. The field is looked at first."""
    counts = _month_counts(field_of(deck))
    if counts[-1] == 4:
        return RedealReason.FOUR
    if rules.field_redeal == "four_or_pairs" and counts == [2, 2, 2, 2]:
        return RedealReason.PAIRS
    if rules.both_instant == "redeal" and all(instant_hands(rules, hands_of(deck, RED))):
        return RedealReason.INSTANTS
    return None


def draw_winner(rules: Rules, draw: Draw) -> int | None:
    """Return the seat that deals after this draw, or None when both draw again."""
    red, blue = draw
    if red.month != blue.month:
        return RED if red.month < blue.month else BLUE
    if rules.draw_tie == "again" or red.points == blue.points:
        return None
    return RED if red.points > blue.points else BLUE


def deal(rules: Rules, dealer: int, rng: RandomSource, draws: tuple[Draw, ...] = ()) -> Deal:
    """Shuffle and deal until the deal stands."""
    rejected: tuple[Deck, ...] = ()
    while True:
        deck = shuffled(DECK, rng)
        if redeal_reason(rules, deck) is None:
            return Deal(dealer, deck, rejected, draws)
        rejected += (deck,)


def first_deal(rules: Rules, rng: RandomSource) -> Deal:
    """Find the first dealer as the rules say, and deal the first month."""
    if rules.first_dealer == "random":
        return deal(rules, rng.randrange(len(SEATS)), rng)
    if rules.first_dealer in SEAT_NAMES:
        return deal(rules, SEAT_NAMES.index(rules.first_dealer), rng)
    draws: tuple[Draw, ...] = ()
    dealer = None
    while dealer is None:
        red, blue, *_ = shuffled(DECK, rng)
        draws += ((red, blue),)
        dealer = draw_winner(rules, (red, blue))
    return deal(rules, dealer, rng, draws)


def next_dealer(rules: Rules, dealer: int, winner: int | None) -> int:
    """Return who deals after a month: its winner, or after a null month whom the rules name."""
    if winner is not None:
        return winner
    return dealer if rules.null_month_dealer == "same" else other(dealer)


def check_deal(rules: Rules, given: Deal, dealer: int | None) -> None:
    """Raise `WrongDeal` unless the rules give this deal; `dealer` None: the match's first."""
    _check_draws(rules, given, first=dealer is None)
    if dealer is None and rules.first_dealer in SEAT_NAMES:
        dealer = SEAT_NAMES.index(rules.first_dealer)
    if dealer is not None and given.dealer != dealer:
        raise WrongDeal(
            phrase(
                # Translators: {right} and {found} are red or blue, as they stand in the file.
                "the dealer must be {right}, not {found}",
                right=SEAT_NAMES[dealer],
                found=SEAT_NAMES[given.dealer],
            )
        )
    for place, deck in enumerate(given.rejected, 1):
        _check_deck(deck, phrase("rejected deal {place}", place=place))
        if redeal_reason(rules, deck) is None:
            raise WrongDeal(
                phrase("rejected deal {place} did not have to be dealt again", place=place)
            )
    _check_deck(given.deck, phrase("the deck"))
    reason = redeal_reason(rules, given.deck)
    if reason is not None:
        raise WrongDeal(_MUST_GO[reason])


_MUST_GO = {
    RedealReason.FOUR: phrase(
        "the deck had to be dealt again (the field holds all four cards of a month)"
    ),
    RedealReason.PAIRS: phrase("the deck had to be dealt again (the field holds four pairs)"),
    RedealReason.INSTANTS: phrase("the deck had to be dealt again (both hands would win at once)"),
}


def _check_deck(deck: Deck, where: Phrase) -> None:
    if len(deck) != len(DECK):
        raise WrongDeal(
            phrase(
                # Translators: {where} is "the deck" or "rejected deal 2", here and below.
                "{where} holds {count} cards; it must hold each of the 48 once",
                where=where,
                count=len(deck),
            )
        )
    twice = [card for card, times in Counter(deck).items() if times > 1]
    if twice:
        raise WrongDeal(
            phrase(
                "{where} holds {card} twice; it must hold each of the 48 once",
                where=where,
                card=twice[0],
            )
        )


def _check_draws(rules: Rules, given: Deal, *, first: bool) -> None:
    if not given.draws:
        return
    if not first or rules.first_dealer != "draw":
        raise WrongDeal(phrase("draws for the first dealer do not belong here under these rules"))
    for place, draw in enumerate(given.draws, 1):
        winner = draw_winner(rules, draw)
        last = place == len(given.draws)
        if draw[RED] == draw[BLUE]:
            raise WrongDeal(
                phrase(
                    # Translators: a draw is a pair of cards turned up to find the first dealer.
                    "draw {place} turns up {card} twice",
                    place=place,
                    card=draw[RED],
                )
            )
        if winner != (given.dealer if last else None):
            raise WrongDeal(phrase("draw {place} does not lead to this dealer", place=place))
