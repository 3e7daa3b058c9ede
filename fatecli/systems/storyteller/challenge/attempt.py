"""attempt: a turn of an extended action, on the scene file (seed L3-L6, L13-L14). The arithmetic stands in `work`."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Which
from .. import hands, owing, pool, roll
from .. import willpower as points
from ..scene import Scene, here, mention, seated
from . import work
from .events import Attempted

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..events import Rolled
    from ..scene import TaskRecord
    from ..sheet import Sheet


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
    task = work.Task(
        target=record.target, total=before, turn=scene.challenge_turn - 1, deadline=deadline, botch=record.botch
    )
    outcomes = [(one.net, one.outcome) for one in every]
    then, effort = work.attempt(task, outcomes), work.together(outcomes)
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
