"""The decks: their cards and backs by file name, and what deck.json says of them."""

from __future__ import annotations

import json
from importlib import import_module

from . import back, icon, large, style
from .canvas import Canvas

MONTHS = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "clover",
    "susuki",
    "chrysanthemum",
    "maple",
    "willow",
    "paulownia",
)

ABOUT = {
    "classic": {
        "name": {"en": "Classic", "es": "Clásica", "fr": "Classique"},
        "notes": {
            "en": "Flat colours after the woodblock cards, ribbons with brushed kana.",
            "es": "Colores planos como en las cartas xilográficas, cintas con kana a pincel.",
            "fr": "Aplats comme sur les cartes gravées sur bois, rubans à kana tracés au pinceau.",
        },
        "index": False,
    },
    "large": {
        "name": {"en": "Large index", "es": "Índice grande", "fr": "Grand index"},
        "notes": {
            "en": "For low vision: a huge month number, a sign for each kind, a plant.",
            "es": "Para baja visión: número de mes enorme, signo de cada clase, una planta.",
            "fr": "Pour la basse vision\u00a0: très grand numéro de mois, signe de type, plante.",
        },
        "index": True,
    },
}


def classic() -> dict[str, Canvas]:
    """All cards of the classic deck by code."""
    found: dict[str, Canvas] = {}
    for name in MONTHS:
        found |= import_module(f"{__package__}.months.{name}").cards()
    return found


def files() -> dict[str, str]:
    """Every picture that we draw: its path under resources, and its text."""
    faces = classic()
    decks = {
        "classic": {**faces, "back": back.classic()},
        "large": {**{code: large.card(code) for code in faces}, "back": back.large()},
    }
    found = {
        f"decks/{deck}/{code}.svg": card.svg()
        for deck, cards in decks.items()
        for code, card in cards.items()
    }
    found |= {f"decks/{deck}/deck.json": _about(deck) for deck in decks}
    return found | {"icons/koikoi-qt.svg": icon.svg()}


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
