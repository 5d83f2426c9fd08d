"""What is told about printing, and what stands on the printed sheets beside the cards."""

from dataclasses import dataclass
from typing import Final

from koikoi_qt.games.koikoi.cards import DECK as WHOLE_DECK
from koikoi_qt.games.koikoi.cards import MONTHS, Card, of_month
from koikoi_qt.games.koikoi.progress import progress
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import NP_, Language, Message
from koikoi_qt.wording.braille import braille_key
from koikoi_qt.wording.cards import plant
from koikoi_qt.wording.charts import cards_in_month
from koikoi_qt.wording.needs import yaku_needs
from koikoi_qt.wording.rules import field_title, value_name
from koikoi_qt.wording.summaries import COUNTED
from koikoi_qt.wording.yaku import ROMANISED, yaku_name

# Translators: these stand in lists to choose from, and must be short.
PAPER_NAMES: Final[dict[str, Message]] = {
    "a4": NP_("size of paper", "A4, {width} × {height} mm"),
    "letter": NP_("size of paper", "Letter, {width} × {height} mm"),
}
CARD_SIZE_NAMES: Final[dict[str, Message]] = {
    "traditional": NP_("size of the cards", "Traditional, {width} × {height} mm"),
    "usual": NP_("size of the cards", "Bank card, {width} × {height} mm"),
    "large": NP_("size of the cards", "Large, {width} × {height} mm"),
}
CONTENT_NAMES: Final[dict[str, Message]] = {
    "deck": NP_("what is printed", "The deck"),
    "labels": NP_("what is printed", "Braille labels"),
}
_NO_POINTS: Final = "–"


def sized(form: Message, size: tuple[float, float], language: Language) -> str:
    """Return a name with its width and height in whole millimetres."""
    width, height = (language.number(round(side)) for side in size)
    return language.message(form).format(width=width, height=height)


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a printed reference card: a sign of its own at one end, and cards to show."""

    sign: str
    title: str
    aside: str
    text: str
    cards: tuple[Card, ...]


def yaku_lines(rules: Rules, language: Language) -> tuple[CardLine, ...]:
    """Return the yaku card's lines: points, names, what it takes, and the cards where few do."""
    return tuple(
        CardLine(
            sign=language.number(rules.points[one.name]),
            title=yaku_name(one.name, language),
            aside=ROMANISED.get(one.name, one.name),
            text=" ".join(yaku_needs(one.name, rules, language)),
            cards=() if one.name in (*COUNTED, "tsukifuda") else one.missing,
        )
        for one in progress(rules, 1, (), ())
    )


def yaku_footer(rules: Rules, language: Language) -> tuple[str, ...]:
    """Return what is to be known beside the yaku: which add up, and what doubles."""
    # Translators: a rule with its value, on the printed yaku card.
    form = language.gettext("{rule}: {value}.")
    lines = [language.gettext("Of the yaku of lights only the highest counts.")]
    if rules.double_at_seven:
        lines.append(language.gettext("Seven points or more in a month are doubled."))
    if rules.koikoi_factor != "none":
        factor = value_name("koikoi_factor", rules.koikoi_factor, language)
        lines.append(form.format(rule=field_title("koikoi_factor", language), value=factor))
    if rules.instant_points:
        # Translators: on the printed yaku card; {points} is a number.
        text = language.gettext("Dealt four of a month or four pairs: {points} at once.")
        lines.append(text.format(points=language.number(rules.instant_points)))
    return tuple(lines)


def month_lines(language: Language) -> tuple[CardLine, ...]:
    """Return the month card's lines: number, plant, and the four cards."""
    return tuple(_month_line(month, of_month(WHOLE_DECK, month), language) for month in MONTHS)


def _month_line(month: int, four: tuple[Card, ...], language: Language) -> CardLine:
    words = cards_in_month(four, language)
    return CardLine(str(month), plant(month, language), "", words, four)


def yaku_title(language: Language) -> str:
    """Return what stands at the head of the yaku card."""
    # Translators: at the head of a printed card that lists all yaku.
    return language.pgettext("title of a printed card", "Yaku")


def month_title(language: Language) -> str:
    """Return what stands at the head of the month card."""
    # Translators: at the head of a printed card that lists the twelve months.
    return language.pgettext("title of a printed card", "Months")


def labels_title(language: Language) -> str:
    """Return what stands at the head of a sheet of labels."""
    return language.gettext("Braille labels for a deck of hanafuda")


def labels_help(mirrored: bool, language: Language) -> str:
    """Return how the sheet of labels is used."""
    if mirrored:
        return language.gettext(
            "The dots are mirrored: press each in from this side with a stylus, on a soft ground, "
            "and read from the other side. Cut along the lines. Print at actual size (100 %)."
        )
    return language.gettext(
        "The dots are at their standard size, to be raised on swell paper or copied. "
        "Cut along the lines. Print at actual size (100 %)."
    )


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What is going to be printed, in numbers."""

    pages: int
    cards_on_page: int
    backs: bool


def deck_help(facts: SheetFacts, language: Language) -> tuple[str, ...]:
    """Return what is printed and how to go about it, a line each."""
    pages, cards = facts.pages, facts.cards_on_page
    lines = [
        language.ngettext("{count} page in all.", "{count} pages in all.", pages).format(
            count=pages
        ),
        language.ngettext(
            "{count} card on a page, with marks to cut along.",
            "{count} cards on a page, with marks to cut along.",
            cards,
        ).format(count=cards),
        language.gettext(
            "A yaku card and a month card come last; they are larger, so that they can be read."
        ),
        language.gettext("Print at actual size (100 %)."),
    ]
    if facts.backs:
        lines.append(
            language.gettext("Print on both sides, flipped on the long edge of the paper.")
        )
    return tuple(lines)


def labels_lines(
    pages: int, mirrored: bool, letters: Language, language: Language
) -> tuple[str, ...]:
    """Return what is printed and how the labels of one language are read, in another's words."""
    count = language.ngettext("{count} page in all.", "{count} pages in all.", pages)
    key = braille_key(letters, language)
    return (
        count.format(count=pages),
        labels_help(mirrored, language),
        # Translators: comes before the list of what Braille cells on a label mean.
        language.gettext("A label is read so:"),
        *(f"{cells}  {words}" for cells, words in key),
    )
