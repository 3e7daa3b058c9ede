"""amend: the open roll played again with a correction and the same dice. What was thrown stays in the log."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from ..fate import throwing
from ..fate.aspects import Aspect, find
from ..fate.lying import in_scene, keep_in_scene
from . import conclude, freely, invoking, lying, points, receipts
from . import scene as scenes
from .conflict import volley
from .events import Stands
from .roll import offer, prepared
from .scene import Scene
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Hand, Modifier, Roll
    from ...core.turn import Turn

INVOKED = ("invoke", "reroll")


def amend(
    turn: Turn,
    *,
    who: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    with_: str = "",
    defend_with: str = "",
    action: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    drop: tuple[str, ...] = (),
) -> None:
    """Correct the open roll: another trait, opposition, stunt, team or bonus; typed dice; an invocation taken back.

    What is given replaces what was given before; the rest stays, the dice and the invocations too. An invocation that
    is dropped gives its point back.
    """
    scene = scenes.running(turn)
    lies = None if scene is None else in_scene(scene)
    if scene is not None and lies is not None and lies.action == "contest":
        other = {"vs_bonus": vs_bonus, "action": action, "stunt": stunt, "team": team, "defend_with": defend_with}
        _exchange(turn, scene, lies, who, drop, with_=with_, vs=vs, bonus=bonus, other=other)
        return
    sheet, before = lying.the_roll(turn, who)
    changes = {"vs": vs, "vs_bonus": vs_bonus, "trait": with_, "action": action, "bonus": bonus, "stunt": stunt}
    changes["team"] = team
    given = {**before.given, **{name: one for name, one in changes.items() if one}}
    if defend_with:
        if "defend_with" not in given:
            raise Refused("fate_core.nobody_defends", who=before.actor.who)
        given["defend_with"] = defend_with
    after = _again(turn, sheet, before, given)
    after = replace(after, hands=tuple(_same_dice(turn, one, before) for one in after.hands))
    extra = tuple(one for one in before.extra if one.kind in INVOKED)
    after = replace(after, extra=after.extra + extra, kept={**before.kept, **after.kept})
    for word in drop:
        after = _dropped(turn, after, word)
    lying.keep_roll(turn, sheet, after)
    turn.note(Stands(roll=receipts.rolled(turn, after)))
    offer(turn, sheet, after)


def _exchange(
    turn: Turn, scene: Scene, lies: Roll, who: str, drop: tuple[str, ...], **given: Any
) -> None:  # fmt: skip
    """Correct the exchange of a contest that lies open."""
    from .contest import invoking as contest
    from .contest import receipt

    after = contest.amend(turn, scene, lies, who, **given)
    for word in drop:
        after = _dropped(turn, after, word)
    keep_in_scene(scene, after)
    receipt.told(turn, scene, after)


REBUILDS = {
    "attack": "conflict.attack:ready",
    "advantage": "conflict.advantage:ready",
    "overcome": "conflict.overcome:ready",
    "move": "conflict.move:ready",
}
"""What a roll in a scene was for, and the function that makes it anew from what it was given."""


def _again(turn: Turn, sheet: Sheet, before: Roll, given: dict[str, Any]) -> Roll:
    """The roll made anew, its dice still to be put in; refused once it is settled, or its total was shared out."""
    if before.stage not in ("open", "waiting", "split"):
        raise Refused("fate_core.settled_already", who=before.actor.who, next=(("absorb",),))
    if any(one.kind == "share" for one in before.actor.modifiers):
        raise Refused("fate_core.amend_shared", who=before.actor.who, next=(("undo",),))
    scene = sheet.playing_in
    made = conclude.part(REBUILDS, str(before.kept.get("purpose", "")))
    if made is None or not isinstance(scene, Scene) or "action" in before.given:
        return prepared(turn, sheet, given)
    again: Roll = (
        volley.ready(turn, scene, sheet, given)
        if before.stage == "split" and before.action == "attack"
        else made(turn, scene, sheet, given)
    )
    return replace(again, stage=before.stage)


def _same_dice(turn: Turn, new: Hand, before: Roll) -> Hand:
    """The hand with the dice and invocations it had, or with the dice that are typed for it now."""
    old = before.hand(new.id)
    told = turn.told(throwing.of(new))
    if old is None and told is None:
        raise Refused("fate_core.amend_new_hand", who=new.who)
    kept: tuple[Modifier, ...] = ()
    if old is not None:
        kept = tuple(one for one in old.modifiers if one.kind in INVOKED)
        new = replace(new, dice=old.dice, rolled=old.rolled, thrown=old.thrown)
    if told is not None:
        new = throwing.fell(new, told)
    return new.plus(*kept)


def _dropped(turn: Turn, roll: Roll, word: str) -> Roll:
    """The roll without an invocation: its point goes back to who paid it, from who got it at once."""
    invoked = {
        Aspect(slot=one.source, text=one.label, owner=one.owner): one
        for one in (*roll.extra, *(one for hand in roll.hands for one in hand.modifiers))
        if one.kind in INVOKED
    }
    gone = invoked[find(word, invoked)]
    if gone.kind == "reroll":
        raise Refused("fate_core.drop_reroll", aspect=gone.label)
    helped = next((hand for hand in roll.hands if gone in hand.modifiers), None)
    _give_back(turn, roll, gone, helped)
    hands = tuple(
        replace(hand, modifiers=tuple(one for one in hand.modifiers if one != gone)) for hand in roll.hands
    )  # fmt: skip
    return replace(roll, hands=hands, extra=tuple(one for one in roll.extra if one != gone))


def _give_back(turn: Turn, roll: Roll, gone: Modifier, helped: Hand | None) -> None:
    """The point goes back to who paid it, from who got it or is owed it; a free invocation or boost is there again."""
    by = points.payer(turn, gone.by)
    scene = by.playing_in
    if gone.cost == "paid":
        points.earn(by, 1)
        if gone.owner in ("", gone.by) or not invoking.hostile(roll, helped, gone.owner):
            return
        if isinstance(scene, Scene):
            owed = next((key for key, one in scene.debts.items() if one.why == gone.label), "")
            scene.drop("owed", owed)
        else:
            points.spend(turn.sheet(gone.owner, Sheet), 1)
    elif isinstance(scene, Scene):
        side = freely.sides(by)[0]
        aspect = Aspect(slot=gone.source, text=gone.label, owner=gone.owner, place="" if gone.owner else "scene")
        if gone.cost == "boost":
            scenes.add(scene, gone.label, side=side, count=1, by=gone.by, on=gone.owner, boost=True)
        else:
            key = gone.source if gone.source in scene.aspects else conclude.aspect_key(scene, aspect)
            conclude.give_free(scene, key, side, 1)
