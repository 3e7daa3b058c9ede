"""attack: one roll against the target's defence; the hit is its shifts (seed 000, attacking and defending)."""

from __future__ import annotations

from ....core.roll import Hand, Opposition, Roll
from ....core.value import TYPE_CHECKING, replace
from ....errors import Choice, Refused
from ...fate import lying
from ...fate.throwing import thrown
from .. import flow, harm, ladder, opposition, owing, receipts
from ..roll import offer
from ..sheet import Sheet
from . import move, reach, volley
from .cast import cast

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene


def attack(
    turn: Turn,
    *,
    who: str,
    target: str = "",
    more: tuple[str, ...] = (),
    all_in: str = "",
    with_: str = "",
    defend_with: str = "",
    defender: str = "",
    unaware: bool = False,
    zone: tuple[str, ...] = (),
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    weapon: str = "",
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    wait: bool = False,
    settle: bool = False,
    auto: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Attack a target, or several that share the total, or all in a zone; `zone` moves one there before, free.

    Left out, the best trait for the distance attacks and the best that may defends.
    """
    if not target and not all_in:
        raise Choice("choice.missing", step="attack", words=["target"], typed=["TARGET"])
    act = ("attack", who, *((f"--all-in={all_in}",) if all_in else (target, *more)))
    scene, sheet = flow.begin(turn, who, act=act, out_of_turn=out_of_turn, team=team)
    if zone:
        move.step(turn, scene, sheet, zone[0])
    given: dict[str, Any] = {
        "trait": with_, "target": target, "targets": [], "all_in": all_in, "defender": defender, "wait": wait,
        "defend_with": defend_with, "unaware": unaware, "vs": vs, "vs_bonus": vs_bonus, "bonus": bonus,
        "stunt": stunt, "team": team, "weapon": weapon,
    }  # fmt: skip
    if more or all_in:
        given["targets"] = volley.aimed(turn, scene, sheet, (*((target,) if target else ()), *more), all_in)
    rest: list[Roll] = []
    if all_in:
        on_table, rest = volley.everybody(turn, scene, sheet, given, invoke, reroll)
    else:
        made = volley.ready(turn, scene, sheet, given) if more else ready(turn, scene, sheet, given)
        on_table = cast(turn, sheet, made, invoke, reroll)
    if not out_of_turn:
        flow.done(scene, sheet.seat, team=team)
        on_table.kept["action"] = True
    volley.lay(turn, scene, [on_table, *rest])
    after(turn, scene, sheet, on_table, settle=settle, auto=auto)


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """The roll of an attack on one target, with no die thrown yet."""
    aimed = flow.seated(turn, given["target"])
    takes = flow.seated(turn, given["defender"]) if given["defender"] else aimed
    refuse(scene, sheet, aimed, takes, alone=not given["all_in"])
    mine, notes = reach.attacking(turn, scene, sheet, [aimed], given)
    mine = mine.plus(*reach.scale(turn, sheet, takes))
    passive = [Opposition(value=ladder.must_read(word), word=word) for word in given["vs"]]
    opposing: list[Hand] = []
    if not passive and not (given["unaware"] or given["wait"] or reach.forgoes(given["defend_with"])):
        answer = reach.defence(turn, scene, takes, mine.trait, given["defend_with"])
        opposing = [answer.plus(*reach.scale(turn, takes, sheet))]
    if not opposing and not passive and not given["wait"]:
        passive = [Opposition(value=0)]
    hit = opposing or [Hand(id=takes.seat, who=takes.name, trait="", dice=(), rolled=0, modifiers=())]
    kept: dict[str, Any] = {
        "notes": notes, "purpose": "attack", "target": takes.seat, "aimed": aimed.seat,
        **harm.ratings(turn, sheet, given["weapon"], hit),
    }  # fmt: skip
    return Roll(
        action="attack", hands=(mine, *opposing), passive=tuple(passive), extra=opposition.extra(given["vs_bonus"]),
        given={**given, "trait": mine.trait}, kept=kept, stage="waiting" if given["wait"] else "open",
    )  # fmt: skip


def after(turn: Turn, scene: Scene, sheet: Sheet, on_table: Roll, *, settle: bool, auto: bool) -> None:
    """Settle at once and absorb by the first way where a script asks for it; else say what else can be typed than what
    is owed."""
    if on_table.stage == "open" and (settle or auto):
        volley.settle(turn, scene, auto=auto)
    elif on_table.stage == "open" and not harm.must_absorb(turn, on_table):
        offer(turn, sheet, on_table)
    for one in owing.last_call(turn, scene, owing.of(turn, scene)):
        turn.hint(one["key"], *one["argv"][1:])


def refuse(scene: Scene, sheet: Sheet, aimed: Sheet, takes: Sheet, *, alone: bool = True) -> None:
    """Refuse a target that is out, or is oneself, and an interposer who is out or elsewhere."""
    for one in (aimed, takes):
        if scene.person(one.seat).out:
            raise Refused(f"scenes.is_{scene.person(one.seat).out}", who=one.name)
    if alone and (aimed is sheet or takes is sheet):
        raise Refused("fate_core.attack_self", who=sheet.name)
    if takes is not aimed and scene.person(takes.seat).zone != scene.person(aimed.seat).zone:
        raise Refused(
            "fate_core.interpose_far", who=takes.name, target=aimed.name, zone=scene.person(aimed.seat).zone
        )  # fmt: skip


def defend(
    turn: Turn,
    *,
    who: str = "",
    with_: str = "",
    for_: str = "",
    stunt: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
) -> None:
    """Answer an attack that waits; somebody else may step in and take what comes."""
    from ..hand import find_stunt, stunt_modifier

    scene = flow.fighting(turn)
    if for_ or who:
        volley.bring_up(scene, flow.seated(turn, for_ or who).seat)
    lies = lying.in_scene(scene)
    if lies is None or lies.stage != "waiting":
        owing.refuse(turn, scene)
        raise Refused("fate_core.nothing_waits")
    aimed = flow.seated(turn, for_ or str(lies.kept["target"]))
    attacker = turn.sheet(lies.actor.id, Sheet)
    takes = flow.seated(turn, who) if who else aimed
    if aimed.seat != lies.kept["aimed"]:
        raise Refused("fate_core.not_hit", who=aimed.name, target=scene.called(str(lies.kept["aimed"])))
    given = {**lies.given, "wait": False, "defender": "" if takes is aimed else takes.seat, "defend_with": with_}
    made = ready(turn, scene, attacker, given)
    if len(made.hands) > 1:
        mine = made.hands[1]
        for word in stunt:
            mine = mine.plus(stunt_modifier(takes, find_stunt(takes, word), mine.trait, "defend"))
        mine = mine.plus(*opposition.named_bonus(bonus))
        mine = thrown(turn, replace(lies, hands=(mine,))).hands[0]
        made = replace(made, hands=(lies.actor, mine))
    made = replace(made, hands=(lies.actor, *made.hands[1:]), kept={**lies.kept, **made.kept})
    lying.keep_in_scene(scene, made)
    turn.note(receipts.rolled(turn, made))
    after(turn, scene, attacker, made, settle=False, auto=False)


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A hit waits to be absorbed; a nameless target and a mob absorb it by themselves. With style an attacker may
    have taken a boost for a shift of it."""
    less = 1 if choices.boost is not None and done.outcome == "style" and done.boost is None else 0
    lies = replace(lies, kept={**lies.kept, "less": less})
    hit, target = harm.pending(turn, lies), str(lies.kept["target"])
    if not hit:
        return
    scene.put("participants", target, "pressed", to=True)
    if harm.alone(turn, lies):
        from .marks import alone

        alone(turn, scene, lies, hit)
    else:
        lying.keep_in_scene(scene, replace(lies, stage="hit"))
