"""How a roll in a scene ends: by what it was for, with the choices made at last call or their stated defaults.

A fail fails, style is the full hit, an unnamed boost or aspect gets a placeholder.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from ..fate import lying
from . import harm, names, receipts
from . import scene as scenes
from .events import Settled
from .scene_events import BoostGained
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
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
    "overcome": "conflict.advantage:overcame",
    "attack": "conflict.attack:concluded",
}
"""What a roll was for, and the function that ends it: `(turn, scene, roll, receipt, choices)`."""


def part(addresses: dict[str, str], name: str) -> Any:
    """The function that a table of addresses names for this, or None."""
    module, _, function = addresses.get(name, "").partition(":")
    if not function:
        return None
    return getattr(__import__(f"{__package__}.{module}", fromlist=[function]), function)


def pending_hit(turn: Turn, lies: Roll) -> int:
    """The harm an attack would do as it stands, less what a boost chosen instead took off; 0 for other rolls."""
    if lies.action != "attack" or lies.shifts is None or "target" not in lies.kept:
        return 0
    return max(0, harm.hit(lies.shifts, lies.kept) - int(lies.kept.get("less", 0)))


def absorbs_alone(turn: Turn, lies: Roll) -> bool:
    """Whether the target absorbs by itself: nameless characters and mobs do."""
    return turn.sheet(str(lies.kept["target"]), Sheet).kind == "nameless"


def settle(turn: Turn, scene: Scene, lies: Roll, choices: Choices = DEFAULTS) -> Rolled:
    """End the roll that lies open in the scene. A hit stays to be absorbed, unless the target does that alone."""
    done = receipts.rolled(turn, replace(lies, stage="settled"))
    lying.keep_in_scene(scene, None)
    turn.note(
        Settled(roll=done, cost=choices.price, named=choices.named or choices.boost or "", twist=choices.twist)
    )  # fmt: skip
    _boost(turn, scene, lies, done, choices)
    if choices.price:
        _price(turn, scene, lies, choices.price)
    concluded = part(CONCLUDES, str(lies.kept.get("purpose", "")))
    if concluded is not None:
        concluded(turn, scene, lies, done, choices)
    return done


def side_of(scene: Scene, id: str) -> str:
    """The side of a participant; of the game master, the game master."""
    return scene.person(id).side if id in scene.everybody() else scenes.NOBODY


def gain_boost(turn: Turn, scene: Scene, id: str, name: str) -> None:
    """A boost for one's side; a placeholder names it where nobody did."""
    if not name:
        word = names.BOOST[1 if turn.lang == "fr" else 0]
        name = f"{word} {1 + sum(1 for one in scene.aspects.values() if one.text.startswith(word))}"
    key = scenes.add(scene, name, side=side_of(scene, id), count=1, by=id, boost=True)
    turn.note(BoostGained(id=id, who=_called(turn, scene, id), boost=name, key_=key))


def _called(turn: Turn, scene: Scene, id: str) -> str:
    if id in scene.everybody():
        return turn.sheet(id, Sheet).name
    return names.GAME_MASTER[1 if turn.lang == "fr" else 0]


def _boost(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """The boost the four outcomes give, or the one an attacker with style takes for a shift of harm."""
    if lies.action == "attack" and done.outcome == "style" and choices.boost is not None and done.boost is None:
        gain_boost(turn, scene, lies.actor.id, choices.boost)
    elif done.boost is not None and done.free_invocations in (None, 0):
        named = choices.boost or (str(lies.kept.get("text", "")) if lies.kept.get("purpose") == "advantage" else "")
        gain_boost(turn, scene, done.boost, named if done.boost == lies.actor.id else "")


def _price(turn: Turn, scene: Scene, lies: Roll, price: dict[str, Any]) -> None:
    """A price that is a boost or a free invocation goes to the other side."""
    against = lies.opponent
    other = scenes.NOBODY if against is None else against.id
    if "boost" in price:
        gain_boost(turn, scene, other, str(price["boost"]))
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
    if lies is not None and lies.kept.get("target") == id:
        raise Refused("fate_core.too_late", who=scene.called(id), next=(("absorb",),))
