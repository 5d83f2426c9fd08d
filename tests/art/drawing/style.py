"""The palette, the line weights and the proportions of resources/decks/STYLE.md."""

WIDTH, HEIGHT = 540, 860
CORNER = 40
BORDER = 18
RIM = 9
LARGE_BORDER, LARGE_RIM = 26, 12

PAPER = "#f7eed9"
INK = "#201a20"
WHITE = "#fffaf0"
RED = "#cf3a2b"
CRIMSON = "#8e1c33"
PINK = "#f0a3ae"
YELLOW = "#f0bd36"
OCHRE = "#c4831f"
BROWN = "#6f4429"
GREEN = "#2c5f45"
LEAF = "#5f9150"
BLUE = "#2f4a9c"
WATER = "#8fb7c4"
VIOLET = "#64418e"
LILAC = "#b59ad2"

HAIR, FINE = 3, 5
