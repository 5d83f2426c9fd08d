"""How the table looks by what the user chose and what the system asks for."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from koikoi_qt.settings import Settings
from koikoi_qt.table.palette import DARK, HIGH_CONTRAST, LIGHT, Palette
from koikoi_qt.table.state import Speed
from koikoi_qt.ui.looks import look_of
from koikoi_qt.ui.motion import wants_less_motion


@pytest.mark.parametrize(
    ("theme", "dark", "palette"),
    [
        ("light", True, LIGHT),
        ("dark", False, DARK),
        ("high_contrast", False, HIGH_CONTRAST),
        ("system", False, LIGHT),
        ("system", True, DARK),
    ],
)
def test_the_table_has_the_windows_theme(theme: str, dark: bool, palette: Palette) -> None:
    assert look_of(Settings(theme=theme), dark=dark).palette is palette


@pytest.mark.parametrize("name", ["classic", "large"])
def test_cards_have_the_pictures_chosen(name: str) -> None:
    deck = look_of(Settings(deck=name), dark=False).deck
    assert deck is not None
    assert deck.name == name


def test_a_deck_that_is_gone_is_no_obstacle() -> None:
    assert look_of(Settings(deck="gone"), dark=False).deck is None


@pytest.mark.parametrize("animation", ["off", "fast", "normal", "slow"])
def test_cards_move_as_chosen_unless_the_system_asks_for_less(animation: str) -> None:
    settings = Settings(animation=animation)
    assert look_of(settings, dark=False).speed == animation
    assert look_of(settings, dark=False, less_motion=True).speed is Speed.OFF


@pytest.mark.parametrize(("preference", "less"), [("NoPreference", False), ("ReducedMotion", True)])
def test_qt_is_asked_where_it_knows(
    preference: str,
    less: bool,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hints = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=preference))
    asked = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr(QApplication, "styleHints", lambda: asked)
    assert wants_less_motion() is less


def test_an_older_qt_is_no_obstacle(qapp: QApplication) -> None:
    assert wants_less_motion() in (False, True)
