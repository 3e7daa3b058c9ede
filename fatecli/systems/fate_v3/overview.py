"""show: the running scene at a glance. What is hidden is shown to the game master alone (`gm`)."""

from __future__ import annotations

from ...core import notes, opening, order
from ...core.value import TYPE_CHECKING
from . import challenge, lying, names, owing, receipts, tables
from . import scene as scenes
from .scene import Scene, here
from .scene_events import SceneShown
from .sheet import Sheet
from .sotc import blocks, minions, spinning

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def show(turn: Turn, *, gm: bool = False, seen_by: str = "") -> None:
    """Show the running scene: people, aspects, tasks or sides, stress that waits, and the open roll. `seen_by` the game
    master (`--as gm`) is the same as `gm`; everybody else sees alike."""
    gm = gm or seen_by.strip().casefold() in ("gm", "mj")
    scene = here(turn)
    opening.not_ended(scene)
    notes.lie(turn, scene, "note")
    lies = lying.in_scene(scene)
    slot = order.now(scene) if scene.playing == "conflict" else None
    turn.note(
        SceneShown(
            title=scene.heading, part=scene.playing, kind=scene.kind if scene.playing == "conflict" else "",
            exchange=scene.exchange if scene.playing == "conflict" else 0,
            people=tuple(_person(turn, scene, id) for id in _in_order(scene)),
            aspects=tuple(_aspect(turn, scene, key) for key, one in scene.aspects.items() if gm or not one.hidden),
            tasks=tuple(challenge.facts_of(turn, scene, key) for key in scene.tasks), sides=_sides(turn, scene),
            goal=scene.goal, now=() if slot is None else tuple(scene.called(id) for id in order.waiting(scene, slot)),
            owed=tuple(
                {"id": one.who, "who": scenes.mention(turn, scene, one.who), "stress": one.stress, "track": one.track}
                for one in scene.owed.values()
            ),
            roll=None if lies is None or lies.stage == "waiting" else receipts.rolled(turn, lies), gm=gm,
            blocks=tuple(_block(turn, scene, key) for key in blocks.standing(turn)),
            spin=scenes.mention(turn, scene, holder) if (holder := spinning.held(turn)) else "",
        )
    )  # fmt: skip
    waits = owing.pending(turn)
    for one in waits:
        if not one["owed"]:
            turn.hint(one["key"], *one["argv"][1:], **one["facts"])
    if lies is not None and not any(one["owed"] and one["choice"] != "absorb" for one in waits):
        turn.hint("fate_v3.hint.settle", "settle")


def _in_order(scene: Scene) -> list[str]:
    people = scene.in_play()
    return sorted(people, key=lambda id: people[id].slot)


def _sides(turn: Turn, scene: Scene) -> tuple[dict[str, Any], ...]:
    if scene.playing != "contest":
        return ()
    return tuple(
        {"side": side, "who": [scenes.mention(turn, scene, id) for id in scene.team(side)], "victories": one.victories}
        for side, one in scene.camps.items()
    )


def _person(turn: Turn, scene: Scene, id: str) -> dict[str, Any]:
    sheet, one = turn.sheet(id, Sheet), scene.fighter(id)
    group = minions.group(sheet)
    many = {} if group is None else {"count": group.count, "taken": group.taken, "quality": minions.rated(sheet)}
    return {
        "id": id, "name": sheet.mention, "side": one.side, "done": one.done,
        "fate_points": sheet.fate_points,
        "tracks": {track: {"boxes": len(sheet.boxes(track)), "ticked": sheet.stress(track)} for track in names.TRACKS},
        "consequences": [
            {"severity": slot, "aspect": sheet.consequence(slot).aspect} for slot in tables.CARRIED
            if sheet.consequence(slot).aspect
        ],
        "temporary": [{"aspect": one.aspect, "fragile": one.fragile} for one in sheet.temporary.values() if one.aspect],
        "full_defense": scenes.defends_fully(scene, id), "offers": one.offers,
        **many,
    }  # fmt: skip


def _block(turn: Turn, scene: Scene, key: str) -> dict[str, Any]:
    one = scene.blockings[key]
    return {
        "key": key, "what": one.text, "strength": one.strength, "by": one.by, "ally": one.ally,
        "who": scenes.mention(turn, scene, one.by),
        "ally_name": scenes.mention(turn, scene, one.ally) if one.ally else "",
    }  # fmt: skip


def _aspect(turn: Turn, scene: Scene, key: str) -> dict[str, Any]:
    one = scene.aspects[key]
    return {
        "key": key, "text": one.text, "origin": one.origin, "hidden": one.hidden,
        "difficulty": one.difficulty if one.hidden and one.look("difficulty") is not None else None,
        "by": scenes.mention(turn, scene, one.by) if one.by in scene.participants else "",
        "free": {id: count for id, count in one.free.items() if count},
        "holders": [scenes.mention(turn, scene, id) for id, n in one.free.items() if n and id in scene.participants],
    }  # fmt: skip
