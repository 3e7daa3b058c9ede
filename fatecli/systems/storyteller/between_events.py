"""What happens between scenes, as receipts: healing, time, experience."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class Mended(Event):
    """Levels healed with blood, and what it cost."""

    topic = "storyteller"
    id: str
    who: str
    kind: str
    levels: int
    spent: int
    blood: int
    blood_max: int
    willpower: int
    rest: bool
    health: dict[str, int]

    @property
    def key(self) -> str:
        return f"storyteller.mended.{'willpower' if self.willpower else 'rest' if self.rest else 'blood'}"


@value
class TimePassed(Event):
    """Time that passed, and what it gave back to each: levels healed, Willpower, a botch that may be spared again."""

    topic = "storyteller"
    span: str
    length: str
    minutes: int
    people: tuple[dict[str, Any], ...]

    @property
    def key(self) -> str:
        return f"storyteller.passed_span.{self.span}"


@value
class Bought(Event):
    """A Trait raised: from and to, and the price of each dot by the rating before it."""

    topic = "storyteller"
    id: str
    who: str
    trait: str
    kind: str
    before: int
    after: int
    cost: int
    steps: tuple[int, ...]
    experience: int

    @property
    def key(self) -> str:
        return f"storyteller.bought.{'dots' if len(self.steps) > 1 else 'dot'}"

    def facts(self) -> dict[str, Any]:
        told = " + ".join(map(str, self.steps))
        return {**facts(self), "from": self.before, "to": self.after, "told": told}


@value
class Awarded(Event):
    """Experience given."""

    topic = "storyteller"
    id: str
    who: str
    points: int
    experience: int
