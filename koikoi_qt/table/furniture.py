"""What stands around the mat: the players' signs, the month, view buttons, actions, result."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QWidget

from koikoi_qt.table import words
from koikoi_qt.table.frame import SignSizes
from koikoi_qt.table.geometry import Rect, Size
from koikoi_qt.table.layout import Layout
from koikoi_qt.table.prompt_sign import PromptSign
from koikoi_qt.table.signs import (
    OTHER_TARGET,
    PLAY_TARGET,
    PlateButton,
    PlayerSign,
    PlayerText,
    ResultSign,
    Sign,
    button_size,
)
from koikoi_qt.table.state import Look, TableState, ViewKind
from koikoi_qt.wording.panel import Action, Group
from koikoi_qt.wording.summaries import player_title
from koikoi_qt.wording.yaku import points_text

_GROUPS = (Group.DECISION, Group.GO_ON)
MOST_ACTIONS = 2
WIDEST_SCORE = 88
"""The decision's room is kept for a stop that is worth two digits."""


class Furniture:
    """The widgets around the cards."""

    def __init__(
        self,
        table: QWidget,
        act: Callable[[object], None],
        show_view: Callable[[str], None],
    ) -> None:
        self._table = table
        self._signs = (PlayerSign(table), PlayerSign(table))
        self._month = Sign(table)
        self._actions = tuple(PlateButton(table, PLAY_TARGET) for _ in range(MOST_ACTIONS))
        self._does: tuple[Action, ...] = ()
        self._views = {kind: PlateButton(table, OTHER_TARGET) for kind in ViewKind}
        self._result = ResultSign(table)
        self._lines: tuple[str, ...] = ()
        self._prompt = PromptSign(table)
        for kind, button in self._views.items():
            # One of the two is always chosen; for a reader they are radio buttons.
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _=False, kind=kind: show_view(kind.value))
        for index, button in enumerate(self._actions):
            button.clicked.connect(lambda _=False, index=index: self._press(index, act))

    def _press(self, index: int, act: Callable[[object], None]) -> None:
        # A reader can press also a button that is hidden and stands for nothing.
        if index < len(self._does):
            act(self._does[index].does)

    def first_to_last(self) -> tuple[tuple[PlateButton, ...], tuple[PlateButton, ...]]:
        """Return the buttons before the cards in tab order, and those after."""
        return self._actions, tuple(self._views.values())

    def take_look(self, look: Look) -> None:
        """Change colours, and which view is shown as chosen."""
        self._views[look.view].setChecked(True)
        for widget in self._coloured():
            widget.colours = look.palette
            widget.update()

    def _coloured(self) -> Iterator[PlayerSign | Sign | ResultSign | PromptSign | PlateButton]:
        yield from self._signs
        yield self._month
        yield self._result
        yield self._prompt
        yield from self._actions
        yield from self._views.values()

    def fill(self, state: TableState) -> SignSizes:
        """Write the texts of a state, and return how much room they need."""
        language = state.narrator.language
        font = self._sign_font()
        for widget in self._coloured():
            if widget.font() != font:
                widget.setFont(font)
        for kind, button in self._views.items():
            button.setText(language.message(words.VIEW_NAMES[kind]))
        self._fill_players(state)
        self._fill_actions(state)
        self._lines = state.result
        self._prompt.show_text(state.prompt)
        return self._sizes(state)

    def _fill_players(self, state: TableState) -> None:
        view, narrator = state.view, state.narrator
        for sign in (*self._signs, self._month):
            sign.setVisible(view is not None)
        if view is None:
            for sign in (*self._signs, self._month):
                sign.setText("")
            return
        self._month.widest = words.widest_month(view, narrator.language)
        self._month.setText(words.month_text(view, narrator.language))
        for sign, seat in zip(self._signs, (view.seat, view.other), strict=True):
            sign.show_player(
                PlayerText(
                    seat=seat,
                    title=player_title(seat, narrator),
                    total=words.total_text(view, seat, narrator.language),
                    chips=words.chips(view, seat, narrator.language),
                    to_play=view.turn == seat,
                    widest=words.widest_chips(narrator.language),
                )
            )

    def _fill_actions(self, state: TableState) -> None:
        shown = tuple(action for action in state.actions if action.group in _GROUPS)
        decision = [action for action in shown if action.group is Group.DECISION]
        self._does = tuple(decision) or shown[:1]
        for button, action in zip(self._actions, self._does, strict=False):
            button.setText(action.label)
            button.setAccessibleName(action.name)
        for button in self._actions[: len(self._does)]:
            button.show()
        for button in self._actions[len(self._does) :]:
            button.hide()

    def _sizes(self, state: TableState) -> SignSizes:
        font = self._sign_font()
        language = state.narrator.language
        line = QFontMetricsF(self.badge_font()).height()
        widest = language.gettext("Stop ({points})").format(
            points=points_text(WIDEST_SCORE, language)
        )
        calls = language.pgettext("button", "Koi-koi")
        shown = self._actions[: len(self._does)]
        return SignSizes(
            own=_sized(self._signs[0].reserved()),
            other=_sized(self._signs[1].reserved()),
            own_tall=_sized(self._signs[0].reserved(tall=True)),
            other_tall=_sized(self._signs[1].reserved(tall=True)),
            month=_sized(self._month.reserved()),
            views=tuple(_sized(button.wanted()) for button in self._views.values()),
            reserved=tuple(
                _sized(button_size(font, text, PLAY_TARGET)) for text in (calls, widest)
            ),
            actions=tuple(_sized(button.wanted()) for button in shown),
            badge_tall=Size(line * 1.5, line * 1.9),
            badge_wide=Size(line * 2.5, line * 1.15),
            gap=max(6.0, line * 0.35),
        )

    def _sign_font(self) -> QFont:
        """The user's text, larger on a large table, smaller where it would leave no room."""
        font = QFont(self._table.font())
        width, height = self._table.width(), self._table.height()
        usual = QFontInfo(font).pixelSize()
        grown = usual * max(1.0, min(width / 1000, height / 760))
        font.setPixelSize(max(9, round(min(grown, width / 30, height / 22))))
        return font

    def badge_font(self) -> QFont:
        """Return the font of counts: in proportion to the cards that they stand beside."""
        card = min(self._table.width() / 11.3, self._table.height() / 9.5)
        font = self._sign_font()
        font.setPixelSize(max(9, round(min(max(font.pixelSize(), card * 0.2), card * 0.4))))
        font.setBold(True)
        return font

    def place(self, layout: Layout) -> None:
        """Put everything where a layout says."""
        frame = layout.frame
        for sign, room in zip(self._signs, (frame.own, frame.other), strict=True):
            sign.tall = frame.tall
            sign.setGeometry(QRect(_whole(room).topLeft(), sign.wanted()))
        self._month.setGeometry(_whole(frame.month))
        for button, place in zip(self._views.values(), frame.views, strict=True):
            button.setGeometry(_whole(place))
        for button, place in zip(self._actions, frame.actions, strict=False):
            button.setGeometry(_whole(place))
        self._prompt.setVisible(frame.prompt is not None)
        if frame.prompt is not None:
            self._prompt.setGeometry(_whole(frame.prompt))
        if self._lines:
            self._place_result(layout)

    def show_hint(self, text: str) -> None:
        """Show why a press did not play, in the place of what is asked."""
        self._prompt.show_text(text)

    def show_result(self, arrived: bool) -> None:
        """Show the result, once the cards have arrived."""
        self._result.setVisible(arrived and bool(self._lines))
        if not self._lines:
            # A reader would still find the cards of a month that is over.
            self._result.show_lines((), 0, 0)

    def _place_result(self, layout: Layout) -> None:
        room = layout.projection.bounds(layout.mat)
        width = min(room.w * 0.9, 48.0 * self._result.fontMetrics().averageCharWidth())
        size = self._result.show_lines(self._lines, round(width), round(room.h * 0.96))
        x, y = layout.projection.bounds(layout.middle).center
        top = max(room.y, min(y - size.height() / 2, room.bottom - size.height()))
        self._result.setGeometry(_whole(Rect(x - width / 2, top, width, size.height())))
        self._result.raise_()

    def focus_action(self) -> bool:
        """Put focus on the first action; False if there is none."""
        if self._does:
            self._actions[0].setFocus()
        return bool(self._does)


def _sized(wanted: QSize) -> Size:
    return Size(wanted.width(), wanted.height())


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
