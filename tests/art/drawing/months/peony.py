"""June: peony, with butterflies."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import fill, inlay, motif, stroke
from ..pen import Shape, brush, curve, dots, ellipse, line, round_about

PETAL = curve("0,0* -53,-74 -22,-107 0,-96* 22,-107 53,-74")
GRAINS = dots(-14, 14, -14j, 14j, 9 + 9j, -9 - 9j, 9 - 9j, -9 + 9j)
LEAF = curve(
    "0,0* -24,-34 -64,-44 -104,-36* -84,-74 -46,-92* -36,-126 0,-168* 36,-126"
    " 46,-92* 84,-74 104,-36*"
    " 64,-44 24,-34"
)
LEAF_VEINS = line("0,-8 0,-140") + line("0,-40 -78,-52") + line("0,-40 78,-52")


BLOSSOM = motif(
    "peony",
    inlay("#9c1f3d", style.PAPER, 4, round_about(PETAL, 7)),
    inlay("#c8405c", style.PAPER, 4, round_about(PETAL.at(size=0.76), 6, 24)),
    inlay(style.PINK, style.PAPER, 4, round_about(PETAL.at(size=0.5), 5)),
    fill(style.YELLOW, ellipse(0, 0, 24)),
    stroke(style.OCHRE, 6, GRAINS),
)
LEAVES = motif(
    "leaf", inlay(style.GREEN, style.PAPER, 4, LEAF), stroke("#8fbf86", style.HAIR, LEAF_VEINS)
)


def stems(canvas: Canvas, *spines: str) -> None:
    """Green stems."""
    canvas.fill(style.LEAF, *(brush(spine, 16, 12) for spine in spines))


def bud(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """A round bud in its green cup."""
    canvas.inlay(
        "#9c1f3d",
        style.PAPER,
        4,
        curve("0,20* -34,-8 -24,-44 0,-56* 24,-44 34,-8").at(x, y, 1, turn),
    )
    canvas.inlay("#c8405c", style.PAPER, 3, curve("0,14* -14,-16 0,-54* 14,-16").at(x, y, 1, turn))
    canvas.inlay(
        style.LEAF,
        style.PAPER,
        3,
        curve("0,30* -36,6 -34,-18* 0,8* 34,-18* 36,6").at(x, y, 1, turn),
    )


UPPER = curve("4,-4* 30,-70 84,-128 142,-132 160,-96 130,-40 70,-4 10,6*")
LOWER = curve("6,2* 60,6 112,30 124,70 100,108* 84,92 62,104 34,70 10,16")
UPPER_SPOTS = curve("112,-108 138,-112 142,-88 120,-76")
LOWER_SPOTS = ellipse(86, 58, 15)
RAYS = line("14,-10 76,-92") + line("14,-8 104,-60") + line("16,10 66,60")


def butterfly(
    canvas: Canvas, x: float, y: float, size: float, turn: float, upper: str, lower: str, spot: str
) -> None:
    """A butterfly with open wings, its head up."""

    def p(shape: Shape, flip: bool) -> Shape:
        return shape.at(x, y, size, turn, flip=flip)

    for flip in (False, True):
        canvas.inlay(lower, style.INK, 7, p(LOWER, flip))
        canvas.fill(spot, p(LOWER_SPOTS, flip))
        canvas.inlay(upper, style.INK, 7, p(UPPER, flip))
        canvas.fill(spot, p(UPPER_SPOTS, flip))
        canvas.stroke(style.INK, 4, p(RAYS, flip), p(line("2,-36 14,-84 34,-104"), flip))
    canvas.fill(style.INK, curve("0,-46 11,-30 10,20 0,74* -10,20 -11,-30").at(x, y, size, turn))


def animal() -> Canvas:
    """Two butterflies over a peony."""
    c = Canvas()
    stems(c, "270,846 264,740 262,640", "270,780 400,720 460,640", "264,800 120,740 70,690")
    c.stamp(
        LEAVES,
        (200, 790, 1.0, -64),
        (350, 800, 1.0, 60),
        (130, 700, 0.95, -30),
        (420, 700, 0.95, 36),
        (470, 560, 0.7, 20),
    )
    c.stamp(BLOSSOM, (262, 610, 1.45, 0))
    bud(c, 74, 590, -18)
    stems(c, "130,770 90,700 76,616")
    butterfly(c, 190, 250, 1.05, 24, style.YELLOW, "#e9862f", style.WHITE)
    butterfly(c, 410, 380, 0.7, -28, style.WHITE, style.WATER, style.BLUE)
    return c


def plain(second: bool) -> Canvas:
    """Peonies in leaf."""
    c = Canvas()
    if second:
        stems(
            c,
            "300,846 300,700 330,560 340,300",
            "300,740 180,640 150,560",
            "330,560 190,420 112,222",
        )
        c.stamp(
            LEAVES,
            (240, 420, 1, -74),
            (400, 470, 1, 60),
            (90, 730, 0.9, -20),
            (400, 760, 1, 66),
            (240, 800, 0.9, -50),
            (460, 640, 0.8, 20),
            (110, 380, 0.8, -100),
        )
        c.stamp(BLOSSOM, (340, 240, 1.4, 10), (170, 590, 1.45, 0))
        bud(c, 108, 200, -20)
        bud(c, 440, 560, 20)
        stems(c, "330,700 400,670 436,582")
        return c
    stems(
        c, "240,846 240,700 210,560 200,300", "240,740 360,660 390,580", "210,560 350,420 424,212"
    )
    c.stamp(
        LEAVES,
        (300, 430, 1, 74),
        (140, 470, 1, -60),
        (450, 740, 0.9, 20),
        (140, 760, 1, -66),
        (300, 800, 0.9, 50),
        (80, 640, 0.8, -20),
        (430, 390, 0.8, 100),
    )
    c.stamp(BLOSSOM, (200, 240, 1.4, -10), (370, 600, 1.45, 0))
    bud(c, 430, 190, 18)
    bud(c, 100, 560, -20)
    stems(c, "210,700 140,670 104,582")
    return c


def ribbon() -> Canvas:
    """A blue ribbon among peonies."""
    c = Canvas()
    stems(c, "120,846 100,600 110,300", "430,846 450,500 430,330", "270,846 280,780 270,700")
    c.stamp(
        LEAVES, (100, 480, 0.9, -30), (440, 520, 0.9, 30), (160, 780, 1, -70), (390, 790, 1, 66)
    )
    c.stamp(BLOSSOM, (120, 250, 1.05, 0), (440, 330, 0.95, 20))
    ribbons.blue(c, 275, 95, -4)
    c.stamp(LEAVES, (110, 690, 0.9, -20), (440, 690, 0.9, 24))
    c.stamp(BLOSSOM, (265, 680, 1.35, 8))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of June."""
    return {"6A": animal(), "6R": ribbon(), "6P1": plain(False), "6P2": plain(True)}
