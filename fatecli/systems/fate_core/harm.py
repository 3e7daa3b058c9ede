"""Weapon and armour ratings, behind the switch `weapon_ratings` (SRD, Extras: Weapon and Armor Ratings)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Which
from . import house
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def ratings(turn: Turn, attacker: Sheet, weapon: str, opponents: list[Hand]) -> dict[str, Any]:
    """The weapon of an attack and the best armour that meets it; nothing while the switch is off.

    `weapon` is the name of an extra or a rating; left out, the only weapon on the sheet.
    """
    if not house.of(turn).weapon_ratings:
        if weapon:
            raise Refused("fate_core.ratings_off", switch="weapon_ratings")
        return {}
    turn.switch("weapon_ratings", True)
    kept: dict[str, Any] = {"weapon": _weapon(attacker, weapon)}
    armour = [
        {"label": one.name, "value": one.armour}
        for hand in opponents
        for one in turn.sheet(hand.id, Sheet).extras.values()
        if one.armour
    ]
    kept["armour"] = max(armour, key=lambda one: int(str(one["value"])), default=None)
    return {name: one for name, one in kept.items() if one is not None}


def _weapon(sheet: Sheet, word: str) -> dict[str, Any] | None:
    rating = number(word)
    if rating is not None:
        return {"label": "", "value": rating}
    held = {one.name or slot: one.weapon for slot, one in sheet.extras.items() if one.weapon}
    found = core_names.beginning(word, held) if word else list(held)
    if not word and len(found) != 1:
        return None
    if len(found) != 1:
        raise Which("fate_core.which_weapon", who=sheet.name, word=word, found=found or list(held))
    return {"label": found[0], "value": held[found[0]]}


def hit(shifts: int, kept: dict[str, Any]) -> int:
    """The harm of an attack: its shifts, plus the weapon and less the armour where those count; on a tie too, never
    on a failed attack. Never below 0."""
    if shifts < 0:
        return 0
    weapon, armour = kept.get("weapon"), kept.get("armour")
    return max(0, shifts + (weapon["value"] if weapon else 0) - (armour["value"] if armour else 0))


def pending(turn: Turn, lies: Roll) -> int:
    """The harm an attack would do as it stands, less what a boost chosen instead took off; 0 for other rolls."""
    if lies.action != "attack" or lies.shifts is None or "target" not in lies.kept:
        return 0
    return max(0, hit(lies.shifts, lies.kept) - int(lies.kept.get("less", 0)))


def alone(turn: Turn, lies: Roll) -> bool:
    """Whether the target absorbs by itself: nameless characters and mobs do."""
    return turn.sheet(str(lies.kept["target"]), Sheet).kind == "nameless"


def must_absorb(turn: Turn, lies: Roll) -> bool:
    """Whether a hit waits for somebody's choice how to absorb it."""
    return lies.stage == "hit" or (pending(turn, lies) > 0 and not alone(turn, lies))
