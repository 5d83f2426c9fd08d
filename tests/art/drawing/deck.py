"""The decks: their cards and backs by file name, and what deck.json says of them."""

from __future__ import annotations

import json
from importlib import import_module

from . import back, style
from .canvas import Canvas

MONTHS = ("pine", "plum", "cherry", "wisteria", "iris", "peony", "clover", "susuki", "chrysanthemum",
          "maple", "willow", "paulownia")  # fmt: skip

ABOUT = {
    "classic": {
        "name": {"en": "Classic", "es": "Clásica", "fr": "Classique"},
        "notes": {
            "en": "Flat colours after the woodblock cards; poetry ribbons bear words in kana.",
            "es": "Colores planos a la manera de las cartas xilográficas; las cintas con poema llevan palabras en kana.",
            "fr": "Aplats à la manière des cartes gravées sur bois\u00a0; les rubans poétiques portent des mots en kana.",
        },
        "index": False,
    },
}


def classic() -> dict[str, Canvas]:
    """All cards of the classic deck by code."""
    found: dict[str, Canvas] = {}
    for name in MONTHS:
        found |= import_module(f"{__package__}.months.{name}").cards()
    return found


def files() -> dict[str, str]:
    """Every file of every deck: its path under resources/decks, and its text."""
    decks = {"classic": {**classic(), "back": back.classic()}}
    found = {f"{d}/{code}.svg": card.svg() for d, cards in decks.items() for code, card in cards.items()}
    return found | {f"{d}/deck.json": _about(d) for d in decks}


def _about(deck: str) -> str:
    facts = {
        "name": ABOUT[deck]["name"],
        "author": "The Koi-Koi for everyone project",
        "size": [style.WIDTH, style.HEIGHT],
        "corner": style.CORNER,
        "index": ABOUT[deck]["index"],
        "notes": ABOUT[deck]["notes"],
    }
    return json.dumps(facts, ensure_ascii=False, indent=2) + "\n"
