"""challenge: a series of Défis, each against its own Opposition, with Avantages for later or for an ally."""

from __future__ import annotations

from ...core import names as core_names
from ...core import scene as core
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Which
from . import ladder, link, owing, people, roll, stage, traits
from .scene import Scene, Task, here, seated
from .scene_events import ChallengeBegan, Played
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .ladder import Passive


def start(
    turn: Turn, *, name: str, people_: tuple[str, ...] = (), tasks: tuple[str, ...] = (), aspect_: tuple[str, ...] = ()
) -> None:
    """Start a challenge: `--task approche=Dextérité+Course:Difficile`, one for each Défi, and who takes them on."""
    scene = stage.open_part(turn, name, "challenge")
    for text in people_:
        people.seat(turn, scene, text)
    stage.circumstances(scene, aspect_)
    for text in tasks:
        label, rest = core.named(text)
        trait, _, degree = rest.rpartition(":")
        if not trait:
            raise Refused("grimoire.task_bare", task=label, found=rest)
        passive = ladder.read(turn, degree)
        facts: dict[str, Any] = {"name": label, "trait": trait.strip(), "opposition": passive.value}
        if passive.word:
            facts["word"] = passive.word
        scene.put("tasks", core.slug(label, scene.tasks), to=facts)
    _ready(turn, scene)
    turn.note(
        ChallengeBegan(
            title=scene.heading,
            people=people.called(turn, scene, list(scene.in_play())),
            tasks=tuple(facts_of(key, one) for key, one in scene.tasks.items()),
        )
    )
    turn.hint("grimoire.hint.attempt", "attempt", next(iter(scene.in_play())), next(iter(scene.tasks)))


def _ready(turn: Turn, scene: Scene) -> None:
    """Refuse a challenge without people or tasks, or with a trait that nobody in it can roll."""
    if not scene.in_play():
        raise Refused("grimoire.nobody", title=scene.heading)
    if not scene.tasks:
        raise Refused("grimoire.no_tasks", title=scene.heading)
    for one in scene.tasks.values():
        problem: Which | None = None
        for id in scene.in_play():
            try:
                traits.read(turn.sheet(id, Sheet), one.trait)
            except Which as wrong:
                problem = problem or wrong
            else:
                break
        else:
            assert problem is not None
            raise problem


def facts_of(key: str, one: Task) -> dict[str, Any]:
    """A task as JSON and screens show it."""
    return {
        "id": key, "name": one.name or key, "trait": one.trait, "opposition": one.opposition, "word": one.word,
        "state": one.state, "by": one.by,
    }  # fmt: skip


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
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
) -> None:
    """Try a task with its trait or another; its Opposition is the task's, or a number typed instead, and whoever
    contests it. A task that failed is tried again only if the game master allows it, perhaps with a Handicap."""
    scene = here(turn, "challenge")
    owing.refuse(turn, scene)
    sheet = seated(turn, who)
    key = find(scene, task)
    one = scene.part(Task, "tasks", key)
    linked = link.before(turn, sheet, chain, again=again)
    if one.state == "done":
        raise Refused("grimoire.task_done", task=one.name or key)
    if one.state == "failed" and not again:
        raise Refused("grimoire.task_failed", task=one.name or key, next=(("attempt", sheet.called, key, "--again"),))
    given = roll.Given(
        vs=vs, vs_bonus=vs_bonus, bonus=bonus, advantage=advantage, handicap=handicap, ease=ease,
    )  # fmt: skip
    base = () if any(":" not in word for word in vs) else (degree(one.opposition, one.word),)
    hand, against = roll.fallen(turn, *roll.ready(turn, sheet, with_ or one.trait, given, linked, base=base))
    link.forget(scene, but=sheet.seat)
    told = link.after(turn, sheet, roll.judged(turn, hand, against, chain), linked, key)
    one.state = "done" if told.outcome == "success" else "failed"
    one.by, one.difference = sheet.seat, told.difference or 0
    about: dict[str, Any] = {"task": key, "name": one.name or key, "state": one.state}
    about["left"] = sum(1 for each in scene.tasks.values() if each.state == "open")
    turn.note(Played(purpose="attempt", roll=told, about=about))
    _follow(turn, scene, sheet, told.chain)


def degree(number: int, word: str) -> Passive:
    """A passive Opposition as a scene file keeps it: its number, and its degree if one was typed."""
    from . import names

    own = bool(word) and word not in names.OPPOSITIONS
    return ladder.Passive(
        value=number, word=word, own=own, source="book" if word == "easy" else "house" if word else ""
    )


def _follow(turn: Turn, scene: Scene, sheet: Sheet, state: str | None) -> None:
    open_ = [key for key, one in scene.tasks.items() if one.state == "open"]
    if state == "open":
        turn.hint("grimoire.hint.second.simple", "attempt", sheet.called, open_[0] if open_ else "TASK")
    elif open_:
        turn.hint("grimoire.hint.attempt", "attempt", "WHO", open_[0])
    else:
        turn.hint("grimoire.hint.end", "end")


def find(scene: Scene, word: str) -> str:
    """The task that `word` names, whole or by a unique beginning."""
    called = {key: (key, one.name) for key, one in scene.tasks.items()}
    found = [key for key, spelled in called.items() if core_names.exact(word, spelled)]
    found = found or [key for key, spelled in called.items() if core_names.beginning(word, spelled)]
    if len(found) != 1:
        raise Which("grimoire.which_task", word=word, near=found or list(called))
    return found[0]
