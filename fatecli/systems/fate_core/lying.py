"""Whose open roll is meant: WHO's own, the newest of all, or one in which WHO has a hand."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate.lying import compel, in_scene, keep_compel, keep_roll, newest, refuse_absent, roll
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn

__all__ = ["compel", "keep_compel", "keep_roll", "roll", "roll_of", "the_roll"]


def the_roll(turn: Turn, who: str) -> tuple[Sheet, Roll]:
    """The open roll of WHO, or without a WHO the one thrown last; refused if nothing is open."""
    lies = None if turn.scene is None else _in_scene(turn, who)
    if lies is not None and (not who or lies.hand(turn.sheet(who, Sheet).id) is not None):
        return turn.sheet(lies.actor.id, Sheet), lies
    if who:
        sheet = turn.sheet(who, Sheet)
        found = roll(turn, sheet)
        if found is None:
            raise Refused("fate_core.nothing_open", who=sheet.name, next=(("roll", sheet.called, "TRAIT"),))
        return sheet, found
    last = newest(turn)
    if last is None:
        raise Refused("fate_core.nothing_open_here", next=(("roll", "WHO", "TRAIT"),))
    return turn.sheet(last[0], Sheet), last[1]


def _in_scene(turn: Turn, who: str) -> Roll | None:
    """What lies open in the scene; of several rolls of one act that of WHO comes up."""
    from .scene import here

    scene = here(turn)
    if who:
        from .conflict import volley

        volley.bring_up(scene, turn.sheet(who, Sheet).seat)
    lies = in_scene(scene)
    if lies is not None:
        refuse_absent(scene, lies)
    return lies


def roll_of(turn: Turn, sheet: Sheet) -> tuple[Sheet, Roll] | None:
    """The newest open roll in which a character has a hand: the own one first."""
    if sheet.playing_in is not None:
        lies = in_scene(sheet.playing_in)
        return None if lies is None else (turn.sheet(lies.actor.id, Sheet), lies)
    own = roll(turn, sheet)
    if own is not None:
        return sheet, own
    found = newest(turn, sheet.id)
    return None if found is None else (turn.sheet(found[0], Sheet), found[1])
