"""declare: a fact about the scene for a point (L117), or an aspect invoked to add something to it (L261)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import invoking, points
from . import scene as scenes
from .events import FactDeclared
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def declare(turn: Turn, *, who: str, text: str, aspect: str = "") -> None:
    """Pay a point for a fact. With an aspect, one's own, another character's or the scene's, it is one in accordance
    with it, and a free invocation pays for it as for any other (L261, L264); the game master may say no."""
    sheet = turn.sheet(who, Sheet)
    known = invoking.known_aspects(turn, sheet, [sheet.id])
    named = invoking.meant(turn, sheet, aspect, known) if aspect else None
    free = named is not None and scenes.free(turn, sheet, named) > 0
    points.spend(sheet, 0 if free else 1)
    if named is not None and free:
        scenes.use_free(turn, sheet, named)
    turn.note(
        FactDeclared(
            id=sheet.id, who=sheet.mention, detail=text, aspect=named.text if named else "",
            cost="free" if free else "paid", points_left=sheet.fate_points,
        )
    )  # fmt: skip
    if named is not None:
        invoking.used(turn, named)
