"""A hand before it is thrown: the skill, and every other number that stands before the dice fall (digest F5)."""

from __future__ import annotations

from ...core.numbers import labelled
from ...core.roll import Hand, Modifier
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Which
from ..fate import aspects
from . import names, stunts, tables
from .sotc import combining, minions

if TYPE_CHECKING:
    from typing import Any

    from .sheet import Sheet

    Note = dict[str, Any]


@value
class Given:
    """What was said of a hand beside its trait."""

    stunt: tuple[str, ...] = ()
    power: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    supplemental: tuple[str, ...] = ()
    point: bool = False
    innate: str = ""
    combine: tuple[str, ...] = ()


def hand(sheet: Sheet, trait: str, given: Given) -> tuple[Hand, list[Note]]:
    """The hand without its dice, and what is to be said of it, each with the id of the hand.

    `trait` is a skill, or one and stunts joined by +.
    """
    skill, joined = read_trait(sheet, trait)
    told = stunts.read(sheet, skill, (*joined, *given.stunt), given.power)
    rolled = told.rolled or skill
    _sorcerer(sheet, rolled)
    notes: list[Note] = []
    if told.rolled:
        notes.append({"note": "instead", "label": rolled, "skill": skill})
    if rolled not in sheet.skills:
        notes.append({"note": "unlisted", "label": rolled})
    modifiers = [Modifier(kind="trait", label=rolled, value=sheet.rating(rolled)), *told.modifiers]
    modifiers += minions.bonus(sheet)
    for second in combining.modifiers(sheet, rolled, given.combine):
        _sorcerer(sheet, second.label)
        modifiers.append(second)
    for words in given.supplemental:
        spared = stunts.cancels(sheet, rolled, words)
        modifiers.append(Modifier(kind="supplemental", label=words, value=0 if spared else tables.SUPPLEMENTAL))
        if spared:
            notes.append({"note": "cancelled", "label": spared, "action": words})
    modifiers += [Modifier(kind="bonus", label=label, value=number) for label, number in map(labelled, given.bonus)]
    if given.innate:
        modifiers.append(innate(sheet, given.innate))
    if given.point:
        modifiers.append(Modifier(kind="point", label="", value=tables.POINT, by=sheet.id, cost="paid"))
    made = Hand(id=sheet.id, who=sheet.mention, trait=skill, dice=(), rolled=0, modifiers=tuple(modifiers))
    return made, [{**one, "id": sheet.id} for one in (*notes, *told.notes)]


def price(hand: Hand) -> int:
    """The points that the hand itself costs: `--point`, powered stunts, innate magic."""
    return sum(1 for one in hand.modifiers if one.cost == "paid" and one.kind in ("point", "power", "innate"))


def read_trait(sheet: Sheet, trait: str) -> tuple[str, list[str]]:
    """The skill of a roll expression, and the stunts joined to it; split only if the whole is no skill.

    An aspect has no level and cannot be rolled (L177, L183): refused, with the way to invoke it.
    """
    try:
        return sheet.skill(trait), []
    except Which as unknown:
        first, *rest = (part.strip() for part in trait.split("+"))
        if rest:
            return read_trait(sheet, first)[0], rest
        if unknown.key == "which.trait_none":
            _no_aspect(sheet, trait)
        raise


def _no_aspect(sheet: Sheet, word: str) -> None:
    try:
        found = aspects.find(word, sheet.all_aspects(), sheet.id)
    except Which:
        return
    next = (("invoke", sheet.called, found.text),)
    raise Refused("fate_v3.aspect_rolled", who=sheet.mention, aspect=found.text, next=next)


def _sorcerer(sheet: Sheet, skill: str) -> None:
    """Lancer de sorts is Médiocre for a sorcerer, and nobody else has it at all; it takes a domain (L78)."""
    if not sheet.plays(skill, names.SPELLS):
        return
    if not sheet.sorcerer:
        raise Refused("fate_v3.no_sorcerer", who=sheet.mention, skill=skill)
    if not sheet.domains:
        raise Refused("fate_v3.no_domains", who=sheet.mention)


def innate(sheet: Sheet, word: str) -> Modifier:
    """The aspect whose innate magic is called upon before the dice, for a point; it cannot bear on the same roll
    otherwise (L70). Only those have any whose sheet says so: who is of divine or semi-divine origin (L68)."""
    if not sheet.innate:
        raise Refused("fate_v3.no_innate", who=sheet.mention)
    found = aspects.find(word, sheet.all_aspects(), sheet.id)
    if found.slot not in sheet.innate:
        known = [one.text for one in sheet.all_aspects() if one.slot in sheet.innate]
        raise Refused("fate_v3.not_innate", who=sheet.mention, aspect=found.text, known=known)
    return Modifier(
        kind="innate", label=found.text, value=0, by=sheet.id, cost="paid", owner=sheet.id, source=found.slot
    )  # fmt: skip
