"""What happens in a contest, a resisted action of Storyteller, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class ContestBegan(Event):
    """A resisted action: its sides with their people and goals (None: a side only hinders, or one roll decides)."""

    topic = "storyteller"
    title: str
    sides: dict[str, tuple[str, ...]]
    goals: dict[str, int | None]
    goal: int | None

    @property
    def key(self) -> str:
        return f"storyteller.contest_began.{'once' if self.goal is None else 'race'}"

    def facts(self) -> dict[str, Any]:
        told = [f"{side} {goal}" for side, goal in self.goals.items() if goal]
        return {**facts(self), "names": list(self.sides), "told": told}


@value
class SideThrew(Event):
    """A side threw, and others have not yet."""

    topic = "storyteller"
    side: str
    net: int
    outcome: str
    waits: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"storyteller.side_threw.{self.outcome}"


@value
class Exchanged(Event):
    """A turn of a resisted action: each side's net successes, which took more and by how many, and the tallies.

    `took` is the side that exceeds the others, None on a tie; `done` the side that has won the whole.
    """

    topic = "storyteller"
    turn: int
    sides: dict[str, dict[str, Any]]
    net: dict[str, int]
    difficulty: dict[str, int]
    outcomes: dict[str, str]
    took: str | None
    winner: str | None
    margin: int
    degree: str | None
    tallies: dict[str, int]
    goals: dict[str, int | None]
    done: str | None
    outcome: str
    emptied: tuple[str, ...]

    @property
    def key(self) -> str:
        race = any(self.goals.values())
        told = "tie" if self.took is None else "done" if self.done and race else "race" if race else "won"
        return f"storyteller.exchanged.{told}"

    def facts(self) -> dict[str, Any]:
        goals = self.goals
        told = [f"{side} {n}/{goals[side]}" if goals[side] else f"{side} {n}" for side, n in self.tallies.items()]
        return {**facts(self), "told": told}


@value
class TallyEmptied(Event):
    """A botch emptied a side's tally (seed L5, L10)."""

    topic = "storyteller"
    side: str
    lost: int
