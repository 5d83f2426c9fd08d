"""Asking before something ends, and telling what happened: short dialogs, read once."""

from PySide6.QtWidgets import QMessageBox, QWidget


def ask(parent: QWidget, title: str, text: str) -> bool:
    """Ask a question with Yes and No; No is the default."""
    no, yes = QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes
    return QMessageBox.question(parent, title, text, yes | no, no) == yes


def tell(parent: QWidget, title: str, text: str) -> None:
    """Tell something that has to be read before going on."""
    QMessageBox.information(parent, title, text)
