"""Invocations: finding the aspect, pricing it, and putting its effect into a hand (L255-L264).

Everything is priced and refused before a die falls or a point is spent.
"""

from __future__ import annotations

from ...core.roll import Hand, Modifier, Roll
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused
from ..fate import throwing
from ..fate.aspects import Aspect, find, with_owner
from . import house, limits, points, tables
from . import scene as scenes
from .events import AspectGone, Invoked
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

EFFECTS = ("invoke", "reroll")


@value
class Invocation:
    """An invocation that has been priced: by whom, of what, with what effect, at what cost."""

    by: str
    aspect: Aspect
    effect: str
    cost: str


def known_aspects(turn: Turn, payer: Sheet, ids: list[str]) -> list[Aspect]:
    """The aspects that bear on a roll: those of the payer, of everybody who has a hand in it, and in a scene of all
    who are there and of the scene itself, where they are not hidden (L264)."""
    scene = scenes.running(turn)
    if scene is not None and any(id in scene.participants for id in ids):
        ids = [*ids, *scene.in_play()]
    else:
        scene = None
    sheets = [payer, *(turn.sheet(one, Sheet) for one in ids)]
    every = [aspect for sheet in dict.fromkeys(sheets) for aspect in sheet.all_aspects()]
    return list(dict.fromkeys([*every, *(scenes.aspects(scene) if scene is not None else ())]))


def price(
    turn: Turn,
    payer: Sheet,
    hand: Hand,
    known: list[Aspect],
    words: tuple[str, ...],
    effect: str,
    before: list[Invocation] | None = None,
    paid: bool = False,
) -> list[Invocation]:
    """The aspects that the words name, priced for one hand; those priced `before` in the same line count too.

    Free as long as the payer holds a free invocation and the limits let it be so, else (or if it is to be `paid`) for
    a point. Refused: what the limits forbid, an aspect of a scene one is not present in (L264), and the aspect whose
    innate magic this roll uses (L70).
    """
    switch = house.of(turn).same_aspect
    if words and switch != "free+paid":
        turn.switch("same_aspect", switch)
    priced: list[Invocation] = []
    for word in words:
        aspect = meant(turn, payer, word, known)
        if any(one.kind == "innate" and same(one, aspect) for one in hand.modifiers):
            raise Refused("fate_v3.innate_used", aspect=aspect.text)
        line = [*(before or ()), *priced]
        uses = [*bearing(hand, known), *_in_line(hand, line)]
        throw = len(hand.thrown) + sum(1 for one in line if one.effect == "reroll")
        held = scenes.free(turn, payer, aspect) - sum(1 for one in line if one.aspect == aspect and one.cost == "free")
        cost = "paid" if paid else limits.cost(uses, aspect, throw, held, switch)
        key = limits.refusal(uses, limits.Use(aspect=aspect, cost=cost, throw=throw), switch)
        if key:
            raise Refused(key, aspect=aspect.text, who=hand.who)
        priced.append(Invocation(by=payer.id, aspect=aspect, effect=effect, cost=cost))
    return priced


def meant(turn: Turn, payer: Sheet, word: str, known: list[Aspect]) -> Aspect:
    """The aspect that the word names, of those known or of the owner it begins with; one of the scene is invoked by who
    is there (L264)."""
    aspect = find(word, with_owner(turn, word, known, Sheet), payer.id)
    if aspect.place == "scene":
        scene = scenes.running(turn)
        if scene is None or payer.seat not in scene.in_play():
            raise Refused("fate_v3.not_present", who=payer.mention)
    return aspect


def held(turn: Turn, hand: Hand) -> str:
    """The first aspect that the one whose hand it is can invoke free on it now, or ""."""
    payer = turn.sheet(hand.id, Sheet)
    known = known_aspects(turn, payer, [hand.id])
    uses, switch = bearing(hand, known), house.of(turn).same_aspect
    for aspect in known:
        if limits.cost(uses, aspect, len(hand.thrown), scenes.free(turn, payer, aspect), switch) == "free":
            return aspect.text
    return ""


def bearing(hand: Hand, known: list[Aspect]) -> list[limits.Use]:
    """The invocations in a hand, each with the throw it bears on: one that throws again belongs to the dice before."""
    found, throw = [], 0
    for one in hand.modifiers:
        if one.kind not in EFFECTS:
            continue
        aspect = next((each for each in known if same(one, each)), None)
        aspect = aspect or Aspect(slot=one.source, text=one.label, owner=one.owner)
        found.append(limits.Use(aspect=aspect, cost=one.cost, throw=throw))
        throw += one.kind == "reroll"
    return found


def _in_line(hand: Hand, line: list[Invocation]) -> list[limits.Use]:
    found, throw = [], len(hand.thrown)
    for one in line:
        found.append(limits.Use(aspect=one.aspect, cost=one.cost, throw=throw))
        throw += one.effect == "reroll"
    return found


def same(one: Modifier, aspect: Aspect) -> bool:
    """Whether a number in a hand comes from this aspect."""
    return (one.source, one.label, one.owner) == (aspect.slot, aspect.text, aspect.owner)


def cost(priced: list[Invocation]) -> int:
    """The points that the priced invocations cost."""
    return sum(1 for one in priced if one.cost == "paid")


def apply(turn: Turn, payer: Sheet, roll: Roll, helped: Hand, priced: list[Invocation]) -> Roll:
    """Pay for the invocations and put them into the helped hand."""
    for one in priced:
        points.spend(payer, 1 if one.cost == "paid" else 0)
        if one.cost == "free":
            scenes.use_free(turn, payer, one.aspect)
        now = roll.hand(helped.id)
        assert now is not None
        if one.effect == "reroll":
            now = throwing.rethrow(turn, now)
        modifier = Modifier(
            kind=one.effect, label=one.aspect.text, value=0 if one.effect == "reroll" else tables.INVOKE,
            by=one.by, cost=one.cost, owner=one.aspect.owner, source=one.aspect.slot,
        )  # fmt: skip
        roll = roll.with_hand(now.plus(modifier))
        turn.note(
            Invoked(
                id=payer.id, who=payer.mention, aspect=one.aspect.text, owner=one.aspect.owner, effect=one.effect,
                cost=one.cost, helps=helped.id, points_left=payer.fate_points,
                dice=now.dice if one.effect == "reroll" else (),
            )
        )  # fmt: skip
        used(turn, one.aspect)
    return roll


def used(turn: Turn, aspect: Aspect) -> None:
    """A fragile temporary aspect is gone as soon as use is made of it (L246)."""
    if not aspect.owner:
        return
    owner = turn.sheet(aspect.owner, Sheet)
    stands = owner.temporary.get(aspect.slot)
    if stands is None or not stands.fragile or stands.aspect != aspect.text:
        return
    owner.drop("temporary", aspect.slot)
    turn.note(AspectGone(id=owner.id, who=owner.mention, slot=aspect.slot, aspect=aspect.text))
