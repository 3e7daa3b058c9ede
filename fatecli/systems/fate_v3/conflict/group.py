"""group: some minions go their own way, or a group joins another (SotC 4.3.6; `minions`)."""

from __future__ import annotations

from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused
from .. import flow, sotc
from ..scene import here, seated
from ..sotc.events import GroupJoined, GroupSplit

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet


def group(turn: Turn, *, who: str, parts: int = 0, joins: str = "") -> None:
    """Let some of a group go their own way, or all of it join another of the same kind and side. What the next of them
    has taken stays with those who stay; where two groups are one, the worse of it."""
    sotc.must(turn, "minions")
    scene = here(turn, "conflict")
    sheet = seated(turn, who)
    if bool(parts) == bool(joins):
        said = ("group", sheet.seat)
        next = ((*said, "--split", "N"), (*said, "--join", "GROUP"))
        raise Choice("fate_v3.split_or_join", who=sheet.mention, next=next)
    flow.finish(turn, scene)
    if parts:
        _split(turn, scene, sheet, parts)
    else:
        _join(turn, scene, sheet, seated(turn, joins))


def _split(turn: Turn, scene: Scene, sheet: Sheet, parts: int) -> None:
    one = scene.fighter(sheet.seat)
    if not one.group or not 1 <= parts < one.count:
        raise Refused("fate_v3.group_small", who=sheet.mention, count=one.count, parts=parts)
    id = slug(f"{sheet.seat}2", scene.participants)
    written: dict[str, Any] = scene.look("participants", sheet.seat) or {}
    kept = {key: thing for key, thing in written.items() if key not in ("count", "taken", "name")}
    name = f"{sheet.mention} {id.removeprefix(sheet.seat).strip('_')}"
    scene.put("participants", id, to={**kept, "name": name, "count": parts})
    one.count -= parts
    turn.note(GroupSplit(id=sheet.id, who=sheet.mention, left=one.count, new=id, new_name=name, count=parts))


def _join(turn: Turn, scene: Scene, sheet: Sheet, other: Sheet) -> None:
    one, into = scene.fighter(sheet.seat), scene.fighter(other.seat)
    alike = (one.block, one.side) == (into.block, into.side)
    if other is sheet or not one.group or not into.group or not alike:
        raise Refused("fate_v3.group_apart", who=sheet.mention, other=other.mention)
    into.count += one.count
    if one.taken > into.taken:
        into.taken = one.taken
    if not one.done:
        into.done = False
    one.count, one.out = 0, "left"
    turn.note(
        GroupJoined(id=sheet.id, who=sheet.mention, into=other.seat, into_name=other.mention, count=into.count)
    )  # fmt: skip
