"""Pages to a PDF file, one after the other, so that it can be stopped between them."""

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from koikoi_qt.paths import write_atomically
from koikoi_qt.ui.paper.ink import RESOLUTION
from koikoi_qt.ui.paper.pages import Page

_PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def write_pages(
    path: Path, pages: Sequence[Page], paper: str, title: str
) -> Generator[int, None, None]:
    """Write a PDF; yields the number of pages done before each page.

    The file appears when the last page is drawn: whoever stops earlier leaves nothing behind.
    Raises OSError, with a file of that name untouched, when it cannot be written.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setPageLayout(
        QPageLayout(QPageSize(_PAPERS[paper]), QPageLayout.Orientation.Portrait, QMarginsF())
    )
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages):
            yield number
            if number:
                writer.newPage()
            page.draw(painter)
    finally:
        painter.end()
    write_atomically(path, bytes(buffer.data().data()))
