"""Who comes into a scene, copies of one sheet too, and the order in which they act."""

from __future__ import annotations

from ...core import names as core_names
from ...core import seating
from ...core.scene import Entry, entries
from ...core.turn import D10, Throw
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import dice, house, tables, traits
from .conflict import health
from .conflict import initiative as turns
from .scene import Scene, mention
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def seat(turn: Turn, scene: Scene, text: str, side: str = "") -> list[str]:
    """Let the people named (`hall,2xchasseur`) take part, and return their ids."""
    return [id for entry in entries(text) for id in _seated(turn, scene, entry, side)]


def _seated(turn: Turn, scene: Scene, entry: Entry, side: str) -> list[str]:
    """One person, or numbered copies, whose marks, Willpower and blood live in the scene. Refused: a mob, of which
    this game knows nothing."""
    if entry.mob:
        raise Refused("storyteller.no_mob", mob=entry.mob, count=entry.count, block=entry.who)
    here = [id for id, one in scene.participants.items() if core_names.exact(entry.who, (id, one.name))]
    if here and not entry.count:
        return _again(scene, here[0], side)
    sheet = seating.outside(turn, entry.who, Sheet)
    facts: dict[str, Any] = {"side": side} if side else {}
    if entry.count:
        marks = {kind: sheet.marks()[kind] for kind in tables.DAMAGE}
        return seating.copies(turn, scene, sheet, entry.count, {**facts, "health": marks})
    known = seating.there(turn, scene, sheet)
    return seating.one(turn, scene, sheet, facts) if known is None else _again(scene, known, side)


def _again(scene: Scene, id: str, side: str) -> list[str]:
    """Somebody who is in the scene already, on the side now named. Who had left comes back; who was taken out does so
    by healing."""
    if scene.person(id).out in ("", "left"):
        return seating.again(scene, id, side)
    if side:
        scene.put("participants", id, "side", to=side)
    return [id]


def places(turn: Turn, ids: list[str]) -> tuple[turns.Place, ...]:
    """The initiative of each: d10 + Dexterity + Wits, less the dice wounds take; the campaign's switch `initiative`
    puts 6 in the place of the die (V20, combat)."""
    sheets = [turn.sheet(id, Sheet) for id in ids]
    fixed = house.of(turn).initiative == "fixed"
    if fixed:
        turn.switch("initiative", "fixed")
        rolled = [turns.FIXED] * len(sheets)
    else:
        throws = tuple(Throw(who=one.id, name=one.name, dice=((D10, 1),)) for one in sheets)
        rolled = [faces[0] for faces in dice.throw(turn, *throws)]
    return tuple(_place(sheet, die) for sheet, die in zip(sheets, rolled, strict=True))


def _place(sheet: Sheet, die: int) -> turns.Place:
    wound = health.wounds(sheet)
    return turns.place(
        sheet.seat,
        dexterity=traits.rating(sheet, "dexterity"),
        wits=traits.rating(sheet, "wits"),
        penalty=wound.penalty if wound else 0,
        die=die,
    )


def line_up(turn: Turn, scene: Scene, came: list[str]) -> tuple[turns.Place, ...]:
    """Give those who came their initiative, and everybody a place in the order: the higher total first, then the
    higher rating; who is equal in both acts at the same time (V20)."""
    fresh = places(turn, came)
    for one in fresh:
        scene.put("participants", one.id, "initiative", to=one.total)
    every = [fresh_or_kept(turn, scene, id) for id in scene.in_play()]
    for slot, ids in enumerate(turns.order(tuple(every)), 1):
        for id in ids:
            scene.put("participants", id, "slot", to=slot)
    return fresh


def fresh_or_kept(turn: Turn, scene: Scene, id: str) -> turns.Place:
    """Somebody's initiative as the scene file has it, with the rating that breaks ties."""
    sheet = turn.sheet(id, Sheet)
    rating = traits.rating(sheet, "dexterity") + traits.rating(sheet, "wits")
    return turns.Place(id=id, total=scene.fighter(id).initiative, rating=rating)


def called(turn: Turn, scene: Scene, ids: list[str]) -> tuple[str, ...]:
    """What some participants are called, in their order."""
    return tuple(mention(turn, scene, id) for id in ids)
