"""Several targets at once: a total shared out among them, or a whole zone (SRD, Affecting Multiple Targets).

Each target's answer is a roll of its own. They lie on the table together, one in front, the others in `after`.
"""

from __future__ import annotations

from ....core import zones
from ....core.kept import revive
from ....core.roll import Hand, Modifier, Roll
from ....core.value import TYPE_CHECKING, plain, replace
from ....errors import Refused, Usage
from ...fate import lying
from ...fate.throwing import thrown
from .. import conclude, flow, harm, owing, receipts
from ..sheet import Sheet
from . import reach
from .cast import cast

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene


def aimed(turn: Turn, scene: Scene, sheet: Sheet, words: tuple[str, ...], zone: str) -> list[str]:
    """The targets by id: those named, or all who stand in a zone, allies and oneself too."""
    if zone and words:
        raise Usage("usage.targets_and_zone")
    if zone:
        place = zones.zone_of(scene, zone)
        found = [id for id, one in scene.in_play().items() if one.zone == place]
        if not [id for id in found if id != sheet.seat]:
            raise Refused("fate_core.zone_empty", zone=scene.zones[place].name)
        return found
    found = [flow.seated(turn, word).seat for word in words]
    if len(set(found)) < len(found):
        raise Refused("fate_core.target_twice", who=next(scene.called(id) for id in found if found.count(id) > 1))
    return found


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """An attack whose total is to be shared out before the targets defend."""
    from .attack import refuse

    targets = [flow.seated(turn, id) for id in given["targets"]]
    for one in targets:
        refuse(scene, sheet, one, one)
    mine, notes = reach.attacking(turn, scene, sheet, targets, given)
    notes = [*notes, {"note": "split", "label": mine.trait, "names": [one.name for one in targets]}]
    kept: dict[str, Any] = {"notes": notes, "purpose": "attack", "targets": list(given["targets"])}
    return Roll(
        action="attack", hands=(mine,), given={**given, "trait": mine.trait}, kept=kept, stage="split"
    )  # fmt: skip


def everybody(
    turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any], invoke: tuple[str, ...], reroll: tuple[str, ...]
) -> tuple[Roll, list[Roll]]:
    """An attack on all in a zone: nobody shares, everybody defends against the whole total."""
    from .attack import ready as one_ready

    made = [one_ready(turn, scene, sheet, {**given, "target": id}) for id in given["targets"]]
    for one in made:
        one.kept["all_in"] = True
    first = cast(turn, sheet, replace(made[0], hands=made[0].hands[:1]), invoke, reroll)
    answered = thrown(turn, replace(first, hands=tuple(hand for one in made for hand in one.hands[1:])))
    fell = list(answered.hands)
    rolls = [
        replace(one, hands=(_sized(first.actor, one.actor), *(fell.pop(0) for _ in one.hands[1:]))) for one in made
    ]  # fmt: skip
    return rolls[0], rolls[1:]


def _sized(thrower: Hand, planned: Hand) -> Hand:
    """The attacker's hand as it fell, with what it adds against this target alone."""
    kinds = [one for one in planned.modifiers if one.kind == "scale"]
    return replace(thrower, modifiers=(*(one for one in thrower.modifiers if one.kind != "scale"), *kinds))


def evenly(lies: Roll) -> dict[str, int]:
    """A total shared out evenly among its targets, those named first having what is left over."""
    targets = list(lies.kept["targets"])[: max(1, lies.actor.total)]
    each, over = divmod(lies.actor.total, len(targets))
    return {id: each + (1 if place < over else 0) for place, id in enumerate(targets)}


def split(turn: Turn, *, shares: tuple[str, ...], settle: bool = False, auto: bool = False) -> None:
    """Share out the total of an attack on several targets, known to all, before each defends against its share.

    Who gets no share is not attacked. The shares are at least 1 each and come to the whole total.
    """
    scene = flow.fighting(turn)
    lies = lying.in_scene(scene)
    if lies is None or lies.stage != "split":
        owing.refuse(turn, scene)
        raise Refused("fate_core.nothing_to_split", next=(("attack", "WHO", "TARGET", "TARGET"),))
    wanted = _read(turn, scene, lies, shares)
    sheet = turn.sheet(lies.actor.id, Sheet)
    made = [_share(turn, scene, sheet, lies, id, share) for id, share in wanted.items()]
    answered = thrown(turn, replace(lies, hands=tuple(hand for one in made for hand in one.hands[1:])))
    fell = list(answered.hands)
    rolls = [replace(one, hands=(one.actor, *(fell.pop(0) for _ in one.hands[1:]))) for one in made]
    if lies.kept.get("action"):
        for one in rolls:
            one.kept["action"] = True
    lay(turn, scene, rolls)
    from .attack import after

    waits = next((one for one in rolls if harm.must_absorb(turn, one)), rolls[0])
    after(turn, scene, sheet, waits, settle=settle, auto=auto)


def _read(turn: Turn, scene: Scene, lies: Roll, shares: tuple[str, ...]) -> dict[str, int]:
    """`thugs=3 corvane=6`, by id; refused if it is not the whole total, or a target was not attacked."""
    found: dict[str, int] = {}
    for text in shares:
        who, equals, number = text.rpartition("=")
        if not equals or not number.isdecimal():
            raise Usage("usage.share", found=text)
        id = flow.seated(turn, who).seat
        if id not in lies.kept["targets"] or id in found:
            raise Refused(
                "fate_core.no_target", who=scene.called(id), targets=[scene.called(one) for one in lies.kept["targets"]]
            )  # fmt: skip
        found[id] = int(number)
    total = lies.actor.total
    if sum(found.values()) != total or min(found.values()) < 1:
        even = tuple(f"{id}={share}" for id, share in evenly(lies).items())
        raise Refused("fate_core.shares", total=total, found=sum(found.values()), next=(("split", *even),))
    return found


def _share(turn: Turn, scene: Scene, sheet: Sheet, lies: Roll, id: str, share: int) -> Roll:
    """One target's part of the attack: the thrower's hand, brought down to the share."""
    from . import advantage, attack

    if lies.action == "advantage":
        one = advantage.ready(turn, scene, sheet, {**lies.given, "on": id})
    else:
        one = attack.ready(turn, scene, sheet, {**lies.given, "target": id, "targets": []})
    part = Modifier(kind="share", label=scene.called(id), value=share - lies.actor.total)
    mine = lies.actor.plus(part, *(one for one in one.actor.modifiers if one.kind == "scale"))
    return replace(one, hands=(mine, *one.hands[1:]))


def lay(turn: Turn, scene: Scene, rolls: list[Roll]) -> None:
    """Lay rolls on the table, the first in front, and tell each."""
    front, *rest = rolls
    kept = {**front.kept, "after": [plain(one) for one in rest]} if rest else front.kept
    lying.keep_in_scene(scene, replace(front, kept=kept))
    for one in rolls:
        turn.note(receipts.rolled(turn, one))


def bring_up(scene: Scene, id: str) -> Roll | None:
    """The roll in which somebody has a hand: brought to the front if it lies behind; None if there is none."""
    lies = lying.in_scene(scene)
    if lies is None or lies.hand(id) is not None or lies.kept.get("target") == id:
        return lies
    behind = [revive(Roll, one) for one in lies.kept.get("after", ())]
    wanted = next((one for one in behind if one.hand(id) is not None or one.kept.get("target") == id), None)
    if wanted is None or lies.stage not in ("open", "waiting"):
        return None
    front = replace(lies, kept={name: one for name, one in lies.kept.items() if name != "after"})
    rest = [front, *(one for one in behind if one is not wanted)]
    wanted = replace(wanted, kept={**wanted.kept, "after": [plain(one) for one in rest]})
    lying.keep_in_scene(scene, wanted)
    return wanted


def whole(hand: Hand, lies: Roll) -> Hand:
    """A hand with what was paid for in its other shares: they are one roll, on which an aspect is paid for once."""
    behind = [revive(Roll, one) for one in lies.kept.get("after", ())]
    others = [other for one in behind for other in one.hands if other.id == hand.id]
    return hand.plus(*(one for other in others for one in other.modifiers if one.cost == "paid"))


def in_step(lies: Roll) -> Roll:
    """The same roll with the attacker's hand the same in all rolls of an attack on a whole zone."""
    if not lies.kept.get("all_in") or not lies.kept.get("after"):
        return lies
    behind = [revive(Roll, one) for one in lies.kept["after"]]
    behind = [replace(one, hands=(_sized(lies.actor, one.actor), *one.hands[1:])) for one in behind]
    return replace(lies, kept={**lies.kept, "after": [plain(one) for one in behind]})


def settle(turn: Turn, scene: Scene, *, auto: bool) -> None:
    """Settle what was thrown together, one after the other; with `auto` every hit is absorbed by the first way."""
    from .absorb import automatic

    lies = lying.in_scene(scene)
    while lies is not None and lies.stage == "open":
        conclude.settle(turn, scene, lies)
        if auto:
            automatic(turn, scene)
        lies = lying.in_scene(scene)
