"""start: who fights whom, where, in what order (seed 000, preparing a conflict and initiative)."""

from __future__ import annotations

from ....core import order as turns
from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import names as nouns
from .. import people, stage
from ..challenge.start import add
from .events import ConflictBegan

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    side: tuple[str, ...] = (),
    zone: tuple[str, ...] = (),
    border: tuple[str, ...] = (),
    aspect_: tuple[str, ...] = (),
    aim: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    mental: bool = False,
    physical: bool = False,
    from_: str = "",
) -> None:
    """Start a conflict: in the running scene, from a prepared file of that name, or in a new scene. `tasks` are what
    somebody may want to do besides while the others fight."""
    if mental and physical:
        raise Refused("fate_core.mental_and_physical")
    scene = stage.open_part(turn, name, "conflict", from_)
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
    for text in people_:
        people.seat(turn, scene, text)
    people.complete(turn, scene)
    people.place(turn, scene, zone)
    people.borders(scene, border)
    stage.aspects(scene, aspect_)
    for text in aim:
        label, goal = named(text)
        scene.put("sides", label, "aim", to=goal)
    if tasks:
        add(turn, scene, tasks)
    if mental or physical or scene.look("conflict", "kind") is None:
        scene.conflict_kind = "mental" if mental else "physical"
    scene.exchange = 1
    if len(scene.fighting()) < 2:
        raise Refused("scenes.two_sides", found=scene.sides())
    people.line_up(turn, scene)
    stage.fill_pool(turn, scene)
    turn.note(_began(turn, scene))
    turn.hint("fate_core.hint.attack", "attack", _first(scene), "WHO")
    turn.hint("fate_core.hint.show", "show")


def _began(turn: Turn, scene: Scene) -> ConflictBegan:
    rated = people.initiative(turn, scene)
    order: list[dict[str, Any]] = []
    for slot, ids in turns.slots(scene):
        best = max(ids, key=lambda id: rated[id])
        order.append({
            "slot": slot, "who": ids, "names": [scene.called(id) for id in ids],
            "place_of": scene.called(best) if len(ids) > 1 else "", "ratings": list(rated[best]),
            "tied": _tied(rated, scene, best), "master": not scene.fighter(best).player,
        })  # fmt: skip
    return ConflictBegan(
        title=scene.heading, kind=scene.conflict_kind, pool=scene.pool, carried_from=scene.carried_from,
        skills=nouns.INITIATIVE[scene.conflict_kind], order=tuple(order), decided=_decided(order),
    )  # fmt: skip


def _decided(order: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """Why somebody comes before the next where the first rating alone does not say it: the rating that decided, counted
    from 0, or none: players' characters first, then as they were named."""
    found = []
    for one, other in zip(order, order[1:], strict=False):
        pairs = list(zip(one["ratings"], other["ratings"], strict=True))
        by = next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), None)
        if by != 0:
            name, next_ = one["place_of"] or one["names"][0], other["place_of"] or other["names"][0]
            found.append({"first": name, "second": next_, "by": by})
    return tuple(found)


def _tied(rated: dict[str, tuple[int, ...]], scene: Scene, id: str) -> bool:
    """Whether the first rating alone did not decide this one's place."""
    mine = scene.person(id).slot
    return any(rated[other][0] == rated[id][0] for other in rated if scene.person(other).slot != mine)


def _first(scene: Scene) -> str:
    slot = turns.now(scene)
    return turns.waiting(scene, slot)[0] if slot is not None else "WHO"
