"""What went wrong is said in every language, with nothing English left in it."""

import ast
import errno
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import koikoi_qt
from koikoi_qt.games.common import phrase
from koikoi_qt.games.koikoi import Rules, RulesError
from koikoi_qt.games.record import Record, RecordError
from koikoi_qt.i18n import PSEUDO, Language
from koikoi_qt.play.reviews import ReviewError, keep, kept
from koikoi_qt.wording.faults import fault_text, reason
from tests.games.koikoi import test_rules
from tests.games.test_record import WRONG, Change, data
from tests.play import test_reviews

PACKAGE = Path(koikoi_qt.__file__).parent
ENGLISH, SPANISH, FRENCH = (Language.load(code) for code in ("en", "es", "fr"))
# Words that every English sentence of ours has some of, and that no file or language has.
TELLTALE = re.compile(
    r"\b(is|the|it|must|there|are|be|not|stands|holds|missing|known|wrong|cannot|month|move)\b"
)


def wrong_record(change: Change) -> RecordError:
    record = data()
    change(record)
    with pytest.raises(RecordError) as caught:
        Record.from_json(json.dumps(record)).match()
    return caught.value


def check(error: Exception) -> None:
    assert fault_text(error, ENGLISH) == str(error)
    assert TELLTALE.search(str(error))
    for language in (SPANISH, FRENCH):
        said = fault_text(error, language)
        assert not TELLTALE.findall(said), said
    assert fault_text(error, Language.load(PSEUDO)).startswith("⟦")


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_wrong_record(change: Change, message: str) -> None:
    check(wrong_record(change))


@pytest.mark.parametrize("text", ["", "[1]", "[" * 100_000, '{"a": NaN}', '{"a": 1, "a": 2}'])
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(text)
    check(caught.value)


@pytest.mark.parametrize("changes", [changes for changes, _, _ in test_rules.WRONG])
def test_wrong_rules(changes: dict[str, object]) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_dict(changes)
    check(caught.value)


@pytest.mark.parametrize("change", [change for change, _ in test_reviews.WRONG])
def test_a_wrong_review(change: Change, tmp_path: Path) -> None:
    path = tmp_path / "match.koikoi-review"
    keep(path, test_reviews.RECORD, {0: test_reviews.REVIEW})
    path.write_text(json.dumps(change(json.loads(path.read_text()))))
    with pytest.raises(ReviewError) as caught:
        kept(path, test_reviews.RECORD)
    check(caught.value)


def test_what_stands_inside_is_said_in_the_language_too() -> None:
    record = data()
    record["months"][0]["moves"][2] = "play 13X"
    error = wrong_record(lambda wrong: wrong.update(record))
    assert fault_text(error, SPANISH) == (
        "mes 1, jugada 3 ('play 13X'): no se entiende la jugada 'play 13X': ninguna carta tiene el "
        "código '13X'; un código es un mes y L, A, R o P, como 8L, 8A, 6R, 3P1 u 11P "
        "(play CARTA, play CARTA CARTA, choose CARTA, koikoi, stop)"
    )


def test_braces_in_a_value_are_only_braces() -> None:
    assert str(phrase("{where}: {problem}", where="{x}", problem=phrase("a text"))) == "{x}: a text"
    error = RecordError(phrase("{where}, {key}", where="{", key="{key}"))
    assert fault_text(error, FRENCH) == str(error) == "{, {key}"


def test_the_systems_errors() -> None:
    full = OSError(errno.ENOSPC, "No space left on device", "a.koikoi")
    assert fault_text(full, SPANISH) == "a.koikoi: no queda espacio"
    assert reason(full, SPANISH) == "no queda espacio"
    # What we have no words for, the system has.
    assert fault_text(OSError(errno.EIO, "Input/output error"), FRENCH) == "Input/output error"


def test_other_errors_stay_as_they_are() -> None:
    for error in (ZeroDivisionError("division by zero"), OSError("no number"), KeyError("x")):
        assert fault_text(error, FRENCH) == str(error)


MODULES = [
    *sorted(path.relative_to(PACKAGE) for path in (PACKAGE / "games").rglob("*.py")),
    Path("play/reviews.py"),
    Path("table/art.py"),
]
ERRORS = ("Error", "IllegalMove", "UnreadableMove", "WrongDeal")


def english_alone(tree: ast.AST) -> Iterator[str]:
    """Yield the errors that are made with a text instead of a phrase."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    for call in calls:
        has_text = any(isinstance(part, ast.JoinedStr | ast.Constant) for part in call.args)
        if has_text and ast.unparse(call.func).endswith(ERRORS):
            yield ast.unparse(call)


@pytest.mark.parametrize("path", MODULES, ids=Path.as_posix)
def test_no_error_has_english_alone(path: Path) -> None:
    assert list(english_alone(ast.parse((PACKAGE / path).read_text("utf-8")))) == []


def test_english_alone_would_be_seen() -> None:
    code = "raise RulesError(f'{x}: no')\nraise IllegalMove('no')\nraise WrongDeal(phrase('no'))"
    assert len(list(english_alone(ast.parse(code)))) == 2
