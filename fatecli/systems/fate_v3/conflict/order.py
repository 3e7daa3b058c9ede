"""What only a conflict has, as pure rules (L127, L131, L167; SotC 4.3 where the seed is silent)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from .. import tables

if TYPE_CHECKING:
    from collections.abc import Iterable


@value
class Combatant:
    """Who takes part, with the two skills that order the turns."""

    id: str
    first: int
    second: int


def order(people: Iterable[Combatant]) -> tuple[str, ...]:
    """The turns, each for himself: the highest Vigilance (Empathie in a debate) first, then Volonté, then as they sit
    (SotC 4.3.3)."""
    return tuple(one.id for one in sorted(people, key=lambda one: (-one.first, -one.second)))


def defence(full: bool) -> int:
    """What giving up the action adds to every defence of the assault (SotC 4.3.4)."""
    return tables.FULL_DEFENCE if full else 0


def placed(difference: int) -> bool:
    """Whether a manoeuvre places its temporary aspect on somebody: it takes at least one degree (L246; SotC 4.3.4)."""
    return difference >= 1
