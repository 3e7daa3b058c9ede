"""scene: opening and closing scenes, and who comes and goes. A challenge, contest or conflict opens one of its own
where none runs; what opened for such a part ends when the next thing begins."""

from __future__ import annotations

from ...core import opening
from ...core.value import TYPE_CHECKING, copy
from ...errors import Refused, Unreadable
from . import flow, owing, people
from .scene import Scene, here, mention, running, seated
from .scene_events import Joined, Left, PartEnded, SceneBegan, SceneEnded

if TYPE_CHECKING:
    from ...core.turn import Turn


LASTS_A_PART = ("slot", "initiative", "done", "acted", "willpower_spent", "unhurt", "full_defense", "dodges", "plan")
"""What a participant has only as long as a challenge, contest or conflict goes on."""


def start(turn: Turn, *, name: str, people_: tuple[str, ...] = (), from_: str = "") -> None:
    """Open a scene by itself; challenges, contests and conflicts then happen in it until it is ended. `--from` lets
    those of another scene come along, with what they had marked and spent in it."""
    scene = _entered(turn, name, running(turn))
    if from_:
        carry(turn, scene, from_)
    for text in people_:
        people.seat(turn, scene, text)
    turn.note(SceneBegan(title=scene.title, people=people.called(turn, scene, list(scene.in_play()))))
    turn.hint("storyteller.hint.part", "challenge", "start", "NAME")


def open_part(turn: Turn, name: str, part: str, from_: str = "") -> Scene:
    """The scene in which a challenge, contest or conflict begins: the running one, a prepared one, or a new one, which
    takes over the people and the copies' marks of the one it comes from."""
    former = running(turn)
    prepared = opening.prepared(turn, name)
    if former is not None and not prepared and not from_ and (not former.alone or former.into):
        if former.playing:
            raise opening.goes_on(former)
        former.drop(part)
        former.drop("into")
        opening.inside(former, part, name)
        return former
    scene = _entered(turn, name, former)
    if from_:
        carry(turn, scene, from_)
    scene.playing = part
    scene.alone = True
    return scene


def _entered(turn: Turn, name: str, former: Scene | None) -> Scene:
    """The new running scene; the former ends."""
    opening.other(turn, former, name)
    if former is not None:
        owing.refuse(turn, former)
        if former.playing and not former.alone:
            raise opening.goes_on(former)
        close(turn, former)
    return opening.enter(turn, name, Scene)


def carry(turn: Turn, scene: Scene, former: str) -> None:
    """Who was in a scene and did not leave it comes into this one, with what they had marked and spent there."""
    path = turn.files.scene_path(former)
    if not turn.files.exists(path):
        raise Unreadable("storyteller.no_scene", name=former)
    before = turn.scene_at(path, Scene)
    for block, one in (before.look("blocks") or {}).items():
        scene.put("blocks", block, to=dict(one))
    for id, one in (before.look("participants") or {}).items():
        if one.get("out") != "left" and id not in scene.participants:
            scene.put("participants", id, to={name: copy(of) for name, of in one.items() if name not in LASTS_A_PART})


def take_sides(scene: Scene, side: tuple[str, ...]) -> None:
    """Sides that are named for a part are its own: those of an earlier part are forgotten."""
    for id, one in scene.participants.items() if side else ():
        if one.side:
            scene.drop("participants", id, "side")


def join(turn: Turn, *, people_: tuple[str, ...], side: tuple[str, ...] = ()) -> None:
    """Let somebody take part from now on; in a conflict they throw their initiative."""
    scene = here(turn)
    owing.refuse(turn, scene)
    before = set(scene.in_play())
    came = [id for text in people_ for id in people.seat(turn, scene, text, side[0] if side else "")]
    if scene.playing == "conflict":
        for id in came:
            if not scene.person(id).side:
                scene.put("participants", id, "side", to=id)
        places = people.line_up(turn, scene, [id for id in came if id not in before])
        told = {place.id: place.total for place in places}
    else:
        told = {}
    turn.note(Joined(who=people.called(turn, scene, came), ids=tuple(came), initiative=told))


def leave(turn: Turn, *, who: str) -> None:
    """Let somebody leave the scene."""
    scene = here(turn)
    sheet = seated(turn, who)
    owing.refuse(turn, scene)
    scene.fighter(sheet.seat).out = "left"
    turn.note(Left(id=sheet.seat, who=mention(turn, scene, sheet.seat)))


def end(turn: Turn, *, into: str = "") -> None:
    """End what runs here, the innermost first: the part that is played, and a scene that opened for it alone, unless
    it turns `--into` another part, which then begins with a `start` in the same scene."""
    scene = here(turn)
    owing.refuse(turn, scene)
    if into and not scene.playing:
        raise Refused("storyteller.into_nothing", title=scene.title, part=into, next=((into, "start", "NAME"),))
    if scene.playing:
        end_part(turn, scene)
        if into:
            scene.into = into
            turn.hint("storyteller.hint.into", into, "start", "NAME")
            return
        if not scene.alone:
            return
    close(turn, scene)


def end_part(turn: Turn, scene: Scene) -> None:
    """End a challenge, contest or conflict; its table stays as the record, what lasts a turn goes."""
    turn.note(PartEnded(part=scene.playing, title=scene.heading))
    flow.forget_turn(scene)
    scene.forget(*LASTS_A_PART)
    scene.playing = ""


def close(turn: Turn, scene: Scene) -> None:
    """The end of the scene itself."""
    if scene.playing:
        end_part(turn, scene)
    scene.state = "ended"
    turn.note(SceneEnded(title=scene.title))
