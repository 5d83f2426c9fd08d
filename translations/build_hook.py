"""What a wheel needs beyond the package: compiled translations and resources, inside it.

An editable install and a checkout read the folders beside the package instead, so nothing is
copied there that could grow stale.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Makers of the art and of the catalogues live beside what they make, and stay out.
_TOOLS = {".py", ".pyc", ".mo"}


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts translations/ (compiled) and resources/ inside the wheel."""

    _compiled: TemporaryDirectory[str]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files to a wheel; hatchling calls this before it builds one."""
        self._compiled = TemporaryDirectory()
        if version != "editable":
            build_data["force_include"] |= self._resources() | self._catalogues()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the compiled catalogues; hatchling calls this after it has built."""
        self._compiled.cleanup()

    def _resources(self) -> dict[str, str]:
        """Return where each file of resources/ goes."""
        root = Path(self.root)
        files = (path for path in (root / "resources").rglob("*") if path.is_file())
        return {
            str(path): f"koikoi_qt/{path.relative_to(root).as_posix()}"
            for path in files
            if path.suffix not in _TOOLS
        }

    def _catalogues(self) -> dict[str, str]:
        """Compile each .po file and return where its .mo file goes."""
        sys.path.insert(0, self.root)
        from koikoi_qt.i18n import compile_catalogue

        placed = {}
        for source in (Path(self.root) / "translations").glob("*/LC_MESSAGES/*.po"):
            name = source.relative_to(self.root).with_suffix(".mo")
            compiled = Path(self._compiled.name) / name
            compiled.parent.mkdir(parents=True)
            compiled.write_bytes(compile_catalogue(source))
            placed[str(compiled)] = f"koikoi_qt/{name.as_posix()}"
        return placed
