"""October: maple, with the deer that looks back."""

from __future__ import annotations

import cmath
import math

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import Motif, inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, join, line, through

LOBES = ((-142, 52), (-94, 84), (-46, 104), (0, 116), (46, 104), (94, 84), (142, 52))


def _leaf() -> Shape:
    """A seven-pointed leaf; its stalk meets it at (0, 0)."""
    places, corners = [0j], [True]
    for (turn, reach), after in zip(LOBES, (*LOBES[1:], (180, 20)), strict=True):
        for swing, part in ((-13, 0.62), (0, 1), (13, 0.62)):
            places.append(cmath.rect(reach * part, math.radians(turn + swing - 90)))
            corners.append(swing == 0)
        if after[0] != 180:
            places.append(cmath.rect(32, math.radians((turn + after[0]) / 2 - 90)))
            corners.append(True)
    return through(places, corners)


LEAF = _leaf()
VEINS = join(
    [
        line(f"0,0 {p.real},{p.imag}")
        for turn, reach in LOBES[1:-1]
        for p in [cmath.rect(reach * 0.66, math.radians(turn - 90))]
    ]
)
STALK = line("0,0 4,40")


def _leaf_motif(name: str, colour: str, vein: str) -> Motif:
    return motif(
        name,
        stroke(style.BROWN, 5, STALK),
        inlay(colour, style.PAPER, 4, LEAF),
        stroke(vein, style.HAIR, VEINS),
    )


SCARLET = _leaf_motif("red", style.RED, "#f2a08a")
GOLDEN = _leaf_motif("orange", "#e2812b", "#fbd9a0")
PURPLE = _leaf_motif("purple", style.CRIMSON, "#d9798a")
FRESH = _leaf_motif("green", style.GREEN, "#8fbf86")


def wood(canvas: Canvas, *strokes: Shape) -> None:
    """Dark branches."""
    canvas.fill(style.BROWN, *strokes)


def deer(canvas: Canvas) -> None:
    """A stag that walks to the right and looks back over its shoulder."""
    coat, dark = "#c9803f", "#8a4f24"
    canvas.fill(
        dark,
        brush("176,620 190,700 176,760 182,812", 46, 26, 16, 15),
        brush("352,640 344,710 350,760 344,812", 36, 22, 15, 14),
    )
    canvas.inlay(style.WHITE, style.INK, 4, curve("104,540* 84,552 76,590 96,600 116,580"))
    body = curve(
        "104,560 120,510 170,490 230,494 290,500 330,470 340,400 330,340* 400,330*"
        " 420,420 436,510 430,580"
        " 400,630 396,700 402,760 398,812* 374,812* 368,760 362,700 350,650 290,640 220,650 190,670"
        " 156,720 146,770 148,812* 122,812* 116,770 118,700 112,640 100,600"
    )
    canvas.inlay(coat, style.INK, 5, body)
    canvas.fill("#f1d9ad", curve("350,380 372,440 400,560 420,560 430,500 410,400 396,350"))
    canvas.fill(
        style.WHITE,
        *(
            ellipse(x, y, 11)
            for x, y in (
                (160, 530),
                (200, 520),
                (242, 530),
                (284, 530),
                (322, 520),
                (176, 568),
                (222, 572),
                (266, 574),
                (310, 562),
                (196, 612),
                (244, 612),
            )
        ),
    )
    for spine in (
        "366,268 392,210 372,150 386,96",
        "382,226 420,190 430,140",
        "378,170 350,140 346,100",
        "338,262 320,206 276,170 262,110",
        "318,210 282,214 250,196",
        "288,182 300,140 296,108",
    ):
        canvas.fill(dark, brush(spine, 16, 13, 6))
    canvas.inlay(coat, style.INK, 5, curve("396,300* 440,262 462,262* 452,306 404,330"))
    canvas.inlay(
        coat,
        style.INK,
        5,
        curve(
            "330,262 372,252 404,280 412,330 396,372 352,372 320,346 286,350 252,362"
            " 232,352 236,328 270,308 300,284"
        ),
    )
    canvas.inlay("#f1d9ad", style.INK, 4, curve("330,270* 300,232 270,232* 290,276 322,292"))
    canvas.fill("#f1d9ad", curve("244,358 290,344 330,350 350,368 320,360 284,356"))
    canvas.fill(style.INK, ellipse(240, 338, 11, 9), ellipse(324, 306, 9))
    canvas.fill(style.WHITE, ellipse(321, 303, 3))
    canvas.fill(
        style.INK,
        *(curve(f"{x},804* {x + 28},804* {x + 30},824* {x - 4},824*") for x in (120, 370)),
        *(curve(f"{x},804* {x + 22},804* {x + 24},822* {x - 4},822*") for x in (172, 334)),
    )


def animal() -> Canvas:
    """The stag under the maple."""
    c = Canvas()
    wood(
        c,
        brush("520,60 400,70 250,40 120,80 24,60", 26, 20, 16, 12, 8),
        brush("120,80 80,180 60,300", 12, 8, 4),
        brush("480,66 500,200 490,330", 14, 9, 5),
    )
    c.stamp(SCARLET, (110, 130, 0.85, 190), (470, 150, 0.8, 170), (66, 400, 0.75, 200))
    c.stamp(GOLDEN, (200, 90, 0.7, 160), (60, 260, 0.75, 150), (490, 330, 0.7, 200))
    deer(c)
    c.fill(style.LEAF, brush("20,836 150,826 300,838 420,828 522,836", 22, 26, 20, 26, 22))
    c.stamp(PURPLE, (480, 700, 0.8, -20))
    c.stamp(SCARLET, (60, 790, 0.7, 40), (270, 800, 0.6, -20), (470, 540, 0.5, 30))
    return c


def plain(second: bool) -> Canvas:
    """Maple leaves in their colours."""
    c = Canvas()
    if second:
        wood(
            c,
            brush("20,220 150,300 270,420 300,600 420,760", 34, 28, 22, 16, 8),
            brush("150,300 300,260 440,170", 20, 14, 7),
            brush("270,420 400,430 500,380", 18, 12, 6),
            brush("300,600 180,660 100,740", 16, 10, 5),
        )
        c.stamp(
            SCARLET,
            (130, 170, 1.15, -20),
            (400, 220, 1.15, 40),
            (330, 440, 1.2, 150),
            (130, 620, 1.15, -50),
        )
        c.stamp(
            GOLDEN,
            (260, 140, 1, 0),
            (130, 400, 1.15, -100),
            (440, 460, 1.05, 80),
            (260, 720, 1.15, -160),
        )
        c.stamp(PURPLE, (400, 690, 1.15, 130), (270, 300, 0.9, 20))
        c.stamp(FRESH, (110, 760, 0.8, -90), (460, 330, 0.6, 90))
        return c
    wood(
        c,
        brush("520,220 390,300 270,420 240,600 120,760", 34, 28, 22, 16, 8),
        brush("390,300 240,260 100,170", 20, 14, 7),
        brush("270,420 140,430 40,380", 18, 12, 6),
        brush("240,600 360,660 440,740", 16, 10, 5),
    )
    c.stamp(
        SCARLET,
        (410, 170, 1.15, 20),
        (140, 230, 1.15, -40),
        (210, 450, 1.2, -150),
        (410, 620, 1.15, 50),
    )
    c.stamp(
        GOLDEN,
        (280, 150, 1, 0),
        (410, 400, 1.15, 100),
        (100, 450, 1.05, -80),
        (280, 720, 1.15, 160),
    )
    c.stamp(PURPLE, (140, 690, 1.15, -130), (270, 300, 0.9, -20))
    c.stamp(FRESH, (430, 770, 0.8, 90), (80, 330, 0.6, -90))
    return c


def ribbon() -> Canvas:
    """A blue ribbon in the maple."""
    c = Canvas()
    wood(
        c,
        brush("520,150 450,260 450,430 390,620 250,760", 32, 26, 22, 15, 8),
        brush("20,230 90,330 100,500 160,660", 24, 18, 13, 6),
    )
    c.stamp(SCARLET, (118, 250, 1.3, -20), (424, 470, 1.3, 70))
    c.stamp(GOLDEN, (420, 220, 1.35, 20), (116, 500, 1.3, -70))
    ribbons.blue(c, 270, 85, -4)
    c.stamp(PURPLE, (416, 710, 1.35, 110))
    c.stamp(SCARLET, (130, 710, 1.35, -110))
    c.stamp(GOLDEN, (270, 640, 1.35, 176))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of October."""
    return {"10A": animal(), "10R": ribbon(), "10P1": plain(False), "10P2": plain(True)}
