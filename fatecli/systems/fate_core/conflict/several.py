"""An advantage on several people at once: the total is shared out, and each defends against a share (SRD, Affecting
Multiple Targets). Each has the aspect, with free invocations of its own."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused
from ..roll import prepared
from . import volley
from .reach import mob

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet


def meant(scene: Scene, on: str) -> bool:
    """Whether `--on ulm,sable` names several. Only a conflict has a step to share a total."""
    return scene.playing == "conflict" and "," in on


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """The roll whose total is to be shared out, with no die thrown yet."""
    if given["existing"] or given["vs"]:
        raise Refused("fate_core.several_defend", option="--existing" if given["existing"] else "--vs")
    targets = volley.aimed(turn, scene, sheet, tuple(word.strip() for word in given["on"].split(",")), "")
    for id in targets:
        if scene.person(id).out:
            raise Refused(f"scenes.is_{scene.person(id).out}", who=scene.called(id))
    made = prepared(
        turn, sheet, {**given, "action": "advantage", "boost": (), "weapon": "", "team": tuple(given["team"])}
    )  # fmt: skip
    mine = made.actor.plus(*mob(scene, sheet, made.actor.trait))
    note = {"note": "split", "label": mine.trait, "names": [scene.called(id) for id in targets]}
    kept = {"notes": [*made.kept["notes"], note], "purpose": "advantage", "text": given["text"], "targets": targets}
    return replace(made, hands=(mine,), passive=(), given=given, kept=kept, stage="split")
