"""overcome, full-defense: the actions of a conflict that harm nobody (SRD, Four Actions; seed 000, full defence)."""

from __future__ import annotations

from ....core.roll import Opposition, Roll
from ....core.value import TYPE_CHECKING, replace
from ...fate.aspects import find
from .. import conclude, flow, house
from .. import scene as scenes
from ..roll import prepared
from ..scene_events import AspectPlaced
from . import reach
from .advantage import UNOPPOSED
from .cast import rolled
from .events import DefenceUnused, DefendsFully

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene
    from ..sheet import Sheet


def overcome(
    turn: Turn,
    *,
    who: str,
    with_: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    remove: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Overcome an obstacle, perhaps to remove an aspect; against Fair (+2) if nothing else is given."""
    scene, sheet = flow.begin(turn, who, act=("overcome", who, "--with", with_), out_of_turn=out_of_turn, team=team)
    given = {"trait": with_, "vs": vs, "vs_bonus": vs_bonus, "remove": remove, "bonus": bonus, "stunt": stunt,
             "team": team}  # fmt: skip
    made = ready(turn, scene, sheet, given)
    if not out_of_turn:
        flow.done(scene, sheet.seat, team=team)
        made.kept["action"] = True
    rolled(turn, scene, sheet, made, invoke, reroll, settle=settle)


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """The roll to overcome, with no die thrown yet."""
    whole = {**given, "action": "overcome", "existing": "", "boost": (), "weapon": "", "team": tuple(given["team"])}
    made = prepared(turn, sheet, whole)
    kept: dict[str, Any] = {**made.kept, "purpose": "overcome"}
    if given["remove"]:
        found = find(given["remove"], scenes.in_place(turn, scene))
        kept.update({"remove": found.slot, **({} if found.place == "scene" else {"place": found.place})})
    if made.opposition is None:
        made = replace(made, passive=(Opposition(value=UNOPPOSED),))
    mine = made.actor.plus(*reach.mob(scene, sheet, made.actor.trait))
    return replace(made, hands=(mine, *made.hands[1:]), given=given, kept=kept)


def overcame(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """An overcome made to be rid of an aspect removes it if it succeeds, at a cost too; a tie is at a minor one."""
    if done.outcome in (None, "fail") and not choices.price:
        return
    wanted = (str(lies.kept.get("remove", "")), str(lies.kept.get("place", "scene")))
    found = next((one for one in scenes.in_place(turn, scene) if (one.slot, one.place) == wanted), None)
    if found is None:
        return
    scenes.change(scene, found)
    turn.note(
        AspectPlaced(id=lies.actor.id, who=lies.actor.who, aspect=found.text, on="", side="", free=0, gone=True)
    )  # fmt: skip


def full_defense(turn: Turn, *, who: str, out_of_turn: bool = False) -> None:
    """Give up the action: +2 on every defence until the next own turn (seed 000, full defence)."""
    scene, sheet = flow.begin(turn, who, act=("full-defense", who), out_of_turn=out_of_turn)
    if not out_of_turn:
        flow.done(scene, sheet.seat)
    one = scene.fighter(sheet.seat)
    one.full_defense = scene.exchange
    if one.defended:
        one.defended = False
    turn.note(DefendsFully(id=sheet.id, who=sheet.name))


def unused(turn: Turn, scene: Scene, id: str) -> None:
    """Under `full_defense_boost` who gave up the action for full defence and never rolled to defend since has a boost
    at the start of the next own turn (FCon, Full Defense)."""
    one = scene.fighter(id)
    if one.full_defense in (0, scene.exchange) or one.defended or not house.of(turn).full_defense_boost:
        return
    turn.switch("full_defense_boost", True)
    one.full_defense = 0
    turn.note(DefenceUnused(id=id, who=scene.called(id)))
    conclude.gain_boost(turn, scene, id, "")
