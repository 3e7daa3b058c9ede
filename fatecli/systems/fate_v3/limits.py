"""How often aspects may bear on one roll (L114, L264, L289), whatever pays for them."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from ..fate.aspects import Aspect

if TYPE_CHECKING:
    from collections.abc import Collection


@value
class Use:
    """An invocation that bears on a roll: of what, paid or free, and on which of its throws, from 0."""

    aspect: Aspect
    cost: str
    throw: int = 0


def refusal(uses: Collection[Use], wanted: Use, switch: str = "free+paid") -> str:
    """The key of why an invocation is not possible beside those that are there; "" if it is.

    An aspect bears on a roll once for a point and once free (`free+paid`), once on each throw (`per-throw`), or once
    (`strict`). Of the scene's aspects one is free (L264); a free shield does not count.
    """
    bearing = [one for one in uses if switch != "per-throw" or one.throw == wanted.throw]
    same = [one for one in bearing if one.aspect == wanted.aspect]
    if same and switch != "free+paid":
        return "fate_v3.used_throw" if switch == "per-throw" else "fate_v3.used_once"
    if any(one.cost == wanted.cost for one in same):
        return f"fate_v3.used_{wanted.cost}"
    if wanted.cost == "free" and wanted.aspect.place == "scene":
        taken = [one for one in bearing if one.cost == "free" and one.aspect.place == "scene"]
        return "fate_v3.one_free_scene" if taken else ""
    return ""


def cost(uses: Collection[Use], aspect: Aspect, throw: int, free: int, switch: str = "free+paid") -> str:
    """How an invocation is paid for if nobody says otherwise: free while that is possible, else with a point."""
    wanted = Use(aspect=aspect, cost="free", throw=throw)
    return "free" if free > 0 and not refusal(uses, wanted, switch) else "paid"


def shield(used: int) -> int:
    """What an invocation of a shield costs in this combat: nothing the first time, then a point (L167)."""
    return 1 if used else 0
