"""Layers of flat paint, and motifs: a few layers that a picture repeats."""

from __future__ import annotations

from dataclasses import dataclass

from .pen import Shape, join
from .scissors import cut


@dataclass(frozen=True)
class Layer:
    """A shape with its fill and its edge; an empty colour paints nothing."""

    fill: str
    edge: str
    width: float
    shape: Shape

    def at(self, place: Place) -> Layer:
        """The layer moved to a place, its edge scaled with it."""
        x, y, size, turn = place
        moved = self.shape.at(x, y, abs(size), turn, flip=size < 0)
        return Layer(self.fill, self.edge, self.width * abs(size), moved)

    def cut(self) -> Layer:
        """The layer without what lies outside the frame."""
        return Layer(self.fill, self.edge, self.width, cut(self.shape))

    def svg(self) -> str:
        """The layer as an element; nothing if its shape is empty."""
        if not self.shape.runs:
            return ""
        fill = f'fill="{self.fill or "none"}"'
        edge = f' stroke="{self.edge}" stroke-width="{round(self.width, 1):g}"' if self.edge else ""
        return f'<path {fill}{edge} d="{self.shape.data()}"/>'


Place = tuple[float, float, float, float]
"""Where a motif goes: x, y, size, turn in degrees. A negative size mirrors it."""


def fill(colour: str, *shapes: Shape) -> Layer:
    """One flat area."""
    return Layer(colour, "", 0, join(shapes))


def stroke(colour: str, width: float, *shapes: Shape) -> Layer:
    """Lines with round ends."""
    return Layer("", colour, width, join(shapes))


def inlay(colour: str, edge: str, width: float, *shapes: Shape) -> Layer:
    """A flat area whose edge has another colour."""
    return Layer(colour, edge, width, join(shapes))


@dataclass(frozen=True)
class Motif:
    """Layers round (0, 0) that are drawn once in a file and used many times."""

    name: str
    layers: tuple[Layer, ...]

    def svg(self) -> str:
        """The group that others refer to."""
        return f'<g id="{self.name}">' + "".join(layer.svg() for layer in self.layers) + "</g>"


def motif(name: str, *layers: Layer) -> Motif:
    """A motif of these layers, the lowest first."""
    return Motif(name, layers)
