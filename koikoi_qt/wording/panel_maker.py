"""From a view to the Panel."""

from collections.abc import Iterator
from functools import lru_cache

from koikoi_qt.games.koikoi.events import Event, MonthEnd, MonthEnded
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.wording.actions import command_action, move_actions
from koikoi_qt.wording.more import more
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.panel import Action, Command, MatchTable, MonthRow, Panel
from koikoi_qt.wording.prompts import Situation, details, heading, prompt
from koikoi_qt.wording.scene import Scene, scene_of, scenes
from koikoi_qt.wording.sentences import narrate
from koikoi_qt.wording.summaries import card_text, player_summary
from koikoi_qt.wording.turns import previous_turn
from koikoi_qt.wording.yaku import yaku_list

# What is offered when nobody is to move.
_START_TURN = (
    N_("Start Red's turn"),
    N_("Start Blue's turn"),
)
_AFTER_MONTH: dict[Command, Message] = {
    Command.NEXT_MONTH: NP_("button", "Next month"),
}
_AFTER_MATCH: dict[Command, Message] = {
    Command.PLAY_AGAIN: NP_("button", "Play again"),
    Command.SAVE_RECORD: NP_("button", "Save record…"),
    Command.REVIEW: NP_("button", "Review…"),
    Command.BACK_TO_START: NP_("button", "Back to the start screen"),
}


def make_panel(view: View, narrator: Narrator, situation: Situation = Situation.OPEN) -> Panel:
    """Return the Panel of a view; covered, it holds nothing that only one seat may know."""
    shown = view.covered() if situation is Situation.COVERED else view
    you_first = (view.seat, view.other)
    return Panel(
        heading=heading(shown, narrator),
        prompt=prompt(shown, narrator, situation),
        details=details(shown, narrator),
        actions=actions(shown, narrator, situation),
        previous_turn=tuple(sentence(event, shown, narrator) for event in previous_turn(shown)),
        field=tuple(card_text(card, narrator.language) for card in sorted(shown.field)),
        players=tuple(player_summary(shown, seat, narrator) for seat in you_first),
        log=tuple(_log(shown, narrator)),
        table=_match_table(shown, narrator) if shown.turn is None else None,
    )


def sentence(event: Event, view: View, narrator: Narrator) -> str:
    """Return one event of the view's history as the log and the announcer have it."""
    scene = scene_of(event, view.history) if narrator.full else Scene()
    return _sentence(event, scene, narrator, view.rules)


@lru_cache(maxsize=2048)
def _sentence(event: Event, scene: Scene, narrator: Narrator, rules: Rules) -> str:
    said = narrate(event, narrator, months=rules.months)
    further = more(event, scene, narrator, rules) if narrator.full else ""
    return f"{said} {further}" if further else said


def _log(view: View, narrator: Narrator) -> Iterator[str]:
    if not narrator.full:
        yield from (sentence(event, view, narrator) for event in view.history)
        return
    for event, scene in scenes(view.history):
        yield _sentence(event, scene, narrator, view.rules)


def actions(view: View, narrator: Narrator, situation: Situation) -> tuple[Action, ...]:
    """Return all that can be done now, moves and commands."""
    language = narrator.language
    if view.phase is Phase.MATCH_OVER:
        return _commands(_AFTER_MATCH, language)
    if view.phase is Phase.MONTH_OVER:
        return _commands(_AFTER_MONTH, language)
    if situation is Situation.COVERED and view.turn is not None:
        label = language.message(_START_TURN[view.turn])
        return (command_action(Command.START_TURN, label),)
    if situation is Situation.PAUSED:
        # Translators: a button; the computer's turn has been told, and play goes on.
        return (command_action(Command.CONTINUE, language.pgettext("button", "Continue")),)
    return move_actions(view, language)


def _commands(table: dict[Command, Message], language: Language) -> tuple[Action, ...]:
    return tuple(command_action(does, language.message(text)) for does, text in table.items())


def _match_table(view: View, narrator: Narrator) -> MatchTable:
    language = narrator.language
    heads = (
        # Translators: heads of the table of months.
        language.pgettext("table head", "Month"),
        language.pgettext("table head", "Winner"),
        language.pgettext("table head", "Yaku"),
        *narrator.names,
    )
    ends = [event for event in view.history if isinstance(event, MonthEnded)]
    return MatchTable(
        heads,
        tuple(MonthRow(_cells(ended, narrator), ended.totals) for ended in ends),
        "\n".join(_chart_line(ended, narrator) for ended in ends),
    )


def _cells(ended: MonthEnded, narrator: Narrator) -> tuple[str, ...]:
    language = narrator.language
    nobody = language.pgettext("winner of a month", "nobody")
    null = language.gettext("Null month")
    return (
        language.number(ended.month),
        nobody if ended.winner is None else narrator.names[ended.winner],
        null if ended.how is MonthEnd.NULL else yaku_list(ended.yaku, language),
        *(_gain(ended, seat, language) for seat in (0, 1)),
    )


def _gain(ended: MonthEnded, seat: int, language: Language) -> str:
    total, gained = language.number(ended.totals[seat]), ended.scores[seat]
    if not gained:
        return total
    # Translators: a player's total after a month, with what the month gave: "20 (+6)".
    form = language.gettext("{total} (+{gained})")
    return form.format(total=total, gained=language.number(gained))


def _chart_line(ended: MonthEnded, narrator: Narrator) -> str:
    language = narrator.language
    red, blue = narrator.names
    # Translators: a line of the score chart as text.
    form = language.gettext("After month {month}: {red} {red_points}, {blue} {blue_points}")
    return form.format(
        month=ended.month,
        red=red,
        red_points=language.number(ended.totals[0]),
        blue=blue,
        blue_points=language.number(ended.totals[1]),
    )
