"""What is to be printed, and the PDF of it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QProgressDialog,
    QVBoxLayout,
    QWidget,
)

from koikoi_qt.games.koikoi.rules import Rules
from koikoi_qt.i18n import SOURCE, Language
from koikoi_qt.table.art import DeckError, find_decks
from koikoi_qt.ui.ask import tell, tell_error
from koikoi_qt.ui.forms import (
    ChoiceBox,
    Labelled,
    ScrollPage,
    make_bold,
    resize_for_text,
    wrapped_label,
)
from koikoi_qt.ui.paper.labels import LabelOrder, label_pages
from koikoi_qt.ui.paper.pages import DeckOrder, Page, deck_pages
from koikoi_qt.ui.paper.sheet import CARD_WIDTHS, PAPERS, card_size
from koikoi_qt.ui.paper.writer import write_pages
from koikoi_qt.ui.widgets import PushButton, Sentence, TextList
from koikoi_qt.wording.paper import (
    CARD_SIZE_NAMES,
    CONTENT_NAMES,
    PAPER_NAMES,
    SheetFacts,
    deck_help,
    labels_lines,
    sized,
)

SUFFIX = ".pdf"
_PATIENCE_MS = 300
"""A job that takes longer shows how far it is."""


class PrintDialog(QDialog):
    """Lets a person choose what is printed, and saves it as PDF.

    `rules` are those of the yaku card; `marks` is whether cards bear month and kind to begin with.
    """

    def __init__(
        self, rules: Rules, language: Language, *, marks: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rules, self._language = rules, language
        self._decks, _ = find_decks()
        self.content, self.language_box, self.paper = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.deck, self.size_box = ChoiceBox(), ChoiceBox()
        self.marks, self.backs, self.mirrored = QCheckBox(), QCheckBox(), QCheckBox()
        self._build()
        self.retranslate(language)
        self.paper.choose(_usual_paper())
        self.size_box.choose("usual")
        codes = self.language_box.values
        self.language_box.choose(language.code if language.code in codes else SOURCE)
        self.marks.setChecked(marks)
        self.backs.setChecked(True)
        self._connect()
        self._show_what_comes()

    def _build(self) -> None:
        boxes = (self.content, self.language_box, self.paper, self.deck, self.size_box)
        self._rows = {box: Labelled(box) for box in boxes}
        self.help_title, self.help = wrapped_label(), TextList()
        make_bold(self.help_title)
        self.help_title.setBuddy(self.help)
        self._sentences: dict[QCheckBox, Sentence] = {}
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.setSpacing(10)
        for row in self._rows.values():
            page.addWidget(row)
        for check in (self.marks, self.backs, self.mirrored):
            make_bold(check)
            self._sentences[check] = Sentence()
            together = QVBoxLayout()
            together.setSpacing(2)
            together.addWidget(check)
            together.addWidget(self._sentences[check])
            page.addLayout(together)
        page.addWidget(self.help_title)
        page.addWidget(self.help)
        page.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addWidget(ScrollPage(inside))
        whole.addWidget(self._make_buttons())
        # Only now: outside a dialog, the dialog would not hear of it, and take Close.
        self.save_button.setDefault(True)
        resize_for_text(self, 680, 580)

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save_button = PushButton()
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        return buttons

    def _connect(self) -> None:
        for box in self._rows:
            box.picked.connect(self._show_what_comes)
        for check in self._sentences:
            check.toggled.connect(self._show_what_comes)

    def retranslate(self, language: Language) -> None:
        """Show all texts in a language."""
        self._language = t = language
        # Translators: the title of a dialog.
        self.setWindowTitle(t.gettext("What do you want to print?"))
        self._name_choices(t)
        self._name_checks(t)
        self.help_title.setText(t.gettext("What comes out, and how to print it"))
        self.help.setAccessibleName(self.help_title.text())
        self.save_button.setText(t.gettext("Save as PDF…"))
        self.save_button.setAccessibleName(self.save_button.text())
        self._show_what_comes()

    def _name_choices(self, t: Language) -> None:
        own = [(code, Language.load(code).name) for code in Language.available()]
        decks = [(name, deck.title(t.code)) for name, deck in self._decks.items()]
        papers = [(key, sized(PAPER_NAMES[key], size, t)) for key, size in PAPERS.items()]
        sizes = [(key, card_size(width)) for key, width in CARD_WIDTHS.items()]
        self.content.show_choices([(key, t.message(name)) for key, name in CONTENT_NAMES.items()])
        # Each language stands there in its own words, whatever the window speaks.
        self.language_box.show_choices(own)
        self.paper.show_choices(papers)
        self.deck.show_choices(decks)
        self.size_box.show_choices([(k, sized(CARD_SIZE_NAMES[k], s, t)) for k, s in sizes])
        titles = {
            self.content: t.gettext("Print"),
            self.language_box: t.gettext("Language on paper"),
            self.paper: t.gettext("Paper"),
            self.deck: t.gettext("Pictures"),
            self.size_box: t.gettext("Size of the cards"),
        }
        for box, row in self._rows.items():
            row.show_texts(titles[box])

    def _name_checks(self, t: Language) -> None:
        texts = {
            self.marks: (
                t.gettext("Marks on the cards"),
                t.gettext("The month's number and a sign of the kind in a corner of each card."),
            ),
            self.backs: (
                t.gettext("Backs"),
                t.gettext("Each page of cards is followed by a page of their backs."),
            ),
            self.mirrored: (
                t.gettext("Mirrored dots"),
                t.gettext("To be pressed in from the back with a stylus."),
            ),
        }
        for check, (title, sentence) in texts.items():
            check.setText(title)
            check.setAccessibleDescription(sentence)
            self._sentences[check].say(sentence)

    @property
    def _prints_labels(self) -> bool:
        return self.content.value == "labels"

    @property
    def deck_order(self) -> DeckOrder:
        """The deck that was chosen."""
        return DeckOrder(
            self._decks[str(self.deck.value)],
            self._rules,
            self._print_language,
            str(self.paper.value),
            str(self.size_box.value),
            marks=self.marks.isChecked(),
            backs=self.backs.isChecked(),
        )

    @property
    def label_order(self) -> LabelOrder:
        """The labels that were chosen."""
        return LabelOrder(
            self._print_language, str(self.paper.value), mirrored=self.mirrored.isChecked()
        )

    @property
    def _print_language(self) -> Language:
        return Language.load(str(self.language_box.value))

    def _pages(self) -> list[Page]:
        if self._prints_labels:
            return label_pages(self.label_order)
        return deck_pages(self.deck_order)

    def _show_what_comes(self) -> None:
        labels = self._prints_labels
        for box in (self.deck, self.size_box):
            self._rows[box].setVisible(not labels)
        indexed = self._decks[str(self.deck.value)].indexed
        shown = {self.marks: not labels and not indexed, self.backs: not labels}
        for check, sentence in self._sentences.items():
            check.setVisible(shown.get(check, labels))
            sentence.setVisible(shown.get(check, labels))
        self.help.show_lines(self._help_lines())

    def _help_lines(self) -> Sequence[str]:
        pages = len(self._pages())
        if self._prints_labels:
            order = self.label_order
            return labels_lines(pages, order.mirrored, order.language, self._language)
        order_of_deck = self.deck_order
        facts = SheetFacts(pages, order_of_deck.sheet.capacity, order_of_deck.backs)
        return deck_help(facts, self._language)

    def save(self) -> None:
        """Ask for a file and write the PDF there."""
        name = f"koi-koi-{self.content.value}{SUFFIX}"
        title = self._language.gettext("Save as PDF")
        chosen, _ = QFileDialog.getSaveFileName(self, title, name, f"PDF (*{SUFFIX})")
        if chosen:
            self.save_to(Path(chosen) if Path(chosen).suffix else Path(chosen + SUFFIX))

    def save_to(self, path: Path) -> None:
        """Write the PDF, show how far it is, and tell how it went."""
        t = self._language
        pages = self._pages()
        try:
            is_written = self._write(path, pages)
        except (OSError, DeckError) as error:
            tell_error(self, t.gettext("The PDF cannot be saved."), error, t)
            return
        if is_written:
            count = len(pages)
            form = t.ngettext("{count} page: {file}", "{count} pages: {file}", count)
            tell(self, t.gettext("The PDF is saved"), form.format(count=count, file=path))
            self.accept()

    def _write(self, path: Path, pages: Sequence[Page]) -> bool:
        """Return whether the file was written, and not cancelled."""
        t = self._language
        progress = QProgressDialog(self)
        progress.setWindowTitle(t.gettext("Saving the PDF"))
        progress.setCancelButtonText(t.pgettext("button", "Cancel"))
        progress.setRange(0, len(pages))
        progress.setMinimumDuration(_PATIENCE_MS)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        job = write_pages(path, pages, str(self.paper.value), self.content.currentText())
        try:
            for done in job:
                # Translators: how far the printing is.
                text = t.gettext("Page {page} of {pages}")
                progress.setLabelText(text.format(page=done + 1, pages=len(pages)))
                # This lets the person press Cancel.
                progress.setValue(done)
                if progress.wasCanceled():
                    return False
        finally:
            job.close()
            progress.reset()
            progress.deleteLater()
        return True


def _usual_paper() -> str:
    """Return the paper of the country that the system is set to."""
    american = QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if QLocale.system().measurementSystem() is american else "a4"
