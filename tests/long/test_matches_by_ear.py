"""Matches of twelve months through assistive technology alone, and by keys and ear alone.

What is checked after each press: tests/screen_reader/playing.py.
"""

from pathlib import Path

import pytest

from tests.screen_reader.conftest import StartApp
from tests.screen_reader.test_faults import play_fast
from tests.screen_reader.test_match import (
    LANGUAGES,
    RecordProperty,
    play_by_assistive_technology,
    play_by_ear,
)

MONTHS = 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_through_assistive_technology_alone(
    language: str, start_app: StartApp, tmp_path: Path, record_property: RecordProperty
) -> None:
    play_by_assistive_technology(language, MONTHS, start_app, tmp_path, record_property)


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keys_and_ear_alone(
    language: str, start_app: StartApp, tmp_path: Path, record_property: RecordProperty
) -> None:
    play_by_ear(language, MONTHS, start_app, tmp_path, record_property)


def test_a_thousand_fast_turns_with_a_reader_looking_on(start_app: StartApp) -> None:
    play_fast(start_app, turns=1000)
