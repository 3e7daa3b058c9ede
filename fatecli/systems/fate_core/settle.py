"""settle: last call. The roll stands as it is, and a price that is chosen is paid (SRD, Four Outcomes).

A fail may become a success at a serious cost, a tie on an overcome is one at a minor cost; everything else has its
stated default, so that settling needs no further word.
"""

from __future__ import annotations

from ...core.roll import Opposition
from ...core.value import TYPE_CHECKING, replace
from ...errors import Choice, Refused
from . import conclude, ladder, lying, owing, receipts, tables
from . import scene as scenes
from .events import ConsequenceTaken, Settled, StressMarked
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .events import Rolled

PRICED = {"serious": ("fail",), "minor": ("tie",)}
"""The outcome that each cost belongs to."""


def settle(
    turn: Turn,
    *,
    who: str = "",
    vs: tuple[str, ...] = (),
    cost: str = "",
    boost_: str | None = None,
    stress: int = 0,
    mental: bool = False,
    mild: str = "",
    moderate: str = "",
    severe: str = "",
    free: str = "",
    as_: str = "",
    twist: str = "",
) -> None:
    """Settle the open roll: set a difficulty that came late, name the boost or aspect, and say what a cost was.

    A cost is a boost or a free invocation for the others, a stress box, a consequence, or only words (`-m`).
    """
    sheet, on_table = lying.the_roll(turn, who)
    playing = sheet.playing_in
    if on_table.stage in ("split", "waiting") and isinstance(playing, scenes.Scene):
        owing.refuse(turn, playing)
    if on_table.stage != "open":
        raise Refused("fate_core.settled_already", who=on_table.actor.who, next=(("absorb",),))
    if on_table.action == "contest":
        _exchange(turn, on_table, twist or as_, {
            "vs": vs, "cost": cost, "boost": boost_, "stress": stress, "mild": mild, "moderate": moderate,
            "severe": severe, "free": free,
        })  # fmt: skip
        return
    on_table = _opposed(on_table, vs)
    done = receipts.rolled(turn, replace(on_table, stage="settled"))
    chosen = {"boost": boost_, "stress": stress, "free": free, "mild": mild, "moderate": moderate, "severe": severe}
    if boost_ is not None and not cost:
        done = _boosted(done)
    price = _cost(done, cost, {name: one for name, one in chosen.items() if one not in ("", 0, None)})
    if price is not None:
        price.update({"text": turn.message} if turn.message else {})
        _pay(turn, sheet, price, "mental" if mental else "physical")
    scene = scenes.running(turn)
    if scene is not None and sheet.seat:
        choices = conclude.Choices(boost=None if price else boost_, named=as_, twist=twist, price=price)
        conclude.settle(turn, scene, on_table, choices)
        return
    lying.keep_roll(turn, sheet, None)
    named = as_ or ("" if price else boost_ or "")
    if done.boost or done.free_invocations or (price and "boost" in price):
        turn.warn("fate_core.not_kept")
    turn.note(Settled(roll=done, cost=price, named=named, twist=twist))
    conclude.alone(turn, on_table, done, conclude.Choices(named=named, twist=twist, price=price))


def _exchange(turn: Turn, on_table: Roll, twist: str, other: dict[str, object]) -> None:
    """Last call of an exchange: it is scored; only a twist can be named."""
    for name, one in other.items():
        if one not in ("", 0, (), None):
            raise Refused("fate_core_contest.only_twist", option=f"--{name}")
    conclude.settle(turn, scenes.here(turn), on_table, conclude.Choices(twist=twist))


def _opposed(on_table: Roll, vs: tuple[str, ...]) -> Roll:
    """The difficulty may come after the throw; one that is there already is `amend`'s to change."""
    if not vs:
        return on_table
    if on_table.opposition is not None:
        raise Refused("fate_core.opposed_already", next=(("amend", on_table.actor.id, "--vs", *vs),))
    passive = tuple(Opposition(value=ladder.must_read(word), word=word) for word in vs)
    return replace(on_table, passive=passive)


def _boosted(done: Rolled) -> Rolled:
    """`--boost` without a cost names the boost that is gained; an attack with style gives a shift of harm for one."""
    if done.action == "attack" and done.outcome == "style" and done.boost is None:
        return replace(done, hit=(done.hit or 0) - 1, boost=done.id)
    if done.boost is None and done.outcome not in ("fail", "tie"):
        raise Refused("fate_core.no_boost", who=done.who)
    return done


def _cost(done: Rolled, cost: str, chosen: dict[str, Any]) -> dict[str, Any] | None:
    """The price of succeeding all the same; refused where the outcome has none, asked for where it is not said."""
    outcome = done.outcome
    priced = done.action == "overcome" or (done.action == "advantage" and outcome == "fail")
    if not cost and outcome == "tie" and done.action == "overcome":
        cost = "minor"
    harmful = {name: one for name, one in chosen.items() if name != "boost"}
    if not cost:
        if harmful or (chosen and outcome == "fail" and priced):
            raise Choice("fate_core.cost_degree", next=(("settle", done.id, "--cost", "serious"),))
        return None
    if not priced or outcome not in PRICED[cost]:
        raise Refused("fate_core.no_cost", cost=cost, outcome=outcome or "alone", action=done.action)
    return {"degree": cost, **chosen}


def _pay(turn: Turn, sheet: Sheet, price: dict[str, Any], track: str) -> None:
    """Tick the box and take the consequence that were chosen as the price."""
    box = price.get("stress", 0)
    if box:
        free = [one for one in sheet.boxes(track) if one not in sheet.stress(track)]
        if box not in free:
            raise Refused("fate_core.box_taken", who=sheet.name, track=track, box=box, free=free)
        ticked = sorted([*sheet.stress(track), box])
        if track == "physical":
            sheet.physical_stress = ticked
        else:
            sheet.mental_stress = ticked
        turn.note(StressMarked(id=sheet.id, who=sheet.name, track=track, box=box))
    for slot in tables.SLOTS:
        if price.get(slot):
            _take(turn, sheet, slot, price[slot])


def _take(turn: Turn, sheet: Sheet, slot: str, aspect: str) -> None:
    free = [one for one in sheet.slots() if not sheet.consequence(one).aspect]
    if slot not in free:
        raise Refused("fate_core.slot_taken", who=sheet.name, slot=slot, free=free)
    sheet.consequence(slot).aspect = aspect
    scene = sheet.playing_in
    if isinstance(scene, scenes.Scene) and sheet.seat and scene.playing == "conflict":
        scene.fighter(sheet.seat).harmed += 1
    turn.note(ConsequenceTaken(id=sheet.id, who=sheet.name, slot=slot, aspect=aspect))
