"""What happens in the scenes of FATE v3, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from .events import Rolled

if TYPE_CHECKING:
    from typing import Any


@value
class SceneBegan(Event):
    """A scene was opened by itself. `aspects` counts all it has, `hidden` those that are not in the open."""

    topic = "fate_v3"
    title: str
    people: tuple[str, ...]
    aspects: int
    hidden: int

    @property
    def key(self) -> str:
        return f"fate_v3.scene_began.{'people' if self.people else 'empty'}"


@value
class SceneEnded(Event):
    """The scene is over."""

    topic = "fate_v3"
    title: str


@value
class PartEnded(Event):
    """A challenge, contest or conflict is over; `into` is what it goes over to."""

    topic = "fate_v3"
    part: str
    title: str
    into: str = ""

    @property
    def key(self) -> str:
        return f"fate_v3.part_ended.{'into' if self.into else 'alone'}"


@value
class Joined(Event):
    """Somebody takes part."""

    topic = "fate_v3"
    ids: tuple[str, ...]
    who: tuple[str, ...]


@value
class Left(Event):
    """Somebody went."""

    topic = "fate_v3"
    id: str
    who: str


@value
class AspectWritten(Event):
    """An aspect of the scene by the game master's hand: `how` is written, hidden, declared, placed on somebody,
    renamed or dropped. A hidden one's text is not told: players read along."""

    topic = "fate_v3"
    how: str
    aspect: str
    who: str = ""
    id: str = ""
    free: int = 0
    fragile: bool = False

    @property
    def key(self) -> str:
        return f"fate_v3.aspect_written.{self.how}"


@value
class AspectRevealed(Event):
    """A hidden aspect came to light: found by a search, with a free invocation for the finder; compelled; or because
    somebody was caught in it."""

    topic = "fate_v3"
    aspect: str
    way: str
    id: str
    who: str
    free: int
    hidden: int
    roll: Rolled | None = None

    @property
    def key(self) -> str:
        return f"fate_v3.aspect_revealed.{self.way}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


def with_roll(roll: Rolled | None, event: Event) -> dict[str, Any]:
    """An event that a roll led to, with the facts of the roll as it ended."""
    own = {name: one for name, one in facts(event).items() if name != "roll"}
    return own if roll is None else {**facts(roll), "open": False, **own}


@value
class ChallengeBegan(Event):
    """A challenge: its tasks, each a simple action."""

    topic = "fate_v3"
    title: str
    people: tuple[str, ...]
    tasks: tuple[dict[str, Any], ...]
    aspects: int
    hidden: int


@value
class TaskTried(Event):
    """A task was tried; what is met is done."""

    topic = "fate_v3"
    roll: Rolled
    task: str
    name: str
    met: bool
    left: int

    @property
    def key(self) -> str:
        return f"fate_v3.task_tried.{'met' if self.met else 'missed'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class ContestBegan(Event):
    """A contest: its sides, and the victories it goes to."""

    topic = "fate_v3"
    title: str
    goal: int
    sides: tuple[dict[str, Any], ...]
    aspects: int
    hidden: int


@value
class SidesWait(Event):
    """Some sides of a contest have rolled; the others have still to."""

    topic = "fate_v3"
    sides: tuple[dict[str, Any], ...]
    waiting: tuple[str, ...]
    open: bool = True


@value
class ContestScored(Event):
    """An exchange of a contest: each side's result, who won it, or both, and the victories."""

    topic = "fate_v3"
    exchange: int
    sides: tuple[dict[str, Any], ...]
    takes: str
    margin: int
    outcome: str
    winner: str | None
    goal: int
    score: dict[str, int]
    harm: int
    open: bool = False

    @property
    def key(self) -> str:
        return f"fate_v3.contest_scored.{'both' if self.takes == 'both' else 'won' if self.winner else 'takes'}"


@value
class SceneShown(Event):
    """The scene at a glance. `blocks` and `spin` are Spirit of the Century's, told where there are any."""

    topic = "fate_v3"
    title: str
    part: str
    kind: str
    exchange: int
    people: tuple[dict[str, Any], ...]
    aspects: tuple[dict[str, Any], ...]
    tasks: tuple[dict[str, Any], ...]
    sides: tuple[dict[str, Any], ...]
    goal: int
    now: tuple[str, ...]
    owed: tuple[dict[str, Any], ...]
    roll: Rolled | None
    gm: bool
    blocks: tuple[dict[str, Any], ...] = ()
    spin: str = ""

    def facts(self) -> dict[str, Any]:
        return {name: one for name, one in facts(self).items() if one or name not in ("blocks", "spin")}
