"""Many who act as one: a group of minions is one participant, with a bonus for their number and without consequences;
stress fells one after the other (SotC 4.3.6; `minions`)."""

from __future__ import annotations

from ....core import seating
from ....core.roll import Modifier
from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ..scene import Scene
from . import bears, group_bonus, minions_out, quality
from .events import MinionsHit

if TYPE_CHECKING:
    from typing import Any

    from ....core.scene import Entry
    from ....core.turn import Turn
    from ..events import Rolled
    from ..scene import Participant
    from ..sheet import Sheet


def seat(turn: Turn, scene: Scene, sheet: Sheet, entry: Entry, facts: dict[str, Any]) -> list[str]:
    """Let a group take part: `sbires=6xgarde` are six as one."""
    id, block = slug(entry.mob, scene.participants), seating.block(turn, scene, sheet)
    scene.put("participants", id, to={"block": block, "name": entry.mob, "count": entry.count, **facts})
    return [id]


def group(sheet: Sheet) -> Participant | None:
    """The group that a sheet stands for in its scene; None if it stands for one person, as everybody does where the
    table does not play with groups."""
    scene = sheet.playing_in
    if not isinstance(scene, Scene) or "minions" not in sheet.switches.sotc:
        return None
    one = scene.fighter(sheet.seat)
    return one if one.group else None


def rated(sheet: Sheet) -> int:
    """The quality of minions, by the best skill on their sheet."""
    return quality(max(sheet.skills.values(), default=0))


def bonus(sheet: Sheet) -> list[Modifier]:
    """What their number adds to a roll of theirs."""
    one = group(sheet)
    added = 0 if one is None else group_bonus(one.count)
    return [Modifier(kind="group", label=str(one.count), value=added)] if one is not None and added else []


def fells(sheet: Sheet, stress: int) -> int | None:
    """How many minions so much stress puts out; None if it is no group that takes it."""
    one = group(sheet)
    return None if one is None else minions_out(rated(sheet), one.count, stress, one.taken)


def hit(turn: Turn, sheet: Sheet, stress: int, roll: Rolled | None = None) -> bool:
    """Let a group take stress at once, of a roll or by the game master's word, physical and mental alike: there is
    nothing to choose. Says whether it was a group."""
    one, fell = group(sheet), fells(sheet, stress)
    if one is None or fell is None:
        return False
    bears(turn)
    rest = one.taken + stress - fell * rated(sheet)
    one.count -= fell
    if not one.count:
        one.out, rest = "taken_out", 0
    if rest or one.taken:
        one.taken = rest
    turn.note(
        MinionsHit(
            roll=roll, group=sheet.id, group_name=sheet.mention, stress=stress, fell=fell, left=one.count, taken=rest,
            quality=rated(sheet),
        )
    )  # fmt: skip
    return True
