"""challenge: extended actions on the scene file (seed L3-L6, L13-L14). The arithmetic stands in `challenge`."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.scene import slug
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage, Which
from . import challenge, hands, owing, pool, roll, stage
from . import difficulty as difficulties
from . import willpower as points
from .challenge_events import Attempted, ChallengeBegan
from .people import called, seat
from .scene import Scene, here, mention, seated

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .events import Rolled
    from .scene import TaskRecord
    from .sheet import Sheet

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


def attempt(
    turn: Turn,
    *,
    who: str,
    task: str,
    with_: str = "",
    team: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    willpower: bool = False,
    ignore_wounds: bool = False,
    willpower_by: tuple[str, ...] = (),
    speciality: str = "",
    untrained: bool = False,
    again: bool = False,
) -> None:
    """Work at a task for a turn, alone or with others who each roll: net successes are added, one botch ruins the
    effort of all and what was gathered (seed L5, L13-L14). `--again` begins anew, at +1 difficulty a time."""
    scene = here(turn, "challenge")
    sheet = seated(turn, who)
    owing.refuse(turn, scene)
    id = find(scene, task)
    record = scene.task(id)
    helpers = [_helper(one) for one in roll.helping(turn, sheet, team)]
    workers = [sheet, *helpers]
    tries = record.tries + (1 if again else 0)
    now = _clock(scene, id, workers)
    _refuse(scene, id, record, now, again=again)
    asked = pool.Asked(bonus=bonus, vs_bonus=vs_bonus, untrained=untrained, tries=tries)
    alone = pool.Asked(vs_bonus=vs_bonus, untrained=untrained, tries=tries)
    if now > scene.challenge_turn:
        _new_turn(scene)
    if ignore_wounds:
        points.steel(turn, sheet, besides=willpower)
    paid = points.payers(turn, workers, sheet if willpower else None, willpower_by)
    traits = with_ or record.traits
    thrown = [
        hands.hand(
            turn, one, pool.build(turn, one, traits, record.difficulty, asked if one is sheet else alone),
            paid=one in paid, word=speciality if one is sheet else "",
        )
        for one in workers
    ]  # fmt: skip
    if again:
        record.tries, record.total = tries, 0
    mine, *others = hands.fall(turn, *thrown)
    scene.challenge_turn = record.turn = now
    for one in workers:
        scene.fighter(one.seat).acted = now
    _tell(turn, scene, id, mine, others)


def _helper(sheet: Sheet) -> Sheet:
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name, next=(("join", sheet.called),))
    return sheet


def find(scene: Scene, word: str) -> str:
    """The task that `word` names, whole or by a unique beginning."""
    found = core_names.beginning(word, scene.tasks)
    if len(found) == 1:
        return found[0]
    if found:
        raise Which("storyteller.task_several", word=word, found=found)
    raise Which("storyteller.task_none", word=word, near=list(scene.tasks))


def _clock(scene: Scene, id: str, workers: list[Sheet]) -> int:
    """The turn of an attempt: a new one if this task, or one of those who work, has had this one."""
    now = scene.challenge_turn
    had = not now or scene.task(id).turn >= now or any(scene.fighter(one.seat).acted >= now for one in workers)
    return now + 1 if had else now


def _refuse(scene: Scene, id: str, record: TaskRecord, now: int, *, again: bool) -> None:
    """Refused: a task that is over, one whose deadline is past, and beginning again where nothing was begun."""
    if record.state != "open":
        raise Refused(f"storyteller.task_{record.state}", task=id, target=record.target, next=(("end",),))
    if scene.deadline and now > scene.deadline:
        raise Refused("storyteller.task_late", task=id, target=record.target, next=(("end",),))
    if again and not record.turn:
        raise Refused("storyteller.again_early", task=id)


def _new_turn(scene: Scene) -> None:
    """A point of Willpower may be spent again (seed L60: once a turn)."""
    for one in scene.participants.values():
        if one.willpower_spent:
            one.willpower_spent = False
        if one.unhurt:
            one.unhurt = False


def _tell(turn: Turn, scene: Scene, id: str, mine: Rolled, others: list[Rolled]) -> None:
    """Add up the turn, write it into the task, and say how far it is."""
    record = scene.task(id)
    before, every = record.total, [mine, *others]
    deadline = scene.deadline or None
    task = challenge.Task(
        target=record.target, total=before, turn=scene.challenge_turn - 1, deadline=deadline, botch=record.botch
    )
    outcomes = [(one.net, one.outcome) for one in every]
    then, effort = challenge.attempt(task, outcomes), challenge.together(outcomes)
    record.total = then.total
    if then.state != "open":
        record.state = then.state
    for one in every:
        turn.note(one)
    turn.note(
        Attempted(
            id=str(mine.id), who=mention(turn, scene, str(mine.id)), task=id,
            team=tuple(str(one.id) for one in others),
            net={str(one.id): one.net for one in every}, outcomes={str(one.id): one.outcome for one in every},
            gained=effort.gained, before=before, total=then.total, target=then.target, turn=then.turn,
            deadline=deadline, state=then.state,
            outcome="botch" if effort.ruined else "success" if effort.gained else "failure",
            spoiled=tuple(mention(turn, scene, str(one.id)) for one in every if one.outcome == "botch"),
        )
    )  # fmt: skip
    _late(scene)
    if all(one.state != "open" for one in scene.tasks.values()):
        turn.hint("storyteller.hint.end", "end")


def _late(scene: Scene) -> None:
    """A task that nobody can work on any more before the deadline is late."""
    now = scene.challenge_turn
    if not scene.deadline or now < scene.deadline:
        return
    rested = [id for id, one in scene.in_play().items() if scene.fighter(id).acted < now]
    for one in scene.tasks.values():
        if one.state == "open" and (one.turn >= now or not rested):
            one.state = "late"
