"""advantage: a new aspect on the scene or a person, or free invocations of one that is there (SRD, Four Actions)."""

from __future__ import annotations

from ....core import scene as core
from ....core import zones
from ....core.roll import Hand, Opposition
from ....core.value import TYPE_CHECKING, replace
from ...fate.aspects import Aspect, find
from .. import conclude, flow, house, names
from .. import scene as scenes
from ..roll import prepared
from ..scene_events import AspectPlaced
from ..sheet import Sheet
from . import several
from .cast import rolled as rolled
from .reach import defence, mob

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
    """Create an advantage. On a character, that one defends; on several, with commas between them, each against a
    share of the total; else against a difficulty, Fair (+2) if none is given."""
    what = ("--existing", existing) if existing else (text or "TEXT",)
    act = ("advantage", who, *what, "--with", with_)
    scene, sheet = flow.begin(turn, who, act=act, out_of_turn=out_of_turn, team=team)
    if not out_of_turn:
        flow.done(scene, sheet.seat, team=team)
    play(
        turn, scene, sheet, with_, text=text, on=on, existing=existing, defend_with=defend_with, settle=settle,
        given={"vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "team": team},
        invoke=invoke, reroll=reroll, action=not out_of_turn,
    )  # fmt: skip


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
    action: bool = False,
) -> Roll:
    """The roll of an advantage in any part of a scene; `action`: it is the action of a turn."""
    whole = {**given, "trait": trait, "text": text, "on": on, "existing": existing, "defend_with": defend_with}
    made = ready(turn, scene, sheet, whole)
    if action:
        made.kept["action"] = True
    return rolled(turn, scene, sheet, made, invoke, reroll, settle=settle)


def ready(turn: Turn, scene: Scene, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """The roll of an advantage with no die thrown yet, and what it is about kept beside it."""
    if several.meant(scene, given["on"]):
        return several.ready(turn, scene, sheet, given)
    found, target = about(turn, scene, given["text"], given["on"], given["existing"])
    whole = {**given, "action": "advantage", "existing": found.get("existing", ""), "boost": (), "weapon": "",
             "team": tuple(given["team"])}  # fmt: skip
    made = prepared(turn, sheet, whole)
    if scene.playing == "conflict" and given["text"] and not given["on"] and scene.person(sheet.seat).zone:
        found["on"] = scene.person(sheet.seat).zone
    hands: tuple[Hand, ...] = (made.actor.plus(*mob(scene, sheet, made.actor.trait)), *made.hands[1:])
    passive = made.passive
    hidden = scene.aspects[found["key"]].difficulty if "key" in found and scene.aspects[found["key"]].hidden else 0
    steps_in = not given["vs"] or scene.playing == "contest"
    if target is not None and target is not sheet and steps_in:
        hands = (*hands, defence(turn, scene, target, made.actor.trait, given["defend_with"], attack=False))
    elif not passive and len(hands) == 1:
        passive = (Opposition(value=hidden or UNOPPOSED),)
    return replace(made, hands=hands, passive=passive, given=given, kept={**made.kept, **found})


def about(turn: Turn, scene: Scene, text: str, on: str, existing: str) -> tuple[dict[str, Any], Sheet | None]:
    """What the advantage is about, as the roll keeps it, and who defends against it."""
    about: dict[str, Any] = {"purpose": "advantage"}
    target = None
    if on and on.casefold() not in names.EVERYWHERE:
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
            about["on"] = target.seat
    elif text:
        about["text"] = text
    return about, target


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A new aspect with its free invocations, or free invocations of one that is there."""
    key = lies.kept.get("key")
    if done.outcome is None or (key is not None and key not in scene.aspects):
        return
    placed = (_new if key is None else _existing)(turn, scene, lies, done, choices)
    if placed is None:
        return
    text, side, free = placed
    on = str(lies.kept.get("on", ""))
    if on in scene.everybody() and side == conclude.side_of(scene, lies.actor.id) != scene.person(on).side:
        scene.put("participants", on, "pressed", to=True)
    where = scene.called(on) if on in scene.everybody() else scene.zones[on].name if on in scene.zones else ""
    turn.note(AspectPlaced(id=lies.actor.id, who=lies.actor.who, aspect=text, on=where, side=side, free=free))


def _existing(
    turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices
) -> tuple[str, str, int] | None:  # fmt: skip
    """Free invocations of an aspect that is there; a fail gives one to somebody else, a hidden one is revealed else.

    Under `unknown_aspect_boost` a tie on a hidden aspect gives a boost and reveals nothing (FCon).
    """
    key, side, count = str(lies.kept["key"]), conclude.side_of(scene, lies.actor.id), done.free_invocations or 0
    hidden = scene.aspects[key].hidden
    text = scene.aspects[key].text or str(lies.kept.get("existing", ""))
    if hidden and done.outcome == "tie" and house.of(turn).unknown_aspect_boost:
        turn.switch("unknown_aspect_boost", True)
        conclude.gain_boost(turn, scene, lies.actor.id, choices.boost or choices.named)
        return None
    if done.outcome == "fail":
        other = conclude.others(scene, lies.actor.id) if lies.opponent is None else lies.opponent.id
        side, count = conclude.side_of(scene, other), 1
    elif hidden:
        scene.put("aspects", key, "hidden", to=False)
    conclude.give_free(scene, key, side, count)
    return text, side, count


def _new(
    turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices
) -> tuple[str, str, int] | None:  # fmt: skip
    """A new aspect. Of a fail at a serious cost that is not named, the cost is that somebody else may invoke it."""
    side, count = conclude.side_of(scene, lies.actor.id), done.free_invocations or 0
    if not count and not choices.price:
        return None
    if not count:
        count = 1
        if set(choices.price or {}) == {"degree"}:
            other = conclude.others(scene, lies.actor.id) if lies.opponent is None else lies.opponent.id
            side = conclude.side_of(scene, other)
    text = choices.named or str(lies.kept.get("text", "")) or conclude.unnamed(turn, scene, names.ASPECT)
    on = str(lies.kept.get("on", ""))
    scenes.add(scene, text, side=side, count=count, by=lies.actor.id, on=on)
    return text, side, count
