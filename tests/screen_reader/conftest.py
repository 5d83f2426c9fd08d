"""Fixtures: a desktop with a real Orca, and a way to start programs in it.

Every test that uses them runs once with each Orca that the Debian release offers; `-k older` and
`-k newest` choose one.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.screen_reader import orca_versions
from tests.screen_reader.app import App, Workplace
from tests.screen_reader.desktop import Desktop
from tests.screen_reader.orca import ScreenReader

StartApp = Callable[..., App]


@pytest.fixture(scope="session", params=orca_versions.offered())
def workplace(request: pytest.FixtureRequest) -> Iterator[Workplace]:
    """A private desktop with a running Orca, shared by all tests of this worker."""
    with ExitStack() as stack:
        orca = orca_versions.find(request.param)
        desktop = stack.enter_context(closing(Desktop()))
        reader = stack.enter_context(closing(ScreenReader(desktop, orca)))
        yield stack.enter_context(closing(Workplace(desktop, reader, request.param)))


@pytest.fixture
def start_app(workplace: Workplace, tmp_path: Path) -> Iterator[StartApp]:
    """Start a program by what follows `python`: `start_app("-m", "koikoi_qt", "--seed", "5")`.

    Ended with the test. The keyword argument `environment` adds to its environment, `files` are
    texts by their names that lie in its data folder beforehand.
    """
    if workplace.orca == "newest":
        # Orca 48 remembers labels by addresses, and reads old ones where those are used again.
        workplace.screen_reader.stop()
        workplace.screen_reader.start()
    with ExitStack() as stack:

        def start(
            *arguments: str,
            environment: Mapping[str, str] | None = None,
            files: Mapping[str, str] = MappingProxyType({}),
        ) -> App:
            folder = tmp_path / "koikoi-data"
            folder.mkdir(exist_ok=True)
            for name, text in files.items():
                (folder / name).write_text(text, "utf-8")
            return stack.enter_context(App(workplace, arguments, folder, environment))

        yield start
