"""Ideas for a person at the table, from the mind that the computer plays by."""

import random

from koikoi_qt.games.koikoi.view import View
from koikoi_qt.wording.advice import Idea

SEED = 0


def find_ideas(view: View) -> tuple[Idea, ...]:
    """Return what could be done in a view whose turn it is, the best first.

    The same view always brings the same ideas. It takes some tenths of a second, and numpy: a
    window lets another process do it, and never loads that.
    """
    from koikoi_qt.cpu.koikoi.advice import advise

    return tuple(
        Idea(option.move, option.win_chance, option.points, option.aims, option.denies)
        for option in advise(view, random.Random(SEED))
    )
