"""attempt: one overcome for one task, against its difficulty (seed 000, challenges; SRD, Overcome)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused
from .. import parts
from ..conflict.cast import rolled
from ..hand import read_trait
from ..roll import prepared
from . import task as tasks_
from .events import TaskTried
from .task import Task

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene
    from ..sheet import Sheet


def attempt(
    turn: Turn,
    *,
    who: str,
    task: str,
    with_: str = "",
    again: bool = False,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Try a task, with its trait or another that the table agrees to.

    The opposition is the task's difficulty, passive in a challenge; `vs` overrides it, even with somebody who rolls
    (published challenges do). A skill serves one task, unless a stunt allows it `again`.
    """
    scene = parts.playing(turn, "challenge")
    sheet = parts.actor(turn, scene, who)
    key, wanted = tasks_.find(scene, task)
    trait = with_ or wanted.trait
    refuse(scene, sheet, key, wanted, read_trait(sheet, trait)[0], again=again)
    if not vs and wanted.look("difficulty") is not None:
        vs = (str(wanted.difficulty),)
    given = {"trait": trait, "vs": vs, "vs_bonus": vs_bonus, "action": "overcome", "existing": "", "bonus": bonus,
             "stunt": stunt, "team": team, "boost": (), "weapon": ""}  # fmt: skip
    ready = prepared(turn, sheet, given)
    kept: dict[str, Any] = {**ready.kept, "purpose": "attempt", "task": key}
    rolled(turn, scene, sheet, replace(ready, kept=kept), invoke, reroll, settle=settle)


def refuse(scene: Scene, sheet: Sheet, key: str, wanted: Task, skill: str, *, again: bool) -> None:
    """Refuse a task that was tried, one before its turn, and a skill that has served already."""
    if wanted.done:
        raise Refused("fate_core_challenge.tried", task=wanted.name or key, who=scene.called(wanted.by))
    first = next(one for one, task in scene.tasks.items() if not task.done)
    if scene.ordered and key != first:
        raise Refused(
            "fate_core_challenge.not_yet", task=wanted.name or key, first=scene.tasks[first].name or first,
            next=(("attempt", sheet.called, first),),
        )  # fmt: skip
    used = next((task for task in scene.tasks.values() if task.rolled and tasks_.same(task.rolled, skill)), None)
    if used is not None and not again:
        raise Refused(
            "fate_core_challenge.skill_served", skill=skill, task=used.name,
            next=(("attempt", sheet.called, key, "--with", "TRAIT"), ("attempt", sheet.called, key, "--again")),
        )  # fmt: skip


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Write down what became of the task; refused as long as the roll has met no opposition."""
    key = str(lies.kept["task"])
    if done.outcome is None:
        raise Refused(
            "fate_core_challenge.no_difficulty", task=scene.tasks[key].name or key,
            next=(("settle", lies.actor.id, "--vs", "N"),),
        )  # fmt: skip
    price = {name: one for name, one in (choices.price or {}).items() if name != "degree"}
    cost = (choices.price or {}).get("degree") or ("minor" if done.outcome == "tie" else None)
    facts: dict[str, Any] = {"outcome": done.outcome, "by": lies.actor.id, "with": lies.actor.trait}
    facts["shifts"] = done.shifts
    if cost:
        facts["cost"] = cost
    if price:
        facts["price"] = price
    for name, one in facts.items():
        scene.put("tasks", key, name, to=one)
    task = scene.tasks[key]
    left = sum(1 for one in scene.tasks.values() if not one.done)
    turn.note(
        TaskTried(roll=done, task=key, name=task.name or key, met=task.met, cost=cost, price=price, left=left)
    )  # fmt: skip
    if not left and scene.playing == "challenge":
        turn.hint("fate_core_challenge.hint.end", "end")
