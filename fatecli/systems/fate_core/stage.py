"""scene: opening scenes, and who comes and goes."""

from __future__ import annotations

from ...core import opening, zones
from ...core import scene as core
from ...core.value import TYPE_CHECKING, copy
from ...errors import Refused
from . import ends, links, people
from . import scene as scenes
from .contest import side as side_room
from .scene import Scene, here, running
from .scene_events import Joined, Left, SceneBegan

if TYPE_CHECKING:
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
    prepared = opening.prepared(turn, name)
    if former is not None and former.playing and not from_ and not prepared:
        raise opening.goes_on(former)
    if former is not None and not prepared and not from_:
        opening.inside(former, part, name)
        return former
    scene = _entered(turn, name, former, from_)
    scene.playing = part
    scene.alone = True
    return scene


def _entered(turn: Turn, name: str, former: Scene | None, from_: str) -> Scene:
    """The new running scene; the former ends, or hands over what it holds."""
    opening.other(turn, former, name)
    if former is not None:
        _leave(turn, former, linked=bool(from_))
    scene = opening.enter(turn, name, Scene)
    if former is not None and from_:
        carry(former, scene)
        former.state = "ended"
    elif from_:
        links.take(turn, scene, from_)
    return scene


def _leave(turn: Turn, former: Scene, *, linked: bool) -> None:
    """The end of the scene before, whose open roll is settled first; a linked one hands over what it holds."""
    from . import flow

    flow.finish(turn, former)
    if linked:
        return
    if former.playing == "conflict":
        ends.reward(turn, former)
    ends.close(turn, former)
    former.playing = ""


def carry(former: Scene, scene: Scene) -> None:
    """What a linked scene takes over: the pool, what is owed, boosts and aspects with their free invocations."""
    scene.pool = former.pool
    scene.carried_from = former.title
    scene.known_players = frozenset(former.sheet_of(id) for id, one in former.participants.items() if one.player)
    for table in ("owed", "aspects"):
        for key, one in (former.look(table) or {}).items():
            scene.put(table, core.slug(key, scene.look(table) or {}), to=copy(one))
        former.drop(table)
    if former.withheld:
        scene.withheld = True
        former.drop("withheld")


def fill_pool(turn: Turn, scene: Scene) -> None:
    """The game master's pool: a point for each player's character, and what was earned for this scene. One that was
    carried over has a further point for each player's character who was not there before."""
    players = [id for id, one in scene.participants.items() if one.player and not one.out]
    if scene.look("pool") is None:
        scene.pool = len(players) + turn.take_earned()
    elif scene.carried_from:
        scene.pool += sum(1 for id in players if scene.sheet_of(id) not in scene.known_players)


def aspects(scene: Scene, texts: tuple[str, ...]) -> list[str]:
    """Aspects of the situation, written into the scene."""
    return [scenes.add(scene, text.strip(), origin="written") for text in texts]


def join(turn: Turn, *, people_: tuple[str, ...], side: tuple[str, ...] = (), zone: tuple[str, ...] = ()) -> None:
    """Let somebody take part from now on; in a conflict, at the place the ratings give."""
    scene = here(turn)
    before = set(scene.everybody())
    came = [id for text in people_ for id in people.seat(turn, scene, text, side[0] if side else "")]
    if scene.look("pool") is not None:
        scene.pool += sum(1 for id in came if id not in before and scene.fighter(id).player)
    if zone:
        for id in came:
            scene.put("participants", id, "zone", to=zones.zone_of(scene, zone[0]))
    if scene.playing == "conflict":
        stood = {id: one.done for id, one in scene.everybody().items()}
        people.line_up(turn, scene)
        for id, done in stood.items():
            if done and id not in came:
                scene.put("participants", id, "done", to=True)
    if scene.playing == "contest":
        side_room.enlist(scene, came)
    turn.note(Joined(who=tuple(scene.called(id) for id in came)))


def leave(turn: Turn, *, who: str) -> None:
    """Let somebody go who neither concedes nor is taken out."""
    from . import flow

    scene = here(turn)
    sheet = flow.seated(turn, who)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    flow.finish(turn, scene)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    one.out = "left"
    turn.note(Left(id=sheet.id, who=sheet.name))
    flow.say_if_over(turn, scene)
