"""What the yaku are called, with their points."""

from collections.abc import Iterable

from koikoi_qt.games.koikoi.yaku import Yaku
from koikoi_qt.i18n import NP_, Language, Message

YAKU: dict[str, Message] = {
    "goko": NP_("yaku", "Five lights"),
    "shiko": NP_("yaku", "Four lights"),
    "ameshiko": NP_("yaku", "Four lights with rain"),
    "sanko": NP_("yaku", "Three lights"),
    "hanami": NP_("yaku", "Flower viewing"),
    "tsukimi": NP_("yaku", "Moon viewing"),
    "inoshikacho": NP_("yaku", "Boar, deer and butterflies"),
    "akatan": NP_("yaku", "Poetry ribbons"),
    "aotan": NP_("yaku", "Blue ribbons"),
    "akatan_aotan": NP_("yaku", "Poetry and blue ribbons"),
    "tane": NP_("yaku", "Animals"),
    "tan": NP_("yaku", "Ribbons"),
    "kasu": NP_("yaku", "Plains"),
    "tsukifuda": NP_("yaku", "Cards of the month"),
    "nomi": NP_("yaku", "Viewing with sake"),
    "teshi": NP_("yaku", "Four of a month"),
    "kuttsuki": NP_("yaku", "Four pairs"),
}

# The romanised names are the same in every language.
ROMANISED: dict[str, str] = {
    "goko": "gokō",
    "shiko": "shikō",
    "ameshiko": "ame-shikō",
    "sanko": "sankō",
    "inoshikacho": "inoshikachō",
    "akatan_aotan": "akatan + aotan",
}


def yaku_name(name: str, language: Language) -> str:
    """Return a yaku's name: *Three lights*."""
    return language.message(YAKU[name])


def yaku_full_name(name: str, language: Language) -> str:
    """Return a yaku's name with the romanised one beside it: *Three lights, sankō*."""
    # Translators: a yaku's name in your language, then in Japanese, such as "Three lights, sankō".
    return language.gettext("{name}, {japanese}").format(
        name=yaku_name(name, language), japanese=ROMANISED.get(name, name)
    )


def points_text(count: int, language: Language) -> str:
    """Return *1 point*, *5 points*."""
    return language.ngettext("{count} point", "{count} points", count).format(
        count=language.number(count)
    )


def yaku_points(yaku: Yaku, language: Language) -> str:
    """Return *Three lights, 5 points*."""
    # Translators: a yaku and its worth, such as "Three lights, 5 points".
    return language.gettext("{yaku}, {points}").format(
        yaku=yaku_name(yaku.name, language), points=points_text(yaku.points, language)
    )


def yaku_list(yaku: Iterable[Yaku], language: Language) -> str:
    """Return *Three lights and Plains*."""
    return language.list_and([yaku_name(one.name, language) for one in yaku])
