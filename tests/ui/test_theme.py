"""The themes, measured in their tables of colours and on the controls as they are painted."""

from collections.abc import Callable, Iterator
from dataclasses import asdict

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QSplitter,
    QStyle,
    QStyleOptionSpinBox,
    QTextBrowser,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from koikoi_qt.table.palette import contrast
from koikoi_qt.ui.forms import ChoiceBox, NumberBox
from koikoi_qt.ui.score_chart import ScoreChart
from koikoi_qt.ui.sheet import WindowColours
from koikoi_qt.ui.theme import LARGEST_TEXT, SMALLEST_TEXT, SYSTEM, THEMES, Themer, colours_of
from koikoi_qt.ui.widgets import Prompt, PushButton, TextList
from tests.ui.walk import show

TEXT, SHAPE = 7.0, 3.0
RING = 3
# A word of broad strokes, so that some of its pixels are not mixed with the ground.
WORD = "HHHH"


@pytest.fixture
def themer(qapp: QApplication) -> Iterator[Themer]:
    """What sets themes; afterwards the application is as it was."""
    themer = Themer(qapp)
    yield themer
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    themer.apply(SYSTEM, SMALLEST_TEXT)
    qapp.setStyleSheet("")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest, themer: Themer) -> str:
    """One of our own themes, in force."""
    name: str = request.param
    themer.apply(name, SMALLEST_TEXT)
    return name


# The tables.


@pytest.mark.parametrize("colours", THEMES.values(), ids=THEMES)
def test_texts_stand_out(colours: WindowColours) -> None:
    faint = {pair for pair in colours.text_pairs() if contrast(*pair) < TEXT}
    assert not faint


@pytest.mark.parametrize("colours", THEMES.values(), ids=THEMES)
def test_shapes_stand_out(colours: WindowColours) -> None:
    faint = {pair for pair in colours.shape_pairs() if contrast(*pair) < SHAPE}
    assert not faint


GROUPS = (
    QPalette.ColorGroup.Active,
    QPalette.ColorGroup.Inactive,
    QPalette.ColorGroup.Disabled,
)
WRITTEN = (
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
)


def test_the_palette_stands_out(theme: str, qapp: QApplication) -> None:
    palette = qapp.palette()
    for group in GROUPS:
        for ink, ground in WRITTEN:
            colours = palette.color(group, ink).name(), palette.color(group, ground).name()
            assert contrast(*colours) >= TEXT, (group, ink, colours)


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_tooltip_as_painted(qtbot: QtBot, theme: str) -> None:
    colours = THEMES[theme]
    page = show(qtbot, QWidget())
    QToolTip.showText(page.mapToGlobal(QPoint()), WORD, page)
    [tip] = [w for w in QApplication.topLevelWidgets() if w.objectName() == "qtooltip_label"]
    image = picture(tip)
    assert commonest(image) == colours.base
    assert best(image, colours.base, image.rect().adjusted(3, 3, -3, -3)) >= TEXT
    assert contrast(image.pixelColor(0, 0).name(), colours.base) >= SHAPE


# The controls as they are painted.


def pixels(image: QImage, area: QRect | None = None) -> Iterator[str]:
    """Yield the colours of a picture, row by row."""
    within = image.rect() if area is None else area & image.rect()
    for y in range(within.top(), within.bottom() + 1):
        for x in range(within.left(), within.right() + 1):
            yield image.pixelColor(x, y).name()


def best(image: QImage, ground: str, area: QRect | None = None) -> float:
    """Return the contrast of what stands out most from a ground."""
    return max(contrast(colour, ground) for colour in set(pixels(image, area)))


def grounds(colours: WindowColours) -> set[str]:
    return {colours.window, colours.base, colours.button, colours.accent}


def commonest(image: QImage, area: QRect | None = None) -> str:
    """Return the colour of most pixels: the ground."""
    found = list(pixels(image, area))
    return max(set(found), key=found.count)


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    """Show a widget on the window's ground, with room around it."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.addWidget(widget)
    # The first thing on a page gets the focus, and that is not what is looked at.
    layout.addWidget(QPushButton("other"))
    show(qtbot, page, page.sizeHint())
    page.activateWindow()
    page.findChildren(QPushButton)[-1].setFocus()
    QApplication.processEvents()
    return widget


def picture(widget: QWidget) -> QImage:
    """Return how a widget looks where it stands."""
    QApplication.processEvents()
    window = widget.window()
    return window.grab(QRect(widget.mapTo(window, QPoint()), widget.size())).toImage()


def pressed_button() -> QPushButton:
    button = PushButton()
    button.setText(WORD)
    button.setDown(True)
    return button


def button(*, enabled: bool = True, level: str = "") -> QPushButton:
    button = PushButton()
    button.setText(WORD)
    button.setEnabled(enabled)
    button.setProperty("level", level)
    return button


def combo() -> QComboBox:
    box = ChoiceBox()
    box.show_choices([("one", WORD)])
    return box


def checked(box: QCheckBox | QRadioButton, *, on: bool) -> QWidget:
    box.setText(WORD)
    box.setChecked(on)
    return box


def grouped() -> QGroupBox:
    group = QGroupBox(WORD)
    QVBoxLayout(group).addWidget(QWidget())
    group.setMinimumSize(120, 60)
    return group


def text_list() -> TextList:
    texts = TextList()
    texts.show_lines([WORD, WORD])
    return texts


def chosen_list() -> TextList:
    texts = text_list()
    texts.item(0).setSelected(True)
    return texts


def browser() -> QTextBrowser:
    page = QTextBrowser()
    page.setHtml(f"<b>{WORD}</b>")
    return page


def edit() -> QLineEdit:
    return QLineEdit(WORD)


def prompt() -> Prompt:
    asked = Prompt()
    asked.say(WORD)
    return asked


def chart() -> ScoreChart:
    drawn = ScoreChart()
    drawn.show_totals(("A", "B"), [(0, 1), (2, 3)])
    return drawn


def menu() -> QMenu:
    entries = QMenu()
    entries.addAction(WORD)
    return entries


def menu_disabled() -> QMenu:
    entries = QMenu()
    entries.addAction(WORD).setEnabled(False)
    return entries


WRITERS: dict[str, Callable[[], QWidget]] = {
    "button": button,
    "first button": lambda: button(level="first"),
    "pressed button": pressed_button,
    "disabled button": lambda: button(enabled=False),
    "combo box": combo,
    "spin box": lambda: NumberBox(88, 88),
    "check box": lambda: checked(QCheckBox(), on=False),
    "radio button": lambda: checked(QRadioButton(), on=False),
    "group": grouped,
    "list": text_list,
    "chosen in a list": chosen_list,
    "page": browser,
    "line edit": edit,
    "prompt": prompt,
    "menu": menu,
    "disabled in a menu": menu_disabled,
}


_AREAS = {
    "list": QRect(4, 4, 50, 12),
    "chosen in a list": QRect(4, 4, 50, 12),
    "group": QRect(10, 0, 60, 16),
    "check box": QRect(28, 4, 40, 20),
    "radio button": QRect(28, 4, 40, 20),
    "spin box": QRect(4, 4, 20, 20),
    "page": QRect(4, 4, 50, 20),
    "line edit": QRect(4, 4, 50, 20),
    "menu": QRect(20, 4, 60, 20),
    "disabled in a menu": QRect(20, 4, 60, 20),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_text_as_painted(qtbot: QtBot, theme: str, writer: str) -> None:
    image = picture(shown(qtbot, WRITERS[writer]()))
    # Edges are looked at by another test, and are no text.
    area = _AREAS.get(writer, image.rect().adjusted(8, 8, -8, -8))
    ground = commonest(image, area)
    assert ground in grounds(THEMES[theme])
    assert best(image, ground, area) >= TEXT


SHAPES: dict[str, Callable[[], QWidget]] = {
    "button": button,
    "combo box": combo,
    "spin box": lambda: NumberBox(0, 9),
    "group": grouped,
    "list": text_list,
    "page": browser,
    "line edit": edit,
    "progress": QProgressBar,
}


@pytest.mark.parametrize("shape", SHAPES)
def test_edges_as_painted(qtbot: QtBot, theme: str, shape: str) -> None:
    """Each side has an edge: going in from the middle of it, something stands out."""
    widget = SHAPES[shape]()
    widget.setMinimumSize(100, 60)
    image = picture(shown(qtbot, widget))
    ground = THEMES[theme].window
    middle = image.rect().center()
    # The group's title stands in the middle of nothing on its upper side.
    depth = 20
    ways = {
        "left": [QPoint(x, middle.y()) for x in range(depth)],
        "right": [QPoint(image.width() - 1 - x, middle.y()) for x in range(depth)],
        "top": [QPoint(middle.x(), y) for y in range(depth)],
        "bottom": [QPoint(middle.x(), image.height() - 1 - y) for y in range(depth)],
    }
    for side, way in ways.items():
        assert max(contrast(image.pixelColor(at).name(), ground) for at in way) >= SHAPE, side


MARKS: dict[str, Callable[[], QWidget]] = {
    "check box, off": lambda: checked(QCheckBox(), on=False),
    "check box, on": lambda: checked(QCheckBox(), on=True),
    "radio button, off": lambda: checked(QRadioButton(), on=False),
    "radio button, on": lambda: checked(QRadioButton(), on=True),
}


@pytest.mark.parametrize("mark", MARKS)
def test_marks_as_painted(qtbot: QtBot, theme: str, mark: str) -> None:
    widget = MARKS[mark]()
    image = picture(shown(qtbot, widget))
    height = image.height()
    left_part = QRect(0, 0, height - 6, height)
    assert best(image, THEMES[theme].window, left_part) >= SHAPE


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_on_differs_from_off(
    qtbot: QtBot, theme: str, kind: type[QCheckBox] | type[QRadioButton]
) -> None:
    """The middle of the mark has another luminance, or a sign in it that stands out."""
    images = [picture(shown(qtbot, checked(kind(), on=on))) for on in (False, True)]
    middle = QRect(12, images[0].height() // 2 - 3, 6, 6)
    off, on = (set(pixels(image, middle)) for image in images)
    ground = THEMES[theme].base
    assert max(contrast(each, ground) for each in off) < SHAPE
    assert max(contrast(each, ground) for each in on) >= SHAPE


def test_a_check_stands_out_from_its_box(qtbot: QtBot, theme: str) -> None:
    image = picture(shown(qtbot, checked(QCheckBox(), on=True)))
    middle = QRect(9, image.height() // 2 - 5, 11, 11)
    assert best(image, THEMES[theme].accent, middle) >= SHAPE


def test_arrows_as_painted(qtbot: QtBot, theme: str) -> None:
    box = combo()
    image = picture(shown(qtbot, box))
    right = QRect(image.width() - 24, 6, 20, image.height() - 12)
    assert best(image, THEMES[theme].button, right) >= SHAPE


@pytest.mark.parametrize("sub", [QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown])
def test_steps_as_painted(qtbot: QtBot, theme: str, sub: QStyle.SubControl) -> None:
    box = NumberBox(0, 9)
    image = picture(shown(qtbot, box))
    place = step_of(box, sub)
    assert place.width() >= 24
    assert place.height() >= 24
    sign = place.adjusted(6, 4, -4, -4)
    assert best(image, THEMES[theme].button, sign) >= SHAPE


def step_of(box: QSpinBox, sub: QStyle.SubControl) -> QRect:
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, sub, box)


def test_the_handle_of_a_scroll_bar(qtbot: QtBot, theme: str) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 100)
    bar.setMinimumSize(16, 200)
    image = picture(shown(qtbot, bar))
    assert best(image, THEMES[theme].window) >= SHAPE


def test_the_handle_of_a_splitter(qtbot: QtBot, theme: str) -> None:
    splitter = QSplitter()
    for _ in range(2):
        splitter.addWidget(QWidget())
    splitter.setMinimumSize(200, 60)
    image = picture(shown(qtbot, splitter).findChildren(QWidget, "qt_splithandle_")[-1])
    assert best(image, THEMES[theme].window) >= SHAPE


def test_the_handle_of_a_slider(qtbot: QtBot, theme: str) -> None:
    image = picture(shown(qtbot, QSlider(Qt.Orientation.Horizontal)))
    assert best(image, THEMES[theme].window) >= SHAPE


# The focus ring.

RINGED: dict[str, Callable[[], QWidget]] = {
    "button": button,
    "first button": lambda: button(level="first"),
    "plain button": lambda: QPushButton(WORD),
    "combo box": combo,
    "spin box": lambda: NumberBox(0, 9),
    "check box": lambda: checked(QCheckBox(), on=True),
    "radio button": lambda: checked(QRadioButton(), on=True),
    "list": text_list,
    "bare list": QListWidget,
    "page": browser,
    "line edit": edit,
    "prompt": prompt,
    "chart": chart,
    "slider": lambda: QSlider(Qt.Orientation.Horizontal),
}


@pytest.mark.parametrize("ringed", RINGED)
def test_the_ring(qtbot: QtBot, theme: str, ringed: str) -> None:
    """Along every side runs a ring that was not there before, and nothing moves for it."""
    widget = shown(qtbot, RINGED[ringed]())
    before, sizes = picture(widget), placed(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    after = picture(widget)
    assert placed(widget) == sizes
    assert_ring(before, after, THEMES[theme])


def assert_ring(before: QImage, after: QImage, colours: WindowColours) -> None:
    """Check the middle of each side: so many pixels of the ring, where the ground was."""
    right, bottom = after.width() - 1, after.height() - 1
    middle = after.rect().center()
    for side in range(RING):
        for at in (
            QPoint(side, middle.y()),
            QPoint(right - side, middle.y()),
            QPoint(middle.x(), side),
            QPoint(middle.x(), bottom - side),
        ):
            assert after.pixelColor(at).name() == colours.focus
    # Two of the three pixels were the ground, so that the ring is a change that is seen.
    inner = QPoint(1, middle.y())
    assert contrast(before.pixelColor(inner).name(), colours.focus) >= SHAPE


def placed(widget: QWidget) -> list[QRect | tuple[int, int]]:
    """Return where a widget and everything in it is, and how large it wants to be."""
    QApplication.processEvents()
    hint = widget.sizeHint()
    inside = widget.contentsRect()
    return [
        widget.geometry(),
        (hint.width(), hint.height()),
        *(child.geometry() for child in widget.findChildren(QWidget) if child.isVisible()),
        *([inside] if isinstance(widget, Prompt) else []),
    ]


# Text size, the system's theme, and many repaints.


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_marks_grow_with_the_text(
    qtbot: QtBot, themer: Themer, kind: type[QCheckBox] | type[QRadioButton]
) -> None:
    widths = []
    for size in (SMALLEST_TEXT, LARGEST_TEXT):
        themer.apply("light", size)
        box = kind()
        shown(qtbot, checked(box, on=True))
        widths.append(box.style().pixelMetric(_INDICATORS[kind], None, box))
    assert widths[1] >= 2 * widths[0]


_INDICATORS = {
    QCheckBox: QStyle.PixelMetric.PM_IndicatorWidth,
    QRadioButton: QStyle.PixelMetric.PM_ExclusiveIndicatorWidth,
}


def test_the_text_size_is_of_the_systems(themer: Themer, qapp: QApplication) -> None:
    themer.apply("light", SMALLEST_TEXT)
    usual = qapp.font().pointSizeF()
    for _ in range(2):
        themer.apply("dark", LARGEST_TEXT)
    assert qapp.font().pointSizeF() == pytest.approx(3 * usual)
    # Another window's themer starts from the system's size too.
    Themer(qapp).apply("dark", SMALLEST_TEXT)
    assert qapp.font().pointSizeF() == pytest.approx(usual)


def test_the_systems_colours_come_back(themer: Themer, qapp: QApplication) -> None:
    themer.apply(SYSTEM, SMALLEST_TEXT)
    before = QPalette(qapp.palette())
    themer.apply("high_contrast", SMALLEST_TEXT)
    assert qapp.palette() != before
    themer.apply(SYSTEM, SMALLEST_TEXT)
    assert qapp.palette() == before


@pytest.mark.parametrize(
    ("window", "text", "accent", "ring"),
    [
        ("#000000", "#ffff00", "#00ff00", "#00ff00"),
        ("#ffffff", "#000000", "#eeeeee", "#000000"),
        ("#202020", "#f0f0f0", "#303050", "#f0f0f0"),
    ],
)
def test_the_systems_colours_are_taken(window: str, text: str, accent: str, ring: str) -> None:
    palette = QPalette(QColor(window))
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(text))
    palette.setColor(QPalette.ColorRole.Highlight, QColor(accent))
    colours = colours_of(palette)
    assert (colours.window, colours.text, colours.accent) == (window, text, accent)
    assert colours.focus == ring
    assert contrast(colours.edge, window) >= SHAPE


def test_the_system_theme_follows_the_system(qtbot: QtBot, themer: Themer) -> None:
    hints = QApplication.styleHints()
    themer.apply(SYSTEM, SMALLEST_TEXT)
    with qtbot.waitSignal(themer.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    themer.apply("dark", SMALLEST_TEXT)
    with qtbot.assertNotEmitted(themer.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)


def test_themes_use_all_their_colours(qapp: QApplication, theme: str) -> None:
    sheet = qapp.styleSheet()
    assert all(colour in sheet for colour in asdict(THEMES[theme]).values())


def test_a_thousand_repaints(qtbot: QtBot, theme: str) -> None:
    page = QWidget()
    layout = QVBoxLayout(page)
    for make in RINGED.values():
        layout.addWidget(make())
    show(qtbot, page, page.sizeHint())
    page.activateWindow()
    # Away from a text cursor, whose blinking is no difference that matters.
    page.findChildren(QCheckBox)[0].setFocus()
    qtbot.waitUntil(page.findChildren(QCheckBox)[0].hasFocus)
    first = picture(page)
    for _ in range(1000):
        page.repaint()
    assert picture(page) == first
