"""show: the running scene at a glance, everything one needs to decide the next act."""

from __future__ import annotations

from ...core import notes, opening
from ...core.value import TYPE_CHECKING
from ..fate import lying
from . import calls, conclude, glance, harm, names, receipts
from . import scene as scenes
from .conflict import standing
from .conflict.events import SceneShown
from .scene import NOBODY, Scene, here
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

SHOWS = {"challenge": "challenge.end:show", "contest": "contest.end:show"}
"""The parts that show themselves."""


def show(turn: Turn, *, seen_by: str = "") -> None:
    """Show the running scene: turn, zones, people, aspects, debts and the open roll.

    `seen_by` is whose eyes it is for: their own commands at last call; the game master sees hidden aspects too.
    """
    scene = here(turn)
    opening.not_ended(scene)
    notes.lie(turn, scene, "note")
    own = conclude.part(SHOWS, scene.playing)
    if own is not None:
        own(turn, scene)
        return
    master = seen_by.strip().casefold() in names.GAME_MASTER_WORDS
    viewer = NOBODY if master else turn.sheet(seen_by, Sheet).seat if seen_by else ""
    told = calls.of(turn, scene, viewer)
    turn.note(_shown(turn, scene, told, hidden=master))
    for one in told:
        for argv in one["argv"]:
            turn.hint(f"fate_core_conflict.call.{one['key']}", *argv, who=one["who"], hit=one["hit"])
    if not told and scene.playing == "conflict":
        turn.hint("fate_core.hint.next", "next")


def _shown(turn: Turn, scene: Scene, told: tuple[dict[str, Any], ...], *, hidden: bool) -> SceneShown:
    lies, fights = lying.in_scene(scene), scene.playing == "conflict"
    return SceneShown(
        title=scene.heading,
        part=scene.playing,
        kind=scene.conflict_kind if fights else "",
        exchange=scene.exchange if fights else 0,
        pool=scene.pool,
        turn=_turn(turn, scene),
        zones=tuple(_zone(scene, id) for id in scene.zones),
        borders=tuple(
            {"a": one.a, "b": one.b, "aspect": one.aspect, "free": _free_on(scene, "", key)["free"]}
            for key, one in scene.borders.items()
        ),
        people=tuple(_person(turn, scene, id) for id in _in_order(scene)),
        aspects=tuple(_aspects(scene, hidden=hidden)),
        owed=glance.owed(turn, scene),
        roll=None if lies is None else receipts.rolled(turn, lies),
        against=None if lies is None or not lies.kept.get("target") else scene.called(str(lies.kept["target"])),
        stage="" if lies is None else lies.stage,
        hit=0 if lies is None else harm.pending(turn, lies),
        behind=0 if lies is None else len(lies.kept.get("after", ())),
        calls=told,
    )


def _in_order(scene: Scene) -> list[str]:
    """Players' characters first, in the order of turns; then the others, as they came."""
    people = scene.participants
    players = [id for id, one in people.items() if not one.out and one.player]
    return sorted(players, key=lambda id: people[id].slot) + [
        id for id, one in people.items() if not one.out and not one.player
    ]


def _turn(turn: Turn, scene: Scene) -> dict[str, Any] | None:
    if scene.playing != "conflict":
        return None
    now = standing.may_act(turn, scene)
    return {
        "done": [scene.called(id) for id, one in scene.in_play().items() if one.done and id not in now],
        "now": [scene.called(id) for id in now],
        "then": [scene.called(id) for id in standing.later(turn, scene, now)],
    }


def _zone(scene: Scene, id: str) -> dict[str, Any]:
    people = scene.participants
    there = [one for one in _in_order(scene) if people[one].zone == id]
    return {
        "id": id,
        "name": scene.zones[id].name or id,
        "people": [
            {"name": scene.called(one), "count": people[one].count, "player": people[one].player} for one in there
        ],
    }


def _person(turn: Turn, scene: Scene, id: str) -> dict[str, Any]:
    sheet, one = turn.sheet(id, Sheet), scene.fighter(id)
    tracks = {
        track: sheet.boxes(track) for track in names.TRACKS if track == scene.conflict_kind or sheet.stress(track)
    }
    best = max(sheet.skills.items(), key=lambda item: item[1], default=("", 0))
    return {
        "id": id,
        "name": one.name or sheet.name,
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
        "on": [
            _aspect(scene, key)
            for key, kept in scene.aspects.items()
            if kept.on == id and not kept.slot and not kept.hidden
        ],
        "full_defense": scenes.defends_fully(scene, id),
        "out_at": len(sheet.boxes("physical")) + 1 if sheet.kind == "nameless" else None,
        "best": {"skill": best[0], "own": best[1], "teamwork": max(0, one.count - 1) if best[1] > 0 else 0},
        "zone": one.zone,
    }


def _free_on(scene: Scene, id: str, slot: str) -> dict[str, Any]:
    kept = next((one for one in scene.aspects.values() if one.on == id and one.slot == slot), None)
    return {
        "free": {} if kept is None else {side: count for side, count in kept.free.items() if count},
        "by": scene.called(kept.by) if kept is not None and kept.by in scene.everybody() else "",
    }


def _aspect(scene: Scene, key: str) -> dict[str, Any]:
    one = scene.aspects[key]
    place = scene.zones[one.on].name if one.on in scene.zones else ""
    by = scene.called(one.by) if one.by in scene.everybody() else ""
    free = {side: count for side, count in one.free.items() if count}
    return {
        "key": key, "text": one.text, "boost": one.boost, "free": free, "by": by, "place": place, "hidden": one.hidden
    }  # fmt: skip


def _aspects(scene: Scene, *, hidden: bool) -> list[dict[str, Any]]:
    """The aspects of the situation, those with free invocations first."""
    people = scene.everybody()
    found = [
        _aspect(scene, key)
        for key, one in scene.aspects.items()
        if one.text and (hidden or not one.hidden) and not one.slot and one.on not in people
    ]
    return sorted(found, key=lambda one: not one["free"])
