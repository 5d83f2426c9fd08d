"""All keys of the program as one table: what each does, where, and what it usually is.

The window installs them, the dialog changes them, help lists them, and the terminal takes the
letters as commands. Keys are written as Qt's portable text, such as "Shift+L"; an action may
have several, parted by spaces in the settings.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from koikoi_qt.i18n import N_, NP_, Language, Message
from koikoi_qt.wording.question import Ask


class Screen(StrEnum):
    """The pages of the window, for what works where."""

    START = "start"
    MATCH = "match"
    RECORD = "record"


class KeyGroup(StrEnum):
    """What keys have to do with each other."""

    REVIEW = "review"
    MESSAGES = "messages"
    PLACES = "places"
    WINDOW = "window"


# Translators: groups of keys, as the help and the dialog for keys show them.
GROUP_NAMES: Final[dict[KeyGroup, Message]] = {
    KeyGroup.REVIEW: NP_("group of keys", "Reading the table"),
    KeyGroup.MESSAGES: NP_("group of keys", "Messages"),
    KeyGroup.PLACES: NP_("group of keys", "Going to places"),
    KeyGroup.WINDOW: NP_("group of keys", "The window"),
}


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One action with its usual keys; without `screens` it works everywhere.

    `ask` is what a review key asks; `card` is the place in the hand that a digit goes to, from 1.
    """

    id: str
    keys: tuple[str, ...]
    text: Message
    group: KeyGroup
    screens: tuple[Screen, ...] = ()
    ask: Ask | None = None
    card: int | None = None

    def works_on(self, screen: Screen) -> bool:
        """Tell whether the keys do something on a page."""
        return not self.screens or screen in self.screens


def _review(ask: Ask, key: str, text: Message) -> KeyRow:
    name = ask.replace(" ", "_")
    return KeyRow(name, (key,), text, KeyGroup.REVIEW, (Screen.MATCH,), ask)


def _card(place: int) -> KeyRow:
    return KeyRow(
        f"card_{place}",
        (str(place),),
        # Translators: what a key does; {place} is a number.
        N_("Go to card {place} of my hand"),
        KeyGroup.PLACES,
        (Screen.MATCH,),
        card=place,
    )


# Translators: what a key does, told by the person who presses it ("my" is that person's).
KEYS: Final[tuple[KeyRow, ...]] = (
    _review(Ask.LAST_TURN, "L", N_("Last turn")),
    _review(Ask.SINCE_MY_TURN, "Shift+L", N_("All since my last turn")),
    _review(Ask.FIELD, "F", N_("Cards on the field")),
    _review(Ask.HAND, "H", N_("My hand and what each card captures")),
    _review(Ask.MINE, "C", N_("My captured cards")),
    _review(Ask.OTHERS, "O", N_("The other player's captured cards and number of cards in hand")),
    _review(Ask.MY_YAKU, "Y", N_("My yaku and what is missing")),
    _review(Ask.OTHER_YAKU, "U", N_("The other player's yaku and what is missing")),
    _review(Ask.SCORE, "S", N_("Score, month, dealer, koi-koi and doublings")),
    _review(Ask.STOCK, "D", N_("Stock and cards not seen yet")),
    _review(Ask.LEGAL, "?", N_("What I may do now")),
    KeyRow(
        "idea",
        ("I",),
        N_("An idea: what a strong player would do, with chances"),
        KeyGroup.REVIEW,
        (Screen.MATCH,),
    ),
    KeyRow("repeat", ("R",), N_("Repeat the last message"), KeyGroup.MESSAGES),
    KeyRow("earlier", (",",), N_("Earlier message"), KeyGroup.MESSAGES),
    KeyRow("later", (".",), N_("Later message"), KeyGroup.MESSAGES),
    *(_card(place) for place in range(1, 9)),
    KeyRow(
        "next_section",
        ("F6",),
        N_("Next of: actions, table, players, log, chart"),
        KeyGroup.PLACES,
        (Screen.MATCH,),
    ),
    KeyRow(
        "previous_section",
        ("Shift+F6",),
        N_("Previous of: actions, table, players, log, chart"),
        KeyGroup.PLACES,
        (Screen.MATCH,),
    ),
    KeyRow("help", ("F1",), N_("Help for what is shown now"), KeyGroup.WINDOW),
    KeyRow("new", ("Ctrl+N",), N_("New match"), KeyGroup.WINDOW),
    KeyRow("open", ("Ctrl+O",), N_("Open a record"), KeyGroup.WINDOW),
    KeyRow("save", ("Ctrl+S",), N_("Save the record"), KeyGroup.WINDOW, (Screen.MATCH,)),
    KeyRow("larger", ("Ctrl++", "Ctrl+="), N_("Larger text"), KeyGroup.WINDOW),
    KeyRow("smaller", ("Ctrl+-",), N_("Smaller text"), KeyGroup.WINDOW),
    KeyRow("usual", ("Ctrl+0",), N_("Usual text size"), KeyGroup.WINDOW),
    KeyRow("quit", ("Ctrl+Q",), N_("Quit; the match is kept"), KeyGroup.WINDOW),
)
ROWS: Final[dict[str, KeyRow]] = {row.id: row for row in KEYS}

# Translators: what the keys do that every program has; they cannot be changed.
FIXED: Final[tuple[tuple[str, Message], ...]] = (
    ("Tab Shift+Tab", N_("Next and previous control")),
    ("Return Space", N_("Press the button or play the card")),
    ("Left Right Up Down", N_("Move inside a group of cards or a list")),
    ("Esc", N_("Let go of a card; close a dialog")),
)

MODIFIERS: Final = ("Ctrl", "Alt", "Shift", "Meta")
# Translators: names of keys, as they stand on keyboards in your language or are called there.
KEY_NAMES: Final[dict[str, Message]] = {
    "Ctrl": NP_("key", "Ctrl"),
    "Alt": NP_("key", "Alt"),
    "Shift": NP_("key", "Shift"),
    "Tab": NP_("key", "Tab"),
    "Return": NP_("key", "Enter"),
    "Space": NP_("key", "Space"),
    "Esc": NP_("key", "Escape"),
    "Left": NP_("key", "Left arrow"),
    "Right": NP_("key", "Right arrow"),
    "Up": NP_("key", "Up arrow"),
    "Down": NP_("key", "Down arrow"),
    # Some readers leave marks out, so they are named.
    ",": NP_("key", "comma"),
    ".": NP_("key", "full stop"),
    "?": NP_("key", "question mark"),
    "+": NP_("key", "plus"),
    "-": NP_("key", "minus"),
    "=": NP_("key", "equals sign"),
    ";": NP_("key", "semicolon"),
    ":": NP_("key", "colon"),
    "!": NP_("key", "exclamation mark"),
    "/": NP_("key", "slash"),
    "'": NP_("key", "apostrophe"),
}


def keys_of(row: KeyRow, changes: Mapping[str, str]) -> tuple[str, ...]:
    """Return an action's keys, with what the user chose instead of the usual ones."""
    chosen = changes.get(row.id)
    return row.keys if chosen is None else tuple(chosen.split())


def owner_of(key: str, changes: Mapping[str, str]) -> KeyRow | None:
    """Return the action that has a key now."""
    return next((row for row in KEYS if key in keys_of(row, changes)), None)


def with_keys(changes: Mapping[str, str], row: KeyRow, keys: Iterable[str]) -> dict[str, str]:
    """Return the user's choices with other keys for an action; none switch it off."""
    chosen = tuple(keys)
    others = {name: text for name, text in changes.items() if name != row.id}
    return others if chosen == row.keys else {**others, row.id: " ".join(chosen)}


def all_off(changes: Mapping[str, str]) -> dict[str, str]:
    """Return the user's choices with no keys for anything that is changed in the dialog."""
    return {**changes, **{row.id: "" for row in KEYS}}


def row_text(row: KeyRow, language: Language) -> str:
    """Return what the keys of an action do."""
    return language.message(row.text).format(place=row.card)


def key_text(key: str, language: Language) -> str:
    """Return a key as it is read: *Shift+L*, *comma*."""
    parts = _parts(key)
    names = (KEY_NAMES.get(part) for part in parts)
    return "+".join(
        language.message(name) if name else part for name, part in zip(names, parts, strict=True)
    )


def _parts(key: str) -> list[str]:
    """Return the modifiers and the key itself, which may be a plus."""
    parts = []
    while (head := key.partition("+"))[0] in MODIFIERS and head[2]:
        parts.append(head[0])
        key = head[2]
    return [*parts, key]


def keys_text(keys: Iterable[str], language: Language) -> str:
    """Return keys in a row: *Ctrl+plus or Ctrl+equals sign*; a word where there is none."""
    names = [key_text(key, language) for key in keys]
    # Translators: an action that no key stands for.
    return language.list_or(names) if names else language.pgettext("key", "none")


def key_lines(screen: Screen, changes: Mapping[str, str], language: Language) -> tuple[str, ...]:
    """Return all keys that do something on a page, one line each, as help lists them."""
    fixed = ((tuple(keys.split()), language.message(text)) for keys, text in FIXED)
    own = ((keys_of(row, changes), row_text(row, language)) for row in KEYS if row.works_on(screen))
    # Translators: keys and what they do, such as "Shift+L: All since my last turn".
    form = language.gettext("{keys}: {action}")
    return tuple(
        form.format(keys=keys_text(keys, language), action=action)
        for keys, action in (*fixed, *own)
    )
