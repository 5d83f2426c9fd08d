"""The program's icon: the full moon over a hill, and a cherry blossom."""

from __future__ import annotations

from . import style
from .canvas import opening
from .months import cherry
from .paint import fill, inlay
from .pen import curve, ellipse

SIZE = 256
HILL = curve(
    "12,206* 66,172 132,160 196,174 244,210* 238,228 226,238 208,244* 48,244* 30,238 18,226"
)


def svg() -> str:
    """The icon's file."""
    layers = [
        inlay(style.WHITE, style.WHITE, 0, ellipse(128, 118, 76)),
        fill("#22382f", HILL),
        *(layer.at((172, 172, 0.72, 12)) for layer in cherry.BLOSSOM.layers),
    ]
    frame = 'x="8" y="8" width="240" height="240" rx="46"'
    return "\n".join(
        [
            opening(SIZE, SIZE),
            f'<rect fill="{style.RED}" {frame}/>',
            '<g stroke-linecap="round" stroke-linejoin="round">',
            *(layer.svg() for layer in layers),
            "</g>",
            f'<rect fill="none" stroke="{style.INK}" stroke-width="12" {frame}/>',
            "</svg>\n",
        ]
    )
