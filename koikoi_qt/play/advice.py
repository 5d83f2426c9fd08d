"""Ideas for a person at the table, from the mind that the computer plays by."""

import random
from typing import TYPE_CHECKING

from koikoi_qt.games.koikoi.view import View

if TYPE_CHECKING:
    # It needs numpy, and a window only passes ideas on.
    from koikoi_qt.cpu.koikoi.advice import Option

SEED = 0


def find_ideas(view: View) -> "tuple[Option, ...]":
    """Return what could be done in a view whose turn it is, the best first.

    The same view always brings the same ideas. It takes some tenths of a second.
    """
    from koikoi_qt.cpu.koikoi.advice import advise

    return advise(view, random.Random(SEED))
