"""What can be done now, as the actions of the Panel."""

from koikoi_qt.games.koikoi.cards import Card, of_month
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.moves import KOIKOI, STOP, Move, distinct
from koikoi_qt.games.koikoi.scoring import score_stop
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import card_label, card_short, item_list
from koikoi_qt.wording.panel import Action, Command, Group
from koikoi_qt.wording.yaku import points_text


def move_actions(view: View, language: Language) -> tuple[Action, ...]:
    """Return one action for each thing that the seat can really choose between."""
    match view.phase:
        case Phase.PLAY:
            return tuple(_play(move, view, language) for move in distinct(view.legal_moves))
        case Phase.CHOOSE:
            return tuple(_choose(move, language) for move in distinct(view.legal_moves))
        case Phase.DECIDE if view.legal_moves:
            return (_koikoi(language), _stop(view, language))
        case _:
            return ()


def _play(move: Move, view: View, language: Language) -> Action:
    assert move.card is not None
    matches = of_month(view.field, move.card.month)
    captured = (move.capture,) if move.capture else matches
    ask = move.capture and not _all_interchangeable(matches)
    if ask and move.capture:
        # Translators: a button. {card} and {captured} are labels such as "Month 3: Cherry (plain)".
        label = language.gettext("Play {card}, capture {captured}").format(
            card=card_label(move.card, language), captured=card_label(move.capture, language)
        )
        return Action(label, label, Group.HAND, move, move.card)
    # Translators: a button. {card} is a label such as "Month 3: Cherry (plain)".
    label = language.gettext("Play {card}").format(card=card_label(move.card, language))
    return Action(
        label=label,
        name=_named_with_captures(label, captured, language),
        group=Group.HAND,
        does=move,
        card=move.card,
        matches=tuple(card_label(card, language) for card in captured),
    )


def _named_with_captures(label: str, captured: tuple[Card, ...], language: Language) -> str:
    if not captured:
        return label
    # Translators: the spoken name of a button: its label, then what playing the card captures.
    return language.gettext("{button}; captures {cards}").format(
        button=label, cards=item_list((card_short(card, language) for card in captured), language)
    )


def _all_interchangeable(matches: tuple[Card, ...]) -> bool:
    return all(card.interchangeable(matches[0]) for card in matches)


def _choose(move: Move, language: Language) -> Action:
    assert move.card is not None
    # Translators: a button, to choose which field card the drawn card captures.
    label = language.gettext("Capture {card}").format(card=card_label(move.card, language))
    return Action(label, label, Group.CHOICE, move, move.card)


def _koikoi(language: Language) -> Action:
    # Translators: a button; the call that play goes on. Keep it in Japanese.
    label = language.pgettext("button", "Koi-koi")
    return Action(label, label, Group.DECISION, KOIKOI)


def _stop(view: View, language: Language) -> Action:
    score = score_stop(view.rules, view.yaku(view.seat), view.calls, view.seat)
    # Translators: a button that ends the month; {points} is such as "20 points".
    label = language.gettext("Stop ({points})").format(points=points_text(score.total, language))
    return Action(label, label, Group.DECISION, STOP)


def command_action(command: Command, label: str) -> Action:
    """Return an action that is no move."""
    return Action(label, label, Group.GO_ON, command)
