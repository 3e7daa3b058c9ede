"""What happens in a Storyteller scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class SceneBegan(Event):
    """A scene opened."""

    topic = "storyteller"
    title: str
    people: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"storyteller.scene_began.{'people' if self.people else 'alone'}"


@value
class SceneEnded(Event):
    """The scene ended."""

    topic = "storyteller"
    title: str


@value
class PartEnded(Event):
    """A challenge, contest or conflict ended."""

    topic = "storyteller"
    part: str
    title: str

    @property
    def key(self) -> str:
        return f"storyteller.part_ended.{self.part}"


@value
class Joined(Event):
    """People who take part from now on, in a conflict with their initiative."""

    topic = "storyteller"
    who: tuple[str, ...]
    ids: tuple[str, ...]
    initiative: dict[str, int]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.who), "totals": list(self.initiative.values())}

    @property
    def key(self) -> str:
        return f"storyteller.joined.{'conflict' if self.initiative else 'scene'}"


@value
class Left(Event):
    """Somebody left the scene."""

    topic = "storyteller"
    id: str
    who: str


@value
class OutOfTurn(Event):
    """Somebody acts out of turn, as the Storyteller wished."""

    topic = "storyteller"
    id: str
    who: str


@value
class Passed(Event):
    """Who let the turn pass."""

    topic = "storyteller"
    ids: tuple[str, ...]
    who: tuple[str, ...]


@value
class TurnBegan(Event):
    """Everybody may act again."""

    topic = "storyteller"
    turn: int


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


@value
class SceneShown(Event):
    """The running scene at a glance."""

    topic = "storyteller"
    title: str
    part: str
    turn: dict[str, Any] | None
    clock: int
    deadline: int | None
    people: tuple[dict[str, Any], ...]
    tasks: tuple[dict[str, Any], ...]
    sides: tuple[dict[str, Any], ...]
    hit: dict[str, Any] | None
