"""concede, next, end: how people leave a conflict, and how it ends (seed 000, concessions and the end)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import conclude, ends, flow
from .. import scene as scenes
from ..scene_events import PartEnded
from .events import Conceded

if TYPE_CHECKING:
    from ....core.turn import Turn


def concede(turn: Turn, *, who: str) -> None:
    """Concede, at any moment before dice aimed at one are on the table: a point, and one more for each consequence
    taken in this conflict, paid when it ends."""
    scene = flow.fighting(turn)
    sheet = flow.seated(turn, who)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    conclude.refuse_if_aimed(turn, scene, sheet.seat)
    flow.finish(turn, scene)
    one.out = "conceded"
    points = 1 + one.harmed
    scenes.owe(scene, sheet.seat if sheet.kind == "pc" else scenes.NOBODY, points, sheet.name, concession=True)
    turn.note(Conceded(id=sheet.id, who=sheet.name, points=points, gm=sheet.kind != "pc"))
    flow.say_if_over(turn, scene)


def next_(turn: Turn, *, who: str = "") -> None:
    """Pass whoever is left in this slot, and after the last slot begin the next exchange. It never throws."""
    flow.pass_on(turn, who)


def end(turn: Turn, *, into: str = "") -> None:
    """End the conflict: concessions are paid, stress is cleared, consequences stay.

    Where it goes over `into` a contest or challenge because nobody wants harm any more, all that waits until that has
    ended (seed 000, transitions).
    """
    scene = flow.fighting(turn)
    if into == "conflict":
        raise Refused("fate_core.into_itself", next=(("end",),))
    flow.finish(turn, scene)
    title, scene.playing = scene.heading, ""
    if into:
        scene.withheld = True
        turn.note(PartEnded(part="conflict", title=title, into=into))
        turn.hint("fate_core.hint.into", into, "start", "NAME", part=into)
        return
    ends.reward(turn, scene)
    turn.note(PartEnded(part="conflict", title=title))
    if scene.alone:
        ends.close(turn, scene)
    else:
        scene.drop("conflict", "kind")  # the next one in this scene may be of another
    ends.aftermath(turn, scene)
