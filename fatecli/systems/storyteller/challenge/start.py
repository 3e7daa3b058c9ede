"""start: an extended action and its tasks (seed L3-L6)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.numbers import number
from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Usage, Which
from .. import difficulty as difficulties
from .. import stage
from ..people import called, seat
from ..scene import Scene
from .events import ChallengeBegan

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn

BOTCH = {"reset": ("recommencer", "reprise"), "stop": ("arrêt", "arrêter", "fin")}


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    deadline: int | None = None,
    botch: tuple[str, ...] = (),
    from_: str = "",
) -> None:
    """Start an extended action: tasks as `fosse=Force+Survie:6:15`, the turn by which all must be done, and what a
    botch does to a task, `reset` or `stop` (`fosse=stop` for one of several)."""
    wanted = [_task(text) for text in tasks]
    rules = _botches(botch)
    if deadline is not None and deadline < 1:
        raise Usage("storyteller.deadline", found=deadline)
    scene = stage.open_part(turn, name, "challenge", from_)
    for text in people_:
        seat(turn, scene, text)
    scene.challenge_turn = 0
    if deadline is not None:
        scene.deadline = deadline
    for label, facts in wanted:
        id = slug(label, scene.tasks)
        scene.put("challenge", "tasks", id, to={**facts, "total": 0, "botch": rules.pop(label, rules.get("", "reset"))})
    for id in scene.tasks:
        scene.task(id).turn = 0
    rules.pop("", None)
    if rules:
        raise Which("storyteller.task_none", word=next(iter(rules)), near=list(scene.tasks))
    if not scene.tasks:
        raise Usage("storyteller.no_tasks")
    _began(turn, scene)


def _began(turn: Turn, scene: Scene) -> None:
    known = {
        id: {"traits": one.traits, "difficulty": one.difficulty, "target": one.target, "total": one.total,
             "botch": one.botch}
        for id, one in scene.tasks.items()
    }  # fmt: skip
    turn.note(
        ChallengeBegan(
            title=scene.heading,
            people=called(turn, scene, list(scene.in_play())),
            tasks=known,
            target=sum(one.target for one in scene.tasks.values()),
            deadline=scene.deadline or None,
        )
    )
    turn.hint("storyteller.hint.attempt", "attempt", next(iter(scene.in_play()), "WHO"), next(iter(scene.tasks)))


def _task(text: str) -> tuple[str, dict[str, Any]]:
    """A task as typed: `NAME=A+B[:DIFFICULTY[:SUCCESSES]]`, one success and difficulty 6 unless it says more."""
    label, equals, rest = text.partition("=")
    traits, *numbers = (part.strip() for part in rest.split(":"))
    if not equals or not label.strip() or not traits or len(numbers) > 2:
        raise Usage("storyteller.task", found=text)
    level = difficulties.typed(numbers[0] if numbers else "")
    target = number(numbers[1]) if len(numbers) > 1 else 1
    if target is None or not 1 <= target <= 1000:
        raise Usage("storyteller.task", found=text)
    return label.strip(), {"traits": traits, "difficulty": level, "target": target}


def _botches(texts: tuple[str, ...]) -> dict[str, str]:
    """What a botch does, by task; under the empty name to all that say nothing else (seed L5: the Storyteller's)."""
    found: dict[str, str] = {}
    for text in texts:
        label, _, word = text.rpartition("=")
        rule = core_names.translate(word, BOTCH)
        if rule is None:
            raise Usage("storyteller.botch", found=word, accepted=list(BOTCH))
        found[label.strip()] = rule
    return found
