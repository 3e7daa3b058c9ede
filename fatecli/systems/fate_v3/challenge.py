"""challenge: tasks, each a simple action against its difficulty (L125)."""

from __future__ import annotations

from ...core import names as core_names
from ...core import scene as core
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage, Which
from ..fate import tasks
from . import flow, ladder, people, stage, throwing
from . import scene as scenes
from .hand import read_trait
from .scene import Scene, Task, here, seated
from .scene_events import ChallengeBegan, TaskTried
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .conclude import Choices
    from .events import Rolled


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    aspect_: tuple[str, ...] = (),
    from_: str = "",
) -> None:
    """Start a challenge: in the running scene, from a prepared file of that name, or in a new scene."""
    wanted = [_read(text) for text in tasks]
    scene = stage.open_part(turn, name, "challenge", from_)
    for text in people_:
        people.seat(turn, scene, text)
    people.complete(turn, scene, sides=False)
    stage.written(scene, aspect_)
    if not scene.in_play():
        raise Refused("fate_v3.nobody")
    for task, trait, difficulty in wanted:
        facts: dict[str, Any] = {"text": task, "traits": _spelled(turn, scene, trait)}
        if difficulty is not None:
            facts["difficulty"] = difficulty
        scene.put("challenge", "tasks", core.slug(task, scene.tasks), to=facts)
    if not scene.tasks:
        raise Refused("fate_v3.no_tasks")
    if not scene.challenge_name:
        scene.challenge_name = name
    turn.note(
        ChallengeBegan(
            title=scene.heading, people=people.called(turn, scene, list(scene.in_play())),
            tasks=tuple(facts_of(turn, scene, key) for key in scene.tasks), aspects=len(scene.aspects),
            hidden=len(scenes.aspects(scene, hidden=True)),
        )
    )  # fmt: skip
    turn.hint("fate_v3.hint.attempt", "attempt", "WHO", next(iter(scene.tasks)))


def _read(text: str) -> tuple[str, str, int | None]:
    """`piège=Furtivité:Superbe` as the task, its trait and its difficulty, which may come later."""
    found = tasks.read(text)
    if found is None:
        raise Usage("fate_v3.task_how", found=text)
    name, trait, word = found
    return name, trait, ladder.must_read(word) if word else None


def _spelled(turn: Turn, scene: Scene, trait: str) -> str:
    """The trait as the sheet of the first who carries it spells it; nobody may do without a known one."""
    problem: Which | None = None
    found: list[str] = []
    for id in scene.in_play():
        sheet = turn.sheet(id, Sheet)
        try:
            skill, joined = read_trait(sheet, trait)
        except Which as wrong:
            problem = problem or wrong
            continue
        if skill in sheet.skills:
            return "+".join((skill, *joined))
        found.append("+".join((skill, *joined)))
    if not found and problem is not None:
        raise problem
    return found[0]


def attempt(
    turn: Turn,
    *,
    who: str,
    task: str,
    with_: str = "",
    again: bool = False,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    point: bool = False,
    compel: tuple[str, ...] = (),
    innate: str = "",
    effect: str = "",
    domain: str = "",
    consequence: str = "",
    combine: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Try a task with its trait, or another the game master agrees to; `vs` instead of its difficulty. One that failed
    is tried `again` if the table lets it."""
    scene = here(turn, "challenge")
    sheet = seated(turn, who)
    flow.finish(turn, scene)
    key = find(scene, task)
    wanted = scene.tasks[key]
    if wanted.done or (wanted.tries and not again):
        next = () if wanted.done else (("attempt", sheet.called, key, "--again"),)
        how = "done" if wanted.done else "failed"
        raise Refused(f"fate_v3.task_{how}", task=wanted.text or key, who=scene.called(wanted.by), next=next)
    if not vs and wanted.look("difficulty") is not None:
        vs = (str(wanted.difficulty),)
    trait = with_ or wanted.traits
    given = {
        "trait": trait, "vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": supplemental, "point": point, "compel": compel, "innate": innate, "effect": effect,
        "domain": domain, "defends": (), "combine": combine,
    }  # fmt: skip
    kept = {"purpose": "attempt", "task": key, "about": wanted.text or key}
    brought = throwing.Brought(invoke=invoke, reroll=reroll, consequence=consequence)
    on_table = throwing.cast(turn, sheet, given, kept, brought, ("attempt", sheet.called, key))
    throwing.settled(turn, sheet, on_table, settle)


def find(scene: Scene, word: str) -> str:
    """The key of the task that `word` names: whole, by a unique beginning, or by the beginnings of its words."""
    called = {key: (key, task.text or key) for key, task in scene.tasks.items()}
    whole = [key for key, names in called.items() if core_names.exact(word, names)]
    found = whole or [key for key, names in called.items() if core_names.beginning(word, names)]
    found = found or [key for key, names in called.items() if core_names.words(word, names[1])]
    if len(found) != 1:
        known = [called[key][1] for key in found or called]
        raise Which(f"fate_v3.task_{'several' if found else 'none'}", word=word, found=known)
    return found[0]


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Write down what became of the task; a roll that met no difficulty leaves it to be tried."""
    if done.outcome is None:
        return
    scene = here(turn)
    key = str(lies.kept["task"])
    task = scene.tasks[key]
    task.outcome, task.by, task.tries = done.outcome, done.id, task.tries + 1
    if done.succeeds:
        task.done = True
    left = sum(1 for one in scene.tasks.values() if not one.done)
    turn.note(TaskTried(roll=done, task=key, name=task.text or key, met=bool(done.succeeds), left=left))
    flow.say_if_over(turn, scene)


def facts_of(turn: Turn, scene: Scene, key: str) -> dict[str, Any]:
    """A task as JSON shows it."""
    task: Task = scene.tasks[key]
    set_ = task.look("difficulty") is not None
    return {
        "task": key, "name": task.text or key, "trait": task.traits, "difficulty": task.difficulty if set_ else None,
        "rung": ladder.rung(task.difficulty) if set_ else None, "outcome": task.outcome or None, "done": task.done,
        "who": scenes.mention(turn, scene, task.by) if task.by in scene.participants else None, "tries": task.tries,
    }  # fmt: skip
