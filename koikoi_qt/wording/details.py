"""What a card belongs to: the yaku that it serves, and who holds the other cards of them."""

from collections.abc import Iterable, Iterator

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.progress import Progress, progress
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.wording.cards import card_label, card_list
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.summaries import COUNTED
from koikoi_qt.wording.yaku import yaku_name


def card_details(card: Card, view: View, narrator: Narrator) -> tuple[str, ...]:
    """Return a card's story in lines: its name, its yaku, and who holds what of them."""
    standing = progress(view.rules, view.month, view.captured[view.seat], view.captured[view.other])
    served = [one for one in standing if card in _all(one)]
    return (card_label(card, narrator.language), *_lines(card, served, view, narrator))


def _lines(card: Card, served: list[Progress], view: View, narrator: Narrator) -> Iterator[str]:
    language = narrator.language
    if not served:
        yield language.gettext("Counts for no yaku under these rules.")
        return
    names = language.list_and([yaku_name(one.name, language) for one in served])
    # Translators: the yaku that a card is part of, such as "Three lights and Flower viewing".
    yield language.gettext("Counts for: {yaku}.").format(yaku=names)
    named = [one for one in served if one.name not in COUNTED]
    yield from _holders(card, named, view, narrator)
    for one in served:
        if one.name in COUNTED:
            yield _count(one, view, narrator)


def _holders(card: Card, named: list[Progress], view: View, narrator: Narrator) -> Iterator[str]:
    """Who holds the other cards of the yaku that take certain cards."""
    others = {other for one in named for other in _all(one)} - {card}
    language = narrator.language
    for seat in (view.seat, view.other):
        held = sorted(others & set(view.captured[seat]))
        if not held:
            continue
        if seat == narrator.you:
            # Translators: captured cards that go with a card that is asked about.
            yield language.gettext("You hold: {cards}.").format(cards=card_list(held, language))
        else:
            # Translators: captured cards that go with a card that is asked about.
            text = language.gettext("{name} holds: {cards}.")
            yield text.format(name=narrator.names[seat], cards=card_list(held, language))
    left = sorted(others - set(view.captured[0]) - set(view.captured[1]))
    if left:
        # Translators: cards that go with a card that is asked about, and are nobody's yet.
        yield language.gettext("Not captured yet: {cards}.").format(cards=card_list(left, language))


def _count(one: Progress, view: View, narrator: Narrator) -> str:
    """Where any cards of a kind do, numbers say more than names."""
    language = narrator.language
    # Translators: a yaku of any cards of one kind, such as "Plains: You 4, CPU 3, 10 needed."
    text = language.gettext("{yaku}: {mine_name} {mine}, {other_name} {theirs}, {needed} needed.")
    return text.format(
        yaku=yaku_name(one.name, language),
        mine_name=narrator.names[view.seat],
        mine=len(one.held),
        other_name=narrator.names[view.other],
        theirs=len(one.taken),
        needed=one.needed,
    )


def _all(one: Progress) -> Iterable[Card]:
    return (*one.held, *one.missing, *one.taken)
