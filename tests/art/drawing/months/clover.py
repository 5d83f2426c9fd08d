"""July: bush clover, with the boar."""

from __future__ import annotations

from .. import ribbons, style
from ..canvas import Canvas
from ..paint import inlay, motif
from ..pen import brush, curve, ellipse, join, line

MAGENTA = "#b8336f"
LEAFLET = curve("0,0* -18,-36 0,-61 18,-36")
TREFOIL = join([LEAFLET.at(), LEAFLET.at(0, 0, 0.92, -96), LEAFLET.at(0, 0, 0.92, 96)])
BLOOM = curve("0,0* -14,-25 3,-39 16,-18")


TREFOILS = {
    "l": motif("dark", inlay(style.GREEN, style.PAPER, 3, TREFOIL)),
    "d": motif("light", inlay(style.LEAF, style.PAPER, 3, TREFOIL)),
    "b": motif(
        "bloom",
        inlay(
            MAGENTA, style.PAPER, 3, BLOOM.at(turn=-44), BLOOM.at(4, -4, 1, 50), BLOOM.at(0, -26)
        ),
    ),
}


def sprays(canvas: Canvas, spine: str, places: list[tuple[float, float, float, str]]) -> None:
    """An arching stem; along it leaves ("l", "d") or blooms ("b") at (x, y, turn)."""
    canvas.fill(style.BROWN, brush(spine, 13, 9, 4))
    for kind, mark in TREFOILS.items():
        canvas.stamp(
            mark, *((round(x), round(y), 1.3, round(t)) for x, y, t, k in places if k == kind)
        )


def arch(
    foot: complex, top: complex, tip: complex
) -> tuple[str, list[tuple[float, float, float, str]]]:
    """A stem from its foot over the top to the tip, leaves below and blooms towards the tip."""
    spine = f"{foot.real},{foot.imag} {top.real},{top.imag} {tip.real},{tip.imag}"
    side = 1 if tip.real > foot.real else -1
    places = []
    steps = 8
    for k in range(1, steps + 1):
        t = k / steps
        place = (1 - t) ** 2 * foot + 2 * t * (1 - t) * (2 * top - (foot + tip) / 2) + t * t * tip
        kind = "ldlbldbb"[k - 1]
        offset = 16 if k % 2 else -16
        turn = side * (10 + 110 * t) + (60 if k % 2 else -60)
        places.append((place.real + offset * t, place.imag - offset * (1 - t), turn, kind))
    return spine, places


def bushes(canvas: Canvas, *arches: tuple[complex, complex, complex]) -> None:
    """Several arching stems."""
    for foot, top, tip in arches:
        sprays(canvas, *arch(foot, top, tip))


def boar(canvas: Canvas) -> None:
    """A boar at a trot, to the left."""
    fur = "#5b3a2a"
    canvas.fill(
        "#3c251d",
        curve("380,640* 440,650 456,720 440,760* 452,790* 410,790* 400,740 370,700"),
        curve("190,650* 240,660 236,720 244,760* 252,790* 208,790* 196,730 176,690"),
    )
    body = curve(
        "54,610* 70,574 118,548 150,500 176,470 210,452 250,428 300,424 350,440"
        " 400,470 440,520 456,590"
        " 444,650 420,690 424,740 446,776* 440,800* 396,800* 378,740 350,700 300,694"
        " 250,704 232,740"
        " 226,800* 180,800* 176,740 168,690 130,668 84,656 56,646*"
    )
    canvas.inlay(fur, style.INK, 5, body)
    canvas.fill(
        "#3c251d", brush("180,480 250,424 330,420 410,462 456,540 462,620", 6, 34, 40, 34, 26, 4)
    )
    canvas.stroke(
        style.INK,
        5,
        *(
            line(t)
            for t in (
                "206,456 190,428",
                "236,436 226,404",
                "270,424 264,390",
                "304,420 304,386",
                "338,428 346,396",
                "370,444 384,414",
                "400,464 420,440",
            )
        ),
    )
    canvas.stroke(
        "#8a5f45",
        5,
        *(
            line(t)
            for t in (
                "300,520 340,510 380,520",
                "290,570 350,556 400,572",
                "310,620 360,610 400,620",
                "250,500 280,486",
                "400,660 430,640",
            )
        ),
    )
    canvas.inlay("#3c251d", style.INK, 4, curve("176,496* 150,440 178,420* 216,446 220,490"))
    canvas.inlay("#d98a7a", style.INK, 5, curve("54,604* 40,612 38,640 52,652* 66,640 68,616"))
    canvas.inlay(style.WHITE, style.INK, 4, curve("92,650* 84,620 96,592* 116,616 120,652"))
    canvas.stroke(style.INK, 4, line("60,644 100,656 150,640"))
    canvas.fill(style.WHITE, ellipse(142, 560, 14))
    canvas.fill(style.INK, ellipse(138, 561, 9))
    canvas.stroke(style.INK, 6, line("120,542 144,536 164,548"))
    canvas.stroke("#3c251d", 8, line("456,560 486,570 480,610"))


def animal() -> Canvas:
    """A boar under the bush clover."""
    c = Canvas()
    bushes(
        c,
        (500 + 640j, 440 + 260j, 190 + 300j),
        (520 + 520j, 400 + 110j, 130 + 150j),
        (20 + 520j, 70 + 220j, 250 + 130j),
    )
    boar(c)
    c.fill(style.LEAF, brush("20,812 150,800 300,816 420,804 522,814", 16, 24, 18, 26, 16))
    bushes(c, (480 + 846j, 500 + 700j, 420 + 620j))
    return c


def plain(second: bool) -> Canvas:
    """Stems arch to one side."""
    c = Canvas()
    arches = [
        (60 + 846j, 80 + 260j, 400 + 130j),
        (90 + 846j, 120 + 420j, 450 + 290j),
        (120 + 846j, 180 + 560j, 460 + 450j),
        (140 + 846j, 240 + 670j, 460 + 610j),
        (170 + 846j, 290 + 770j, 460 + 760j),
    ]
    if second:
        arches = [
            (480 + 846j, 460 + 280j, 150 + 120j),
            (450 + 846j, 420 + 440j, 90 + 270j),
            (420 + 846j, 360 + 570j, 84 + 440j),
            (400 + 846j, 310 + 680j, 90 + 600j),
            (370 + 846j, 260 + 770j, 84 + 750j),
        ]
    bushes(c, *arches)
    return c


def ribbon() -> Canvas:
    """A red ribbon before the bush clover."""
    c = Canvas()
    bushes(
        c,
        (60 + 846j, 80 + 300j, 250 + 110j),
        (500 + 846j, 460 + 330j, 310 + 140j),
        (500 + 660j, 460 + 500j, 390 + 400j),
    )
    ribbons.red(c, 270, 90, -5)
    bushes(c, (90 + 846j, 130 + 640j, 300 + 610j), (460 + 846j, 420 + 690j, 230 + 730j))
    return c


def cards() -> dict[str, Canvas]:
    """The four cards of July."""
    return {"7A": animal(), "7R": ribbon(), "7P1": plain(False), "7P2": plain(True)}
