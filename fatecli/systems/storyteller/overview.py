"""show: the running scene at a glance, everything one needs to decide the next act."""

from __future__ import annotations

from ...core import notes, opening, order
from ...core.value import TYPE_CHECKING
from .conflict import health
from .scene import Scene, here, mention
from .scene_events import SceneShown
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def show(turn: Turn) -> None:
    """Show the running scene: the turn, tasks or tallies, people with their wounds, a hit that waits."""
    scene = here(turn)
    opening.not_ended(scene)
    notes.lie(turn, scene, "note")
    hit = scene.roll
    turn.note(
        SceneShown(
            title=scene.heading,
            part=scene.playing,
            turn=_turn(turn, scene),
            clock=_clock(scene),
            deadline=(scene.deadline or None) if scene.playing == "challenge" else None,
            people=tuple(_person(turn, scene, id) for id in _in_order(scene)),
            tasks=tuple(_tasks(scene)) if scene.playing == "challenge" else (),
            sides=tuple(_sides(turn, scene)) if scene.playing == "contest" else (),
            hit=None if hit is None else {**hit, "who": mention(turn, scene, str(hit["target"]))},
        )
    )
    if hit is None and scene.playing == "conflict":
        turn.hint("storyteller.hint.next", "next")


def _clock(scene: Scene) -> int:
    """The turn that is counted: played ones of a challenge or contest, the one that goes on of a conflict."""
    counted = {"challenge": scene.challenge_turn, "contest": scene.contest_turn, "conflict": scene.turn}
    return counted.get(scene.playing, 0)


def _in_order(scene: Scene) -> list[str]:
    people = {id: one for id, one in scene.participants.items() if one.out != "left"}
    if scene.playing != "conflict":
        return list(people)
    return sorted(people, key=lambda id: people[id].slot)


def _turn(turn: Turn, scene: Scene) -> dict[str, Any] | None:
    if scene.playing != "conflict":
        return None
    place = order.now(scene)
    later = [ids for slot, ids in order.slots(scene) if place is not None and slot > place]
    return {
        "done": [mention(turn, scene, id) for id, one in scene.in_play().items() if one.done],
        "now": [] if place is None else [mention(turn, scene, id) for id in order.waiting(scene, place)],
        "then": [mention(turn, scene, id) for ids in later for id in ids],
    }


def _person(turn: Turn, scene: Scene, id: str) -> dict[str, Any]:
    sheet, one = turn.sheet(id, Sheet), scene.fighter(id)
    wound = health.wounds(sheet)
    return {
        "id": id,
        "name": mention(turn, scene, id),
        "side": one.side,
        "initiative": one.initiative if scene.playing == "conflict" and one.side else None,
        "done": one.done,
        "boxes": [mark for _, mark in health.chart(sheet.rows(), sheet.marks())],
        "row": wound.row if wound else None,
        "penalty": wound.penalty if wound else 0,
        "state": sheet.condition,
        "willpower": None if sheet.look("willpower") is None else sheet.willpower_left,
        "rating": sheet.willpower,
        "blood": None if sheet.look("blood") is None else sheet.blood,
        "full_defense": one.full_defense,
        "plan": [{"traits": each.traits, "dice": each.dice, "used": each.used} for each in one.plan.values()],
    }


def _tasks(scene: Scene) -> list[dict[str, Any]]:
    return [
        {"id": id, "traits": one.traits, "difficulty": one.difficulty, "total": one.total, "target": one.target,
         "botch": one.botch, "state": one.state}
        for id, one in scene.tasks.items()
    ]  # fmt: skip


def _sides(turn: Turn, scene: Scene) -> list[dict[str, Any]]:
    race = any(scene.rival(side).goal for side in scene.sides())
    return [
        {"side": side, "people": [mention(turn, scene, id) for id in scene.team(side)],
         "tally": scene.rival(side).tally if race else None, "goal": scene.rival(side).goal or None,
         "traits": scene.rival(side).traits}
        for side in scene.sides()
    ]  # fmt: skip
