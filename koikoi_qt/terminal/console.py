"""Lines out and lines in: questions with numbered answers."""

import shutil
from collections.abc import Iterable, Sequence
from typing import TextIO

from koikoi_qt.i18n import Language

QUIT_WORDS = ("q", "quit")
HELP_WORDS = ("help", "h?")


class Leave(Exception):
    """The person quits, or the input has come to its end."""


class Console:
    """A person at a terminal."""

    def __init__(self, source: TextIO, target: TextIO, language: Language) -> None:
        self._source, self._target = source, target
        self.language = language

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()

    def scroll_away(self) -> None:
        """Move what was written out of sight by empty lines."""
        self.say(*[""] * shutil.get_terminal_size().lines)

    def read(self) -> str:
        """Read a line without the spaces around it; `Leave` at the end of the input."""
        self._target.write("> ")
        self._target.flush()
        line = self._source.readline()
        if not line:
            self.say("")
            raise Leave
        # Ctrl+Space types a zero, which no file's name may hold.
        return line.replace("\0", "").strip()

    def is_help(self, typed: str) -> bool:
        """Tell whether help is asked for, in English or in the user's language."""
        # Translators: the word to type in the terminal for help; English "help" works too.
        own = self.language.pgettext("word to type", "help")
        return typed.casefold() in (*HELP_WORDS, own.casefold())

    def choose(self, question: str, answers: Sequence[str], usual: int) -> int:
        """Ask until one of the answers is chosen; Enter takes the usual one. Both from 0."""
        t = self.language
        # Translators: what Enter alone chooses among numbered answers.
        enter = t.gettext("Enter: {answer}.").format(answer=answers[usual])
        lines = (question, *self.numbered(answers), enter)
        self.say(*lines)
        while True:
            typed = self.read()
            if typed.casefold() in QUIT_WORDS:
                raise Leave
            number = self.number(typed, len(answers)) if typed else usual
            if number is not None:
                return number
            self.say(self.refusal(typed, len(answers)), *lines)

    def numbered(self, answers: Iterable[str]) -> tuple[str, ...]:
        """Return answers with their numbers."""
        # Translators: an answer that can be chosen by its number.
        form = self.language.gettext("{number}: {action}.")
        return tuple(form.format(number=n, action=text) for n, text in enumerate(answers, 1))

    def number(self, typed: str, most: int) -> int | None:
        """Return which answer a number stands for, from 0; None if it is none."""
        # int() would take "１" and "1_0" too, which nobody means.
        is_number = typed.isascii() and typed.isdigit() and len(typed) <= len(str(most))
        return int(typed) - 1 if is_number and 1 <= int(typed) <= most else None

    def refusal(self, typed: str, most: int) -> str:
        """Return why something typed cannot be used, and what can."""
        t = self.language
        form = t.ngettext(
            "{typed} is not an answer here. Type {most}, or q to quit.",
            "{typed} is not an answer here. Type a number from 1 to {most}, or q to quit.",
            most,
        )
        return form.format(typed=self._shown(typed), most=most)

    def _shown(self, typed: str, most: int = 40) -> str:
        """Return something typed as it can be shown: on one line, cut when it is long."""
        text = "".join(letter if letter.isprintable() else "?" for letter in typed)
        cut = text if len(text) <= most else text[: most - 1] + "…"
        # Translators: the quotation marks of your language around what somebody typed.
        return self.language.pgettext("quotation", "“{text}”").format(text=cut)
