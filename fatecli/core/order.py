"""Whose turn it is: slots in a fixed order, in each of which everybody may act once an exchange."""

from __future__ import annotations

from ..errors import Refused
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .scene import Participant, Scene


def now(scene: Scene) -> int | None:
    """The slot whose turn it is: the first in which somebody has not acted; None when the exchange is over."""
    waiting = [one.slot for one in scene.in_play().values() if not one.done]
    return min(waiting, default=None)


def waiting(scene: Scene, slot: int) -> list[str]:
    """Who of a slot may still act, in the order of the file."""
    return [id for id, one in scene.in_play().items() if one.slot == slot and not one.done]


def slots(scene: Scene) -> Iterator[tuple[int, list[str]]]:
    """The order of turns: each slot with those who act in it."""
    people = scene.in_play()
    for slot in sorted({one.slot for one in people.values()}):
        yield slot, [id for id, one in people.items() if one.slot == slot]


def turn(scene: Scene, exchange: int) -> dict[str, Any]:
    """The turn as every answer tells it: whose it is, who has acted in this exchange, and who comes after."""
    place, people = now(scene), scene.in_play()
    return {
        "exchange": exchange,
        "now": [] if place is None else waiting(scene, place),
        "done": [id for id, one in people.items() if one.done],
        "then": [id for slot, ids in slots(scene) if place is not None and slot > place for id in ids],
    }


def ending(scene: Scene) -> dict[str, Any]:
    """Whether a fight is over, and who won it: it is once no more than one side is left."""
    sides = scene.fighting()
    return {"over": len(sides) < 2, "winner": sides[0] if len(sides) == 1 else None}


def by_initiative(one: Participant) -> int:
    """The place in the order of turns that follows from the initiatives of all: the highest first, equal ones
    together."""
    people = one.data.get("participants", {})
    scores = {_initiative(other) for other in people.values()}
    return 1 + sorted(scores, reverse=True).index(_initiative(people.get(one.at[-1], {})))


def _initiative(person: object) -> int:
    found = person.get("initiative", 0) if isinstance(person, dict) else 0
    return found if isinstance(found, int) else 0


def acts(scene: Scene, id: str) -> None:
    """Refuse an act out of turn, naming those who come first."""
    one = scene.person(id)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=scene.called(id))
    if one.done:
        raise Refused("scenes.acted", who=scene.called(id), next=(("next",),))
    first = [other for slot, people in slots(scene) if slot < one.slot for other in people]
    before = [other for other in first if not scene.person(other).done]
    if before:
        told = [scene.called(other) for other in before]
        raise Refused("scenes.not_your_turn", who=scene.called(id), first=told, n=len(told), next=(("next",),))
