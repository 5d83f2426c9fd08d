"""Which match to play: the one that was left, or a new one and of what kind."""

import random
from dataclasses import replace

from koikoi_qt.i18n import NP_, Message
from koikoi_qt.play import autosave
from koikoi_qt.play.game_choice import GameChoice, levels
from koikoi_qt.play.session import Keep, Session
from koikoi_qt.settings import Settings
from koikoi_qt.terminal.console import Console, Leave
from koikoi_qt.wording.faults import fault_text, reason
from koikoi_qt.wording.levels import LEVEL_TEXTS
from koikoi_qt.wording.rules import PRESET_NAMES

MODES: dict[str, Message] = {
    "cpu": NP_("kind of match", "Against the CPU"),
    "two_players": NP_("kind of match", "Two players on this device"),
}
USUAL_MONTHS = (3, 6, 9, 12)


def kept_session(console: Console, rng: random.Random, keep: Keep) -> Session | None:
    """Return the match that was left, if there is one and it is wanted."""
    found = autosave.kept()
    if isinstance(found, autosave.DamagedSave):
        console.say(_damaged(found, console))
        return None
    if found is None:
        return None
    session = Session.resume(found, rng, keep)
    return session if _is_wanted(session, console) else None


def _is_wanted(session: Session, console: Console) -> bool:
    t = console.language
    answers = (
        t.pgettext("answer", "Continue the match that was left"),
        t.pgettext("answer", "New match"),
        t.pgettext("answer", "Quit"),
    )
    answer = console.choose(t.gettext("A match was left."), answers, 0)
    if answer == 2:
        raise Leave
    return answer == 0 or not (session.match.finished or _may_end(console))


def _may_end(console: Console) -> bool:
    t = console.language
    question = t.gettext(
        "A match was left and can be continued. A new match ends it. Start a new match?"
    )
    answers = (t.pgettext("answer", "Yes"), t.pgettext("answer", "No"))
    return console.choose(question, answers, 1) == 0


def _damaged(save: autosave.DamagedSave, console: Console) -> str:
    return console.language.gettext(
        "The match that was left cannot be read: {reason}. The file is now {file}."
    ).format(reason=reason(save.error, console.language), file=save.aside or save.path)


def new_choice(console: Console, settings: Settings) -> GameChoice:
    """Ask for the kind of match; Enter takes what was chosen last."""
    remembered, problem = GameChoice.from_settings(settings)
    if problem is not None:
        console.say(fault_text(problem, console.language))
    mode = _mode(console, settings.mode)
    level = _level(console, settings.level) if mode == "cpu" else settings.level
    months = _months(console, settings.months)
    choice = _rules(console, remembered)
    return replace(choice, mode=mode, level=level, rules=replace(choice.rules, months=months))


def _mode(console: Console, usual: str) -> str:
    t = console.language
    names = [t.message(text) for text in MODES.values()]
    question = t.gettext("What kind of match?")
    return list(MODES)[console.choose(question, names, list(MODES).index(usual))]


def _level(console: Console, usual: str) -> str:
    t, known = console.language, levels()
    names = [t.message(LEVEL_TEXTS[level]) for level in known]
    return known[console.choose(t.gettext("Which level of the CPU?"), names, known.index(usual))]


def _months(console: Console, usual: int) -> int:
    t = console.language
    offered = sorted({*USUAL_MONTHS, usual})
    names = [
        t.ngettext("{count} month", "{count} months", count).format(count=count)
        for count in offered
    ]
    return offered[console.choose(t.gettext("How many months?"), names, offered.index(usual))]


def _rules(console: Console, remembered: GameChoice) -> GameChoice:
    """Ask for the rules; those made in the window are offered as they are."""
    t = console.language
    names = [t.message(text) for text in PRESET_NAMES.values()]
    presets = list(PRESET_NAMES)
    usual = presets.index(remembered.preset)
    if remembered.customised:
        usual = len(names)
        names.append(t.pgettext("preset", "Your own rules"))
    answer = console.choose(t.gettext("Which rules?"), names, usual)
    if answer == len(presets):
        return remembered
    return GameChoice.of_preset(presets[answer])
