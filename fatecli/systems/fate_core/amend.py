"""amend: the open roll played again with a correction and the same dice. What was thrown stays in the log."""

from __future__ import annotations

from ...core.turn import FATE, Throw
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from ..fate.aspects import Aspect, find
from . import invoking, lying, points, receipts
from .events import Stands
from .roll import offer, prepared
from .sheet import Sheet

if TYPE_CHECKING:
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
    sheet, before = lying.the_roll(turn, who)
    changes = {"vs": vs, "vs_bonus": vs_bonus, "trait": with_, "action": action, "bonus": bonus, "stunt": stunt}
    changes["team"] = team
    given = {**before.given, **{name: one for name, one in changes.items() if one}}
    after = prepared(turn, sheet, given)
    after = replace(after, hands=tuple(_same_dice(turn, one, before) for one in after.hands))
    extra = tuple(one for one in before.extra if one.kind in INVOKED)
    after = replace(after, extra=after.extra + extra)
    for word in drop:
        after = _dropped(turn, after, word)
    lying.keep_roll(turn, sheet, after)
    turn.note(Stands(roll=receipts.rolled(turn, after)))
    offer(turn, sheet, after)


def _same_dice(turn: Turn, new: Hand, before: Roll) -> Hand:
    """The hand with the dice and invocations it had, or with the dice that are typed for it now."""
    old = before.hand(new.id)
    told = turn.told(Throw(who=new.id, name=new.who, dice=((FATE, 4),)))
    if old is None and told is None:
        raise Refused("fate_core.amend_new_hand", who=new.who)
    kept: tuple[Modifier, ...] = ()
    if old is not None:
        kept = tuple(one for one in old.modifiers if one.kind in INVOKED)
        new = replace(new, dice=old.dice, rolled=old.rolled, thrown=old.thrown)
    if told is not None:
        new = replace(new, dice=told.faces, rolled=told.sum)
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
    if gone.cost == "paid":
        points.earn(turn.sheet(gone.by, Sheet), 1)
        helped = next((hand for hand in roll.hands if gone in hand.modifiers), None)
        if gone.owner not in ("", gone.by) and invoking.hostile(roll, helped, gone.owner):
            points.spend(turn.sheet(gone.owner, Sheet), 1)
    hands = tuple(
        replace(hand, modifiers=tuple(one for one in hand.modifiers if one != gone)) for hand in roll.hands
    )  # fmt: skip
    return replace(roll, hands=hands, extra=tuple(one for one in roll.extra if one != gone))
