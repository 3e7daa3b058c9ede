"""What comes of Spirit of the Century's own rules, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, value
from ..events import Rolled
from ..scene_events import with_roll

if TYPE_CHECKING:
    from typing import Any


@value
class Blocked(Event):
    """A block stands, until the next turn of who made it: against an action, or (`ally`) for somebody."""

    topic = "fate_v3"
    roll: Rolled
    block: str
    what: str
    ally: str
    ally_name: str
    strength: int

    @property
    def key(self) -> str:
        return f"fate_v3.blocked.{'ally' if self.ally else 'action'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class SpinLost(Event):
    """A spin that the very next action did not use."""

    topic = "fate_v3"
    id: str
    who: str


@value
class TimeTaken(Event):
    """More time taken, as it turns out: a +1 for each step."""

    topic = "fate_v3"
    id: str
    who: str
    steps: int
    bonus: int


@value
class DegreesSpent(Event):
    """Degrees of a success spent on its quality, on its subtlety, or to be done sooner."""

    topic = "fate_v3"
    roll: Rolled
    on: str
    spent: int
    left: int

    @property
    def key(self) -> str:
        return f"fate_v3.degrees_spent.{self.on}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class BoxCleared(Event):
    """First aid in a fight: a box is free again, or none is."""

    topic = "fate_v3"
    roll: Rolled
    patient: str
    patient_name: str
    box: int | None
    ticked: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"fate_v3.box_cleared.{'missed' if self.box is None else 'done'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class MinionsHit(Event):
    """Stress on a group of minions: how many of them fall, and how much the next of them has taken."""

    topic = "fate_v3"
    roll: Rolled | None
    group: str
    group_name: str
    stress: int
    fell: int
    left: int
    taken: int
    quality: int

    @property
    def key(self) -> str:
        return f"fate_v3.minions_hit.{'all' if not self.left else 'some' if self.fell else 'none'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class GroupSplit(Event):
    """Some of a group go their own way."""

    topic = "fate_v3"
    id: str
    who: str
    left: int
    new: str
    new_name: str
    count: int


@value
class GroupJoined(Event):
    """A group joins another."""

    topic = "fate_v3"
    id: str
    who: str
    into: str
    into_name: str
    count: int
