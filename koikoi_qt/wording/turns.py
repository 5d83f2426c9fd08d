"""The history cut into turns: the last one, and all that happened since one's own."""

from koikoi_qt.games.koikoi.events import (
    Called,
    Chosen,
    Dealt,
    Drawn,
    Event,
    Played,
    Stopped,
    YakuMade,
)
from koikoi_qt.games.koikoi.month import Phase
from koikoi_qt.games.koikoi.view import View

# What follows the hand card in one turn.
_REST_OF_TURN = (Drawn, Chosen, YakuMade, Called, Stopped)


def previous_turn(view: View) -> tuple[Event, ...]:
    """Return the events of this month's last finished turn, from the hand card to the call."""
    starts = _starts(view)
    if _in_a_turn(view):
        starts.pop()
    if not starts or starts[-1] < _month_start(view):
        return ()
    return view.history[starts[-1] : _end(view, starts[-1])]


def since_own_turn(view: View) -> tuple[Event, ...]:
    """Return all that happened since the last finished turn of the view's own seat."""
    starts = _starts(view, view.seat)
    if _in_a_turn(view) and view.turn == view.seat:
        starts.pop()
    return view.history[_end(view, starts[-1]) if starts else 0 :]


def _starts(view: View, seat: int | None = None) -> list[int]:
    """Return where in the history turns begin, all or those of one seat."""
    return [
        place
        for place, event in enumerate(view.history)
        if isinstance(event, Played) and seat in (None, event.seat)
    ]


def _in_a_turn(view: View) -> bool:
    return view.phase in (Phase.CHOOSE, Phase.DECIDE)


def _month_start(view: View) -> int:
    return max(place for place, event in enumerate(view.history) if isinstance(event, Dealt))


def _end(view: View, start: int) -> int:
    end = start + 1
    while end < len(view.history) and isinstance(view.history[end], _REST_OF_TURN):
        end += 1
    return end
