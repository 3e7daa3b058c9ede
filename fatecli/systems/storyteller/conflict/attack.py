"""attack: a pool against a dodge; what is left hits, and its harm waits for `absorb` (V20, combat; seed L32)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import difficulty as difficulties
from .. import flow, hands, pool, traits
from .. import willpower as points
from ..scene import Scene, mention, seated
from . import abort as aborted
from . import absorb, arms, health, plan
from . import damage as rules
from .events import Attacked

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..events import Rolled
    from ..hands import Hand
    from ..sheet import Sheet
    from .abort import Abort
    from .arms import Arm
    from .plan import Use

GONE = ("dead", "destroyed")


def attack(
    turn: Turn,
    *,
    who: str,
    target: str,
    more: tuple[str, ...] = (),
    with_: str = "",
    defend_with: str = "",
    weapon: str = "",
    damage: str = "",
    difficulty: str = "",
    bonus: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    speciality: str = "",
    willpower: bool = False,
    ignore_wounds: bool = False,
    willpower_by: tuple[str, ...] = (),
    unaware: bool = False,
    abort: str = "",
    settle: bool = False,
    auto: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Attack a target: Dexterity and Brawl, Melee or Firearms, at difficulty 6 or the weapon's; the target's dodge
    takes successes away, and one that is left hits. The target may `abort` a declared action to dodge. With `--settle`
    the damage and soak are thrown at once."""
    if more:
        raise Refused("storyteller.no_split")
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    if ignore_wounds:
        points.steel(turn, sheet, besides=willpower)
    aimed = seated(turn, target)
    refuse(scene, sheet, aimed)
    declared = plan.use(scene, sheet, with_) if with_ else plan.first(scene, sheet, dodges=False)
    if not with_ and declared is None and scene.fighter(sheet.seat).plan:
        raise Refused("storyteller.plan_used", who=sheet.name, next=(("next",),))
    keys = arms.ARMED if weapon else arms.ATTACKS
    expression = with_ or (declared.traits if declared else arms.with_dexterity(sheet, keys))
    ability = next((key for one in traits.read(sheet, expression) if (key := arms.key_of(one)) in arms.ATTACKS), "")
    arm = arms.choose(sheet, ability, weapon, damage, ("attack", who, target, "--with", expression))
    level = difficulties.read(turn, difficulty) if difficulty else arm.difficulty
    asked = _asked(declared, bonus=bonus, vs_bonus=vs_bonus)
    made = pool.build(turn, sheet, expression, level, asked)
    instead = aborted.ready(turn, scene, aimed, defend_with, abort) if abort else None
    dodge = None if unaware or instead else dodging(turn, scene, aimed, defend_with)
    throwing = [sheet] if dodge is None and instead is None else [sheet, aimed]
    paid = points.payers(turn, throwing, sheet if willpower else None, willpower_by)
    mine = hands.hand(turn, sheet, made, paid=sheet in paid, word=speciality)
    fell, dodged = _fall(turn, scene, mine, dodge, instead, paid)
    plan.used(scene, sheet, declared)
    if not out_of_turn:
        flow.done(scene, sheet.seat)
    _tell(turn, scene, aimed, arm, fell, dodged)
    if scene.roll is not None and (settle or auto):
        absorb.take(turn, scene)


def _fall(
    turn: Turn, scene: Scene, mine: Hand, dodge: Hand | None, instead: Abort | None, paid: list[Sheet]
) -> tuple[Rolled, Rolled | None]:
    """Throw the attack and the dodge, and say what fell."""
    if instead is not None:
        return aborted.fall(turn, scene, mine, instead, paid)
    every = hands.fall(turn, mine, *(() if dodge is None else (hands.pledged(dodge, paid),)))
    for one in every:
        turn.note(one)
    return every[0], every[1] if dodge is not None else None


def _asked(one: Use | None, *, bonus: tuple[str, ...] = (), vs_bonus: tuple[str, ...] = ()) -> pool.Asked:
    return pool.Asked(
        bonus=bonus,
        vs_bonus=vs_bonus,
        actions=one.actions if one else None,
        index=one.index if one else None,
    )


def refuse(scene: Scene, sheet: Sheet, aimed: Sheet) -> None:
    """Refuse oneself, who has left, and who is past all harm. Who is down may still be struck."""
    if aimed is sheet:
        raise Refused("storyteller.attack_self", who=sheet.name)
    if scene.fighter(aimed.seat).out == "left":
        raise Refused("scenes.is_left", who=aimed.name)
    if aimed.condition in GONE:
        raise Refused("storyteller.past_harm", who=aimed.name, state=aimed.condition)


def dodging(turn: Turn, scene: Scene, sheet: Sheet, word: str) -> Hand | None:
    """The target's dodge, or None. A dodge is an action: one of those declared, one of a full defence, or the only
    one of a turn in which the target has not acted yet. Left out, only what was declared dodges."""
    one = scene.fighter(sheet.seat)
    wound = health.wounds(sheet)
    down = bool(sheet.condition) or (wound is not None and wound.helpless)
    if word.casefold() in arms.NONE or (not word and down):
        return None
    if one.full_defense:
        return _full(turn, scene, sheet, word)
    if one.plan:
        declared = plan.use(scene, sheet, word) if word else plan.first(scene, sheet, dodges=True)
        if declared is None:
            return None
        made = pool.build(turn, sheet, declared.traits, 6, _asked(declared))
        plan.used(scene, sheet, declared)
        return hands.hand(turn, sheet, made)
    if not word:
        return None
    made = pool.build(turn, sheet, word, 6, pool.Asked())
    if one.done:
        raise Refused("storyteller.dodge_acted", who=sheet.name, next=(("full-defense", sheet.seat),))
    flow.done(scene, sheet.seat)
    return hands.hand(turn, sheet, made)


def _full(turn: Turn, scene: Scene, sheet: Sheet, word: str) -> Hand | None:
    """A dodge of a full defence; none once its dice are used up."""
    one = scene.fighter(sheet.seat)
    expression = word or arms.with_dexterity(sheet, (plan.DODGE,))
    whole = pool.build(turn, sheet, expression, 6, pool.Asked())
    if whole.size <= one.dodges:
        return None
    made = pool.build(turn, sheet, expression, 6, pool.Asked(dodges=one.dodges))
    one.dodges += 1
    return hands.hand(turn, sheet, made)


def _tell(turn: Turn, scene: Scene, aimed: Sheet, arm: Arm, mine: Rolled, dodge: Rolled | None) -> None:
    """Say what is left of what fell; a hit is kept in the scene until its harm is thrown."""
    left = rules.left(mine.net, dodge.net if dodge else 0)
    if left:
        scene.roll = {
            "id": str(mine.id), "target": aimed.seat, "net": left, "pool": mine.pool,
            **({} if dodge is None else {"dodge_pool": dodge.pool}),
            "with": arm.label, "damage": arm.dice, "kind": arm.kind,
        }  # fmt: skip
    turn.note(
        Attacked(
            id=str(mine.id), who=mention(turn, scene, str(mine.id)), trait=str(mine.trait), target=aimed.seat,
            target_name=mention(turn, scene, aimed.seat), pool=mine.pool, difficulty=mine.difficulty,
            dodge_pool=dodge.pool if dodge else None, successes=mine.net, dodged=dodge.net if dodge else 0, net=left,
            hit=left > 0, outcome="success" if left else "botch" if mine.outcome == "botch" else "failure",
            weapon=arm.label, kind=arm.kind, damage_pool=rules.damage_pool(arm.dice, left) if left else None,
        )
    )  # fmt: skip
