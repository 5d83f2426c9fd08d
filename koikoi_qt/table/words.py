"""What the table says: signs, names of cards where they lie, hints. No Qt."""

from collections.abc import Callable

from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.events import Called, YakuMade
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import NP_, Language
from koikoi_qt.table.choice import Hint, Reason, captures, choices
from koikoi_qt.table.state import TableState, ViewKind
from koikoi_qt.wording.cards import card_label, card_short, item_list
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.yaku import points_text, yaku_name

VIEW_NAMES = {
    ViewKind.PERSPECTIVE: NP_("view of the table", "Perspective"),
    ViewKind.TOP_DOWN: NP_("view of the table", "Top-down"),
}


def table_name(language: Language) -> str:
    """Return what a reader calls the whole table."""
    # Translators: the rendered table with all cards, for a screen reader.
    return language.gettext("Table")


def month_text(view: View, language: Language) -> str:
    """Return the month's sign."""
    return _month(view.month, view.rules.months, language)


def widest_month(view: View, language: Language) -> str:
    """Return the month's sign at its longest."""
    return _month(view.rules.months, view.rules.months, language)


def _month(month: int, months: int, language: Language) -> str:
    # Translators: a sign on the table.
    return language.gettext("Month {month} of {months}").format(month=month, months=months)


def widest_chips(language: Language) -> tuple[str, ...]:
    """Return what stands on a player's sign at its fullest, points first."""
    return (points_text(888, language), dealer_chip(language), koikoi_chip(8, language))


def dealer_chip(language: Language) -> str:
    """Return the dealer's sign."""
    # Translators: a small sign beside a player's name: this player deals, and plays first.
    return language.pgettext("sign", "Dealer")


def chips(view: View, seat: int, language: Language) -> tuple[str, ...]:
    """Return the small signs that a player wears: the dealer's, and koi-koi called."""
    worn = []
    if view.dealer == seat:
        worn.append(dealer_chip(language))
    if view.calls[seat]:
        worn.append(koikoi_chip(view.calls[seat], language))
    return tuple(worn)


def koikoi_chip(calls: int, language: Language) -> str:
    """Return the sign of calls made this month."""
    if calls == 1:
        # Translators: a small sign beside a player's name. Keep it in Japanese.
        return language.pgettext("sign", "Koi-koi")
    # Translators: a small sign beside a player's name: koi-koi called so many times.
    return language.pgettext("sign", "Koi-koi × {count}").format(count=calls)


def total_text(view: View, seat: int, language: Language) -> str:
    """Return a player's points in the match."""
    return points_text(view.scores[seat], language)


def hand_title(view: View, seat: int, narrator: Narrator) -> str:
    """Return what the cards in a hand are called."""
    if seat == view.seat:
        return narrator.language.gettext("Your hand")
    # Translators: {name} is a player, such as "CPU" or "Blue".
    return narrator.language.gettext("{name}'s hand").format(name=narrator.names[seat])


def captured_title(view: View, seat: int, narrator: Narrator) -> str:
    """Return what the cards that a seat has captured are called."""
    if seat == view.seat:
        return narrator.language.gettext("Your captured cards")
    # Translators: {name} is a player, such as "CPU" or "Blue".
    return narrator.language.gettext("{name}'s captured cards").format(name=narrator.names[seat])


def counted_title(title: str, count: int, language: Language) -> str:
    """Return a group's name with how many cards lie in it."""
    # Translators: a group of cards and how many there are, such as "Your captured cards: 7".
    return language.gettext("{title}: {count}").format(title=title, count=count)


def face_down(count: int, language: Language) -> str:
    """Return all that is said of hidden cards."""
    return language.ngettext("{count} face-down card", "{count} face-down cards", count).format(
        count=count
    )


def hand_name(view: View, card: Card, lifted: Card | None, language: Language) -> str:
    """Return a hand card's name: what it captures, and whether it is lifted."""
    label = card_label(card, language)
    return _with_state(_captures(view, card, label, language), card == lifted, language)


def _captures(view: View, card: Card, label: str, language: Language) -> str:
    matches = captures(view, card)
    if not matches:
        return label
    either = choices(view, card)
    if either:
        shorts = [card_short(match, language) for match in either]
        # Translators: a hand card's name, then the field cards of which it captures one.
        text = language.gettext("{card}; captures one of: {cards}")
        return text.format(card=label, cards=item_list(shorts, language))
    # Two interchangeable plains: one of them is taken.
    taken = matches[:1] if len(matches) == 2 else matches
    shorts = [card_short(match, language) for match in taken]
    # Translators: a hand card's name, then the field cards that it captures.
    text = language.gettext("{card}; captures {cards}")
    return text.format(card=label, cards=item_list(shorts, language))


def _with_state(name: str, lifted: bool, language: Language) -> str:
    if not lifted:
        return name
    # Translators: a hand card that is lifted and played when it is pressed again.
    return language.gettext("Lifted: {card}").format(card=name)


def field_name(card: Card, is_lit: bool, language: Language) -> str:
    """Return a field card's name, and whether it can be captured now."""
    label = card_label(card, language)
    if not is_lit:
        return label
    # Translators: a field card that is captured when it is pressed now.
    return language.gettext("{card}; can be captured").format(card=label)


def drawn_name(card: Card, language: Language) -> str:
    """Return the name of the card that was drawn and waits for a choice."""
    # Translators: the card just turned up from the stock.
    return language.gettext("Drawn: {card}").format(card=card_label(card, language))


def banner_text(event: YakuMade | Called, language: Language) -> str:
    """Return what stands over the field for a while: the yaku just made, or a call."""
    if isinstance(event, Called):
        # Translators: written large over the table. Keep it in Japanese.
        return language.pgettext("banner", "Koi-koi!")
    return language.list_and([yaku_name(name, language) for name in event.new])


def hint_text(state: TableState, hint: Hint) -> str:
    """Return why a press did not play, and what can be done."""
    return _HINTS[hint.reason](state, hint)


def _choose_one(state: TableState, hint: Hint) -> str:
    language = state.narrator.language
    shorts = [card_short(card, language) for card in hint.choices]
    # Translators: said when a card matches two cards on the field. {cards} are the two.
    text = language.gettext("Choose which card {card} captures: {cards}.")
    card = card_short(hint.card, language) if hint.card else ""
    return text.format(card=card, cards=item_list(shorts, language))


def _hand_first(state: TableState, hint: Hint) -> str:
    return state.narrator.language.gettext("First choose a card of your hand.")


def _no_match(state: TableState, hint: Hint) -> str:
    language = state.narrator.language
    # Translators: said when the pressed field card has another month than the lifted hand card.
    text = language.gettext("{card} is of another month than the lifted card.")
    return text.format(card=card_short(hint.card, language) if hint.card else "")


def _not_your_turn(state: TableState, hint: Hint) -> str:
    view, language = state.view, state.narrator.language
    name = "" if view is None or view.turn is None else state.narrator.names[view.turn]
    # Translators: said when a card is pressed out of turn. {name} is the one whose turn it is.
    return language.gettext("Not your turn: {name} is to play.").format(name=name)


def _decide(state: TableState, hint: Hint) -> str:
    return state.narrator.language.gettext("First choose: koi-koi or stop.")


def _over(state: TableState, hint: Hint) -> str:
    view, language = state.view, state.narrator.language
    if view and view.phase is Phase.MATCH_OVER:
        return language.gettext("The match is over.")
    return language.gettext("The month is over.")


_HINTS: dict[Reason, Callable[[TableState, Hint], str]] = {
    Reason.CHOOSE_ONE: _choose_one,
    Reason.HAND_FIRST: _hand_first,
    Reason.NO_MATCH: _no_match,
    Reason.NOT_YOUR_TURN: _not_your_turn,
    Reason.DECIDE: _decide,
    Reason.OVER: _over,
}
