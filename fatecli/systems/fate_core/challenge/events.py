"""What happens in a challenge, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, facts, value
from ..events import Rolled

if TYPE_CHECKING:
    from typing import Any


@value
class ChallengeBegan(Event):
    """A challenge with its tasks, and who takes part."""

    topic = "fate_core_challenge"
    title: str
    ordered: bool
    pool: int
    people: tuple[str, ...]
    tasks: tuple[dict[str, Any], ...]


@value
class TaskTried(Event):
    """The one roll of a task is settled: its outcome, its cost, and how many tasks are left."""

    topic = "fate_core_challenge"
    roll: Rolled
    task: str
    name: str
    met: bool
    cost: str | None
    price: dict[str, Any]
    left: int

    @property
    def key(self) -> str:
        if self.roll.outcome == "fail" and self.met:
            return "fate_core_challenge.task_tried.cost"
        return f"fate_core_challenge.task_tried.{self.roll.outcome}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self.roll), "open": False, **{
            name: one for name, one in facts(self).items() if name != "roll"
        }}  # fmt: skip


@value
class AdvantageCost(Event):
    """An advantage failed during a challenge: it completes no task, and may hurt one."""

    topic = "fate_core_challenge"
    id: str
    who: str
    text: str
    cost: str | None
    price: dict[str, Any]

    @property
    def key(self) -> str:
        return f"fate_core_challenge.advantage_cost.{'paid' if self.cost else 'none'}"


@value
class ChallengeShown(Event):
    """A challenge at a glance. The suggestion comes only after the last task."""

    topic = "fate_core_challenge"
    title: str
    ordered: bool
    pool: int
    people: tuple[dict[str, Any], ...]
    tasks: tuple[dict[str, Any], ...]
    goals: int
    of: int
    costs: dict[str, int]
    suggestion: str | None
    aspects: tuple[dict[str, Any], ...]
    owed: tuple[dict[str, Any], ...]
    roll: Rolled | None


@value
class ChallengeEnded(Event):
    """A challenge is over: every task with its outcome and cost, the goals met, and a suggestion how it went on the
    whole; none if tasks were left undone."""

    topic = "fate_core_challenge"
    title: str
    tasks: tuple[dict[str, Any], ...]
    advantages: tuple[dict[str, Any], ...]
    goals: int
    of: int
    costs: dict[str, int]
    suggestion: str | None
    boosts: tuple[str, ...]
    left: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"fate_core_challenge.challenge_ended.{self.suggestion or 'cut_short'}"
