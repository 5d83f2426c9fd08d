"""Curves: shapes made of Bézier runs, drawn through points, moved, and written as SVG path data.

A point is a complex number (x + y·j, y downwards as in SVG). Shapes are values: moving one gives
a new one.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

Segment = tuple[complex, ...]
"""One piece of a run: (end,) is a straight line, (handle, handle, end) a cubic Bézier."""

ROUNDNESS = 0.36
CIRCLE = 0.5523


@dataclass(frozen=True)
class Run:
    """One unbroken line: where it starts, its pieces, and whether it closes."""

    start: complex
    segments: tuple[Segment, ...]
    closed: bool = True


@dataclass(frozen=True)
class Shape:
    """Any number of runs that are painted together."""

    runs: tuple[Run, ...] = ()

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.runs + other.runs)

    def at(
        self,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        squash: float = 1,
    ) -> Shape:
        """The shape mirrored, squashed, scaled, turned and moved, in this order.

        `flip` mirrors left to right, `squash` multiplies the height, `turn` is in degrees,
        clockwise.
        """
        spin = cmath.rect(size, math.radians(turn))

        def move(p: complex) -> complex:
            return complex(-p.real if flip else p.real, p.imag * squash) * spin + complex(x, y)

        return Shape(
            tuple(
                Run(move(r.start), tuple(tuple(map(move, s)) for s in r.segments), r.closed)
                for r in self.runs
            )
        )

    def data(self) -> str:
        """The path data, in relative coordinates with one decimal."""
        return "".join(map(_run_data, self.runs))


def join(shapes: Sequence[Shape]) -> Shape:
    """All the shapes as one."""
    return Shape(tuple(run for shape in shapes for run in shape.runs))


def _tenths(value: float) -> int:
    # The small bias keeps exact halves from depending on the last bit of the machine's sine.
    return math.floor(value * 10 + 0.5 + 1e-6)


def _number(tenths: int) -> str:
    sign, whole, rest = "-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10
    return f"{sign}{whole or ('' if rest else '0')}" + (f".{rest}" if rest else "")


def _run_data(run: Run) -> str:
    x, y = _tenths(run.start.real), _tenths(run.start.imag)
    out, last = [_command("M", [x, y])], ""
    for segment in run.segments:
        numbers = []
        for p in segment:
            numbers += [_tenths(p.real) - x, _tenths(p.imag) - y]
        letter = "l" if len(segment) == 1 else "c"
        piece = _command(letter, numbers)
        if letter == last:
            piece = piece[1:] if piece[1] == "-" else " " + piece[1:]
        out.append(piece)
        x, y, last = x + numbers[-2], y + numbers[-1], letter
    return "".join(out) + ("z" if run.closed else "")


def _command(letter: str, numbers: list[int]) -> str:
    text = letter
    for index, number in enumerate(map(_number, numbers)):
        text += number if index == 0 or number[0] == "-" else " " + number
    return text


def points(text: str) -> tuple[list[complex], list[bool]]:
    """Read "10,20 30,40* …": the points, and which of them are sharp corners (marked by *)."""
    places, corners = [], []
    for word in text.split():
        x, y = word.rstrip("*").split(",")
        places.append(complex(float(x), float(y)))
        corners.append(word.endswith("*"))
    return places, corners


def curve(text: str, *, closed: bool = True) -> Shape:
    """A smooth line through the points of `text` (see `points`)."""
    return through(*points(text), closed=closed)


def through(places: list[complex], corners: list[bool], *, closed: bool = True) -> Shape:
    """A smooth line through places; at corners it may bend, between two corners it is straight."""
    ends = [
        corner or (not closed and i in (0, len(places) - 1)) for i, corner in enumerate(corners)
    ]
    tangents = [0j if ends[i] else _tangent(places, i) for i in range(len(places))]
    order = [*range(len(places)), 0] if closed else [*range(len(places))]
    return Shape(
        (
            Run(
                places[0],
                tuple(_segment(places, tangents, i, k) for i, k in pairwise(order)),
                closed,
            ),
        )
    )


def _tangent(places: list[complex], i: int) -> complex:
    """Of the circle through a point and its two neighbours: rounder than Catmull and Rom's."""
    before = places[i] - places[i - 1]
    after = places[(i + 1) % len(places)] - places[i]
    both = before / (abs(before) ** 2 or 1) + after / (abs(after) ** 2 or 1)
    return both / (abs(both) or 1)


def _segment(places: list[complex], tangents: list[complex], i: int, k: int) -> Segment:
    a, b = places[i], places[k]
    if tangents[i] == tangents[k] == 0:
        return (b,)
    reach = abs(b - a) * ROUNDNESS
    return (a + tangents[i] * reach, b - tangents[k] * reach, b)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Shape:
    """A circle or an ellipse."""
    h = CIRCLE
    ring = [1, 1 + h * 1j, h + 1j, 1j, -h + 1j, -1 + h * 1j, -1, -1 - h * 1j, -h - 1j]
    ring += [-1j, h - 1j, 1 - h * 1j, 1]
    segments = tuple(tuple(complex(p) for p in ring[i : i + 3]) for i in range(1, 13, 3))
    round_one = Shape((Run(1 + 0j, segments),))
    return round_one.at(x, y, rx, turn, squash=1 if ry is None else ry / rx)


def box(x: float, y: float, width: float, height: float) -> Shape:
    """An upright rectangle."""
    corner = complex(x, y)
    return polygon([corner, corner + width, corner + complex(width, height), corner + height * 1j])


def dots(*places: complex) -> Shape:
    """Places to be marked with a round pen."""
    return Shape(tuple(Run(p, ((p + 0.4,),), closed=False) for p in places))


def polygon(places: Sequence[complex]) -> Shape:
    """Straight lines through places, closed."""
    return through(list(places), [True] * len(places))


def line(text: str) -> Shape:
    """An open line, to be stroked."""
    return curve(text, closed=False)


def brush(text: str, *widths: float) -> Shape:
    """A stroke of the brush through the points of `text`; its width goes through `widths`."""
    spine = _samples(curve(text, closed=False).runs[0])
    left, right = [], []
    for i, p in enumerate(spine):
        ahead = spine[min(i + 1, len(spine) - 1)] - spine[max(i - 1, 0)]
        side = ahead / (abs(ahead) or 1) * 1j * _width(widths, i / (len(spine) - 1)) / 2
        left.append(p - side)
        right.append(p + side)
    outline = left + right[::-1]
    sharp = {0, len(left) - 1, len(left), len(outline) - 1}
    if abs(left[-1] - right[-1]) < 0.5:
        outline.pop(len(left))
        sharp = {0, len(left) - 1, len(outline) - 1}
    if abs(left[0] - right[0]) < 0.5:
        outline.pop()
    return through(outline, [i in sharp for i in range(len(outline))])


def _samples(run: Run) -> list[complex]:
    """Two places on each piece: enough for a stroke that bends gently."""
    found = [run.start]
    for segment in run.segments:
        if len(segment) == 1:
            found += [(found[-1] + segment[0]) / 2, segment[0]]
        else:
            a, (b, c, d) = found[-1], segment
            found += [(a + 3 * b + 3 * c + d) / 8, d]
    return found


def _width(widths: Sequence[float], along: float) -> float:
    if len(widths) == 1:
        return widths[0]
    place = along * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    return widths[i] + (widths[i + 1] - widths[i]) * (place - i)


def star(rays: int, outer: float, inner: float) -> Shape:
    """A star of straight rays round (0, 0); the first points up."""
    return polygon(
        [
            cmath.rect(inner if k % 2 else outer, math.radians(180 * k / rays - 90))
            for k in range(2 * rays)
        ]
    )


def round_about(shape: Shape, count: int, start: float = 0) -> Shape:
    """The shape `count` times round (0, 0), the first turned by `start` degrees."""
    return join([shape.at(turn=start + 360 * k / count) for k in range(count)])
