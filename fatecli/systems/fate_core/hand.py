"""A hand before it is thrown: the trait, and every other number that stands before the dice fall."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import labelled
from ...core.roll import Hand, Modifier
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Which
from ..fate import stunts
from . import house
from .sheet import Sheet, Stunt

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

WINS_TIES = "wins_ties"
"""The note in a hand that a tie in a contest counts as a success."""


def hand(
    turn: Turn,
    sheet: Sheet,
    trait: str,
    action: str,
    *,
    stunt: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    boost: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
) -> tuple[Hand, list[dict[str, Any]]]:
    """The hand without its dice, and what is to be said of it (stunts without a number, helpers that did not count).

    `trait` is a skill, or a skill and stunts joined by `+`.
    """
    skill, named = read_trait(sheet, trait)
    modifiers = [Modifier(kind="trait", label=skill, value=sheet.rating(skill))]
    notes: list[dict[str, Any]] = []
    if skill not in sheet.skills:
        notes.append({"note": "unlisted", "label": skill})
    for word in (*named, *stunt):
        one = find_stunt(sheet, word)
        if one.bonus:
            modifiers.append(stunt_modifier(sheet, one, skill, action))
        elif not one.wins_ties:
            notes.append({"note": "stunt", "label": one.name, "text": one.text})
        if one.wins_ties:
            serves(sheet, one, skill, action)
            notes.append({"note": WINS_TIES, "label": one.name})
    for extra in sheet.extras.values():
        if extra.bonus and core_names.exact(extra.skill, (skill,)):
            modifiers.append(Modifier(kind="extra", label=extra.name, value=extra.bonus))
    modifiers += [Modifier(kind="bonus", label=label, value=number) for label, number in map(labelled, bonus)]
    modifiers += [Modifier(kind="boost", label=text, value=2, cost="boost") for text in boost]
    helpers, refused = teamwork(turn, sheet, skill, team)
    notes += refused
    return Hand(
        id=sheet.id, who=sheet.name, trait=skill, dice=(), rolled=0, modifiers=(*modifiers, *helpers)
    ), notes  # fmt: skip


def read_trait(sheet: Sheet, trait: str) -> tuple[str, list[str]]:
    """The skill of a roll expression, and the stunts joined to it; split only if the whole is no skill."""
    try:
        return sheet.skill(trait), []
    except Which:
        first, *rest = (part.strip() for part in trait.split("+"))
        if not rest:
            raise
        return sheet.skill(first), rest


def find_stunt(sheet: Sheet, word: str) -> Stunt:
    """The stunt `word` means: by its slot or name, whole or by a unique beginning."""
    return sheet.stunts[stunts.find(sheet.name, word, {slot: one.name for slot, one in sheet.stunts.items()})]


def stunt_modifier(sheet: Sheet, stunt: Stunt, skill: str, action: str) -> Modifier:
    """The bonus of a stunt; refused where its condition does not hold."""
    serves(sheet, stunt, skill, action)
    return Modifier(kind="stunt", label=stunt.name, value=stunt.bonus)


def serves(sheet: Sheet, stunt: Stunt, skill: str, action: str) -> None:
    """Refuse a stunt whose condition does not hold: another skill, another action. To treat is to overcome."""
    if stunt.skill and not core_names.exact(skill, (stunt.skill, sheet.skill(stunt.skill))):
        raise Refused("fate_core.stunt_skill", stunt=stunt.name, skill=stunt.skill, rolled=skill)
    if stunt.on and action not in stunt.on and not (action == "treat" and "overcome" in stunt.on):
        raise Refused("fate_core.stunt_action", stunt=stunt.name, actions=stunt.on, action=action)


def teamwork(
    turn: Turn, leader: Sheet, skill: str, team: tuple[str, ...]
) -> tuple[list[Modifier], list[dict[str, Any]]]:
    """+1 for each helper rated at least Average (+1) in the same skill; the best leads (seed 000, teamwork).

    No cap, unless the switch `teamwork_cap` holds the bonus to the leader's rating (FCon, Teamwork).
    """
    modifiers: list[Modifier] = []
    notes: list[dict[str, Any]] = []
    for who in team:
        helper = turn.sheet(who, Sheet)
        if helper is leader or any(one.by == helper.id for one in modifiers):
            raise Refused("fate_core.helper_twice", who=helper.name)
        key = next((one for one in helper.skills if core_names.exact(one, (skill,))), None)
        rating = helper.rating(key or helper.skill(skill))
        if rating > leader.rating(skill):
            raise Refused(
                "fate_core.best_leads", who=leader.name, skill=skill, rating=leader.rating(skill),
                helper=helper.name, higher=rating,
            )  # fmt: skip
        if rating < 1:
            notes.append({"note": "helper", "label": helper.name, "skill": skill, "rating": rating})
        else:
            modifiers.append(Modifier(kind="teamwork", label=helper.name, value=1, by=helper.id))
    if house.of(turn).teamwork_cap and len(modifiers) > max(0, leader.rating(skill)):
        cap = max(0, leader.rating(skill))
        turn.switch("teamwork_cap", True)
        notes.append({"note": "cap", "label": skill, "rating": cap})
        modifiers = modifiers[:cap]
    return modifiers, notes


def split(words: tuple[str, ...]) -> tuple[str, ...]:
    """`--team a,b --team c` as three names."""
    return tuple(name.strip() for word in words for name in word.split(",") if name.strip())
