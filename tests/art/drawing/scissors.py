"""Cut shapes at the frame: Qt draws what lies outside a picture, and knows no clip-path."""

from __future__ import annotations

import math
from itertools import pairwise

from . import style
from .pen import Run, Segment, Shape

INSET = 14
LINE = 6
LEFT, TOP, RIGHT, BOTTOM = INSET, INSET, style.WIDTH - INSET, style.HEIGHT - INSET
STEPS = 24


def cut(shape: Shape) -> Shape:
    """The part of the shape inside the frame; runs that lie inside stay as they are."""
    return Shape(tuple(piece for run in shape.runs for piece in _cut_run(run)))


def _clamp(p: complex) -> complex:
    return complex(min(max(p.real, LEFT), RIGHT), min(max(p.imag, TOP), BOTTOM))


def _inside(p: complex) -> bool:
    return p == _clamp(p)


def _under_frame(p: complex) -> bool:
    """Whether a point, and a fine line round it, lies within the rounded border."""
    half = complex(style.WIDTH, style.HEIGHT) / 2
    dx = abs(p.real - half.real) - (half.real - style.CORNER)
    dy = abs(p.imag - half.imag) - (half.imag - style.CORNER)
    return math.hypot(max(dx, 0), max(dy, 0)) <= style.CORNER - LINE


def _cut_run(run: Run) -> list[Run]:
    hull = [run.start, *(p for segment in run.segments for p in segment)]
    if all(map(_under_frame, hull)):
        return [run]
    x, y = [p.real for p in hull], [p.imag for p in hull]
    if max(x) < LEFT or min(x) > RIGHT or max(y) < TOP or min(y) > BOTTOM:
        return []
    return [_pressed(run)] if run.closed else _kept(run)


def _pieces(run: Run) -> list[tuple[complex, Segment, bool]]:
    """The run split where it crosses the frame: start, piece, whether it lies inside."""
    found = []
    start = run.start
    for segment in (*run.segments, *([(run.start,)] if run.closed else [])):
        for a, b in pairwise(_crossings(start, segment)):
            middle = _point(start, segment, (a + b) / 2)
            found.append((_point(start, segment, a), _part(start, segment, a, b), _inside(middle)))
        start = segment[-1]
    return found


def _pressed(run: Run) -> Run:
    """An area, its parts outside pressed onto the frame: what lies inside stays the same."""
    segments: list[Segment] = []
    for start, piece, inside in _pieces(run):
        if inside:
            segments.append(piece)
        else:
            segments += [(_clamp(_point(start, piece, t)),) for t in (0.25, 0.5, 0.75, 1)]
    ends = [_clamp(run.start), *(s[-1] for s in segments)]
    moved = [s for s, (a, b) in zip(segments, pairwise(ends), strict=True) if abs(a - b) > 0.05]
    return Run(_clamp(run.start), tuple(moved))


def _kept(run: Run) -> list[Run]:
    """A line without its parts outside."""
    found: list[Run] = []
    joined = False
    for start, piece, inside in _pieces(run):
        if inside and joined:
            found[-1] = Run(found[-1].start, (*found[-1].segments, piece), closed=False)
        elif inside:
            found.append(Run(start, (piece,), closed=False))
        joined = inside
    return found


def _crossings(start: complex, segment: Segment) -> list[float]:
    """Where a piece begins, crosses the frame, and ends, from 0 to 1."""
    times = [0.0]
    for a, b in pairwise(step / STEPS for step in range(STEPS + 1)):
        if _inside(_point(start, segment, a)) != _inside(_point(start, segment, b)):
            times.append(_crossing(start, segment, a, b))
    return [*times, 1.0]


def _crossing(start: complex, segment: Segment, a: float, b: float) -> float:
    inside = _inside(_point(start, segment, a))
    for _ in range(20):
        middle = (a + b) / 2
        if _inside(_point(start, segment, middle)) == inside:
            a = middle
        else:
            b = middle
    return (a + b) / 2


def _point(start: complex, segment: Segment, t: float) -> complex:
    if len(segment) == 1:
        return start + (segment[0] - start) * t
    b, c, d = segment
    u = 1 - t
    return u**3 * start + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d


def _part(start: complex, segment: Segment, a: float, b: float) -> Segment:
    """The piece between two times, with the handles of the same curve."""
    if (a, b) == (0, 1):
        return segment
    end = _point(start, segment, b)
    if len(segment) == 1:
        return (end,)
    third = (b - a) / 3
    return (
        _point(start, segment, a) + _slope(start, segment, a) * third,
        end - _slope(start, segment, b) * third,
        end,
    )


def _slope(start: complex, segment: Segment, t: float) -> complex:
    b, c, d = segment
    u = 1 - t
    return 3 * (u * u * (b - start) + 2 * u * t * (c - b) + t * t * (d - c))
