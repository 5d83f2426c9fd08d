"""Asking before something ends, and telling what happened: short dialogs, read once."""

from PySide6.QtWidgets import QMessageBox, QWidget

from koikoi_qt.i18n import Language


def ask(parent: QWidget, title: str, text: str) -> bool:
    """Ask a question with Yes and No; No is the default."""
    no, yes = QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes
    return QMessageBox.question(parent, title, text, yes | no, no) == yes


def tell(parent: QWidget, title: str, text: str) -> None:
    """Tell something that has to be read before going on."""
    QMessageBox.information(parent, title, text)


def tell_error(parent: QWidget, text: str, error: BaseException, language: Language) -> None:
    """Tell what did not work, and why."""
    tell(parent, language.gettext("This did not work"), f"{text}\n{error}")
