"""What the rules are called: presets, named point sets, every field and every value of it.

The tables are keyed by the engine's names, so that a form or a summary is one loop over them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from koikoi_qt.games.koikoi.rules import FIELD_NAMES, Points, Rules
from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.wording.yaku import points_text, yaku_name


@dataclass(frozen=True, slots=True)
class FieldText:
    """A rule's name, and one sentence on what it does."""

    title: Message
    sentence: Message


# Translators: the names of whole sets of rules.
PRESET_NAMES: Final[dict[str, Message]] = {
    "standard": NP_("preset", "Standard"),
    "nintendo": NP_("preset", "Nintendo"),
    "french_table": NP_("preset", "French table"),
    "simple": NP_("preset", "Simple"),
    "wikipedia": NP_("preset", "Wikipedia"),
}

# Translators: buttons that set the points of a few yaku at once. The trios are three cards each.
POINT_SET_NAMES: Final[dict[str, Message]] = {
    "high_lights": NP_("point set", "High lights"),
    "goko_15": NP_("point set", "Five lights 15"),
    "trios_6": NP_("point set", "Trios 6"),
    "bukku_12": NP_("point set", "All six ribbons 12"),
    "viewing_3": NP_("point set", "Viewing 3"),
}

FIELDS: Final[dict[str, FieldText]] = {
    "months": FieldText(
        NP_("rule", "Months"),
        N_("How many months the match lasts."),
    ),
    "first_dealer": FieldText(
        NP_("rule", "First dealer"),
        N_(
            "Who deals and plays first in the first month. Where cards are turned up, the earlier "
            "month deals. Later it is whoever won the last month."
        ),
    ),
    "draw_tie": FieldText(
        NP_("rule", "Same month turned up"),
        N_("What decides when cards are turned up for the first dealer and show the same month."),
    ),
    "start_points": FieldText(
        NP_("rule", "Start points"),
        N_("Points that each side has before the first month, to even out different strength."),
    ),
    "field_redeal": FieldText(
        NP_("rule", "Deal again"),
        N_("Which cards on the field right after the deal mean that all are dealt again."),
    ),
    "instant_points": FieldText(
        NP_("rule", "Points of an instant hand"),
        N_(
            "A hand dealt with four of a month (teshi) or four pairs (kuttsuki) ends the month "
            "at once for these points. 0 switches this off."
        ),
    ),
    "both_instant": FieldText(
        NP_("rule", "Two instant hands"),
        N_("What happens when both sides are dealt an instant hand."),
    ),
    "koikoi_limit": FieldText(
        NP_("rule", "Calls of koi-koi"),
        N_(
            "How often koi-koi may be called in a month. When it cannot be called any more, "
            "the next gain stops by itself."
        ),
    ),
    "counting": FieldText(
        NP_("rule", "Yaku of one kind"),
        N_(
            "Whether boar, deer and butterflies take in the animals, and a ribbon trio the "
            "ribbons, with a point for each further card, or both count side by side."
        ),
    ),
    "points": FieldText(
        NP_("rule", "Points of each yaku"),
        N_("What each yaku is worth, from 0 to 99. 0 switches it off as if it did not exist."),
    ),
    "viewing": FieldText(
        NP_("rule", "Viewing yaku"),
        N_("Whether flower viewing and moon viewing count, which need only two cards each."),
    ),
    "hanami_needs_koikoi": FieldText(
        NP_("rule", "Flower viewing needs koi-koi"),
        N_(
            "Flower viewing is worth 1 point, and its full points only after its owner "
            "has called koi-koi this month."
        ),
    ),
    "sake_cup": FieldText(
        NP_("rule", "Sake cup"),
        N_("What the sake cup counts as. The viewing yaku can use it in any case."),
    ),
    "tsukifuda": FieldText(
        NP_("rule", "Cards of the month"),
        N_("All four cards of the month that is being played are a yaku."),
    ),
    "double_at_seven": FieldText(
        NP_("rule", "Double from seven"),
        N_("Seven points or more in a month are doubled."),
    ),
    "koikoi_factor": FieldText(
        NP_("rule", "Doubling for koi-koi"),
        N_("Which calls of koi-koi multiply the points of whoever stops."),
    ),
    "null_month_award": FieldText(
        NP_("rule", "Award for a null month"),
        N_("Who gets points when both hands are empty and nobody has stopped."),
    ),
    "null_month_points": FieldText(
        NP_("rule", "Points of a null month"),
        N_("How many points that award is. Nothing multiplies them."),
    ),
    "null_month_dealer": FieldText(
        NP_("rule", "Dealer after a null month"),
        N_("Who deals the month after a null month."),
    ),
}

# Translators: values of rules, as short as can be: they stand in a list to choose from.
VALUES: Final[dict[str, dict[str, Message]]] = {
    "first_dealer": {
        "random": NP_("first dealer", "by chance"),
        "red": NP_("first dealer", "Red"),
        "blue": NP_("first dealer", "Blue"),
        "draw": NP_("first dealer", "by turning up cards"),
    },
    "draw_tie": {
        "points": NP_("same month turned up", "the card worth more points"),
        "again": NP_("same month turned up", "both turn up again"),
    },
    "field_redeal": {
        "four": NP_("deal again", "four of a month"),
        "four_or_pairs": NP_("deal again", "four of a month or four pairs"),
    },
    "both_instant": {
        "nobody": NP_("two instant hands", "nobody scores"),
        "redeal": NP_("two instant hands", "deal again"),
    },
    "koikoi_limit": {
        "unlimited": NP_("calls of koi-koi", "no limit"),
        "once_each": NP_("calls of koi-koi", "once for each side"),
        "once_total": NP_("calls of koi-koi", "once in all"),
    },
    "counting": {
        "highest": NP_("yaku of one kind", "one takes in the other"),
        "separate": NP_("yaku of one kind", "both count"),
    },
    "viewing": {
        "count": NP_("viewing yaku", "count"),
        "off": NP_("viewing yaku", "do not count"),
        "with_other": NP_("viewing yaku", "count beside another yaku"),
    },
    "sake_cup": {
        "animal_and_plain": NP_("sake cup", "an animal and a plain"),
        "animal_only": NP_("sake cup", "an animal only"),
        "either": NP_("sake cup", "an animal or a plain"),
        "animal_and_two_plains": NP_("sake cup", "an animal and two plains"),
    },
    "koikoi_factor": {
        "opponent": NP_("doubling for koi-koi", "the loser's call doubles"),
        "per_call": NP_("doubling for koi-koi", "every call doubles"),
        "caller": NP_("doubling for koi-koi", "the winner's call doubles"),
        "none": NP_("doubling for koi-koi", "no call doubles"),
    },
    "null_month_award": {
        "nobody": NP_("award for a null month", "nobody"),
        "dealer": NP_("award for a null month", "the dealer"),
        "other": NP_("award for a null month", "the other side"),
    },
    "null_month_dealer": {
        "same": NP_("dealer after a null month", "the same side"),
        "other": NP_("dealer after a null month", "the other side"),
    },
}
_ON: Final[dict[bool, Message]] = {
    True: NP_("value of a rule", "on"),
    False: NP_("value of a rule", "off"),
}


def preset_name(preset: str, language: Language) -> str:
    """Return what a preset is called."""
    return language.message(PRESET_NAMES[preset])


def field_title(name: str, language: Language) -> str:
    """Return what a rule is called."""
    return language.message(FIELDS[name].title)


def value_name(name: str, value: str, language: Language) -> str:
    """Return what a value of a rule is called, for a rule with named values."""
    return language.message(VALUES[name][value])


def describe_rules(rules: Rules, language: Language) -> tuple[str, ...]:
    """Return what differs from the standard rules, a line for each field or yaku."""
    changes = rules.changes()
    return tuple(
        line for name in FIELD_NAMES if name in changes for line in _lines(name, rules, language)
    )


def points_line(yaku: str, points: int, language: Language) -> str:
    """Return *Three lights: 5 points*; no points are *off*."""
    worth = points_text(points, language) if points else language.message(_ON[False])
    return _line(yaku_name(yaku, language), worth, language)


def _lines(name: str, rules: Rules, language: Language) -> Iterator[str]:
    if name == "points":
        changed = Points(rules.points).changes()
        yield from (points_line(yaku, worth, language) for yaku, worth in changed.items())
    else:
        yield _line(field_title(name, language), _value(name, rules, language), language)


def _line(title: str, value: str, language: Language) -> str:
    # Translators: a rule or yaku with its value, such as "First dealer: by chance".
    return language.gettext("{rule}: {value}").format(rule=title, value=value)


def _value(name: str, rules: Rules, language: Language) -> str:
    value = getattr(rules, name)
    if name == "start_points":
        red, blue = map(language.number, value)
        # Translators: points that the two sides start with.
        return language.gettext("Red {red}, Blue {blue}").format(red=red, blue=blue)
    if isinstance(value, bool):
        return language.message(_ON[value])
    return value_name(name, value, language) if name in VALUES else language.number(value)
