"""Last call: who may still say what about the roll that lies open, as commands."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import lying
from . import conclude
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
    actor, hit = lies.actor.id, conclude.pending_hit(turn, lies)
    target = str(lies.kept.get("target", ""))
    if lies.stage == "waiting":
        return [_call(scene, target, "defend", ("defend", target))]
    if lies.stage == "split":
        from .conflict.volley import evenly

        shares = tuple(f"{id}={share}" for id, share in evenly(lies).items())
        return [_call(scene, actor, "split", ("invoke", actor, ASPECT), ("split", *shares))]
    if lies.stage == "hit":
        return [_call(scene, target, "absorb", ("absorb",))]
    if hit and not conclude.absorbs_alone(turn, lies):
        found = [_call(scene, target, "hit", ("invoke", target, ASPECT), ("absorb",))]
        if lies.shifts is not None and lies.shifts >= 3:
            found.append(_call(scene, actor, "boost", ("settle", "--boost", NAME), hit=hit - 1))
        return found
    return [_call(scene, actor, "open", ("invoke", actor, ASPECT), ("settle",))]


def _call(scene: Scene, id: str, key: str, *argv: tuple[str, ...], hit: int = 0) -> dict[str, Any]:
    who = scene.called(id) if id in scene.everybody() else id
    return {"id": id, "who": who, "key": key, "argv": [list(one) for one in argv], "hit": hit}
