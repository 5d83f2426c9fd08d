"""September: chrysanthemum, with the sake cup."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import fill, inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, line, round_about

PETAL = curve("0,-8* -16,-80 0,-106 16,-80")
OUTER = round_about(PETAL, 16)
INNER = round_about(PETAL.at(size=0.66), 12, 11)
LEAF = curve(
    "0,0* -22,-22 -62,-30 -70,-56 -40,-64* -66,-90 -50,-116 -24,-104* -22,-140"
    " 0,-150 22,-140 24,-104*"
    " 50,-116 66,-90 40,-64* 70,-56 62,-30 22,-22"
)
LEAF_VEINS = line("0,-6 0,-124") + line("0,-36 -44,-46") + line("0,-36 44,-46")
GOLD = motif(
    "gold",
    inlay(style.YELLOW, "#9a5f14", style.HAIR, OUTER),
    inlay("#f7d873", "#9a5f14", style.HAIR, INNER),
    fill(style.OCHRE, ellipse(0, 0, 20)),
)
SCARLET = motif(
    "scarlet",
    inlay(style.RED, style.PAPER, style.HAIR, OUTER),
    inlay("#e8745a", style.PAPER, style.HAIR, INNER),
    fill(style.YELLOW, ellipse(0, 0, 20)),
)
LEAVES = motif(
    "leaf", inlay(style.GREEN, style.PAPER, 4, LEAF), stroke("#8fbf86", style.HAIR, LEAF_VEINS)
)


def stems(canvas: Canvas, *spines: str) -> None:
    """Green stems."""
    canvas.fill(style.LEAF, *(brush(spine, 16, 12) for spine in spines))


def cup(canvas: Canvas) -> None:
    """A wide flat cup of red lacquer, seen from a little above."""
    canvas.inlay(
        style.CRIMSON, style.INK, 5, curve("204,440* 336,440* 348,486 366,508* 174,508* 192,486")
    )
    canvas.inlay(
        style.RED, style.INK, 6, curve("50,312* 84,390 176,446 270,454 364,446 456,390 490,312*")
    )
    canvas.inlay(style.CRIMSON, style.INK, 6, ellipse(270, 312, 220, 86))
    canvas.inlay("#f3e3b0", style.YELLOW, 7, ellipse(270, 324, 186, 62))
    canvas.stroke(style.YELLOW, 7, *knot(270, 424))


def knot(x: float, y: float) -> tuple[Shape, ...]:
    """Our sign on the cup: a blossom of five loops."""
    return (
        round_about(ellipse(0, -26, 15, 20), 5).at(x, y - 6, 0.62),
        line(f"{x - 150},{y - 40} {x - 100},{y - 14} {x - 56},{y - 6}"),
        line(f"{x + 150},{y - 40} {x + 100},{y - 14} {x + 56},{y - 6}"),
    )


def animal() -> Canvas:
    """A sake cup among chrysanthemums."""
    c = Canvas()
    stems(c, "130,846 110,700 120,620", "400,846 420,740 400,660", "270,846 270,760 260,700")
    c.stamp(
        LEAVES,
        (84, 580, 0.8, -30),
        (456, 580, 0.8, 30),
        (270, 640, 0.85, 0),
        (250, 820, 0.8, -60),
        (300, 820, 0.8, 60),
    )
    c.stamp(GOLD, (130, 140, 0.98, 0), (410, 140, 0.98, 10))
    c.stamp(LEAVES, (270, 220, 0.85, 0))
    cup(c)
    c.stamp(GOLD, (142, 672, 1.14, 0), (398, 680, 1.14, 8))
    return c


def plain(second: bool) -> Canvas:
    """Chrysanthemums, golden and scarlet."""
    c = Canvas()
    if second:
        stems(
            c,
            "280,846 270,700 200,560 180,300",
            "270,740 360,640 390,480",
            "250,800 150,760 120,700",
            "390,460 380,330 404,236",
        )
        c.stamp(
            LEAVES,
            (300, 380, 0.95, 70),
            (90, 470, 0.95, -40),
            (300, 620, 0.9, -30),
            (440, 680, 1, 50),
            (260, 810, 0.9, -100),
            (360, 800, 0.9, 80),
        )
        c.stamp(GOLD, (190, 220, 1.3, 0), (140, 670, 1.2, 6))
        c.stamp(SCARLET, (385, 460, 1.25, 10))
        c.stamp(LEAVES, (400, 240, 0.9, 30))
        return c
    stems(
        c,
        "260,846 270,700 340,560 360,300",
        "270,740 180,640 150,480",
        "290,800 390,760 420,700",
        "150,460 160,330 136,236",
    )
    c.stamp(
        LEAVES,
        (240, 380, 0.95, -70),
        (450, 470, 0.95, 40),
        (240, 620, 0.9, 30),
        (100, 680, 1, -50),
        (280, 810, 0.9, 100),
        (180, 800, 0.9, -80),
    )
    c.stamp(GOLD, (350, 220, 1.3, 0), (155, 460, 1.25, 6))
    c.stamp(SCARLET, (390, 670, 1.2, 10))
    c.stamp(LEAVES, (140, 240, 0.9, -30))
    return c


def ribbon() -> Canvas:
    """A blue ribbon among chrysanthemums."""
    c = Canvas()
    stems(c, "100,846 90,600 110,300", "440,846 450,600 430,400", "270,846 270,780 270,700")
    c.stamp(
        LEAVES,
        (90, 440, 0.9, -30),
        (440, 560, 0.9, 30),
        (160, 800, 0.95, -70),
        (390, 800, 0.95, 66),
        (110, 640, 0.9, -20),
    )
    c.stamp(GOLD, (115, 230, 1.05, 0))
    c.stamp(SCARLET, (435, 360, 1.0, 8))
    ribbons.blue(c, 270, 95, 4)
    c.stamp(GOLD, (270, 690, 1.3, 4))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of September."""
    return {"9A": animal(), "9R": ribbon(), "9P1": plain(False), "9P2": plain(True)}
