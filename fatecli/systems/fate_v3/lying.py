"""Whose open roll is meant: WHO's own, the newest of all, or one in which WHO has a hand; and what it still owes."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate.lying import compel, keep_compel, keep_roll, newest, roll
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn

__all__ = ["compel", "keep_compel", "keep_roll", "roll", "roll_of", "the_roll"]


def the_roll(turn: Turn, who: str) -> tuple[Sheet, Roll]:
    """The open roll of WHO, or without a WHO the one thrown last; refused if nothing is open."""
    if who:
        sheet = turn.sheet(who, Sheet)
        found = roll(turn, sheet)
        if found is None:
            raise Refused("fate_v3.nothing_open", who=sheet.name, next=(("roll", sheet.called, "TRAIT"),))
        return sheet, found
    last = newest(turn)
    if last is None:
        raise Refused("fate_v3.nothing_open_here", next=(("roll", "WHO", "TRAIT"),))
    return turn.sheet(last[0], Sheet), last[1]


def roll_of(turn: Turn, sheet: Sheet) -> tuple[Sheet, Roll]:
    """The newest open roll in which a character has a hand: the own one first; refused if there is none."""
    own = roll(turn, sheet)
    if own is not None:
        return sheet, own
    found = newest(turn, sheet.id)
    if found is None:
        raise Refused("fate_v3.nothing_open", who=sheet.name, next=(("roll", sheet.called, "TRAIT"),))
    return turn.sheet(found[0], Sheet), found[1]
