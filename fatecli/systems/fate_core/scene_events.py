"""What happens in a Fate Core scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import value


@value
class SceneBegan(Event):
    """A scene opened."""

    topic = "fate_core"
    title: str
    people: tuple[str, ...]
    pool: int

    @property
    def key(self) -> str:
        return f"fate_core.scene_began.{'people' if self.people else 'empty'}"


@value
class BoostGained(Event):
    """A boost for somebody's side; `on` is whom it lies on."""

    topic = "fate_core"
    id: str
    who: str
    boost: str
    key_: str
    on: str = ""
    on_name: str = ""

    @property
    def key(self) -> str:
        return f"fate_core.boost_gained.{'on' if self.on else 'alone'}"


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
        told = "gone" if self.gone else "placed" if self.free else "stands"
        return f"fate_core.aspect_{told}.{'on' if self.on else 'alone'}"


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
    """Points paid at the end: to a player's character for a hostile invocation or a concession, or to the game master
    for the next scene (`gm`). `why` names the aspects, or who conceded."""

    topic = "fate_core"
    id: str
    who: str
    points: int
    why: tuple[str, ...]
    how: str

    @property
    def key(self) -> str:
        return f"fate_core.points_paid.{self.how}"


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
    """A challenge, contest or conflict ended, perhaps `into` another, until whose end its rewards wait."""

    topic = "fate_core"
    part: str
    title: str
    into: str = ""

    @property
    def key(self) -> str:
        return f"fate_core.part_ended.{'into' if self.into else self.part}"


@value
class SceneEnded(Event):
    """The scene ended."""

    topic = "fate_core"
    title: str
