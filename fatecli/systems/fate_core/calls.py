"""Last call: who may still say what about the roll that lies open, as commands."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import lying
from . import harm, owing
from .scene import NOBODY

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .scene import Scene

ASPECT, NAME = "ASPECT", "[NAME]"


def of(turn: Turn, scene: Scene, viewer: str = "") -> tuple[dict[str, Any], ...]:
    """Whom the roll waits for, and what they may type; for one `viewer` only what is theirs to say."""
    lies = lying.in_scene(scene)
    if lies is None:
        return ()
    found = _calls(turn, scene, lies)
    if viewer in ("", NOBODY):
        return tuple(found)
    return tuple(one for one in found if one["id"] == viewer)


def _calls(turn: Turn, scene: Scene, lies: Roll) -> list[dict[str, Any]]:
    actor, hit = lies.actor.id, harm.pending(turn, lies)
    owed = owing.of(turn, scene)
    if owed:
        owes = owed[0]
        says = {one["choice"]: tuple(one["argv"][1:]) for one in owing.last_call(turn, scene, owed)}
        invoke = (says["invoke"],) if "invoke" in says else ()
        key = "hit" if owes["choice"] == "absorb" and lies.stage == "open" else owes["choice"]
        found = [_call(scene, owes["who"], key, *invoke, tuple(owes["argv"][1:]))]
        if "settle" in says:
            found.append(_call(scene, actor, "boost", (*says["settle"], NAME), hit=hit - 1))
        return found
    return [_call(scene, actor, "open", ("invoke", actor, ASPECT), ("settle",))]


def _call(scene: Scene, id: str, key: str, *argv: tuple[str, ...], hit: int = 0) -> dict[str, Any]:
    who = scene.called(id) if id in scene.everybody() else id
    return {"id": id, "who": who, "key": key, "argv": [list(one) for one in argv], "hit": hit}
