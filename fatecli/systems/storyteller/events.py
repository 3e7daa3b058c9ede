"""What happens in Storyteller, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any

    from .judge import Reading
    from .pool import Modifier, Pool

SAID = ("wound", "actions", "dodges", "limit", "untrained", "difficulty", "retry", "held")
"""The modifiers that have a sentence of their own."""


@value
class Modified(Event):
    """Something other than Traits changed a pool or a difficulty: wounds, several actions, the limit of the living,
    an unlearned Skill, a difficulty held to 2 to 10."""

    topic = "storyteller"
    id: str
    who: str
    kind: str
    label: str
    value: int

    @property
    def key(self) -> str:
        return f"storyteller.modified.{self.kind}"


@value
class WillpowerSpent(Event):
    """A point of Willpower spent before the dice."""

    topic = "storyteller"
    id: str
    who: str
    left: int
    rating: int


@value
class ThrownAgain(Event):
    """The dice a speciality threw again."""

    topic = "storyteller"
    id: str
    who: str
    speciality: str
    tens: int
    dice: tuple[int, ...]


@value
class TensDoubled(Event):
    """Each 10 counts two by a speciality."""

    topic = "storyteller"
    id: str
    who: str
    speciality: str
    tens: int


@value
class Rolled(Event):
    """A pool as it fell, and what it means.

    `dice` are those of the pool, `again` those a speciality added, `fell` both as they are said. `rolled` is how
    many dice left the hand; `automatic` the successes that no dice gave (a point of Willpower, or `--automatic`
    without a throw); `net` what counts. `forgiven` says that a botch was taken for a failure. `id` is None for dice
    without a sheet.
    """

    topic = "storyteller"
    id: str | None
    who: str | None
    hand: str
    trait: str | None
    pool: int
    difficulty: int
    modifiers: tuple[dict[str, Any], ...]
    dice: tuple[int, ...]
    again: tuple[int, ...]
    fell: str
    rolled: int
    successes: int
    ones: int
    cancelled: int
    automatic: int
    net: int
    outcome: str
    degree: str | None
    forgiven: bool
    speciality: str | None
    willpower: int
    willpower_left: int | None
    open: bool = False
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def told(self) -> str:
        """Which of its sentences tells it: what was cancelled, paid or forgiven is always spelled out."""
        if not self.rolled:
            return "automatic"
        if self.forgiven:
            return "forgiven"
        if self.willpower:
            return "willpower_cancelled" if self.cancelled else "willpower_ones" if self.ones else "willpower"
        return f"{self.outcome}_cancelled" if self.cancelled else self.outcome

    @property
    def key(self) -> str:
        return f"storyteller.rolled.{self.told}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "told": self.told}


@value
class Together(Event):
    """Pools that worked together: what they gained in all, or that somebody's botch ruined it. JSON gives the actor's
    roll with `team`, `gained`, and the outcome and degree of the whole."""

    topic = "storyteller"
    rolled: Rolled
    team: tuple[Rolled, ...]
    gained: int
    ruined: bool
    outcome: str
    degree: str | None

    @property
    def key(self) -> str:
        return f"storyteller.together.{'ruined' if self.ruined else 'gained' if self.gained else 'nothing'}"

    def facts(self) -> dict[str, Any]:
        return {
            **self.rolled.facts(),
            "team": [one.facts() for one in self.team],
            "gained": self.gained,
            "spoiled": [str(one.who) for one in (self.rolled, *self.team) if one.outcome == "botch"],
            "outcome": self.outcome,
            "degree": self.degree,
        }


@value
class Resisted(Event):
    """A resisted roll: two or more pools that fell, and who keeps how many successes. JSON gives the actor's roll (or
    what it gained with others) with `against`, `winner` (an id, None on a tie), `margin` and its degree, and the
    actor's outcome and degree after it."""

    topic = "storyteller"
    mine: Rolled | Together
    against: Rolled
    others: tuple[Rolled, ...]
    sides: dict[str, int]
    winner: str | None
    winner_name: str | None
    margin: int
    margin_degree: str | None
    outcome: str

    @property
    def key(self) -> str:
        return f"storyteller.resisted.{'tie' if self.winner is None else 'won'}"

    def facts(self) -> dict[str, Any]:
        return {
            **self.mine.facts(),
            "against": self.against.facts(),
            "others": [one.facts() for one in self.others],
            "sides": self.sides,
            "winner": self.winner,
            "winner_name": self.winner_name,
            "margin": self.margin,
            "margin_degree": self.margin_degree,
            "outcome": self.outcome,
            "degree": self.margin_degree if self.outcome == "success" else None,
        }


def modified(pool: Pool) -> list[Modified]:
    """A receipt for each modifier that needs saying."""
    return [
        Modified(id=pool.id, who=pool.who, kind=one.kind, label=one.label, value=one.value)
        for one in pool.modifiers
        if one.kind in SAID
    ]


def modifier(one: Modifier) -> dict[str, Any]:
    """A modifier without what it leaves empty."""
    return {name: part for name, part in facts(one).items() if part != ""}


def reading(read: Reading) -> dict[str, Any]:
    """The parts of a reading that a receipt repeats."""
    return facts(read)
