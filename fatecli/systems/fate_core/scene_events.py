"""What happens in a Fate Core scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from .events import Rolled

if TYPE_CHECKING:
    from typing import Any


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
