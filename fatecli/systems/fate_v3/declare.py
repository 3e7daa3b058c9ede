"""declare: a fact about the scene for a point (L117), or an aspect invoked to add something to it (L261)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate.aspects import find
from . import points
from . import scene as scenes
from .events import FactDeclared
from .invoking import used
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def declare(turn: Turn, *, who: str, text: str, aspect: str = "") -> None:
    """Pay a point for a fact. With an aspect it is one in accordance with it; the game master may say no."""
    sheet = turn.sheet(who, Sheet)
    known = [*sheet.all_aspects(), *(scenes.aspects(turn.scene) if turn.scene is not None and sheet.seat else ())]
    named = find(aspect, known, sheet.id) if aspect else None
    points.spend(sheet, 1)
    said = "" if named is None else named.text
    turn.note(FactDeclared(id=sheet.id, who=sheet.mention, detail=text, aspect=said, points_left=sheet.fate_points))
    if named is not None:
        used(turn, named)
