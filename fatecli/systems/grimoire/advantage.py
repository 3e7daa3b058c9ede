"""advantage, overcome: the Défis of a scene that are neither attack nor task.

advantage creates an Avantage Dynamique: one D8, once, for its owner or for an ally (seed L7, L25, L35).
"""

from __future__ import annotations

from ...core.scene import slug
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import dynamic, flow, house, link, names, owing, roll
from .scene import Scene, here, running, seated
from .scene_events import Played
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .events import Rolled
    from .opposition import Opposition

NOBODY = ("none", "aucun", "aucune")


def advantage(
    turn: Turn,
    *,
    who: str,
    text: str = "",
    with_: str = "",
    on: str = "",
    for_: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
    out_of_turn: bool = False,
) -> None:
    """Create an Avantage Dynamique. *House rule*: a difference of 0 is enough, but in a tactical chain, which asks for
    Payant (seed L35). In a scene it lies in the scene, until it is used or the scene ends; outside on the sheet."""
    scene, sheet = _begin(turn, who, out_of_turn=out_of_turn)
    linked = link.before(turn, sheet, chain)
    owner = turn.sheet(for_, Sheet) if for_ else sheet
    against = turn.sheet(on, Sheet) if on else None
    if chain == "tactical" and owner is not sheet:
        raise Refused("grimoire.chain_self", who=sheet.name)
    if not text:
        raise Choice("grimoire.advantage_text", who=sheet.name)
    given = roll.Given(
        vs=(*vs, *_contest(against, defend_with)), vs_bonus=vs_bonus, bonus=bonus, advantage=advantage,
        handicap=handicap, ease=ease,
    )  # fmt: skip
    hand, opposed = roll.ready(turn, sheet, _trait(sheet, with_), given, linked)
    _opposed(turn, sheet, opposed)
    hand, opposed = roll.fallen(turn, hand, opposed)
    told = roll.judged(turn, hand, opposed, chain)
    about: dict[str, Any] = {"advantage": text, "for": owner.id, "for_who": owner.name, "kept_as": None, "eased": False}
    about["on"] = "" if against is None else against.id
    if dynamic.created(told.difference or 0) and told.outcome == "success" and told.chain != "broken":
        threshold = dynamic.threshold(turn)
        about["kept_as"] = _keep(scene, owner, text, about["on"], told.difference or 0)
        about["eased"] = dynamic.eases(told.difference or 0, threshold)
    told = link.after(turn, sheet, told, linked, about["kept_as"] or "")
    _end(scene, sheet, told, out_of_turn=out_of_turn)
    turn.note(Played(purpose="advantage", roll=told, about=about))
    if told.chain == "open":
        turn.hint("grimoire.hint.second.tactical", *_second(scene, sheet, about["on"]))


def _second(scene: Scene | None, sheet: Sheet, on: str) -> tuple[str, ...]:
    if scene is not None and scene.playing == "conflict":
        return ("attack", sheet.called, on or "TARGET", "--with", "TRAIT")
    return ("roll", sheet.called, "TRAIT", "--advantage", "--vs", "N")


def _keep(scene: Scene | None, owner: Sheet, text: str, on: str, difference: int) -> str:
    """Write the Avantage down where it is kept, and return its slot."""
    facts: dict[str, Any] = {"text": text, "on": on, "difference": difference, "spent": False}
    if scene is None or not owner.seat:
        slot = slug(text, owner.advantages)
        owner.put("advantages", slot, to={name: one for name, one in facts.items() if one != ""})
        return slot
    slot = slug(text, scene.look("advantages") or {})
    facts = {"text": text, "on": on, "owner": owner.seat, "difference": difference, "spent": False}
    scene.put("advantages", slot, to={name: one for name, one in facts.items() if one != ""})
    return slot


def overcome(
    turn: Turn,
    *,
    who: str,
    with_: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
    out_of_turn: bool = False,
) -> None:
    """A Défi that is somebody's action in a conflict, such as to reach an enemy before a blow (seed L33)."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    linked = link.before(turn, sheet, chain)
    given = roll.Given(vs=vs, vs_bonus=vs_bonus, bonus=bonus, advantage=advantage, handicap=handicap, ease=ease)
    hand, opposed = roll.ready(turn, sheet, _trait(sheet, with_), given, linked)
    _opposed(turn, sheet, opposed)
    hand, opposed = roll.fallen(turn, hand, opposed)
    told = link.after(turn, sheet, roll.judged(turn, hand, opposed, chain), linked)
    _end(scene, sheet, told, out_of_turn=out_of_turn)
    turn.note(Played(purpose="overcome", roll=told, about={}))
    if told.chain == "open":
        turn.hint(f"grimoire.hint.second.{told.chain_kind}", "attack", sheet.called, "TARGET", "--with", "TRAIT")


def _begin(turn: Turn, who: str, *, out_of_turn: bool) -> tuple[Scene | None, Sheet]:
    """In a conflict it is an action of the turn; in any other scene, or in none, it is not."""
    scene = running(turn)
    if scene is not None and scene.playing == "conflict":
        return flow.begin(turn, who, out_of_turn=out_of_turn)
    if scene is None:
        return None, turn.sheet(who, Sheet)
    owing.refuse(turn, here(turn))
    return scene, seated(turn, who)


def _end(scene: Scene | None, sheet: Sheet, told: Rolled, *, out_of_turn: bool) -> None:
    """The turn is over, unless a second Défi follows."""
    if scene is not None and scene.playing == "conflict" and told.chain != "open" and not out_of_turn:
        flow.done(scene, sheet.seat)


def _trait(sheet: Sheet, with_: str) -> str:
    """What is rolled; Choice if nothing was said, for no text says what creates an Avantage best."""
    if not with_:
        raise Choice("grimoire.with_what", who=sheet.name, found=sheet.traits())
    return with_


def _contest(against: Sheet | None, defend_with: str) -> tuple[str, ...]:
    """The Contestation of the one it lies on, if it was typed as a defence."""
    if against is None or not defend_with or defend_with.casefold() in NOBODY:
        return ()
    return (f"{against.called}:{defend_with}",)


def _opposed(turn: Turn, sheet: Sheet, opposed: Opposition) -> None:
    """A Défi in a scene needs an Opposition; Choice if there is none, with the degrees."""
    if opposed.value is None:
        own = list(house.of(turn).opposition)
        key = "grimoire.against_own" if own else "grimoire.against_what"
        raise Choice(key, who=sheet.name, found=own or list(names.OPPOSITIONS))
