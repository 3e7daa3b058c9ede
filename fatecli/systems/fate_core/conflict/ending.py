"""concede, next, end: how people leave a conflict, and how it ends (seed 000, concessions and the end)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import conclude, flow, stage
from .. import scene as scenes
from ..scene_events import Conceded, PartEnded
from ..sheet import Sheet

if TYPE_CHECKING:
    from ....core.turn import Turn


def concede(turn: Turn, *, who: str) -> None:
    """Concede, at any moment before dice aimed at one are on the table: a point, and one more for each consequence
    taken in this conflict, paid when it ends."""
    scene = scenes.here(turn)
    if scene.playing != "conflict":
        raise Refused("scenes.no_conflict", next=(("conflict", "start", "NAME"),))
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    conclude.refuse_if_aimed(turn, scene, sheet.seat)
    flow.finish(turn, scene)
    one.out = "conceded"
    points = 1 + one.harmed
    scenes.owe(scene, sheet.id if sheet.kind == "pc" else scenes.NOBODY, points, f"concession {sheet.id}")
    turn.note(Conceded(id=sheet.id, who=sheet.name, points=points, gm=sheet.kind != "pc"))
    if flow.of_conflict(turn, scene)["over"]:
        turn.hint("fate_core.hint.end", "end")


def next_(turn: Turn, *, who: str = "") -> None:
    """Pass whoever is left in this slot, and after the last slot begin the next exchange. It never throws."""
    flow.pass_on(turn, who)


def end(turn: Turn, *, into: str = "") -> None:
    """End the conflict: concessions and hostile invocations are paid, stress is cleared, consequences stay."""
    scene = scenes.here(turn)
    flow.finish(turn, scene)
    stage.pay(turn, scene)
    stage.clear_stress(turn, scene)
    for one in scene.everybody().values():
        if one.harmed:
            one.harmed = 0
        if one.full_defense:
            one.full_defense = 0
    scene.playing = ""
    turn.note(PartEnded(part="conflict", title=scene.title))
    if scene.alone:
        stage.close(turn, scene)
