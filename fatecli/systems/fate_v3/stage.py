"""scene: opening and closing scenes, and who comes and goes. A challenge, contest or conflict opens one of its own
where none runs."""

from __future__ import annotations

from ...core import opening
from ...core import scene as core
from ...core.value import TYPE_CHECKING, copy
from ...errors import Refused
from . import flow, people
from . import scene as scenes
from .scene import Scene, here, running, seated
from .scene_events import Joined, Left, PartEnded, SceneBegan, SceneEnded

if TYPE_CHECKING:
    from ...core.turn import Turn

LASTS = ("slot", "done", "full_defense", "shield", "offers", "terms")
"""What a participant keeps no longer than the part that is played."""


def start(
    turn: Turn, *, name: str, people_: tuple[str, ...] = (), aspect_: tuple[str, ...] = (), from_: str = ""
) -> None:
    """Open a scene by itself; challenges, contests and conflicts then happen in it until it is ended."""
    scene = _entered(turn, name, running(turn), from_)
    scene.playing = ""
    for text in people_:
        people.seat(turn, scene, text)
    people.complete(turn, scene, sides=False)
    written(scene, aspect_)
    turn.note(
        SceneBegan(
            title=scene.title, people=people.called(turn, scene, list(scene.in_play())), aspects=len(scene.aspects),
            hidden=len(scenes.aspects(scene, hidden=True)),
        )
    )  # fmt: skip
    turn.hint("fate_v3.hint.show", "show")


def open_part(turn: Turn, name: str, part: str, from_: str) -> Scene:
    """The scene in which a challenge, contest or conflict begins: the running one, a prepared one, or a new one."""
    former = running(turn)
    prepared = opening.prepared(turn, name)
    if former is not None and not prepared and not from_:
        if former.playing and not (former.alone and flow.over(former)):
            raise opening.goes_on(former)
        if not former.playing:
            flow.finish(turn, former)
            former.drop(part)
            opening.inside(former, part, name)
            return former
    scene = _entered(turn, name, former, from_)
    scene.playing = part
    scene.alone = True
    return scene


def _entered(turn: Turn, name: str, former: Scene | None, from_: str) -> Scene:
    """The new running scene; the former ends, or hands over what it holds."""
    opening.other(turn, former, name)
    source = _source(turn, former, from_)
    if former is not None:
        flow.finish(turn, former)
        if source is not former:
            close(turn, former)
        elif former.playing:
            end_part(turn, former)
    scene = opening.enter(turn, name, Scene)
    turn.hints.clear()
    if source is not None:
        carry(source, scene)
    return scene


def _source(turn: Turn, former: Scene | None, from_: str) -> Scene | None:
    """The scene whose aspects `--from` carries over: the running one, or one that has ended."""
    if not from_:
        return None
    path = turn.files.scene_path(from_)
    if former is not None and former.path == path:
        return former
    if not turn.files.exists(path):
        raise Refused("fate_v3.no_former", found=from_)
    return turn.scene_at(path, Scene)


def carry(former: Scene, scene: Scene) -> None:
    """What is still the same scene keeps its aspects with their free invocations; of a scene that had ended only the
    aspects come, for a free invocation is of its own scene (L264)."""
    for key, one in (former.look("aspects") or {}).items():
        kept = copy(one)
        if former.state == "ended":
            kept.pop("free", None)
        scene.put("aspects", core.slug(key, scene.aspects), to=kept)
    if former.state != "ended":
        former.state = "ended"


def written(scene: Scene, texts: tuple[str, ...]) -> None:
    """Aspects the game master writes into the scene."""
    for text in texts:
        scenes.add(scene, text.strip(), origin="written")


def join(turn: Turn, *, people_: tuple[str, ...], side: tuple[str, ...] = ()) -> None:
    """Let somebody take part from now on; in a conflict, at the place the ratings give, in a contest on one of its two
    sides (L126) or on none."""
    scene = here(turn)
    if scene.playing == "contest" and side and side[0] not in scene.camps:
        raise Refused("fate_v3.more_sides", found=[*scene.camps, side[0]], next=(("end", "--into", "conflict"),))
    came = [id for text in people_ for id in people.seat(turn, scene, text, side[0] if side else "")]
    flow.finish(turn, scene)
    people.complete(turn, scene, sides=scene.playing == "conflict")
    if scene.playing == "conflict":
        people.line_up(turn, scene)
    turn.note(Joined(ids=tuple(came), who=people.called(turn, scene, came)))


def leave(turn: Turn, *, who: str) -> None:
    """Let somebody go who neither concedes nor is out of action."""
    scene = here(turn)
    sheet = seated(turn, who)
    flow.finish(turn, scene)
    if scene.person(sheet.seat).out:
        raise scenes.out(scene, sheet)
    scene.fighter(sheet.seat).out = "left"
    turn.note(Left(id=sheet.seat, who=sheet.mention))
    flow.say_if_over(turn, scene)


def end(turn: Turn, *, into: str = "") -> None:
    """End what runs here, the innermost first: the part that is played, and a scene that opened for it alone, unless
    it goes over `into` another part."""
    scene = here(turn)
    flow.finish(turn, scene)
    if scene.playing:
        if into == scene.playing:
            raise Refused("fate_v3.into_itself", next=(("end",),))
        end_part(turn, scene, into)
        if into:
            turn.hint("fate_v3.hint.into", into, "start", "NAME")
        if into or not scene.alone:
            return
    elif into:
        raise Refused("fate_v3.into_nothing", next=((into, "start", "NAME"),))
    close(turn, scene)


def end_part(turn: Turn, scene: Scene, into: str = "") -> None:
    """End a challenge, contest or conflict; its table stays as the record, what lasts no longer goes."""
    turn.note(PartEnded(part=scene.playing, title=scene.heading, into=into))
    scene.forget(*LASTS)
    scene.playing = ""


def close(turn: Turn, scene: Scene) -> None:
    """The end of the scene itself. Stress stays until somebody can rest between two scenes (L135)."""
    if scene.playing:
        end_part(turn, scene)
    scene.state = "ended"
    turn.note(SceneEnded(title=scene.title))
    turn.hint("fate_v3.hint.rest", "recover", "pass", "scene")
