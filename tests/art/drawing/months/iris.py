"""May: iris, with the eight-plank bridge."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import fill, inlay, motif, stroke
from ..pen import brush, curve, line, polygon

SIDE_FALL = curve("0,-6* -40,-34 -88,-16 -114,44 -94,92 -62,62 -46,26 -16,14")
FRONT_FALL = curve("-8,2* -42,38 -48,92 0,126 48,92 42,38 8,2*")
STANDARD = curve("4,4* -46,-34 -54,-96 -22,-128* 4,-88 14,-30")
MIDDLE = curve("0,4* -26,-54 0,-122* 26,-54")
SIGNALS = brush("0,14 0,40 0,72", 16, 12, 0)
SIDE_SIGNAL = brush("-20,4 -56,4 -78,34", 12, 10, 0)
VEINS = line("-22,52 -24,84") + line("22,52 24,84")
FLOWER = motif(
    "iris",
    inlay(style.LILAC, style.PAPER, 4, MIDDLE),
    inlay(style.LILAC, style.PAPER, 4, STANDARD, STANDARD.at(flip=True)),
    inlay(style.VIOLET, style.PAPER, 4, SIDE_FALL, SIDE_FALL.at(flip=True)),
    inlay(style.VIOLET, style.PAPER, 4, FRONT_FALL),
    fill(style.YELLOW, SIGNALS, SIDE_SIGNAL, SIDE_SIGNAL.at(flip=True)),
    stroke(style.LILAC, 4, VEINS),
)


def bud(canvas: Canvas, x: float, y: float) -> None:
    """A bud still rolled up."""
    canvas.inlay(style.VIOLET, style.PAPER, 4, curve("0,30* -24,-10 -4,-84* 22,-20").at(x, y))
    canvas.inlay(
        style.GREEN, style.PAPER, 3, curve("0,60* -20,10 -10,-24* 4,0 14,-10* 18,20").at(x, y)
    )


def stalks(canvas: Canvas, *spines: str) -> None:
    """Straight round stalks."""
    canvas.fill(style.LEAF, *(brush(spine, 14, 12) for spine in spines))


def blades(canvas: Canvas, colour: str, *spines: str) -> None:
    """Sword leaves, each from its foot to its tip."""
    canvas.inlay(colour, style.PAPER, 3, *(brush(spine, 30, 34, 26, 0) for spine in spines))


def animal() -> Canvas:
    """A zigzag bridge of eight planks through the iris marsh."""
    c = Canvas()
    blades(
        c,
        style.GREEN,
        "80,580 70,380 40,230",
        "130,580 140,360 100,150",
        "440,510 450,300 490,120",
        "380,520 370,300 350,120",
        "250,560 230,380 200,250",
    )
    stalks(c, "140,570 146,440 142,350", "400,500 410,380 408,300", "290,540 280,380 270,200")
    c.stamp(FLOWER, (140, 330, 1.15, -6), (408, 270, 1.15, 6), (270, 170, 1.05, 0))
    blades(
        c,
        style.LEAF,
        "60,600 80,500 60,430",
        "200,570 210,500 230,440",
        "470,510 474,430 500,370",
        "330,540 330,460 300,400",
    )
    c.fill("#cfe0e2", curve("14,560* 120,540 260,560 400,500 526,470* 526,846* 14,846*"))
    for y, x in ((560, 60), (610, 330), (690, 90), (740, 300), (800, 60), (790, 400), (480, 430)):
        c.stroke(
            style.WATER,
            6,
            line(f"{x},{y} {x + 30},{y - 8} {x + 60},{y} {x + 90},{y - 8} {x + 120},{y}"),
        )
    bridge(c)
    return c


def bridge(canvas: Canvas) -> None:
    """Four pairs of planks, each pair on posts, in zigzag from the front to the back."""
    pairs = [
        (534 + 430j, 300 + 470j),
        (400 + 540j, 120 + 590j),
        (210 + 620j, 470 + 700j),
        (400 + 740j, 20 + 800j),
    ]
    for index, (a, b) in enumerate(pairs):
        wide = (44 + 12 * index) * 1j
        for post in (a + (b - a) * 0.2, a + (b - a) * 0.8):
            canvas.fill(
                style.INK,
                polygon([post - 9, post + 9, post + 9 + wide * 1.9, post - 9 + wide * 1.9]),
            )
        for half in (0, 1):
            top = wide * 0.5 * half
            canvas.inlay(
                "#c98f4e" if half else "#dda963",
                style.INK,
                4,
                polygon([a + top, b + top, b + top + wide * 0.5, a + top + wide * 0.5]),
            )


def plain(second: bool) -> Canvas:
    """Irises rise from the water's edge."""
    c = Canvas()
    if second:
        blades(
            c,
            style.GREEN,
            "120,846 110,600 60,300",
            "250,846 260,560 310,330",
            "420,846 430,560 490,300",
            "340,846 350,640 330,440",
        )
        stalks(c, "170,846 176,600 180,300", "390,846 388,640 380,470", "290,846 280,500 250,200")
        c.stamp(FLOWER, (180, 250, 1.2, -4), (390, 440, 1.35, 6))
        bud(c, 330, 170)
        stalks(c, "300,846 320,500 332,220")
        blades(
            c,
            style.LEAF,
            "80,846 100,680 150,510",
            "200,846 200,650 170,560",
            "470,846 460,700 420,620",
            "300,846 300,740 260,640",
        )
        c.stamp(FLOWER, (140, 560, 1.2, -8))
        return c
    blades(
        c,
        style.GREEN,
        "110,846 100,560 50,330",
        "210,846 220,560 270,300",
        "400,846 420,520 480,230",
        "320,846 330,640 300,440",
    )
    stalks(c, "150,846 150,640 150,480", "370,846 366,560 360,280", "260,846 260,640 240,330")
    bud(c, 215, 230)
    stalks(c, "250,846 236,560 216,280")
    c.stamp(FLOWER, (360, 230, 1.3, 4), (155, 430, 1.3, -6))
    blades(
        c,
        style.LEAF,
        "60,846 80,700 130,600",
        "290,846 300,700 270,580",
        "460,846 450,640 410,540",
        "180,846 180,740 210,650",
    )
    c.stamp(FLOWER, (380, 570, 1.2, 6))
    return c


def ribbon() -> Canvas:
    """A red ribbon among the irises."""
    c = Canvas()
    blades(
        c,
        style.GREEN,
        "90,846 80,560 40,280",
        "180,846 190,520 160,240",
        "380,846 400,520 440,170",
        "460,846 470,560 500,330",
    )
    stalks(c, "130,846 126,600 120,420", "430,846 430,600 425,330")
    c.stamp(FLOWER, (425, 260, 1.2, 6), (115, 370, 1.15, -6))
    ribbons.red(c, 270, 90, 4)
    blades(
        c,
        style.LEAF,
        "60,846 80,740 140,640",
        "250,846 240,680 200,560",
        "320,846 340,680 390,570",
        "470,846 460,740 480,600",
    )
    stalks(c, "270,846 268,740 266,680")
    c.stamp(FLOWER, (265, 640, 1.25, 0))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of May."""
    return {"5A": animal(), "5R": ribbon(), "5P1": plain(False), "5P2": plain(True)}
