"""What every answer in a conflict adds: whose turn it is, whether it is over and who won, what waits for whom."""

from __future__ import annotations

from ....core import order
from ....core.value import TYPE_CHECKING
from ...fate import lying
from .. import house, people

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene


def may_act(turn: Turn, scene: Scene) -> list[str]:
    """Who may act now, best first; one who is in the middle of an action stands before all others."""
    slot = order.now(scene)
    if slot is None:
        return _in_action(scene)
    acting = _in_action(scene)
    found = order.waiting(scene, slot if not acting else scene.person(acting[0]).slot)
    if house.of(turn).elective_order:
        every = [id for id, one in scene.in_play().items() if not one.done]
        handed = scene.handed
        found = [handed] if handed in every else every
    return acting + [id for id in people.ranked(turn, scene, found) if id not in acting]


def _in_action(scene: Scene) -> list[str]:
    """The participant whose action still lies open on the table."""
    lies = lying.in_scene(scene)
    if lies is None or not lies.kept.get("action"):
        return []
    return [lies.actor.id] if lies.actor.id in scene.in_play() else []


def later(turn: Turn, scene: Scene, now: list[str]) -> list[str]:
    """Who acts after those, in the order of turns."""
    slot = order.now(scene)
    if slot is None:
        return []
    return [
        id
        for place, ids in order.slots(scene)
        if place >= slot
        for id in people.ranked(turn, scene, ids)
        if not scene.person(id).done and id not in now
    ]


def of_conflict(turn: Turn, scene: Scene) -> dict[str, Any]:
    """The turn, and the winner once one side is left."""
    now = may_act(turn, scene)
    return {
        "turn": {
            "exchange": scene.exchange,
            "now": [id for id in now if not scene.person(id).done],
            "done": [id for id, one in scene.in_play().items() if one.done],
            "then": later(turn, scene, now),
        },
        **order.ending(scene),
    }
