"""Levels of skill: what they count, the strict pyramid they must stand in, and what they allow (L19-L24, L28, L52)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING
from . import tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def levels(value: int) -> int:
    """The levels of a skill, steps above Médiocre: Moyen 1, Bon 2 ... Légendaire 7; below Médiocre none, and nothing
    back (digest F35)."""
    return max(0, value - tables.DEFAULT)


def total(values: Iterable[int]) -> int:
    """The levels that some skills count together (L19-L24)."""
    return sum(map(levels, values))


def counts(values: Iterable[int]) -> list[int]:
    """How many skills stand on each rung from Moyen up to the highest that has one."""
    raised = [value for value in values if value > tables.DEFAULT]
    return [raised.count(rung) for rung in range(tables.DEFAULT + 1, max(raised, default=tables.DEFAULT) + 1)]


def shape(values: Iterable[int]) -> str:
    """The pyramid from its base: `7/4/3/2` is seven Moyen, four Bon, three Excellent, two Superbe."""
    return "/".join(map(str, counts(values)))


def unbalanced(values: Iterable[int], listed: int | None = None) -> int | None:
    """The lowest rung that does not hold fewer skills than the one below it, or None (L21).

    `listed` is the length of a closed list of skills: those of them that stand on Médiocre then bear the Moyen ones.
    With an open list nothing limits those.
    """
    values = list(values)
    stand = counts(values)
    if listed is not None and stand:
        mediocre = values.count(tables.DEFAULT) + listed - len(values)
        if stand[0] >= mediocre:
            return tables.DEFAULT + 1
    for at in range(1, len(stand)):
        if stand[at] >= stand[at - 1]:
            return tables.DEFAULT + 1 + at
    return None


def stunts_allowed(values: Iterable[int]) -> int:
    """As many stunts as skills at Superbe or better (L24, L52)."""
    return sum(1 for value in values if value >= tables.STUNTS_FROM)


def formation(skills: Mapping[str, int], trained: Iterable[str]) -> int:
    """The levels that stand in the skills of the formation (L22), each once, however it is written."""
    return total(skills[name] for name in {one for word in trained for one in core_names.exact(word, skills)})


def boxes(value: int) -> int:
    """Boxes of a stress track by Endurance or Volonté: one, and one more a level; eight at Légendaire (L28)."""
    return 1 + levels(value)
