"""What each yaku takes, and what else the rules in force say of it: short sentences."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import N_, Language, Message

# Translators: what a yaku takes, as short as can be: it stands on a printed card.
NEEDS_TEXTS: Final[dict[str, Message]] = {
    "goko": N_("All 5 lights."),
    "shiko": N_("4 lights, all but Ono no Michikaze."),
    "ameshiko": N_("4 lights, Ono no Michikaze among them."),
    "sanko": N_("3 lights without Ono no Michikaze."),
    "hanami": N_("Cherry with curtain and the sake cup."),
    "tsukimi": N_("The moon and the sake cup."),
    "inoshikacho": N_("These three animals."),
    "akatan": N_("The 3 poetry ribbons."),
    "aotan": N_("The 3 blue ribbons."),
    "akatan_aotan": N_("Both trios of ribbons."),
    "tane": N_("Any 5 animals."),
    "tan": N_("Any 5 ribbons."),
    "kasu": N_("Any 10 plains."),
    "tsukifuda": N_("The 4 cards of the month that is being played."),
    "nomi": N_("Cherry with curtain, the moon and the sake cup."),
}


@dataclass(frozen=True, slots=True)
class _Note:
    """What is to be added for some yaku when the rules say so."""

    yaku: tuple[str, ...]
    holds: Callable[[Rules], bool]
    text: Message


def _takes_in(rules: Rules) -> bool:
    return rules.counting == "highest"


def _always(_: Rules) -> bool:
    return True


_NOTES: Final = (
    _Note(("inoshikacho",), _takes_in, N_("Each further animal: 1 more.")),
    _Note(("tane",), _always, N_("Each further animal: 1 more.")),
    _Note(("akatan", "aotan", "akatan_aotan"), _takes_in, N_("Each further ribbon: 1 more.")),
    _Note(("tan",), _always, N_("Each further ribbon: 1 more.")),
    _Note(("kasu",), _always, N_("Each further plain: 1 more.")),
    _Note(
        ("kasu",),
        lambda rules: rules.sake_cup == "animal_and_plain",
        N_("The sake cup counts as a plain too."),
    ),
    _Note(
        ("kasu",),
        lambda rules: rules.sake_cup == "either",
        N_("The sake cup counts as an animal or as a plain."),
    ),
    _Note(
        ("kasu",),
        lambda rules: rules.sake_cup == "animal_and_two_plains",
        N_("The sake cup counts as two plains too."),
    ),
    _Note(
        ("hanami", "tsukimi"),
        lambda rules: rules.viewing == "with_other",
        N_("Only beside another yaku."),
    ),
    _Note(
        ("hanami",),
        lambda rules: rules.hanami_needs_koikoi,
        N_("Only 1 until its owner calls koi-koi."),
    ),
)


def yaku_needs(name: str, rules: Rules, language: Language) -> tuple[str, ...]:
    """Return what a yaku takes under these rules, in sentences."""
    notes = (note.text for note in _NOTES if name in note.yaku and note.holds(rules))
    return tuple(language.message(text) for text in (NEEDS_TEXTS[name], *notes))
