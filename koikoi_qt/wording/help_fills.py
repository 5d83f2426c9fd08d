"""What the help pages do not say themselves, since the rules, the cards and the keys say it.

A page holds marks such as <!--yaku-->; each is filled from what is in force now.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final

from koikoi_qt.games.koikoi.cards import DECK, of_month
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.wording.cards import card_label, item_list, plant
from koikoi_qt.wording.keys import Screen, key_lines
from koikoi_qt.wording.needs import yaku_needs
from koikoi_qt.wording.rules import FIELDS, VALUES, describe_rules, field_title, value_name
from koikoi_qt.wording.yaku import points_text, yaku_full_name

# What an instant hand takes.
_INSTANT_TEXTS: Final[dict[str, Message]] = {
    "teshi": N_("All four cards of a month in the hand that was dealt."),
    "kuttsuki": N_("Four pairs of four months in the hand that was dealt."),
}
SCREEN_NAMES: Final[dict[Screen, Message]] = {
    Screen.START: NP_("title of a help page", "Keys on the start screen"),
    Screen.MATCH: NP_("title of a help page", "Keys in a match"),
    Screen.RECORD: NP_("title of a help page", "Keys in a record"),
}
_MARK: Final = re.compile(r"<!--(\w+)(?: (\d+))?-->")


@dataclass(frozen=True, slots=True)
class HelpContext:
    """What help is asked for: in which language, on which page, by which rules and keys."""

    language: Language
    screen: Screen = Screen.MATCH
    rules: Rules = field(default_factory=Rules)
    keys: Mapping[str, str] = field(default_factory=dict)


def fill(page: str, context: HelpContext) -> str:
    """Return a page with its marks filled; `KeyError` for a mark that nothing fills."""
    return _MARK.sub(lambda mark: _FILLS[mark[1]](context, int(mark[2] or 0)), page)


def keys_page(context: HelpContext) -> str:
    """Return the page of the keys that work on the present screen."""
    title = context.language.message(SCREEN_NAMES[context.screen])
    return f"<h1>{escape(title)}</h1>\n{_keys(context, 0)}"


def _list(lines: Iterable[str]) -> str:
    return "<ul>\n" + "".join(f"<li>{escape(line)}</li>\n" for line in lines) + "</ul>"


def _keys(context: HelpContext, _: int) -> str:
    return _list(key_lines(context.screen, context.keys, context.language))


def _match_keys(context: HelpContext, _: int) -> str:
    return _list(key_lines(Screen.MATCH, context.keys, context.language))


def _yaku(context: HelpContext, _: int) -> str:
    rules = context.rules
    names = (name for name, points in rules.points.items() if points and _exists(name, rules))
    return _list(_yaku_line(name, context) for name in names)


def _exists(name: str, rules: Rules) -> bool:
    if name == "tsukifuda":
        return rules.tsukifuda
    return name not in ("hanami", "tsukimi") or rules.viewing != "off"


def _yaku_line(name: str, context: HelpContext) -> str:
    needs = " ".join(yaku_needs(name, context.rules, context.language))
    return _worth(name, context.rules.points[name], needs, context.language)


def _worth(name: str, points: int, needs: str, language: Language) -> str:
    # Translators: a yaku in the help: its name, its worth, and what it takes.
    return language.gettext("{yaku}: {points}. {needs}").format(
        yaku=yaku_full_name(name, language), points=points_text(points, language), needs=needs
    )


def _instant(context: HelpContext, _: int) -> str:
    language, points = context.language, context.rules.instant_points
    if not points:
        return _list([language.gettext("By the rules in force no hand wins at once.")])
    return _list(
        _worth(name, points, language.message(text), language)
        for name, text in _INSTANT_TEXTS.items()
    )


def _month(context: HelpContext, month: int) -> str:
    language = context.language
    # Translators: the head of a month in the help, such as "Month 3: Cherry".
    head = language.gettext("Month {month}: {plant}").format(
        month=month, plant=plant(month, language)
    )
    # Translators: a card and what it is worth in other games.
    form = language.gettext("{card}, {points}")
    cards = (
        form.format(card=card_label(card, language), points=points_text(card.points, language))
        for card in of_month(DECK, month)
    )
    return f"<h2>{escape(head)}</h2>\n{_list(cards)}"


def _difference(context: HelpContext, _: int) -> str:
    lines = describe_rules(context.rules, context.language)
    return _list(lines or [context.language.gettext("Nothing: the standard rules are in force.")])


def _rules(context: HelpContext, _: int) -> str:
    return _list(_rule_line(name, context.language) for name in FIELDS)


def _rule_line(name: str, language: Language) -> str:
    sentence = language.message(FIELDS[name].sentence)
    if name not in VALUES:
        # Translators: a rule in the help, and what it does.
        form = language.gettext("{rule}: {sentence}")
        return form.format(rule=field_title(name, language), sentence=sentence)
    # Some values hold an "or" themselves, so they stand apart by semicolons.
    values = item_list((value_name(name, value, language) for value in VALUES[name]), language)
    # Translators: a rule in the help, what it does, and the values that it can have.
    form = language.gettext("{rule}: {sentence} Possible: {values}.")
    return form.format(rule=field_title(name, language), sentence=sentence, values=values)


_FILLS: Final[dict[str, Callable[[HelpContext, int], str]]] = {
    "keys": _match_keys,
    "yaku": _yaku,
    "instant": _instant,
    "month": _month,
    "difference": _difference,
    "rules": _rules,
}
