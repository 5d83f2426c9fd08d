"""What the screen reader says, written down instead of spoken.

Every utterance is kept with its time. Speaking takes time for a listener, so at a pace of so many
characters a second it is also noted which utterances were *cut*: stopped before they would have
been heard to their end.
"""

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Utterance:
    """One thing said: when (`time.monotonic()` seconds), the words, and when its end is heard."""

    time: float
    text: str
    heard_at: float


@dataclass
class SpeechLog:
    """Everything that was said since the desktop started, safe to read from any thread.

    `characters_per_second` is the pace of the imagined voice; 0 speaks at once and cuts nothing.
    Utterances that match `own_words` are the harness's own: nobody hears them, nor the one of
    `own_role` that a screen reader may say before them.
    """

    own_words: re.Pattern[str]
    own_role: str = "notification"
    characters_per_second: float = 0.0
    own: list[Utterance] = field(default_factory=list)
    utterances: list[Utterance] = field(default_factory=list)
    cut: list[Utterance] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)
    _being_heard: list[Utterance] = field(default_factory=list)

    def say(self, text: str) -> None:
        """Note an utterance; its voice starts when the one before has ended."""
        with self.changed:
            now = time.monotonic()
            if self.own_words.fullmatch(text):
                self._say_own(now, text)
            else:
                self._say_aloud(now, text)
            self.changed.notify_all()

    def _say_own(self, now: float, text: str) -> None:
        self.own.append(Utterance(now, text, now))
        if self.utterances and self.utterances[-1].text == self.own_role:
            role = self.utterances.pop()
            self._being_heard = [u for u in self._being_heard if u is not role]

    def _say_aloud(self, now: float, text: str) -> None:
        start = max([now, *(u.heard_at for u in self._being_heard)])
        pace = self.characters_per_second
        utterance = Utterance(now, text, start + (len(text) / pace if pace else 0))
        self.utterances.append(utterance)
        self._being_heard.append(utterance)

    def stop(self) -> None:
        """Note that the voice was silenced: what has not been heard to its end is cut."""
        with self.changed:
            now = time.monotonic()
            self.cut += [u for u in self._being_heard if u.heard_at > now]
            self._being_heard.clear()
            self.changed.notify_all()

    def wait_for_own(self, words: str, timeout: float) -> bool:
        """Wait for an utterance of the harness's own (in which a full stop is not a word)."""
        with self.changed:
            return self.changed.wait_for(
                lambda: any(u.text.rstrip(".") == words for u in reversed(self.own)), timeout
            )

    def hear_out(self) -> None:
        """Let the imagined listener hear all that was said so far, without waiting for it."""
        with self.changed:
            self._being_heard.clear()


class Speech:
    """A test's view of the log: what was said since the last `mark()`.

    `sentinel` makes the screen reader say a word after all that it has to say already.
    """

    def __init__(self, log: SpeechLog, sentinel: Callable[[], None]):
        self.log = log
        self._sentinel = sentinel
        self._start = self._cut_start = 0

    def mark(self) -> None:
        """Look only at what is said from here on."""
        with self.log.changed:
            self._start, self._cut_start = len(self.log.utterances), len(self.log.cut)

    def utterances(self) -> list[Utterance]:
        """What was said since the mark, in order."""
        with self.log.changed:
            return self.log.utterances[self._start :]

    def texts(self) -> list[str]:
        """The words of `utterances()`."""
        return [u.text for u in self.utterances()]

    def cuts(self) -> list[str]:
        """What was silenced since the mark before it would have been heard to its end."""
        with self.log.changed:
            return [u.text for u in self.log.cut[self._cut_start :]]

    def wait_for(self, pattern: str, timeout: float = 10.0) -> Utterance:
        """The first utterance since the mark in which the regular expression is found.

        Utterances that follow each other are also tried joined by spaces; then the last is given.
        Raises AssertionError with all that was heard instead after `timeout` seconds.
        """
        deadline = time.monotonic() + timeout
        while True:
            with self.log.changed:
                if found := first_match(pattern, self.utterances()):
                    return found
                if not self.log.changed.wait(deadline - time.monotonic()):
                    break
        raise AssertionError(f"not said in {timeout} s: {pattern!r}; heard {self.texts()}")

    def settled(self) -> list[str]:
        """All that is said since the mark once the screen reader has nothing more to say."""
        self._sentinel()
        return self.texts()

    @contextmanager
    def at_pace(self, characters_per_second: float) -> Iterator[None]:
        """Let the imagined voice speak at a pace for a while, so that cuts show."""
        self.log.characters_per_second, before = (
            characters_per_second,
            self.log.characters_per_second,
        )
        try:
            yield
        finally:
            self.log.characters_per_second = before

    def hear_out(self) -> None:
        """Let the listener hear everything to its end; nothing said so far can be cut any more."""
        self.log.hear_out()


def first_match(pattern: str, said: list[Utterance]) -> Utterance | None:
    """The utterance that holds the pattern, alone or joined with those before and after it."""
    for utterance in said:
        if re.search(pattern, utterance.text):
            return utterance
    if re.search(pattern, " ".join(u.text for u in said)):
        return said[-1]
    return None
