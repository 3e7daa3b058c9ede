"""What happens in a conflict, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, value
from ..events import Rolled
from ..scene_events import with_roll

if TYPE_CHECKING:
    from typing import Any


@value
class ConflictBegan(Event):
    """A conflict: the order of turns with the two ratings that gave it."""

    topic = "fate_v3"
    title: str
    kind: str
    order: tuple[str, ...]
    people: tuple[dict[str, Any], ...]
    skills: tuple[str, str]
    aspects: int
    hidden: int
    shields: tuple[str, ...]


@value
class ExchangeBegan(Event):
    """A new assaut."""

    topic = "fate_v3"
    exchange: int


@value
class OutOfTurn(Event):
    """The game master lets somebody act out of turn."""

    topic = "fate_v3"
    id: str
    who: str


@value
class Passed(Event):
    """Some did not act."""

    topic = "fate_v3"
    ids: tuple[str, ...]
    who: tuple[str, ...]
    n: int


@value
class FullDefence(Event):
    """The action was given up for +2 on every defence."""

    topic = "fate_v3"
    id: str
    who: str


@value
class Absorbed(Event):
    """Stress was absorbed: by a box, a consequence (armour may have softened it), or by being out of action."""

    topic = "fate_v3"
    id: str
    who: str
    stress: int
    track: str
    by: str
    box: int | None
    forced: bool
    severity: str | None
    consequence: str
    softened: str
    out: bool
    bought_off: str
    ticked: tuple[int, ...]
    boxes: int

    @property
    def key(self) -> str:
        out = "bought" if self.bought_off else "out"
        how = out if self.out else "consequence" if self.severity else "box"
        return f"fate_v3.absorbed.{'softened' if self.softened else how}"


@value
class AspectPlaced(Event):
    """An aspect placed by a manoeuvre: on somebody, on whose sheet it stands, or in the scene; or it failed."""

    topic = "fate_v3"
    roll: Rolled
    aspect: str
    on: str
    on_name: str
    fragile: bool
    free: int
    placed: bool

    @property
    def key(self) -> str:
        if not self.placed:
            return "fate_v3.aspect_placed.missed"
        return f"fate_v3.aspect_placed.{'scene' if not self.on else 'fragile' if self.fragile else 'solid'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class Conceded(Event):
    """A compromise offered, accepted or refused, on these terms."""

    topic = "fate_v3"
    id: str
    who: str
    answer: str
    terms: str
    points_before: int
    points_left: int

    @property
    def key(self) -> str:
        terms = "_terms" if self.terms and self.answer != "refused" else ""
        return f"fate_v3.conceded.{self.answer}{terms}"
