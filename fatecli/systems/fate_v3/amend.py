"""amend: the open roll played again with a correction and the same dice. What was thrown stays in the log."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from ..fate import throwing
from ..fate.aspects import Aspect, find
from . import lying, points, receipts
from . import scene as scenes
from .events import Stands
from .invoking import EFFECTS
from .ready import offer, prepared
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Hand, Modifier, Roll
    from ...core.turn import Turn

CAME_LATER = (*EFFECTS, "point", "spin")


def amend(
    turn: Turn,
    *,
    who: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    with_: str = "",
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    combine: tuple[str, ...] = (),
    compel: tuple[str, ...] = (),
    drop: tuple[str, ...] = (),
) -> None:
    """Correct the open roll: another skill, difficulty, stunt or bonus; typed dice; an invocation taken back.

    `defend_with` is another skill for who defends. What is given replaces what was given before; the rest stays, the
    dice, points and invocations too. An invocation that is dropped gives its point back. A compel cannot come now that
    the dice lie (L269), and a spell has taken its strain for the skill and difficulty it was cast with.
    """
    if compel:
        raise Refused("fate_v3.compel_late")
    sheet, before = lying.the_roll(turn, who)
    changes = {"vs": vs, "vs_bonus": vs_bonus, "trait": with_}
    if "spell" in before.kept and any(changes.values()):
        raise Refused("fate_v3.spell_cast", who=sheet.mention, next=(("undo",),))
    changes |= {"bonus": bonus, "stunt": stunt, "supplemental": supplemental, "combine": combine}
    given = {**before.given, **{name: one for name, one in changes.items() if one}}
    compels = tuple(one for one in before.extra if one.kind == "compel")
    if defend_with:
        if len(before.hands) != 2 or not given.get("defends"):
            raise Refused("fate_v3.nobody_defends_here")
        given["defends"] = (f"{before.hands[1].id}:{defend_with}",)
    after = prepared(turn, sheet, {**given, "compel": ()})
    if "spell" in after.kept and "spell" not in before.kept:
        raise Refused("fate_v3.spell_anew", who=sheet.mention, next=(("roll", sheet.called, given["trait"]),))
    after = replace(
        after,
        hands=tuple(_same_dice(turn, one, before) for one in after.hands),
        extra=(*after.extra, *compels),
        given=given,
        kept={**before.kept, "notes": after.kept["notes"]},
    )
    for word in drop:
        after = _dropped(turn, after, word)
    lying.keep_roll(turn, sheet, after)
    turn.note(Stands(roll=receipts.rolled(turn, after)))
    offer(turn, sheet, after)


def _same_dice(turn: Turn, new: Hand, before: Roll) -> Hand:
    """The hand with the dice and invocations it had, or with the dice that are typed for it now."""
    old = before.hand(new.id)
    told = turn.told(throwing.of(new))
    if old is None and told is None:
        raise Refused("fate_v3.amend_new_hand", who=new.who)
    kept: tuple[Modifier, ...] = ()
    if old is not None:
        paid = any(one.kind == "point" for one in new.modifiers)
        later = [one for one in old.modifiers if one.kind in CAME_LATER]
        first = next((one for one in later if one.kind == "point"), None) if paid else None
        kept = tuple(one for one in later if one is not first)
        new = replace(new, dice=old.dice, rolled=old.rolled, thrown=old.thrown)
    if told is not None:
        new = throwing.fell(new, told)
    return new.plus(*kept)


def _dropped(turn: Turn, roll: Roll, word: str) -> Roll:
    """The roll without an invocation, whose point goes back to who paid it."""
    invoked = {
        Aspect(slot=one.source, text=one.label, owner=one.owner): one
        for hand in roll.hands
        for one in hand.modifiers
        if one.kind in EFFECTS
    }
    gone = invoked[find(word, invoked)]
    if gone.kind == "reroll":
        raise Refused("fate_v3.drop_reroll", aspect=gone.label)
    of = turn.sheet(gone.owner, Sheet) if gone.owner else None
    if of is not None and not any(one.slot == gone.source for one in of.all_aspects()):
        raise Refused("fate_v3.drop_fragile", aspect=gone.label)
    if gone.cost == "paid":
        points.earn(turn.sheet(gone.by, Sheet), 1)
    elif gone.cost == "free":
        place = "" if gone.owner else "scene"
        aspect = Aspect(slot=gone.source, text=gone.label, owner=gone.owner, place=place)
        scenes.use_free(turn, turn.sheet(gone.by, Sheet), aspect, -1)
    hands = tuple(replace(one, modifiers=tuple(each for each in one.modifiers if each != gone)) for one in roll.hands)
    return replace(roll, hands=hands)
