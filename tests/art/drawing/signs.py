"""Digits of our own, and the signs of kinds and of ribbon families."""

from __future__ import annotations

from . import style
from .canvas import Canvas
from .pen import Shape, box, curve, dots, ellipse, line, star

DIGIT_PEN = 44
SIX = line("106,36 70,22 34,62 24,150 36,208 72,228 112,206 116,158 74,128 30,160")
DIGITS = {
    "0": ellipse(70, 125, 47, 102),
    "1": line("28,70* 78,23* 78,227*"),
    "2": line("24,76 34,38 72,22 112,40 114,86 80,140 24,226* 120,226*"),
    "3": line("24,50 70,22 112,44 110,92 64,116* 114,138 118,188 74,228 22,202"),
    "4": line("96,227* 96,23* 20,164* 124,164*"),
    "5": line("112,24* 38,24* 30,112* 74,98 116,124 116,190 74,228 22,206"),
    "6": SIX,
    "7": line("20,24* 120,24* 60,227*"),
    "8": ellipse(70, 72, 42, 50) + ellipse(70, 174, 48, 54),
    "9": SIX.at(140, 250, turn=180),
}


def number(canvas: Canvas, value: int, x: float, y: float) -> None:
    """The month's number, its upper left corner at (x, y)."""
    for digit in str(value):
        canvas.stroke(style.INK, DIGIT_PEN, DIGITS[digit].at(x, y))
        x += 108 if digit == "1" else 144


BAND = box(-42, -84, 84, 168)
FORKED = curve("-42,-84* 42,-84* 42,90* 0,44* -42,90*")
SIGNS: dict[str, tuple[str, Shape]] = {
    "light": (style.YELLOW, star(5, 84, 36)),
    "animal": ("#2f7f78", ellipse(0, 0, 66)),
    "plain": (style.WHITE, curve("0,-62* 48,0* 0,62* -48,0*")),
    "poetry": (style.RED, BAND),
    "red": (style.RED, BAND),
    "blue": (style.BLUE, FORKED),
}
WRITING = dots(-44j, 0j, 44j)


def sign(canvas: Canvas, name: str, x: float, y: float, size: float = 1) -> None:
    """The sign of a kind or of a ribbon family round (x, y): each has a shape of its own."""
    colour, shape = SIGNS[name]
    canvas.inlay(colour, style.INK, 12 * size, shape.at(x, y, size))
    if name == "poetry":
        canvas.stroke(style.WHITE, 30 * size, WRITING.at(x, y, size))
