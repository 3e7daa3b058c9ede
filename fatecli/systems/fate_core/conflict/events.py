"""What happens in a conflict of Fate Core, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, facts, value
from ..events import Rolled

if TYPE_CHECKING:
    from typing import Any


@value
class ConflictBegan(Event):
    """A conflict with its order of turns: each slot, who acts in it, and the ratings that put it there."""

    topic = "fate_core_conflict"
    title: str
    kind: str
    pool: int
    carried_from: str
    skills: tuple[str, ...]
    order: tuple[dict[str, Any], ...]
    decided: tuple[dict[str, Any], ...]


@value
class ExchangeBegan(Event):
    """Everybody may act again; `ran_out` are those whose full defence is over with it."""

    topic = "fate_core"
    exchange: int
    ran_out: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"fate_core.exchange_began.{'ran_out' if self.ran_out else 'plain'}"


@value
class Passed(Event):
    """Somebody let the turn pass."""

    topic = "fate_core"
    who: tuple[str, ...]


@value
class HandedOver(Event):
    """The turn was handed to somebody by choice (elective order)."""

    topic = "fate_core"
    id: str
    who: str


@value
class Moved(Event):
    """Somebody entered a zone."""

    topic = "fate_core"
    id: str
    who: str
    zone: str
    zone_name: str


@value
class MobSplit(Event):
    """Some of a mob go their own way."""

    topic = "fate_core"
    id: str
    who: str
    left: int
    new: str
    new_name: str
    count: int


@value
class MobJoined(Event):
    """A mob joined another."""

    topic = "fate_core"
    id: str
    who: str
    into: str
    into_name: str
    count: int


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
class DefenceUnused(Event):
    """Full defence for which nothing came to be defended against."""

    topic = "fate_core"
    id: str
    who: str


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
    by: str

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
class Aftermath(Event):
    """What stays once a conflict has ended and all is paid: consequences, and points."""

    topic = "fate_core_conflict"
    kept: tuple[dict[str, Any], ...]
    points: tuple[dict[str, Any], ...]


@value
class SceneShown(Event):
    """The running scene at a glance."""

    topic = "fate_core_conflict"
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
    against: str | None
    stage: str
    hit: int
    behind: int
    calls: tuple[dict[str, Any], ...]
