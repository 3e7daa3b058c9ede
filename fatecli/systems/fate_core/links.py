"""Boosts that outlive their scene: those left over from a challenge serve the next scene, if it follows directly
(seed 000, challenges). They wait in the ended file until a scene begins `--from` it."""

from __future__ import annotations

from ...core import scene as core
from ...core.value import TYPE_CHECKING, copy
from ...errors import Unreadable
from .scene import Scene

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

LEFT = "left_over"


def leftover(scene: Scene) -> dict[str, Any]:
    """The boosts of a scene that nobody has used."""
    return {key: copy(scene.look("aspects", key)) for key, one in scene.aspects.items() if one.boost}


def keep(scene: Scene, boosts: dict[str, Any]) -> None:
    """Leave boosts in an ended scene, for one that is linked to it."""
    for key, one in boosts.items():
        scene.put(LEFT, key, to=one)


def take(turn: Turn, scene: Scene, former: str) -> None:
    """What an ended scene left over goes to the scene that follows it."""
    path = turn.files.scene_path(former)
    if not turn.files.exists(path):
        raise Unreadable("fate_core_challenge.no_scene", name=former)
    ended = turn.scene_at(path, Scene).data
    for key, one in ended.pop(LEFT, {}).items():
        scene.put("aspects", core.slug(key, scene.aspects), to=copy(one))
