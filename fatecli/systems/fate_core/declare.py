"""declare: a story detail bought for a fate point, on the strength of an aspect (SRD, Fate Points)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate.aspects import find
from . import points
from .events import DetailDeclared
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def declare(turn: Turn, *, who: str, text: str, aspect: str = "") -> None:
    """Pay a point for a detail of the story; naming the aspect that justifies it keeps it in the log."""
    sheet = turn.sheet(who, Sheet)
    named = find(aspect, sheet.all_aspects(), sheet.id).text if aspect else ""
    points.spend(sheet, 1)
    turn.note(
        DetailDeclared(id=sheet.id, who=sheet.name, detail=text, aspect=named, points_left=points.left(sheet))
    )  # fmt: skip
