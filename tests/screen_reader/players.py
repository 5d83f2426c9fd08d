"""Two who play without a screen: one through assistive technology alone, one by keys and ear alone.

Neither knows anything of the program but its language: what they do, they find by its words.
"""

import random
import re
from pathlib import Path

from koikoi_qt.games.koikoi.cards import Kind, Ribbon
from koikoi_qt.i18n import Language
from koikoi_qt.wording.cards import KINDS
from tests.screen_reader.playing import HeardMatch, HeardTurn, bare, plain

# What is worth most is captured first.
WORTH: tuple[Kind | Ribbon, ...] = (
    Kind.LIGHT,
    Ribbon.POETRY,
    Ribbon.BLUE,
    Kind.ANIMAL,
    Ribbon.RED,
)

MOST_STEPS = 60
"""No place is farther from another."""


def pattern(form: str) -> re.Pattern[str]:
    """An expression for what a text with {placeholders} can become."""
    return re.compile(".+".join(map(re.escape, re.split(r"\{\w+\}", plain(form)))))


class Phrases:
    """The words by which somebody who knows the language knows what is what."""

    def __init__(self, language: Language):
        t = language
        self.start = t.pgettext("button", "Start")
        self.koikoi = t.pgettext("button", "Koi-koi")
        self.next_month = t.pgettext("button", "Next month")
        self.play_again = t.pgettext("button", "Play again")
        self.save_record = t.pgettext("button", "Save record…")
        self.nothing_captures = t.gettext("None captures.")
        self.is_near = pattern(t.gettext("{name} is one card from {yaku}."))
        self.stop = pattern(t.gettext("Stop ({points})"))
        self.choose = pattern(t.gettext("Capture {card}"))
        self.play = pattern(t.gettext("Play {card}"))
        self._taking = (
            pattern(t.gettext("Play {card}, capture {captured}")),
            pattern(t.gettext("{button}; captures {cards}")),
        )
        self._kinds = [re.compile(rf"\b{re.escape(t.message(KINDS[kind]))}\b") for kind in WORTH]

    def is_move(self, name: str) -> bool:
        """Whether a button plays on."""
        name = plain(name)
        if name == self.play_again:
            return False
        forms = (self.play, self.choose, self.stop)
        return name in (self.koikoi, self.next_month) or any(f.fullmatch(name) for f in forms)

    def worth(self, name: str) -> int:
        """How much a button promises: nothing if it captures nothing."""
        name = plain(name)
        if not self.choose.fullmatch(name) and not any(f.fullmatch(name) for f in self._taking):
            return 0
        kinds = enumerate(self._kinds)
        return 1 + sum(len(WORTH) - place for place, kind in kinds if kind.search(name))


class AssistivePlayer:
    """Finds buttons by name and presses them through assistive technology; no key is touched."""

    def __init__(self, heard: HeardMatch, seed: str):
        self.heard, self.app = heard, heard.app
        self.phrases = Phrases(heard.language)
        self._rng = random.Random(seed)

    def play(self) -> None:
        """Play a match from the start page to its end."""
        self.press(self.phrases.start)
        while choices := self.choices():
            self.press(self._rng.choice(choices))

    def choices(self) -> list[str]:
        """The names of the buttons that play on."""
        names = [node.name for node in self.app.tree().find_all(role="button")]
        return sorted({name for name in names if self.phrases.is_move(name)})

    def press(self, name: str) -> HeardTurn:
        """Press what has this name."""
        return self.heard.turn(lambda: self.app.press(name, "button"))

    def save(self, path: Path) -> None:
        """Save the record of a match that is over."""
        self.app.press(self.phrases.save_record, "button")
        self.app.write(str(path), re.compile(""), "text")
        self.app.press(re.compile("^(Save|Guardar|Enregistrer)$"), "button")


class Listener:
    """Knows only what the screen reader says, and has only keys: Tab, arrows, Enter, Space."""

    def __init__(self, heard: HeardMatch):
        self.heard, self.app = heard, heard.app
        self.phrases = Phrases(heard.language)
        self.focused = ""
        self.told = ""

    def play(self) -> None:
        """Play a match from the start page to its end."""
        self.go_to(self.phrases.start, "Tab")
        self.press("Enter")
        while self.focused != self.phrases.play_again:
            self.decide()
            self.press("Space")

    def press(self, key: str) -> None:
        """Press the button that was heard last, and listen to what comes of it."""
        turn = self.heard.turn(lambda: self.app.key(key))
        # Nothing is read where the same button stays: then it is the one heard before.
        self.focused, self.told = turn.focused or self.focused, turn.told

    def decide(self) -> None:
        """Go to the button to press."""
        phrases = self.phrases
        if self.focused == phrases.koikoi:
            if phrases.is_near.search(self.told):
                self.focused = self.move("Down")
                assert phrases.stop.fullmatch(self.focused)
        elif self.focused != phrases.next_month and phrases.nothing_captures not in self.told:
            self.go_to_best()

    def go_to_best(self) -> None:
        """Hear all that can be done, and go back to what is worth most."""
        names = [self.focused]
        while name := self.move("Down"):
            names.append(name)
        best = max(names, key=self.phrases.worth)
        self.go_to(best, "Up")

    def go_to(self, name: str, key: str) -> None:
        """Press a key until this is heard."""
        met = [self.focused]
        while met[-1] != name:
            assert len(met) < MOST_STEPS, f"{key} does not come to {name!r}, but to {met}"
            met.append(self.move(key) or met[-1])
        self.focused = name

    def move(self, key: str) -> str:
        """Press a key that plays nothing: what is read then, nothing at the end of a list."""
        self.app.speech.hear_out()
        self.app.speech.mark()
        self.app.key(key)
        heard = self.app.settled(announced=False)
        if heard and self.phrases.is_move(bare(heard[-1])):
            self.focused = bare(heard[-1])
        return bare(heard[-1]) if heard else ""

    def save(self, path: Path) -> None:
        """Save the record of a match that is over."""
        self.go_to(self.phrases.save_record, "Down")
        self.app.key("Enter")
        self.app.wait_for_focus(re.compile(""), role="text")
        self.app.key(*str(path), "Enter")
