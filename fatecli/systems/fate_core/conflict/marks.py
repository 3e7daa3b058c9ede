"""What a hit leaves: ticked boxes, consequences, people taken out; and how the nameless absorb by themselves."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import conclude, names
from .. import scene as scenes
from ..events import ConsequenceTaken, StressMarked
from ..sheet import Sheet
from .events import Absorbed, MobHit, TakenOut

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene


def tick(turn: Turn, sheet: Sheet, track: str, box: int) -> None:
    """Tick a stress box."""
    ticked = sorted([*sheet.stress(track), box])
    if track == "physical":
        sheet.physical_stress = ticked
    else:
        sheet.mental_stress = ticked
    turn.note(StressMarked(id=sheet.id, who=sheet.name, track=track, box=box))


def consequence(turn: Turn, scene: Scene, sheet: Sheet, slot: str, text: str, by: str) -> None:
    """Write a consequence, with a free invocation for the side that forced it."""
    sheet.consequence(slot).aspect = text
    scene.fighter(sheet.seat).harmed += 1
    scenes.add(scene, "", on=sheet.seat, slot=slot, by=by, side=conclude.side_of(scene, by), count=1)
    turn.note(ConsequenceTaken(id=sheet.id, who=sheet.name, slot=slot, aspect=text))


def unnamed(turn: Turn, slot: str) -> str:
    """The placeholder of a consequence that nobody named, in the campaign's language."""
    return names.UNNAMED[slot.partition("_")[0]][1 if turn.lang == "fr" else 0]


def take_out(turn: Turn, scene: Scene, sheet: Sheet, by: str) -> None:
    """Taken out: whoever did it decides what becomes of this one; no point is earned (seed 000, taken out)."""
    from .. import flow

    scene.fighter(sheet.seat).out = "taken_out"
    turn.note(TakenOut(id=sheet.id, who=sheet.name, by=by, by_name=scene.called(by)))
    flow.say_if_over(turn, scene)


def alone(turn: Turn, scene: Scene, lies: Roll, hit: int) -> None:
    """A nameless target absorbs by itself, a mob member by member: what one does not need hits the next (SRD, Mobs).
    Armour protects each member (decision: no source settles it)."""
    sheet = turn.sheet(str(lies.kept["target"]), Sheet)
    one = scene.fighter(sheet.seat)
    if one.count == 1:
        _nameless(turn, scene, sheet, hit, lies.actor.id)
        return
    armour = int((lies.kept.get("armour") or {}).get("value", 0))
    fallen, left, track = 0, hit + armour, scene.conflict_kind
    while left and one.count - fallen > 0:
        free = [box for box in sheet.boxes("physical") if box not in sheet.stress("physical")]
        needed = max(free, default=0) + 1 + armour
        if left < needed:
            if left > armour:
                tick(turn, sheet, "physical", min(box for box in free if box >= left - armour))
            break
        left -= needed
        fallen += 1
        if sheet.stress("physical"):
            sheet.physical_stress = []
    one.count -= fallen
    turn.note(
        MobHit(id=sheet.id, who=sheet.name, hit=hit, fallen=fallen, left=one.count, track=track, by=lies.actor.id)
    )
    if one.count == 0:
        take_out(turn, scene, sheet, lies.actor.id)


def _nameless(turn: Turn, scene: Scene, sheet: Sheet, hit: int, by: str) -> None:
    """One track serves both kinds of harm (SRD, Nameless NPCs)."""
    free = [box for box in sheet.boxes("physical") if box not in sheet.stress("physical") and box >= hit]
    if free:
        tick(turn, sheet, "physical", min(free))
        turn.note(
            Absorbed(id=sheet.id, who=sheet.name, hit=hit, boxes=(min(free),), slots=(), spare=min(free) - hit, by=by)
        )
    else:
        take_out(turn, scene, sheet, by)
