"""What can be asked of the table at any moment, and of whom the answer is told."""

from dataclasses import dataclass
from enum import StrEnum

from koikoi_qt.games.koikoi.view import View
from koikoi_qt.i18n import Language, Message
from koikoi_qt.wording.narrator import Narrator
from koikoi_qt.wording.prompts import Situation


class Ask(StrEnum):
    """The questions; each has a key (keys.py) and an answer (answers.py)."""

    LAST_TURN = "last turn"
    SINCE_MY_TURN = "since my turn"
    FIELD = "field"
    HAND = "hand"
    MINE = "mine"
    OTHERS = "others"
    MY_YAKU = "my yaku"
    OTHER_YAKU = "other yaku"
    SCORE = "score"
    STOCK = "stock"
    LEGAL = "legal"


@dataclass(frozen=True, slots=True)
class Question:
    """The moment at which something is asked: what may be seen, by whom, and who is there."""

    view: View
    narrator: Narrator
    situation: Situation = Situation.OPEN

    @property
    def language(self) -> Language:
        """The language of the answer."""
        return self.narrator.language

    @property
    def hand_is_covered(self) -> bool:
        """Whether the view's own hand lies face down too, between two people's turns."""
        return len(self.view.hand) < self.view.own_hand_count

    def about(self, seat: int, forms: dict[bool, Message], **words: object) -> str:
        """Return a sentence about a seat: `forms` has one for the listener, one with a name."""
        form = self.language.message(forms[seat == self.narrator.you])
        return form.format(name=self.narrator.names[seat], **words)
