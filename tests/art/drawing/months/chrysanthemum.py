"""September: chrysanthemum, with the sake cup."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import fill, inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, line, round_about

PETAL = curve("0,-8* -15,-60 -14,-94 0,-106 14,-94 15,-60")
OUTER = round_about(PETAL, 16)
INNER = round_about(PETAL.at(size=0.66), 12, 11)
LEAF = curve("0,0* -22,-22 -62,-30 -70,-56 -40,-64* -66,-90 -50,-116 -24,-104* -22,-140 0,-150 22,-140 24,-104*"
             " 50,-116 66,-90 40,-64* 70,-56 62,-30 22,-22")  # fmt: skip
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
    """A wide red lacquer cup seen from a little above, with a golden knot of long life."""
    canvas.inlay(style.CRIMSON, style.INK, 5, curve("206,470* 334,470* 350,536 372,560* 168,560* 190,536"))
    canvas.inlay(style.RED, style.INK, 6, curve("70,300* 96,410 180,486 270,494 360,486 444,410 470,300*"))
    canvas.inlay(style.CRIMSON, style.INK, 6, ellipse(270, 300, 200, 84))
    canvas.inlay("#f3e3b0", style.YELLOW, 7, ellipse(270, 312, 168, 62))
    canvas.stroke(style.YELLOW, 8, *knot(270, 420))


def knot(x: float, y: float) -> tuple[Shape, ...]:
    """Our sign on the cup: a blossom of five loops."""
    return (round_about(ellipse(0, -26, 15, 20), 5).at(x, y - 4, 0.95), line(f"{x - 96},{y - 30} {x - 60},{y - 4}"),
            line(f"{x + 96},{y - 30} {x + 60},{y - 4}"))  # fmt: skip


def animal() -> Canvas:
    """A sake cup among chrysanthemums."""
    c = Canvas()
    stems(c, "130,846 110,700 120,620", "400,846 420,740 400,660", "270,846 270,760 260,700")
    c.stamp(LEAVES, (70, 600, 0.8, -30), (470, 600, 0.8, 30), (270, 620, 0.8, 0), (250, 820, 0.8, -60), (300, 820, 0.8, 60))
    c.stamp(GOLD, (120, 140, 0.95, 0), (420, 130, 0.85, 10))
    c.stamp(LEAVES, (270, 190, 0.85, 0), (50, 240, 0.7, -50), (490, 230, 0.7, 50))
    cup(c)
    c.stamp(GOLD, (130, 680, 1.15, 0), (405, 690, 1.15, 8))
    return c  # fmt: skip


def plain(second: bool) -> Canvas:
    """Chrysanthemums, golden and scarlet."""
    c = Canvas()
    if second:
        stems(c, "280,846 270,700 200,560 180,300", "270,740 360,640 390,480", "250,800 150,760 120,700")
        c.stamp(LEAVES, (300, 380, 0.95, 70), (90, 470, 0.95, -40), (300, 620, 0.9, -30), (440, 680, 1, 50), (260, 810, 0.9, -100), (360, 800, 0.9, 80))
        c.stamp(GOLD, (190, 220, 1.3, 0), (140, 670, 1.2, 6))
        c.stamp(SCARLET, (385, 460, 1.25, 10))
        c.stamp(LEAVES, (400, 240, 0.9, 30))
        return c
    stems(c, "260,846 270,700 340,560 360,300", "270,740 180,640 150,480", "290,800 390,760 420,700")
    c.stamp(LEAVES, (240, 380, 0.95, -70), (450, 470, 0.95, 40), (240, 620, 0.9, 30), (100, 680, 1, -50), (280, 810, 0.9, 100), (180, 800, 0.9, -80))
    c.stamp(GOLD, (350, 220, 1.3, 0), (155, 460, 1.25, 6))
    c.stamp(SCARLET, (390, 670, 1.2, 10))
    c.stamp(LEAVES, (140, 240, 0.9, -30))
    return c  # fmt: skip


def ribbon() -> Canvas:
    """A blue ribbon among chrysanthemums."""
    c = Canvas()
    stems(c, "100,846 90,600 110,300", "440,846 450,600 430,400", "270,846 270,780 270,700")
    c.stamp(LEAVES, (90, 440, 0.9, -30), (440, 560, 0.9, 30), (160, 800, 0.95, -70), (390, 800, 0.95, 66), (110, 640, 0.9, -20))
    c.stamp(GOLD, (115, 230, 1.05, 0))
    c.stamp(SCARLET, (435, 360, 1.0, 8))
    ribbons.blue(c, 270, 95, 4)
    c.stamp(GOLD, (270, 690, 1.3, 4))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of September."""
    return {"9A": animal(), "9R": ribbon(), "9P1": plain(False), "9P2": plain(True)}
