"""Initiative: who acts first (V20, combat)."""

from __future__ import annotations

from ....core.value import value

FIXED = 6
"""V20: what stands for the die where a table throws none (Dexterity + Wits + 6)."""


@value
class Place:
    """Somebody's initiative: the total, and the rating (Dexterity + Wits) that breaks ties."""

    id: str
    total: int
    rating: int


def place(id: str, *, dexterity: int, wits: int, penalty: int, die: int = FIXED) -> Place:
    """d10 + Dexterity + Wits, less the dice wounds take (V20)."""
    return Place(id=id, total=die + dexterity + wits + penalty, rating=dexterity + wits)


def order(places: tuple[Place, ...]) -> tuple[tuple[str, ...], ...]:
    """Highest first; a tie goes to the higher rating, and who is equal in both acts at the same time (V20)."""
    ranks: dict[tuple[int, int], list[str]] = {}
    for one in places:
        ranks.setdefault((one.total, one.rating), []).append(one.id)
    return tuple(tuple(ranks[rank]) for rank in sorted(ranks, reverse=True))
