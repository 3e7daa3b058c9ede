"""Passive Oppositions by word: the campaign's ladder, or the house table in both languages."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING, value
from ...errors import Usage
from . import house, names, tables

if TYPE_CHECKING:
    from ...core.throwing import Throwing


@value
class Passive:
    """A passive Opposition as it was given: its number, and its degree if one was typed: the game's key for it, or
    (`own`) the campaign's word. `source` says whose the number is: `book` for Facile, else `house`."""

    value: int
    word: str = ""
    own: bool = False
    source: str = ""


def read(turn: Throwing, text: str) -> Passive:
    """A number, or a degree by its whole word in either language or a unique beginning (seed L13). Usage if neither."""
    found = number(text)
    if found is not None:
        return Passive(value=found)
    own = house.of(turn).opposition
    passive = _own(text, own) if own else _listed(text)
    if passive is None:
        known = list(own) or [one for spelled in names.OPPOSITIONS.values() for one in spelled[:2]]
        raise Usage("grimoire.opposition_word", found=text, near=core_names.near(text, known) or known)
    if own and (passive.own or tables.OPPOSITIONS[passive.word] != passive.value):
        turn.switch(f"opposition.{passive.word}", passive.value)
    return passive


def _listed(text: str) -> Passive | None:
    key = core_names.translate(text, names.OPPOSITIONS)
    if key is None:
        spelled = [one for words in names.OPPOSITIONS.values() for one in words]
        keys = {core_names.translate(one, names.OPPOSITIONS) for one in core_names.beginning(text, spelled)}
        if len(keys) != 1:
            return None
        key = keys.pop() or ""
    return Passive(value=tables.OPPOSITIONS[key], word=key, source="book" if key == "easy" else "house")


def _own(text: str, ladder: dict[str, int]) -> Passive | None:
    found = core_names.beginning(text, ladder)
    key = core_names.translate(text, names.OPPOSITIONS)
    if not found and key is not None:
        found = [word for word in ladder if core_names.translate(word, names.OPPOSITIONS) == key]
    if len(found) != 1:
        return None
    key = core_names.translate(found[0], names.OPPOSITIONS)
    value = ladder[found[0]]
    source = "book" if key == "easy" and value == tables.EASY else "house"
    return Passive(value=value, word=key or found[0], own=key is None, source=source)
