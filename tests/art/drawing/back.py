"""The backs: waves round a blossom, the same seen from either end."""

from __future__ import annotations

from . import style
from .canvas import Canvas
from .months.cherry import PETALS
from .pen import Shape, dots, ellipse, join, line, round_about

GROUND, WAVES = "#7a1f2c", "#a9434a"


def _waves() -> Shape:
    """Rows of half rings, one row shifted against the next."""
    rings = []
    for row in range(15):
        for column in range(5):
            x = column * 120 + (60 if row % 2 else 0) + 15
            y = 60 + row * 60
            rings += [_arch(r).at(x, y) for r in (58, 38, 18)]
    return join(rings)


def _arch(radius: float) -> Shape:
    return line(
        f"{-radius},0 {-radius * 0.707},{-radius * 0.707} 0,{-radius} "
        f"{radius * 0.707},{-radius * 0.707} {radius},0"
    )


def classic() -> Canvas:
    """Waves, and a roundel with two blossoms head to tail."""
    c = Canvas().ground(GROUND)
    c.stroke(WAVES, 5, _waves())
    c.inlay(GROUND, style.PAPER, 8, ellipse(270, 430, 150))
    c.stroke(style.YELLOW, 5, ellipse(270, 430, 134))
    return _blossom(c, 1.25)


def large() -> Canvas:
    """One blossom on a plain ground."""
    c = Canvas(edge=(style.LARGE_BORDER, style.LARGE_RIM)).ground(GROUND)
    return _blossom(c, 2.3)


def _blossom(canvas: Canvas, size: float) -> Canvas:
    # Ten petals, so that the back does not tell which end is up.
    canvas.inlay(style.CRIMSON, style.PAPER, 4, PETALS.at(270, 430, size, 180))
    canvas.inlay(style.PINK, style.PAPER, 4, PETALS.at(270, 430, size * 0.8), PETALS.at(270, 430, size * 0.8, 180))
    canvas.stroke(style.CRIMSON, 14 * size, round_about(dots(-22j), 10).at(270, 430, size * 0.7))
    return canvas
