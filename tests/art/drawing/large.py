"""The large-index deck: the month's number, a sign for the kind, one simple plant."""

from __future__ import annotations

from collections.abc import Callable

from . import signs, style
from .canvas import Canvas
from .months import (
    cherry,
    chrysanthemum,
    clover,
    iris,
    maple,
    paulownia,
    peony,
    pine,
    plum,
    susuki,
    willow,
    wisteria,
)
from .pen import brush

KINDS = {"L": "light", "A": "animal", "P": "plain"}
FAMILIES = {1: "poetry", 2: "poetry", 3: "poetry", 6: "blue", 9: "blue", 10: "blue"}


def _pine(c: Canvas) -> None:
    pine.trunk(c, brush("150,836 220,760 270,640", 50, 36, 26))
    c.stamp(pine.TUFT, (270, 640, 2.2, 0))


def _plum(c: Canvas) -> None:
    c.stamp(plum.BLOSSOM, (270, 590, 2.9, 0))


def _cherry(c: Canvas) -> None:
    c.stamp(cherry.LEAVES, (430, 720, 1.3, 120), (110, 720, 1.3, -120))
    c.stamp(cherry.BLOSSOM, (270, 590, 2.5, 0))


def _wisteria(c: Canvas) -> None:
    c.stamp(wisteria.FROND, (270, 400, 1.3, 62), (270, 400, 1.3, -62))
    c.stamp(wisteria.RACEME, (270, 400, 1.28, 0))


def _iris(c: Canvas) -> None:
    iris.blades(c, style.GREEN, "200,836 190,700 100,480", "340,836 350,700 440,480")
    iris.stalks(c, "270,836 270,700 270,600")
    c.stamp(iris.FLOWER, (270, 570, 1.7, 0))


def _peony(c: Canvas) -> None:
    c.stamp(peony.LEAVES, (200, 700, 1.1, -125), (340, 700, 1.1, 125))
    c.stamp(peony.BLOSSOM, (270, 580, 1.95, 0))


def _clover(c: Canvas) -> None:
    c.fill(style.BROWN, brush("140,836 190,640 400,480", 22, 16, 8))
    c.stamp(clover.TREFOILS["l"], (170, 690, 2, -70), (230, 590, 2, 20), (380, 640, 2, 130))
    c.stamp(clover.TREFOILS["b"], (404, 500, 2, 50), (140, 540, 1.8, -20))


def _susuki(c: Canvas) -> None:
    c.stamp(susuki.GOLDEN, (205, 545, -1.2, 0), (335, 530, 1.25, 0))
    c.inlay(susuki.DARK, style.PAPER, 5, susuki.HILL.at(0, 260, squash=0.7))


def _chrysanthemum(c: Canvas) -> None:
    c.stamp(chrysanthemum.LEAVES, (200, 730, 1, -130), (340, 730, 1, 130))
    c.stamp(chrysanthemum.GOLD, (270, 590, 2, 0))


def _maple(c: Canvas) -> None:
    c.stamp(maple.SCARLET, (270, 670, 2.5, 0))


def _willow(c: Canvas) -> None:
    c.stamp(willow.LONG, (140, 350, 1.6, 0), (260, 350, 1.6, 0), (380, 350, 1.6, 0))


def _paulownia(c: Canvas) -> None:
    paulownia.crest(c, 270, 700, 1.0)


PLANTS: tuple[Callable[[Canvas], None], ...] = (
    _pine,
    _plum,
    _cherry,
    _wisteria,
    _iris,
    _peony,
    _clover,
    _susuki,
    _chrysanthemum,
    _maple,
    _willow,
    _paulownia,
)


def card(code: str) -> Canvas:
    """The picture of a card code."""
    kind = next(letter for letter in code if letter in "LARP")
    month = int(code.partition(kind)[0])
    c = Canvas((style.LARGE_BORDER, style.LARGE_RIM))
    PLANTS[month - 1](c)
    signs.number(c, month, 46, 56)
    x, size = (372, 1.3) if month < 10 else (402, 1.1)
    signs.sign(c, FAMILIES.get(month, "red") if kind == "R" else KINDS[kind], x, 172, size)
    return c
