"""The ladder: words for numbers as they are typed, and the rung a number stands on."""

from __future__ import annotations

from ..fate import ladder
from . import names, tables


def read(word: str) -> int | None:
    """The number of `3`, `-1` or a ladder word in either language and gender; None if it is neither."""
    return ladder.read(word, names.LADDER)


def must_read(word: str) -> int:
    """The same, or Usage with the nearest words."""
    found = read(word)
    if found is None:
        raise ladder.unknown(word, names.LADDER)
    return found


def rung(number: int) -> str:
    """The rung as the catalogue knows it: `-2` to `8`, `above` Legendary or `below` Terrible."""
    return ladder.rung(number, tables.BOTTOM, tables.TOP)
