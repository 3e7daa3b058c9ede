"""Extended actions and teamwork: successes gathered turn by turn, alone or together (seed L3-L6, L13-L14)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, replace, value
from .. import events, judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..events import Rolled

BOTCH = "botch"


@value
class Task:
    """An extended action: successes wanted and gathered, turns played, the turn by which it must be done, and what a
    botch does: `reset` begins again, `stop` ends it for good (seed L5: the Storyteller's, per task).

    `state` is open, done, ruined (a botch that stops) or late (the deadline is past).
    """

    target: int
    total: int = 0
    turn: int = 0
    deadline: int | None = None
    botch: str = "reset"
    state: str = "open"


@value
class Together:
    """What several who work together gained, and whether somebody's botch ruined it."""

    gained: int
    ruined: bool


def together(outcomes: Sequence[tuple[int, str]]) -> Together:
    """Each rolls, pools are never added; net successes are, and one botch ruins everybody's effort (seed L13-L14).
    `outcomes` holds each one's net successes and outcome; one alone is a team of one."""
    ruined = any(outcome == BOTCH for _, outcome in outcomes)
    return Together(gained=0 if ruined else sum(net for net, _ in outcomes), ruined=ruined)


def effort(mine: Rolled, team: Sequence[Rolled]) -> events.Together:
    """What a hand and those who work with it gained in one turn."""
    found = together([(one.net, one.outcome) for one in (mine, *team)])
    outcome = BOTCH if found.ruined else "success" if found.gained else "failure"
    return events.Together(
        rolled=mine,
        team=tuple(team),
        gained=found.gained,
        ruined=found.ruined,
        outcome=outcome,
        degree=judge.degree(found.gained),
    )


def attempt(task: Task, outcomes: Sequence[tuple[int, str]]) -> Task:
    """One turn of an extended action: what is gained is added, a failure adds nothing, a botch loses all that was
    gathered (seed L5)."""
    effort = together(outcomes)
    total = 0 if effort.ruined else task.total + effort.gained
    turn = task.turn + 1
    return replace(task, total=total, turn=turn, state=_state(task, effort.ruined, total, turn))


def _state(task: Task, ruined: bool, total: int, turn: int) -> str:
    if ruined and task.botch == "stop":
        return "ruined"
    if total >= task.target:
        return "done"
    return "late" if task.deadline is not None and turn >= task.deadline else "open"
