"""A card being painted: layers of flat shapes, then the frame."""

from __future__ import annotations

from . import paint, style
from .paint import Layer, Motif, Place
from .pen import Shape


class Canvas:
    """Elements in painting order, cut at the frame."""

    def __init__(self, edge: tuple[int, int] = (style.BORDER, style.RIM)):
        self._border, self._rim = edge
        self._motifs: dict[str, Motif] = {}
        self._elements: list[str] = []

    def fill(self, colour: str, *shapes: Shape) -> Canvas:
        """Paint the shapes as one flat area."""
        return self._add(paint.fill(colour, *shapes))

    def stroke(self, colour: str, width: float, *shapes: Shape) -> Canvas:
        """Draw along the shapes with a round pen."""
        return self._add(paint.stroke(colour, width, *shapes))

    def inlay(self, colour: str, edge: str, width: float, *shapes: Shape) -> Canvas:
        """Paint the shapes with an edge of another colour: one element, lines above the fill."""
        return self._add(paint.inlay(colour, edge, width, *shapes))

    def stamp(self, motif: Motif, *places: Place) -> Canvas:
        """Print the motif at each place; where it crosses the frame its layers are cut."""
        for place in places:
            layers = [layer.at(place) for layer in motif.layers]
            if all(layer.cut() == layer for layer in layers):
                self._motifs[motif.name] = motif
                self._elements.append(_use(motif, place))
            else:
                for layer in layers:
                    self._add(layer)
        return self

    def ground(self, colour: str) -> Canvas:
        """Paint the whole picture, up to the frame."""
        self._elements.append(_rounded(colour, self._border))
        return self

    def _add(self, layer: Layer) -> Canvas:
        self._elements += filter(None, [layer.cut().svg()])
        return self

    def svg(self) -> str:
        """The file: paper, picture, and a frame above it that hides whatever runs under it."""
        motifs = "".join(motif.svg() for motif in self._motifs.values())
        return "\n".join(
            [
                opening(style.WIDTH, style.HEIGHT),
                *([f"<defs>{motifs}</defs>"] if motifs else []),
                _rounded(style.PAPER, self._border),
                '<g stroke-linecap="round" stroke-linejoin="round">',
                *self._elements,
                "</g>",
                _ring(style.PAPER, self._border - 1, self._rim + 1),
                _ring(style.INK, 0, self._border),
                "</svg>\n",
            ]
        )


def opening(width: int, height: int) -> str:
    """The tag that opens a file."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    )


def _use(motif: Motif, place: Place) -> str:
    x, y, size, turn = place
    moves = f"translate({x:g} {y:g})"
    moves += f"rotate({turn:g})" if turn else ""
    moves += (
        f"scale({size:g} {abs(size):g})" if size < 0 else f"scale({size:g})" if size != 1 else ""
    )
    return f'<use xlink:href="#{motif.name}" transform="{moves}"/>'


def _rounded(colour: str, inset: float) -> str:
    return (
        f'<rect fill="{colour}" x="{inset}" y="{inset}" width="{style.WIDTH - 2 * inset}"'
        f' height="{style.HEIGHT - 2 * inset}" rx="{style.CORNER - inset}"/>'
    )


def _ring(colour: str, inset: float, thickness: float) -> str:
    middle = inset + thickness / 2
    return (
        f'<rect fill="none" stroke="{colour}" stroke-width="{thickness:g}" x="{middle:g}"'
        f' y="{middle:g}" width="{style.WIDTH - 2 * middle:g}"'
        f' height="{style.HEIGHT - 2 * middle:g}" rx="{max(style.CORNER - middle, 4):g}"/>'
    )
