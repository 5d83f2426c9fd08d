"""Koi-Koi, the hanafuda card game, for everyone: by eye, by ear, by mouse and by keyboard."""

__version__ = "0.1.0"
