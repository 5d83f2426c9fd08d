"""The backs: waves, and blossoms that look the same from either end."""

from __future__ import annotations

from . import style
from .canvas import Canvas
from .months.cherry import BLOSSOM
from .pen import CIRCLE, Run, Shape, ellipse, join

GROUND, WAVES = "#7a1f2c", "#a9434a"


def _waves() -> Shape:
    """Rows of half rings, one row shifted against the next."""
    rings = []
    for row in range(13):
        for column in range(5):
            x, y = column * 140 + (70 if row % 2 else 0) - 10, 78 + row * 70
            rings += [_band(radius).at(x, y) for radius in (68, 44, 20)]
    return join(rings)


def _band(radius: float) -> Shape:
    """The upper half of a ring, as an area: many of them paint faster than lines."""
    h, inner = CIRCLE, radius - 6
    outside = [-1 - h * 1j, -h - 1j, -1j, h - 1j, 1 - h * 1j, 1 + 0j]
    inside = [1 - h * 1j, h - 1j, -1j, -h - 1j, -1 - h * 1j, -1 + 0j]
    path = [p * radius for p in outside] + [p * inner for p in inside]
    there, back = (path[:3], path[3:6]), (path[6:9], path[9:])
    segments = (*map(tuple, there), (inner + 0j,), *map(tuple, back))
    return Shape((Run(-radius + 0j, segments),))


def classic() -> Canvas:
    """Waves, and a roundel with two blossoms head to tail."""
    c = Canvas().ground(GROUND)
    c.fill(WAVES, _waves())
    c.inlay(GROUND, style.PAPER, 8, ellipse(270, 430, 150))
    c.stroke(style.YELLOW, 5, ellipse(270, 430, 134))
    return _blossoms(c, 56, 0.66)


def large() -> Canvas:
    """Two blossoms on a plain ground."""
    c = Canvas((style.LARGE_BORDER, style.LARGE_RIM)).ground(GROUND)
    return _blossoms(c, 180, 1.9)


def _blossoms(canvas: Canvas, apart: float, size: float) -> Canvas:
    """Two blossoms head to tail, so that the back does not tell which end is up."""
    return canvas.stamp(BLOSSOM, (270, 430 - apart, size, 0), (270, 430 + apart, -size, 180))
