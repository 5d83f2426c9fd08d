"""The pseudo-language: English made longer, accented and bracketed.

A test walks every screen in it: what shows no brackets is not translatable, and what is cut
off has no room for a longer language.
"""

import re
from itertools import cycle, islice

_ACCENTED = str.maketrans(
    "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ",
    "áçéĝĥíĵķľñöŕšťüŵýžÁÇÉĜĤÍĴĶĽÑÖŔŠŤÜŴÝŽ",
)
# Placeholders, tags and entities are for the program, not for the reader.
_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&\w+;|%(?:\(\w+\))?[rs])")
_PADDING = "ťö ķéép ŕööm "


def pseudo(text: str) -> str:
    """Return a text with 40 % more letters, accents, ⟦ and ⟧, its placeholders kept."""
    if not text:
        return text
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    extra = "".join(islice(cycle(_PADDING), -(-len(text) * 2 // 5)))
    return f"⟦{''.join(parts)} {extra.rstrip()}⟧"
