"""Stunts in a hand: always on, declared, or powered by a point (L206-L233)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.roll import Modifier
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Which
from ..fate import stunts

if TYPE_CHECKING:
    from typing import Any

    from .sheet import Sheet
    from .stunt import Stunt


@value
class Told:
    """What the stunts bring into a hand: the skill that is rolled in another's place (""), numbers, and remarks."""

    rolled: str
    modifiers: tuple[Modifier, ...]
    notes: tuple[dict[str, Any], ...]


def find(sheet: Sheet, word: str) -> str:
    """The slot of the stunt `word` means, or Which in this game's words."""
    try:
        return stunts.find(sheet.name, word, {slot: one.name for slot, one in sheet.stunts.items()})
    except Which as problem:
        key = "fate_v3.stunt_several" if "found" in problem.facts else "fate_v3.stunt_none"
        facts: dict[str, Any] = problem.facts
        raise Which(key, **facts) from None


def called(slot: str, stunt: Stunt) -> str:
    """What a stunt is called."""
    return stunt.name or slot


def read(sheet: Sheet, skill: str, declared: tuple[str, ...], powered: tuple[str, ...]) -> Told:
    """The stunts that bear on a skill: those named, and those that are always on (L214).

    Refused: a stunt of another skill, one that takes a point and was only declared, one with nothing a point buys.
    """
    points = list(dict.fromkeys(find(sheet, word) for word in powered))
    named = [slot for slot in dict.fromkeys(find(sheet, word) for word in declared) if slot not in points]
    rolled = ""
    for slot in (*named, *points):
        stunt = sheet.stunts[slot]
        _fits(sheet, slot, stunt, skill)
        if stunt.instead_of and _same(sheet, skill, stunt.instead_of):
            rolled = sheet.skill(stunt.skill)
    modifiers = [_powered(sheet, slot, sheet.stunts[slot]) for slot in points]
    notes = [_note(slot, sheet.stunts[slot]) for slot in points]
    counted = [slot for slot in sheet.stunts if slot in named or _always(sheet, slot, skill, points)]
    for slot in counted:
        stunt = sheet.stunts[slot]
        if slot in named and stunt.activation == "point":
            next = (("roll", sheet.called, skill, "--power", called(slot, stunt)),)
            raise Refused("fate_v3.stunt_point", stunt=called(slot, stunt), next=next)
        if stunt.bonus and not _replaced(sheet, slot, counted):
            modifiers.append(Modifier(kind="stunt", label=called(slot, stunt), value=stunt.bonus))
        elif not stunt.bonus:
            notes.append(_note(slot, stunt))
    return Told(rolled=rolled, modifiers=tuple(modifiers), notes=tuple(notes))


def _always(sheet: Sheet, slot: str, skill: str, points: list[str]) -> bool:
    """Whether a stunt counts without being named: it is always on, has a number, and was not powered instead."""
    stunt = sheet.stunts[slot]
    on = stunt.activation == "always" and stunt.bonus > 0 and slot not in points
    return on and bool(stunt.skill) and _same(sheet, skill, stunt.skill)


def _fits(sheet: Sheet, slot: str, stunt: Stunt, skill: str) -> None:
    """A stunt belongs to a skill (L213), or lets it stand in for another (L208)."""
    if stunt.skill and not any(_same(sheet, skill, one) for one in (stunt.skill, stunt.instead_of) if one):
        raise Refused("fate_v3.stunt_skill", stunt=called(slot, stunt), skill=stunt.skill, rolled=skill)


def _same(sheet: Sheet, skill: str, written: str) -> bool:
    try:
        return bool(core_names.exact(skill, (written, sheet.skill(written))))
    except Which:
        return False


def _powered(sheet: Sheet, slot: str, stunt: Stunt) -> Modifier:
    """A stunt powered by a point: what it says happens, without its bonus (L220). One that a point only turns on has
    its bonus then."""
    if not stunt.power and stunt.activation != "point":
        raise Refused("fate_v3.stunt_no_power", stunt=called(slot, stunt))
    bonus = 0 if stunt.power else stunt.bonus
    return Modifier(kind="power", label=called(slot, stunt), value=bonus, by=sheet.id, cost="paid", source=slot)


def _note(slot: str, stunt: Stunt) -> dict[str, Any]:
    return {"note": "stunt", "label": called(slot, stunt), "text": stunt.power or stunt.text, "slot": slot}


def _replaced(sheet: Sheet, slot: str, counted: list[str]) -> bool:
    """Whether a stunt that builds upon this one counts with at least its bonus: Maîtrise's +2 stands in the place of
    Spécialisation's +1 (L221; that it does not add to it is our reading)."""
    own = sheet.stunts[slot]
    for other in counted:
        stunt = sheet.stunts[other]
        below = [one for one in stunt.requires if core_names.exact(one, (slot, own.name))]
        if other != slot and below and stunt.bonus >= own.bonus:
            return True
    return False


def cancels(sheet: Sheet, skill: str, action: str) -> str:
    """The stunt that spares the penalty of a supplemental action, by the words of either (L222-L223); "" if none."""
    for slot, stunt in sheet.stunts.items():
        of_skill = not stunt.skill or _same(sheet, skill, stunt.skill)
        pairs = ((stunt.cancels, action), (action, stunt.cancels))
        if of_skill and all(pairs[0]) and any(core_names.words(*pair) for pair in pairs):
            return called(slot, stunt)
    return ""


def reached(sheet: Sheet, notes: list[dict[str, Any]], total: int) -> list[dict[str, Any]]:
    """The declared stunts that work from some result on (L229), and whether this one is enough."""
    found = []
    for one in notes:
        stunt = sheet.stunts.get(one.get("slot", ""))
        if stunt is not None and stunt.threshold is not None:
            found.append({"stunt": one["label"], "at_least": stunt.threshold, "reached": total >= stunt.threshold})
    return found
