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
    for row in range(14):
        for column in range(5):
            x = column * 120 + (60 if row % 2 else 0) + 15
            y = 60 + row * 60
            rings += [_arch(r).at(x, y) for r in (58, 38, 18)]
    return join(rings)


def _arch(radius: float) -> Shape:
    """The upper half of a ring."""
    h = CIRCLE
    rise = (-1 - h * 1j, -h - 1j, -1j)
    fall = (h - 1j, 1 - h * 1j, 1 + 0j)
    return Shape((Run(-1 + 0j, (rise, fall), closed=False),)).at(size=radius)


def classic() -> Canvas:
    """Waves, and a roundel with two blossoms head to tail."""
    c = Canvas().ground(GROUND)
    c.stroke(WAVES, 5, _waves())
    c.inlay(GROUND, style.PAPER, 8, ellipse(270, 430, 150))
    c.stroke(style.YELLOW, 5, ellipse(270, 430, 134))
    return _blossoms(c, 54, 0.62)


def large() -> Canvas:
    """Two blossoms on a plain ground."""
    c = Canvas((style.LARGE_BORDER, style.LARGE_RIM)).ground(GROUND)
    return _blossoms(c, 180, 1.9)


def _blossoms(canvas: Canvas, apart: float, size: float) -> Canvas:
    """Two blossoms head to tail, so that the back does not tell which end is up."""
    return canvas.stamp(BLOSSOM, (270, 430 - apart, size, 0), (270, 430 + apart, -size, 180))
