"""Asking before something ends, and telling what happened; running dialogs, short or long."""

import re
from typing import Final

from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from koikoi_qt.i18n import Language
from koikoi_qt.wording.faults import fault_text

_LONG_WORD: Final = re.compile(r"\S{25,}")


def run(dialog: QDialog) -> int:
    """Show a dialog until it is closed, and return its result; it does not stay in memory."""
    result = dialog.exec()
    # Its parent would keep it until the program ends. What was chosen can still be asked now.
    dialog.deleteLater()
    return result


def ask(parent: QWidget, title: str, text: str) -> bool:
    """Ask a question with Yes and No; No is the default."""
    no, yes = QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes
    return QMessageBox.question(parent, title, text, yes | no, no) == yes


def tell(parent: QWidget, title: str, text: str) -> None:
    """Tell something that has to be read before going on."""
    QMessageBox.information(parent, title, _LONG_WORD.sub(_breakable, text))


def tell_error(parent: QWidget, text: str, error: BaseException, language: Language) -> None:
    """Tell what did not work, and why."""
    why = fault_text(error, language)
    # Where the text is the file's name, once is enough.
    told = why if why.startswith(text) else f"{text}\n{why}"
    tell(parent, language.gettext("This did not work"), told)


def _breakable(word: re.Match[str]) -> str:
    """Let a path go on in a new line, where it has no spaces: it would be cut off instead."""
    return re.sub(r"([/\\_.-])", "\\1\N{ZERO WIDTH SPACE}", word.group())
