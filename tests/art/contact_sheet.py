"""Sheets of a deck's pictures, to be looked at: `python tests/art/contact_sheet.py DECK OUT_DIR`.

DECK is a folder with SVG files. OUT_DIR gets one PNG for each width (300, 120, 60 px) and each way
of seeing: in colour, in grey, and as with protanopia, deuteranopia and tritanopia.
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

Pixels = NDArray[np.float64]

WIDTHS = {300: 8, 120: 16, 60: 24}
"""Card widths, and how many cards stand in a row."""
MAT = "#1f5c3f"
GAP = 8

SEEING: dict[str, list[list[float]] | None] = {
    "colour": None,
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
    # Machado, Oliveira, Fernandes 2009, severity 1, on linear light.
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}


def main() -> None:
    """Write all the sheets."""
    parser = argparse.ArgumentParser(description="Make contact sheets of a deck.")
    parser.add_argument("deck", type=Path, help="folder with the SVG files")
    parser.add_argument("out", type=Path, help="folder for the PNG files")
    choice = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    choice.out.mkdir(parents=True, exist_ok=True)
    for width, columns in WIDTHS.items():
        plain = sheet(sorted(choice.deck.glob("*.svg"), key=_order), width, columns)
        for name in SEEING:
            seen(plain, name).save(str(choice.out / f"{choice.deck.name}-{width}-{name}.png"))
    app.quit()


def _order(path: Path) -> tuple[int, str]:
    """By month, then code; the back last."""
    month = re.match(r"\d+", path.stem)
    return int(month[0]) if month else 99, path.stem


def sheet(files: list[Path], width: int, columns: int) -> QImage:
    """The pictures side by side on the mat."""
    renderers = [QSvgRenderer(str(file)) for file in files]
    height = round(width * renderers[0].viewBoxF().height() / renderers[0].viewBoxF().width())
    rows = -(-len(files) // columns)
    image = QImage(
        columns * (width + GAP) + GAP,
        rows * (height + GAP) + GAP,
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(MAT))
    painter = QPainter(image)
    for index, renderer in enumerate(renderers):
        row, column = divmod(index, columns)
        x, y = GAP + column * (width + GAP), GAP + row * (height + GAP)
        renderer.render(painter, QRectF(x, y, width, height))
    painter.end()
    return image


def seen(image: QImage, name: str) -> QImage:
    """The image as it looks to someone: one of SEEING."""
    matrix = SEEING[name]
    if matrix is None:
        return image
    bgr = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    light = _to_light(bgr[..., 2::-1] / 255)
    rgb = _from_light(np.clip(light @ np.array(matrix).T, 0, 1))
    result = np.ascontiguousarray(np.round(rgb * 255).astype(np.uint8))
    return QImage(
        result.tobytes(),
        image.width(),
        image.height(),
        image.width() * 3,
        QImage.Format.Format_RGB888,
    ).copy()


def _to_light(value: Pixels) -> Pixels:
    """From sRGB to linear light."""
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def _from_light(value: Pixels) -> Pixels:
    """From linear light to sRGB."""
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


if __name__ == "__main__":
    main()
