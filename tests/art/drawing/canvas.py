"""A card being painted: layers of flat shapes, then the frame."""

from __future__ import annotations

from . import style
from .pen import Shape, join
from .scissors import cut


class Canvas:
    """Paths in painting order."""

    def __init__(self, border: str = style.INK, edge: tuple[int, int] = (style.BORDER, style.RIM)):
        self._border = border
        self._edge = edge
        self._layers: list[str] = []

    def fill(self, colour: str, *shapes: Shape) -> Canvas:
        """Paint the shapes as one flat area."""
        return self._add(f'fill="{colour}"', shapes)

    def stroke(self, colour: str, width: float, *shapes: Shape) -> Canvas:
        """Draw along the shapes with a round pen."""
        return self._add(f'fill="none" stroke="{colour}" stroke-width="{width:g}"', shapes)

    def inlay(self, colour: str, edge: str, width: float, *shapes: Shape) -> Canvas:
        """Paint the shapes with an edge of another colour: one element, lines above the fill."""
        return self._add(f'fill="{colour}" stroke="{edge}" stroke-width="{width:g}"', shapes)

    def _add(self, paint: str, shapes: tuple[Shape, ...]) -> Canvas:
        data = cut(join(shapes)).data()
        if data:
            self._layers.append(f'<path {paint} d="{data}"/>')
        return self

    def ground(self, colour: str) -> Canvas:
        """Paint the whole picture, up to the frame."""
        border, _ = self._edge
        self._layers.append(_rounded(colour, border))
        return self

    def svg(self) -> str:
        """The file: paper, layers, and a frame above them that hides whatever runs under it."""
        border, rim = self._edge
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{style.WIDTH}"'
                f' height="{style.HEIGHT}" viewBox="0 0 {style.WIDTH} {style.HEIGHT}">',
                _rounded(style.PAPER, border),
                '<g stroke-linecap="round" stroke-linejoin="round">',
                *self._layers,
                "</g>",
                _ring(style.PAPER, border - 1, rim + 1),
                _ring(self._border, 0, border),
                "</svg>\n",
            ]
        )


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
        f' height="{style.HEIGHT - 2 * middle:g}" rx="{style.CORNER - middle:g}"/>'
    )
