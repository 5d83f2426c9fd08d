"""Open wings: long feathers round a shoulder, shorter ones over them."""

from __future__ import annotations

from . import style
from .canvas import Canvas
from .paint import Place
from .pen import Shape, curve, join

FEATHER = curve("0,0* -17,-96 0,-150 17,-96")


def fan(lengths: list[float], first: float, step: float, broad: float = 1) -> Shape:
    """Feathers of these lengths round (0, 0), the first at `first` degrees from upright."""
    return join(
        [
            FEATHER.at(size=broad, squash=length / 150 / broad).at(turn=first + step * k)
            for k, length in enumerate(lengths)
        ]
    )


def wing(
    canvas: Canvas, colours: tuple[str, str], feathers: Shape, covert: float, place: Place
) -> None:
    """A wing of feathers at a place; its upper feathers are `covert` times as long."""
    x, y, size, turn = place
    for colour, part in zip(colours, (1, covert), strict=True):
        # One by one, so that each feather covers the one before it.
        for run in feathers.runs:
            shape = Shape((run,)).at(size=part).at(x, y, abs(size), turn, flip=size < 0)
            canvas.inlay(colour, style.PAPER, 4, shape)
