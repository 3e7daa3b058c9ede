"""The ladder: words and abbreviations for numbers as they are typed, and the rung a number stands on."""

from __future__ import annotations

from ..fate import ladder
from . import names, tables


def read(word: str) -> int | None:
    """The number of `3`, `-1`, an abbreviation, or a ladder word in either language and gender; None if it is none.

    Case matters where it tells two rungs apart: `M` is Moyen, `m` Médiocre (L191-L202).
    """
    letter = word.strip()
    short = names.ABBREVIATIONS.get(letter, names.ABBREVIATIONS.get(letter.upper()))
    return ladder.read(word, names.LADDER) if short is None else short


def must_read(word: str) -> int:
    """The same, or Usage with the nearest words."""
    found = read(word)
    if found is None:
        raise ladder.unknown(word, names.LADDER)
    return found


def rung(number: int) -> str:
    """The rung as the catalogue knows it: `-4` to `6`, `above` Légendaire or `below` Abysmal (digest F3)."""
    return ladder.rung(number, tables.BOTTOM, tables.TOP)
