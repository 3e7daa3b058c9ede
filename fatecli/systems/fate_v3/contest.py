"""contest: both sides roll, the higher result wins; equal results win both (L126)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.roll import Hand, Modifier, Roll
from ...core.scene import named
from ...core.value import TYPE_CHECKING, replace
from ...errors import Choice, Refused, Usage, Which
from ..fate import lying as lying_
from . import conclude, flow, lying, people, receipts, stage
from . import scene as scenes
from .hand import Given, hand
from .ready import GIVEN, offer, thrown
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
    from .hand import Note


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
    settle: bool = False,
    harm: int = 0,
    mental: bool = False,
    physical: bool = False,
) -> None:
    """Throw for the sides: with the trait of `with_` for all, or of `--trait SIDE=TRAIT` for those named, who alone
    throw then. Without either all throw, with the traits of the exchange before. When both have thrown the exchange
    lies open; settled at once, `harm` is what both take on equal results (L126)."""
    scene = here(turn, "contest")
    harmful(harm, settle)
    before = _before(turn, scene)
    if scene.winner:
        key = "fate_v3.contest_over_both" if scene.winner == "both" else "fate_v3.contest_over"
        raise Refused(key, winner=scene.winner, next=(("end",),))
    wanted = _traits(scene, trait_, with_, before)
    extra = _bonuses(scene, bonus)
    ready = {side: _hand(turn, scene, side, text, extra.get(side, ())) for side, text in wanted.items()}
    fell = thrown(turn, Roll(action="contest", hands=tuple(one for one, _ in ready.values()), given={}, kept={})).hands
    hands = {**_hands(before), **dict(zip(ready, fell, strict=True))}
    for side, text in wanted.items():
        scene.put("contest", "sides", side, "trait", to=text)
    order = [side for side in _sides(scene) if side in hands]
    notes = [*(before.kept["notes"] if before else ()), *(note for _, said in ready.values() for note in said)]
    kept = {"purpose": "exchange", "sides": order, "track": scene.contest_track, "notes": notes}
    kept |= track(mental=mental, physical=physical)
    given = {**GIVEN, "trait": scene.camps[order[0]].trait}
    on_table = Roll(action="contest", hands=tuple(hands[side] for side in order), given=given, kept=kept)
    waiting = [side for side in _sides(scene) if side not in hands]
    if waiting:
        lying_.keep_in_scene(scene, replace(on_table, stage="waiting"))
        turn.note(SidesWait(sides=tuple(_row(side, hands[side]) for side in order), waiting=tuple(waiting)))
        turn.hint("fate_v3.hint.side", "exchange", "--trait", f"{waiting[0]}=TRAIT")
        return
    given["defends"] = (f"{on_table.hands[1].id}:{scene.camps[order[1]].trait}",)
    lying_.keep_in_scene(scene, on_table)
    turn.note(receipts.rolled(turn, on_table))
    sheet = turn.sheet(on_table.actor.id, Sheet)
    if settle:
        conclude.settle(turn, sheet, on_table, conclude.Choices(harm=harm, foreseen=True))
        conclude.say_waits(turn)
    else:
        offer(turn, sheet, on_table)


def _before(turn: Turn, scene: Scene) -> Roll | None:
    """The exchange of which some sides have thrown already; a whole one that lies open is settled first."""
    lies = lying.in_scene(scene)
    if lies is not None and lies.stage == "waiting":
        return lies
    flow.finish(turn, scene)
    return None


def _hands(before: Roll | None) -> dict[str, Hand]:
    return {} if before is None else dict(zip(before.kept["sides"], before.hands, strict=True))


def _sides(scene: Scene) -> list[str]:
    return [one for one in scene.camps if scene.team(one)]


def _side(scene: Scene, word: str) -> str:
    """The side that `word` names: whole, or by a unique beginning."""
    found = core_names.beginning(word, _sides(scene))
    if len(found) != 1:
        raise Which("fate_v3.which_side", word=word, found=found or _sides(scene))
    return found[0]


def _traits(scene: Scene, given: tuple[str, ...], with_: str, before: Roll | None) -> dict[str, str]:
    """With what each side throws now."""
    chosen: dict[str, str] = {}
    waiting = [side for side in _sides(scene) if side not in _hands(before)]
    for text in given:
        label, word = named(text)
        side = _side(scene, label)
        if side not in waiting:
            raise Refused("fate_v3.side_thrown", side=side)
        chosen[side] = word
    if given and not with_:
        return {side: chosen[side] for side in waiting if side in chosen}
    found = {side: chosen.get(side) or with_ or scene.camps[side].trait for side in waiting}
    unknown = [side for side, word in found.items() if not word]
    if unknown:
        raise Choice(
            "fate_v3.which_traits", sides=unknown,
            next=(("exchange", *(word for side in unknown for word in ("--trait", f"{side}=TRAIT"))),),
        )  # fmt: skip
    return found


def _bonuses(scene: Scene, given: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """`--bonus scorpion=1` by side."""
    found: dict[str, tuple[int, ...]] = {}
    for text in given:
        label, word = named(text)
        value = number(word)
        if value is None:
            raise Usage("usage.labelled", found=text)
        side = _side(scene, label)
        found[side] = (*found.get(side, ()), value)
    return found


def _hand(turn: Turn, scene: Scene, side: str, trait: str, extra: tuple[int, ...]) -> tuple[Hand, list[Note]]:
    """The hand of the one of a side who is best at it, and what is to be said of it."""
    made = [hand(turn.sheet(id, Sheet), trait, Given()) for id in scene.team(side)]
    best, notes = max(made, key=lambda one: sum(each.value for each in one[0].modifiers))
    return best.plus(*(Modifier(kind="bonus", label="", value=value) for value in extra)), notes


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
