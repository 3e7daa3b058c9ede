"""How a player's character begins (L5-L30): nine aspects by kind, 32 levels, 8 of formation, five points."""

from __future__ import annotations

from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from . import levels, names, tables
from .kinds import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet


def departures(sheet: Sheet) -> Iterator[Finding]:
    """What a new character has too much or too little of."""
    yield from _aspects(sheet)
    spent = levels.total(sheet.skills.values())
    if spent != tables.LEVELS:
        yield Finding(path=("skills",), why="fate_v3.levels", found=spent, accepted=tables.LEVELS)
    trained = levels.formation(sheet.skills, sheet.trained)
    if trained < tables.FORMATION_LEVELS:
        yield Finding(
            path=("formation", "skills"), why="fate_v3.formation_levels", found=trained,
            accepted=tables.FORMATION_LEVELS,
        )  # fmt: skip
    if sheet.fate_points != tables.START:
        yield Finding(path=("fate_points",), why="fate_v3.start", found=sheet.fate_points, accepted=tables.START)


def _aspects(sheet: Sheet) -> Iterator[Finding]:
    """Two of formation, two marking, five others, of which a weapon may be one; what comes on top is a weapon's own
    (L224), and `check` counts them all."""
    kinds = [kind_of(slot) for slot, text in sheet.aspects.items() if text.strip()]
    wanted = {
        "formation": (tables.FORMATION_ASPECTS, ("formation_class", "formation_profession")),
        "marking": (tables.MARKING_ASPECTS, ("marking",)),
        "free": (tables.FREE_ASPECTS, names.FREE_KINDS),
    }
    for name, (count, of) in wanted.items():
        found = sum(1 for kind in kinds if kind in of)
        if not count - (kinds.count("weapon") if name == "free" else 0) <= found <= count:
            yield Finding(path=("aspects",), why=f"fate_v3.aspects_{name}", found=found, accepted=count)
