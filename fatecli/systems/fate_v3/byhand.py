"""A roll as a person writes it into a scene file: who, with what, the dice, what it faces, and what was invoked.

    [roll]
    who = "dominicos"
    task = "piege"
    traits = "Furtivité"
    dice = [1, 1, -1, 0]
    opposition = 3

It is made whole when the scene is played on; the short form need not name what follows from the sheets.
"""

from __future__ import annotations

from ...core.roll import Modifier, Roll
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from . import tables
from .ready import GIVEN, prepared
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .scene import Scene


def whole(turn: Turn, scene: Scene, kept: dict[str, Any]) -> Roll:
    """The roll that the short form means; refused if it does not say who rolled what."""
    who, traits, dice = kept.get("who"), kept.get("traits"), kept.get("dice")
    if who not in scene.participants or not isinstance(traits, str) or not _faces(dice):
        raise Refused("fate_v3.roll_written", title=scene.title, keys=["who", "traits", "dice"])
    sheet = turn.sheet(str(who), Sheet)
    faced = kept.get("opposition")
    made = prepared(turn, sheet, {**GIVEN, "trait": traits, "vs": () if faced is None else (str(faced),)})
    before = tuple(tuple(one["dice"]) for one in kept.get("thrown", ()) if _faces(one.get("dice")))
    hand = replace(made.actor, dice=tuple(dice or ()), rolled=sum(dice or ()), thrown=before)
    hand = hand.plus(*(_invoked(turn, scene, one) for one in kept.get("invocations", ())))
    task = str(kept.get("task", ""))
    if task in scene.tasks:
        made.kept.update(purpose="attempt", task=task, about=scene.tasks[task].text or task)
    return replace(made, hands=(hand,))


def _faces(dice: object) -> bool:
    return isinstance(dice, list) and len(dice) == 4 and all(face in (-1, 0, 1) for face in dice)


def _invoked(turn: Turn, scene: Scene, one: dict[str, Any]) -> Modifier:
    """An invocation, of an aspect of the scene by its key, or of one on the sheet of who invoked it."""
    key, by = str(one.get("aspect", "")), str(one.get("by", ""))
    effect = "reroll" if one.get("effect") == "reroll" else "invoke"
    text, owner = (scene.aspects[key].text, "") if key in scene.aspects else (key, by)
    if owner and by in scene.participants:
        text = next((each.text for each in turn.sheet(by, Sheet).all_aspects() if each.slot == key), key)
    return Modifier(
        kind=effect, label=text, value=0 if effect == "reroll" else tables.INVOKE, by=by,
        cost="paid" if one.get("paid", True) else "free", owner=owner, source=key,
    )  # fmt: skip
