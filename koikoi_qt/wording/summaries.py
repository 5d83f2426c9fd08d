"""Each side in words: facts, captured cards, yaku held, near and lost."""

from typing import Final

from koikoi_qt.games.common import other
from koikoi_qt.games.koikoi.cards import Card, Kind
from koikoi_qt.games.koikoi.progress import Progress, progress
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.games.koikoi.yaku import base_points
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import KIND_GROUPS, card_label, card_short, item_list
from koikoi_qt.wording.narrator import Narrator, seat_name
from koikoi_qt.wording.panel import CardText, PileSummary, PlayerSummary
from koikoi_qt.wording.yaku import points_text, yaku_full_name, yaku_name, yaku_points

COUNTED: Final = ("tane", "tan", "kasu")
"""Yaku that many cards serve: how many are missing says more than which."""
NEAR: Final = 2
"""From how many missing cards on a yaku of named cards is worth telling."""


def player_summary(view: View, seat: int, narrator: Narrator) -> PlayerSummary:
    """Return one side as the Panel shows it."""
    return PlayerSummary(
        seat=seat,
        title=player_title(seat, narrator),
        facts=tuple(_facts(view, seat, narrator)),
        piles=captured_piles(view, seat, narrator.language),
        yaku=held_yaku(view, seat, narrator.language),
        progress=progress_lines(view, seat, narrator),
    )


def player_title(seat: int, narrator: Narrator) -> str:
    """Return who sits there and the seat's colour: *You (Red)*; a colour is not said twice."""
    name, colour = narrator.names[seat], seat_name(seat, narrator.language)
    if name == colour:
        return name
    # Translators: a player's name and the colour of the seat, such as "You (Red)".
    return narrator.language.gettext("{name} ({colour})").format(name=name, colour=colour)


def _facts(view: View, seat: int, narrator: Narrator) -> list[str]:
    language = narrator.language
    # Translators: the points of one player in this match.
    facts = [
        language.gettext("Total: {points}").format(points=points_text(view.scores[seat], language))
    ]
    count = view.hand_count(seat)
    facts.append(
        language.ngettext("{count} card in hand", "{count} cards in hand", count).format(
            count=count
        )
    )
    if view.dealer == seat:
        # Translators: this player deals this month, and so plays first.
        facts.append(language.gettext("Dealer"))
    if view.calls[seat]:
        times = view.calls[seat]
        # Translators: how often this player has called koi-koi this month.
        facts.append(
            language.ngettext("Koi-koi called", "Koi-koi called {count} times", times).format(
                count=times
            )
        )
    return facts


def captured_piles(view: View, seat: int, language: Language) -> tuple[PileSummary, ...]:
    """Return the four groups of a seat's captured cards, each with its count."""
    return tuple(_pile(view, seat, kind, language) for kind in Kind)


def _pile(view: View, seat: int, kind: Kind, language: Language) -> PileSummary:
    held = sorted(card for card in view.captured[seat] if card.kind is kind)
    # Translators: a group of captured cards and their number, such as "Lights: 2".
    title = language.gettext("{group}: {count}").format(
        group=language.message(KIND_GROUPS[kind]), count=len(held)
    )
    return PileSummary(title, tuple(card_text(card, language) for card in held))


def card_text(card: Card, language: Language) -> CardText:
    """Return a card as text with nothing to add."""
    label = card_label(card, language)
    return CardText(card, label, label)


def held_yaku(view: View, seat: int, language: Language) -> tuple[str, ...]:
    """Return the yaku that a seat holds, and their sum where there are several."""
    held = view.yaku(seat)
    if not held:
        return (language.gettext("No yaku yet"),)
    lines = tuple(yaku_points(yaku, language) for yaku in held)
    if len(held) == 1:
        return lines
    total = points_text(base_points(held), language)
    # Translators: the sum of several yaku.
    return (*lines, language.gettext("Together: {points}").format(points=total))


def progress_of(view: View, seat: int) -> tuple[Progress, ...]:
    """Return how a seat stands to each yaku."""
    return progress(view.rules, view.month, view.captured[seat], view.captured[other(seat)])


def progress_lines(view: View, seat: int, narrator: Narrator) -> tuple[str, ...]:
    """Return what is near and missing, then what can no longer be made."""
    language = narrator.language
    standing = [p for p in progress_of(view, seat) if not p.made]
    near = tuple(missing_line(p, language) for p in standing if is_near(p))
    lost = [yaku_name(p.name, language) for p in standing if p.lost]
    if not lost:
        return near
    # Translators: the yaku that a player cannot make any more this month.
    form = language.gettext("No longer possible: {yaku}")
    return (*near, form.format(yaku=language.list_and(lost)))


def is_near(standing: Progress) -> bool:
    """Tell whether a yaku not made yet is worth naming."""
    if standing.made or standing.lost or not standing.held:
        return False
    return standing.name in COUNTED or standing.short <= NEAR


def missing_line(standing: Progress, language: Language) -> str:
    """Return what is missing for a yaku, by name where few cards serve it."""
    name = yaku_full_name(standing.name, language)
    if standing.name in COUNTED:
        return language.ngettext(
            "{yaku}: {count} card missing", "{yaku}: {count} cards missing", standing.short
        ).format(yaku=name, count=standing.short)
    cards = item_list((card_short(card, language) for card in standing.missing), language)
    if standing.short < len(standing.missing):
        # Translators: so many of the cards named are enough for the yaku.
        return language.ngettext(
            "{yaku}: {count} missing of {cards}",
            "{yaku}: {count} missing of {cards}",
            standing.short,
        ).format(yaku=name, count=standing.short, cards=cards)
    # Translators: these cards are missing for the yaku.
    return language.gettext("{yaku}: missing {cards}").format(yaku=name, cards=cards)


def one_card_away(view: View, seat: int) -> tuple[str, ...]:
    """Return the yaku that a seat lacks one card for."""
    return tuple(p.name for p in progress_of(view, seat) if is_near(p) and p.short == 1)
