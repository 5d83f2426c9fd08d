"""November: willow, with the man in the rain, the swallow, and the storm."""

from __future__ import annotations

import math

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import Motif, inlay, motif, stroke
from ..pen import Shape, curve, ellipse, line, round_about, through

BLADE = curve("0,0* -8,26 -5,50 0,66* 8,40 6,18")


def _strand(name: str, length: float, sway: float, colour: str, edge: str) -> Motif:
    """A hanging twig and its narrow leaves, from (0, 0) down."""
    twig, blades = [], []
    steps = int(length // 34)
    for k in range(steps + 1):
        t = k / steps
        p = complex(sway * math.sin(t * 2.6), length * t)
        twig.append(p)
        blades.append(BLADE.at(p.real, p.imag, 0.9 + 0.15 * (k % 2), 34 if k % 2 else -34))
    blades.append(BLADE.at(p.real, p.imag))
    return motif(
        name,
        stroke(
            style.BROWN if edge == style.PAPER else colour,
            5,
            through(twig[::3], [False] * len(twig[::3]), closed=False),
        ),
        inlay(colour, edge, 2.5, *blades),
    )


LONG = _strand("long", 700, 24, style.GREEN, style.PAPER)
MIDDLE = _strand("middle", 480, -18, style.LEAF, style.PAPER)
SHORT = _strand("short", 250, 14, style.LEAF, style.PAPER)
TIP = _strand("tip", 130, 8, style.GREEN, style.PAPER)
NIGHT = _strand("night", 170, 12, "#6fa35c", "#231b2b")


def swallow(canvas: Canvas) -> None:
    """A swallow that dives to the lower left."""
    blue, size, x, y = "#27356b", 1.12, 258, 470

    def p(text: str) -> Shape:
        return curve(text).at(x, y, size)

    canvas.inlay(
        blue, style.PAPER, 5, p("60,-30* 130,-84 206,-100 248,-96* 200,-70 150,-30 90,10*")
    )
    canvas.inlay(blue, style.PAPER, 5, p("70,-20* 120,-30 176,0 226,60* 170,44 110,30 70,24*"))
    canvas.inlay(
        blue, style.PAPER, 5, p("-20,-10* 10,-90 60,-170 150,-250* 140,-170 110,-90 50,-10*")
    )
    canvas.inlay(
        style.WHITE, style.INK, 4, p("-130,40 -90,70 -20,80 60,40 100,0 60,-20 -20,0 -90,10")
    )
    canvas.inlay(
        blue,
        style.INK,
        4,
        p(
            "-152,26* -140,0 -108,-14 -70,-8 -20,-30 40,-44 96,-30 110,-4 60,14 0,14 -60,26"
            " -100,26*"
        ),
    )
    canvas.inlay(style.RED, style.INK, 3, p("-152,28* -120,24 -98,28 -84,44 -100,62 -126,56*"))
    canvas.inlay(
        blue, style.PAPER, 5, p("-50,10* -40,70 -20,150 40,240* 54,170 60,100 40,20 10,-6*")
    )
    canvas.stroke(
        "#7d8cc4",
        5,
        *(
            line(t).at(x, y, size)
            for t in (
                "-12,40 6,110 30,180",
                "14,30 28,90 42,140",
                "40,-60 74,-120 116,-180",
                "60,-50 90,-96 122,-140",
            )
        ),
    )
    canvas.fill(style.YELLOW, p("-150,18* -190,34* -148,34*"))
    canvas.fill(style.WHITE, ellipse(-118, 8, 8).at(x, y, size))


def animal() -> Canvas:
    """A swallow in the willow."""
    c = Canvas()
    c.stamp(MIDDLE, (66, 16, 1, 0), (482, 16, 1.1, 0))
    c.stamp(SHORT, (150, 16, 1, 0), (430, 16, -0.95, 0))
    c.stamp(LONG, (105, 16, 0.95, 0), (456, 16, -1.0, 0))
    c.stamp(TIP, (210, 16, 1, 0), (270, 16, 0.8, 0), (330, 16, -1, 0), (385, 16, 1.2, 0))
    swallow(c)
    return c


def ribbon() -> Canvas:
    """A red ribbon in the willow."""
    c = Canvas()
    c.stamp(MIDDLE, (66, 16, 1.1, 0), (482, 16, -1.1, 0))
    c.stamp(LONG, (170, 16, 1, 0), (372, 16, -1, 0))
    ribbons.red(c, 272, 95, 4)
    c.stamp(LONG, (115, 16, 1.05, 0), (428, 16, -1.03, 0))
    c.stamp(TIP, (225, 16, 0.7, 0), (272, 16, 0.6, 0), (322, 16, -0.7, 0))
    return c


def umbrella(canvas: Canvas) -> None:
    """A paper umbrella held against the rain."""
    canvas.stroke(style.BROWN, 11, line("292,300 236,560"))
    canvas.inlay(
        style.OCHRE,
        style.INK,
        5,
        curve(
            "96,300* 120,220 190,160 300,138* 400,170 460,250 466,352* 420,326"
            " 380,332 350,306* 320,306 290,296 250,300* 220,284 190,292 160,290*"
            " 130,286"
        ),
    )
    canvas.fill(
        style.YELLOW,
        curve("300,138* 210,200 160,290* 200,286 250,300*"),
        curve("300,138* 320,220 350,306* 400,322 466,352* 440,240"),
    )
    canvas.stroke(
        style.INK,
        4,
        *(
            line(t)
            for t in (
                "300,138 210,200 160,290",
                "300,138 266,220 250,300",
                "300,138 330,220 350,306",
                "300,138 400,210 466,352",
            )
        ),
    )
    canvas.fill(style.INK, ellipse(302, 138, 15, 12))


def man(canvas: Canvas) -> None:
    """Ono no Michikaze in a court robe and a tall black cap."""
    canvas.inlay(
        style.INK,
        style.PAPER,
        3,
        curve("140,756* 190,744 206,770* 140,776*"),
        curve("240,766* 296,752 316,782* 240,786*"),
    )
    canvas.inlay(
        "#dfe3ea",
        style.INK,
        5,
        curve("120,640* 300,640* 318,770* 226,774* 214,720* 204,764* 112,764*"),
    )
    canvas.inlay(
        style.VIOLET,
        style.INK,
        5,
        curve("170,446* 262,446* 312,520 350,600 340,664 300,690 120,690 88,650 96,560 130,490"),
    )
    canvas.inlay(
        style.RED, style.INK, 4, curve("190,450* 216,520* 244,450* 262,446* 226,560* 170,446*")
    )
    canvas.inlay(
        "#8463ad",
        style.INK,
        5,
        curve("250,500* 300,510 350,560 384,640* 340,664 290,650* 232,588 232,560"),
    )
    canvas.inlay(
        "#8463ad",
        style.INK,
        5,
        curve("140,500* 100,560 76,640 96,680* 150,660 190,610 214,576 196,540"),
    )
    canvas.inlay("#f0cfa8", style.INK, 4, ellipse(238, 566, 24, 19))
    canvas.inlay(
        "#f0cfa8",
        style.INK,
        4,
        curve("176,392 184,364 216,352 248,364 256,396 246,436 218,456 190,440"),
    )
    canvas.fill(style.INK, curve("176,372* 204,372 198,398 206,420* 184,430 172,400"))
    canvas.inlay(
        style.INK,
        style.PAPER,
        3,
        curve("170,380* 164,330 186,276 214,262 240,276 236,320 262,372* 216,356"),
    )
    canvas.fill(
        style.INK,
        ellipse(228, 398, 5),
        ellipse(250, 396, 4),
        curve("226,428* 244,424* 238,452 230,452"),
    )
    canvas.stroke(style.INK, 4, line("216,386 234,384"), line("232,424 248,420"))


def frog(canvas: Canvas, x: float, y: float) -> None:
    """The frog that leaps for the willow."""

    def p(shape: Shape) -> Shape:
        return shape.at(x, y, 1.1)

    canvas.inlay(style.LEAF, style.INK, 4, p(curve("30,20* 70,30 84,62 56,60 78,84* 30,72 10,40")))
    canvas.inlay(
        style.LEAF, style.INK, 4, p(curve("-46,-16 -28,-40 0,-34 34,-6 50,34 22,48 -14,34 -40,10"))
    )
    canvas.inlay(style.LEAF, style.INK, 4, p(curve("-14,22* -34,44 -52,50* -38,64 -6,50 4,34")))
    canvas.inlay(style.WHITE, style.INK, 3, p(ellipse(-22, -36, 11)))
    canvas.fill(style.INK, p(ellipse(-24, -37, 5)))


def rain_man() -> Canvas:
    """A man with an umbrella watches a frog by the stream, in the rain."""
    c = Canvas()
    c.fill("#cfd9dd", curve("14,14* 526,14* 526,620* 14,620*"))
    c.stroke(
        style.WHITE,
        4,
        *(
            line(f"{x},{y} {x - 14},{y + 90}")
            for x, y in (
                (60, 330),
                (50, 470),
                (440, 400),
                (500, 470),
                (400, 440),
                (470, 560),
                (380, 60),
                (60, 90),
                (230, 60),
            )
        ),
    )
    c.inlay(style.LEAF, style.PAPER, 4, curve("14,600* 120,640 260,720 330,790 360,846* 14,846*"))
    c.inlay(
        "#8dbcd0",
        style.PAPER,
        4,
        curve("526,560* 430,610 400,660 440,720 400,780 360,846* 526,846*"),
    )
    c.stroke(
        style.WHITE,
        6,
        line("520,600 450,640 440,670 480,720 450,790 420,840"),
        line("520,680 500,730 490,800"),
    )
    c.stamp(SHORT, (44, 16, -1, 0), (456, 16, -1, 0))
    c.stamp(MIDDLE, (498, 16, 0.9, 0))
    umbrella(c)
    man(c)
    frog(c, 424, 726)
    c.stamp(TIP, (90, 16, 1.3, 0), (150, 16, 0.8, 0), (400, 16, -0.9, 0))
    return c


def drum(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A storm drum seen from its skin, with three swirling drops."""
    canvas.inlay(style.OCHRE, style.INK, 6, ellipse(x, y, 74 * size))
    canvas.inlay(style.PAPER, style.INK, 5, ellipse(x, y, 54 * size))
    drop = curve("2,-40 24,-30 26,-6 8,4* 10,-14 -4,-22 -26,-16*")
    canvas.fill(style.INK, round_about(drop, 3).at(x, y, size))
    canvas.stroke(style.INK, 9 * size, round_about(line("0,-64 0,-65"), 10).at(x, y, size))


def storm() -> Canvas:
    """Lightning strikes through a red storm; drums roll in the clouds."""
    c = Canvas().ground("#231b2b")
    c.fill(
        style.CRIMSON,
        curve("14,300* 90,250 150,290 220,240 300,280 370,230 450,280 526,230* 526,846* 14,846*"),
    )
    c.fill(
        style.RED, curve("14,560* 80,500 170,540 240,480 330,540 410,490 526,560* 526,846* 14,846*")
    )
    c.fill(
        "#231b2b", curve("14,760* 90,700 180,740 280,690 380,740 450,700 526,750* 526,846* 14,846*")
    )
    c.stroke("#f0a03a", 9, curve("60,470 110,330 240,262 390,300 480,430", closed=False))
    for x, y, size in ((72, 470, 0.8), (150, 300, 0.8), (392, 292, 0.8), (474, 440, 0.8)):
        drum(c, x, y, size)
    c.inlay(
        style.YELLOW,
        style.INK,
        8,
        curve(
            "300,120* 160,470* 262,450* 190,640* 300,610* 232,820* 420,540* 318,560*"
            " 400,380* 300,400* 384,150*"
        ),
    )
    c.inlay(
        style.WHITE,
        style.YELLOW,
        0,
        curve(
            "306,160* 214,440* 290,420* 236,600* 320,580* 286,690* 372,574* 288,588*"
            " 352,416* 268,424*"
        ),
    )
    c.stamp(
        NIGHT,
        (60, 16, 1, 0),
        (130, 16, -0.7, 0),
        (215, 16, 0.9, 0),
        (400, 16, -0.7, 0),
        (470, 16, 1.1, 0),
    )
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of November."""
    return {"11L": rain_man(), "11A": animal(), "11R": ribbon(), "11P": storm()}
