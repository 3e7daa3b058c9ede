"""start: who fights whom, and in what order (V20, combat: d10 + Dexterity + Wits)."""

from __future__ import annotations

from ....core import order
from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import people, stage
from ..scene import mention
from .events import ConflictBegan

if TYPE_CHECKING:
    from ....core.turn import Turn


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    side: tuple[str, ...] = (),
    physical: bool = False,
    from_: str = "",
) -> None:
    """Start a fight: in the running scene, from a prepared file of that name, or in a new scene. Who is named without
    a side is one of their own; who is in the scene and not named looks on. A fight is physical, which may be said."""
    scene = stage.open_part(turn, name, "conflict", from_)
    stage.take_sides(scene, side)
    came = [id for label, who in map(named, side) for id in people.seat(turn, scene, who, label)]
    for id in [id for text in people_ for id in people.seat(turn, scene, text)]:
        came.append(id)
        if not scene.person(id).side:
            scene.put("participants", id, "side", to=id)
    if len(scene.sides()) < 2:
        raise Refused("storyteller.fight_sides", n=len(scene.sides()))
    scene.kind = "physical"
    scene.turn = 1
    rolled = people.line_up(turn, scene, list(dict.fromkeys([*came, *scene.in_play()])))
    slots = [ids for _, ids in order.slots(scene)]
    totals = {one.id: one.total for one in rolled}
    first = slots[0][0]
    turn.note(
        ConflictBegan(
            title=scene.heading,
            order=tuple(id for ids in slots for id in ids),
            slots=tuple(tuple(ids) for ids in slots),
            initiative={id: totals[id] for ids in slots for id in ids},
            names=tuple(mention(turn, scene, id) for ids in slots for id in ids),
        )
    )
    turn.hint("storyteller.hint.attack", "attack", first, "WHO")
    turn.hint("storyteller.hint.plan", "plan", first, "A+B", "A+B")
