"""What happens in Fate Core, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class Rolled(Event):
    """A roll as it fell, with every named number in it.

    Without an opposition `opposition`, `shifts` and `outcome` are None. `hit` is what an attack would do, `boost`
    the id of who gets one, `free_invocations` what an advantage gives, `means` the key of what the outcome means.
    """

    topic = "fate_core"
    id: str
    who: str
    trait: str
    action: str
    dice: tuple[int, ...]
    sum: int
    thrown: tuple[tuple[int, ...], ...]
    modifiers: tuple[dict[str, Any], ...]
    total: int
    rung: str
    passive: tuple[dict[str, Any], ...]
    extra: tuple[dict[str, Any], ...]
    opposition: int | None
    opposition_rung: str | None
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
    open: bool
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def key(self) -> str:
        return f"fate_core.rolled.{self.outcome or 'alone'}"


@value
class Stands(Event):
    """The open roll as it now stands."""

    topic = "fate_core"
    roll: Rolled

    @property
    def key(self) -> str:
        return f"fate_core.stands.{self.roll.outcome or 'alone'}"

    def facts(self) -> dict[str, Any]:
        return facts(self.roll)


@value
class Invoked(Event):
    """An aspect invoked: +2, or the dice thrown again. `cost` is paid, free or boost; `paid_to` who gets the point."""

    topic = "fate_core"
    id: str
    who: str
    aspect: str
    owner: str
    effect: str
    cost: str
    helps: str
    points_left: int | None
    dice: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return f"fate_core.invoked.{self.effect}.{self.cost}"


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
        return f"fate_core.settled.{self.roll.outcome or 'alone'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self.roll), "open": False, "cost": self.cost, "named": self.named, "twist": self.twist}


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
    paid: int = 0

    @property
    def key(self) -> str:
        gm = "_gm" if self.points_left is None and self.answer != "offered" else ""
        return f"fate_core.compelled.{self.answer}{gm}"


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
class SceneBegan(Event):
    """A scene opened."""

    topic = "fate_core"
    title: str
    people: tuple[str, ...]
    pool: int


@value
class ConflictBegan(Event):
    """A conflict with its order of turns: each slot, who acts in it, and the ratings that put it there."""

    topic = "fate_core"
    title: str
    kind: str
    pool: int
    order: tuple[dict[str, Any], ...]


@value
class ExchangeBegan(Event):
    """Everybody may act again."""

    topic = "fate_core"
    exchange: int


@value
class Passed(Event):
    """Somebody let the turn pass."""

    topic = "fate_core"
    who: tuple[str, ...]


@value
class OutOfTurn(Event):
    """Somebody acted out of turn, as the game master wished."""

    topic = "fate_core"
    id: str
    who: str


@value
class DefendsFully(Event):
    """Somebody gave up the action for full defence."""

    topic = "fate_core"
    id: str
    who: str


@value
class BoostGained(Event):
    """A boost for somebody's side."""

    topic = "fate_core"
    id: str
    who: str
    boost: str
    key_: str


@value
class AspectPlaced(Event):
    """An aspect put into the scene, or free invocations of it; `gone`: it was taken out."""

    topic = "fate_core"
    id: str
    who: str
    aspect: str
    on: str
    side: str
    free: int
    gone: bool = False

    @property
    def key(self) -> str:
        return f"fate_core.aspect_{'gone' if self.gone else 'placed' if self.free else 'stands'}"


@value
class Absorbed(Event):
    """A hit absorbed: the boxes ticked and the slots filled; `spare` is what it absorbed too much."""

    topic = "fate_core"
    id: str
    who: str
    hit: int
    boxes: tuple[int, ...]
    slots: tuple[str, ...]
    spare: int
    by: str

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "absorbed": True, "out": False}


@value
class MobHit(Event):
    """A mob hit: how many fell, and how many are left."""

    topic = "fate_core"
    id: str
    who: str
    hit: int
    fallen: int
    left: int
    track: str

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "absorbed": True, "out": self.left == 0}


@value
class TakenOut(Event):
    """Somebody taken out, and who decides what becomes of them."""

    topic = "fate_core"
    id: str
    who: str
    by: str
    by_name: str

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "absorbed": False, "out": True}


@value
class Conceded(Event):
    """Somebody conceded; `points` are paid at the end, to the game master's next scene if `gm`."""

    topic = "fate_core"
    id: str
    who: str
    points: int
    gm: bool

    @property
    def key(self) -> str:
        return f"fate_core.conceded.{'gm' if self.gm else 'player'}"


@value
class Joined(Event):
    """People who take part from now on."""

    topic = "fate_core"
    who: tuple[str, ...]


@value
class Left(Event):
    """Somebody left the scene."""

    topic = "fate_core"
    id: str
    who: str


@value
class PointsPaid(Event):
    """Points paid at the end to a player's character, or to the game master for the next scene (`gm`)."""

    topic = "fate_core"
    id: str
    who: str
    points: int
    why: str
    gm: bool = False

    @property
    def key(self) -> str:
        return f"fate_core.points_paid.{'gm' if self.gm else 'player'}"


@value
class StressCleared(Event):
    """The boxes of one track that are free again."""

    topic = "fate_core"
    id: str
    who: str
    track: str
    boxes: tuple[int, ...]


@value
class PartEnded(Event):
    """A challenge, contest or conflict ended."""

    topic = "fate_core"
    part: str
    title: str

    @property
    def key(self) -> str:
        return f"fate_core.part_ended.{self.part}"


@value
class SceneEnded(Event):
    """The scene ended."""

    topic = "fate_core"
    title: str


@value
class SceneShown(Event):
    """The running scene at a glance."""

    topic = "fate_core"
    title: str
    part: str
    kind: str
    exchange: int
    pool: int
    turn: dict[str, Any] | None
    zones: tuple[dict[str, Any], ...]
    borders: tuple[dict[str, Any], ...]
    people: tuple[dict[str, Any], ...]
    aspects: tuple[dict[str, Any], ...]
    owed: tuple[dict[str, Any], ...]
    roll: Rolled | None
    stage: str
    hit: int
