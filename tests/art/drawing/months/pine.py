"""January: pine, with the crane before the sun."""

from __future__ import annotations

import cmath
import math

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import fill, inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, join, line, polygon


def _fan() -> Shape:
    """A tuft of needles of radius 100, its stem at (0, 0), pointing up."""
    rim = []
    for k in range(23):
        angle = math.radians(-178 + 176 * k / 22)
        rim.append(cmath.rect((100 if k % 4 == 0 else 92) if k % 2 == 0 else 76, angle))
    return polygon([*rim, 22 + 12j, -22 + 12j])


def _veins() -> Shape:
    """The light lines between the needles of a tuft."""
    lines = []
    for k in range(9):
        ray = cmath.rect(1, math.radians(-160 + 140 * k / 8))
        a, b = ray * 30, ray * 72
        lines.append(line(f"{a.real},{a.imag} {b.real},{b.imag}"))
    return join(lines)


FAN, VEINS = _fan(), _veins()
TUFT = motif(
    "tuft",
    inlay(style.GREEN, style.PAPER, style.FINE, FAN),
    stroke("#7fb07a", 3.5, VEINS),
    fill(style.RED, ellipse(0, -3, 13)),
)


def trunk(canvas: Canvas, *strokes: Shape) -> None:
    """Bark: a broad dark stroke."""
    canvas.fill(style.BROWN, *strokes)


def crane() -> Canvas:
    """The crane looks to the rising sun."""
    c = Canvas()
    c.fill(style.RED, ellipse(372, 178, 112))
    trunk(c, brush("20,800 130,742 290,770 420,735 522,760", 70, 46, 40, 34, 46))
    c.stamp(TUFT, (424, 560, 1.2, 10), (130, 770, 1.3, -6), (404, 720, 1.4, 8))
    c.stroke(style.INK, 8, line("232,600 240,690 236,790"), line("262,600 286,680 280,782"))
    c.stroke(
        style.INK, 7, line("236,790 270,806"), line("236,790 208,806"), line("280,782 314,796")
    )
    neck = brush("252,500 300,440 284,360 262,300 284,252 322,246", 78, 46, 36, 32, 36, 40)
    body = curve("300,470 318,540 270,610 190,622 110,600 60,560* 110,500 190,452 262,440")
    c.inlay(style.WHITE, style.INK, style.FINE, body)
    c.inlay(
        style.INK,
        style.INK,
        4,
        curve("150,560 110,548 40,520* 66,560 34,572* 78,596 58,622* 130,626 190,616"),
    )
    c.inlay(style.WHITE, style.INK, style.FINE, neck)
    c.fill(style.WHITE, ellipse(252, 505, 48, 40))
    c.fill(
        style.INK, brush("300,470 300,420 274,360 258,310 276,262 310,252", 0, 22, 26, 20, 26, 30)
    )
    c.stroke(
        style.INK,
        4,
        line("120,520 190,540 262,500"),
        line("130,552 200,572 280,530"),
        line("170,496 220,510 262,480"),
    )
    c.inlay(style.INK, style.PAPER, 2, curve("326,236* 404,232* 330,262*"))
    c.inlay(style.RED, style.PAPER, 3, curve("276,246 296,224 326,230 322,242 300,246"))
    c.fill(style.WHITE, ellipse(312, 252, 5))
    return c


def plain(second: bool) -> Canvas:
    """A pine that leans from the left, or one that leans from the right."""
    c = Canvas()
    if second:
        trunk(
            c,
            brush("480,846 420,760 310,660 210,570 190,440 260,270", 84, 64, 52, 42, 32, 12),
            brush("310,660 420,560 440,450", 34, 24, 12),
            brush("210,570 120,520 100,430", 22, 16, 10),
        )
        c.stamp(
            TUFT,
            (275, 240, 1.55, 4),
            (124, 372, 1.3, -10),
            (404, 400, 1.45, 10),
            (245, 480, 1.4, -2),
            (412, 590, 1.1, 12),
            (128, 600, 1.3, -8),
            (200, 770, 1.5, -6),
            (420, 780, 1.0, 8),
        )
        return c
    trunk(
        c,
        brush("60,846 120,760 230,660 330,570 350,440 280,270", 84, 64, 52, 42, 32, 12),
        brush("230,660 120,560 100,450", 34, 24, 12),
        brush("330,570 420,520 440,430", 22, 16, 10),
    )
    c.stamp(
        TUFT,
        (262, 230, 1.55, -4),
        (412, 360, 1.3, 10),
        (134, 410, 1.45, -10),
        (292, 470, 1.4, 2),
        (128, 600, 1.1, -12),
        (408, 590, 1.35, 8),
        (340, 760, 1.5, 6),
        (120, 790, 1.0, -8),
    )
    return c


def ribbon() -> Canvas:
    """A poetry ribbon hangs in the pine."""
    c = Canvas()
    trunk(
        c,
        brush("520,810 430,720 300,650 150,610 24,660", 66, 50, 40, 30, 18),
        brush("300,650 420,560 450,420", 30, 22, 10),
        brush("150,610 90,500 110,360", 26, 18, 10),
    )
    c.stamp(
        TUFT, (130, 240, 1.3, -8), (420, 280, 1.35, 10), (424, 520, 1.3, 10), (116, 480, 1.3, -10)
    )
    ribbons.poetry(c, ribbons.ANOYOROSHI, 275, 100, 5)
    c.stamp(TUFT, (134, 710, 1.4, -6), (408, 690, 1.3, 8), (280, 800, 1.5, 0))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of January."""
    return {"1L": crane(), "1R": ribbon(), "1P1": plain(False), "1P2": plain(True)}
