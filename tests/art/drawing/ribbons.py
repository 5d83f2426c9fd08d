"""Ribbons: poetry ribbons with brushed kana, blue ones with a forked end, plain red ones."""

from __future__ import annotations

from . import style
from .canvas import Canvas
from .pen import Shape, brush, curve, join

KANA = {
    "a": (
        ("20,29 50,27 80,22", 11, 9, 6),
        ("45,8 41,45 52,80", 9, 12, 6),
        ("66,38 50,68 30,82 20,68 36,51 62,46 84,60 80,80 56,93", 8, 10, 11, 11, 12, 5),
    ),
    "no": (("54,23 46,56 28,80 15,62 27,34 56,20 83,38 82,66 57,90", 9, 12, 10, 10, 12, 12, 5),),
    "yo": (
        ("54,34 80,29", 11, 7),
        ("51,7 52,50 50,76 35,89 22,79 36,68 58,75 82,92", 9, 12, 12, 10, 9, 10, 5),
    ),
    "ro": (
        ("25,18 47,18 70,13*", 9, 10, 9),
        ("70,13* 46,38 20,64*", 10, 8, 6),
        ("20,64* 46,46 74,54 78,74 60,90 38,93", 7, 10, 12, 12, 8, 5),
    ),
    "shi": (("34,8 31,50 35,80 54,90 82,68", 9, 12, 12, 11, 5),),
    "mi": (
        ("24,20 40,21 56,16*", 9, 10, 9),
        ("56,16* 43,56 26,82 15,71 30,59 60,65 90,82", 9, 10, 9, 9, 10, 5),
        ("78,40 71,68 54,94", 9, 11, 5),
    ),
}

STRAIGHT = curve("-62,4* -55,130 -67,290 -60,432* 60,424* 54,290 67,130 58,-4*")
FORKED = curve("-62,4* -55,130 -67,290 -62,448* -1,392* 62,440* 54,290 67,130 58,-4*")


def _word(syllables: list[str], height: float) -> Shape:
    """The syllables one under the other round x = 0, in a column of this height."""
    step = height / len(syllables)
    size = step / 100
    return join(
        [
            brush(text, *widths).at(-50 * size, step * i, size)
            for i, name in enumerate(syllables)
            for text, *widths in KANA[name]
        ]
    )


ANOYOROSHI = _word(["a", "no", "yo", "ro", "shi"], 400)
MIYOSHINO = _word(["mi", "yo", "shi", "no"], 372)


def _strip(canvas: Canvas, colour: str, shape: Shape, x: float, y: float, turn: float) -> None:
    canvas.inlay(colour, style.PAPER, 14, shape.at(x, y, 1.05, turn))
    canvas.inlay(colour, style.INK, 5, shape.at(x, y, 1.05, turn))


def poetry(canvas: Canvas, word: Shape, x: float, y: float, turn: float) -> None:
    """A red ribbon that bears a word."""
    _strip(canvas, style.RED, STRAIGHT, x, y, turn)
    top = 12 if word is ANOYOROSHI else 26
    canvas.fill(style.WHITE, word.at(0, top).at(x, y, 1.05, turn))


def blue(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """A plain blue ribbon, its end forked, so that it differs from red ones without colour."""
    _strip(canvas, style.BLUE, FORKED, x, y, turn)


def red(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """A plain red ribbon."""
    _strip(canvas, style.RED, STRAIGHT, x, y, turn)
