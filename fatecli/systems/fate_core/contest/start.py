"""start: the sides of a contest, who is on them, and what they throw against (seed 000, preparing a contest)."""

from __future__ import annotations

from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage
from .. import ladder, people, stage
from . import side as sides
from .events import ContestBegan

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene

FEWEST_SIDES = 2


def start(
    turn: Turn,
    *,
    name: str,
    side: tuple[str, ...] = (),
    aspect_: tuple[str, ...] = (),
    aim: tuple[str, ...] = (),
    mode: str = "",
    vs: tuple[str, ...] = (),
    goal: int | None = None,
    from_: str = "",
) -> None:
    """Start a contest: in the running scene, from a prepared file of that name, or in a new scene.

    Directly the sides compare their totals; against the environment their shifts over a difficulty, which `vs` gives
    for each, or for all. The `goal` is three victories, if nothing else is said.
    """
    scene = stage.open_part(turn, name, "contest", from_)
    if scene.contest_over:
        scene.drop("contest")
        forget(scene, "who", "trait", "victories", "difficulty")
    enrol(turn, scene, side)
    stage.aspects(scene, aspect_)
    for text in aim:
        label, wanted = named(text)
        scene.put("sides", sides.find(scene, label), "aim", to=wanted)
    if mode or vs:
        scene.contest_mode = mode or "environment"
    oppose(scene, vs)
    if goal is not None:
        scene.goal = goal
    refuse(scene)
    stage.fill_pool(turn, scene)
    turn.note(
        ContestBegan(
            title=scene.heading, mode=scene.contest_mode, goal=scene.goal, pool=scene.pool,
            sides=tuple(_side(scene, one) for one in sides.order(scene)),
        )
    )  # fmt: skip
    turn.hint("fate_core_contest.hint.exchange", "exchange", "--with", "TRAIT")
    turn.hint("fate_core.hint.show", "show")


def enrol(turn: Turn, scene: Scene, texts: tuple[str, ...]) -> None:
    """Put people on the sides that are named; without any, everybody in the scene is on the side the file gives."""
    if texts:
        forget(scene, "who")
        scene.drop("contest", "sides")
    for text in texts:
        label, who = named(text)
        ids = people.seat(turn, scene, who, label)
        scene.put("sides", label, "who", to=[*(scene.camps[label].who if label in scene.camps else ()), *ids])
        scene.lineup = list(dict.fromkeys([*scene.lineup, label]))
    if not texts:
        for id, one in scene.in_play().items():
            camp = scene.camps.get(one.side)
            if one.side and (camp is None or id not in camp.who):
                scene.put("sides", one.side, "who", to=[*(camp.who if camp is not None else ()), id])


def forget(scene: Scene, *names: str) -> None:
    """Take these facts from all sides: those of a contest that is over, or that the command line says anew."""
    for camp in scene.camps.values():
        for name in names:
            camp.drop(name)


def oppose(scene: Scene, vs: tuple[str, ...]) -> None:
    """Set one difficulty for all sides with `--vs 3`, then those of `--vs heroes=3`."""
    for text in sorted(vs, key=lambda one: "=" in one):
        label, equals, word = text.rpartition("=")
        if equals and not label.strip():
            raise Usage("usage.named", found=text)
        for side in (sides.find(scene, label),) if equals else tuple(sides.order(scene)):
            scene.put("sides", side, "difficulty", to=ladder.must_read(word))


def refuse(scene: Scene) -> None:
    """Refuse a contest without two sides, with somebody on two, or with a side that meets no difficulty."""
    if scene.goal < 1:
        raise Usage("fate_core_contest.goal", found=scene.goal)
    found = [side for side, ids in sides.teams(scene).items() if ids]
    if len(found) < FEWEST_SIDES:
        raise Refused("fate_core_contest.two_sides", found=found)
    every = [id for ids in sides.teams(scene).values() for id in ids]
    twice = [scene.called(id) for id in dict.fromkeys(every) if every.count(id) > 1]
    if twice:
        raise Refused("fate_core_contest.on_two_sides", who=twice)
    missing = [side for side in found if scene.camps[side].look("difficulty") is None]
    if scene.contest_mode == "environment" and missing:
        raise Refused("fate_core_contest.no_difficulty", sides=missing)
    if scene.contest_mode == "direct" and len(missing) < len(found):
        raise Refused("fate_core_contest.direct_difficulty")


def _side(scene: Scene, side: str) -> dict[str, Any]:
    camp = scene.camps[side]
    return {
        "side": side, "who": sides.teams(scene)[side], "names": [scene.called(id) for id in sides.teams(scene)[side]],
        "aim": camp.aim, "trait": camp.trait or None,
        "difficulty": camp.difficulty if scene.contest_mode == "environment" else None,
    }  # fmt: skip
