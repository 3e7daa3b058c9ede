"""The flow of turns: what lies open is finished first, an assaut rolls over, and what the scene waits for is told."""

from __future__ import annotations

from ...core import order
from ...core.value import TYPE_CHECKING
from ...core.waits import refusal
from ...errors import Refused
from ..fate import lying as lying_
from . import conclude, lying, owing
from . import scene as scenes
from .conflict.events import ExchangeBegan, OutOfTurn, Passed
from .scene import Scene, here, seated
from .sheet import Sheet
from .sotc import blocks

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def finish(turn: Turn, scene: Scene) -> None:
    """Settle the roll that lies open in the scene; refused while somebody owes something to it."""
    owing.refuse(turn, scene)
    lies = lying_.in_scene(scene)
    if lies is not None:
        lying_.refuse_absent(scene, lies)
        conclude.settle(turn, turn.sheet(lies.actor.id, Sheet), lies)
        owing.refuse(turn, scene)


def clear(turn: Turn, sheet: Sheet) -> None:
    """Before a new roll: the one that lies open is settled. Out of the scene, nobody rolls in it."""
    scene = scenes.running(turn)
    if scene is not None and sheet.seat:
        if scene.person(sheet.seat).out:
            raise scenes.out(scene, sheet)
        finish(turn, scene)
        return
    before = lying.roll(turn, sheet)
    if before is None:
        return
    for one in owing.backlash(turn, sheet, before):
        raise refusal(one)
    if before.kept.get("purpose"):
        conclude.settle(turn, sheet, before)


def begin(turn: Turn, who: str, *, out_of_turn: bool = False) -> tuple[Scene, Sheet]:
    """The start of somebody's act: the roll before is settled, the assaut rolls over if it is over, it is their turn.

    `out_of_turn` is for the game master: the turn is not asked for, and not used up.
    """
    scene = here(turn, "conflict")
    sheet = seated(turn, who)
    finish(turn, scene)
    if scene.person(sheet.seat).out:
        raise scenes.out(scene, sheet)
    if out_of_turn:
        turn.note(OutOfTurn(id=sheet.id, who=sheet.mention))
        return scene, sheet
    if order.now(scene) is None:
        new_exchange(turn, scene)
    if scene.person(sheet.seat).done:
        raise Refused("fate_v3.acted", who=sheet.mention, next=(("next",),))
    order.acts(scene, sheet.seat)
    return scene, sheet


def done(scene: Scene, id: str) -> None:
    """The turn of one is over; full defence of an earlier assaut ends with it, and so does a block."""
    one = scene.fighter(id)
    one.done = True
    if one.full_defense and one.full_defense != scene.exchange:
        scene.drop("participants", id, "full_defense")
    blocks.end(scene, id, older=True)


def new_exchange(turn: Turn, scene: Scene) -> None:
    """Everybody may act again."""
    scene.exchange += 1
    for one in scene.in_play().values():
        if one.done:
            one.done = False
    turn.note(ExchangeBegan(exchange=scene.exchange))


def next_(turn: Turn, *, who: str = "") -> None:
    """Pass whose turn it is, or WHO if it is theirs; after the last the next assaut begins. It never throws."""
    scene = here(turn, "conflict")
    finish(turn, scene)
    slot = order.now(scene)
    if slot is None:
        new_exchange(turn, scene)
        return
    passed = order.waiting(scene, slot)
    if who:
        passed = [seated(turn, who).seat]
        order.acts(scene, passed[0])
    for id in passed:
        done(scene, id)
    told = tuple(scenes.mention(turn, scene, id) for id in passed)
    turn.note(Passed(ids=tuple(passed), who=told, n=len(told)))
    if order.now(scene) is None:
        new_exchange(turn, scene)


def over(scene: Scene) -> bool:
    """Whether the part that is played has come to its end."""
    if scene.playing == "challenge":
        return all(one.done for one in scene.tasks.values())
    if scene.playing == "contest":
        return bool(scene.winner)
    return scene.playing == "conflict" and len(scene.fighting()) < 2


def say_if_over(turn: Turn, scene: Scene) -> None:
    """Offer the end once nothing is left to be played."""
    if over(scene):
        turn.hint("fate_v3.hint.end", "end")


def standing(turn: Turn) -> dict[str, Any]:
    """What every answer in a scene adds: whose turn it is, whether it is over and who won, what waits for whom; and
    of the scene the aspects it has and how many of them are hidden, everybody's points, and the free invocations."""
    scene = here(turn)
    found: dict[str, Any] = {
        "scene": {
            "title": scene.heading, "state": scene.state, "playing": scene.playing, "aspects": len(scene.aspects),
            "hidden": len(scenes.aspects(scene, hidden=True)),
        },
        "points": {id: turn.sheet(id, Sheet).fate_points for id in scene.participants},
        "free": frees(turn, scene),
        "open": scene.roll is not None,
    }  # fmt: skip
    if scene.state != "running":
        return found
    if scene.playing:
        found["over"] = over(scene)
    if scene.playing == "conflict":
        found["turn"] = order.turn(scene, scene.exchange)
    if scene.playing and found["over"]:
        found["winner"] = _winner(scene)
    return {**found, "pending": owing.pending(turn)}


def _winner(scene: Scene) -> str | None:
    if scene.playing == "conflict":
        winner: str | None = order.ending(scene)["winner"]
        return winner
    return scene.winner or None


def frees(turn: Turn, scene: Scene) -> dict[str, dict[str, int]]:
    """The free invocations by person: of the scene's aspects, and in a conflict of shields."""
    found: dict[str, dict[str, int]] = {}
    for one in scene.aspects.values():
        for id, count in one.free.items():
            found.setdefault(id, {})[one.text] = count
    for id in scene.in_play() if scene.playing == "conflict" else ():
        sheet = turn.sheet(id, Sheet)
        for aspect in sheet.all_aspects():
            if scenes.shield_of(sheet, aspect):
                found.setdefault(id, {})[aspect.text] = scenes.free(turn, sheet, aspect)
    return found
