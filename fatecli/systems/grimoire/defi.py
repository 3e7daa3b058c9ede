"""A Défi or a Contestation before it is thrown: which dice, which modifiers, and what may not be added.

`D10 + Attribut + (D6 + Talent) + (D4 and/or modifier of an item) + (D8 of an Avantage Dynamique)` (seed L3-L9).
"""

from __future__ import annotations

from ...core.numbers import labelled
from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Choice, Refused
from . import dynamic, swings, traits
from .dice import Part
from .hand import Hand, Modifier

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .sheet import Sheet
    from .swings import Asked
    from .traits import Trait

    Notes = tuple[dict[str, Any], ...]

ONE_EACH = ("attribute", "skill", "talent", "advantage")
"""Each is written in the singular (seed L3-L7): a Défi has one of it."""


@value
class Wanted:
    """How a Défi is asked for, beside its expression: the long forms, whether an Avantage Dynamique applies (in a
    chain the `first` Défi's), named bonuses, and the Handicaps and Facilités typed for this roller."""

    skill: str = ""
    talent: str = ""
    item: str = ""
    advantage: bool = False
    first: str = ""
    bonus: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()


def build(turn: Turn, sheet: Sheet, expression: str, wanted: Wanted) -> Hand:
    """The hand of a Défi. Choice if no Attribut is named, Refused where something may not be added."""
    found = traits.read(sheet, expression, skill=wanted.skill, talent=wanted.talent, item=wanted.item)
    _one_each(sheet, found)
    attribute, skill = _first(found, "attribute"), _first(found, "skill")
    if attribute is None:
        raise Choice("grimoire.which_attribute", who=sheet.name, trait=expression, found=sheet.traits())
    rolled = [one.name for one in (attribute, skill) if one is not None]
    talent, idle = _talent(sheet, _first(found, "talent"), skill)
    items = [one for one in found if one.kind == "item"]
    tools, gained, lesser = _items(sheet, items, rolled)
    effect, slot = dynamic.part(turn, sheet, _first(found, "advantage"), applies=wanted.advantage, first=wanted.first)
    parts = [Part(role="attribute", label=attribute.name)]
    parts += [Part(role="skill", label=skill.name)] if skill is not None else []
    laid = [_laid(sheet, part, rolled, wanted.asked) for part in (*parts, *tools, *effect)]
    named = [Modifier(kind="attribute", label=attribute.name, value=sheet.attributes.get(attribute.slot, 0))]
    named += [*talent, *gained]
    named += [Modifier(kind="bonus", label=label, value=number) for label, number in map(labelled, wanted.bonus)]
    unwritten = () if attribute.carried else ({"note": "unwritten", "label": attribute.name},)
    return Hand(
        id=sheet.id,
        who=sheet.name,
        trait="+".join(one.name for one in found),
        parts=tuple(laid),
        modifiers=tuple(named),
        notes=(*unwritten, *idle, *lesser, *_without(laid, wanted.asked)),
        advantage=slot,
    )


def _first(found: list[Trait], kind: str) -> Trait | None:
    return next((one for one in found if one.kind == kind), None)


def _one_each(sheet: Sheet, found: list[Trait]) -> None:
    for kind in ONE_EACH:
        several = [one.name for one in found if one.kind == kind]
        if len(several) > 1:
            raise Refused(f"grimoire.one_{kind}", who=sheet.name, found=several)


def _talent(sheet: Sheet, named: Trait | None, skill: Trait | None) -> tuple[list[Modifier], Notes]:
    """The Talent's modifier, if it applies to the use of the Compétence (seed L3). Without a Compétence it does not
    count, and that is said; with another than the one it serves it is refused."""
    if named is None:
        return [], ()
    talent = sheet.talents[named.slot]
    if skill is None:
        return [], ({"note": "no_skill", "label": named.name, "skill": talent.serves},)
    if talent.serves and not traits.same(talent.serves, skill.name):
        raise Refused("grimoire.talent_use", talent=named.name, serves=talent.serves, rolled=skill.name)
    return [Modifier(kind="talent", label=named.name, value=talent.modifier)], ()


def _items(sheet: Sheet, named: list[Trait], rolled: list[str]) -> tuple[list[Part], list[Modifier], Notes]:
    """One D4, and the best modifier, of the items named (*house rule*: the seed writes both in the singular, L5).

    Refused if the Défi is not what the item is for (wiki, Équipement).
    """
    parts: list[Part] = []
    gained: list[Modifier] = []
    notes: list[dict[str, Any]] = []
    best = max((sheet.items[one.slot].modifier for one in named), default=0)
    for one in dict.fromkeys(named):
        item = sheet.items[one.slot]
        if item.serves and not any(traits.same(use, trait) for use in item.serves for trait in rolled):
            raise Refused("grimoire.item_use", item=one.name, serves=item.serves, rolled=rolled)
        if item.die and not parts:
            parts.append(Part(role="item", label=one.name))
        elif item.die:
            notes.append({"note": "second_die", "label": one.name})
        if item.modifier and item.modifier == best and not gained:
            gained.append(Modifier(kind="item", label=one.name, value=item.modifier))
        elif item.modifier:
            notes.append({"note": "lesser_item", "label": one.name, "value": item.modifier})
    return parts, gained, tuple(notes)


def _laid(sheet: Sheet, part: Part, rolled: list[str], asked: tuple[Asked, ...]) -> Part:
    """The part with its Handicaps and Facilités: those of the sheet's states, then those that were typed."""
    lasting = swings.lasting(sheet, part.role, [*rolled, part.label])
    return replace(part, swings=(*part.swings, *lasting, *swings.typed(asked, part.role)))


def _without(parts: list[Part], asked: tuple[Asked, ...]) -> Notes:
    """A Handicap or a Facilité typed for a die that is not thrown does nothing, and that is said."""
    roles = [part.role for part in parts]
    return tuple({"note": "no_die", "swing": one.kind, "die": one.role} for one in asked if one.role not in roles)
