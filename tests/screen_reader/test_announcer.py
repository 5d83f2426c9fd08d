"""The announcer as Orca speaks it, the older and the newest."""

import pytest

from tests.screen_reader.announcing_window import MANY
from tests.screen_reader.app import App, Workplace
from tests.screen_reader.conftest import StartApp


@pytest.fixture
def app(start_app: StartApp) -> App:
    """The window, its opening heard to the end."""
    app = start_app("-m", "tests.screen_reader.announcing_window")
    app.settled()
    app.speech.hear_out()
    app.speech.mark()
    return app


def heard(app: App) -> str:
    """All that was said, as one text without the full stops that Orca puts after some things."""
    return " ".join(text.rstrip(".") + "." for text in app.settled())


def test_an_announcement_is_spoken_once(app: App) -> None:
    app.press("Say")
    assert heard(app) == "One sentence."


def test_what_is_said_in_one_turn_is_one_utterance(app: App) -> None:
    app.press("Burst")
    assert [text.rstrip(".") for text in app.settled()] == [
        "Decide now. It happened. Then this. New state"
    ]


@pytest.mark.parametrize("order", ["Move and say", "Say and move"])
def test_focus_is_read_first_and_nothing_is_cut(app: App, order: str) -> None:
    with app.speech.at_pace(characters_per_second=15):
        app.press(order)
        said = heard(app)
        assert said.startswith("Repeat")
        assert "Said" in said
        assert app.speech.cuts() == []
    app.wait_for_focus("Repeat")


def test_of_much_that_happens_fast_nothing_is_lost_or_said_twice(app: App) -> None:
    app.press("Many")
    app.speech.wait_for(f"Sentence {MANY}\\b")
    assert heard(app) == " ".join(f"Sentence {number}." for number in range(1, MANY + 1))


def test_repeated_until_forgotten(app: App) -> None:
    app.press("Say")
    app.press("Repeat")
    assert heard(app) == "One sentence. One sentence."
    app.press("Forget")
    app.speech.mark()
    app.press("Repeat")
    assert heard(app) == ""
    assert "One sentence." not in app.strings()


def test_newer_orcas_need_the_event_and_older_ones_do_not_hear_it(
    app: App, workplace: Workplace
) -> None:
    app.press("Event")
    assert heard(app) == {"older": "", "newest": "By event."}[workplace.orca]


def test_every_orca_reads_notifications(app: App) -> None:
    app.press("Notification")
    app.settled()
    app.speech.wait_for("By notification")


def test_an_orca_that_starts_later_is_spoken_to_in_its_way(
    workplace: Workplace, start_app: StartApp
) -> None:
    workplace.screen_reader.stop()
    app = start_app("-m", "tests.screen_reader.announcing_window")
    workplace.screen_reader.start()
    app.speech.mark()
    app.press("Say")
    assert heard(app) == "One sentence."
