"""The screen reader's fixtures, for the long matches played by ear."""

from tests.screen_reader.conftest import start_app, workplace

__all__ = ["start_app", "workplace"]
