"""move: one zone goes with an action; more, a hindrance or somebody in the way takes a roll (seed 000, movement)."""

from __future__ import annotations

from ....core import zones
from ....core.roll import Hand, Opposition, Roll
from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused
from .. import conclude, flow
from ..hand import hand
from ..roll import prepared
from . import reach
from .cast import rolled
from .events import Moved

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene
    from ..sheet import Sheet

PER_HINDRANCE, PER_ZONE, LEAST = 2, 1, 1
"""The difficulty of a way: 2 for each aspect that hinders, 1 for each zone after the first, 1 at least (decision: +2
mirrors an invocation; the game master may give another with --vs)."""


def move(
    turn: Turn,
    *,
    who: str,
    place: str,
    by: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    roll_: bool = False,
    with_: str = "",
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Move to a zone: free once in an exchange where it is the next and nothing hinders, else by Athletics, which is
    the action. `by` is who stands in the way and rolls against it; `roll_` asks for the roll all the same."""
    scene, sheet = flow.begin(turn, who, act=("move", who, place), out_of_turn=out_of_turn, team=team)
    goal = zones.zone_of(scene, place)
    way = path(scene, sheet, goal)
    if not (by or vs or roll_) and is_free(scene, sheet, way):
        step(turn, scene, sheet, place)
        turn.hint("fate_core.hint.attack", "attack", sheet.seat, "WHO")
        return
    given = {
        "trait": with_, "to": goal, "by": by, "vs": vs, "vs_bonus": vs_bonus, "defend_with": defend_with,
        "bonus": bonus, "stunt": stunt, "team": team,
    }  # fmt: skip
    made = ready(turn, scene, sheet, given)
    if not out_of_turn:
        flow.done(scene, sheet.seat, team=team)
        made.kept["action"] = True
    rolled(turn, scene, sheet, made, invoke, reroll, settle=settle)


def path(scene: Scene, sheet: Sheet, goal: str) -> list[str]:
    """The zones one enters on the way to a goal."""
    start = scene.person(sheet.seat).zone
    if not start:
        raise Refused("fate_core.no_zone", who=sheet.name)
    if start == goal:
        raise Refused("fate_core.there_already", who=sheet.name, zone=scene.zones[goal].name)
    way = zones.steps_between(scene, start, goal)
    if way is None:
        raise Refused("fate_core.no_way_there", who=sheet.name, zone=scene.zones[goal].name)
    return way


def hindrances(scene: Scene, start: str, way: list[str]) -> list[str]:
    """The aspects of the borders that are crossed."""
    pairs = [{a, b} for a, b in zip([start, *way], way, strict=False)]
    return [one.aspect for one in scene.borders.values() if one.aspect and {one.a, one.b} in pairs]


def is_free(scene: Scene, sheet: Sheet, way: list[str]) -> bool:
    """Whether a way costs nothing: one zone, nothing that hinders, and the free zone not used in this exchange."""
    one = scene.fighter(sheet.seat)
    return len(way) == 1 and not hindrances(scene, one.zone, way) and one.moved != scene.exchange


def step(turn: Turn, scene: Scene, sheet: Sheet, place: str) -> None:
    """Move to the next zone with an action; refused where that takes a roll."""
    goal = zones.zone_of(scene, place)
    way = path(scene, sheet, goal)
    if not is_free(scene, sheet, way):
        raise Refused(
            "fate_core.not_free", who=sheet.name, zone=scene.zones[goal].name, next=(("move", sheet.seat, goal),)
        )  # fmt: skip
    _arrive(turn, scene, sheet.seat, sheet.name, goal)
    scene.fighter(sheet.seat).moved = scene.exchange


def _arrive(turn: Turn, scene: Scene, id: str, who: str, goal: str) -> None:
    scene.fighter(id).zone = goal
    turn.note(Moved(id=id, who=who, zone=goal, zone_name=scene.zones[goal].name or goal))


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """The roll of a move: against who stands in the way, the difficulty given, or that of the way."""
    trait = given["trait"] or sheet.word("athletics")
    start = scene.person(sheet.seat).zone
    way = path(scene, sheet, given["to"])
    whole = {
        "trait": trait, "action": "overcome", "existing": "", "vs": given["vs"], "vs_bonus": given["vs_bonus"],
        "bonus": given["bonus"], "stunt": given["stunt"], "team": tuple(given["team"]), "boost": (), "weapon": "",
    }  # fmt: skip
    made = prepared(turn, sheet, whole)
    hands, passive = made.hands, made.passive
    if given["by"]:
        hands = (*hands, _blocking(turn, scene, sheet, given, [start, *way]))
    elif not passive and len(hands) == 1:
        again = 1 if scene.fighter(sheet.seat).moved == scene.exchange else 0
        hard = PER_HINDRANCE * len(hindrances(scene, start, way)) + PER_ZONE * (len(way) - 1 + again)
        passive = (Opposition(value=max(LEAST, hard)),)
    mine = hands[0].plus(*reach.mob(scene, sheet, hands[0].trait))
    zone, stands = scene.zones[given["to"]].name or given["to"], hindrances(scene, start, way)
    notes = [*made.kept["notes"], {"note": "hindered" if stands else "move", "label": zone, "names": stands}]
    kept = {**made.kept, "purpose": "move", "to": given["to"], "notes": notes}
    return replace(made, hands=(mine, *hands[1:]), passive=passive, given=given, kept=kept)


def _blocking(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any], places: list[str]) -> Hand:
    """The hand of who stands in the way; they must stand somewhere on it."""
    other = flow.seated(turn, given["by"])
    one = scene.person(other.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=other.name)
    if one.zone not in places or other is sheet:
        raise Refused("fate_core.not_in_the_way", who=other.name)
    trait = given["defend_with"] or other.word("athletics")
    mine, _ = hand(turn, other, trait, "oppose")
    return mine.plus(*reach.mob(scene, other, mine.trait))


def moved(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A fail stays where it was, unless it succeeds at a cost; a tie moves, and who was in the way has a boost; style
    moves and has a boost."""
    mover, price = lies.actor.id, choices.price or {}
    if done.outcome in (None, "fail") and not price:
        return
    _arrive(turn, scene, mover, lies.actor.who, str(lies.kept["to"]))
    if done.outcome == "tie" and not [name for name in price if name != "degree"]:
        opponent = lies.opponent
        other = conclude.others(scene, mover) if opponent is None else opponent.id
        conclude.gain_boost(turn, scene, other, "", mover)
