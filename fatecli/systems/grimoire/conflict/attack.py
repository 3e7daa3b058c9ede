"""attack: a Défi that means harm; what it does is thrown afterwards, by `absorb` (wiki, Sévérité)."""

from __future__ import annotations

from ....core.numbers import number
from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused, Usage
from .. import flow, link, roll
from ..scene import seated
from ..scene_events import Played
from . import power as powers

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet

NOBODY = ("none", "aucun", "aucune")
"""The target does not contest: then a passive Opposition is wanted."""


def attack(
    turn: Turn,
    *,
    who: str,
    target: str,
    more: tuple[str, ...] = (),
    with_: str = "",
    defend_with: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
    weapon: str = "",
    power: tuple[str, ...] = (),
    damage: str = "",
    where: str = "",
    vital: int = 0,
    out_of_turn: bool = False,
) -> None:
    """Attack a target, which contests (`--defend-with`) or is a passive Opposition (`--vs`).

    The weapon, or a typed Puissance, the type of damage and the place that is hit may be told now or to `absorb`.
    """
    if more:
        raise Refused("grimoire.no_split")
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    aimed = seated(turn, target)
    if aimed is sheet:
        raise Refused("grimoire.attack_self", who=sheet.name)
    linked = link.before(turn, sheet, chain)
    facts = blow(sheet, weapon=weapon, power=power, damage=damage, where=where, vital=vital)
    typed = ("attack", sheet.called, aimed.called, "--with")
    if not with_:
        raise Choice("grimoire.with_what", who=sheet.name, found=sheet.traits(), options=_options(typed, sheet))
    contest = _defence(aimed, defend_with, vs, (*typed, with_, "--defend-with"))
    given = roll.Given(vs=vs, vs_bonus=vs_bonus, bonus=bonus, advantage=advantage, handicap=handicap, ease=ease)
    hand, against = roll.fallen(turn, *roll.ready(turn, sheet, with_, given, linked, contests=contest))
    told = link.after(turn, sheet, roll.judged(turn, hand, against, chain), linked)
    if told.chain != "open" and not out_of_turn:
        flow.done(scene, sheet.seat)
    hit = told.outcome == "success"
    about: dict[str, Any] = {
        "target": aimed.id,
        "target_who": aimed.name,
        "hit": hit,
        "power_name": None,
        "power_dice": None,
    }
    if hit:
        row = powers.of(told.difference or 0)
        about["power_name"], about["power_dice"] = row.name, row.notation
        _wait(scene, sheet, aimed, told.difference or 0, facts)
    turn.note(Played(purpose="attack", roll=told, about=about))


def blow(sheet: Sheet, *, weapon: str, power: tuple[str, ...], damage: str, where: str, vital: int) -> dict[str, Any]:
    """What was said of the blow: a weapon of the sheet with its type of damage, or a typed Puissance, the place."""
    facts: dict[str, Any] = {"where": where, "vital": vital}
    if weapon:
        modifier, kind = powers.weapon(sheet, weapon)
        facts |= {"weapon": modifier.label, "damage": kind}
    if power:
        typed = number(power[-1])
        if typed is None or typed < 0:
            raise Usage("grimoire.power_number", found=power[-1])
        facts["power"] = typed
    if damage:
        facts["damage"] = damage
    return {name: one for name, one in facts.items() if one or name == "power"}


def _wait(scene: Scene, sheet: Sheet, aimed: Sheet, difference: int, facts: dict[str, Any]) -> None:
    """The hit waits in the scene file until Puissance and Résistance are thrown."""
    scene.put("hit", to={"by": sheet.seat, "target": aimed.seat, "difference": difference, **facts})


def _options(typed: tuple[str, ...], sheet: Sheet) -> list[dict[str, list[str]]]:
    """The lines that would do, one for each Attribut."""
    return [{"argv": ["fatecli", *typed, trait]} for trait in sheet.traits()]


def _defence(
    aimed: Sheet, word: str, vs: tuple[str, ...], typed: tuple[str, ...]
) -> tuple[tuple[Sheet, str], ...]:  # fmt: skip
    """The target's Contestation; Choice if it is not said how the blow is met."""
    if word and word.casefold() not in NOBODY:
        return ((aimed, word),)
    if not vs:
        raise Choice("grimoire.defends_with", who=aimed.name, found=aimed.traits(), options=_options(typed, aimed))
    return ()
