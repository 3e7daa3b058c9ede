"""How a roll in a scene ends: by what it was for, with the choices made at last call or their stated defaults.

A fail fails, style is the full hit, an unnamed boost or aspect gets a placeholder.
"""

from __future__ import annotations

from ...core.kept import revive
from ...core.roll import Roll
from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from ..fate import lying
from . import harm, house, names, receipts
from . import scene as scenes
from .events import Settled
from .scene_events import BoostGained
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .events import Rolled
    from .scene import Scene


@value
class Choices:
    """What was chosen at last call: whether a boost is taken or named, the name of an aspect or twist, the price."""

    boost: str | None = None
    named: str = ""
    twist: str = ""
    price: dict[str, Any] | None = None


DEFAULTS = Choices()

CONCLUDES = {
    "advantage": "conflict.advantage:concluded",
    "overcome": "conflict.overcome:overcame",
    "attack": "conflict.attack:concluded",
    "move": "conflict.move:moved",
    "treat": "recover.treat:concluded",
    "attempt": "challenge.attempt:concluded",
    "challenge.advantage": "challenge.advantage:concluded",
    "contest.advantage": "contest.advantage:concluded",
}
"""What a roll was for, in this part of a scene or in any, and the function that ends it: `(turn, scene, roll, receipt,
choices)`."""

WHOLE = {"contest": "contest.closing:settle"}
"""The rolls, by their action, that end by a function of their own: `(turn, scene, roll, choices)`."""

ALONE = {"treat": CONCLUDES["treat"]}
"""The same for what a roll outside any scene may be for; the scene is None then."""


def part(addresses: dict[str, str], name: str) -> Any:
    """The function that a table of addresses names for this, or None."""
    module, _, function = addresses.get(name, "").partition(":")
    if not function:
        return None
    return getattr(__import__(f"{__package__}.{module}", fromlist=[function]), function)


def close(scene: Scene, lies: Roll) -> None:
    """Take a roll off the table. Of several that were thrown together the next one comes up."""
    rest = lies.kept.get("after", [])
    if not rest:
        lying.keep_in_scene(scene, None)
        return
    following = revive(Roll, rest[0])
    lying.keep_in_scene(scene, replace(following, kept={**following.kept, "after": rest[1:]}))


def settle(turn: Turn, scene: Scene, lies: Roll, choices: Choices = DEFAULTS) -> None:
    """End the roll that lies open in the scene. A hit stays to be absorbed, unless the target does that alone."""
    whole = part(WHOLE, lies.action)
    if whole is not None:
        whole(turn, scene, lies, choices)
        return
    done = receipts.rolled(turn, replace(lies, stage="settled"))
    close(scene, lies)
    if house.of(turn).full_defense_boost:
        for hand in lies.hands[1:]:
            if any(one.kind == "full_defense" for one in hand.modifiers):
                scene.fighter(hand.id).defended = True
    turn.note(
        Settled(roll=done, cost=choices.price, named=choices.named or choices.boost or "", twist=choices.twist)
    )  # fmt: skip
    _boost(turn, scene, lies, done, choices)
    if choices.price:
        _price(turn, scene, lies, choices.price)
    purpose = str(lies.kept.get("purpose", ""))
    concluded = part(CONCLUDES, f"{scene.playing}.{purpose}") or part(CONCLUDES, purpose)
    if concluded is not None:
        concluded(turn, scene, lies, done, choices)


def alone(turn: Turn, lies: Roll, done: Rolled, choices: Choices = DEFAULTS) -> None:
    """What a roll outside any scene leads to."""
    concluded = part(ALONE, str(lies.kept.get("purpose", "")))
    if concluded is not None:
        concluded(turn, None, lies, done, choices)


def finish_alone(turn: Turn, sheet: Sheet, lies: Roll) -> None:
    """Settle by its defaults a roll that lies open for a character outside any scene, and leads to something."""
    done = receipts.rolled(turn, replace(lies, stage="settled"))
    lying.keep_roll(turn, sheet, None)
    turn.note(Settled(roll=done, cost=None, named="", twist=""))
    alone(turn, lies, done)


def side_of(scene: Scene, id: str) -> str:
    """The side of a participant; of the game master, the game master."""
    return scene.person(id).side if id in scene.everybody() else scenes.NOBODY


def against(scene: Scene, lies: Roll, id: str) -> str:
    """Whom somebody's boost from a roll lies on: who has thrown against them, if that is a participant."""
    hands = lies.hands[1:] if id == lies.actor.id else lies.hands[:1]
    if not hands and id == lies.actor.id and lies.kept.get("target"):
        return str(lies.kept["target"])
    best = max(hands, key=lambda hand: hand.total, default=None)
    return best.id if best is not None and best.id in scene.everybody() and lies.kept.get("purpose") else ""


def unnamed(turn: Turn, scene: Scene, words: tuple[str, str]) -> str:
    """What an aspect is called that nobody named, in English or French, with the first number that is not in play."""
    word = words[1 if turn.lang == "fr" else 0]
    taken = {one.text for one in scene.aspects.values()}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{word} {number}") not in taken)


def gain_boost(turn: Turn, scene: Scene, id: str, name: str, on: str = "") -> None:
    """A boost for one's side, which may lie on somebody; a placeholder names it where nobody did."""
    name = name or unnamed(turn, scene, names.BOOST)
    key = scenes.add(scene, name, side=side_of(scene, id), count=1, by=id, on=on, boost=True)
    turn.note(
        BoostGained(
            id=id, who=_called(turn, scene, id), boost=name, key_=key, on=on, on_name=scene.called(on) if on else ""
        )
    )


def _called(turn: Turn, scene: Scene, id: str) -> str:
    if id in scene.everybody():
        return turn.sheet(id, Sheet).name
    return names.GAME_MASTER[1 if turn.lang == "fr" else 0]


def _boost(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """The boost the four outcomes give, or the one an attacker with style takes for a shift of harm."""
    mine = lies.actor.id
    if lies.action == "attack" and done.outcome == "style" and choices.boost is not None and done.boost in (None, mine):
        gain_boost(turn, scene, mine, choices.boost, against(scene, lies, mine))
    elif done.boost is not None and not (done.boost == mine and done.free_invocations):
        about = str(lies.kept.get("text", "")) if lies.kept.get("purpose") == "advantage" else ""
        given = "" if lies.kept.get("purpose") == "treat" else choices.named
        named = choices.boost or given or about
        gain_boost(turn, scene, done.boost, named if done.boost == mine else "", against(scene, lies, done.boost))


def others(scene: Scene, id: str) -> str:
    """Who gains by the misfortune of one: the game master, for everybody a player plays; else the players' side, by
    its first participant."""
    people = scene.in_play()
    if id not in people or scene.fighter(id).player:
        return scenes.NOBODY
    return next((other for other, one in people.items() if one.side != people[id].side), scenes.NOBODY)


def _price(turn: Turn, scene: Scene, lies: Roll, price: dict[str, Any]) -> None:
    """A price that is a boost or a free invocation goes to the other side."""
    opponent = lies.opponent
    other = others(scene, lies.actor.id) if opponent is None else opponent.id
    if "boost" in price:
        on = lies.actor.id if opponent is not None or lies.kept.get("purpose") == "move" else ""
        gain_boost(turn, scene, other, str(price["boost"]), on)
    if price.get("free"):
        from ..fate.aspects import find

        aspect = find(str(price["free"]), scenes.aspects(turn, scene))
        give_free(scene, aspect_key(scene, aspect), side_of(scene, other), 1)


def aspect_key(scene: Scene, aspect: Any) -> str:
    """The scene's entry for an aspect, made if there is none yet: an aspect of a sheet with free invocations."""
    kept = scenes.entry(scene, aspect)
    if kept is not None:
        return kept.at[-1]
    return scenes.add(scene, "", on=aspect.owner, slot=aspect.slot, origin="found")


def give_free(scene: Scene, key: str, side: str, count: int) -> None:
    """More free invocations of an aspect for a side."""
    scene.put("aspects", key, "free", side, to=scene.aspects[key].free.get(side, 0) + count)


def refuse_if_aimed(turn: Turn, scene: Scene, id: str) -> None:
    """Refuse what comes too late once dice aimed at this one are on the table (seed 000, concessions)."""
    lies = lying.in_scene(scene)
    while lies is not None:
        aimed = [lies.kept.get("target"), *lies.kept.get("targets", ())]
        if lies.kept.get("purpose") == "advantage" and len(lies.hands) > 1:
            aimed.append(lies.kept.get("on") or lies.hands[1].id)
        if id in aimed:
            must = harm.must_absorb(turn, lies) and lies.kept.get("target") == id
            raise Refused("fate_core.too_late", who=scene.called(id), next=(("absorb",) if must else ("settle",),))
        rest = lies.kept.get("after", [])
        lies = revive(Roll, rest[0]) if rest else None
