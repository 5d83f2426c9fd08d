"""Plane geometry of the table: rectangles of the flat world, and the camera that looks at it."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]
"""Corners clockwise from the top left."""

FAR = 2.4
"""How far away the camera stands, in lengths of the mat's longer side."""


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height."""

    w: float = 0.0
    h: float = 0.0


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle by its top left corner and size; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return it somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, margin: float) -> "Rect":
        """Return it with a margin added on every side."""
        return Rect(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)

    def scaled(self, factor: float) -> "Rect":
        """Return it larger or smaller about its middle."""
        w, h = self.w * factor, self.h * factor
        return Rect(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def overlaps(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Tell whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def contains(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Tell whether the other lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def toward(self, other: "Rect", share: float) -> "Rect":
        """Return the rectangle that lies a share of the way to another."""
        keep = 1 - share
        return Rect(
            self.x * keep + other.x * share,
            self.y * keep + other.y * share,
            self.w * keep + other.w * share,
            self.h * keep + other.h * share,
        )


def bounds(points: Iterable[Point]) -> Rect:
    """Return the smallest upright rectangle around points."""
    xs, ys = zip(*points, strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def inside(quad: Quad, x: float, y: float) -> bool:
    """Tell whether a point lies in a convex quad."""
    corners = (*quad, quad[0])
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in pairwise(corners)
    )


@dataclass(frozen=True, slots=True)
class Projection:
    """From the world to the screen: u = (a x + b y + c) / w, v likewise, w = g x + h y + 1."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 0.0
    e: float = 1.0
    f: float = 0.0
    g: float = 0.0
    h: float = 0.0

    def map(self, x: float, y: float) -> Point:
        """Return where a point of the world is seen."""
        w = self.g * x + self.h * y + 1
        return (self.a * x + self.b * y + self.c) / w, (self.d * x + self.e * y + self.f) / w

    def quad(self, rect: Rect) -> Quad:
        """Return a rectangle's corners as they are seen."""
        return (
            self.map(rect.x, rect.y),
            self.map(rect.right, rect.y),
            self.map(rect.right, rect.bottom),
            self.map(rect.x, rect.bottom),
        )

    def bounds(self, rect: Rect) -> Rect:
        """Return the upright rectangle around a rectangle as it is seen."""
        return bounds(self.quad(rect))

    def scale(self, rect: Rect) -> float:
        """Return how many times wider than in the world a rectangle is seen, at its widest."""
        (ax, _), (bx, _), (cx, _), (dx, _) = self.quad(rect)
        return max(bx - ax, cx - dx) / rect.w

    @property
    def flat(self) -> bool:
        """Whether nothing is foreshortened."""
        return self.g == 0 == self.h


@dataclass(frozen=True, slots=True)
class Tilt:
    """How the mat leans, in degrees: `pitch` away from the eye, `yaw` to the side."""

    pitch: float = 0.0
    yaw: float = 0.0

    def plus(self, other: "Tilt") -> "Tilt":
        """Return both together."""
        return Tilt(self.pitch + other.pitch, self.yaw + other.yaw)

    def within(self, most: float) -> "Tilt":
        """Return it with neither angle beyond a limit."""
        return Tilt(
            max(-most, min(most, self.pitch)),
            max(-most, min(most, self.yaw)),
        )


def look(world: Size, screen: Rect, tilt: Tilt) -> Projection:
    """Return how a mat of the world's size is seen, as large as fits in the middle of the screen.

    The mat turns about its middle, and a camera straight above the middle looks at it.
    """
    seen = _turned(world, tilt)
    frame = seen.bounds(Rect(0, 0, world.w, world.h))
    k = min(screen.w / frame.w, screen.h / frame.h)
    tx = screen.x + (screen.w - k * frame.w) / 2 - k * frame.x
    ty = screen.y + (screen.h - k * frame.h) / 2 - k * frame.y
    return Projection(
        k * seen.a + tx * seen.g,
        k * seen.b + tx * seen.h,
        k * seen.c + tx,
        k * seen.d + ty * seen.g,
        k * seen.e + ty * seen.h,
        k * seen.f + ty,
        seen.g,
        seen.h,
    )


def _turned(world: Size, tilt: Tilt) -> Projection:
    """Return the turned mat seen from above, not yet fitted anywhere."""
    pitch, yaw = math.radians(tilt.pitch), math.radians(tilt.yaw)
    distance = FAR * max(world.w, world.h)
    g, h = math.sin(yaw) / distance, -math.sin(pitch) / distance
    mx, my = world.w / 2, world.h / 2
    # Seen from the middle, w = 1 + g (x - mx) + h (y - my); divided so that its constant is 1.
    unit = 1 - g * mx - h * my
    a, e = math.cos(yaw) / unit, math.cos(pitch) / unit
    return Projection(a, 0, -a * mx, 0, e, -e * my, g / unit, h / unit)


@lru_cache(maxsize=64)
def mat_height(width: float, screen: Rect, tilt: Tilt) -> float:
    """Return how deep a mat of this width must be so that, seen tilted, it fills the screen."""
    low, high = 0.1 * width * screen.h / screen.w, 10 * width * screen.h / screen.w
    for _ in range(40):
        middle = (low + high) / 2
        frame = _turned(Size(width, middle), tilt).bounds(Rect(0, 0, width, middle))
        if frame.h / frame.w < screen.h / screen.w:
            low = middle
        else:
            high = middle
    return low
