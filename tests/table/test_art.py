"""Decks: all cards there, errors that name the file, memory that is bounded."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QPixmap
from pytestqt.qtbot import QtBot

from koikoi_qt.games.koikoi import DECK
from koikoi_qt.paths import resources_dir
from koikoi_qt.table.art import (
    Deck,
    DeckError,
    PixmapCache,
    deck_folders,
    find_decks,
    usable_folder,
)
from koikoi_qt.table.faces import Faces, Style
from koikoi_qt.table.palette import LIGHT


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a deck's folder that may be spoilt."""
    return Path(shutil.copytree(deck_folders()["classic"], tmp_path / "deck"))


def test_the_decks_that_come_with_the_program_are_whole(qtbot: QtBot) -> None:
    assert "classic" in deck_folders()
    for folder in deck_folders().values():
        Deck.load(folder).check()


@pytest.mark.parametrize("name", ["8L.svg", "back.svg", "deck.json"])
def test_a_missing_file_is_named(copied: Path, name: str) -> None:
    (copied / name).unlink()
    with pytest.raises(DeckError, match=name):
        Deck.load(copied)


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_a_broken_picture_is_named(qtbot: QtBot, copied: Path) -> None:
    (copied / "3P1.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"></svg')
    with pytest.raises(DeckError, match=r"3P1\.svg"):
        Deck.load(copied).renderer(DECK[10])


@pytest.mark.parametrize(
    "content", ["[]", "{}", '{"name": 3}', '{"name": {}}', '{"name": {"en": 1}}', "{", ""]
)
def test_a_wrong_description_is_named(copied: Path, content: str) -> None:
    (copied / "deck.json").write_text(content)
    with pytest.raises(DeckError, match=r"deck\.json.*name"):
        Deck.load(copied)


def test_a_deck_of_the_users_own_is_offered(qtbot: QtBot, data_folder: Path) -> None:
    own = data_folder / "decks" / "mine"
    shutil.copytree(deck_folders()["classic"], own)
    decks, problems = find_decks()
    assert (decks["mine"].folder, problems) == (own, ())
    assert usable_folder("mine") == own


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
@pytest.mark.parametrize("name", ["8L.svg", "back.svg", "deck.json"])
def test_a_broken_deck_of_the_users_own_is_told_of(
    qtbot: QtBot, data_folder: Path, name: str
) -> None:
    own = data_folder / "decks" / "mine"
    shutil.copytree(deck_folders()["classic"], own)
    (own / name).write_text("<svg")
    decks, [problem] = find_decks()
    assert "mine" not in decks
    assert str(own / name) in str(problem)
    assert usable_folder("mine") is None


def test_the_programs_own_decks_cannot_be_replaced_by_accident(data_folder: Path) -> None:
    shutil.copytree(deck_folders()["large"], data_folder / "decks" / "classic")
    assert usable_folder("classic") == resources_dir() / "decks" / "classic"


def test_the_least_used_pictures_go_first(qtbot: QtBot) -> None:
    cache = PixmapCache(most_bytes=3 * 400)
    for name in "abc":
        cache.get(name, lambda: QPixmap(10, 10))
    cache.get("a", lambda: QPixmap(10, 10))
    cache.get("d", lambda: QPixmap(10, 10))
    made: list[str] = []

    def make(name: str) -> QPixmap:
        made.append(name)
        return QPixmap(10, 10)

    cache.get("a", lambda: make("a"))
    cache.get("b", lambda: make("b"))
    assert made == ["b"]
    assert cache.bytes <= 3 * 400


def test_cards_are_drawn_at_the_density_of_the_screen(qtbot: QtBot) -> None:
    faces = Faces(Deck.load(deck_folders()["classic"]), Style(LIGHT, 1.0, 2.0, QFont()))
    assert faces.pixmap(DECK[0], 120).width() > 120
    assert faces.pixmap(DECK[0], 120) is faces.pixmap(DECK[0], 120)
