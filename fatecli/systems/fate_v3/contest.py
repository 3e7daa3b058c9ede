"""contest: both sides roll, the higher result wins; equal results win both (L126)."""

from __future__ import annotations

from ...core.roll import Hand, Roll
from ...core.scene import named
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused, Usage
from ..fate import lying as lying_
from ..fate.throwing import thrown
from . import conclude, flow, lying, people, receipts, sides, sotc, stage
from . import scene as scenes
from .ready import GIVEN, offer
from .roll import harmful
from .scene import Scene, here
from .scene_events import ContestBegan, ContestScored, SidesWait
from .settle import track
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .conclude import Choices
    from .events import Rolled
    from .sides import Ready


def start(
    turn: Turn,
    *,
    name: str,
    side: tuple[str, ...] = (),
    goal: int = 0,
    aspect_: tuple[str, ...] = (),
    mental: bool = False,
    physical: bool = False,
    from_: str = "",
) -> None:
    """Start a contest of two sides: in the running scene, from a prepared file, or in a new scene. One victory decides
    it, unless a `goal` says otherwise. « Deux personnages s'affrontent » (L126): what engages more is a conflict
    (L127)."""
    if goal < 0:
        raise Usage("fate_v3.goal", found=goal)
    scene = stage.open_part(turn, name, "contest", from_)
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
        scene.put("contest", "sides", label, to={})
    people.complete(turn, scene, sides=False)
    for label in scene.sides():
        if scene.team(label) and label not in scene.camps:
            scene.put("contest", "sides", label, to={})
    sides = [one for one in scene.camps if scene.team(one)]
    if len(sides) > 2:
        typed = (word for text in side for word in ("--side", text))
        raise Refused("fate_v3.more_sides", found=sides, next=(("conflict", "start", name, *typed),))
    if len(sides) < 2:
        raise Refused("fate_v3.two_sides", found=sides)
    stage.written(scene, aspect_)
    if goal:
        scene.goal = goal
    scene.contest_track = track(mental=mental, physical=physical).get("track", scene.contest_track)
    turn.note(
        ContestBegan(
            title=scene.heading, goal=scene.goal, aspects=len(scene.aspects),
            hidden=len(scenes.aspects(scene, hidden=True)),
            sides=tuple({"side": one, "who": people.called(turn, scene, scene.team(one))} for one in sides),
        )
    )  # fmt: skip
    turn.hint("fate_v3.hint.exchange", "exchange", *(word for one in sides for word in ("--trait", f"{one}=TRAIT")))


def exchange(
    turn: Turn,
    *,
    trait_: tuple[str, ...] = (),
    with_: str = "",
    bonus: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    innate: str = "",
    effect: str = "",
    combine: tuple[str, ...] = (),
    settle: bool = False,
    harm: int = 0,
    mental: bool = False,
    physical: bool = False,
) -> None:
    """Throw for the sides: with the trait of `with_` for all, or of `--trait SIDE=TRAIT` for those named, who alone
    throw then. Without either all throw, with the traits of the exchange before. What a side brings is said with its
    name (`--power SIDE=STUNT`). When both have thrown the exchange lies open; settled at once, `harm` is what both take
    on equal results (L126)."""
    scene = here(turn, "contest")
    harmful(harm, settle)
    if bool(innate) != bool(effect):
        raise Usage("fate_v3.effect_missing" if innate else "fate_v3.effect_alone")
    before = _before(turn, scene)
    if scene.winner:
        key = "fate_v3.contest_over_both" if scene.winner == "both" else "fate_v3.contest_over"
        raise Refused(key, winner=scene.winner, next=(("end",),))
    wanted = sides.traits(scene, trait_, with_, before)
    given = {"bonus": bonus, "power": power, "supplemental": supplemental, "innate": (innate,) if innate else ()}
    if combine:
        sotc.must(turn, "combined")
        given["combine"] = combine
    brought = sides.brought(scene, given, wanted)
    ready = {side: sides.ready(turn, scene, side, text, brought.get(side, {})) for side, text in wanted.items()}
    sides.pay(turn, [one for one, _ in ready.values()])
    for side, text in wanted.items():
        scene.put("contest", "sides", side, "trait", to=text)
    on_table = _thrown(turn, scene, ready, before, brought)
    on_table.kept.update({**({"effect": effect} if effect else {}), **track(mental=mental, physical=physical)})
    waiting = [side for side in sides.of(scene) if side not in on_table.kept["sides"]]
    if waiting:
        lying_.keep_in_scene(scene, replace(on_table, stage="waiting"))
        rows = zip(on_table.kept["sides"], on_table.hands, strict=True)
        turn.note(SidesWait(sides=tuple(_row(side, one) for side, one in rows), waiting=tuple(waiting)))
        return
    lying_.keep_in_scene(scene, on_table)
    turn.note(receipts.rolled(turn, on_table))
    sheet = turn.sheet(on_table.actor.id, Sheet)
    if settle:
        conclude.settle(turn, sheet, on_table, conclude.Choices(harm=harm, foreseen=True))
    else:
        offer(turn, sheet, on_table)


def _thrown(
    turn: Turn, scene: Scene, ready: dict[str, Ready], before: Roll | None, brought: dict[str, dict[str, Any]]
) -> Roll:
    """The exchange with all hands that have thrown, those of before too, in the order of the sides."""
    fell = thrown(turn, Roll(action="contest", hands=tuple(one for one, _ in ready.values()), given={}, kept={})).hands
    hands = {**sides.hands(before), **dict(zip(ready, fell, strict=True))}
    order = [side for side in sides.of(scene) if side in hands]
    was = {"notes": [], "track": scene.contest_track} if before is None else before.kept
    notes = [*was["notes"], *(note for _, said in ready.values() for note in said)]
    now = {one.id: brought[side] for side, (one, _) in ready.items() if side in brought}
    given = {
        **GIVEN, "trait": scene.camps[order[0]].trait,
        "defends": tuple(f"{hands[side].id}:{scene.camps[side].trait}" for side in order[1:]),
        "brought": {**({} if before is None else before.given.get("brought", {})), **now},
    }  # fmt: skip
    kept = {**was, "purpose": "exchange", "sides": order, "notes": notes}
    return Roll(action="contest", hands=tuple(hands[side] for side in order), given=given, kept=kept)


def _before(turn: Turn, scene: Scene) -> Roll | None:
    """The exchange of which some sides have thrown already; a whole one that lies open is settled first."""
    lies = lying.in_scene(scene)
    if lies is not None and lies.stage == "waiting":
        return lies
    flow.finish(turn, scene)
    return None


def _row(side: str, one: Hand) -> dict[str, Any]:
    return {"side": side, "id": one.id, "who": one.who, "trait": one.trait, "total": one.total}


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Count the victory, for both on equal results; the contest is won at its goal."""
    scene = here(turn)
    rows = [_row(side, one) for side, one in zip(lies.kept["sides"], lies.hands, strict=True)]
    best = max(row["total"] for row in rows)
    ahead = [str(row["side"]) for row in rows if row["total"] == best]
    for side in ahead:
        scene.put("contest", "sides", side, "victories", to=scene.camps[side].victories + 1)
    there = [side for side in ahead if scene.camps[side].victories >= scene.goal]
    takes = "both" if len(ahead) > 1 else ahead[0]
    winner = ("both" if len(there) > 1 else there[0]) if there else None
    scene.exchanges += 1
    if winner:
        scene.winner = winner
    turn.note(
        ContestScored(
            exchange=scene.exchanges, sides=tuple(rows), takes=takes, margin=best - min(row["total"] for row in rows),
            outcome="tie" if takes == "both" else "success", winner=winner, goal=scene.goal,
            score={side: one.victories for side, one in scene.camps.items()},
            harm=choices.harm if takes == "both" else 0,
        )
    )  # fmt: skip
    flow.say_if_over(turn, scene)
