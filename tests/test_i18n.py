"""Languages: texts, plurals, lists, numbers, and which language a system asks for."""

import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from koikoi_qt import i18n
from koikoi_qt.i18n import N_, NP_, Language, UnknownLanguage
from koikoi_qt.paths import translations_dir
from koikoi_qt.pseudo import pseudo

HEADER = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""
ENTRIES = """
msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karto"
msgstr[1] "{count} kartoj"

msgctxt "kind of card"
msgid "light"
msgstr "lumo"

msgid "Stop"
msgstr "Halti"
"""


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program a folder of translations with one language that it has never met."""
    source = tmp_path / "translations/eo/LC_MESSAGES/koikoi_qt.po"
    source.parent.mkdir(parents=True)
    source.write_text(HEADER + ENTRIES, "utf-8")
    monkeypatch.setattr(i18n, "translations_dir", lambda: tmp_path / "translations")
    return source


def test_english_needs_no_file() -> None:
    t = Language.load("en")
    assert t.name == "English"
    assert [t.ngettext("{n} card", "{n} cards", n) for n in (0, 1, 2)] == [
        "{n} cards",
        "{n} card",
        "{n} cards",
    ]
    assert t.npgettext("deck", "card", "cards", 1) == "card"


@pytest.mark.parametrize(
    ("code", "name"), [("en", "English"), ("es", "Español"), ("fr", "Français")]
)
def test_languages_know_their_own_names(code: str, name: str) -> None:
    assert code in Language.available()
    assert Language.load(code).name == name


@pytest.mark.parametrize(("code", "zero"), [("es", "otro"), ("fr", "uno")])
def test_zero_is_plural_in_spanish_and_singular_in_french(code: str, zero: str) -> None:
    texts = Language.load(code)._texts
    rule = getattr(texts, "plural")  # noqa: B009 - only catalogues from files have it
    assert (rule(0), rule(1), rule(2)) == (1 if zero == "otro" else 0, 0, 1)


def test_a_new_language_is_a_new_folder(esperanto: Path) -> None:
    assert Language.available() == ("en", "eo")
    t = Language.load("eo")
    assert t.gettext("Stop") == "Halti"
    assert t.pgettext("kind of card", "light") == "lumo"
    assert t.ngettext("{count} card", "{count} cards", 1) == "{count} karto"
    assert t.ngettext("{count} card", "{count} cards", 2) == "{count} kartoj"
    assert t.gettext("not translated") == "not translated"


def test_marked_texts_are_translated_where_they_are_shown(esperanto: Path) -> None:
    t = Language.load("eo")
    assert [t.message(m) for m in (N_("Stop"), NP_("kind of card", "light"), N_("light"))] == [
        "Halti",
        "lumo",
        "light",
    ]


def test_a_changed_source_is_compiled_again(esperanto: Path) -> None:
    assert Language.load("eo").gettext("Stop") == "Halti"
    compiled = esperanto.with_suffix(".mo")
    assert compiled.exists()
    esperanto.write_text((HEADER + ENTRIES).replace("Halti", "Fini"), "utf-8")
    assert Language.load("eo").gettext("Stop") == "Fini"


def test_compiled_catalogues_are_enough(esperanto: Path) -> None:
    Language.load("eo")
    esperanto.unlink()
    assert Language.available() == ("en", "eo")
    assert Language.load("eo").gettext("Stop") == "Halti"


def test_a_folder_that_cannot_be_written_to_works_too(
    esperanto: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "replace", refuse)
    assert Language.load("eo").gettext("Stop") == "Halti"
    assert [path.name for path in esperanto.parent.iterdir()] == [esperanto.name]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'.*en, es, fr"):
        Language.load("tlh")


@pytest.mark.parametrize("code", ["../es", "es/..", "", ".", "es/LC_MESSAGES"])
def test_a_code_is_not_a_path(code: str) -> None:
    with pytest.raises(UnknownLanguage):
        Language.load(code)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fr:es"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "fr"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows says it in another way")
def test_the_system_language(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert Language.system().code == code


@pytest.mark.parametrize(
    ("chosen", "code"), [("fr", "fr"), ("qps", "qps"), (None, "es"), ("tlh", "es")]
)
def test_the_chosen_language_else_the_system_s(
    chosen: str | None, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert Language.chosen(chosen).code == code


@pytest.mark.parametrize(
    ("code", "items", "both", "either"),
    [
        ("en", [], "", ""),
        ("en", ["Pine"], "Pine", "Pine"),
        ("en", ["Pine", "Iris"], "Pine and Iris", "Pine or Iris"),
        ("en", ["a", "b", "c"], "a, b, and c", "a, b, or c"),
        ("fr", ["a", "b", "iris"], "a, b et iris", "a, b ou iris"),
        ("es", ["iris"], "iris", "iris"),
        ("es", ["pino", "arce"], "pino y arce", "pino o arce"),
        ("es", ["pino", "iris"], "pino e iris", "pino o iris"),
        ("es", ["pino", "arce", "Iris"], "pino, arce e Iris", "pino, arce o Iris"),
        ("es", ["pino", "índice"], "pino e índice", "pino o índice"),
        ("es", ["padre", "hijo"], "padre e hijo", "padre o hijo"),
        ("es", ["agua", "hielo"], "agua y hielo", "agua o hielo"),
        ("es", ["letra", "hiato"], "letra y hiato", "letra o hiato"),
        ("es", ["plata", "oro"], "plata y oro", "plata u oro"),
        ("es", ["rama", "hoja"], "rama y hoja", "rama u hoja"),
        ("es", ["bosque", "«otoño»"], "bosque y «otoño»", "bosque u «otoño»"),
        ("es", ["7", "8"], "7 y 8", "7 u 8"),
        ("es", ["10", "11"], "10 y 11", "10 u 11"),
        ("es", ["10", "110"], "10 y 110", "10 o 110"),
        (
            "es",
            ["5 Iris, simple", "8 Eulalia"],
            "5 Iris, simple y 8 Eulalia",
            "5 Iris, simple u 8 Eulalia",
        ),
        ("es", ["sal y", "y iris"], "sal y y y iris", "sal y o y iris"),
    ],
)
def test_lists(code: str, items: list[str], both: str, either: str) -> None:
    t = Language.load(code)
    assert (t.list_and(items), t.list_or(items)) == (both, either)


@pytest.mark.parametrize(
    ("code", "number", "percent", "day"),
    [
        ("en", "12,345.5", "12.3%", "November 3, 2025"),
        ("es", "12.345,5", "12,3\N{NO-BREAK SPACE}%", "3 de noviembre de 2025"),
        ("fr", "12\N{NARROW NO-BREAK SPACE}345,5", "12,3\N{NO-BREAK SPACE}%", "3 novembre 2025"),
        ("qps", "12,345.5", "12.3%", "⟦November 3, 2025⟧"),
    ],
)
def test_numbers_and_days(code: str, number: str, percent: str, day: str) -> None:
    t = Language.load(code)
    # Which of the no-break spaces it is varies with the version of the language data.
    percent_pattern = re.sub(
        "\\s", "\\\\s", re.escape(percent).replace("\\\N{NO-BREAK SPACE}", " ")
    )
    assert t.number(12345.5) == number
    assert (t.number(7), t.number(-3)) == ("7", "-3")
    assert re.fullmatch(percent_pattern, t.percent(0.1234, digits=1))
    assert t.percent(0.5).startswith("50")
    assert t.date(date(2025, 11, 3)) == day


def test_the_pseudo_language_keeps_what_is_for_the_program() -> None:
    text = "Play <b>{card}</b>: {count} &amp; more"
    strange = Language.load("qps").gettext(text)
    assert strange.startswith("⟦") and strange.endswith("⟧")
    assert len(strange) >= 1.4 * len(text)
    for kept in ("<b>", "{card}", "</b>", "{count}", "&amp;"):
        assert kept in strange
    assert "Play" not in strange


def test_the_pseudo_language_reaches_every_kind_of_text() -> None:
    t = Language.load("qps")
    texts = [
        t.gettext("a"),
        t.ngettext("b", "a", 2),
        t.pgettext("x", "a"),
        t.npgettext("x", "a", "b", 1),
        t.message(N_("a")),
        t.message(NP_("x", "a")),
    ]
    assert texts == [pseudo("a")] * 6
    assert pseudo("") == ""


def test_the_languages_of_a_checkout_or_wheel_are_found() -> None:
    assert (translations_dir() / "es/LC_MESSAGES").is_dir()


def test_importing_languages_does_not_import_babel() -> None:
    code = "import sys, koikoi_qt.i18n as i; i.Language.system(); print('babel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
