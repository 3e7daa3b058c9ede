"""plan: several actions declared for one turn (seed L32), and which of them a later step uses."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from ....errors import Refused, Usage
from .. import flow, pool, tables, traits
from ..scene import Scene, mention
from . import actions
from .arms import key_of, with_dexterity
from .events import DefendsFully, Planned

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..sheet import Sheet

DODGE = "dodge"


@value
class Use:
    """A declared action that a step uses: its key, its Traits, and what its place among the actions takes away."""

    key: str
    traits: str
    actions: int | None
    index: int | None


def plan(
    turn: Turn, *, who: str, expressions: tuple[str, ...], celerity: bool = False, out_of_turn: bool = False
) -> None:
    """Declare all the actions of a turn: each loses as many dice as there are actions, and one more for each before
    it. With `--celerity` none does, and they cannot be divided again (seed L32)."""
    if len(expressions) < tables.FEWEST_ACTIONS:
        raise Usage("storyteller.actions_few", found=len(expressions), fewest=tables.FEWEST_ACTIONS)
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    one = scene.fighter(sheet.seat)
    if one.done or one.full_defense or any(kept.used for kept in one.plan.values()):
        raise Refused("storyteller.plan_late", who=sheet.name, next=(("next",),))
    if celerity and not traits.rating(sheet, "celerity"):
        raise Refused("storyteller.no_celerity", who=sheet.name)
    whole = [pool.build(turn, sheet, expression, tables.DEFAULT, pool.Asked()) for expression in expressions]
    left = actions.pools(tuple(made.size for made in whole), celerity=celerity)
    if not any(left):
        raise Refused("storyteller.plan_empty", who=sheet.name, actions=len(left))
    if one.look("plan") is not None:
        scene.drop("participants", sheet.seat, "plan")
    for number, (made, dice) in enumerate(zip(whole, left, strict=True), 1):
        facts = {"traits": made.trait, "dice": dice, "used": False}
        scene.put("participants", sheet.seat, "plan", f"a{number}", to=facts | ({"celerity": True} if celerity else {}))
    turn.note(
        Planned(
            id=sheet.seat, who=mention(turn, scene, sheet.seat), actions=len(left), pools=left,
            traits=tuple(made.trait for made in whole), whole=tuple(made.size for made in whole), celerity=celerity,
        )
    )  # fmt: skip


def use(scene: Scene, sheet: Sheet, expression: str) -> Use | None:
    """The first declared action of these Traits that is not used yet; None for who declared nothing. Refused if
    something else was declared."""
    plan = scene.fighter(sheet.seat).plan
    if not plan:
        return None
    wanted = _names(sheet, expression)
    for key in flow.left(scene, sheet.seat):
        if _names(sheet, plan[key].traits) == wanted:
            return _use(scene, sheet, key)
    left = [plan[key].traits for key in flow.left(scene, sheet.seat)]
    key = "storyteller.not_planned" if left else "storyteller.plan_used"
    raise Refused(key, who=sheet.name, trait=expression, left=left, next=(("next",),))


def matching(sheet: Sheet, expression: str) -> Use | None:
    """The declared action that a roll in a fight uses, or None: not every roll there is an action."""
    scene = sheet.playing_in
    if not isinstance(scene, Scene) or scene.playing != "conflict":
        return None
    plan = scene.fighter(sheet.seat).plan
    if not flow.left(scene, sheet.seat):
        return None
    wanted = _names(sheet, expression)
    same = [key for key in flow.left(scene, sheet.seat) if _names(sheet, plan[key].traits) == wanted]
    return _use(scene, sheet, same[0]) if same else None


def settled(sheet: Sheet, one: Use | None) -> None:
    """A roll used a declared action: so its thrower has acted."""
    if one is not None and isinstance(sheet.playing_in, Scene):
        used(sheet.playing_in, sheet, one)
        flow.done(sheet.playing_in, sheet.seat)


def first(scene: Scene, sheet: Sheet, *, dodges: bool) -> Use | None:
    """The first declared action left that is a dodge, or that is none and has a die."""
    plan = scene.fighter(sheet.seat).plan
    for key in flow.left(scene, sheet.seat):
        if is_dodge(sheet, plan[key].traits) == dodges and plan[key].dice:
            return _use(scene, sheet, key)
    return None


def _use(scene: Scene, sheet: Sheet, key: str) -> Use:
    plan = scene.fighter(sheet.seat).plan
    free = plan[key].celerity
    return Use(
        key=key,
        traits=plan[key].traits,
        actions=None if free else len(plan),
        index=None if free else list(plan).index(key) + 1,
    )


def used(scene: Scene, sheet: Sheet, one: Use | None) -> None:
    """Write down that a declared action was used."""
    if one is not None:
        scene.put("participants", sheet.seat, "plan", one.key, "used", to=True)


def is_dodge(sheet: Sheet, expression: str) -> bool:
    """Whether an action is a dodge: one of its Traits is Dodge (V20, combat)."""
    return any(key_of(one) == DODGE for one in traits.read(sheet, expression))


def _names(sheet: Sheet, expression: str) -> list[str]:
    return sorted(one.name for one in traits.read(sheet, expression))


def full_defense(turn: Turn, *, who: str, out_of_turn: bool = False) -> None:
    """Give the whole turn to dodging: the first dodge has all its dice, each further one a die less (a fan page of
    combat rules)."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    if scene.fighter(sheet.seat).plan:
        raise Refused("storyteller.plan_late", who=sheet.name, next=(("next",),))
    expression = with_dexterity(sheet, (DODGE,))
    made = pool.build(turn, sheet, expression, tables.DEFAULT, pool.Asked())
    scene.fighter(sheet.seat).full_defense = True
    flow.done(scene, sheet.seat)
    turn.note(
        DefendsFully(id=sheet.seat, who=mention(turn, scene, sheet.seat), trait=made.trait, pool=made.size)
    )  # fmt: skip
