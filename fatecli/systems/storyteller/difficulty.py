"""Difficulties: a number, a word of the table, or the rating of somebody's Traits; always 2 to 10."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Usage
from . import names, tables, traits

if TYPE_CHECKING:
    from ...core.turn import Turn


def held(asked: int) -> int:
    """A difficulty that modifiers drove outside 2 to 10 stops there (seed L36; V20)."""
    return max(tables.LOWEST, min(asked, tables.HIGHEST))


def typed(text: str) -> int:
    """A difficulty as typed: nothing is 6 (seed L37), a number 2 to 10, a word of the table in either language by a
    unique beginning. Usage if it is none of these."""
    if not text.strip():
        return tables.DEFAULT
    found = number(text)
    if found is None:
        return _word(text)
    if not tables.LOWEST <= found <= tables.HIGHEST:
        raise Usage("storyteller.difficulty_range", found=found, low=tables.LOWEST, high=tables.HIGHEST)
    return found


def _word(text: str) -> int:
    key = core_names.translate(text, names.DIFFICULTIES)
    if key is not None:
        return int(key)
    spelled = [one for words in names.DIFFICULTIES.values() for one in words]
    keys = {core_names.translate(one, names.DIFFICULTIES) for one in core_names.beginning(text, spelled)}
    if len(keys) == 1:
        return int(keys.pop() or 0)
    near = core_names.near(text, spelled) or spelled
    raise Usage("storyteller.difficulty_word", found=text, near=near, low=tables.LOWEST, high=tables.HIGHEST)


def read(turn: Turn, text: str) -> int:
    """A difficulty as typed, or `WHO:TRAIT`: "souvent déterminée par une caractéristique de l'adversaire" (seed L8),
    its rating or the sum of two, held to 2 to 10."""
    who, colon, trait = text.partition(":")
    if not colon:
        return typed(text)
    from .sheet import Sheet

    return against(sum(one.rating for one in traits.read(turn.sheet(who.strip(), Sheet), trait.strip())))


def against(rating: int) -> int:
    """The difficulty an opponent's Trait makes: its rating, held to 2 to 10 (seed L8)."""
    return held(rating)
