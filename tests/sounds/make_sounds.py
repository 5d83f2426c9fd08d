"""Make the sounds of resources/sounds: plucked strings and wood, from nothing but arithmetic.

    python -m tests.sounds.make_sounds

A string is Karplus and Strong's: a burst of noise goes round a delay line and loses its edge at
every round. Wood is a few short sines. The same code gives the same files.
"""

import array
import math
import random
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
PEAK = 0.5
"""Soft: half of what a file could hold."""
RISE, FADE = 0.004, 0.02
"""How many seconds a sound takes to begin and to end, so that nothing clicks."""
SOFTNESS = 5
"""How often the finger's burst is smoothed before it sounds."""

Samples = list[float]
# A scale of the koto, in Hz.
D4, E4, F4, A4, B4, D5, E5, A5 = 293.66, 329.63, 349.23, 440.0, 493.88, 587.33, 659.26, 880.0


def pluck(frequency: float, seconds: float, damping: float = 0.996) -> Samples:
    """Return a plucked string."""
    noise = random.Random(round(frequency))
    # The averaging below shortens the line by half a sample.
    length = round(RATE / frequency + 0.5)
    line = [noise.uniform(-1, 1) for _ in range(length)]
    for _ in range(SOFTNESS):
        line = [(line[i - 1] + line[i]) / 2 for i in range(length)]
    middle = sum(line) / length
    line = [value - middle for value in line]
    sound = []
    for place in range(round(seconds * RATE)):
        now = place % length
        sound.append(line[now])
        line[now] = damping * (line[now] + line[(now + 1) % length]) / 2
    return sound


def wood(frequency: float, seconds: float = 0.09) -> Samples:
    """Return a knock on wood: sines that die away at once."""
    partials = ((1.0, 1.0), (2.76, 0.35), (5.4, 0.12))
    return [
        sum(
            share * math.sin(math.tau * frequency * factor * t) * math.exp(-t * 45 * factor)
            for factor, share in partials
        )
        for t in (place / RATE for place in range(round(seconds * RATE)))
    ]


def together(parts: Sequence[tuple[float, float, Samples]]) -> Samples:
    """Return parts that begin at their seconds, each with its share of loudness."""
    length = max(round(start * RATE) + len(part) for start, _, part in parts)
    mixed = [0.0] * length
    for start, share, part in parts:
        first = round(start * RATE)
        for place, value in enumerate(part):
            mixed[first + place] += share * value
    return mixed


def as_frames(samples: Samples) -> "array.array[int]":
    """Return samples as 16-bit numbers, at the usual loudness, faded out at the end."""
    loudest = max(map(abs, samples))
    rise, fade = RISE * RATE, FADE * RATE
    frames = (
        round(
            value / loudest * PEAK * 32767 * min(1.0, place / rise, (len(samples) - place) / fade)
        )
        for place, value in enumerate(samples)
    )
    return array.array("h", frames)


def sounds() -> dict[str, Samples]:
    """Return all sounds by their files' names."""
    return {
        "deal": together([(0.0, 1.0, wood(420)), (0.09, 0.8, wood(470)), (0.18, 0.9, wood(440))]),
        "capture": together([(0.0, 1.0, wood(520)), (0.02, 0.5, pluck(A4, 0.35))]),
        "yaku": together(
            [(0.0, 0.8, pluck(D5, 0.9)), (0.13, 0.9, pluck(E5, 0.9)), (0.26, 1.0, pluck(A5, 1.0))]
        ),
        "koikoi": together([(0.0, 1.0, pluck(A4, 0.8)), (0.16, 1.0, pluck(B4, 0.9))]),
        "turn": pluck(E5, 0.5),
        "end": together(
            [
                (0.0, 0.8, pluck(A4, 1.2)),
                (0.18, 0.8, pluck(F4, 1.2)),
                (0.36, 0.9, pluck(E4, 1.2)),
                (0.6, 1.0, pluck(D4, 1.4)),
            ]
        ),
    }


def write(path: Path, samples: Samples) -> None:
    """Write a sound as a file."""
    frames = as_frames(samples)
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(frames.itemsize)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


if __name__ == "__main__":
    for name, samples in sounds().items():
        write(FOLDER / f"{name}.wav", samples)
