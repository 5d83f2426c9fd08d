"""What the tests of the screens share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.walk import LARGEST_TEXT, text_size


@pytest.fixture(params=[100, LARGEST_TEXT], ids="{}%".format)
def any_text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    """Run a test with usual and with the largest text."""
    with text_size(request.param):
        yield request.param
