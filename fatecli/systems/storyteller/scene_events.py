"""What happens in a Storyteller scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class SceneBegan(Event):
    """A scene opened."""

    topic = "storyteller"
    title: str
    people: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"storyteller.scene_began.{'people' if self.people else 'alone'}"


@value
class SceneEnded(Event):
    """The scene ended."""

    topic = "storyteller"
    title: str


@value
class PartEnded(Event):
    """A challenge, contest or conflict ended."""

    topic = "storyteller"
    part: str
    title: str

    @property
    def key(self) -> str:
        return f"storyteller.part_ended.{self.part}"


@value
class Joined(Event):
    """People who take part from now on, in a conflict with their initiative."""

    topic = "storyteller"
    who: tuple[str, ...]
    ids: tuple[str, ...]
    initiative: dict[str, int]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.who), "totals": list(self.initiative.values())}

    @property
    def key(self) -> str:
        return f"storyteller.joined.{'conflict' if self.initiative else 'scene'}"


@value
class Left(Event):
    """Somebody left the scene."""

    topic = "storyteller"
    id: str
    who: str


@value
class OutOfTurn(Event):
    """Somebody acts out of turn, as the Storyteller wished."""

    topic = "storyteller"
    id: str
    who: str


@value
class Passed(Event):
    """Who let the turn pass."""

    topic = "storyteller"
    ids: tuple[str, ...]
    who: tuple[str, ...]


@value
class TurnBegan(Event):
    """Everybody may act again."""

    topic = "storyteller"
    turn: int


@value
class SceneShown(Event):
    """The running scene at a glance."""

    topic = "storyteller"
    title: str
    part: str
    turn: dict[str, Any] | None
    clock: int
    deadline: int | None
    people: tuple[dict[str, Any], ...]
    tasks: tuple[dict[str, Any], ...]
    sides: tuple[dict[str, Any], ...]
    hit: dict[str, Any] | None
