"""The catalogues: in step with the code, complete, and each translation a sound one."""

import re
import string
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from translations.update import (
    TEMPLATE,
    as_text,
    catalogue_paths,
    extract,
    is_translated,
    read,
    take_over,
)

LANGUAGES = catalogue_paths()
PLURALS = {
    "es": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
}
COMMAND = "run: python translations/update.py"
NO_BREAK = "\N{NO-BREAK SPACE}"

each_language = pytest.mark.parametrize("code", LANGUAGES)


@pytest.fixture(scope="module")
def template() -> Catalog:
    return extract()


def texts(code: str) -> list[Message]:
    return [message for message in read(LANGUAGES[code], code) if message.id]


def test_spanish_and_french_are_there() -> None:
    assert {"es", "fr"} <= LANGUAGES.keys()


def test_the_template_is_what_the_code_says(template: Catalog) -> None:
    assert TEMPLATE.read_text("utf-8") == as_text(template), COMMAND


@each_language
def test_a_catalogue_is_in_step_with_the_code(code: str, template: Catalog) -> None:
    fresh = Catalog(locale=code)
    fresh.update(template, no_fuzzy_matching=True)
    catalogue = read(LANGUAGES[code], code)
    assert [m.id for m in catalogue.obsolete.values()] == [], COMMAND
    assert keys(catalogue) == keys(fresh), COMMAND
    assert list(take_over(fresh, catalogue)) == []


def keys(catalogue: Catalog) -> set[tuple[object, str | None]]:
    return {(message.id, message.context) for message in catalogue if message.id}


@each_language
def test_a_catalogue_is_written_as_the_command_writes_it(code: str) -> None:
    path = LANGUAGES[code]
    assert path.read_text("utf-8") == as_text(read(path, code)), COMMAND


@each_language
def test_a_language_is_complete(code: str) -> None:
    assert [message.id for message in texts(code) if not is_translated(message)] == []


@pytest.mark.parametrize(("code", "header"), PLURALS.items())
def test_plural_headers(code: str, header: str) -> None:
    assert f'"Plural-Forms: {header}\\n"' in LANGUAGES[code].read_text("utf-8")


# What is wrong with a translation: each check yields it in words. `source` is the English text
# that the form stands for.
Check = Callable[[str, str], Iterator[str]]


def placeholders(text: str) -> set[str]:
    """Return the names in braces, and argparse's after %, with how they are formatted."""
    parsed = string.Formatter().parse(text)
    in_braces = {f"{name}:{spec}!{how}" for _, name, spec, how in parsed if name is not None}
    return in_braces | set(re.findall(r"%\(\w+\)\w", text))


def same_placeholders(source: str, text: str) -> Iterator[str]:
    if placeholders(source) != placeholders(text):
        yield f"placeholders {placeholders(text)} instead of {placeholders(source)}"


def same_tags(source: str, text: str) -> Iterator[str]:
    tag = r"<[^<>]*>|&\w+;|\n"
    if sorted(re.findall(tag, source)) != sorted(re.findall(tag, text)):
        yield "other tags or line ends"


def same_ends(source: str, text: str) -> Iterator[str]:
    for end in (".", "…", ":", " ", "\n"):
        if source.endswith(end) != text.endswith(end):
            yield f"ends with {end!r} in one only"
    if source.startswith(" ") != text.startswith(" "):
        yield "starts with a space in one only"


def same_keys(source: str, text: str) -> Iterator[str]:
    """Check that a menu's letter, after &, is there in both or in none."""
    if len(re.findall(r"&(?!\w+;)\w", source)) != len(re.findall(r"&(?!\w+;)\w", text)):
        yield "another number of letters marked by &"


def french_spaces(source: str, text: str) -> Iterator[str]:
    # Not in times, addresses, entities and what is in braces; a mark after a mark has no space.
    prose = re.sub(r"\{[^{}]*\}", "x", re.sub(r"&\w+;|\w+://\S+|\d+:\d+", "", text))
    for found in re.finditer(rf"[^{NO_BREAK}:;!?]([:;!?])", f" {prose}"):
        yield f"no U+00A0 before {found[1]} in {found[0]!r}"
    for found in re.finditer(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", prose):
        yield f"no U+00A0 inside the quotes at {found[0]!r}"
    if "\N{NARROW NO-BREAK SPACE}" in text:
        yield "U+202F instead of U+00A0"
    if "’" in prose:
        yield "’ instead of the apostrophe '"


def spanish_marks(source: str, text: str) -> Iterator[str]:
    for opening, closing in ("¿?", "¡!"):
        if text.count(opening) != text.count(closing):
            yield f"{opening} without {closing}"


# Where the English has the first, the translation has the second, whatever it says besides.
Terms = tuple[tuple[str, str], ...]
TERMS: dict[str, Terms] = {
    "es": (
        (r"koi-koi", r"koi-koi"),
        (r"\bdealer\b", r"\bmano\b"),
        (r"\bnull month", r"\bmes(es)? nulos?\b"),
        (r"\bfield\b", r"\bmesa\b"),
        (r"\bstock\b", r"\bmazo\b"),
        (r"\bcapture", r"\bcaptur"),
        (r"\bmonths?\b", r"\bmes(es)?\b"),
        (r"\byaku\b", r"\bcombinaci|yaku"),
        (r"(?<!turning )\bpoints?\b", r"\bpuntos?\b"),
        (r"\bdoubled\b", r"dobl"),
        (r"\bribbons?\b", r"\bcintas?\b"),
        (r"\banimals?\b", r"\banimal(es)?\b"),
        (r"\bplains?\b", r"\bsimples?\b"),
        (r"\bprevious turn\b", r"\bturno anterior\b"),
    ),
    "fr": (
        (r"koi-koi", r"koi-koi"),
        (r"\bdealer\b", r"\bdonneur\b"),
        (r"\bnull month", r"\bmanches? nulles?\b"),
        (r"\bfield\b", r"\bchamp\b"),
        (r"\bstock\b", r"\btalon\b"),
        (r"\bcapture", r"\bcaptur"),
        (r"\bmonths?\b", r"\bmois\b|\bmanches?\b"),
        (r"\byaku\b", r"yaku|\bcombinaison"),
        (r"(?<!turning )\bpoints?\b", r"\bpoints?\b"),
        (r"\bdoubled\b", r"\bdoubl"),
        (r"\bribbons?\b", r"\brubans?\b"),
        (r"\banimals?\b", r"\banima(l|ux)\b"),
        (r"\bplains?\b", r"\bsimples?\b"),
        (r"\bprevious turn\b", r"\btour précédent\b"),
    ),
}


def same_terms(terms: Terms) -> Check:
    def check(source: str, text: str) -> Iterator[str]:
        # What is in braces is no word of the sentence.
        words, translated = (re.sub(r"\{[^{}]*\}", "", each) for each in (source, text))
        for term, translation in terms:
            asked = re.search(term, words, re.IGNORECASE)
            if asked and not re.search(translation, translated, re.IGNORECASE):
                yield f"{asked[0]!r} is not translated by the glossary's word ({translation})"

    return check


ALWAYS: tuple[Check, ...] = (same_placeholders, same_tags, same_ends, same_keys)
CHECKS: dict[str, tuple[Check, ...]] = {
    "es": (*ALWAYS, spanish_marks, same_terms(TERMS["es"])),
    "fr": (*ALWAYS, french_spaces, same_terms(TERMS["fr"])),
}


def forms(message: Message, zero_is_one: bool) -> Iterator[tuple[str, str]]:
    """Yield each form of a translation with the English text that it stands for."""
    if isinstance(message.id, str):
        yield message.id, str(message.string)
        return
    one, many = message.id
    # "One card" will not do for a form that also says zero.
    first = many if zero_is_one else one
    for number, text in enumerate(message.string or ()):
        yield (first if number == 0 else many), text


def faults(code: str, message: Message) -> list[str]:
    return [
        f"{message.id!r} → {text!r}: {fault}"
        for source, text in forms(message, zero_is_one=code == "fr")
        for check in CHECKS.get(code, ALWAYS)
        for fault in check(source, text)
    ]


@each_language
def test_translations_are_sound(code: str) -> None:
    translated = filter(is_translated, texts(code))
    assert [fault for message in translated for fault in faults(code, message)] == []


@pytest.mark.parametrize(
    ("code", "source", "text", "found"),
    [
        ("es", "Play {card}", "Jugar {card}", 0),
        ("es", "Play {card}", "Jugar {carta}", 1),
        ("es", "Play {card}", "Jugar", 1),
        ("es", "Total: {n:d}", "Total: {n}", 1),
        ("es", "%(prog)s: error", "%(programa)s: error", 1),
        ("es", "<b>Help</b>", "<b>Ayuda", 1),
        ("es", "Open…", "Abrir", 1),
        ("es", "&Open", "Abrir", 1),
        ("es", "A &amp; B", "A &amp; B", 0),
        ("es", "Really?", "¿De verdad?", 0),
        ("es", "Really?", "De verdad?", 1),
        ("es", "Field", "Campo", 1),
        ("es", "The dealer", "Es mano", 0),
        ("fr", "Month {m}", f"Mois {{m}}{NO_BREAK}:", 1),
        ("fr", "Total: {n}", f"Total{NO_BREAK}: {{n}}", 0),
        ("fr", "Total: {n}", "Total : {n}", 1),
        ("fr", "Total: {n}", "Total: {n}", 1),
        ("fr", "Total: {n}", "Total\N{NARROW NO-BREAK SPACE}: {n}", 2),
        ("fr", "{n}: yes", "{n}: oui", 1),
        ("fr", "What?!", f"Quoi{NO_BREAK}?!", 0),
        ("fr", '"a" at 10:30', f"«{NO_BREAK}a{NO_BREAK}» à 10:30", 0),
        ("fr", '"a"', "« a »", 2),
        ("fr", "the other's", "de l’autre", 1),
        ("fr", "{n:>3}", "{n:>3}", 0),
        ("fr", ("one card", "{n} cards"), ("{n} carte", "{n} cartes"), 0),
        ("fr", ("one card", "{n} cards"), ("une carte", "{n} cartes"), 1),
        ("es", ("one card", "{n} cards"), ("una carta", "{n} cartas"), 0),
        ("es", ("one card", "{n} cards"), ("una carta", "cartas"), 1),
    ],
)
def test_faults_are_found(code: str, source: str, text: str, found: int) -> None:
    assert len(faults(code, Message(source, text))) == found


def test_texts_of_every_kind_are_extracted_with_their_comments(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(
        '# Translators: for a button\nlabel = t.gettext("a" "b")\n'
        't.ngettext("one", "many", n)\nt.pgettext("x", "c")\nt.npgettext("x", "1", "2", n)\n'
        'ROWS = [N_("d"), NP_("x", "e")]\nt.gettext(variable)\n',
        "utf-8",
    )
    found = [message for message in extract(tmp_path) if message.id]
    assert [(message.id, message.context) for message in found] == [
        ("ab", None),
        (("one", "many"), None),
        ("c", "x"),
        (("1", "2"), "x"),
        ("d", None),
        ("e", "x"),
    ]
    assert found[0].auto_comments == ["for a button"]


def test_the_order_of_the_code_does_not_matter() -> None:
    one, two = Catalog(), Catalog()
    for catalogue, order in ((one, "ab"), (two, "ba")):
        for text in order:
            catalogue.add(text, None, [(f"{text}.py", 0)])
    assert as_text(one) == as_text(two)


def test_merged_translations_are_taken_over_and_strangers_are_named() -> None:
    ours, theirs = Catalog(locale="fr"), Catalog(locale="fr")
    ours.add("a")
    ours.add("b", "B")
    theirs.add("a", "A")
    theirs.add("b")
    theirs.add("c", "C")
    assert list(take_over(ours, theirs)) == ["c"]
    assert [message.string for message in ours if message.id] == ["A", "B"]
