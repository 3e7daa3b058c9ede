"""check: what a Grimoire sheet departs from. Nothing here stops play; faults are the declared keys' business."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from . import names, tables, traits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet

LOW, HIGH = tables.LOWEST_MODIFIER, tables.HIGHEST_MODIFIER


def departures(sheet: Sheet, *, creation: bool = False) -> Iterator[Finding]:
    """The departures of a sheet. How a character begins no known text says in numbers: `creation` adds none."""
    yield from _attributes(sheet)
    yield from _names(sheet)
    yield from _modifiers(sheet)
    yield from _uses(sheet)
    yield from _armour(sheet)
    yield from _states(sheet)


def _attributes(sheet: Sheet) -> Iterator[Finding]:
    """The five Attributs (wiki, Défis), each once, and no other."""
    seen: dict[str, str] = {}
    for name in sheet.attributes:
        key = core_names.translate(name, names.ATTRIBUTES)
        if key is None:
            close = tuple(core_names.near(name, [spelled[0] for spelled in names.ATTRIBUTES.values()], 1))
            yield Finding(path=("attributes", name), why="grimoire.no_attribute", found=name, near=close)
        elif key in seen:
            yield Finding(path=("attributes", name), why="grimoire.alike", found=name, accepted=seen[key])
        else:
            seen[key] = name
    for key, spelled in names.ATTRIBUTES.items():
        if key not in seen:
            yield Finding(path=("attributes",), why="grimoire.attribute_missing", found=spelled[0])


def _names(sheet: Sheet) -> Iterator[Finding]:
    """Two things that a roll would have to tell apart by one name."""
    seen: dict[str, str] = {}
    for one in traits.carried(sheet):
        form = core_names.normal(one.name)
        at = ("attributes" if one.kind == "attribute" else f"{one.kind}s", one.slot)
        if form in seen and one.kind != "attribute":
            yield Finding(path=at, why="grimoire.alike", found=one.name, accepted=seen[form])
        seen.setdefault(form, one.name)


def _modifiers(sheet: Sheet) -> Iterator[Finding]:
    """Modifiers outside the range we expect (*house table*: the book's is not known)."""
    written: list[tuple[tuple[str, ...], int]] = [
        (("attributes", name), value) for name, value in sheet.attributes.items()
    ]
    written += [(("talents", slot, "modifier"), one.modifier) for slot, one in sheet.talents.items()]
    written += [(("items", slot, "modifier"), one.modifier) for slot, one in sheet.items.items()]
    written += [(("weapons", slot, "modifier"), one.modifier) for slot, one in sheet.weapons.items()]
    written += [(("armour", slot, "modifier"), one.modifier) for slot, one in sheet.armour.items()]
    for path, value in written:
        if not LOW <= value <= HIGH:
            yield Finding(path=path, why="grimoire.modifier_far", found=value, accepted=f"{LOW}..{HIGH:+}")


def _uses(sheet: Sheet) -> Iterator[Finding]:
    """A Talent serves a Compétence (seed L3), an item an Attribut or a Compétence (wiki, Équipement)."""
    skills = list(sheet.skills)
    for slot, talent in sheet.talents.items():
        if not any(traits.same(talent.serves, one) for one in skills):
            close = tuple(core_names.near(talent.serves, skills, 1))
            yield Finding(
                path=("talents", slot, "serves"), why="grimoire.no_skill_served", found=talent.serves, near=close
            )
    for slot, item in sheet.items.items():
        if not item.die and not item.modifier:
            yield Finding(path=("items", slot), why="grimoire.item_idle", found=item.name or slot)
        if not item.serves:
            yield Finding(path=("items", slot, "serves"), why="grimoire.item_use_missing", found=item.name or slot)


def _armour(sheet: Sheet) -> Iterator[Finding]:
    for slot, one in sheet.armour.items():
        if not one.die and not one.modifier:
            yield Finding(path=("armour", slot), why="grimoire.item_idle", found=one.name or slot)
        if one.damaged and not one.die:
            yield Finding(path=("armour", slot, "damaged"), why="grimoire.damaged_no_die", found=one.name or slot)


def _states(sheet: Sheet) -> Iterator[Finding]:
    """A state lays a Handicap or a Facilité on one die, and if on that of one trait, of one there is."""
    known = [one.name for one in traits.carried(sheet)]
    known += [one.name or slot for slot, one in sheet.armour.items()]
    for slot, state in sheet.states.items():
        if not state.handicap and not state.ease:
            yield Finding(path=("states", slot), why="grimoire.state_idle", found=state.text or slot)
        attribute = core_names.translate(state.trait, names.ATTRIBUTES) if state.trait else ""
        if state.trait and attribute is None and not any(traits.same(state.trait, one) for one in known):
            close = tuple(core_names.near(state.trait, known, 1))
            yield Finding(path=("states", slot, "trait"), why="grimoire.state_trait", found=state.trait, near=close)
