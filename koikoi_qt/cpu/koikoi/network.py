"""A small network in numpy that says what the month will bring the seat that just moved."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from koikoi_qt.cpu.koikoi.tally import Floats


@dataclass
class Network:
    """`weights` and `biases` of each layer; its one output is the month's expected difference."""

    weights: list[Floats]
    biases: list[Floats]

    @staticmethod
    def new(sizes: tuple[int, ...], rng: np.random.Generator) -> "Network":
        """Return a network with random weights (He's initialisation)."""
        pairs = list(pairwise(sizes))
        weights = [rng.standard_normal(pair, np.float32) * (2 / pair[0]) ** 0.5 for pair in pairs]
        weights[-1] *= 0.1
        return Network(weights, [np.zeros(size, np.float32) for size in sizes[1:]])

    @staticmethod
    def load(path: Path) -> "Network":
        """Read a network from a file of `save`."""
        with np.load(path) as file:
            layers = range(len(file.files) // 2)
            return Network(
                [file[f"weights{i}"].astype(np.float32) for i in layers],
                [file[f"biases{i}"].astype(np.float32) for i in layers],
            )

    def save(self, path: Path) -> None:
        """Write the network in half precision, which is as good for playing."""
        named = {f"weights{i}": w.astype(np.float16) for i, w in enumerate(self.weights)}
        named |= {f"biases{i}": b.astype(np.float16) for i, b in enumerate(self.biases)}
        np.savez_compressed(path, allow_pickle=False, **named)

    def values(self, rows: Floats) -> Floats:
        """Return the expected difference in points, in tens, for rows of features."""
        first = rows @ self.weights[0]
        first += self.biases[0]
        return self.values_from(first)

    def values_from(self, layer: Floats) -> Floats:
        """Return the values from what the first layer gives, which is used up."""
        np.maximum(layer, 0, out=layer)
        for weights, biases in zip(self.weights[1:-1], self.biases[1:-1], strict=True):
            layer = layer @ weights
            layer += biases
            np.maximum(layer, 0, out=layer)
        result: Floats = layer @ self.weights[-1][:, 0] + self.biases[-1][0]
        return result
