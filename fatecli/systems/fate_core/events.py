"""What happens in Fate Core, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from ..fate import events as fate

if TYPE_CHECKING:
    from typing import Any


@value
class Rolled(fate.Rolled):
    """A roll as it fell, with every named number in it.

    Without an opposition `opposition`, `shifts` and `outcome` are None. `hit` is what an attack would do, `boost`
    the id of who gets one, `free_invocations` what an advantage gives, `means` the key of what the outcome means.
    """

    topic = "fate_core"
    shifts: int | None
    outcome: str | None
    means: str | None
    margin: str | None
    hit: int | None
    weapon: dict[str, Any] | None
    armour: dict[str, Any] | None
    existing: str | None
    free_invocations: int | None
    boost: str | None
    against: dict[str, Any] | None
    others: tuple[dict[str, Any], ...]
    notes: tuple[dict[str, Any], ...]
    fate_points: int | None
    pooled: bool
    open: bool
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def told(self) -> str:
        return self.outcome or "alone"

    def facts(self) -> dict[str, Any]:
        """An attack that has an outcome also says that nothing is absorbed and nobody out yet."""
        harm = {"absorbed": False, "out": False} if self.hit is not None else {}
        return {**facts(self), **harm}


@value
class Stands(fate.Stands):
    """The open roll as it now stands."""

    topic = "fate_core"
    roll: Rolled


@value
class Invoked(fate.Invoked):
    """An aspect invoked, paid, free or with a boost."""

    topic = "fate_core"


@value
class PointEarned(Event):
    """A fate point earned."""

    topic = "fate_core"
    id: str
    who: str
    why: str
    aspect: str
    points_left: int

    @property
    def key(self) -> str:
        return f"fate_core.point_earned.{self.why}"


@value
class PointOwed(Event):
    """A fate point to be paid when the scene ends: to a player's character, or to the game master's next scene."""

    topic = "fate_core"
    id: str
    who: str
    aspect: str
    gm: bool

    @property
    def key(self) -> str:
        return f"fate_core.point_owed.{'gm' if self.gm else 'player'}"


@value
class Settled(Event):
    """Last call is over: the roll as it ended, and the price that was chosen."""

    topic = "fate_core"
    roll: Rolled
    cost: dict[str, Any] | None
    named: str
    twist: str

    @property
    def key(self) -> str:
        return f"fate_core.settled.{self.roll.told}"

    def facts(self) -> dict[str, Any]:
        return {**self.roll.facts(), "open": False, "cost": self.cost, "named": self.named, "twist": self.twist}


@value
class StressMarked(Event):
    """A stress box ticked."""

    topic = "fate_core"
    id: str
    who: str
    track: str
    box: int


@value
class ConsequenceTaken(Event):
    """A consequence in its slot."""

    topic = "fate_core"
    id: str
    who: str
    slot: str
    aspect: str


@value
class Compelled(Event):
    """A compel offered, accepted or refused. `left` are the target's fate points afterwards."""

    topic = "fate_core"
    id: str
    who: str
    aspect: str
    answer: str
    by: str
    points_before: int | None
    points_left: int | None

    @property
    def key(self) -> str:
        gm = "_gm" if self.points_left is None and self.answer != "offered" else ""
        return f"fate_core.compelled.{self.answer}{gm}"


@value
class CompelPaid(Event):
    """What a player pays to propose a compel to somebody else; below 0: it comes back, because that was refused."""

    topic = "fate_core"
    id: str
    who: str
    points: int
    points_left: int | None

    @property
    def key(self) -> str:
        return f"fate_core.compel_paid.{'paid' if self.points > 0 else 'back'}"


@value
class DetailDeclared(Event):
    """A story detail bought for a fate point."""

    topic = "fate_core"
    id: str
    who: str
    detail: str
    aspect: str
    points_left: int | None


@value
class SheetMade(Event):
    """A new sheet, and what is filled in: aspects of so many places, the shape of the skills from the top, stunts."""

    topic = "fate_core_between"
    path: str
    name: str
    kind: str
    aspects: int
    places: int
    pyramid: str
    stunts: int
    refresh: int | None
    boxes: dict[str, list[int]]
    slots: list[str]
