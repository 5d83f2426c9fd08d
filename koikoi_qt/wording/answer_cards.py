"""Where the cards are, as answers: field, hand, captured cards, and those that nobody sees."""

from collections.abc import Iterable
from typing import Final

from koikoi_qt.games.koikoi.cards import DECK, Card, Kind, of_month
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import N_, Message
from koikoi_qt.wording.cards import KIND_GROUPS, card_brief, card_in_month, card_list, item_list
from koikoi_qt.wording.question import Question

# Keys of these tables: is it told to the one whom it concerns?
_CAPTURED: Final[dict[bool, Message]] = {
    True: N_("You have captured {count}."),
    False: N_("{name} has captured {count}."),
}
_NOTHING_CAPTURED: Final[dict[bool, Message]] = {
    True: N_("You have captured nothing yet."),
    False: N_("{name} has captured nothing yet."),
}
_COVERED: Final = N_("{name}: {count} face down.")


def field(question: Question) -> tuple[str, ...]:
    """Return the field; with all words also what the hand captures there."""
    view, language = question.view, question.language
    count = card_count(question, len(view.field))
    if not view.field:
        return (language.gettext("The field is empty."),)
    # Translators: {count} is such as "8 cards".
    said = language.gettext("Field, {count}: {cards}.").format(
        count=count, cards=question.narrator.cards(tuple(sorted(view.field)))
    )
    return (said, *_drawn(question), *_within_reach(question))


def _drawn(question: Question) -> tuple[str, ...]:
    if question.view.drawn is None:
        return ()
    # Translators: a drawn card that has not been placed yet.
    form = question.language.gettext("Drawn, face up on the stock: {card}.")
    return (form.format(card=question.narrator.card(question.view.drawn)),)


def _within_reach(question: Question) -> tuple[str, ...]:
    view = question.view
    if not question.narrator.full or not view.hand:
        return ()
    months = {card.month for card in view.hand}
    matched = tuple(card for card in sorted(view.field) if card.month in months)
    if not matched:
        return (question.language.gettext("Your hand matches none of them."),)
    form = question.language.gettext("Your hand matches: {cards}.")
    return (form.format(cards=question.narrator.cards(matched)),)


def hand(question: Question) -> tuple[str, ...]:
    """Return each card of the hand with what it captures; those that capture come first."""
    view, language = question.view, question.language
    count = card_count(question, view.own_hand_count)
    if question.hand_is_covered:
        name = question.narrator.name(view.seat)
        return (language.message(_COVERED).format(name=name, count=count),)
    if not view.hand:
        return (language.gettext("No cards in hand."),)
    taking = tuple(card for card in sorted(view.hand) if of_month(view.field, card.month))
    rest = tuple(card for card in sorted(view.hand) if card not in taking)
    # Translators: {count} is such as "6 cards"; they are the listener's.
    said = language.gettext("Hand, {count}.").format(count=count)
    return (said, *_capturing(taking, question), *_without_match(rest, question))


def _capturing(cards: tuple[Card, ...], question: Question) -> tuple[str, ...]:
    return tuple(f"{_hand_card(card, question)}." for card in cards)


def _without_match(cards: tuple[Card, ...], question: Question) -> tuple[str, ...]:
    if not cards:
        return ()
    # Translators: cards of the hand that match nothing on the field.
    form = question.language.gettext("Without a match: {cards}.")
    return (form.format(cards=question.narrator.cards(cards)),)


def _hand_card(card: Card, question: Question) -> str:
    language = question.language
    matches = sorted(of_month(question.view.field, card.month))
    # Of the same month, so fewer words will do.
    names = [card_in_month(match, language) for match in matches]
    choice = len(matches) == 2
    said = language.list_or(list(dict.fromkeys(names))) if choice else language.list_and(names)
    # Translators: a card of the hand, then what it would capture: one card, one of two, or three.
    form = language.gettext("{card}: captures {captured}")
    return form.format(card=question.narrator.card(card), captured=said)


def mine(question: Question) -> tuple[str, ...]:
    """Return the captured cards of the view's own seat."""
    return captured(question, question.view.seat)


def others(question: Question) -> tuple[str, ...]:
    """Return the captured cards of the other side, and how many it holds."""
    view, language = question.view, question.language
    count = view.hand_count(view.other)
    held = language.ngettext("{count} card in hand.", "{count} cards in hand.", count)
    return (*captured(question, view.other), held.format(count=count))


def captured(question: Question, seat: int) -> tuple[str, ...]:
    """Return a seat's captured cards by groups: brief counts them, normal names them shortly."""
    pile = sorted(question.view.captured[seat])
    if not pile:
        return (question.about(seat, _NOTHING_CAPTURED),)
    groups = tuple(filter(None, (_group(kind, pile, question) for kind in Kind)))
    if question.narrator.brief:
        return (f"{item_list(groups, question.language)}.",)
    head = question.about(seat, _CAPTURED, count=card_count(question, len(pile)))
    return (head, *groups)


def _group(kind: Kind, pile: Iterable[Card], question: Question) -> str:
    """Return one group, nothing for an empty one."""
    language = question.language
    cards = [card for card in pile if card.kind is kind]
    words = {"group": language.message(KIND_GROUPS[kind]), "count": len(cards)}
    if not cards:
        return ""
    if question.narrator.brief:
        return language.gettext("{group}: {count}").format(**words)
    named = card_list(cards, language) if question.narrator.full else _in_brief(cards, question)
    # Translators: a group of captured cards, such as "Lights, 2: 1 crane; 8 moon."
    return language.gettext("{group}, {count}: {cards}.").format(cards=named, **words)


def _in_brief(cards: Iterable[Card], question: Question) -> str:
    return item_list((card_brief(card, question.language) for card in cards), question.language)


def card_count(question: Question, count: int) -> str:
    """Return *1 card*, *8 cards*."""
    return question.language.ngettext("{count} card", "{count} cards", count).format(count=count)


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards that lie face down for this view: in the stock and in hands."""
    seen = {*view.hand, *view.field, *view.captured[0], *view.captured[1], view.drawn}
    return tuple(card for card in DECK if card not in seen)


def stock(question: Question) -> tuple[str, ...]:
    """Return how many cards the stock holds, and which cards have not been seen."""
    view, language = question.view, question.language
    hidden = unseen(view)
    # Translators: {count} is such as "12 cards".
    said = [
        language.gettext("Stock: {count}.").format(count=card_count(question, view.stock_count)),
        # Translators: cards that lie face down, in the stock and in the other hand.
        language.gettext("Not seen yet: {count}.").format(count=card_count(question, len(hidden))),
    ]
    if not question.narrator.brief:
        said += filter(None, (_unseen_group(kind, hidden, question) for kind in Kind))
    return tuple(said)


def _unseen_group(kind: Kind, hidden: Iterable[Card], question: Question) -> str:
    """Return one group of cards not seen; of plains the months alone tell enough."""
    cards = [card for card in hidden if card.kind is kind]
    if kind is not Kind.PLAIN or question.narrator.full or not cards:
        return _group(kind, cards, question)
    language = question.language
    # Translators: plain cards that were not seen: how many, and of which months.
    form = language.gettext("{group}, {count}, of months {months}.")
    return form.format(
        group=language.message(KIND_GROUPS[kind]),
        count=len(cards),
        months=language.list_and([language.number(card.month) for card in cards]),
    )
