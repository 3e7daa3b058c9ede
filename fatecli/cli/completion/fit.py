"""What fits what was typed: offers, and how they are chosen."""

from __future__ import annotations

from ...core.names import normal
from ...core.names import words as has_words
from ...core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .known import Pair


@value
class Offers:
    """What Tab offers: words with their hints; whether the shell's own files fit too; whether more is to follow."""

    pairs: tuple[Pair, ...] = ()
    files: bool = False
    more: bool = False


def fitting(word: str, pairs: Iterable[Pair]) -> Offers:
    """Those that begin with what was typed, letter for letter or at least but for case, accents and punctuation;
    if none does, the only one with such words in it."""
    every: dict[str, str] = {}
    for name, hint in pairs:
        if "\0" not in name:
            every.setdefault(name, hint)
    begun = [name for name in every if name.startswith(word)]
    if not begun and word[:1] != "-" and any(c.isalnum() for c in word):
        begun = [name for name in every if normal(name).startswith(normal(word))]
        inside = [] if begun else [name for name in every if has_words(word, name)]
        begun += inside if len(inside) == 1 else []
    return Offers(pairs=tuple((name, every[name]) for name in begun))


def after(typed: str, found: Offers) -> Offers:
    """The same offers for the end of a word whose beginning is kept as it was typed."""
    if found.files:
        return Offers(files=True)
    return Offers(pairs=tuple((typed + name, hint) for name, hint in found.pairs), more=found.more)
