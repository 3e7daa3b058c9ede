"""start: who fights whom, and in what order (L127; SotC 4.3.3)."""

from __future__ import annotations

from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import names, people, stage
from .. import scene as scenes
from ..settle import track
from ..sheet import Sheet
from .events import ConflictBegan

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..scene import Scene


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    side: tuple[str, ...] = (),
    aspect_: tuple[str, ...] = (),
    mental: bool = False,
    physical: bool = False,
    from_: str = "",
) -> None:
    """Start a conflict, a fight or a debate: in the running scene, from a prepared file, or in a new scene.

    Everybody acts for himself, by Vigilance (in a debate Empathie), then Volonté, then as they sit. A shield's free
    invocation is there again (L167).
    """
    wanted = track(mental=mental, physical=physical)
    scene = stage.open_part(turn, name, "conflict", from_)
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
    for text in people_:
        people.seat(turn, scene, text)
    people.complete(turn, scene, sides=True)
    stage.written(scene, aspect_)
    if len(scene.fighting()) < 2:
        raise Refused("scenes.two_sides", found=scene.sides())
    scene.kind = wanted.get("track", scene.kind)
    scene.exchange = 1
    people.line_up(turn, scene)
    turn.note(_began(turn, scene))
    first = min(scene.in_play(), key=lambda id: scene.person(id).slot)
    turn.hint("fate_v3.hint.attack", "attack", first, "WHO")


def _began(turn: Turn, scene: Scene) -> ConflictBegan:
    rated = people.ratings(turn, scene)
    order = sorted(rated, key=lambda id: scene.person(id).slot)
    return ConflictBegan(
        title=scene.heading, kind=scene.kind, order=tuple(order),
        people=tuple(
            {"id": id, "who": scenes.mention(turn, scene, id), "side": scene.person(id).side, "ratings": rated[id]}
            for id in order
        ),
        skills=names.INITIATIVE[scene.kind], aspects=len(scene.aspects),
        hidden=len(scenes.aspects(scene, hidden=True)),
        shields=tuple(id for id in order if any(one.shield for one in turn.sheet(id, Sheet).equipment.values())),
    )  # fmt: skip
