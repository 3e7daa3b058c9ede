"""Who comes into a scene, numbered copies of one sheet too, and the order in which they act."""

from __future__ import annotations

from ...core import seating
from ...core.scene import Entry, entries, match
from ...core.value import TYPE_CHECKING
from . import names, sotc
from .conflict.order import Combatant, order
from .scene import FOES, HEROES
from .sheet import Sheet
from .sotc import minions

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .scene import Scene


def seat(turn: Turn, scene: Scene, text: str, side: str = "") -> list[str]:
    """Let the people named (`scorpion,3xgarde`) take part, and return their ids."""
    return [id for entry in entries(text) for id in _seated(turn, scene, entry, side)]


def _seated(turn: Turn, scene: Scene, entry: Entry, side: str) -> list[str]:
    """One person, or numbered copies, which have points like the sheet (L112), and stress and consequences of their
    own, or a group of minions (SotC 4.3.6)."""
    if entry.mob:
        sotc.must(turn, "minions")
    known = None if entry.count else match(scene, entry.who)
    if known is not None:
        return seating.again(scene, known, side)
    sheet = seating.outside(turn, entry.who, Sheet)
    facts: dict[str, Any] = {"side": side} if side else {}
    if entry.count:
        points = {"fate_points": sheet.fate_points} if sheet.fate_points else {}
        if entry.mob:
            return minions.seat(turn, scene, sheet, entry, {**facts, **points})
        return seating.copies(turn, scene, sheet, entry.count, {**facts, **points})
    known = seating.there(turn, scene, sheet)
    return seating.one(turn, scene, sheet, facts) if known is None else seating.again(scene, known, side)


def complete(turn: Turn, scene: Scene, *, sides: bool) -> None:
    """Fill in what a prepared file left out of its people: their names, and in a conflict their sides."""
    for id, one in scene.participants.items():
        sheet = turn.sheet(id, Sheet)
        if not one.name:
            one.name = sheet.name
        if sides and not one.side:
            one.side = HEROES if sheet.kind == "pc" else FOES


def ratings(turn: Turn, scene: Scene) -> dict[str, tuple[int, int]]:
    """The two ratings of everybody in play that order the turns: Vigilance (in a debate Empathie), then Volonté."""
    first, second = names.INITIATIVE[scene.kind]
    found = {id: turn.sheet(id, Sheet) for id in scene.in_play()}
    return {id: (sheet.role(first), sheet.role(second)) for id, sheet in found.items()}


def line_up(turn: Turn, scene: Scene) -> tuple[str, ...]:
    """Give everybody in play a place in the order of turns, each for himself; who has acted still has."""
    rated = ratings(turn, scene)
    placed = order(Combatant(id=id, first=first, second=second) for id, (first, second) in rated.items())
    for slot, id in enumerate(placed, 1):
        scene.put("participants", id, "slot", to=slot)
    return placed


def called(turn: Turn, scene: Scene, ids: list[str]) -> tuple[str, ...]:
    """What some participants are called, in their order."""
    return tuple(scene.person(id).name or turn.sheet(id, Sheet).name for id in ids)
