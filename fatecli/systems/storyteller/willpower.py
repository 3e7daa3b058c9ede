"""A point of Willpower on a roll (seed L60; V20, Willpower)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from .events import WillpowerSpent
from .pool import Modifier

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .pool import Pool
    from .sheet import Sheet


def add(sheet: Sheet, pool: Pool) -> Pool:
    """The pool with one automatic success declared on it, which no 1 cancels and no botch takes (V20). Refused
    without a point left."""
    if sheet.willpower_left < 1:
        raise Refused("storyteller.no_willpower", who=sheet.name, left=0, rating=sheet.willpower)
    point = Modifier(
        kind="willpower", label="willpower", value=1, on="successes", label_key="storyteller.label.willpower"
    )
    return replace(pool, modifiers=(*pool.modifiers, point))


def spend(turn: Turn, sheet: Sheet) -> None:
    """Pay the point: it is spent before the dice fall."""
    sheet.willpower_left -= 1
    turn.note(
        WillpowerSpent(id=sheet.id, who=sheet.name, left=sheet.willpower_left, rating=sheet.willpower)
    )  # fmt: skip
