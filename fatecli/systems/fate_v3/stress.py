"""Stress and consequences (L131-L153): which box a blow ticks, when a consequence is forced, who is out of action."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from . import tables

if TYPE_CHECKING:
    from collections.abc import Collection


@value
class Blow:
    """What a blow of some stress does: the box it ticks (None: none), or that it forces a consequence."""

    stress: int
    box: int | None
    forced: bool


def blow(boxes: Collection[int], ticked: Collection[int], stress: int) -> Blow:
    """The box of the same number as the degree, or the next free one above it (L133). More than all boxes, or none
    left up there: a consequence, whatever the size of the blow, and no box (L142). No stress ticks nothing."""
    if stress <= 0:
        return Blow(stress=0, box=None, forced=False)
    free = [box for box in boxes if box >= stress and box not in ticked]
    return Blow(stress=stress, box=min(free, default=None), forced=not free)


def severity(carried: Collection[str]) -> str | None:
    """The severity of the next consequence: the lowest that is not carried, as they come (L144); None if three are
    carried: the fourth puts out of action (L146)."""
    return next((one for one in tables.CARRIED if one not in carried), None)


def hurt(difference: int, switch: str = "both") -> tuple[str, int] | None:
    """Who takes how much stress when an attack in a conflict came out by `difference`: whoever lost the roll, the
    attacker too (L131-L133); under the switch `target` only the target (SotC). Nobody on equal results: the game
    master says whether both are hurt (L126)."""
    if difference > 0:
        return ("target", difference)
    return ("attacker", -difference) if difference < 0 and switch == "both" else None


def buy_off(points: int) -> int | None:
    """What another way of being out of action costs: all the points, at least one (L118, L146); None without one."""
    return points or None


def compromise(points: int, accepted: bool) -> tuple[int, bool]:
    """The points of who proposes a compromise, and whether that one is out, on the own terms: a point and out at once
    if it is accepted (L150-L153), and nothing changes if it is not. Possible at any time before the end (L148)."""
    return (points + tables.COMPROMISE, True) if accepted else (points, False)
