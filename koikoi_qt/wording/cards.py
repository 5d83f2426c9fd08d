"""What the cards are called: one label for buttons and lists, one short name for sentences."""

from collections.abc import Iterable

from koikoi_qt.games.koikoi.cards import Card, Kind, Ribbon
from koikoi_qt.i18n import NP_, Language, Message

PLANTS: dict[int, Message] = {
    1: NP_("plant", "Pine"),
    2: NP_("plant", "Plum"),
    3: NP_("plant", "Cherry"),
    4: NP_("plant", "Wisteria"),
    5: NP_("plant", "Iris"),
    6: NP_("plant", "Peony"),
    7: NP_("plant", "Bush clover"),
    8: NP_("plant", "Susuki grass"),
    9: NP_("plant", "Chrysanthemum"),
    10: NP_("plant", "Maple"),
    11: NP_("plant", "Willow"),
    12: NP_("plant", "Paulownia"),
}
# Inside sentences a long plant name is cut to what players say.
SHORT_PLANTS: dict[int, Message] = PLANTS | {8: NP_("plant, short", "Susuki")}

PICTURES: dict[str, Message] = {
    "1L": NP_("picture on a card", "crane"),
    "2A": NP_("picture on a card", "bush warbler"),
    "3L": NP_("picture on a card", "curtain"),
    "4A": NP_("picture on a card", "cuckoo"),
    "5A": NP_("picture on a card", "eight-plank bridge"),
    "6A": NP_("picture on a card", "butterflies"),
    "7A": NP_("picture on a card", "boar"),
    "8L": NP_("picture on a card", "moon"),
    "8A": NP_("picture on a card", "geese"),
    "9A": NP_("picture on a card", "sake cup"),
    "10A": NP_("picture on a card", "deer"),
    "11L": NP_("picture on a card", "Ono no Michikaze"),
    "11A": NP_("picture on a card", "swallow"),
    "11P": NP_("picture on a card", "lightning"),
    "12L": NP_("picture on a card", "phoenix"),
}

# Where few words are wanted, a long picture is cut to what tells it from the others.
BRIEF_PICTURES: dict[str, Message] = PICTURES | {
    "2A": NP_("picture on a card, short", "warbler"),
    "5A": NP_("picture on a card, short", "bridge"),
    "11L": NP_("picture on a card, short", "Michikaze"),
}

KINDS: dict[Kind | Ribbon, Message] = {
    Kind.LIGHT: NP_("kind of card", "light"),
    Kind.ANIMAL: NP_("kind of card", "animal"),
    Kind.PLAIN: NP_("kind of card", "plain"),
    Ribbon.POETRY: NP_("kind of card", "poetry ribbon"),
    Ribbon.BLUE: NP_("kind of card", "blue ribbon"),
    Ribbon.RED: NP_("kind of card", "ribbon"),
}

KIND_GROUPS: dict[Kind, Message] = {
    Kind.LIGHT: NP_("group of cards", "Lights"),
    Kind.ANIMAL: NP_("group of cards", "Animals"),
    Kind.RIBBON: NP_("group of cards", "Ribbons"),
    Kind.PLAIN: NP_("group of cards", "Plains"),
}


def card_label(card: Card, language: Language) -> str:
    """Return the name on buttons and in lists: *Month 3: Cherry with curtain (light)*."""
    if card.code in PICTURES:
        # Translators: label of a card, such as "Month 3: Cherry with curtain (light)".
        form = language.gettext("Month {month}: {plant} with {picture} ({kind})")
    else:
        # Translators: label of a card, such as "Month 3: Cherry (plain)".
        form = language.gettext("Month {month}: {plant} ({kind})")
    return form.format(plant=plant(card.month, language), **_words(card, language))


def card_short(card: Card, language: Language) -> str:
    """Return the name inside sentences: *3 Cherry with curtain, light*."""
    if card.code in PICTURES:
        # Translators: a card inside a sentence, such as "3 Cherry with curtain, light".
        form = language.gettext("{month} {plant} with {picture}, {kind}")
    else:
        # Translators: a card inside a sentence, such as "3 Cherry, plain"; the number is its month.
        form = language.gettext("{month} {plant}, {kind}")
    short = language.message(SHORT_PLANTS[card.month])
    return form.format(plant=short, **_words(card, language))


def card_brief(card: Card, language: Language) -> str:
    """Return the fewest words that tell the card from all others: *3 curtain*, *3 plain*."""
    # Translators: a card in the fewest words: its month and picture or kind, such as "3 curtain".
    return language.gettext("{month} {what}").format(
        month=card.month, what=card_in_month(card, language)
    )


def card_in_month(card: Card, language: Language) -> str:
    """Return what tells the card from the others of its month: *curtain*, *plain*."""
    message = BRIEF_PICTURES.get(card.code)
    return language.message(message) if message else kind_name(card, language)


def picture(card: Card, language: Language) -> str | None:
    """Return what the card shows beside its plant, if anything."""
    message = PICTURES.get(card.code)
    return language.message(message) if message else None


def kind_name(card: Card, language: Language) -> str:
    """Return the card's kind, a ribbon's with its family: *light*, *blue ribbon*."""
    return language.message(KINDS[card.ribbon or card.kind])


def plant(month: int, language: Language) -> str:
    """Return the plant of a month."""
    return language.message(PLANTS[month])


def card_list(pile: Iterable[Card], language: Language) -> str:
    """Return short names in a row, parted so that their own commas do not mislead."""
    return item_list((card_short(card, language) for card in pile), language)


def item_list(items: Iterable[str], language: Language) -> str:
    """Return items that hold commas in a row."""
    # Translators: stands between list items that hold commas, such as cards.
    return language.pgettext("separator of list items", "; ").join(items)


def _words(card: Card, language: Language) -> dict[str, str | int]:
    return {
        "month": card.month,
        "kind": kind_name(card, language),
        "picture": picture(card, language) or "",
    }
