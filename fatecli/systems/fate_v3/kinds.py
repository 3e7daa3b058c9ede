"""The kinds of a character's aspects (L5-L15), which the slots on the sheet say, and how many there may be."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import names, tables

if TYPE_CHECKING:
    from .sheet import Sheet


def kind_of(slot: str) -> str:
    """The kind of aspect that a slot says by its stem: `marking_2` is a marking one; "" if it says none."""
    stem, _, number = slot.rpartition("_")
    return next((kind for kind in names.KINDS if slot == kind or (stem == kind and number.isdecimal())), "")


def aspects_allowed(sheet: Sheet) -> int:
    """Nine aspects, and one more on each weapon that is a weapon of destiny (L224)."""
    return tables.ASPECTS + sum(1 for one in sheet.stunts.values() if one.requires_aspect)
