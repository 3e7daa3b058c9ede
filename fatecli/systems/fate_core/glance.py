"""What a challenge and a contest show of their scene: people with their points, aspects in play, points owed."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import names
from .scene import NOBODY
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .scene import Scene


def people(turn: Turn, scene: Scene) -> tuple[dict[str, Any], ...]:
    """Everybody still in the scene; the points of players' characters."""
    found = []
    for id, one in scene.participants.items():
        if one.out:
            continue
        sheet = turn.sheet(id, Sheet)
        points = sheet.fate_points if one.player else None
        found.append({"id": id, "name": scene.called(id), "side": one.side, "fate_points": points})
    return tuple(found)


def aspects(scene: Scene) -> tuple[dict[str, Any], ...]:
    """The aspects in play that are not hidden: on whom, whose free invocations, and whether it is a boost."""
    return tuple(
        {
            "key": key, "text": one.text, "boost": one.boost,
            "on": _place(scene, one.on),
            "free": {side: count for side, count in one.free.items() if count},
        }
        for key, one in scene.aspects.items()
        if one.text and not one.hidden and not one.slot
    )  # fmt: skip


def _place(scene: Scene, on: str) -> str:
    """The name of whom or where an aspect lies on."""
    if on in scene.everybody():
        return scene.called(on)
    return scene.zones[on].name if on in scene.zones else ""


def owed(turn: Turn, scene: Scene) -> tuple[dict[str, Any], ...]:
    """Points to be paid when the scene ends."""
    sums: dict[str, int] = {}
    for debt in scene.debts.values():
        sums[debt.to] = sums.get(debt.to, 0) + debt.points
    master = names.GAME_MASTER[1 if turn.lang == "fr" else 0]
    return tuple(
        {"to": to, "name": master if to == NOBODY else scene.called(to), "points": points}
        for to, points in sorted(sums.items(), key=lambda one: one[0] == NOBODY)
    )
