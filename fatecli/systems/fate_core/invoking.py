"""Invocations: finding the aspect, pricing it, and putting its effect into a hand.

One paid invocation of an aspect in one hand, any number of free ones (SRD, Invoking Aspects). Everything is priced
and refused before a die falls or a point is spent.
"""

from __future__ import annotations

from ...core.roll import Hand, Modifier, Roll
from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from ..fate import throwing
from ..fate.aspects import Aspect, find, with_owner
from . import points, tables
from .events import Invoked, PointEarned, PointOwed
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


@value
class Invocation:
    """An invocation that has been priced: by whom, of what, with what effect, at what cost, and whose free one."""

    by: str
    aspect: Aspect
    effect: str
    cost: str
    side: str = ""


def price(
    turn: Turn,
    payer: Sheet,
    helped: Hand | Roll,
    known: list[Aspect],
    words: tuple[str, ...],
    effect: str,
    before: list[Invocation] | None = None,
    *,
    paid: bool = False,
) -> list[Invocation]:
    """The aspects that the words name, priced for one hand, or for the roll whose opposition itself they raise.

    A free invocation that the payer's side holds is used first, unless a point is to be `paid`. Refused if one was
    paid for there already, or is among those priced `before` in the same line.
    """
    priced: list[Invocation] = []
    for word in words:
        aspect = find(word, with_owner(turn, word, known, Sheet), payer.id)
        same = [one for one in (*(before or ()), *priced) if one.aspect == aspect]
        side, boost = ("", False) if paid else _free(payer, aspect, same)
        if side:
            cost = "boost" if boost else "free"
        else:
            cost = "paid"
            if _boost(payer, aspect):
                raise Refused("fate_core.not_your_boost", aspect=aspect.text, who=payer.name)
            if any(one.cost == "paid" for one in same) or _paid(helped, aspect):
                who = helped.actor.who if isinstance(helped, Roll) else helped.who
                raise Refused("fate_core.invoked_already", aspect=aspect.text, who=who)
        priced.append(Invocation(by=payer.id, aspect=aspect, effect=effect, cost=cost, side=side))
    return priced


def _free(payer: Sheet, aspect: Aspect, same: list[Invocation]) -> tuple[str, bool]:
    """The side whose free invocation pays, and whether the aspect is a boost; no side if none is left."""
    if payer.playing_in is None:
        return "", False
    from .freely import held

    return held(payer, aspect, [one.side for one in same])


def _boost(payer: Sheet, aspect: Aspect) -> bool:
    """Whether an aspect is a boost, which no point keeps alive."""
    if payer.playing_in is None:
        return False
    from .freely import is_boost

    return is_boost(payer, aspect)


def known_aspects(turn: Turn, payer: Sheet, ids: list[str]) -> list[Aspect]:
    """The aspects that bear on a roll: those of the payer, of everybody who has a hand in it, and of the scene."""
    if turn.scene is not None and payer.seat:
        from . import scene as scenes

        return list(dict.fromkeys([*scenes.aspects(turn, scenes.here(turn)), *payer.all_aspects()]))
    sheets = [payer, *(turn.sheet(one, Sheet) for one in ids)]
    every = [aspect for sheet in dict.fromkeys(sheets) for aspect in sheet.all_aspects()]
    return list(dict.fromkeys(every))


def _paid(helped: Hand | Roll, aspect: Aspect) -> bool:
    modifiers = helped.extra if isinstance(helped, Roll) else helped.modifiers
    return any(one.cost == "paid" and one.source == aspect.slot and one.owner == aspect.owner for one in modifiers)


def afford(payer: Sheet, priced: list[Invocation]) -> int:
    """The points that the priced invocations cost; refused if the payer has not so many."""
    cost = sum(1 for one in priced if one.cost == "paid")
    points.afford(payer, cost)
    return cost


def apply(turn: Turn, payer: Sheet, roll: Roll, helped: Hand | None, priced: list[Invocation]) -> Roll:
    """Pay for the invocations and put them into the helped hand, or into the opposition if there is none."""
    for one in priced:
        points.spend(payer, 1 if one.cost == "paid" else 0)
        if one.side:
            from .freely import use

            use(payer, one.aspect, one.side)
        add = 0 if one.effect == "reroll" else tables.INVOKE
        modifier = Modifier(
            kind=one.effect, label=one.aspect.text, value=add,
            by=one.by, cost=one.cost, owner=one.aspect.owner, source=one.aspect.slot,
        )  # fmt: skip
        if helped is None:
            roll = replace(roll, extra=(*roll.extra, modifier))
        else:
            now = roll.hand(helped.id)
            assert now is not None
            if one.effect == "reroll":
                now = throwing.rethrow(turn, now)
            roll = roll.with_hand(now.plus(modifier))
        _told(turn, payer, roll, helped, one)
    return roll


def _told(turn: Turn, payer: Sheet, roll: Roll, helped: Hand | None, one: Invocation) -> None:
    now = None if helped is None else roll.hand(helped.id)
    turn.note(
        Invoked(
            id=payer.id, who=payer.name, aspect=one.aspect.text, owner=one.aspect.owner, effect=one.effect,
            cost=one.cost, helps="" if helped is None else helped.id, points_left=points.left(payer),
            dice=now.dice if now is not None and one.effect == "reroll" else (),
        )
    )  # fmt: skip
    owner = one.aspect.owner
    if one.cost != "paid" or owner in ("", payer.id) or not hostile(roll, helped, owner):
        return
    of = turn.sheet(owner, Sheet)
    if of.playing_in is not None:
        from .freely import owe

        owe(of, one.aspect)
        turn.note(PointOwed(id=of.id, who=of.name, aspect=one.aspect.text, gm=of.kind != "pc"))
        return
    points.earn(of, 1)
    turn.note(
        PointEarned(
            id=of.id, who=of.name, why="hostile" if points.counted(of) else "hostile_gm",
            aspect=one.aspect.text, points_left=points.left(of) or 0,
        )
    )  # fmt: skip


def hostile(roll: Roll, helped: Hand | None, owner: str) -> bool:
    """Whether the aspect works against its owner: who has a hand in the roll, on the other side; in a contest who is
    on another side's team."""
    teams: dict[str, list[str]] | None = roll.kept.get("teams")
    if teams is not None:
        raises, helps = roll.kept.get("raises"), None if helped is None else helped.id
        return any(owner in ids for id, ids in teams.items() if (id == raises if raises else id != helps))
    if helped is None:
        return owner == roll.actor.id
    acts = helped.id == roll.actor.id
    others = roll.hands[1:] if acts else roll.hands[:1]
    return any(hand.id == owner for hand in others)
