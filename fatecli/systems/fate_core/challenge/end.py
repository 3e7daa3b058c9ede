"""end, show: how a challenge stands, and its summary once the last task was tried (seed 000, challenges).

There is no pass mark: goals and costs are counted, and a suggestion is made, which the table is free to read as it
likes (rules digest, gap G7).
"""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....core.waits import waits
from ...fate import lying
from .. import flow, glance, parts, receipts
from . import task as tasks_
from .events import ChallengeEnded, ChallengeShown

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ....core.waits import Entry
    from ..scene import Scene


def suggestion(scene: Scene) -> str | None:
    """full if every goal was met without a serious cost, failed if none was met, else mixed; None before the last
    task was tried."""
    tasks = scene.tasks.values()
    if not all(task.done for task in tasks):
        return None
    met = sum(1 for task in tasks if task.met)
    if not met:
        return "failed"
    return "full" if met == len(tasks) and not costs(scene)["serious"] else "mixed"


def costs(scene: Scene) -> dict[str, int]:
    """How many goals were met at what cost."""
    return {
        degree: sum(1 for task in scene.tasks.values() if task.cost == degree) for degree in ("serious", "minor")
    }  # fmt: skip


def end(turn: Turn, *, into: str = "") -> None:
    """End the challenge with its summary; what is left of boosts serves the rest of the scene, or a linked one."""
    scene = parts.playing(turn, "challenge")
    flow.finish(turn, scene)
    scene.challenge_over = True
    told = ChallengeEnded(
        title=scene.heading,
        tasks=tuple(tasks_.facts(scene, key) for key in scene.tasks),
        advantages=tuple(_advantages(scene)),
        goals=sum(1 for task in scene.tasks.values() if task.met),
        of=len(scene.tasks),
        costs=costs(scene),
        suggestion=suggestion(scene),
        boosts=tuple(one.text for one in scene.aspects.values() if one.boost),
        left=tuple(task.name or key for key, task in scene.tasks.items() if not task.done),
    )
    parts.over(turn, scene, told, into)


def _advantages(scene: Scene) -> list[dict[str, Any]]:
    kept: dict[str, dict[str, Any]] = scene.look("advantages") or {}
    return [
        {"cost": None, "price": {}, **one, "who": scene.called(one["by"]), "outcome": "fail"} for one in kept.values()
    ]


def show(turn: Turn, scene: Scene) -> None:
    """Show the challenge: tasks, people, aspects, the open roll."""
    lies = lying.in_scene(scene)
    turn.note(
        ChallengeShown(
            title=scene.heading,
            ordered=scene.ordered,
            pool=scene.pool,
            people=glance.people(turn, scene),
            tasks=tuple(tasks_.facts(scene, key) for key in scene.tasks),
            goals=sum(1 for task in scene.tasks.values() if task.met),
            of=len(scene.tasks),
            costs=costs(scene),
            suggestion=suggestion(scene),
            aspects=glance.aspects(scene),
            owed=glance.owed(turn, scene),
            roll=None if lies is None else receipts.rolled(turn, lies),
        )
    )
    if lies is not None:
        turn.hint("fate_core.hint.settle_now", "settle")
    elif suggestion(scene) is not None:
        turn.hint("fate_core_challenge.hint.end", "end")
    else:
        turn.hint("fate_core_challenge.hint.attempt", "attempt", "WHO", _open(scene)[0])


def _open(scene: Scene) -> list[str]:
    """The tasks that may be tried now: all that are left, in a fixed order only the first."""
    left = [key for key, task in scene.tasks.items() if not task.done]
    return left[:1] if scene.ordered else left


def standing(turn: Turn, scene: Scene) -> dict[str, Any]:
    """What every answer in a challenge adds: the tasks that may be tried, and whether the last one was."""
    open_ = _open(scene)
    return {"turn": None, "over": not open_, "winner": None}


def waiting(turn: Turn, scene: Scene) -> list[Entry]:
    """The tasks that may be tried now, by whom; the end once none is left."""
    every = [
        {"who": id, "task": key, "argv": ["fatecli", "attempt", id, key]}
        for key in _open(scene)
        for id in scene.in_play()
    ]
    if not every:
        return [waits("end", "end", key="fate_core_challenge.hint.end")]
    return [waits("attempt", key="fate_core_challenge.hint.attempt", options=every)]
