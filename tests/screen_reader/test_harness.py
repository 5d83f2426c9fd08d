"""The harness itself, tried on the plainest window."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.screen_reader import packages
from tests.screen_reader.conftest import StartApp

BARE_WINDOW = str(Path(__file__).with_name("bare_window.py"))


def test_the_focused_button_is_read_once(start_app: StartApp) -> None:
    app = start_app(BARE_WINDOW)
    app.speech.wait_for(r"Button 1 (push )?button")
    app.settled()
    app.speech.mark()
    app.key("Tab")
    (said,) = app.settled()
    assert re.fullmatch(r"Button 2 (push )?button\.", said)


def test_a_button_is_found_by_name_and_pressed(start_app: StartApp) -> None:
    app = start_app(BARE_WINDOW)
    app.press("Button 3", role="button")
    assert "Pressed 3" in app.strings()
    assert "Button 3" not in app.strings()


def test_focus_moves_through_assistive_technology_and_keys(start_app: StartApp) -> None:
    app = start_app(BARE_WINDOW)
    app.focus("Button 6")
    app.wait_for_focus("Button 6")
    app.key("Shift+Tab")
    app.wait_for_focus("Button 5")
    app.key("Space")
    app.find("Pressed 5")


def test_what_is_not_there_is_said_with_what_is(start_app: StartApp) -> None:
    app = start_app(BARE_WINDOW)
    with pytest.raises(AssertionError, match="(?s)Button 9.*there is.*Button 8"):
        app.find("Button 9", timeout=0.1)
    app.settled()
    with pytest.raises(AssertionError, match="not said.*Button 9.*heard.*Button 1"):
        app.speech.wait_for("Button 9", timeout=0.1)


def test_a_later_key_cuts_what_was_not_heard_out(start_app: StartApp) -> None:
    app = start_app(BARE_WINDOW)
    app.settled()
    app.speech.hear_out()
    app.speech.mark()
    with app.speech.at_pace(characters_per_second=1):
        app.key("Tab")
        app.settled()
        app.key("Tab")
        app.settled()
        assert [re.sub(" (push )?button.", "", text) for text in app.speech.cuts()] == ["Button 2"]
        app.speech.hear_out()
        app.key("Tab")
        app.settled()
    assert len(app.speech.cuts()) == 1


def test_a_picture_of_the_screen_is_taken(start_app: StartApp, tmp_path: Path) -> None:
    app = start_app(BARE_WINDOW)
    app.screenshot(tmp_path / "screen.png")
    image = QImage(str(tmp_path / "screen.png"))
    x, y, _, _ = app.extents(app.find("Button 1"))
    assert image.pixelColor(x, y) != image.pixelColor(0, 0)


def test_a_program_that_ends_is_reported_with_its_words(start_app: StartApp) -> None:
    with pytest.raises(RuntimeError, match="no such file"):
        start_app("-c", "import sys; sys.exit('no such file')")


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(packages.PROGRAMS, "no-such-program", "no-such-package")
    with pytest.raises(RuntimeError, match="apt-get install .*no-such-package"):
        packages.check_packages()


def test_needed_packages_are_listed_for_installation() -> None:
    lines = (Path(__file__).parents[1] / "system-packages.txt").read_text().splitlines()
    listed = {line.partition("#")[0].strip() for line in lines}
    assert {*packages.PROGRAMS.values(), *packages.FILES.values()} <= listed
