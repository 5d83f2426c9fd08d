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
    c.stamp(TUFT, (92, 640, 0.9, -16), (455, 640, 0.95, 14), (420, 775, 0.95, 8))
    c.stroke(style.INK, 8, line("232,600 240,690 236,790"), line("262,600 286,680 280,782"))
    c.stroke(style.INK, 7, line("236,790 270,806"), line("236,790 208,806"), line("280,782 314,796"))
    neck = brush("252,500 300,440 284,360 262,300 284,252 322,246", 78, 46, 36, 32, 36, 40)
    body = curve("300,470 318,540 270,610 190,622 110,600 60,560* 110,500 190,452 262,440")
    c.inlay(style.WHITE, style.INK, style.FINE, body)
    c.inlay(style.INK, style.PAPER, 4, curve("150,560 110,548 40,520* 66,560 34,572* 78,596 58,622*"
                                             " 130,626 190,616"))
    c.inlay(style.WHITE, style.INK, style.FINE, neck)
    c.fill(style.WHITE, ellipse(252, 505, 48, 40))
    c.fill(style.INK, brush("300,470 300,420 274,360 258,310 276,262 310,252", 0, 22, 26, 20, 26, 30))
    c.stroke(style.INK, 4, line("120,520 190,540 262,500"), line("130,552 200,572 280,530"),
             line("170,496 220,510 262,480"))
    c.inlay(style.INK, style.PAPER, 2, curve("326,236* 404,232* 330,262*"))
    c.inlay(style.RED, style.PAPER, 3, curve("276,246 296,224 326,230 322,242 300,246"))
    c.fill(style.WHITE, ellipse(312, 252, 5))
    return c  # fmt: skip


def plain(second: bool) -> Canvas:
    """A pine that leans from the left, or one that leans from the right."""
    c = Canvas()
    if second:
        trunk(c, brush("470,846 400,740 300,640 210,560 200,440 260,330", 70, 54, 46, 38, 30, 14),
              brush("300,640 400,560 430,470", 30, 22, 12))
        c.stamp(TUFT, (262, 330, 1.25, 4), (420, 470, 1.1, 16), (120, 470, 1.05, -18),
              (290, 560, 1.1, 6), (150, 720, 1.1, -8), (420, 740, 0.9, 14))
        return c
    trunk(c, brush("70,846 130,740 250,660 330,560 320,430 250,330", 70, 54, 46, 38, 30, 14),
          brush("250,660 150,600 110,500", 30, 22, 12))
    c.stamp(TUFT, (240, 270, 1.25, -6), (400, 420, 1.15, 18), (130, 470, 1.15, -14),
          (290, 560, 1.15, 4), (410, 690, 1.15, 12), (140, 720, 1.0, -12))
    return c  # fmt: skip


def ribbon() -> Canvas:
    """A poetry ribbon hangs in the pine."""
    c = Canvas()
    trunk(c, brush("520,800 430,700 300,640 150,600 24,640", 60, 46, 36, 26, 16))
    c.stamp(TUFT, (130, 240, 1.1, -12), (430, 300, 1.15, 12), (420, 540, 1.1, 10), (120, 470, 1.1, -14))
    ribbons.poetry(c, ribbons.ANOYOROSHI, 275, 120, 5)
    c.stamp(TUFT, (120, 740, 1.15, -10), (300, 775, 1.2, 0), (440, 720, 1.0, 16))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of January."""
    return {"1L": crane(), "1R": ribbon(), "1P1": plain(False), "1P2": plain(True)}
