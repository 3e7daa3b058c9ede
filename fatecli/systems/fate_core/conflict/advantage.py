"""advantage: a new aspect on the scene or a person, or free invocations of one that is there (SRD, Four Actions)."""

from __future__ import annotations

from ....core import scene as core
from ....core import zones
from ....core.roll import Hand, Opposition
from ....core.value import TYPE_CHECKING, replace
from ...fate import lying
from ...fate.aspects import Aspect, find
from .. import conclude, flow, invoking, names, receipts
from .. import scene as scenes
from ..roll import offer, prepared, thrown
from ..scene_events import AspectPlaced, DefendsFully
from ..sheet import Sheet
from .attack import defence

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene

UNOPPOSED = 2
"""Fair (+2), where nobody and nothing opposes: an advantage in a conflict is no harder (SRD, Four Outcomes)."""


def advantage(
    turn: Turn,
    *,
    who: str,
    with_: str,
    text: str = "",
    on: str = "",
    existing: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Create an advantage. On a character, that one defends; else against a difficulty, Fair (+2) if none is given."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    play(
        turn, scene, sheet, with_, text=text, on=on, existing=existing, defend_with=defend_with, settle=settle,
        given={"vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "team": team},
        invoke=invoke, reroll=reroll,
    )  # fmt: skip
    if not out_of_turn:
        flow.done(scene, sheet.seat)


def play(
    turn: Turn,
    scene: Scene,
    sheet: Sheet,
    trait: str,
    *,
    text: str,
    on: str,
    existing: str,
    defend_with: str,
    settle: bool,
    given: dict[str, Any],
    invoke: tuple[str, ...],
    reroll: tuple[str, ...],
) -> Roll:
    """The roll of an advantage in any part of a scene, with what it is about kept beside it."""
    about, target = _about(turn, scene, text, on, existing)
    whole = {
        **given,
        "trait": trait,
        "action": "advantage",
        "existing": about.get("existing", ""),
        "boost": (),
        "weapon": "",
    }
    ready = prepared(turn, sheet, whole)
    hands: tuple[Hand, ...] = ready.hands
    passive = ready.passive
    if target is not None and not given["vs"]:
        hands = (*hands, defence(turn, scene, target, ready.actor.trait, defend_with))
    elif not passive and len(hands) == 1:
        passive = (Opposition(value=UNOPPOSED),)
    ready = replace(ready, hands=hands, passive=passive, kept={**ready.kept, **about})
    return rolled(turn, scene, sheet, ready, invoke, reroll, settle=settle)


def rolled(
    turn: Turn,
    scene: Scene,
    sheet: Sheet,
    ready: Roll,
    invoke: tuple[str, ...],
    reroll: tuple[str, ...],
    *,
    settle: bool,
) -> Roll:
    """Price, throw, invoke, and leave the roll open in the scene, or settle it at once."""
    known = invoking.known_aspects(turn, sheet, [one.id for one in ready.hands])
    again = invoking.price(turn, sheet, ready.actor, known, reroll, "reroll")
    plus = invoking.price(turn, sheet, ready.actor, known, invoke, "invoke", before=again)
    invoking.afford(sheet, [*again, *plus])
    on_table = invoking.apply(turn, sheet, thrown(turn, ready), ready.actor, [*again, *plus])
    lying.keep_in_scene(scene, on_table)
    turn.note(receipts.rolled(turn, on_table))
    if settle:
        conclude.settle(turn, scene, on_table)
    else:
        offer(turn, sheet, on_table)
    return on_table


def _about(turn: Turn, scene: Scene, text: str, on: str, existing: str) -> tuple[dict[str, Any], Sheet | None]:
    """What the advantage is about, as the roll keeps it, and who defends against it."""
    about: dict[str, Any] = {"purpose": "advantage"}
    target = None
    if on:
        id = core.match(scene, on)
        about["on"] = id if id is not None else zones.zone_of(scene, on)
        target = None if id is None else turn.sheet(id, Sheet)
    if existing:
        hidden = {key: one for key, one in scene.aspects.items() if one.hidden}
        known = scenes.aspects(turn, scene)
        known += [Aspect(slot=key, text=one.text, place="scene") for key, one in hidden.items()]
        aspect = find(existing, known)
        about.update(key=conclude.aspect_key(scene, aspect), existing=aspect.text)
        if target is None and aspect.owner and not about.get("on"):
            target = turn.sheet(aspect.owner, Sheet)
    elif text:
        about["text"] = text
    return about, target


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
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    given = {"trait": with_, "vs": vs, "vs_bonus": vs_bonus, "action": "overcome", "existing": "", "bonus": bonus,
             "stunt": stunt, "team": team, "boost": (), "weapon": ""}  # fmt: skip
    ready = prepared(turn, sheet, given)
    kept: dict[str, Any] = {**ready.kept, "purpose": "overcome"}
    if remove:
        known = [one for one in scenes.aspects(turn, scene) if one.place == "scene"]
        kept["remove"] = find(remove, known).slot
    if ready.opposition is None:
        ready = replace(ready, passive=(Opposition(value=UNOPPOSED),))
    rolled(turn, scene, sheet, replace(ready, kept=kept), invoke, reroll, settle=settle)
    if not out_of_turn:
        flow.done(scene, sheet.seat)


def full_defense(turn: Turn, *, who: str, out_of_turn: bool = False) -> None:
    """Give up the action: +2 on every defence until the next own turn (seed 000, full defence)."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    flow.done(scene, sheet.seat)
    scene.fighter(sheet.seat).full_defense = scene.exchange
    turn.note(DefendsFully(id=sheet.id, who=sheet.name))


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A new aspect with its free invocations, or free invocations of one that is there."""
    side, count = conclude.side_of(scene, lies.actor.id), done.free_invocations or 0
    key = lies.kept.get("key")
    if key is not None:
        if done.outcome == "fail":
            against = lies.opponent
            side, count = conclude.side_of(scene, scenes.NOBODY if against is None else against.id), 1
        if scene.aspects[str(key)].hidden and done.outcome != "fail":
            scene.put("aspects", str(key), "hidden", to=False)
        conclude.give_free(scene, str(key), side, count)
        text = scene.aspects[str(key)].text or str(lies.kept.get("existing", ""))
    else:
        if not count and not choices.price:
            return
        text = choices.named or str(lies.kept.get("text", "")) or _placeholder(turn, scene)
        on = str(lies.kept.get("on", ""))
        key = scenes.add(scene, text, side=side, count=count or 1, by=lies.actor.id, on=on)
    turn.note(
        AspectPlaced(
            id=lies.actor.id, who=lies.actor.who, aspect=text, on=str(lies.kept.get("on", "")), side=side, free=count
        )
    )


def _placeholder(turn: Turn, scene: Scene) -> str:
    word = names.ASPECT[1 if turn.lang == "fr" else 0]
    return f"{word} {1 + sum(1 for one in scene.aspects.values() if one.text.startswith(word))}"


def overcame(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """An overcome made to be rid of an aspect removes it if it succeeds, at a cost too."""
    if lies.kept.get("remove") and (done.shifts or 0) >= (0 if choices.price else 1):
        scene.drop("aspects", str(lies.kept["remove"]))
