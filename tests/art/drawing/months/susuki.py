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
    for k in range(10):
        x, y = 5 * k, -17 * k + 0.6 * k * k
        reach = 96 - 5 * k
        hairs.append(
            brush(
                f"{x},{y} {x + reach * 0.4},{y - reach * 0.66} {x + reach},{y - reach * 0.7}",
                7,
                13,
                0,
            )
        )
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
        blades.append(
            brush(f"{foot},846 {foot + place * 30},{lift + 150} {tip},{lift + 40}", 12, 13, 0)
        )
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
    c.stamp(SHADOW, (112, 520, -0.85, -4), (428, 520, 0.85, 4))
    return c


WING = curve("0,0* 30,-40 40,-96 96,-150* 92,-110 112,-116* 96,-78 116,-80* 84,-34 64,0*")


def goose(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A white-fronted goose in flight to the left."""

    def p(shape: Shape) -> Shape:
        return shape.at(x, y, size, turn)

    canvas.inlay("#3d2f2a", style.PAPER, 4, p(WING.at(-10, -6, 1.0, -58)))
    canvas.inlay(style.INK, style.PAPER, 4, p(curve("96,4* 152,-8 138,12 154,30* 96,28")))
    canvas.inlay(
        "#86664e",
        style.PAPER,
        4,
        p(
            curve(
                "-176,20* -168,2 -146,-4 -128,6 -96,6 -50,-10 0,-16 60,-14 108,6"
                " 112,24 60,54 0,62 -56,46 -100,32 -140,30"
                " -160,34"
            )
        ),
    )
    canvas.fill(style.PAPER, p(curve("-40,44 30,36 110,18 62,54 0,62")))
    canvas.fill("#e07b2a", p(curve("-172,6* -212,28* -168,32*")))
    canvas.fill(style.WHITE, p(curve("-176,16 -166,4 -158,14 -160,30 -170,32")))
    canvas.fill(style.INK, p(ellipse(-146, 10, 7)))
    canvas.inlay("#3d2f2a", style.PAPER, 4, p(WING.at(-18, 6, 1.2, 2)))
    canvas.stroke("#a88a72", 4, p(line("34,-36 70,-90")), p(line("54,-22 92,-58")))


def geese() -> Canvas:
    """Three geese fly over the hill."""
    c = Canvas().ground("#e8c78f")
    hill(c)
    c.stamp(GOLDEN, (84, 540, -0.7, -6), (462, 540, 0.7, 6))
    goose(c, 380, 172, 0.78, 6)
    goose(c, 176, 312, 0.76, 2)
    goose(c, 376, 444, 0.82, -3)
    return c


def plain(second: bool) -> Canvas:
    """Plumes wave on the hill."""
    c = Canvas()
    left = [
        (120, 430, -1.1, -6),
        (210, 280, -1.25, 0),
        (330, 250, 1.3, 0),
        (430, 400, 1.15, 6),
        (262, 420, 1.1, -4),
        (176, 480, -0.9, 4),
    ]
    right = [
        (110, 400, -1.15, -4),
        (210, 240, -1.3, 0),
        (322, 300, 1.25, 0),
        (424, 440, 1.1, 6),
        (276, 430, -1.1, 4),
        (366, 480, 0.9, -4),
    ]
    c.stamp(GOLDEN, *(right if second else left))
    hill(c)
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of August."""
    return {"8L": moon(), "8A": geese(), "8P1": plain(False), "8P2": plain(True)}
