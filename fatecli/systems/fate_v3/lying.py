"""Whose open roll is meant: the scene's, WHO's own, the newest of all, or one in which WHO has a hand."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate.lying import compel, in_scene, keep_compel, keep_roll, newest, refuse_absent, roll
from .scene import here, running
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn

__all__ = ["compel", "in_scene", "keep_compel", "keep_roll", "roll", "roll_of", "the_roll"]


def the_roll(turn: Turn, who: str) -> tuple[Sheet, Roll]:
    """The open roll of WHO, or without a WHO that of the scene, else the one thrown last; refused if there is none."""
    scene = running(turn)
    lies = None if scene is None else in_scene(scene)
    if lies is not None and (not who or lies.hand(turn.sheet(who, Sheet).id) is not None):
        refuse_absent(here(turn), lies)
        return turn.sheet(lies.actor.id, Sheet), _whole(turn, lies)
    if who:
        sheet = turn.sheet(who, Sheet)
        found = roll(turn, sheet)
        if found is None:
            raise _nothing(sheet)
        return sheet, found
    last = newest(turn) if scene is None else None
    if last is None:
        raise Refused("fate_v3.nothing_open_here", next=(("roll", "WHO", "TRAIT"),))
    return turn.sheet(last[0], Sheet), last[1]


def _whole(turn: Turn, lies: Roll) -> Roll:
    """The roll of a scene; refused while sides of a contest have still to throw."""
    if lies.stage == "waiting":
        from . import owing

        owing.refuse(turn, here(turn))
    return lies


def roll_of(turn: Turn, sheet: Sheet) -> tuple[Sheet, Roll]:
    """The newest open roll in which a character has a hand: the own one first; refused if there is none."""
    scene = running(turn)
    if scene is not None and sheet.seat:
        lies = in_scene(scene)
        if lies is None or lies.hand(sheet.id) is None:
            raise _nothing(sheet)
        return turn.sheet(lies.actor.id, Sheet), _whole(turn, lies)
    own = roll(turn, sheet)
    if own is not None:
        return sheet, own
    found = newest(turn, sheet.id)
    if found is None:
        raise _nothing(sheet)
    return turn.sheet(found[0], Sheet), found[1]


def _nothing(sheet: Sheet) -> Refused:
    return Refused("fate_v3.nothing_open", who=sheet.mention, next=(("roll", sheet.called, "TRAIT"),))
