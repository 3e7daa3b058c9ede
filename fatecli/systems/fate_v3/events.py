"""What happens in FATE v3, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from ..fate import events as fate

if TYPE_CHECKING:
    from typing import Any


@value
class Rolled(fate.Rolled):
    """A roll as it fell, with every named number in it.

    Without an opposition `opposition`, `difference`, `shifts`, `succeeds` and `outcome` are None. `winner` is an id,
    or `both`, where somebody opposes. A spell has its `strain`, taken before the dice, and the `backlash` that it
    costs as it stands. `thresholds` are declared stunts that work from some result on. `purpose` is what the roll is
    for in a scene, `about` the task, aspect or consequence; an attack's `hit` says whom it hurts, and how.
    `grade` and `spin` are Spirit of the Century's, where the campaign plays with them.
    """

    topic = "fate_v3"
    difference: int | None
    lacking: int | None
    shifts: int | None
    succeeds: bool | None
    outcome: str | None
    winner: str | None
    winner_name: str
    against: dict[str, Any] | None
    others: tuple[dict[str, Any], ...]
    notes: list[dict[str, Any]]
    thresholds: tuple[dict[str, Any], ...]
    spell: dict[str, Any] | None
    effect: str
    strain: int | None
    backlash: int | None
    fate_points: int
    open: bool
    purpose: str = ""
    about: str = ""
    hit: dict[str, Any] | None = None
    grade: str = ""
    spin: bool = False
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def told(self) -> str:
        """How the outcome is told: alone, block, fail, tie, success; in a competition won, lost, both."""
        if self.outcome is None:
            return "block" if self.purpose == "block" else "alone"
        if self.winner is None:
            return "tie_succeeds" if self.outcome == "tie" and self.succeeds else self.outcome
        return {"success": "won", "fail": "lost", "tie": "both"}[self.outcome]


@value
class Stands(fate.Stands):
    """The open roll as it now stands."""

    topic = "fate_v3"
    roll: Rolled


@value
class Settled(Event):
    """Last call is over: the roll as it ended, and what a failed spell's backlash did."""

    topic = "fate_v3"
    roll: Rolled
    absorbed: dict[str, Any] | None

    @property
    def key(self) -> str:
        return f"fate_v3.settled.{self.roll.told}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self.roll), "open": False, "absorbed": self.absorbed}


@value
class Invoked(fate.Invoked):
    """An aspect invoked, paid or free."""

    topic = "fate_v3"


@value
class PointAdded(Event):
    """A point spent for +1 on an open roll."""

    topic = "fate_v3"
    id: str
    who: str
    helps: str
    points_left: int


@value
class AspectGone(Event):
    """A fragile aspect that was used."""

    topic = "fate_v3"
    id: str
    who: str
    slot: str
    aspect: str


@value
class StressMarked(Event):
    """A stress box ticked."""

    topic = "fate_v3"
    id: str
    who: str
    track: str
    box: int
    stress: int


@value
class ConsequenceTaken(Event):
    """A consequence, by its severity."""

    topic = "fate_v3"
    id: str
    who: str
    severity: str
    aspect: str


@value
class TakenOut(Event):
    """Out of action, on the other's terms or, bought with all points, on these."""

    topic = "fate_v3"
    id: str
    who: str
    bought_off: str

    @property
    def key(self) -> str:
        return f"fate_v3.taken_out.{'bought' if self.bought_off else 'theirs'}"


@value
class Compelled(Event):
    """A compel offered, accepted or refused; `harder` is what it adds to a difficulty."""

    topic = "fate_v3"
    id: str
    who: str
    aspect: str
    answer: str
    harder: int
    points_before: int
    points_left: int

    @property
    def key(self) -> str:
        return f"fate_v3.compelled.{'harder' if self.harder else self.answer}"


@value
class FactDeclared(Event):
    """A fact about the scene, bought for a point or a free invocation; with an aspect, in accordance with it."""

    topic = "fate_v3"
    id: str
    who: str
    detail: str
    aspect: str
    cost: str
    points_left: int

    @property
    def key(self) -> str:
        return f"fate_v3.fact_declared.{self.cost if self.aspect else 'alone'}"
