"""Whose turn it is: slots in a fixed order, in each of which everybody may act once an exchange."""

from __future__ import annotations

from ..errors import Refused
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .scene import Scene


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
