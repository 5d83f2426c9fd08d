"""Write the pictures that code draws: `python -m tests.art.draw [OUT_DIR]`.

Without OUT_DIR they go to resources/, where they are kept; a test shows that they are what this
tool draws.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.art.drawing.deck import files

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def main() -> None:
    """Draw everything."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES
    for name, text in files().items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
