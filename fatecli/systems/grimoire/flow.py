"""The flow of turns: what is owed first, whose turn it is, the D12s of a new turn, and what every answer adds."""

from __future__ import annotations

from ...core import order
from ...core.value import TYPE_CHECKING
from ...core.waits import waits
from ...errors import Refused, Usage
from . import house, link, owing, people, turn_events
from .conflict import initiative
from .scene import Scene, here, mention, seated
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def begin(turn: Turn, who: str, *, out_of_turn: bool = False) -> tuple[Scene, Sheet]:
    """The start of somebody's act in a conflict: nothing is owed, nobody's chain lies open, and it is their turn.

    A turn that all have played is over: the next begins with the D12s (`next`), or by itself where Initiative is
    thrown once. `out_of_turn` is the game master's: the turn is not asked for.
    """
    scene = here(turn, "conflict")
    owing.refuse(turn, scene)
    sheet = seated(turn, who)
    lies = scene.chain()
    if lies is not None and lies.state == "open" and lies.who != sheet.seat:
        raise Refused("grimoire.chain_open", who=mention(turn, scene, lies.who), next=(("next",),))
    if out_of_turn:
        turn.note(turn_events.OutOfTurn(id=sheet.seat, who=mention(turn, scene, sheet.seat)))
        return scene, sheet
    if lies is not None and lies.state == "broken" and lies.who == sheet.seat and scene.fighter(sheet.seat).done:
        link.before(turn, sheet)
    if order.now(scene) is None:
        if throws(turn, scene):
            raise Refused("grimoire.turn_over", turn=scene.turn, next=(("next",),))
        new_turn(turn, scene)
    order.acts(scene, sheet.seat)
    return scene, sheet


def done(scene: Scene, id: str) -> None:
    """Somebody has acted in this turn; who was to fall with it falls."""
    one = scene.fighter(id)
    one.done = True
    if one.falls:
        one.out = "taken_out"
        scene.drop("participants", id, "falls")


def throws(turn: Turn, scene: Scene) -> bool:
    """Whether the next turn begins with a throw of Initiative (*house table* `initiative`)."""
    setting = house.of(turn).initiative
    if setting != "each-turn":
        turn.switch("initiative", setting)
    return initiative.again(setting, exchange=scene.turn + 1)


def new_turn(turn: Turn, scene: Scene, handicap: tuple[str, ...] = (), ease: tuple[str, ...] = ()) -> None:
    """Everybody may act again, in the order of fresh D12s (*house table*: each turn, or once a conflict)."""
    ids = list(scene.in_play())
    fresh = people.hands(turn, scene, ids, handicap, ease) if throws(turn, scene) else []
    if (handicap or ease) and not fresh:
        raise Refused("grimoire.no_initiative")
    link.forget(scene)
    fell = people.line_up(turn, scene, fresh) if fresh else []
    scene.turn += 1
    for one in scene.participants.values():
        if one.done:
            one.done = False
    turn.note(turn_events.turn_began(scene, fell))


def next_(turn: Turn, *, who: str = "", handicap: tuple[str, ...] = (), ease: tuple[str, ...] = ()) -> None:
    """Pass whoever has not acted in this place, or only WHO; after the last place the next turn begins, with its
    Initiative (`--ease guy:initiative`)."""
    scene = here(turn, "conflict")
    owing.refuse(turn, scene)
    place = order.now(scene)
    passed = [] if place is None else order.waiting(scene, place)
    if who:
        sheet = seated(turn, who)
        order.acts(scene, sheet.seat)
        passed = [sheet.seat]
    rest = [id for id, one in scene.in_play().items() if not one.done and id not in passed]
    if rest and (handicap or ease):
        raise Usage("grimoire.swing_early", who=[mention(turn, scene, id) for id in rest])
    told = people.called(turn, scene, passed)
    for id in passed:
        done(scene, id)
    link.forget(scene, but="" if not rest else _open(scene, passed))
    if passed:
        turn.note(turn_events.Passed(ids=tuple(passed), who=told))
    if not rest:
        new_turn(turn, scene, handicap, ease)


def _open(scene: Scene, passed: list[str]) -> str:
    """Whose chain goes on though others passed."""
    lies = scene.chain()
    return lies.who if lies is not None and lies.who not in passed else ""


def standing(turn: Turn) -> dict[str, Any]:
    """What every answer in a scene adds: whose turn it is, whether it is over and who won, what waits for whom."""
    scene = here(turn)
    if scene.state != "running" or not scene.playing:
        return {"pending": []}
    found = {"challenge": of_challenge, "contest": of_contest, "conflict": of_conflict}[scene.playing](scene)
    return {**found, "pending": [*owing.of(turn, scene), *found["pending"]]}


def of_challenge(scene: Scene) -> dict[str, Any]:
    """Over once no task is left to try, won if all succeeded; every task that is left with who may try it."""
    states = {key: one.state for key, one in scene.tasks.items()}
    left = [key for key, state in states.items() if state == "open"]
    tries = [
        {"who": id, "task": key, "argv": ["fatecli", "attempt", id, key]} for key in left for id in scene.in_play()
    ]  # fmt: skip
    if tries:
        first = waits("attempt", key="grimoire.hint.attempt", options=tries)
    else:
        first = waits("end", "end", key="grimoire.hint.end")
    return {
        "turn": None, "over": not left, "won": all(state == "done" for state in states.values()), "winner": None,
        "pending": _second(scene) or [first],
    }  # fmt: skip


def of_contest(scene: Scene) -> dict[str, Any]:
    """Over after an exchange that somebody won; who still has to throw is pending."""
    thrown = [side for side, one in scene.rivals.items() if one.thrown]
    left = [side for side in scene.sides() if thrown and side not in thrown]
    pending = [
        waits(
            "exchange", "exchange", "--trait", f"{side}=TRAIT", side=side, key="scenes.side_left", facts={"side": side}
        )
        for side in left
    ]
    return {
        "turn": None, "over": bool(scene.won) and not thrown, "winner": scene.won or None,
        "pending": [*pending, *_second(scene)],
    }  # fmt: skip


def of_conflict(scene: Scene) -> dict[str, Any]:
    """The turn, the second Défi that waits, and the winner once one side is left."""
    return {
        "turn": order.turn(scene, scene.turn),
        **order.ending(scene),
        "pending": _second(scene),
    }


def _second(scene: Scene) -> list[dict[str, Any]]:
    """The second Défi of an open chain."""
    lies = scene.chain()
    if lies is None or lies.state != "open":
        return []
    steps = {"challenge": ["attempt", lies.who, "TASK"], "contest": ["exchange"]}
    argv = steps.get(scene.playing, ["attack", lies.who, "TARGET"])
    return [waits("second", *argv, who=lies.who, kind=lies.kind, key=f"grimoire.hint.second.{lies.kind}")]
