"""attack: one roll against the target's defence; the hit is its shifts (seed 000, attacking and defending)."""

from __future__ import annotations

from ....core import names as core_names
from ....core import zones
from ....core.roll import Hand, Modifier, Opposition, Roll
from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused
from ...fate import lying
from .. import conclude, flow, harm, invoking, ladder, names, receipts, tables
from .. import scene as scenes
from ..hand import hand, split
from ..roll import offer, thrown
from ..sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene

RANGE = {"fight": 0, "shoot": 2}
"""How many zones away a skill reaches (SRD, Fight and Shoot)."""

DEFENCES = {"fight": ("fight", "athletics"), "shoot": ("athletics",), "provoke": ("will",)}
"""The skills that defend against an attack (SRD, skill pages)."""


def attack(
    turn: Turn,
    *,
    who: str,
    target: str,
    with_: str = "",
    defend_with: str = "",
    defender: str = "",
    unaware: bool = False,
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
    """Attack a target. Left out, the best trait for the distance attacks and the best that may defends."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    aimed = turn.sheet(target, Sheet)
    takes = turn.sheet(defender, Sheet) if defender else aimed
    refuse(scene, sheet, aimed, takes)
    mine, notes = attacking(turn, scene, sheet, aimed, with_, stunt=stunt, bonus=bonus, team=team)
    opposing = (
        [] if unaware or vs or wait or _forgoes(defend_with) else [defence(turn, scene, takes, mine.trait, defend_with)]
    )
    passive = [Opposition(value=ladder.must_read(word), word=word) for word in vs]
    if not opposing and not passive and not wait:
        passive = [Opposition(value=0)]
    kept: dict[str, Any] = {
        "notes": notes, "purpose": "attack", "target": takes.seat, "aimed": aimed.seat,
        **harm.ratings(turn, sheet, weapon, opposing),
    }  # fmt: skip
    given = {"trait": mine.trait, "vs": vs, "vs_bonus": vs_bonus, "action": "attack", "existing": "", "bonus": bonus,
             "stunt": stunt, "team": team, "boost": (), "weapon": weapon}  # fmt: skip
    from .. import opposition

    ready = Roll(
        action="attack", hands=(mine, *opposing), passive=tuple(passive), extra=opposition.extra(vs_bonus),
        given=given, kept=kept, stage="waiting" if wait else "open",
    )  # fmt: skip
    known = invoking.known_aspects(turn, sheet, [one.id for one in ready.hands])
    again = invoking.price(turn, sheet, mine, known, reroll, "reroll")
    plus = invoking.price(turn, sheet, mine, known, invoke, "invoke", before=again)
    invoking.afford(sheet, [*again, *plus])
    on_table = invoking.apply(turn, sheet, thrown(turn, ready), mine, [*again, *plus])
    if not out_of_turn:
        flow.done(scene, sheet.seat)
    lying.keep_in_scene(scene, on_table)
    turn.note(receipts.rolled(turn, on_table))
    after(turn, scene, sheet, on_table, settle=settle, auto=auto)


def after(turn: Turn, scene: Scene, sheet: Sheet, on_table: Roll, *, settle: bool, auto: bool) -> None:
    """Settle at once and absorb by the first way where a script asks for it; else say what can be typed."""
    from .absorb import automatic

    if on_table.stage == "waiting":
        turn.hint("fate_core.hint.defend", "defend", str(on_table.kept["target"]))
        return
    if settle or auto:
        conclude.settle(turn, scene, on_table)
        if auto:
            automatic(turn, scene)
        return
    target = turn.sheet(str(on_table.kept["target"]), Sheet)
    offer(turn, sheet, on_table)
    if conclude.pending_hit(turn, on_table) and not conclude.absorbs_alone(turn, on_table):
        turn.hint("fate_core.hint.invoke_against", "invoke", target.id, "ASPECT")
        turn.hint("fate_core.hint.absorb", "absorb", target.id)


def refuse(scene: Scene, sheet: Sheet, aimed: Sheet, takes: Sheet) -> None:
    """Refuse a target that is not there, is out, or is oneself, and an interposer who is out."""
    for one in (aimed, takes):
        if not one.seat:
            raise Refused("scenes.not_here", who=one.name)
        if scene.person(one.seat).out:
            raise Refused(f"scenes.is_{scene.person(one.seat).out}", who=one.name)
    if aimed is sheet or takes is sheet:
        raise Refused("fate_core.attack_self", who=sheet.name)
    if takes is not aimed and scene.person(takes.seat).zone != scene.person(aimed.seat).zone:
        raise Refused("fate_core.interpose_far", who=takes.name, target=aimed.name)


def attacking(
    turn: Turn, scene: Scene, sheet: Sheet, aimed: Sheet, with_: str, **given: Any
) -> tuple[Hand, list[dict[str, Any]]]:
    """The attacker's hand: the trait given, or the best that reaches the target; a mob adds its members."""
    trait = with_ or best_attack(scene, sheet, aimed)
    mine, notes = hand(
        turn, sheet, trait, "attack", stunt=given["stunt"], bonus=given["bonus"], team=split(given["team"])
    )
    key = core_names.translate(mine.trait, names.SKILLS) or ""
    away = distance(scene, sheet.seat, aimed.seat)
    if key in RANGE and (away is None or away > RANGE[key]):
        raise Refused(
            "fate_core.out_of_reach",
            who=sheet.name,
            target=aimed.name,
            trait=mine.trait,
            next=(("move", sheet.seat, "ZONE"),),
        )
    return mine.plus(*mob(scene, sheet, mine.trait)), notes


def best_attack(scene: Scene, sheet: Sheet, aimed: Sheet) -> str:
    """The best-rated skill that attacks in this kind of conflict and reaches the target."""
    away = distance(scene, sheet.seat, aimed.seat)
    skills = [
        sheet.spelled(role) or names.SKILLS[role][0]
        for role, track in names.ATTACKS.items()
        if track == scene.conflict_kind and (role not in RANGE or (away is not None and away <= RANGE[role]))
    ]
    if not skills:
        raise Refused("fate_core.out_of_reach", who=sheet.name, target=aimed.name, trait=", ".join(sheet.skills))
    return max(skills, key=sheet.rating)


def distance(scene: Scene, here: str, there: str) -> int | None:
    """Zones between two participants; 0 where no zones are drawn, None where no way leads."""
    a, b = scene.person(here).zone, scene.person(there).zone
    if not a or not b or a == b:
        return 0
    way = zones.steps_between(scene, a, b)
    return None if way is None else len(way)


def mob(scene: Scene, sheet: Sheet, trait: str) -> list[Modifier]:
    """Teamwork of a mob: one for each member but the first, if they are rated at all (SRD, Mobs)."""
    count = scene.person(sheet.seat).count
    if count < 2 or sheet.rating(trait) < 1:
        return []
    return [Modifier(kind="teamwork", label=f"{sheet.name} \u00d7{count}", value=count - 1)]


def defence(turn: Turn, scene: Scene, sheet: Sheet, against: str, with_: str) -> Hand:
    """The defender's hand: the trait given, or the best that may defend; +2 under full defence."""
    trait = with_ or best_defence(scene, sheet, against)
    mine, _ = hand(turn, sheet, trait, "defend")
    mine = mine.plus(*mob(scene, sheet, mine.trait))
    if scenes.defends_fully(scene, sheet.seat):
        mine = mine.plus(Modifier(kind="full_defense", label="", value=tables.FULL_DEFENSE))
    return mine


def best_defence(scene: Scene, sheet: Sheet, against: str) -> str:
    """The best-rated skill that may defend against an attack."""
    key = core_names.translate(against, names.SKILLS) or ""
    roles = DEFENCES.get(key, ("will",) if scene.conflict_kind == "mental" else ("athletics", "fight"))
    return max((sheet.spelled(role) or names.SKILLS[role][0] for role in roles), key=sheet.rating)


def _forgoes(word: str) -> bool:
    return word.casefold() in ("none", "aucun", "aucune")


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
    scene = scenes.here(turn)
    lies = lying.in_scene(scene)
    if lies is None or lies.stage != "waiting":
        raise Refused("fate_core.nothing_waits")
    aimed = turn.sheet(for_ or str(lies.kept["target"]), Sheet)
    takes = turn.sheet(who, Sheet) if who else aimed
    attacker = turn.sheet(lies.actor.id, Sheet)
    refuse(scene, attacker, aimed, takes)
    if _forgoes(with_):
        answered = replace(lies, passive=(Opposition(value=0),), stage="open")
    else:
        mine = defence(turn, scene, takes, lies.actor.trait, with_)
        fresh = thrown(turn, replace(lies, hands=(mine,)))
        answered = replace(lies, hands=(lies.actor, fresh.hands[0]), stage="open")
    answered = replace(answered, kept={**answered.kept, "target": takes.seat})
    lying.keep_in_scene(scene, answered)
    turn.note(receipts.rolled(turn, answered))
    after(turn, scene, attacker, answered, settle=False, auto=False)


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A hit waits to be absorbed; a nameless target and a mob absorb it by themselves."""
    less = 1 if choices.boost is not None and (lies.shifts or 0) >= 3 else 0
    lies = replace(lies, kept={**lies.kept, "less": less})
    hit = conclude.pending_hit(turn, lies)
    target = str(lies.kept["target"])
    if hit and target in scene.everybody():
        scene.put("participants", target, "pressed", to=True)
    if not hit:
        return
    if conclude.absorbs_alone(turn, lies):
        from .marks import alone

        alone(turn, scene, lies, hit)
    else:
        lying.keep_in_scene(scene, replace(lies, stage="hit"))
