"""Decks of card art: folders with deck.json, CODE.svg for each card, and back.svg."""

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from koikoi_qt.games.common import phrase
from koikoi_qt.games.koikoi.cards import DECK, Card
from koikoi_qt.paths import data_dir, resources_dir

BACK = "back"
CACHE_BYTES = 48 * 2**20
"""What all card pictures together may take; 4K at twice the usual density fits."""


class DeckError(ValueError):
    """A deck that cannot be used; the message names the file and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A folder of card art that has all of its files; `names` are by language code."""

    folder: Path
    names: dict[str, str]
    indexed: bool
    """Whether the cards themselves bear month and kind, so that marks would say it twice."""

    @staticmethod
    def load(folder: Path) -> "Deck":
        """Open a deck folder; raises DeckError, which names the file that is missing or wrong."""
        about = folder / "deck.json"
        try:
            content = json.loads(about.read_bytes())
            names, indexed = _names(content["name"]), bool(content.get("index", False))
        except OSError as error:
            raise DeckError(
                # Translators: {reason} is such as "there is no permission".
                phrase("{file}: cannot be read ({reason})", file=about, reason=error)
            ) from error
        except (ValueError, KeyError, TypeError) as error:
            raise DeckError(
                phrase(
                    # Translators: "name" is a word of the file, and stays, as does {example}.
                    '{file}: must be a JSON object with "name", the deck\'s name by language,'
                    " such as {example}",
                    file=about,
                    example='{"name": {"en": "Classic"}}',
                )
            ) from error
        for path in (folder / f"{face}.svg" for face in (*DECK, BACK)):
            if not path.is_file():
                raise DeckError(
                    phrase("{file}: missing; a deck has a file for each of the 48 cards", file=path)
                )
        return Deck(folder, names, indexed)

    def title(self, language: str) -> str:
        """Return the deck's name in a language, by its code, or in the first that it has."""
        return self.names.get(language) or next(iter(self.names.values()))

    def check(self) -> None:
        """Read every picture; raises DeckError at the first that is broken."""
        for card in (*DECK, None):
            self.renderer(card)

    def renderer(self, card: Card | None) -> QSvgRenderer:
        """Return a card's picture, the back for None; raises DeckError if it is broken."""
        path = self.folder / f"{card or BACK}.svg"
        renderer = QSvgRenderer(str(path))
        if not renderer.isValid():
            raise DeckError(phrase("{file}: is not an SVG picture that can be drawn", file=path))
        return renderer

    def draw(self, painter: QPainter, card: Card | None, place: QRectF) -> None:
        """Paint a card, or the back, into a rectangle."""
        self.renderer(card).render(painter, place)


def _names(found: object) -> dict[str, str]:
    if not isinstance(found, dict) or not found:
        raise ValueError
    if not all(isinstance(name, str) for name in found.values()):
        raise ValueError
    return found


def deck_folders() -> dict[str, Path]:
    """Return the decks by folder name: those that come with the program, then the user's own."""
    places = (resources_dir(), data_dir())
    found = [path.parent for place in places for path in sorted(place.glob("decks/*/deck.json"))]
    # Reversed, so that of two with one name the program's stays.
    return {folder.name: folder for folder in reversed(found)}


def find_decks() -> tuple[dict[str, Deck], tuple[DeckError, ...]]:
    """Return the decks that can be used, by folder name, and what is wrong with the others."""
    decks, problems = {}, []
    for name, folder in sorted(deck_folders().items()):
        try:
            decks[name] = _open(folder)
        except DeckError as error:
            problems.append(error)
    return decks, tuple(problems)


def usable_folder(name: str) -> Path | None:
    """Return the folder of the deck of this name; None if there is none that can be used."""
    folder = deck_folders().get(name)
    try:
        return _open(folder).folder if folder else None
    except DeckError:
        return None


def _open(folder: Path) -> Deck:
    deck = Deck.load(folder)
    if not folder.is_relative_to(resources_dir()):
        # While painting it would be too late to find out.
        deck.check()
    return deck


class PixmapCache:
    """Pictures by what they show, the least recently used dropped first."""

    def __init__(self, most_bytes: int = CACHE_BYTES) -> None:
        self._most = most_bytes
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return a picture, made if it is not there."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = self._pixmaps[key] = make()
        self.bytes += _bytes(made)
        while self.bytes > self._most and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self.bytes -= _bytes(dropped)
        return made

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pixmaps

    def clear(self) -> None:
        """Forget everything."""
        self._pixmaps.clear()
        self.bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
