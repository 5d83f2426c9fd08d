"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_python_session_can_be_typed() -> None:
    # Long messages end in "…", which stands for the rest.
    text = README.read_text("utf-8").replace("…\n", "...\n")
    session = doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed, tried = runner.run(session)
    assert tried
    assert not failed


def test_files_that_are_named_are_there() -> None:
    text = README.read_text("utf-8")
    named = re.findall(r"\b(?:tests|translations|\.ci)/[\w./]+\w", text)
    made = {"translations/de/LC_MESSAGES/koikoi_qt.po", "tests/.venv"}
    for name in {*named} - made:
        assert (README.parent / name).exists(), name
