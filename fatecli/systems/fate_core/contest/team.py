"""A side's one roll: the best of the team leads, each other who has the skill adds one (seed 000, teamwork)."""

from __future__ import annotations

from ....core.roll import Hand
from ....core.value import TYPE_CHECKING, value
from ....errors import Which
from ..conflict.reach import mob
from ..hand import hand, read_trait
from ..sheet import Sheet
from . import side as sides

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene

FAILED = "fail"


@value
class Team:
    """A side about to throw: the leader's hand, or None if the leader forfeited; what is to be said; who gave up."""

    side: str
    trait: str
    hand: Hand | None
    notes: tuple[dict[str, Any], ...]
    forfeits: tuple[str, ...]


def team(turn: Turn, scene: Scene, side: str, trait: str, bonus: tuple[str, ...] = ()) -> Team:
    """The side's hand with a trait. Who failed to create an advantage in this exchange does not count: of the leader
    the whole roll is forfeited (gap G10), of a helper only the help."""
    ids = sides.teams(scene)[side]
    able = ratings(turn, ids, trait)
    forfeits = tuple(id for id in ids if scene.tried.get(id) == FAILED)
    best = max(rating for rating, _ in able.values())
    leaders = [id for id in able if able[id][0] == best]
    lead = next((id for id in leaders if id not in forfeits), leaders[0])
    names = tuple(scene.called(id) for id in forfeits)
    if lead in forfeits:
        return Team(side=side, trait=able[lead][1], hand=None, notes=(), forfeits=names)
    helpers = tuple(id for id in able if id != lead and id not in forfeits)
    sheet = turn.sheet(lead, Sheet)
    mine, notes = hand(turn, sheet, able[lead][1], "overcome", bonus=bonus, team=helpers)
    mine = mine.plus(*mob(scene, sheet, mine.trait))
    return Team(side=side, trait=able[lead][1], hand=mine, notes=tuple(notes), forfeits=names)


def ratings(turn: Turn, ids: list[str], trait: str) -> dict[str, tuple[int, str]]:
    """The rating of each member in the skill, and the trait as that sheet spells it. A word that one sheet of the side
    explains is explained to the others; who cannot know the skill is left out."""
    found: dict[str, tuple[int, str]] = {}
    problem: Which | None = None
    unexplained = []
    for id in ids:
        try:
            found[id] = _rated(turn, id, trait)
        except Which as wrong:
            problem = problem or wrong
            unexplained.append(id)
    if not found and problem is not None:
        raise problem
    whole = next(iter(found.values()))[1].partition("+")[0]
    for id in unexplained:
        try:
            found[id] = _rated(turn, id, whole)
        except Which:
            continue
    return {id: found[id] for id in ids if id in found}


def _rated(turn: Turn, id: str, trait: str) -> tuple[int, str]:
    sheet = turn.sheet(id, Sheet)
    skill, stunts = read_trait(sheet, trait)
    return sheet.rating(skill), "+".join((skill, *stunts))
