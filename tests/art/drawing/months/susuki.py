"""August: susuki grass on a hill, with the full moon, with geese."""

from __future__ import annotations

from .. import style
from ..canvas import Canvas
from ..paint import fill, motif
from ..pen import Shape, brush, curve, ellipse, join, line

HILL = curve("14,846* 14,640* 90,560 180,516 270,500 360,516 450,560 526,640* 526,846*")
DARK = "#22382f"


def _plume() -> Shape:
    """A feathery head that bends to the right; its stalk's end is (0, 0)."""
    hairs = []
    for k in range(9):
        x, y = 5 * k, -14 * k + 0.5 * k * k
        reach = 74 - 4 * k
        hairs.append(brush(f"{x},{y} {x + reach * 0.45},{y - reach * 0.62} {x + reach},{y - reach * 0.72}", 5, 9, 0))
    return join(hairs)


STALK = brush("-46,230 -18,110 0,0", 9, 7, 5)
GOLDEN = motif("plume", fill(style.OCHRE, STALK, _plume()))
SHADOW = motif("plume", fill(DARK, STALK, _plume()))


def grass(canvas: Canvas, colour: str, count: int = 13) -> None:
    """Long blades that fan out over the hill."""
    blades = []
    for k in range(count):
        place = (k / (count - 1) - 0.5) * 2
        foot = 270 + place * 150
        tip = 270 + place * 300
        lift = 560 + 90 * place * place + (26 if k % 2 else 0)
        blades.append(brush(f"{foot},846 {foot + place * 30},{lift + 150} {tip},{lift + 40}", 12, 13, 0))
    canvas.fill(colour, *blades)


def hill(canvas: Canvas) -> None:
    """The dark round hill with its grass."""
    canvas.inlay(DARK, style.PAPER, 4, HILL)
    grass(canvas, "#6f9a62")


def moon() -> Canvas:
    """The full moon in a red evening sky, behind the hill."""
    c = Canvas().ground(style.RED)
    c.fill(style.WHITE, ellipse(270, 300, 206))
    hill(c)
    c.stamp(SHADOW, (120, 500, -0.8, -10), (410, 490, 0.8, 8))
    return c


WING = curve("0,0* 30,-40 40,-96 96,-150* 92,-110 112,-116* 96,-78 116,-80* 84,-34 64,0*")


def goose(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A goose in flight to the lower left."""
    def p(shape: Shape) -> Shape:
        return shape.at(x, y, size, turn)

    canvas.inlay("#4a3a33", style.PAPER, 4, p(WING.at(-6, -6, 0.95, -62)))
    canvas.inlay(style.INK, style.PAPER, 4, p(curve("96,6* 150,-4 136,14 152,30* 96,26")))
    canvas.inlay("#7d6250", style.PAPER, 4, p(curve(
        "-150,30* -146,12 -124,6 -104,18 -60,14 0,-18 60,-16 108,8 112,22 60,42 0,46 -60,34 -108,36 -128,40")))
    canvas.fill(style.PAPER, p(curve("-20,36 30,30 112,20 60,44 0,48")))
    canvas.fill(style.YELLOW, p(curve("-146,18* -186,36* -142,36*")))
    canvas.fill(style.INK, p(curve("-152,28* -148,8 -124,4 -108,16 -120,30 -136,38*")))
    canvas.fill(style.WHITE, p(ellipse(-134, 18, 6)))
    canvas.inlay("#4a3a33", style.PAPER, 4, p(WING.at(-14, 4, 1.1, 4)))
    canvas.stroke("#a88a72", 4, p(line("30,-34 56,-80")), p(line("46,-20 78,-52")))  # fmt: skip


def geese() -> Canvas:
    """Three geese fly over the hill."""
    c = Canvas()
    c.fill("#dcb98a", curve("14,14* 526,14* 526,300* 400,330 270,300 140,330 14,300*"))
    hill(c)
    c.stamp(GOLDEN, (80, 500, -0.75, -14), (470, 500, 0.75, 12))
    goose(c, 380, 130, 0.72, 4)
    goose(c, 180, 235, 0.86, 0)
    goose(c, 345, 400, 1.0, -4)
    return c


def plain(second: bool) -> Canvas:
    """Plumes wave on the hill."""
    c = Canvas()
    if second:
        c.stamp(GOLDEN, (110, 380, -1.1, -8), (230, 250, -1.25, 0), (360, 330, 1.2, -6), (440, 450, 1.1, 10),
               (300, 430, -1.0, 6))
    else:
        c.stamp(GOLDEN, (100, 440, -1.1, -8), (170, 300, -1.2, 4), (310, 240, 1.25, 0), (430, 380, 1.15, 8),
               (260, 420, 1.0, -6))
    hill(c)
    return c  # fmt: skip


def cards() -> dict[str, Canvas]:
    """The four cards of August."""
    return {"8L": moon(), "8A": geese(), "8P1": plain(False), "8P2": plain(True)}
