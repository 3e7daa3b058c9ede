"""group: a mob parts, or joins another (SRD, Mobs)."""

from __future__ import annotations

from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused
from .. import flow
from .events import MobJoined, MobSplit

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn


def group(turn: Turn, *, who: str, parts: int = 0, joins: str = "") -> None:
    """Let some of a mob go their own way, or all of it join another mob of the same kind in the same zone."""
    scene = flow.fighting(turn)
    sheet = flow.seated(turn, who)
    if bool(parts) == bool(joins):
        raise Choice(
            "fate_core.split_or_join", who=sheet.name,
            next=(("group", sheet.seat, "--split", "N"), ("group", sheet.seat, "--join", "MOB")),
        )  # fmt: skip
    flow.finish(turn, scene)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    if parts:
        if not one.block or not 1 <= parts < one.count:
            raise Refused("fate_core.mob_small", who=sheet.name, count=one.count, parts=parts)
        id = slug(f"{sheet.seat}2", scene.everybody())
        written: dict[str, Any] = scene.look("participants", sheet.seat) or {}
        name = f"{sheet.name} {id.removeprefix(sheet.seat).strip('_')}"
        kept = {key: thing for key, thing in written.items() if key not in ("stress", "count", "name")}
        scene.put("participants", id, to={**kept, "name": name, "count": parts})
        one.count -= parts
        turn.note(MobSplit(id=sheet.id, who=sheet.name, left=one.count, new=id, new_name=name, count=parts))
        return
    other = flow.seated(turn, joins)
    into = scene.fighter(other.seat)
    if other is sheet or into.out or into.block != one.block or not one.block or into.zone != one.zone:
        raise Refused("fate_core.mob_apart", who=sheet.name, other=other.name)
    into.count += one.count
    if sheet.physical_stress:
        other.physical_stress = sorted({*sheet.physical_stress, *other.physical_stress})
    if not one.done:
        into.done = False
    one.count, one.out = 0, "left"
    turn.note(MobJoined(id=sheet.id, who=sheet.name, into=other.seat, into_name=other.name, count=into.count))
