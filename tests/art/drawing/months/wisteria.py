"""April: wisteria, with the cuckoo before a crescent moon."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, join, line
from ..wings import FEATHER, fan, wing

FLORET = curve("0,0* 17,24 0,46 -17,24")
LEAFLET = curve("0,0* -17,-40 0,-86* 17,-40")


def _raceme(rows: int) -> tuple[Shape, Shape]:
    """Drops that hang outwards in rows, narrower and deeper in colour downwards, from (0, 0)."""
    pale: list[Shape] = []
    deep: list[Shape] = []
    for row in range(rows):
        left = 1 - row / rows
        across = 1 + round(2.8 * left**0.7)
        for k in range(across):
            place = k - (across - 1) / 2
            drop = FLORET.at(place * 35, row * 32 - abs(place) * 7, 0.72 + 0.5 * left, -14 * place)
            (pale if left > 0.5 else deep).append(drop)
    return join(pale), join(deep)


PALE, DEEP = _raceme(11)
RACEME = motif(
    "raceme", inlay(style.LILAC, style.PAPER, 3, PALE), inlay(style.VIOLET, style.PAPER, 3, DEEP)
)


def _frond() -> Shape:
    """A feathered leaf whose stalk runs down from (0, 0)."""
    pairs = [
        LEAFLET.at(0, 34 + 40 * k, 0.95, side * (112 - 6 * k)) for k in range(4) for side in (-1, 1)
    ]
    return join([*pairs, LEAFLET.at(0, 165, 1, 180)])


FROND = motif(
    "frond", stroke(style.GREEN, 5, line("0,0 0,180")), inlay(style.GREEN, style.PAPER, 3, _frond())
)


def vine(canvas: Canvas, *strokes: Shape) -> None:
    """Woody vines."""
    canvas.fill(style.BROWN, *strokes)


def cuckoo(canvas: Canvas) -> None:
    """A cuckoo in flight to the left, its wings raised."""
    slate, dark, pale = "#6d7b90", "#46526a", "#93a1b3"
    canvas.inlay(dark, style.PAPER, 4, *(FEATHER.at(360, 626, 1.05, turn) for turn in (96, 124)))
    canvas.inlay(style.INK, style.PAPER, 4, FEATHER.at(356, 624, 1.15, 110))
    wing(canvas, (dark, slate), fan([130, 160, 176, 176], -74, 14, 1.1), 0.55, (214, 570, 1, 0))
    canvas.inlay(
        slate,
        style.INK,
        5,
        curve(
            "92,590* 96,562 122,538 158,538 196,552 260,566 320,592 384,634*"
            " 326,656 250,664 180,652 128,630 100,612"
        ),
    )
    canvas.fill(style.WHITE, curve("140,628 190,612 270,620 340,636 326,654 250,662 182,650"))
    canvas.stroke(
        slate,
        5,
        *(
            line(f"{x},{y} {x - 8},{y + 22}")
            for x, y in ((216, 624), (246, 626), (276, 628), (306, 632))
        ),
    )
    wing(
        canvas,
        (slate, pale),
        fan([196, 224, 232, 224, 200, 168], -2, 14, 1.15),
        0.55,
        (256, 590, 1, 0),
    )
    canvas.fill(style.YELLOW, curve("96,572* 54,590 58,602* 98,604*"))
    canvas.stroke(style.INK, 4, line("60,597 102,592"))
    canvas.inlay(style.YELLOW, style.INK, 3, ellipse(132, 574, 12))
    canvas.fill(style.INK, ellipse(131, 574, 6))


def animal() -> Canvas:
    """A cuckoo crosses the crescent moon."""
    c = Canvas()
    c.fill(
        style.RED,
        curve("210,300* 362,352 424,476 390,596 262,716* 420,708 510,590 494,430 372,312"),
    )
    vine(c, brush("20,100 160,70 330,110 520,60", 24, 18, 18, 24))
    c.stamp(
        FROND, (60, 70, 0.95, 14), (200, 80, 0.9, 26), (360, 90, 0.9, -22), (480, 70, 0.95, -14)
    )
    c.stamp(RACEME, (130, 95, 0.85, 4), (290, 110, 0.7, 0), (425, 90, 0.75, -4))
    cuckoo(c)
    c.stamp(FROND, (110, 838, 0.85, 200), (450, 835, 0.8, 158))
    return c


def plain(second: bool) -> Canvas:
    """Clusters hang from the vine."""
    c = Canvas()
    if second:
        vine(
            c,
            brush("20,80 140,120 320,80 520,130", 26, 20, 20, 26),
            brush("140,120 70,300 90,500", 14, 10, 5),
        )
        c.stamp(
            FROND,
            (90, 100, 1.15, 20),
            (250, 90, 1.15, -20),
            (450, 110, 1.1, -14),
            (90, 440, 0.9, 30),
            (440, 640, 0.9, -34),
        )
        c.stamp(RACEME, (140, 260, 1.3, 0), (290, 160, 1.3, 3), (430, 230, 1.25, -3))
        return c
    vine(
        c,
        brush("20,130 200,80 380,120 520,80", 26, 20, 20, 26),
        brush("380,120 470,300 450,500", 14, 10, 5),
    )
    c.stamp(
        FROND,
        (80, 110, 1.1, 14),
        (290, 100, 1.15, 20),
        (440, 100, 1.15, -20),
        (450, 440, 0.9, -30),
        (100, 640, 0.9, 34),
    )
    c.stamp(RACEME, (110, 230, 1.25, 3), (255, 170, 1.3, -2), (400, 270, 1.3, 0))
    return c


def ribbon() -> Canvas:
    """A red ribbon among the clusters."""
    c = Canvas()
    vine(c, brush("20,90 180,70 360,110 520,70", 24, 18, 18, 24))
    c.stamp(
        FROND, (70, 80, 1.05, 10), (470, 80, 1.05, -12), (200, 560, 0.9, 30), (360, 600, 0.9, -26)
    )
    c.stamp(RACEME, (110, 200, 1.3, 3), (440, 210, 1.3, -3))
    ribbons.red(c, 275, 100, -4)
    c.stamp(RACEME, (270, 480, 0.95, 0))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of April."""
    return {"4A": animal(), "4R": ribbon(), "4P1": plain(False), "4P2": plain(True)}
