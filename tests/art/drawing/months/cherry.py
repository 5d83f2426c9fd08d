"""March: cherry, with the curtain of a flower-viewing party."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import inlay, motif, stroke
from ..pen import Shape, brush, curve, dots, ellipse, line, round_about

PETAL = curve("0,-5* -34,-52 -14,-83* 0,-68* 14,-83* 34,-52")
PETALS = round_about(PETAL, 5)
THREADS = round_about(line("0,-8 0,-34"), 5)
HEADS = round_about(dots(-36j), 5)
LEAF = curve("0,0* -20,-30 -18,-66 0,-104* 18,-66 20,-30")
BLOSSOM = motif(
    "cherry",
    inlay(style.PINK, style.WHITE, 4, PETALS),
    stroke(style.CRIMSON, 3, THREADS),
    stroke(style.CRIMSON, 9, HEADS),
    stroke(style.CRIMSON, 18, dots(0j)),
)
LEAVES = motif("leaf", inlay("#8c4a2c", style.PAPER, 3, LEAF))


def wood(canvas: Canvas, *strokes: Shape) -> None:
    """Brown branches."""
    canvas.fill(style.BROWN, *strokes)


def curtain() -> Canvas:
    """A striped curtain, gathered with cords, before a hill of blossoms."""
    c = Canvas()
    wood(c, brush("24,330 160,250 330,270 520,180", 26, 20, 18, 12))
    c.stamp(
        LEAVES, (60, 150, 0.9, -40), (330, 110, 0.9, 20), (500, 330, 0.9, 60), (210, 340, 0.9, 200)
    )
    c.stamp(
        BLOSSOM,
        (100, 110, 0.95, 0),
        (245, 90, 0.95, 30),
        (400, 110, 0.95, 10),
        (470, 215, 0.9, 40),
        (170, 210, 1.05, 15),
        (320, 205, 1.05, -10),
        (70, 260, 0.95, 25),
        (420, 330, 1.0, 0),
        (250, 330, 0.95, 40),
        (120, 370, 0.95, 5),
        (340, 420, 0.9, 20),
        (480, 430, 0.9, 0),
        (210, 440, 0.85, 0),
        (60, 460, 0.85, 30),
    )
    cloth = curve("20,480* 120,520 200,500 270,524 350,500 430,520 520,480* 520,846* 20,846*")
    c.inlay(style.WHITE, style.INK, 5, cloth)
    for x in (62, 166, 270, 374, 478):
        c.fill(
            style.RED,
            curve(
                f"{x - 26},550* {x + 26},550* {x + 30},680 {x + 26},846* {x - 26},846* {x - 30},680"
            ),
        )
    c.fill(
        style.VIOLET,
        curve(
            "20,480* 120,520 200,500 270,524 350,500 430,520 520,480* 520,560*"
            " 430,600 350,580 270,604 200,580 120,600 20,560*"
        ),
    )
    for x, y in ((114, 556), (270, 562), (426, 556)):
        c.fill(style.WHITE, round_about(PETAL, 5).at(x, y, 0.36))
        c.fill(style.VIOLET, ellipse(x, y, 6))
    c.stroke(style.INK, 10, line("20,482 120,522 200,502 270,526 350,502 430,522 520,482"))
    for x, y in ((196, 500), (346, 500)):
        c.inlay(
            style.YELLOW,
            style.INK,
            4,
            brush(f"{x},{y} {x + 6},{y + 90} {x - 4},{y + 170}", 16, 12, 30),
        )
        c.inlay(style.YELLOW, style.INK, 4, ellipse(x, y, 18))
    return c


def plain(second: bool) -> Canvas:
    """A bough in full flower."""
    c = Canvas()
    if second:
        wood(
            c,
            brush("20,300 140,380 280,420 400,560 522,600", 40, 34, 28, 22, 14),
            brush("140,380 180,560 330,700 400,842", 26, 22, 18, 12),
            brush("280,420 380,320 440,160", 20, 14, 8),
        )
        c.stamp(
            LEAVES,
            (110, 250, 1, -30),
            (320, 250, 1, 10),
            (480, 520, 1, 50),
            (120, 640, 1, -70),
            (300, 800, 1, -150),
        )
        c.stamp(
            BLOSSOM,
            (130, 140, 1.2, 10),
            (420, 150, 1.25, 0),
            (280, 200, 1.1, 24),
            (90, 330, 1.1, 0),
            (410, 330, 1.2, 12),
            (250, 380, 1.25, -8),
            (110, 500, 1.2, 20),
            (400, 510, 1.15, 0),
            (270, 560, 1.2, 30),
            (440, 680, 1.2, 14),
            (150, 690, 1.2, 0),
            (310, 730, 1.15, -12),
        )
        return c
    wood(
        c,
        brush("520,330 400,400 270,430 150,560 20,620", 40, 34, 28, 22, 14),
        brush("400,400 380,560 240,700 160,842", 26, 22, 18, 12),
        brush("270,430 160,330 110,170", 20, 14, 8),
    )
    c.stamp(
        LEAVES,
        (430, 250, 1, 30),
        (210, 250, 1, -10),
        (60, 520, 1, -50),
        (430, 640, 1, 70),
        (230, 800, 1, 150),
    )
    c.stamp(
        BLOSSOM,
        (410, 130, 1.2, 0),
        (120, 150, 1.25, 20),
        (265, 180, 1.1, 5),
        (440, 310, 1.15, 18),
        (130, 320, 1.2, 0),
        (290, 360, 1.25, 12),
        (430, 480, 1.2, -6),
        (110, 480, 1.1, 26),
        (270, 530, 1.2, 0),
        (100, 690, 1.2, 8),
        (390, 660, 1.25, 22),
        (250, 720, 1.15, 0),
    )
    return c


def ribbon() -> Canvas:
    """A poetry ribbon hangs in the cherry."""
    c = Canvas()
    wood(
        c,
        brush("20,240 120,330 160,480 280,640 500,760", 30, 26, 22, 20, 12),
        brush("520,180 430,330 440,520 380,690", 26, 20, 16, 10),
    )
    c.stamp(LEAVES, (60, 360, 1, -60), (470, 450, 1, 60), (330, 800, 1, 170))
    c.stamp(
        BLOSSOM, (110, 170, 1.2, 0), (430, 190, 1.2, 18), (90, 420, 1.15, 10), (450, 420, 1.15, 0)
    )
    ribbons.poetry(c, ribbons.MIYOSHINO, 275, 105, 4)
    c.stamp(
        BLOSSOM,
        (120, 610, 1.2, 24),
        (430, 620, 1.25, 6),
        (270, 680, 1.25, 0),
        (140, 760, 1.1, 30),
        (400, 770, 1.1, 12),
    )
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of March."""
    return {"3L": curtain(), "3R": ribbon(), "3P1": plain(False), "3P2": plain(True)}
