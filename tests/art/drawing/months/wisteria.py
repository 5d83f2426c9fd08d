"""April: wisteria, with the cuckoo before a crescent moon."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import inlay, motif, stroke
from ..pen import Shape, brush, curve, ellipse, join, line

FLORET = curve("0,0* 17,24 0,46 -17,24")
LEAFLET = curve("0,0* -17,-26 -13,-58 0,-86* 13,-58 17,-26")


def _raceme(rows: int) -> tuple[Shape, Shape]:
    """Drops that hang outwards in rows, narrower and deeper in colour downwards, from (0, 0)."""
    pale, deep = [], []
    for row in range(rows):
        left = 1 - row / rows
        across = 1 + round(3 * left**0.8)
        for k in range(across):
            place = k - (across - 1) / 2
            drop = FLORET.at(place * 31, row * 31 - abs(place) * 7, 0.62 + 0.5 * left, -14 * place)
            (pale if left > 0.45 or (row + k) % 2 else deep).append(drop)
    return join(pale), join(deep)


PALE, DEEP = _raceme(12)
RACEME = motif("raceme", inlay(style.LILAC, style.PAPER, 3, PALE), inlay(style.VIOLET, style.PAPER, 3, DEEP))


def _frond() -> Shape:
    """A feathered leaf whose stalk runs down from (0, 0)."""
    pairs = [LEAFLET.at(0, 34 + 40 * k, 0.95, side * (112 - 6 * k)) for k in range(4) for side in (-1, 1)]
    return join([*pairs, LEAFLET.at(0, 165, 1, 180)])


FROND = motif("frond", stroke(style.GREEN, 5, line("0,0 0,180")), inlay(style.GREEN, style.PAPER, 3, _frond()))


def vine(canvas: Canvas, *strokes: Shape) -> None:
    """Woody vines."""
    canvas.fill(style.BROWN, *strokes)


def cuckoo(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A cuckoo in flight to the lower left."""
    def p(text: str) -> Shape:
        return curve(text).at(x, y, size)

    canvas.inlay(style.INK, style.PAPER, 5, p("70,40* 150,90 232,150* 190,152* 206,186* 160,168* 150,194* 96,120 30,80"))
    canvas.inlay("#5d6b80", style.PAPER, 5, p("10,-10* 60,-90 150,-150 236,-176* 214,-120 226,-112* 186,-70 192,-58*"
                                            " 140,-20 130,-2* 70,50 0,50"))
    canvas.inlay("#8896a8", style.INK, 4, p("-120,20* -108,-8 -76,-30 -36,-26 10,-6 80,40 118,90 70,104 10,80 -50,62"
                                            " -96,44"))
    canvas.inlay(style.WHITE, style.INK, 4, p("-100,42* -50,50 20,58 118,92 70,110 6,92 -50,68"))
    canvas.stroke(style.INK, 5, *(line(t).at(x, y, size) for t in ("-36,56 -46,68", "-8,60 -18,82", "24,66 14,92",
                                                                  "56,74 48,102")))
    canvas.inlay("#5d6b80", style.PAPER, 5, p("-30,-16* -90,-60 -130,-130 -136,-200* -100,-170 -92,-184* -64,-140"
                                            " -52,-152* -16,-90 -2,-96* 30,-40 40,20 0,20"))
    canvas.fill(style.YELLOW, p("-112,4* -160,26* -104,34*"))
    canvas.fill(style.RED, p("-112,22* -150,30* -100,36*"))
    canvas.fill(style.WHITE, ellipse(-84, 4, 12).at(x, y, size))
    canvas.fill(style.INK, ellipse(-86, 5, 7).at(x, y, size))  # fmt: skip


def animal() -> Canvas:
    """A cuckoo crosses the crescent moon."""
    c = Canvas()
    c.inlay(style.RED, style.PAPER, 4, curve("300,330* 400,400 420,510 340,610 230,640* 400,680 500,580 500,430 420,340"))
    vine(c, brush("20,100 160,70 330,110 520,60", 24, 18, 18, 24))
    c.stamp(FROND, (60, 70, 0.95, 14), (200, 80, 0.9, 26), (360, 90, 0.9, -22), (480, 70, 0.95, -14))
    c.stamp(RACEME, (130, 95, 0.85, 4), (290, 110, 0.7, 0), (425, 90, 0.75, -4))
    cuckoo(c, 250, 560, 1.02)
    c.stamp(FROND, (70, 830, 0.8, 200), (480, 835, 0.7, 160))
    return c


def plain(second: bool) -> Canvas:
    """Clusters hang from the vine."""
    c = Canvas()
    if second:
        vine(c, brush("20,80 140,120 320,80 520,130", 26, 20, 20, 26), brush("140,120 70,300 90,500", 14, 10, 5))
        c.stamp(FROND, (90, 100, 1.15, 20), (250, 90, 1.15, -20), (450, 110, 1.1, -14), (90, 440, 0.9, 30), (440, 640, 0.9, -34))
        c.stamp(RACEME, (140, 260, 1.3, 0), (290, 160, 1.3, 3), (430, 230, 1.25, -3))
        return c
    vine(c, brush("20,130 200,80 380,120 520,80", 26, 20, 20, 26), brush("380,120 470,300 450,500", 14, 10, 5))
    c.stamp(FROND, (80, 110, 1.1, 14), (290, 100, 1.15, 20), (440, 100, 1.15, -20), (450, 440, 0.9, -30), (100, 640, 0.9, 34))
    c.stamp(RACEME, (110, 230, 1.25, 3), (255, 170, 1.3, -2), (400, 270, 1.3, 0))
    return c  # fmt: skip


def ribbon() -> Canvas:
    """A red ribbon among the clusters."""
    c = Canvas()
    vine(c, brush("20,90 180,70 360,110 520,70", 24, 18, 18, 24))
    c.stamp(FROND, (70, 80, 1.05, 10), (470, 80, 1.05, -12), (200, 560, 0.9, 30), (360, 600, 0.9, -26))
    c.stamp(RACEME, (110, 200, 1.3, 3), (440, 210, 1.3, -3))
    ribbons.red(c, 275, 100, -4)
    c.stamp(RACEME, (270, 480, 0.95, 0))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of April."""
    return {"4A": animal(), "4R": ribbon(), "4P1": plain(False), "4P2": plain(True)}
