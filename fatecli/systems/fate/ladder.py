"""A ladder: words for numbers as they are typed, and the rung a number stands on. Each game brings its own rungs."""

from __future__ import annotations

from ...core import names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Usage

if TYPE_CHECKING:
    from collections.abc import Mapping

    Rungs = Mapping[int, tuple[str, ...]]


def read(word: str, rungs: Rungs) -> int | None:
    """The number of `3`, `-1` or a word of the ladder in either language and gender; None if it is neither."""
    found = number(word)
    if found is not None:
        return found
    key = names.translate(word, {str(rung): spellings for rung, spellings in rungs.items()})
    return None if key is None else int(key)


def unknown(word: str, rungs: Rungs) -> Usage:
    """The error of a word that is no rung, with the nearest that are."""
    close = names.near(word, [one for spellings in rungs.values() for one in spellings])
    return Usage("usage.opposition_near" if close else "usage.opposition", found=word, near=close)


def rung(number: int, bottom: int, top: int) -> str:
    """The rung as the catalogue knows it: its number, or `above` and `below` the ends of the ladder."""
    if number > top:
        return "above"
    return "below" if number < bottom else str(number)
