"""What happens in a challenge, an extended action of Storyteller, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class ChallengeBegan(Event):
    """An extended action: its tasks by id, each with its Traits, difficulty, target and what a botch does; and the
    turn by which it must be done (None: there is none)."""

    topic = "storyteller"
    title: str
    people: tuple[str, ...]
    tasks: dict[str, dict[str, Any]]
    target: int
    deadline: int | None

    @property
    def key(self) -> str:
        return f"storyteller.challenge_began.{'deadline' if self.deadline else 'open'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "names": list(self.tasks), "turn": 0}


@value
class Attempted(Event):
    """A turn of an extended action: what each hand had left, what it gained, and how far the task is.

    `before` is what was gathered until then; `state` open, done, ruined or late.
    """

    topic = "storyteller"
    id: str
    who: str
    task: str
    team: tuple[str, ...]
    net: dict[str, int]
    outcomes: dict[str, str]
    gained: int
    before: int
    total: int
    target: int
    turn: int
    deadline: int | None
    state: str
    outcome: str
    spoiled: tuple[str, ...]

    @property
    def told(self) -> str:
        if self.state == "open":
            return "reset" if self.outcome == "botch" else "gained" if self.gained else "nothing"
        return "late_reset" if self.state == "late" and self.outcome == "botch" else self.state

    @property
    def key(self) -> str:
        return f"storyteller.attempted.{self.told}"
