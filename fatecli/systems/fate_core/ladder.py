"""The ladder: words for numbers as they are typed, and the rung a number stands on."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...errors import Usage
from . import names, tables


def read(word: str) -> int | None:
    """The number of `3`, `-1` or a ladder word in either language and gender; None if it is neither."""
    found = number(word)
    if found is not None:
        return found
    key = core_names.translate(word, {str(rung): spellings for rung, spellings in names.LADDER.items()})
    return None if key is None else int(key)


def must_read(word: str) -> int:
    """The same, or Usage with the nearest words."""
    found = read(word)
    if found is None:
        known = [one for spellings in names.LADDER.values() for one in spellings]
        close = core_names.near(word, known)
        raise Usage("usage.opposition_near" if close else "usage.opposition", found=word, near=close)
    return found


def rung(number: int) -> str:
    """The rung as the catalogue knows it: `-2` to `8`, `above` Legendary or `below` Terrible."""
    if number > tables.TOP:
        return "above"
    return "below" if number < tables.BOTTOM else str(number)
