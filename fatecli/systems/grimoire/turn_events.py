"""The turns of a conflict, as receipts: who acts when, who came, and who let it pass."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from .events import hand as told_hand

if TYPE_CHECKING:
    from typing import Any

    from .hand import Hand
    from .scene import Scene


@value
class OutOfTurn(Event):
    """Somebody acts out of turn, as the game master wished."""

    topic = "grimoire"
    id: str
    who: str


@value
class Passed(Event):
    """Who let the turn pass."""

    topic = "grimoire"
    ids: tuple[str, ...]
    who: tuple[str, ...]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.who)}


@value
class Joined(Event):
    """People who take part from now on, in a conflict with their Initiative."""

    topic = "grimoire"
    who: tuple[str, ...]
    ids: tuple[str, ...]
    initiative: dict[str, int]
    hands: tuple[dict[str, Any], ...]
    tied: tuple[str, ...]
    ties: tuple[tuple[str, ...], ...]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.who), "order": _order(self.hands)}

    @property
    def key(self) -> str:
        return f"grimoire.joined.{'conflict' if self.initiative else 'scene'}"


@value
class TurnBegan(Event):
    """Everybody may act again: the Initiative of each, and who acts at the same time (`tied`; by group in `ties`)."""

    topic = "grimoire"
    turn: int
    initiative: dict[str, int]
    hands: tuple[dict[str, Any], ...]
    tied: tuple[str, ...]
    ties: tuple[tuple[str, ...], ...]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "order": _order(self.hands)}

    @property
    def key(self) -> str:
        return f"grimoire.turn_began.{_thrown(self)}"


@value
class ConflictBegan(Event):
    """A conflict: its sides, and the first Initiative."""

    topic = "grimoire"
    title: str
    kind: str
    turn: int
    sides: dict[str, tuple[str, ...]]
    initiative: dict[str, int]
    hands: tuple[dict[str, Any], ...]
    tied: tuple[str, ...]
    ties: tuple[tuple[str, ...], ...]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "order": _order(self.hands)}

    @property
    def key(self) -> str:
        return f"grimoire.conflict_began.{_thrown(self)}"


def _thrown(event: TurnBegan | ConflictBegan) -> str:
    return "tied" if event.tied else "thrown" if event.hands else "once"


def _order(hands: tuple[dict[str, Any], ...]) -> list[str]:
    """Who acts when, as a sentence tells it: the highest first."""
    return [f"{one['who']} ({one['total']})" for one in sorted(hands, key=lambda one: -int(one["total"]))]


def lined_up(scene: Scene, fell: list[Hand]) -> dict[str, Any]:
    """The facts of an Initiative that was thrown."""
    from . import people

    ties = people.ties(scene) if fell else ()
    return {
        "initiative": {id: one.initiative for id, one in scene.participants.items() if not one.out},
        "hands": tuple(told_hand(one) for one in fell),
        "tied": tuple(id for group in ties for id in group),
        "ties": ties,
    }


def turn_began(scene: Scene, fell: list[Hand]) -> TurnBegan:
    """The receipt of a new turn."""
    return TurnBegan(turn=scene.turn, **lined_up(scene, fell))
