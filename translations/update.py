"""Bring the catalogues up to date with the code, and the code's new texts to the translators.

    update.py                   extract the texts, update every language, say what is missing
    update.py --merge es FILE   also take over the translations of a .po file (only the new ones
                                need be in it)
    update.py --new de          also begin a language

The same code gives the same files, sorted and without dates, so that changes merge well.
Translations of texts that the code no longer has are dropped, and printed.
"""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
TEMPLATE = TRANSLATIONS / "koikoi_qt.pot"

sys.path.insert(0, str(ROOT))
from koikoi_qt.paths import write_atomically  # noqa: E402 - the checkout need not be installed

# Which argument is what, as Babel wants it; "c" marks the context.
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "N_": None,
    "NP_": ((1, "c"), 2),
    "phrase": None,
}


def extract(package: Path = ROOT / "koikoi_qt") -> Catalog:
    """Return all texts of the package, with their files and translators' comments."""
    catalogue = Catalog()
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        found = extract_from_file(
            "python", path, KEYWORDS, comment_tags=["Translators:"], strip_comment_tags=True
        )
        for _, message, comments, context in found:
            catalogue.add(message, None, [(name, 0)], auto_comments=comments, context=context)
    return catalogue


def catalogue_paths() -> dict[str, Path]:
    """Return the .po file of each language."""
    paths = sorted(TRANSLATIONS.glob("*/LC_MESSAGES/koikoi_qt.po"))
    return {path.parent.parent.name: path for path in paths}


def read(path: Path, code: str) -> Catalog:
    """Return a catalogue; raises PoFileError, with the line, for one that is not well-formed."""
    text = path.read_text("utf-8")
    return read_po(io.StringIO(text), locale=code, abort_invalid=True)


def read_part(path: Path, whole: Catalog) -> Catalog:
    """Return a few translations for a catalogue; a file without a header gets the catalogue's."""
    text = path.read_text("utf-8")
    header = "" if 'msgid ""\nmsgstr ""' in text else _header(whole)
    return read_po(io.StringIO(f"{header}\n{text}"), locale=whole.locale, abort_invalid=True)


def as_text(catalogue: Catalog) -> str:
    """Return a catalogue as its file: sorted, one line for each text, nothing that dates."""
    body = io.BytesIO()
    write_po(
        body,
        catalogue,
        width=0,
        omit_header=True,
        sort_output=True,
        ignore_obsolete=True,
        include_lineno=False,
    )
    return f"{_header(catalogue)}\n{body.getvalue().decode().rstrip()}\n"


def _header(catalogue: Catalog) -> str:
    """Return the entry that tells how a catalogue is encoded and how its language counts."""
    lines = ["MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8"]
    lines.append("Content-Transfer-Encoding: 8bit")
    if catalogue.locale is not None:
        lines = [f"Language: {catalogue.locale}", *lines, f"Plural-Forms: {_plurals(catalogue)}"]
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines)


def _plurals(catalogue: Catalog) -> str:
    """Return the rule by which a language counts, as in its file, else as Babel knows it."""
    return f"nplurals={catalogue.num_plurals}; plural={catalogue.plural_expr};"


def take_over(catalogue: Catalog, other: Catalog) -> Iterator[str]:
    """Copy the translations of another catalogue, and yield the texts that do not belong."""
    for theirs in filter(is_translated, other):
        ours = catalogue.get(_first(theirs), theirs.context)
        if ours is None or ours.id != theirs.id:
            yield _first(theirs)
        else:
            ours.string = theirs.string
            ours.flags.discard("fuzzy")


def is_translated(message: Message) -> bool:
    """Tell whether a text has all its forms; the header is none."""
    forms = message.string if isinstance(message.string, tuple | list) else [message.string]
    return bool(message.id) and not message.fuzzy and all(forms)


def _first(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def update(code: str, path: Path, template: Catalog, merged: Iterable[Path]) -> list[str]:
    """Update one language's file and return what should be known about it, a line each."""
    catalogue = read(path, code) if path.exists() else Catalog(locale=code)
    catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
    obsolete = filter(is_translated, catalogue.obsolete.values())
    notes = [f"{code}: dropped {m.id!r}: {m.string!r}" for m in obsolete]
    for part in merged:
        strangers = take_over(catalogue, read_part(part, catalogue))
        notes += [f"{code}: not in the code: {text!r}" for text in strangers]
    path.parent.mkdir(parents=True, exist_ok=True)
    write_if_new(path, as_text(catalogue))
    missing = [m for m in catalogue if m.id and not is_translated(m)]
    notes += [f"{code}: missing {_first(m)!r}" for m in missing]
    return [*notes, f"{code}: {len(catalogue) - len(missing)} of {len(catalogue)} texts translated"]


def write_if_new(path: Path, text: str) -> None:
    """Write a file unless it holds just this, so that nothing is compiled again in vain."""
    if not path.exists() or path.read_text("utf-8") != text:
        write_atomically(path, text)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold off a second run until this one is over, since both read and then write."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    descriptor = os.open(TRANSLATIONS, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def main() -> None:
    """Update everything, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--merge", nargs=2, metavar=("CODE", "FILE"), action="append", default=[])
    parser.add_argument("--new", metavar="CODE", action="append", default=[])
    arguments = parser.parse_args()
    with alone():
        template = extract()
        write_if_new(TEMPLATE, as_text(template))
        new = {code: TRANSLATIONS / code / "LC_MESSAGES/koikoi_qt.po" for code in arguments.new}
        for code, path in (catalogue_paths() | new).items():
            merged = [Path(file) for to, file in arguments.merge if to == code]
            print(*update(code, path, template, merged), sep="\n")


if __name__ == "__main__":
    main()
