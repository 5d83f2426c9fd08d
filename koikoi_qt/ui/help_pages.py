"""The help pages of resources/help, filled in and cut into the places that can be gone to."""

import re
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from koikoi_qt.i18n import SOURCE, Language
from koikoi_qt.paths import resources_dir
from koikoi_qt.wording.help_fills import HelpContext, fill, keys_page

_HEAD = re.compile(r"<h([12])>(.*?)</h\1>")
_ANCHOR = "<h{level}><a name='{anchor}'></a>{text}</h{level}>"


@dataclass(frozen=True, slots=True)
class Place:
    """A head of a page: its text, its level (1 or 2), and where it is."""

    text: str
    level: int
    page: int
    anchor: str


@dataclass(frozen=True, slots=True)
class Help:
    """All pages as HTML, and all their heads in order."""

    pages: tuple[str, ...]
    places: tuple[Place, ...]


def make_help(context: HelpContext) -> Help:
    """Return help for the present screen: its keys first, then all pages."""
    texts = [keys_page(context)]
    texts += [fill(path.read_text("utf-8"), context) for path in page_files(context.language)]
    cut = [_with_anchors(text, number) for number, text in enumerate(texts)]
    return Help(
        tuple(text for text, _ in cut), tuple(place for _, places in cut for place in places)
    )


def page_files(language: Language) -> list[Path]:
    """Return the files of a language in their order; a language without any gets the English."""
    folder = resources_dir() / "help"
    own = sorted((folder / language.code).glob("*.html"))
    return own or sorted((folder / SOURCE).glob("*.html"))


def _with_anchors(page: str, number: int) -> tuple[str, list[Place]]:
    """Return a page whose heads can be gone to, and the heads."""
    places: list[Place] = []

    def mark(head: re.Match[str]) -> str:
        place = Place(unescape(head[2]), int(head[1]), number, f"p{len(places)}")
        places.append(place)
        return _ANCHOR.format(level=place.level, anchor=place.anchor, text=head[2])

    return _HEAD.sub(mark, page), places
