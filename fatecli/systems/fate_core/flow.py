"""The flow of turns: what lies open is finished first, an exchange rolls over, and what the scene waits for is told."""

from __future__ import annotations

from ...core import order
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate import lying
from . import conclude, hand, house, owing
from .conflict.events import ExchangeBegan, HandedOver, OutOfTurn, Passed
from .scene import Scene, here
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def finish(turn: Turn, scene: Scene) -> None:
    """Settle the rolls that lie open, by their stated defaults; refused while something is owed to one."""
    lies = lying.in_scene(scene)
    while lies is not None:
        owing.refuse(turn, scene)
        lying.refuse_absent(scene, lies)
        conclude.settle(turn, scene, lies)
        lies = lying.in_scene(scene)


NO_HARM = {"challenge": "fate_core_challenge.no_harm", "contest": "fate_core_contest.no_harm"}
"""The parts in which nobody attacks, and the sentence that says so."""


def fighting(turn: Turn) -> Scene:
    """The scene of a step of a conflict; refused if none is fought."""
    scene = here(turn)
    if scene.playing in NO_HARM:
        raise Refused(NO_HARM[scene.playing], next=(("end", "--into", "conflict"),))
    if scene.playing != "conflict":
        raise Refused("scenes.no_conflict", next=(("conflict", "start", "NAME"),))
    return scene


def seated(turn: Turn, who: str) -> Sheet:
    """The sheet of one who takes part in the scene."""
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name, next=(("join", sheet.called),))
    return sheet


def begin(
    turn: Turn, who: str, *, act: tuple[str, ...], out_of_turn: bool = False, team: tuple[str, ...] = ()
) -> tuple[Scene, Sheet]:  # fmt: skip
    """The start of somebody's act: the roll before is settled, the exchange rolls over if it is over, it is their turn.

    `out_of_turn` is for the game master: the turn is not asked for, and not used up; `act` is the step as it would then
    be typed. Who helps gives up the own action
    for it (FCon, Teamwork), and must have one left.
    """
    scene = fighting(turn)
    sheet = seated(turn, who)
    finish(turn, scene)
    if order.now(scene) is None and not out_of_turn:
        new_exchange(turn, scene)
    one = scene.fighter(sheet.seat)
    if out_of_turn:
        if one.out:
            raise Refused(f"scenes.is_{one.out}", who=sheet.name)
        turn.note(OutOfTurn(id=sheet.id, who=sheet.name))
    else:
        _its_turn(turn, scene, sheet, act)
        _own_turn(turn, scene, sheet.seat)
    for word in hand.split(team):
        helper = seated(turn, word)
        if scene.fighter(helper.seat).out:
            raise Refused(f"scenes.is_{scene.fighter(helper.seat).out}", who=helper.name)
        if scene.fighter(helper.seat).done and not out_of_turn:
            raise Refused("scenes.acted", who=helper.name)
    return scene, sheet


def _its_turn(turn: Turn, scene: Scene, sheet: Sheet, act: tuple[str, ...]) -> None:
    """Refuse an act out of turn. Under `elective_order` whoever has not acted may, unless the turn was handed to
    somebody by name (FCon, Elective Action Order)."""
    if not house.of(turn).elective_order:
        try:
            order.acts(scene, sheet.seat)
        except Refused as problem:
            if problem.key == "scenes.not_your_turn":
                problem.next += ((*act, "--out-of-turn"),)
            raise
        return
    turn.switch("elective_order", True)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    if one.done:
        raise Refused("scenes.acted", who=sheet.name, next=(("next",),))
    handed = scene.handed
    if handed not in ("", sheet.seat) and not scene.fighter(handed).done and not scene.fighter(handed).out:
        told = [scene.called(handed)]
        raise Refused("scenes.not_your_turn", who=sheet.name, first=told, n=1, next=(("next", sheet.seat),))


def _own_turn(turn: Turn, scene: Scene, id: str) -> None:
    """What the start of one's own turn brings."""
    if scene.fighter(id).full_defense:
        from .conflict.overcome import unused

        unused(turn, scene, id)


def new_exchange(turn: Turn, scene: Scene) -> None:
    """Everybody may act again. What ran out with the exchange before is said."""
    from . import scene as scenes

    guarded = [id for id in scene.in_play() if scenes.defends_fully(scene, id)]
    scene.exchange += 1
    for one in scene.in_play().values():
        if one.done:
            one.done = False
    over = tuple(scene.called(id) for id in guarded if not scenes.defends_fully(scene, id))
    turn.note(ExchangeBegan(exchange=scene.exchange, ran_out=over))


def done(scene: Scene, id: str, *, team: tuple[str, ...] = ()) -> None:
    """The turn of one is over; full defence of an earlier exchange ends with it, and that of the helpers is used."""
    for word in hand.split(team):
        from ...core.scene import match

        helper = match(scene, word)
        if helper is not None and helper != id:
            done(scene, helper)
    one = scene.fighter(id)
    one.done = True
    if one.full_defense and one.full_defense != scene.exchange:
        one.full_defense = 0
    if one.pressed:
        one.pressed = False
    if scene.handed:
        scene.drop("conflict", "handed")


def say_if_over(turn: Turn, scene: Scene) -> None:
    """Offer the end once one side is left."""
    if scene.playing == "conflict" and len(scene.fighting()) < 2:
        turn.hint("fate_core.hint.end", "end")


def pass_on(turn: Turn, who: str = "") -> None:
    """Pass whoever has not acted in this slot; after the last slot the next exchange begins. With `who` the turn is
    handed over by choice, under the switch `elective_order`."""
    scene = fighting(turn)
    if who:
        _hand_over(turn, scene, who)
        return
    finish(turn, scene)
    slot = order.now(scene)
    if slot is None:
        new_exchange(turn, scene)
        return
    passed = order.waiting(scene, slot)
    for id in passed:
        _own_turn(turn, scene, id)
        done(scene, id)
    turn.note(Passed(who=tuple(scene.called(id) for id in passed)))
    if order.now(scene) is None:
        new_exchange(turn, scene)


def _hand_over(turn: Turn, scene: Scene, who: str) -> None:
    if not house.of(turn).elective_order:
        raise Refused("fate_core.elective_off", switch="elective_order", next=(("next",),))
    turn.switch("elective_order", True)
    sheet = seated(turn, who)
    one = scene.fighter(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    finish(turn, scene)
    if order.now(scene) is None:
        new_exchange(turn, scene)
    if one.done:
        raise Refused("scenes.acted", who=sheet.name)
    scene.handed = sheet.seat
    turn.note(HandedOver(id=sheet.id, who=sheet.name))


STANDINGS = {
    "challenge": "challenge.end:standing",
    "contest": "contest.end:standing",
    "conflict": "conflict.standing:of_conflict",
}
"""What each part of a scene adds to every answer."""


def standing(turn: Turn) -> dict[str, Any]:
    """What every answer in a scene adds: whose turn it is, whether it is over and who won, what waits for whom."""
    scene = here(turn)
    add = conclude.part(STANDINGS, scene.playing)
    found: dict[str, Any] = {} if add is None else add(turn, scene)
    return {**found, "pending": owing.pending(turn)}
