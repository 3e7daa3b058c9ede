"""The flow of turns: what lies open is finished first, an exchange rolls over, and what the scene waits for is told."""

from __future__ import annotations

from ...core import order
from ...core.roll import Roll
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate import lying
from . import conclude
from .scene import Scene, here
from .scene_events import ExchangeBegan, OutOfTurn, Passed
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def finish(turn: Turn, scene: Scene) -> None:
    """Settle the roll that lies open, by its stated defaults; refused while something is owed to it."""
    lies = lying.in_scene(scene)
    if lies is None:
        return
    owed(turn, scene, lies)
    conclude.settle(turn, scene, lies)
    left = lying.in_scene(scene)
    if left is not None:
        owed(turn, scene, left)


def owed(turn: Turn, scene: Scene, lies: Roll) -> None:
    """Refuse to go on while a target has to answer, a total to be shared out, or a hit to be absorbed."""
    who = lies.actor.who
    if lies.stage == "waiting":
        target = scene.called(str(lies.kept["target"]))
        raise Refused("fate_core.owed.defend", who=target, attacker=who, next=(("defend",),))
    if lies.stage == "hit":
        target = scene.called(str(lies.kept["target"]))
        raise Refused("fate_core.owed.absorb", who=target, attacker=who, next=(("absorb",), ("absorb", "1")))
    if conclude.pending_hit(turn, lies) and not conclude.absorbs_alone(turn, lies):
        target = scene.called(str(lies.kept["target"]))
        raise Refused("fate_core.owed.absorb", who=target, attacker=who, next=(("absorb",), ("absorb", "1")))


def begin(turn: Turn, who: str, *, out_of_turn: bool = False) -> tuple[Scene, Sheet]:
    """The start of somebody's act: the roll before is settled, the exchange rolls over if it is over, it is their turn.

    `out_of_turn` is for the game master: the turn is not asked for, and not used up.
    """
    scene = here(turn)
    if scene.playing != "conflict":
        raise Refused("scenes.no_conflict", next=(("conflict", "start", "NAME"),))
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name, next=(("join", sheet.called),))
    finish(turn, scene)
    if order.now(scene) is None and not out_of_turn:
        new_exchange(turn, scene)
    if out_of_turn:
        if scene.fighter(sheet.seat).out:
            raise Refused(f"scenes.is_{scene.fighter(sheet.seat).out}", who=sheet.name)
        turn.note(OutOfTurn(id=sheet.id, who=sheet.name))
    else:
        order.acts(scene, sheet.seat)
    return scene, sheet


def new_exchange(turn: Turn, scene: Scene) -> None:
    """Everybody may act again."""
    scene.exchange += 1
    for one in scene.in_play().values():
        if one.done:
            one.done = False
    turn.note(ExchangeBegan(exchange=scene.exchange))


def done(scene: Scene, id: str) -> None:
    """The turn of one is over; full defence of an earlier exchange ends with it."""
    one = scene.fighter(id)
    one.done = True
    if one.full_defense and one.full_defense != scene.exchange:
        one.full_defense = 0
    if one.pressed:
        one.pressed = False


def pass_on(turn: Turn, who: str = "") -> None:
    """Pass whoever has not acted in this slot; after the last slot the next exchange begins."""
    scene = here(turn)
    finish(turn, scene)
    slot = order.now(scene)
    if slot is None:
        new_exchange(turn, scene)
        return
    passed = order.waiting(scene, slot)
    for id in passed:
        done(scene, id)
    turn.note(Passed(who=tuple(scene.called(id) for id in passed)))
    if order.now(scene) is None:
        new_exchange(turn, scene)


STANDINGS = {"conflict": "flow:of_conflict"}
"""What each part of a scene adds to every answer."""


def standing(turn: Turn) -> dict[str, Any]:
    """What every answer in a scene adds: whose turn it is, whether it is over and who won, what waits for whom."""
    scene = here(turn)
    add = conclude.part(STANDINGS, scene.playing)
    found: dict[str, Any] = {} if add is None else add(turn, scene)
    return {**found, "pending": [*found.get("pending", ()), *waiting(turn, scene)]}


def of_conflict(turn: Turn, scene: Scene) -> dict[str, Any]:
    """The turn, and the winner once one side is left."""
    slot = order.now(scene)
    people = scene.in_play()
    sides = {one.side for one in people.values()}
    return {
        "turn": {
            "exchange": scene.exchange,
            "now": [] if slot is None else order.waiting(scene, slot),
            "done": [id for id, one in people.items() if one.done],
            "then": [id for place, ids in order.slots(scene) if slot is not None and place > slot for id in ids],
        },
        "over": len(sides) < 2,
        "winner": next(iter(sides)) if len(sides) == 1 else None,
    }


def waiting(turn: Turn, scene: Scene) -> list[dict[str, Any]]:
    """What the open roll waits for, each choice with the command that makes it."""
    lies = lying.in_scene(scene)
    if lies is None:
        return []
    if lies.stage == "waiting":
        target = str(lies.kept["target"])
        return [{"choice": "defend", "who": target, "options": [{"argv": ["fatecli", "defend", target]}]}]
    if lies.stage == "hit" or (conclude.pending_hit(turn, lies) and not conclude.absorbs_alone(turn, lies)):
        from .conflict.ways import options

        target = str(lies.kept["target"])
        return [{"choice": "absorb", "who": target, "options": options(turn, target, conclude.pending_hit(turn, lies))}]
    return []
