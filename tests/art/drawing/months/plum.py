"""February: plum, with the bush warbler."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import inlay, motif, stroke
from ..pen import Shape, brush, curve, dots, ellipse, line, round_about

PETALS = round_about(curve("0,-3* -33,-40 0,-71 33,-40"), 5)
THREADS = round_about(line("0,-14 0,-40"), 10, 18)
HEADS = round_about(dots(-43j), 10, 18)
BLOSSOM = motif(
    "plum",
    inlay(style.RED, style.PAPER, 5, PETALS),
    stroke(style.YELLOW, 3, THREADS),
    stroke(style.YELLOW, 10, HEADS),
    stroke(style.YELLOW, 22, dots(0j)),
)


def buds(canvas: Canvas, *places: tuple[float, float]) -> None:
    """Round buds in a dark cup, on short stalks."""
    for x, y in places:
        canvas.stroke(style.INK, 6, line(f"{x},{y + 8} {x - 4},{y + 34} {x - 16},{y + 52}"))
        canvas.fill(style.INK, ellipse(x, y + 8, 16))
        canvas.fill(style.RED, ellipse(x, y - 3, 18))


def wood(canvas: Canvas, *strokes: Shape) -> None:
    """Black angular branches."""
    canvas.fill(style.INK, *strokes)


def warbler(canvas: Canvas, x: float, y: float) -> None:
    """A small olive bird on a branch, singing to the left; (x, y) are its feet."""

    def p(shape: Shape) -> Shape:
        return shape.at(x, y, 1.15)

    canvas.stroke(style.INK, 7, p(line("-12,-30 -18,0")), p(line("22,-30 22,2")))
    canvas.inlay(
        "#4d6234", style.PAPER, 4, p(curve("70,-84* 150,-40 196,6* 168,14* 100,-18 40,-40"))
    )
    canvas.inlay(
        "#7f9445",
        style.INK,
        4,
        p(
            curve(
                "-96,-146* -84,-172 -54,-186 -20,-176 4,-146 50,-120 92,-76 70,-44"
                " 20,-20 -30,-28 -58,-62 -64,-110"
                " -74,-128"
            )
        ),
    )
    canvas.fill("#d9d79a", p(curve("-66,-116 -44,-112 -24,-80 0,-44 24,-28 -28,-32 -56,-62")))
    canvas.inlay(
        "#4d6234", style.PAPER, 4, p(curve("-16,-128 30,-118 88,-70 130,-30* 66,-40 10,-66"))
    )
    canvas.stroke("#b9c27a", 4, p(line("10,-100 56,-74 92,-50")), p(line("8,-82 44,-62 72,-50")))
    canvas.fill(
        style.INK,
        p(curve("-80,-168* -122,-170* -90,-150*")),
        p(curve("-84,-148* -116,-140* -76,-136*")),
    )
    canvas.fill(style.WHITE, p(ellipse(-54, -154, 11)))
    canvas.fill(style.INK, p(ellipse(-56, -154, 7)))
    canvas.stroke(style.PAPER, 4, p(line("-78,-168 -50,-172 -24,-160")))


def animal() -> Canvas:
    """The warbler sings in the plum."""
    c = Canvas()
    wood(
        c,
        brush("20,720 140,660 250,570 360,545 524,470", 64, 48, 36, 30, 22),
        brush("140,660 190,770 300,842", 30, 24, 16),
        brush("360,545 430,640 500,680", 22, 16, 8),
        brush("70,700 70,520 40,330 70,190", 26, 18, 12, 6),
        brush("52,420 120,330 150,220", 12, 9, 6),
        brush("522,300 440,240 330,190 250,110", 20, 15, 10, 5),
        brush("440,240 420,160 440,90", 11, 8, 5),
    )
    warbler(c, 330, 550)
    c.stamp(
        BLOSSOM,
        (100, 160, 1.25, 10),
        (250, 110, 0.95, 30),
        (432, 110, 1.1, -20),
        (470, 290, 0.95, 4),
        (112, 560, 1.2, -10),
        (452, 650, 1.15, 0),
        (300, 720, 1.25, 15),
        (140, 760, 1.05, 30),
    )
    buds(c, (118, 268), (64, 400), (352, 150), (446, 534))
    return c


def plain(second: bool) -> Canvas:
    """An old branch bends to the right, or a young one rises from the right."""
    c = Canvas()
    if second:
        wood(
            c,
            brush("440,846 400,700 250,600 190,460 260,330 250,160", 70, 52, 40, 32, 22, 8),
            brush("250,600 110,560 50,470", 26, 18, 8),
            brush("260,330 390,290 440,190", 20, 14, 7),
            brush("400,700 470,600 480,470", 24, 16, 8),
        )
        c.stamp(
            BLOSSOM,
            (255, 150, 1.25, 0),
            (430, 210, 1.3, 14),
            (120, 290, 1.3, -12),
            (380, 430, 1.35, 20),
            (100, 510, 1.25, 0),
            (250, 560, 1.3, -25),
            (440, 640, 1.15, 5),
            (150, 720, 1.3, 18),
        )
        buds(c, (66, 420), (492, 430), (330, 250), (330, 660))
        return c
    wood(
        c,
        brush("60,846 120,720 260,640 340,520 290,400 330,260 430,170", 76, 56, 42, 34, 26, 18, 8),
        brush("260,640 380,680 480,640", 26, 18, 8),
        brush("290,400 170,360 110,250", 22, 16, 7),
        brush("120,720 60,620 80,500", 26, 16, 8),
    )
    c.stamp(
        BLOSSOM,
        (400, 170, 1.35, 0),
        (130, 230, 1.3, 10),
        (270, 360, 1.3, -14),
        (430, 400, 1.2, 24),
        (110, 500, 1.35, 0),
        (310, 540, 1.2, 12),
        (440, 650, 1.35, -8),
        (240, 740, 1.25, 20),
    )
    buds(c, (96, 620), (392, 320), (206, 420), (250, 590))
    return c


def ribbon() -> Canvas:
    """A poetry ribbon hangs in the plum."""
    c = Canvas()
    wood(
        c,
        brush("20,760 150,700 300,680 420,600 520,420", 60, 48, 38, 28, 14),
        brush("150,700 80,560 90,400 140,250", 30, 22, 16, 7),
        brush("300,680 420,740 500,810", 24, 16, 8),
    )
    c.stamp(
        BLOSSOM, (120, 200, 1.25, 0), (430, 250, 1.3, 12), (100, 420, 1.2, -14), (450, 470, 1.2, 20)
    )
    ribbons.poetry(c, ribbons.ANOYOROSHI, 265, 110, -4)
    c.stamp(
        BLOSSOM, (120, 620, 1.3, 8), (260, 700, 1.35, -10), (420, 640, 1.25, 14), (400, 770, 0.9, 0)
    )
    buds(c, (160, 330), (500, 370), (490, 730))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of February."""
    return {"2A": animal(), "2R": ribbon(), "2P1": plain(False), "2P2": plain(True)}
