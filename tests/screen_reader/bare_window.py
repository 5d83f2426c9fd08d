"""The plainest window there is: eight buttons. What the screen reader takes for it is the measure.

`bare_window.py` shows it; a pressed button takes the name "Pressed N".
"""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout, QWidget


class BareWindow(QMainWindow):
    """Eight buttons, one under the other."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Bare window")
        body = QWidget()
        column = QVBoxLayout(body)
        self.buttons = [QPushButton(f"Button {number}") for number in range(1, 9)]
        for number, button in enumerate(self.buttons, 1):
            button.clicked.connect(lambda _, b=button, n=number: b.setText(f"Pressed {n}"))
            column.addWidget(button)
        self.setCentralWidget(body)


def main() -> None:
    app = QApplication(sys.argv)
    app.setApplicationName("bare-window")
    window = BareWindow()
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
