"""advance: points buy levels (L47-L54): one a level, the pyramid kept, stunts as the skills allow."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from . import levels, tables

if TYPE_CHECKING:
    from collections.abc import Mapping


@value
class Purchase:
    """Levels bought: what they cost, the skills afterwards, their total and shape, and the stunts they allow."""

    cost: int
    skills: dict[str, int]
    levels: int
    shape: str
    stunts_allowed: int


@value
class Unbalanced:
    """Why a purchase cannot be: the rung that would hold too many, and the shape it would leave."""

    rung: int
    shape: str


def buy(
    skills: Mapping[str, int], wanted: Mapping[str, int], *, pyramid: str = "batch", listed: int | None = None
) -> Purchase | Unbalanced:
    """One point a level (L49), « toujours garder la pyramide balancée »: at the end of the whole purchase (`batch`),
    or after each single level, in the order in which the skills are named (`level`).

    A skill that is not above what it is wanted at costs nothing and stays.
    """
    now, cost = dict(skills), 0
    for name, rating in wanted.items():
        while now.get(name, tables.DEFAULT) < rating:
            now[name] = now.get(name, tables.DEFAULT) + 1
            cost += tables.LEVEL_COST
            if pyramid == "level":
                rung = levels.unbalanced(now.values(), listed)
                if rung is not None:
                    return Unbalanced(rung=rung, shape=levels.shape(now.values()))
    rung = levels.unbalanced(now.values(), listed)
    if rung is not None:
        return Unbalanced(rung=rung, shape=levels.shape(now.values()))
    values = list(now.values())
    return Purchase(
        cost=cost, skills=now, levels=levels.total(values), shape=levels.shape(values),
        stunts_allowed=levels.stunts_allowed(values),
    )  # fmt: skip


def room_for_stunt(skills: Mapping[str, int], stunts: int) -> bool:
    """Whether the skills allow one stunt more (L52)."""
    return stunts < levels.stunts_allowed(skills.values())
