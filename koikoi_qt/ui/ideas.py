"""Looking for ideas in the background, and showing them below the actions."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language
from koikoi_qt.play.advice import find_ideas
from koikoi_qt.ui.forms import bold_label
from koikoi_qt.ui.thinking import Thinker
from koikoi_qt.ui.widgets import PushButton, TextList
from koikoi_qt.wording.advice import Idea


class Ideas(QObject):
    """Ideas for the present position; what comes for one that has passed is not heard of.

    `found` tells that `known` has them, `failed` brings what went wrong instead.
    """

    found = Signal()
    failed = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        thinker.thought.connect(self._on_thought)
        self.known: Sequence[Idea] = ()
        self._asked: int | None = None

    @property
    def is_looking(self) -> bool:
        """Whether ideas are being looked for."""
        return self._asked is not None

    def look_for(self, view: View) -> None:
        """Look for ideas, unless they are known or being looked for."""
        if self.known:
            self.found.emit()
        elif not self.is_looking:
            self._asked = self._thinker.run(True, find_ideas, view)

    def forget(self) -> None:
        """The position has passed."""
        self.known, self._asked = (), None

    def _on_thought(self, number: int, thought: object) -> None:
        if number != self._asked:
            return
        self._asked = None
        if isinstance(thought, BaseException):
            self.failed.emit(thought)
        elif isinstance(thought, tuple):
            self.known = thought
            self.found.emit()


class IdeaView(QWidget):
    """A button that asks for ideas, and below it what was found. `asked` tells of a press."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = PushButton()
        self.button.clicked.connect(self.asked)
        self.title, self.list = bold_label(), TextList()
        self.title.setBuddy(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.button, self.title, self.list):
            layout.addWidget(part)
        self.show_ideas((), offered=False)

    def retranslate(self, language: Language) -> None:
        """Show the fixed texts in a language; the ideas come in their own."""
        # Translators: a button that asks the program for an idea what to play.
        self.button.setText(language.pgettext("button", "Idea"))
        title = language.gettext("Ideas, the best first")
        self.title.setText(title)
        self.list.setAccessibleName(title)

    def show_ideas(self, lines: Sequence[str], *, offered: bool) -> None:
        """Show ideas, or only the offer to look for some, or nothing at all."""
        self.list.show_lines(lines)
        for part in (self.title, self.list):
            part.setVisible(bool(lines))
        self.setVisible(offered)
