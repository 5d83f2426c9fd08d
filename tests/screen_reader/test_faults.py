"""Faults that other programs had for people who play by ear, each tried here or where it says.

E1   a table that is one picture: here; keys and clicks on it: tests/table/test_play.py
E2   a flood of messages: tests/ui/test_announcer.py; of a real turn, one utterance: test_match.py
E3   a changed label is silent: what is asked is heard after each turn in test_match.py
E4   announcements are lost behind another window: here
E5   a dialog is read twice, or its labels in a row: here
E6   "row 10 column 1 level 1": here
E7   essentials only in descriptions: here; what a card captures: tests/table/test_hidden.py
E8   blank lines, and the last line read again: here
E9   what only the mouse reaches: the record here; tests/ui/test_rules_dialog.py (Tab reaches all),
     test_review_page.py, test_settings_dialog.py, test_whole_match.py (keys alone)
E10  face-up and face-down alike: here; hidden cards are named nowhere: test_match.py after each
     press, tests/table/test_hidden.py
E11  a hand is told before its owner is there: here
E12  what is selected, why not, and how many: here; every reason: tests/table/test_choice.py
E13  small windows, large text: tests/ui/test_screens.py, tests/table/test_layout.py; edges:
     tests/table/test_palette.py
E14  another language only after a restart: here; each dialog: test_another_language… in tests/ui
E15  a computer that plays without a word or a pause: here
E16  a crash under fast rebuilding: here for a short while, 1,000 turns in tests/long
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from koikoi_qt.games.koikoi.events import Played
from koikoi_qt.games.record import Record
from koikoi_qt.i18n import Language
from koikoi_qt.play import autosave
from tests.screen_reader.app import App
from tests.screen_reader.atspi import Node
from tests.screen_reader.conftest import StartApp
from tests.screen_reader.desktop import wait_until
from tests.screen_reader.playing import HeardMatch, bare, open_program
from tests.ui.matches import recorded

PLAY = re.compile("^Play Month")
NOISE = re.compile(r"\b(row|column|level \d|collapsed|expanded|layered pane|filler|table cell)\b")


def start(start_app: StartApp, **choices: Any) -> App:
    """The program with a match that has begun and been told."""
    app = open_program(start_app, "en", seed=6, **choices)
    app.press("Start", "button")
    app.wait_for_focus(PLAY)
    hear(app)
    return app


def hear(app: App) -> list[str]:
    """What was said since this was asked the last time."""
    heard = [bare(text) for text in app.settled()]
    app.speech.hear_out()
    app.speech.mark()
    return heard


def after_key(app: App, *keys: str) -> list[str]:
    """What is said when keys are pressed."""
    app.key(*keys)
    return hear(app)


def test_e1_a_card_of_the_table_is_pressed_like_any_button(start_app: StartApp) -> None:
    app = start(start_app)
    hand = app.find("Your hand").find_all(role="button")
    assert len(hand) == 8
    card = next(node for node in hand if "captures" not in node.name)
    app.press(card)
    app.press(card)
    assert f"You play {short(card.name)}" in " ".join(heard_until(app, "Your turn"))


def test_e4_how_things_stand_is_said_when_the_window_comes_back(start_app: StartApp) -> None:
    app = start(start_app)
    other = start_app("tests/screen_reader/bare_window.py")
    assert "active" in other.window().states
    wait_until(lambda: "active" not in app.tree().children[0].states, "the window to be left")
    hear(app)
    app.keyboard.bring_to_front(app.child.pid)
    said = " ".join(heard_until(app, "Your turn, 8 cards in hand"))
    assert said.count("Your turn, 8 cards in hand") == 1
    assert said.count("Month 1 of") == 1


def short(label: str) -> str:
    """A card's label as it stands in a sentence: *3 Cherry, plain*."""
    number, name, kind = re.fullmatch(r"Month (\d+): (.+?)(?: grass)? \((.+)\)", label).groups()  # type: ignore[union-attr]
    return f"{number} {name}, {kind}"


def heard_until(app: App, words: str) -> list[str]:
    """What is said up to these words."""
    app.speech.wait_for(words)
    return hear(app)


def focused(app: App) -> Node:
    """What has the focus; there is always something."""
    node = app.focused()
    assert node
    return node


# How each is opened, its title, its first control, and where the focus then comes back to.
DIALOGS: dict[str, tuple[Callable[[App], object], str, str, str]] = {
    "settings": (lambda a: a.choose("Settings…"), "Settings", "As the system", "Against the CPU"),
    "keys": (lambda a: a.choose("Keys…"), "Keys", "Find:", "Against the CPU"),
    "help": (lambda a: a.key("F1"), "Help", "Keys on the start", "Against the CPU"),
    "about": (lambda a: a.choose("About Koi-Koi"), "About Koi-Koi", "OK", "Against the CPU"),
    "rules": (lambda a: a.press("Customise…"), "Which rules", "Sets every rule", "Customise…"),
    "record": (
        lambda a: a.press("Open a record…"),
        "Open a record",
        "File name",
        "Against the CPU",
    ),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_e5_a_dialog_is_read_once_and_gives_the_focus_back(name: str, start_app: StartApp) -> None:
    app = open_program(start_app, "en")
    opens, title, first, back = DIALOGS[name]
    opens(app)
    app.speech.wait_for(re.escape(first))
    heard = hear(app)
    assert " ".join(heard).count(title) == 1
    assert all(count == 1 for count in Counter(heard).values())
    # The title, the first control, and what that does: no other sentence of the dialog.
    assert len(" ".join(heard).split()) < 35
    assert back in " ".join(after_key(app, "Esc"))
    app.wait_for_focus(back)


def test_e6_and_e7_all_stops_of_a_match_are_named_without_noise(start_app: StartApp) -> None:
    app = start(start_app)
    stops: dict[str, Node] = {}
    while (node := focused(app)).address.object_path not in stops:
        assert node.name
        assert not node.description
        stops[node.address.object_path] = node
        heard = after_key(app, "Tab")
        assert heard and not NOISE.search(" ".join(heard))
    assert len(stops) > 15


def test_e8_the_log_is_read_line_by_line(start_app: StartApp) -> None:
    app = start(start_app)
    app.key("Space")
    heard_until(app, "Your turn")
    app.key("Shift+F6")
    app.wait_for_focus(re.compile(""), role="list item")
    lines = [node.name for node in app.find("Log", "list").find_all(role="list item")]
    assert all(lines)
    hear(app)
    assert after_key(app, "Home")[-1] == bare(lines[0])
    assert [after_key(app, "Down") for _ in lines[1:]] == [[bare(line)] for line in lines[1:]]
    assert after_key(app, "Down") == []


def test_e9_a_record_is_stepped_through_by_keys(start_app: StartApp) -> None:
    app = open_program(start_app, "en")
    path = app.folder / "played.koikoi"
    recorded(months=1).save(path)
    app.key("Ctrl+O")
    app.wait_for_focus(re.compile(""), role="text")
    app.key(*str(path), "Enter")
    heard_until(app, "Step 1 of")
    assert after_key(app, "Right")[0].startswith("Step 2 of ")
    (last,) = after_key(app, "End")
    number, count = re.match(r"Step (\d+) of (\d+)", last).groups()  # type: ignore[union-attr]
    assert number == count
    assert "The match is over" in last


def test_e10_face_down_cards_are_counted_and_face_up_ones_named(start_app: StartApp) -> None:
    app = start(start_app)
    assert [node.name for node in app.find("CPU's hand").find_all(role="button")] == [
        "8 face-down cards"
    ]
    assert [node.name for node in app.find("Stock").find_all(role="button")] == [
        "24 face-down cards"
    ]
    assert all(
        node.name.startswith("Month") for node in app.find("Your hand").find_all(role="button")
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_e11_a_hand_is_for_its_owner_alone(language: str, start_app: StartApp) -> None:
    app = open_program(start_app, language, mode="two_players", months=1)
    heard = HeardMatch(app, Language.load(language))
    begin = Language.load(language).pgettext("button", "Start")
    heard.turn(lambda: app.press(begin, "button"))
    hand_overs = 0
    while heard.match and heard.match.turn is not None:
        # The tree and the log have just been found without any card of either hand.
        assert re.search("Red|Blue|Rouge|Bleu", heard.panel.actions[0].name)
        heard.open_turn(lambda: app.press(heard.panel.actions[0].name, "button"))
        hand_overs += 1
        turn = heard.match.turn
        while heard.match.turn == turn:
            heard.turn(lambda: app.press(heard.panel.actions[-1].name, "button"))
    assert hand_overs > 4


def test_e12_why_not_and_what_now_are_said(start_app: StartApp) -> None:
    app = start(start_app)
    field = app.find("Field", "panel").find_all(role="button")[0]
    app.press(field)
    assert "First choose a card of your hand" in hear(app)
    cards = app.find("Your hand").find_all(role="button")
    other = next(node for node in cards if node.name.split(":")[0] != field.name.split(":")[0])
    app.focus(other)
    hear(app)
    assert after_key(app, "Space") == [f"Lifted: {other.name}"]
    app.press(field)
    assert any("is of another month than the lifted card" in text for text in hear(app))


def test_e14_another_language_is_there_at_once(start_app: StartApp) -> None:
    app = start(start_app)
    app.choose("Français")
    app.wait_for_focus(re.compile("^Jouer Mois"))
    assert app.window().name.startswith("Partie")
    assert app.locale() == "fr_FR"
    hear(app)
    said = after_key(app, "S")
    assert said and said[0].startswith("Total : vous 0")
    foreign = re.compile(r"\b(Month|Your|cards?|Total:|Field|Log)\b")
    # What an older Orca was told before stays as it was told, unseen.
    shown = [text for node in app.tree().shown() for text in node.own_strings()]
    assert not [text for text in shown if foreign.search(text)]


def test_e15_the_computer_waits_to_be_heard(start_app: StartApp) -> None:
    app = start(start_app, pace="wait")
    app.key("Space")
    app.wait_for_focus(re.compile("^(Continue|Capture|Koi-koi)"))
    assert "Continue" in " ".join(hear(app)), "this match begins with a turn without a choice"
    assert hear(app) == []
    app.key("Space")
    assert "CPU plays" in " ".join(heard_until(app, "Your turn"))


def test_e16_a_reader_that_looks_on_does_no_harm(start_app: StartApp) -> None:
    play_fast(start_app, turns=40)


def play_fast(start_app: StartApp, turns: int) -> None:
    """Play on and on without a pause, while all of the window is asked for; match after match."""
    app = open_program(start_app, "en", months=12)
    path = app.folder / autosave.FILE_NAME
    played, told = 0, 0
    app.press("Start", "button")
    wait_until(path.exists, "the match to be kept")
    while played < turns:
        app.keyboard.press("Space")
        app.tree()
        app.child.check_running()
        now = turns_of(Record.load(path))
        played, told = played + (now - told if now > told else now if now < told else 0), now
    app.settled()
    hear(app)
    assert after_key(app, "S")[0].startswith("Total: you")
    assert app.focused()


def turns_of(record: Record) -> int:
    """How many turns of the person have been played."""
    return sum(isinstance(event, Played) and event.seat == 0 for event in record.match().history)
