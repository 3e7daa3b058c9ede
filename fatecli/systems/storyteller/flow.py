"""The flow of turns: what is owed first, whose turn it is, what a turn forgets, and what every answer adds."""

from __future__ import annotations

from ...core import order
from ...core.value import TYPE_CHECKING
from ...core.waits import waits
from ...errors import Refused
from . import owing, pool
from .scene import Scene, here, mention, seated
from .scene_events import OutOfTurn, Passed, TurnBegan
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def begin(turn: Turn, who: str, *, out_of_turn: bool = False) -> tuple[Scene, Sheet]:
    """The start of somebody's act in a conflict: nothing is owed, they can act, and it is their turn.

    Who declared several actions may act again as long as one is left (seed L32); the next turn begins by itself when
    all have acted. `out_of_turn` is the Storyteller's: the turn is not asked for.
    """
    scene = here(turn, "conflict")
    sheet = seated(turn, who)
    owing.refuse(turn, scene)
    if scene.fighter(sheet.seat).out == "left":
        raise Refused("scenes.is_left", who=sheet.name)
    pool.wounded(sheet)
    if out_of_turn:
        turn.note(OutOfTurn(id=sheet.seat, who=mention(turn, scene, sheet.seat)))
        return scene, sheet
    if scene.fighter(sheet.seat).done and left(scene, sheet.seat):
        return scene, sheet
    if order.now(scene) is None:
        new_turn(turn, scene)
    if scene.fighter(sheet.seat).done:
        raise Refused("storyteller.acted", who=sheet.name, next=(("next",),))
    order.acts(scene, sheet.seat)
    return scene, sheet


def left(scene: Scene, id: str) -> list[str]:
    """The declared actions of somebody that are still to be used, by key."""
    return [key for key, one in scene.fighter(id).plan.items() if not one.used]


def done(scene: Scene, id: str) -> None:
    """Somebody has acted in this turn."""
    one = scene.fighter(id)
    if not one.done:
        one.done = True


def new_turn(turn: Turn, scene: Scene) -> None:
    """Everybody may act again, and spend a point of Willpower again; what was declared for the turn is gone."""
    scene.turn += 1
    forget_turn(scene)
    turn.note(TurnBegan(turn=scene.turn))


def forget_turn(scene: Scene) -> None:
    """What lasts no longer than a turn."""
    for id, one in scene.participants.items():
        for name in ("done", "willpower_spent", "unhurt", "full_defense"):
            if one.look(name):
                scene.put("participants", id, name, to=False)
        if one.dodges:
            one.dodges = 0
        if one.look("plan") is not None:
            scene.drop("participants", id, "plan")


def next_(turn: Turn, *, who: str = "") -> None:
    """Pass whoever has not acted in this place, or only WHO; after the last place the next turn begins."""
    scene = here(turn, "conflict")
    owing.refuse(turn, scene)
    place = order.now(scene)
    if place is None:
        new_turn(turn, scene)
        return
    passed = order.waiting(scene, place)
    if who:
        sheet = seated(turn, who)
        order.acts(scene, sheet.seat)
        passed = [sheet.seat]
    for id in passed:
        done(scene, id)
    turn.note(Passed(ids=tuple(passed), who=tuple(mention(turn, scene, id) for id in passed)))
    if order.now(scene) is None:
        new_turn(turn, scene)


def standing(turn: Turn) -> dict[str, Any]:
    """What every answer in a scene adds: whose turn it is, whether it is over and who won, what waits for whom."""
    scene = here(turn)
    if scene.state != "running" or not scene.playing:
        return {"pending": []}
    found = {"challenge": of_challenge, "contest": of_contest, "conflict": of_conflict}[scene.playing](scene)
    return {**found, "pending": [*owing.of(turn, scene), *found.get("pending", ())]}


def of_challenge(scene: Scene) -> dict[str, Any]:
    """Over once no task is open; won if all are done."""
    states = [one.state for one in scene.tasks.values()]
    return {"over": "open" not in states, "won": all(one == "done" for one in states)}


def of_contest(scene: Scene) -> dict[str, Any]:
    """Over after a single roll, or once a side is at its goal; who still has to throw is pending."""
    sides = scene.rivals
    goals = any(one.goal for one in sides.values())
    over = bool(scene.contest_won) or (not goals and scene.contest_turn > 0)
    some = any(one.thrown for one in sides.values())
    left = [side for side, one in sides.items() if some and not one.thrown]
    pending = [
        waits("exchange", "exchange", "--trait", f"{side}={sides[side].traits}", side=side, key="scenes.side_left",
              facts={"side": side})
        for side in left
    ]  # fmt: skip
    return {"over": over, "winner": scene.contest_won or None, "pending": pending}


def of_conflict(scene: Scene) -> dict[str, Any]:
    """The turn, the hit that waits, and the winner once one side is left."""
    return {
        "turn": order.turn(scene, scene.turn),
        **order.ending(scene),
    }
