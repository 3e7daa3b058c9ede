"""Stunts, and how the user's words find one on a sheet."""

from __future__ import annotations

from ...core import names
from ...core.value import TYPE_CHECKING
from ...errors import Which

if TYPE_CHECKING:
    from collections.abc import Mapping


def find(who: str, word: str, by_slot: Mapping[str, str]) -> str:
    """The slot of the stunt `word` means: by its slot, or its name (the values) whole, by a unique beginning or by
    the beginnings of its words. Which if none or several fit."""
    if word in by_slot:
        return word
    by_name = {name or slot: slot for slot, name in by_slot.items()}
    found = names.beginning(word, by_name) or [name for name in by_name if names.words(word, name)]
    if len(found) == 1:
        return by_name[found[0]]
    if found:
        raise Which("which.stunt_several", who=who, word=word, found=found)
    raise Which("which.stunt_none", who=who, word=word, near=names.near(word, by_name) or list(by_name))
