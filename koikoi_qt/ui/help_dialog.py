"""Help: a list of contents beside the page, since screen readers get no heads of a page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.i18n import Language
from koikoi_qt.ui.forms import resize_for_text
from koikoi_qt.ui.help_pages import Place, make_help
from koikoi_qt.wording.help_fills import HelpContext

WIDTH, HEIGHT = 860, 600
CONTENTS_SHARE, PAGE_SHARE = 300, 560
_INDENT = "    "


class HelpDialog(QDialog):
    """Shows the help for the present screen; it opens at the keys that work there."""

    def __init__(self, context: HelpContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._build()
        self.retranslate(context.language)
        resize_for_text(self, WIDTH, HEIGHT)
        self.contents.setFocus()

    def _build(self) -> None:
        self._contents_label, self.contents = QLabel(self), QListWidget(self)
        self._contents_label.setBuddy(self.contents)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._go_to)
        self._page_label, self.page = QLabel(self), QTextBrowser(self)
        self._page_label.setBuddy(self.page)
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.splitter = QSplitter(self)
        self.splitter.setChildrenCollapsible(False)
        for label, widget in (
            (self._contents_label, self.contents),
            (self._page_label, self.page),
        ):
            self.splitter.addWidget(_labelled(label, widget))
        self.splitter.setSizes([CONTENTS_SHARE, PAGE_SHARE])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.splitter)
        layout.addWidget(buttons)

    def retranslate(self, language: Language) -> None:
        """Show everything in a language, at the same place."""
        row = max(0, self.contents.currentRow())
        context = HelpContext(
            language, self._context.screen, self._context.rules, self._context.keys
        )
        self.setWindowTitle(language.pgettext("title of a dialog", "Help"))
        self._contents_label.setText(language.gettext("&Contents:"))
        self._page_label.setText(language.gettext("&Page:"))
        self._help = make_help(context)
        self._shown: int | None = None
        self.contents.clear()
        self.contents.addItems([_entry(place) for place in self._help.places])
        self.contents.setCurrentRow(row)

    def _go_to(self, row: int) -> None:
        if row < 0:
            return
        place = self._help.places[row]
        if place.page != self._shown:
            self._shown = place.page
            self.page.setHtml(self._help.pages[place.page])
        self.page.scrollToAnchor(place.anchor)
        self._put_cursor_at(place)

    def _put_cursor_at(self, place: Place) -> None:
        """Let the arrow keys read on from the head, not from the top of the page."""
        cursor = self.page.document().find(place.text)
        while not cursor.isNull() and cursor.block().text() != place.text:
            cursor = self.page.document().find(place.text, cursor)
        if not cursor.isNull():
            cursor.movePosition(cursor.MoveOperation.StartOfBlock)
            self.page.setTextCursor(cursor)


def _labelled(label: QLabel, widget: QWidget) -> QWidget:
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(label)
    layout.addWidget(widget)
    return box


def _entry(place: Place) -> str:
    return place.text if place.level == 1 else f"{_INDENT}{place.text}"
