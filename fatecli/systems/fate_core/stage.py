"""scene: opening and closing scenes, their aspects, who comes and goes, and what is paid at the end."""

from __future__ import annotations

from ...core import scene as core
from ...core import zones
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import names, people, points
from . import scene as scenes
from .scene import NOBODY, Scene, here, running
from .scene_events import AspectPlaced, Joined, Left, PointsPaid, SceneBegan, SceneEnded, StressCleared
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def start(
    turn: Turn, *, name: str, people_: tuple[str, ...] = (), aspect_: tuple[str, ...] = (), from_: str = ""
) -> None:
    """Open a scene by itself; challenges, contests and conflicts then happen in it until it is ended."""
    former = running(turn)
    scene = _entered(turn, name, former, from_)
    for text in people_:
        people.seat(turn, scene, text)
    aspects(scene, aspect_)
    fill_pool(turn, scene)
    turn.note(
        SceneBegan(title=scene.title, people=tuple(scene.called(id) for id in scene.everybody()), pool=scene.pool)
    )


def open_part(turn: Turn, name: str, part: str, from_: str) -> Scene:
    """The scene in which a challenge, contest or conflict begins: the running one, a prepared one, or a new one."""
    former = running(turn)
    prepared = turn.files.exists(turn.files.scene_path(name))
    if former is not None and former.playing and not from_ and not prepared:
        raise Refused("scenes.part_runs", part=former.playing, title=former.title, next=(("end",),))
    if former is not None and not prepared and not from_ and not former.alone:
        former.playing = part
        return former
    scene = _entered(turn, name, former, from_)
    scene.playing = part
    scene.alone = True
    return scene


def _entered(turn: Turn, name: str, former: Scene | None, from_: str) -> Scene:
    """The new running scene; the former ends, or hands over what it holds."""
    path = turn.files.scene_path(name)
    fresh = not turn.files.exists(path)
    if fresh:
        turn.files.create(path, core.text_of_new(Scene.system, name))
    if former is not None and former.path == path:
        raise Refused("scenes.runs", title=former.title)
    turn.enter(path, Scene)
    scene = here(turn)
    if not fresh and scene.state != "prepared":
        raise Refused(f"scenes.was_{scene.state}", title=scene.title or name)
    scene.state = "running"
    if former is not None:
        if from_:
            carry(former, scene)
        else:
            pay(turn, former)
        former.state = "ended"
    return scene


def carry(former: Scene, scene: Scene) -> None:
    """What a linked scene takes over: the pool, what is owed, boosts and aspects with their free invocations."""
    scene.pool = former.pool
    scene.put("carried_pool", to=True)
    for table in ("owed", "aspects"):
        for key, one in (former.look(table) or {}).items():
            scene.put(table, core.slug(key, scene.look(table) or {}), to=_copy(one))
        former.drop(table)


def _copy(thing: Any) -> Any:
    return {name: _copy(one) for name, one in thing.items()} if isinstance(thing, dict) else thing


def fill_pool(turn: Turn, scene: Scene) -> None:
    """The game master's pool: a point for each player's character, and what was earned for this scene."""
    if scene.look("pool") is None:
        scene.pool = sum(1 for one in scene.participants.values() if one.player and not one.out) + turn.take_earned()


def aspects(scene: Scene, texts: tuple[str, ...]) -> list[str]:
    """Aspects of the situation, written into the scene."""
    return [scenes.add(scene, text.strip(), origin="written") for text in texts]


def aspect(
    turn: Turn,
    *,
    text: str,
    on: str = "",
    free_: tuple[str, ...] = (),
    hidden: bool = False,
    dropped: bool = False,
    rename: str = "",
) -> None:
    """The game master's card: put an aspect into the scene, drop one, or give it another text."""
    from ..fate.aspects import find

    scene = here(turn)
    if dropped or rename:
        known = [one for one in scenes.aspects(turn, scene) if one.place == "scene"]
        found = find(text, known)
        if dropped:
            scene.drop("aspects", found.slot)
        else:
            scene.put("aspects", found.slot, "text", to=rename)
        turn.note(AspectPlaced(id=NOBODY, who="", aspect=rename or found.text, on="", side="", free=0, gone=dropped))
        return
    key = scenes.add(scene, text, on=_place(turn, scene, on), origin="written")
    if hidden:
        scene.put("aspects", key, "hidden", to=True)
    for one in free_:
        side, count = core.named(one)
        scene.put("aspects", key, "free", side, to=int(count))
    turn.note(AspectPlaced(id=NOBODY, who="", aspect=text, on=on, side="", free=0))


def _place(turn: Turn, scene: Scene, on: str) -> str:
    """The id of the participant or zone that an aspect lies on."""
    if not on:
        return ""
    who = core.match(scene, on)
    return who if who is not None else zones.zone_of(scene, on)


def join(turn: Turn, *, people_: tuple[str, ...], side: tuple[str, ...] = (), zone: tuple[str, ...] = ()) -> None:
    """Let somebody take part from now on; in a conflict, at the place the ratings give."""
    scene = here(turn)
    came = [id for text in people_ for id in people.seat(turn, scene, text, side[0] if side else "")]
    if zone:
        for id in came:
            scene.put("participants", id, "zone", to=zones.zone_of(scene, zone[0]))
    if scene.playing == "conflict":
        stood = {id: one.done for id, one in scene.everybody().items()}
        people.line_up(turn, scene)
        for id, done in stood.items():
            if done and id not in came:
                scene.put("participants", id, "done", to=True)
    turn.note(Joined(who=tuple(scene.called(id) for id in came)))


def leave(turn: Turn, *, who: str) -> None:
    """Let somebody go who neither concedes nor is taken out."""
    from . import flow

    scene = here(turn)
    sheet = turn.sheet(who, Sheet)
    flow.finish(turn, scene)
    scene.fighter(sheet.seat).out = "left"
    turn.note(Left(id=sheet.id, who=sheet.name))


def end(turn: Turn) -> None:
    """End the scene: hostile invocations are paid, boosts and aspects of the situation go."""
    from . import flow

    scene = here(turn)
    flow.finish(turn, scene)
    if scene.playing:
        raise Refused("scenes.part_runs", part=scene.playing, title=scene.title, next=(("end",),))
    close(turn, scene)


def close(turn: Turn, scene: Scene) -> None:
    """The end of the scene itself."""
    pay(turn, scene)
    for key, one in scene.aspects.items():
        if one.boost or one.slot or one.origin != "written":
            scene.drop("aspects", key)
    scene.state = "ended"
    turn.note(SceneEnded(title=scene.title))


def pay(turn: Turn, scene: Scene) -> None:
    """Pay what is owed: to players' characters now, to the game master for the next scene (SRD, Fate Points)."""
    earned = 0
    for debt in scene.debts.values():
        if debt.to == NOBODY:
            earned += debt.points
            continue
        sheet = turn.sheet(debt.to, Sheet)
        points.earn(sheet, debt.points)
        turn.note(PointsPaid(id=sheet.id, who=sheet.name, points=debt.points, why=debt.why))
    scene.drop("owed")
    turn.keep_earned(earned)
    if earned:
        turn.note(PointsPaid(id=NOBODY, who="", points=earned, why="", gm=True))


def clear_stress(turn: Turn, scene: Scene) -> None:
    """Every ticked box is free again once there is a minute to breathe (seed 000, stress)."""
    for id in scene.everybody():
        sheet = turn.sheet(id, Sheet)
        for track in names.TRACKS:
            boxes = sheet.stress(track)
            if not boxes:
                continue
            if track == "physical":
                sheet.physical_stress = []
            else:
                sheet.mental_stress = []
            turn.note(StressCleared(id=sheet.id, who=sheet.name, track=track, boxes=tuple(boxes)))
