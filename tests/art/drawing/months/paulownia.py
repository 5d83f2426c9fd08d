"""December: paulownia, with the phoenix."""

from __future__ import annotations

from .. import style
from ..canvas import Canvas
from ..paint import Motif, inlay, motif, stroke
from ..pen import brush, curve, ellipse, join, line
from ..wings import FEATHER, fan, wing

LEAF = curve(
    "0,0* -40,20 -90,16 -126,-10 -140,-50* -118,-52 -96,-70 -70,-110* -52,-108"
    " -30,-130 0,-190* 30,-130"
    " 52,-108 70,-110* 96,-70 118,-52 140,-50* 126,-10 90,16 40,20"
)
VEINS = join(
    [
        line(t)
        for t in (
            "0,0 0,-150",
            "0,0 -50,-84",
            "0,0 50,-84",
            "0,-4 -106,-36",
            "0,-4 106,-36",
            "0,-70 -22,-104",
            "0,-70 22,-104",
        )
    ]
)
BELL = curve("-8,2* -21,-18 -17,-36 -26,-48* -9,-45 0,-55* 9,-45 26,-48* 17,-36 21,-18 8,2*")


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
LEAVES = motif("leaf", inlay(style.GREEN, style.PAPER, 5, LEAF), stroke("#9cc98f", 4, VEINS))


def crest(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three leaves, three spikes: the way paulownia is drawn on all four cards."""
    lift, out = y - 84 * size, 88 * size
    canvas.stamp(SIDE_SPIKE, (x - out, lift, size * 0.9, -20), (x + out, lift, size * 0.9, 20))
    canvas.stamp(MIDDLE_SPIKE, (x, y - 92 * size, size, 0))
    canvas.stamp(
        LEAVES,
        (x - 22 * size, y - 26 * size, size * 0.94, -74),
        (x + 22 * size, y - 26 * size, size * 0.94, 74),
    )
    canvas.stamp(LEAVES, (x, y - 6 * size, size * 1.13, 180))


TEAL, AQUA, FLAME = "#23706a", "#57a89b", "#e98a3e"
TAIL_EYE = curve("0,-46* -32,-8 -25,26 0,42 25,26 32,-8")
TAILS = (
    ("340,392 414,420 450,500 456,572", (458, 594, 1, -4), TEAL),
    ("330,398 380,480 400,560 372,652", (364, 674, 1, 18), style.RED),
    ("318,394 316,480 290,570 226,640", (210, 656, 1, 46), "#d98a1e"),
    ("306,384 262,450 190,500 104,520", (80, 526, 1, 74), style.VIOLET),
)


def tail(canvas: Canvas) -> None:
    """Four long feathers, each with an eye."""
    for spine, (x, y, size, turn), colour in TAILS:
        canvas.inlay(colour, style.PAPER, 4, brush(spine, 18, 30, 24, 16))
        canvas.stroke(style.PAPER, 3, curve(spine, closed=False))
        canvas.inlay(colour, style.INK, 4, TAIL_EYE.at(x, y, size, turn))
        canvas.inlay(style.YELLOW, style.INK, 3, ellipse(x, y, 16))
        canvas.fill(style.INK, ellipse(x, y, 7))


def crest_of_plumes(canvas: Canvas) -> None:
    """Plumes swept back from the head."""
    for turn, size in ((62, 0.5), (34, 0.6), (6, 0.62), (-20, 0.5)):
        canvas.inlay(style.RED, style.PAPER, 3, FEATHER.at(170, 164, size, turn, squash=1.15))


def phoenix(canvas: Canvas) -> None:
    """The phoenix alights, its wings raised, its tail streaming."""
    tail(canvas)
    wing(
        canvas,
        (TEAL, AQUA),
        fan([160, 190, 216, 232, 228, 210], -34, 13, 1.25),
        0.56,
        (256, 270, 1, 0),
    )
    crest_of_plumes(canvas)
    body = curve(
        "130,180* 140,152 168,142 192,156 198,186 210,214 244,228 296,240 338,280 354,336 346,404*"
        " 296,384 244,346 200,296 170,256 156,222 150,200"
    )
    canvas.inlay(style.YELLOW, style.INK, 5, body)
    canvas.stroke(
        style.OCHRE,
        5,
        *(
            curve(t, closed=False)
            for t in (
                "176,250 192,258 204,240",
                "200,286 220,290 230,268",
                "228,322 250,322 258,298",
                "262,350 284,346 290,322",
                "168,216 182,222 190,204",
                "300,372 318,364 322,342",
            )
        ),
    )
    wing(
        canvas,
        (style.RED, FLAME),
        fan([240, 244, 236, 222, 206, 184, 150], 30, 13, 1.3),
        0.56,
        (290, 290, 1, 0),
    )
    canvas.inlay(
        style.YELLOW, style.INK, 4, curve("256,300 264,270 294,262 318,280 314,312 284,328")
    )
    canvas.inlay(FLAME, style.INK, 4, curve("134,170* 104,178 92,202* 118,196 148,200*"))
    canvas.inlay(style.RED, style.INK, 3, curve("146,202* 134,228 148,240 160,216"))
    canvas.fill(style.WHITE, ellipse(164, 174, 9))
    canvas.fill(style.INK, ellipse(162, 174, 5))


def light() -> Canvas:
    """The phoenix over the paulownia."""
    c = Canvas()
    crest(c, 270, 836, 0.86)
    phoenix(c)
    return c


def plain(which: int) -> Canvas:
    """Paulownia; the third stands on a golden ground."""
    c = Canvas()
    if which == 3:
        c.fill(style.YELLOW, curve("14,610* 526,610* 526,846* 14,846*"))
    crest(c, 270, 580 if which == 2 else 610, 1.36)
    if which == 2:
        c.stamp(LEAVES, (110, 816, 0.6, -30), (430, 816, 0.6, 30))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of December."""
    return {"12L": light(), "12P1": plain(1), "12P2": plain(2), "12P3": plain(3)}
