"""Cut shapes at the frame: Qt draws what lies outside a picture, and knows no clip-path."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from . import style
from .pen import Run, Shape

INSET = 14
LEFT, TOP, RIGHT, BOTTOM = INSET, INSET, style.WIDTH - INSET, style.HEIGHT - INSET
STEPS = 6

Side = Callable[[complex], float]
SIDES: tuple[Side, ...] = (
    lambda p: p.real - LEFT,
    lambda p: RIGHT - p.real,
    lambda p: p.imag - TOP,
    lambda p: BOTTOM - p.imag,
)
"""How far a point lies inside each side."""


def cut(shape: Shape) -> Shape:
    """The part of the shape inside the frame; runs that lie inside stay as they are."""
    return Shape(tuple(piece for run in shape.runs for piece in _cut_run(run)))


def _cut_run(run: Run) -> list[Run]:
    hull = [run.start, *(p for segment in run.segments for p in segment)]
    if all(side(p) >= 0 for side in SIDES for p in hull):
        return [run]
    if any(all(side(p) < 0 for p in hull) for side in SIDES):
        return []
    return _cut_area(_flat(run)) if run.closed else _cut_line(_flat(run))


def _flat(run: Run) -> list[complex]:
    """The run as straight pieces."""
    places = [run.start]
    for segment in run.segments:
        a = places[-1]
        if len(segment) == 1:
            places.append(segment[0])
            continue
        b, c, d = segment
        for step in range(1, STEPS + 1):
            t = step / STEPS
            u = 1 - t
            places.append(u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d)
    return places


def _cut_area(places: list[complex]) -> list[Run]:
    """Sutherland and Hodgman's way, side by side."""
    for side in SIDES:
        kept: list[complex] = []
        for a, b in pairwise([places[-1], *places]) if places else ():
            if (side(a) < 0) != (side(b) < 0):
                kept.append(_crossing(side, a, b))
            if side(b) >= 0:
                kept.append(b)
        places = kept
    return [Run(places[0], tuple((p,) for p in places[1:]))] if len(places) > 2 else []


def _cut_line(places: list[complex]) -> list[Run]:
    found: list[list[complex]] = []
    for a, b in pairwise(places):
        piece = _inside(a, b)
        if piece is None:
            continue
        if found and found[-1][-1] == piece[0]:
            found[-1].append(piece[1])
        else:
            found.append([*piece])
    return [Run(p[0], tuple((q,) for q in p[1:]), closed=False) for p in found]


def _inside(a: complex, b: complex) -> tuple[complex, complex] | None:
    for side in SIDES:
        if side(a) < 0 and side(b) < 0:
            return None
        if side(a) < 0:
            a = _crossing(side, a, b)
        elif side(b) < 0:
            b = _crossing(side, a, b)
    return a, b


def _crossing(side: Side, a: complex, b: complex) -> complex:
    return a + (b - a) * (side(a) / (side(a) - side(b)))
