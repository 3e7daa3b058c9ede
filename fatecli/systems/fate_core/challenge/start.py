"""start: the tasks of a challenge, each with another skill and its difficulty, and who takes them on (seed 000)."""

from __future__ import annotations

from ....core import scene as core
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Which
from .. import people, stage
from ..hand import read_trait
from ..sheet import Sheet
from . import task as tasks_
from .events import ChallengeBegan

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..scene import Scene


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    ordered: bool = False,
    aspect_: tuple[str, ...] = (),
    from_: str = "",
) -> None:
    """Start a challenge: in the running scene, from a prepared file of that name, or in a new scene."""
    scene = stage.open_part(turn, name, "challenge", from_)
    if scene.challenge_over:
        scene.drop("tasks")
        scene.drop("challenge")
        scene.drop("advantages")
    for text in people_:
        people.seat(turn, scene, text)
    stage.aspects(scene, aspect_)
    if ordered:
        scene.ordered = True
    if not scene.in_play():
        raise Refused("fate_core_challenge.nobody")
    add(turn, scene, tasks)
    if not scene.tasks:
        raise Refused("fate_core_challenge.no_tasks")
    stage.fill_pool(turn, scene)
    turn.note(
        ChallengeBegan(
            title=scene.heading, ordered=scene.ordered, pool=scene.pool,
            people=tuple(scene.called(id) for id in scene.in_play()),
            tasks=tuple(tasks_.facts(scene, key) for key in scene.tasks),
        )
    )  # fmt: skip
    turn.hint("fate_core_challenge.hint.attempt", "attempt", "WHO", next(iter(scene.tasks)))
    turn.hint("fate_core.hint.show", "show")


def add(turn: Turn, scene: Scene, texts: tuple[str, ...]) -> None:
    """Write the tasks down, and say where two ask for one skill: each should ask for another (seed 000)."""
    for text in texts:
        name, trait, difficulty = tasks_.read(text)
        skill = resolved(turn, scene, trait)
        for one in scene.tasks.values():
            if tasks_.same(one.trait, skill):
                turn.warn("fate_core_challenge.same_skill", trait=skill, first=one.name, second=name)
        facts = {"name": name, "trait": skill, **({} if difficulty is None else {"difficulty": difficulty})}
        scene.put("tasks", core.slug(name, scene.tasks), to=facts)


def resolved(turn: Turn, scene: Scene, trait: str) -> str:
    """The trait of a task as a sheet spells it: that of the first who carries it, else as the game's list does."""
    known: list[str] = []
    problem: Which | None = None
    for id in scene.in_play():
        sheet = turn.sheet(id, Sheet)
        try:
            skill, stunts = read_trait(sheet, trait)
        except Which as wrong:
            problem = problem or wrong
            continue
        spelled = "+".join((skill, *stunts))
        if skill in sheet.skills:
            return spelled
        known.append(spelled)
    if not known and problem is not None:
        raise problem
    return known[0]
