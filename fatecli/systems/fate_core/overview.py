"""show: the running scene at a glance, everything one needs to decide the next act."""

from __future__ import annotations

from ...core import order
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate import lying
from . import conclude, names, receipts
from . import scene as scenes
from .scene import NOBODY, Scene, here
from .conflict.events import SceneShown
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


SHOWS = {"challenge": "challenge.end:show", "contest": "contest.end:show"}
"""The parts that show themselves."""


def show(turn: Turn) -> None:
    """Show the running scene: turn, zones, people, aspects, debts and the open roll."""
    scene = here(turn)
    if scene.state == "ended":
        raise Refused("scenes.was_ended", title=scene.title)
    own = conclude.part(SHOWS, scene.playing)
    if own is not None:
        own(turn, scene)
        return
    lies = lying.in_scene(scene)
    turn.note(
        SceneShown(
            title=scene.title,
            part=scene.playing,
            kind=scene.conflict_kind if scene.playing == "conflict" else "",
            exchange=scene.exchange,
            pool=scene.pool,
            turn=_turn(scene),
            zones=tuple(_zone(scene, id) for id in scene.zones),
            borders=tuple({"a": one.a, "b": one.b, "aspect": one.aspect} for one in scene.borders.values()),
            people=tuple(_person(turn, scene, id) for id in _in_order(scene)),
            aspects=tuple(_aspects(scene)),
            owed=tuple(_owed(turn, scene)),
            roll=None if lies is None else receipts.rolled(turn, lies),
            stage="" if lies is None else lies.stage,
            hit=0 if lies is None else conclude.pending_hit(turn, lies),
        )
    )
    _hints(turn, scene)


def _in_order(scene: Scene) -> list[str]:
    """Players' characters first, then the others, each in the order of turns."""
    people = scene.participants
    known = [id for id, one in people.items() if not one.out]
    return sorted(known, key=lambda id: (not people[id].player, people[id].slot))


def _turn(scene: Scene) -> dict[str, Any] | None:
    if scene.playing != "conflict":
        return None
    slot = order.now(scene)
    later = [ids for place, ids in order.slots(scene) if slot is not None and place > slot]
    return {
        "done": [scene.called(id) for id, one in scene.in_play().items() if one.done],
        "now": [] if slot is None else [scene.called(id) for id in order.waiting(scene, slot)],
        "then": [scene.called(id) for ids in later for id in ids],
    }


def _zone(scene: Scene, id: str) -> dict[str, Any]:
    return {
        "id": id,
        "name": scene.zones[id].name or id,
        "people": [_counted(scene, one) for one, person in scene.in_play().items() if person.zone == id],
    }


def _counted(scene: Scene, id: str) -> str:
    count = scene.person(id).count
    return scene.called(id) if count == 1 else f"{scene.called(id)} \u00d7{count}"


def _person(turn: Turn, scene: Scene, id: str) -> dict[str, Any]:
    sheet, one = turn.sheet(id, Sheet), scene.fighter(id)
    tracks = {
        track: sheet.boxes(track) for track in names.TRACKS if track == scene.conflict_kind or sheet.stress(track)
    }
    best = max(sheet.skills.items(), key=lambda item: item[1], default=("", 0))
    return {
        "id": id,
        "name": sheet.name if not one.name else one.name,
        "side": one.side,
        "player": one.player,
        "points": sheet.fate_points if one.player else None,
        "kind": sheet.kind,
        "count": one.count,
        "tracks": {track: {"boxes": boxes, "ticked": sheet.stress(track)} for track, boxes in tracks.items()},
        "slots": [
            {"slot": slot, "value": value, "aspect": sheet.consequence(slot).aspect, **_free_on(scene, id, slot)}
            for slot, value in sheet.slots().items()
        ],
        "on": [_aspect(scene, key) for key, kept in scene.aspects.items() if kept.on == id and not kept.slot],
        "full_defense": scenes.defends_fully(scene, id),
        "out_at": len(sheet.boxes("physical")) + 1 if sheet.kind == "nameless" else None,
        "best": {"skill": best[0], "own": best[1], "teamwork": max(0, one.count - 1) if best[1] > 0 else 0},
        "zone": one.zone,
    }


def _free_on(scene: Scene, id: str, slot: str) -> dict[str, Any]:
    kept = next((one for one in scene.aspects.values() if one.on == id and one.slot == slot), None)
    return {"free": {} if kept is None else kept.free, "by": "" if kept is None else scene.called(kept.by)}


def _aspect(scene: Scene, key: str) -> dict[str, Any]:
    one = scene.aspects[key]
    place = scene.zones[one.on].name if one.on in scene.zones else ""
    by = scene.called(one.by) if one.by in scene.everybody() else ""
    return {"key": key, "text": one.text, "boost": one.boost, "free": one.free, "by": by, "place": place}


def _aspects(scene: Scene) -> list[dict[str, Any]]:
    people = scene.everybody()
    return [
        _aspect(scene, key)
        for key, one in scene.aspects.items()
        if one.text and not one.hidden and not one.slot and one.on not in people
    ]


def _owed(turn: Turn, scene: Scene) -> list[dict[str, Any]]:
    owed: dict[str, int] = {}
    for debt in scene.debts.values():
        owed[debt.to] = owed.get(debt.to, 0) + debt.points
    return [
        {"to": to, "name": "" if to == NOBODY else scene.called(to), "points": points} for to, points in owed.items()
    ]


def _hints(turn: Turn, scene: Scene) -> None:
    lies = lying.in_scene(scene)
    if lies is not None and lies.stage == "open":
        turn.hint("fate_core.hint.settle_now", "settle")
    if lies is not None and conclude.pending_hit(turn, lies):
        turn.hint("fate_core.hint.absorb", "absorb")
    elif lies is None and scene.playing == "conflict":
        turn.hint("fate_core.hint.next", "next")
