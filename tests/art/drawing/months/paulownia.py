"""December: paulownia, with the phoenix."""

from __future__ import annotations

from .. import style
from ..canvas import Canvas
from ..paint import Motif, inlay, motif, stroke
from ..pen import brush, curve, ellipse, join, line

LEAF = curve("0,0* -40,20 -90,16 -126,-10 -140,-50* -118,-52 -96,-70 -70,-110* -52,-108 -30,-130 0,-190* 30,-130"
             " 52,-108 70,-110* 96,-70 118,-52 140,-50* 126,-10 90,16 40,20")  # fmt: skip
VEINS = join([line(t) for t in ("0,0 0,-150", "0,0 -50,-84", "0,0 50,-84", "0,-4 -106,-36", "0,-4 106,-36",
                                "0,-70 -22,-104", "0,-70 22,-104")])  # fmt: skip
BELL = curve("-7,0* -17,-24 -27,-40* -11,-38 0,-48* 11,-38 27,-40* 17,-24 7,0*")


def _spike(rows: int) -> Motif:
    """Bells round an upright stalk whose foot is (0, 0)."""
    bells = []
    for row in range(rows):
        y, size = -34 - 44 * row, 1.1 - 0.5 * row / rows
        bells += [BELL.at(-9, y, size, -66), BELL.at(9, y, size, 66)]
    top = -10 - 44 * rows
    return motif(
        f"spike{rows}",
        stroke(style.LEAF, 8, line(f"0,0 0,{top}")),
        inlay(style.VIOLET, style.PAPER, 3, *bells, BELL.at(0, top, 0.62)),
    )


SIDE_SPIKE, MIDDLE_SPIKE = _spike(4), _spike(5)
LEAVES = motif(
    "leaf", inlay(style.GREEN, style.PAPER, 5, LEAF), stroke("#9cc98f", 4, VEINS)
)


def crest(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three leaves, three spikes: the way paulownia is drawn on all four cards."""
    lift, out = y - 70 * size, 88 * size
    canvas.stamp(SIDE_SPIKE, (x - out, lift, size * 0.9, -16), (x + out, lift, size * 0.9, 16))
    canvas.stamp(MIDDLE_SPIKE, (x, y - 80 * size, size, 0))
    canvas.stamp(LEAVES, (x - 30 * size, y, size, -98), (x + 30 * size, y, size, 98))
    canvas.stamp(LEAVES, (x, y + 20 * size, size * 0.95, 180))


TAIL_EYE = curve("0,-40* -30,-6 -22,26 0,38 22,26 30,-6")


def phoenix(canvas: Canvas) -> None:
    """The phoenix descends, its tail streaming."""
    tails = (("300,330 400,400 430,520 380,640", 380, 650, 16), ("290,340 340,440 330,560 260,650", 256, 662, 22),
             ("280,340 270,440 200,520 130,560", 118, 572, 66), ("320,320 440,350 490,440 486,540", 486, 556, -4))
    for (spine, x, y, turn), colour in zip(tails, (style.RED, "#d98a1e", style.VIOLET, "#2f7f78"), strict=True):
        canvas.inlay(colour, style.PAPER, 4, brush(spine, 20, 26, 22, 16))
        canvas.inlay(colour, style.INK, 4, TAIL_EYE.at(x, y, 1, turn))
        canvas.inlay(style.YELLOW, style.INK, 3, ellipse(x, y, 15))
        canvas.fill(style.INK, ellipse(x, y, 6))
    wing(canvas, True)
    canvas.inlay(style.YELLOW, style.INK, 5, curve("150,196* 164,168 196,166 214,190 218,226 250,250 300,270 344,310"
                                                  " 340,352 300,366 250,350 206,314 180,262 172,222"))
    canvas.stroke(style.OCHRE, 5, *(line(t) for t in ("216,270 230,292 250,284", "240,300 258,318 276,304",
                                                     "270,320 290,338 306,322", "200,230 206,250 222,244")))
    wing(canvas, False)
    canvas.inlay(style.RED, style.INK, 4, curve("168,172* 150,130 160,92* 178,120 190,84 206,70* 204,112 232,84 250,84*"
                                               " 226,118 220,150 196,174"))
    canvas.inlay(style.RED, style.INK, 4, curve("152,196* 110,196 84,214* 110,216 150,212*"))
    canvas.inlay(style.RED, style.INK, 3, curve("158,212* 150,240 166,246 174,220"))
    canvas.fill(style.INK, ellipse(176, 192, 7))  # fmt: skip


FEATHER = curve("0,0* -17,-40 -17,-110 0,-150 17,-110 17,-40")


def wing(canvas: Canvas, far: bool) -> None:
    """One wing: long feathers, then shorter ones over them."""
    x, y, first, step, size = (262, 262, -44, 15, 1.28) if far else (284, 296, 26, 15, 1.42)
    long, short = ("#2f7f78", "#58aa9a") if far else (style.RED, "#e98a4e")
    for k in range(6):
        canvas.inlay(long, style.PAPER, 4, FEATHER.at(x, y, size * (1 - 0.05 * abs(k - 2)), first + step * k))
    for k in range(5):
        canvas.inlay(short, style.PAPER, 4, FEATHER.at(x, y, size * 0.62, first + 6 + step * k))
    canvas.inlay(style.YELLOW, style.INK, 4, ellipse(x, y - 6, 34, 28))


def light() -> Canvas:
    """The phoenix over the paulownia."""
    c = Canvas()
    crest(c, 270, 830, 0.92)
    phoenix(c)
    return c


def plain(which: int) -> Canvas:
    """Paulownia; the third stands on a golden ground."""
    c = Canvas()
    if which == 3:
        c.fill(style.YELLOW, curve("14,640* 526,640* 526,846* 14,846*"))
        crest(c, 270, 560, 1.42)
        return c
    crest(c, 270, 620 if which == 1 else 560, 1.42)
    if which == 1:
        c.stamp(LEAVES, (100, 300, 0.6, -40), (440, 300, 0.6, 40))
    else:
        c.stamp(LEAVES, (100, 800, 0.6, -30), (440, 800, 0.6, 30))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of December."""
    return {"12L": light(), "12P1": plain(1), "12P2": plain(2), "12P3": plain(3)}
