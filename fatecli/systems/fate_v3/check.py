"""check: what a FATE v3 sheet departs from. Nothing here stops play; faults are the declared keys' business."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from ..fate.checking import alike
from . import checking, levels, names, tables
from .creation import departures as at_creation
from .kinds import aspects_allowed, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet


def departures(sheet: Sheet, *, creation: bool = False) -> Iterator[Finding]:
    """The departures of a sheet; with `creation` also from how a character begins. The rules that make a player's
    character bind nobody else."""
    yield from alike("fate_v3", "aspects", sheet.aspects)
    yield from alike("fate_v3", "skills", {name: name for name in sheet.skills})
    yield from _kinds(sheet)
    yield from _formation(sheet)
    yield from _skills(sheet)
    yield from checking.stunts(sheet)
    yield from checking.temporary(sheet)
    yield from checking.harm(sheet)
    if sheet.kind == "pc":
        yield from _character(sheet)
        if creation:
            yield from at_creation(sheet)


def _kinds(sheet: Sheet) -> Iterator[Finding]:
    """Every aspect is of one of the kinds (L5-L15)."""
    for slot in sheet.aspects:
        if not kind_of(slot):
            close = tuple(core_names.near(slot, names.KINDS, 1))
            yield Finding(path=("aspects", slot), why="fate_v3.no_kind", found=slot, near=close)


def _formation(sheet: Sheet) -> Iterator[Finding]:
    """A remark on a profession that the table gives to another class (L34-L45); the table is open."""
    own = core_names.translate(sheet.social_class, names.CLASSES) if sheet.social_class else None
    if own is not None and sheet.profession:
        table = {name: (*each, *names.IN_ENGLISH[name]) for name, each in names.PROFESSIONS.items()}
        of = [name for name, each in table.items() if core_names.exact(sheet.profession, each)]
        if of and own not in of:
            yield Finding(
                path=("formation", "profession"), why="fate_v3.other_class", found=sheet.profession,
                accepted=of,
            )  # fmt: skip
    for skill in sheet.trained:
        if not core_names.exact(skill, sheet.skills):
            close = tuple(core_names.near(skill, sheet.skills, 1))
            yield Finding(path=("formation", "skills"), why="fate_v3.no_skill", found=skill, near=close)


def _skills(sheet: Sheet) -> Iterator[Finding]:
    """Skills of the closed list, where there is one, and none above Légendaire."""
    for name, value in sheet.skills.items():
        if sheet.listed and not core_names.exact(name, sheet.listed):
            close = tuple(core_names.near(name, sheet.listed, 1))
            yield Finding(path=("skills", name), why="fate_v3.not_listed", found=name, near=close)
        if value > tables.TOP:
            yield Finding(path=("skills", name), why="fate_v3.above_top", found=value, accepted=tables.TOP)


def _character(sheet: Sheet) -> Iterator[Finding]:
    """What always holds for a player's character: points that are counted (L112), nine aspects and no more but for a
    weapon of destiny's (L5, L224), the strict pyramid (L21, L49), and no more stunts than the skills allow (L24)."""
    if sheet.look("fate_points") is None:
        yield Finding(path=("fate_points",), why="fate_v3.points_missing", found=sheet.fate_points)
    filled = sum(1 for text in sheet.aspects.values() if text.strip())
    allowed = aspects_allowed(sheet)
    if filled > allowed:
        yield Finding(path=("aspects",), why="fate_v3.many_aspects", found=filled, accepted=allowed)
    values = list(sheet.skills.values())
    rung = levels.unbalanced(values, len(sheet.listed) if sheet.listed else None)
    if rung is not None:
        why = "fate_v3.pyramid_base" if rung == tables.DEFAULT + 1 else "fate_v3.pyramid"
        yield Finding(path=("skills",), why=why, found=levels.shape(values), accepted=rung)
    may = levels.stunts_allowed(values)
    if len(sheet.stunts) > may:
        yield Finding(path=("stunts",), why="fate_v3.many_stunts", found=len(sheet.stunts), accepted=may)
