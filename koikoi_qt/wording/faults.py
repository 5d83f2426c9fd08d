"""What went wrong, in the user's language."""

import errno
from typing import Final

from koikoi_qt.games.common import Phrase
from koikoi_qt.i18n import N_, Language, Message

# Translators: why a file cannot be read or written. It stands after a colon or in brackets.
_NO_FILE: Final = N_("there is no such file or folder")
_REFUSED: Final = N_("this is not permitted")
SYSTEM_TEXTS: Final[dict[int | None, Message]] = {
    errno.ENOENT: _NO_FILE,
    errno.ENOTDIR: _NO_FILE,
    errno.EISDIR: N_("this is a folder, not a file"),
    errno.EACCES: _REFUSED,
    errno.EPERM: _REFUSED,
    errno.EROFS: N_("nothing can be written there"),
    errno.ENOSPC: N_("there is no space left"),
    errno.ENAMETOOLONG: N_("the name is too long"),
}
"""The system's commonest errors, which it tells in English in whatever language."""


def fault_text(fault: object, language: Language) -> str:
    """Say an error in a language, with all that stands in its phrase; a file's with its name.

    What else the system or a library says stays as it is.
    """
    if isinstance(fault, OSError) and fault.filename:
        form = language.gettext("{where}: {problem}")
        return form.format(where=fault.filename, problem=reason(fault, language))
    return reason(fault, language)


def reason(fault: object, language: Language) -> str:
    """Say an error without the name of the file that the system's error is about."""
    match fault:
        case Phrase(text, values):
            said = {name: reason(value, language) for name, value in values.items()}
            return language.gettext(text).format(**said)
        case BaseException(args=(Phrase() as phrase,)):
            return reason(phrase, language)
        case OSError(errno=number) if number in SYSTEM_TEXTS:
            return language.message(SYSTEM_TEXTS[number])
        case OSError(strerror=str(words)):
            return words
        case _:
            return str(fault)
