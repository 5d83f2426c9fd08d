"""The table as it stood after each event, as far as everybody could see it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from koikoi_qt.games.koikoi.events import Called, Chosen, Dealt, Drawn, Event, Played
from koikoi_qt.games.koikoi.month import Piles

STOCK_AT_START = 24


@dataclass(frozen=True, slots=True)
class Scene:
    """What both sides had captured and called this month, and how many cards the stock held."""

    captured: Piles = ((), ())
    calls: tuple[int, int] = (0, 0)
    stock: int = STOCK_AT_START


def scenes(history: tuple[Event, ...]) -> Iterator[tuple[Event, Scene]]:
    """Yield every event with the scene that it left behind."""
    scene = Scene()
    for event in history:
        scene = _after(event, scene)
        yield event, scene


def scene_of(event: Event, history: tuple[Event, ...]) -> Scene:
    """Return the scene that an event of the history left behind, the latest if it recurs."""
    return dict(scenes(history)).get(event, Scene())


def _after(event: Event, scene: Scene) -> Scene:
    match event:
        case Dealt():
            return Scene()
        case Drawn():
            return replace(_captured(event, scene), stock=scene.stock - 1)
        case Played() | Chosen():
            return _captured(event, scene)
        case Called():
            return replace(scene, calls=_with(scene.calls, event.seat, event.times))
        case _:
            return scene


def _captured(event: Played | Drawn | Chosen, scene: Scene) -> Scene:
    if not event.captured:
        return scene
    pile = (*scene.captured[event.seat], event.card, *event.captured)
    red, blue = scene.captured
    return replace(scene, captured=(pile, blue) if event.seat == 0 else (red, pile))


def _with(calls: tuple[int, int], seat: int, times: int) -> tuple[int, int]:
    return (times, calls[1]) if seat == 0 else (calls[0], times)
