"""A table that shows."""

import pytest
from pytestqt.qtbot import QtBot

from koikoi_qt.table.widget import TableWidget


@pytest.fixture
def table(qtbot: QtBot) -> TableWidget:
    """Return an empty table in a window of its own."""
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 760)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    return widget
