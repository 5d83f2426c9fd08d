"""What the table shows, as plain values."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from koikoi_qt.games.koikoi.view import View
from koikoi_qt.table.palette import LIGHT, Palette
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.panel import Action


class ViewKind(StrEnum):
    """From where the table is seen."""

    PERSPECTIVE = "perspective"
    TOP_DOWN = "top_down"


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class Look:
    """How the table looks; `text_scale` is 1 to 3, `deck` a folder (None: the classic deck)."""

    palette: Palette = LIGHT
    view: ViewKind = ViewKind.PERSPECTIVE
    marks: bool = True
    text_scale: float = 1.0
    speed: Speed = Speed.NORMAL
    deck: Path | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """One moment at the table.

    `view` is of the seat at the near side; None shows no card at all, for handing over.
    `narrator` knows the language, the names and who "you" are. `actions` are those of the Panel;
    the ones that are no cards become buttons on the table. `result` are the lines to show over
    the field when a month or the match is over, or when the table is covered. `prompt` is what
    is asked. `playable` is off where there is nothing to
    play, as in a record that is stepped through.
    """

    view: View | None
    narrator: Narrator
    actions: tuple[Action, ...] = ()
    result: tuple[str, ...] = ()
    prompt: str = ""
    look: Look = field(default_factory=Look)
    playable: bool = True
