"""The languages: a Language value that is passed around, since a server speaks several at once.

English is the source text and needs no file. Every other language is a folder below
translations/, found when asked for, so that a new language is a new folder and no code.
Babel is imported only where it is used: the first window does not wait for it.
"""

import contextlib
import gettext
import io
import locale
import os
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Literal, Self

from koikoi_qt.paths import translations_dir, write_atomically
from koikoi_qt.pseudo import pseudo

SOURCE = "en"
PSEUDO = "qps"
_CATALOGUE = "LC_MESSAGES/koikoi_qt"


class UnknownLanguage(ValueError):
    """A language code that has no translations; the message says which ones there are."""

    def __init__(self, code: str, known: Iterable[str]) -> None:
        self.code, self.known = code, ", ".join(known)
        super().__init__(f"language {code!r}: not known; allowed: {self.known}")

    def text(self, language: "Language") -> str:
        """Return the message in a language that is known."""
        text = language.gettext("language {code}: not known; allowed: {codes}")
        return text.format(code=repr(self.code), codes=self.known)


@dataclass(frozen=True, slots=True)
class Message:
    """A text in a table, marked to be translated where it is shown (Language.message)."""

    context: str | None
    text: str


def N_(text: str) -> Message:  # noqa: N802 - the name that gettext's tools know
    """Mark a text of a table for translation."""
    return Message(None, text)


def NP_(context: str, text: str) -> Message:  # noqa: N802
    """Mark a text of a table for translation, with the context that tells what it means."""
    return Message(context, text)


@dataclass(frozen=True, slots=True)
class Language:
    """One language: what it calls things, and how it writes numbers, dates and lists."""

    code: str
    _texts: gettext.NullTranslations = field(repr=False, compare=False)

    @classmethod
    def load(cls, code: str) -> Self:
        """Load a language by its code; raises UnknownLanguage, which names those there are."""
        if code == PSEUDO:
            return cls(code, _PseudoTranslations())
        if code == SOURCE:
            return cls(code, gettext.NullTranslations())
        if code not in cls.available():
            raise UnknownLanguage(code, cls.available())
        return cls(code, gettext.GNUTranslations(io.BytesIO(_catalogue(code))))

    @classmethod
    def available(cls) -> tuple[str, ...]:
        """Return the codes of all languages that a person can choose, in order."""
        folders = translations_dir().glob(f"*/{_CATALOGUE}.[mp]o")
        return tuple(sorted({SOURCE} | {path.parent.parent.name for path in folders}))

    @classmethod
    def system(cls) -> Self:
        """Load the first language that the system asks for and we have, else English."""
        known = cls.available()
        wanted = (code for name in _system_locales() for code in (name, name.split("_")[0]))
        return cls.load(next((code for code in wanted if code in known), SOURCE))

    @classmethod
    def chosen(cls, code: str | None) -> Self:
        """Load the language that a person chose if there is such a one, else the system's."""
        return cls.load(code) if code in (*cls.available(), PSEUDO) else cls.system()

    @property
    def name(self) -> str:
        """The language's name in itself."""
        # Translators: the name of your own language in your language, as a menu shows it.
        return self.pgettext("the name of this language", "English")

    def gettext(self, text: str) -> str:
        """Translate a text."""
        return self._texts.gettext(text)

    def ngettext(self, one: str, many: str, count: int) -> str:
        """Translate a text in the form that goes with a count; the caller fills the count in."""
        return self._texts.ngettext(one, many, count)

    def pgettext(self, context: str, text: str) -> str:
        """Translate a text that needs a context, such as a short word with several meanings."""
        return self._texts.pgettext(context, text)

    def npgettext(self, context: str, one: str, many: str, count: int) -> str:
        """Translate a text with a context in the form that goes with a count."""
        return self._texts.npgettext(context, one, many, count)

    def message(self, message: Message) -> str:
        """Translate a text that was marked in a table by N_ or NP_."""
        if message.context is None:
            return self._texts.gettext(message.text)
        return self._texts.pgettext(message.context, message.text)

    def list_and(self, items: Iterable[str]) -> str:
        """Return "a, b and c"."""
        return self._list(list(items), "standard")

    def list_or(self, items: Iterable[str]) -> str:
        """Return "a, b or c"."""
        return self._list(list(items), "or")

    def _list(self, items: Sequence[str], style: Literal["standard", "or"]) -> str:
        from babel.lists import format_list

        text = format_list(items, style, locale=self._locale)
        return self._bracketed(_euphonic(text, items, self.code))

    def number(self, value: float) -> str:
        """Return a number as it is written, such as 1,234.5 or 1 234,5."""
        if isinstance(value, int) and 0 <= value < 1000:
            return str(value)
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self._locale)

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share of 1 as a percentage, with so many digits after the point at most."""
        from babel.numbers import format_percent

        rounded = round(share, digits + 2)
        return format_percent(rounded, locale=self._locale, decimal_quantization=False)

    def date(self, day: date) -> str:
        """Return a day with the month's name, such as November 3, 2025."""
        from babel.dates import format_date

        return self._bracketed(format_date(day, "long", locale=self._locale))

    @property
    def _locale(self) -> str:
        return SOURCE if self.code == PSEUDO else self.code

    def _bracketed(self, text: str) -> str:
        """Mark what Babel has written as translated, in the pseudo-language."""
        return f"⟦{text}⟧" if self.code == PSEUDO else text


class _PseudoTranslations(gettext.NullTranslations):
    """Every text made longer, accented and bracketed, so that a test finds what is not."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return pseudo(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(super().npgettext(context, msgid1, msgid2, n))


@dataclass(frozen=True, slots=True)
class _Euphony:
    """A joining word that changes before a sound: usual, changed, and the sounds."""

    usual: str
    changed: str
    before: re.Pattern[str]


# Spanish: "y" becomes "e" before the sound i (iris, hijo) but not before a diphthong (hielo);
# "o" becomes "u" before the sound o (oro, hoja), also of digits: 8 is ocho, 80 ochenta, 11 once.
_EUPHONIES = {
    "es": (
        _Euphony("y", "e", re.compile(r"[\W_]*h?(í|i(?![aeouáéóú]))", re.IGNORECASE)),
        _Euphony("o", "u", re.compile(r"[\W_]*(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
    ),
}


def _euphonic(text: str, items: Sequence[str], code: str) -> str:
    """Adapt the last joining word of a list to the item that follows it."""
    if len(items) < 2:
        return text
    for rule in _EUPHONIES.get(code, ()):
        end = f" {rule.usual} {items[-1]}"
        if text.endswith(end) and rule.before.match(items[-1]):
            return f"{text.removesuffix(end)} {rule.changed} {items[-1]}"
    return text


def _system_locales() -> list[str]:
    """Return the locales the user prefers, best first, without encodings: es_MX, fr."""
    if sys.platform == "win32":
        import ctypes

        identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(identifier, SOURCE)]
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    main = next(filter(None, names), "C")
    # As in GNU gettext: LANGUAGE is a list that counts unless the locale is C.
    listed = [] if _bare(main) in ("C", "POSIX") else os.environ.get("LANGUAGE", "").split(":")
    return [_bare(name) for name in (*filter(None, listed), main)]


def _bare(name: str) -> str:
    """Return es_ES for es_ES.UTF-8@euro."""
    return re.split("[.@]", name)[0].replace("-", "_")


def _catalogue(code: str) -> bytes:
    """Return a compiled catalogue; a checkout keeps it beside its source, compiled when older."""
    source = translations_dir() / code / f"{_CATALOGUE}.po"
    compiled = source.with_suffix(".mo")
    if not source.exists():
        return compiled.read_bytes()
    if compiled.exists() and compiled.stat().st_mtime_ns > source.stat().st_mtime_ns:
        return compiled.read_bytes()
    content = compile_catalogue(source)
    # A checkout that cannot be written to works as well, a little slower.
    with contextlib.suppress(OSError):
        write_atomically(compiled, content)
    return content


def compile_catalogue(source: Path) -> bytes:
    """Return the .mo form of a .po file; raises PoFileError for one that is not well-formed."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    # The file has no date; Babel would put in today's, and no two wheels would be the same.
    catalogue.creation_date = datetime.fromtimestamp(0, UTC)
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    return compiled.getvalue()
