"""Who comes into a scene, copies of one sheet too, and the Initiative that orders their turns."""

from __future__ import annotations

from ...core import seating
from ...core.scene import Entry, entries, match
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import swings
from .conflict import initiative
from .scene import Scene, mention
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .hand import Hand


def seat(turn: Turn, scene: Scene, text: str, side: str = "") -> list[str]:
    """Let the people named (`guy,2xgobelin`) take part, and return their ids."""
    return [id for entry in entries(text) for id in _seated(turn, scene, entry, side)]


def _seated(turn: Turn, scene: Scene, entry: Entry, side: str) -> list[str]:
    """One person, or numbered copies, whose Trauma lives in the scene. Refused: a mob, for a group of minor people is
    a passive Opposition (L13)."""
    if entry.mob:
        raise Refused("grimoire.no_mob", mob=entry.mob, count=entry.count, block=entry.who)
    known = None if entry.count else match(scene, entry.who)
    if known is not None:
        return seating.again(scene, known, side)
    sheet = seating.outside(turn, entry.who, Sheet)
    facts: dict[str, Any] = {"side": side} if side else {}
    if entry.count:
        return seating.copies(turn, scene, sheet, entry.count, {**facts, "trauma": sheet.trauma})
    known = seating.there(turn, scene, sheet)
    return seating.one(turn, scene, sheet, facts) if known is None else seating.again(scene, known, side)


def hands(
    turn: Turn, scene: Scene, ids: list[str], handicap: tuple[str, ...], ease: tuple[str, ...]
) -> list[Hand]:  # fmt: skip
    """The D12 of each before it is thrown, with the Handicaps and Facilités typed for them (`guy:initiative`)."""
    sheets = [turn.sheet(id, Sheet) for id in ids]
    asked = swings.read(handicap, ease)
    laid = swings.sort(asked, sheets, [(scene.person(id).side,) for id in ids], actor=False)
    return [initiative.hand(sheet, own) for sheet, own in zip(sheets, laid, strict=True)]


def line_up(turn: Turn, scene: Scene, ready: list[Hand]) -> list[Hand]:
    """Throw the D12s, write them down, and say who acts at the same time (seed L25, L41)."""
    casts = turn.throw(*(one.throw() for one in ready))
    fell = [one.fell(cast) for one, cast in zip(ready, casts, strict=True)]
    for one in fell:
        scene.put("participants", one.id, "initiative", to=one.total)
        scene.put("participants", one.id, "initiative_dice", to=list(one.faces or (one.total,)))
        scene.put("participants", one.id, "acted", to=False)
    scene.drop("ties")
    for number, group in enumerate(ties(scene), 1):
        scene.put("ties", f"t{number}", to={"initiative": scene.fighter(group[0]).initiative, "who": list(group)})
    return fell


def ties(scene: Scene) -> tuple[tuple[str, ...], ...]:
    """The groups of those whose scores are equal."""
    return initiative.tied({id: scene.fighter(id).initiative for id in scene.in_play()})


def called(turn: Turn, scene: Scene, ids: list[str]) -> tuple[str, ...]:
    """What some participants are called, in their order."""
    return tuple(mention(turn, scene, id) for id in ids)
