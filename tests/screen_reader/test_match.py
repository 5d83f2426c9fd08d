"""Whole matches without a screen: through assistive technology alone, and by keys and ear alone.

After each press everything that was heard and could be found is compared with the match as it is
kept: see `HeardMatch`. Matches of twelve months are in tests/long/test_matches_by_ear.py.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

import pytest

from koikoi_qt.games.koikoi.events import MonthEnded
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.wording.narrator import Verbosity
from tests.screen_reader.conftest import StartApp
from tests.screen_reader.desktop import wait_until
from tests.screen_reader.players import AssistivePlayer, Listener
from tests.screen_reader.playing import HeardMatch, open_program

LANGUAGES = ("en", "es", "fr")
RecordProperty = Callable[[str, object], None]


def check_saved(heard: HeardMatch, path: Path) -> None:
    """The record was saved, is the match that was heard, and replays to the same result."""
    wait_until(path.exists, "the record to be saved")
    record = Record.load(path)
    assert record.match() == heard.match
    assert heard.match is not None
    replay = [sys.executable, "-m", "koikoi_qt", "replay", str(path), "--json"]
    replayed = json.loads(subprocess.run(replay, capture_output=True, check=True).stdout)
    ends = [event for event in heard.match.history if isinstance(event, MonthEnded)]
    assert replayed["finished"]
    assert replayed["scores"] == list(heard.match.scores)
    assert [month["scores"] for month in replayed["months"]] == [list(e.scores) for e in ends]


def check_all_told(heard: HeardMatch) -> int:
    """All events of the match came in the turns heard, each once and in order; their number."""
    assert heard.match is not None
    told = [event for turn in heard.turns for event in turn.events]
    assert told == list(heard.match.history)
    return len(told)


def note_words(heard: HeardMatch, record_property: RecordProperty) -> None:
    """Have the words of a turn printed at the end of the test run."""
    words = fmean(turn.words for turn in heard.turns)
    record_property(f"words in a turn, {heard.language.code}, {heard.verbosity}", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_through_assistive_technology_alone(
    language: str, start_app: StartApp, tmp_path: Path, record_property: RecordProperty
) -> None:
    play_by_assistive_technology(language, 1, start_app, tmp_path, record_property)


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keys_and_ear_alone(
    language: str, start_app: StartApp, tmp_path: Path, record_property: RecordProperty
) -> None:
    play_by_ear(language, 1, start_app, tmp_path, record_property)


@pytest.mark.parametrize("verbosity", [Verbosity.BRIEF, Verbosity.FULL])
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_fewer_and_more_words(
    language: str, verbosity: Verbosity, start_app: StartApp, record_property: RecordProperty
) -> None:
    app = open_program(start_app, language, seed=8, months=1, verbosity=verbosity)
    heard = HeardMatch(app, Language.load(language), verbosity)
    AssistivePlayer(heard, language).play()
    check_all_told(heard)
    note_words(heard, record_property)


def play_by_assistive_technology(
    language: str,
    months: int,
    start_app: StartApp,
    folder: Path,
    record_property: RecordProperty,
) -> None:
    """A match to its end, its record saved and replayed."""
    app = open_program(start_app, language, seed=6, months=months)
    heard = HeardMatch(app, Language.load(language))
    player = AssistivePlayer(heard, language)
    player.play()
    record_property("events heard", check_all_told(heard))
    note_words(heard, record_property)
    player.save(folder / "saved.koikoi")
    check_saved(heard, folder / "saved.koikoi")


def play_by_ear(
    language: str,
    months: int,
    start_app: StartApp,
    folder: Path,
    record_property: RecordProperty,
) -> None:
    """A match to its end, its record saved and replayed."""
    app = open_program(start_app, language, seed=7, months=months)
    heard = HeardMatch(app, Language.load(language))
    player = Listener(heard)
    player.play()
    record_property("events heard", check_all_told(heard))
    note_words(heard, record_property)
    player.save(folder / "saved.koikoi")
    check_saved(heard, folder / "saved.koikoi")
