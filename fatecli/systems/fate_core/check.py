"""check: what a Fate Core sheet departs from. Nothing here stops play; faults are the declared keys' business."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from ..fate.checking import alike
from . import creation, names, tables
from .advance.parts import sitting, taken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet


def departures(sheet: Sheet, *, creation: bool = False) -> Iterator[Finding]:
    """The departures of a sheet; with `creation` also from how a character begins (pyramid, aspects, stunts)."""
    yield from alike("fate_core", "aspects", sheet.aspects)
    yield from alike("fate_core", "skills", {name: name for name in sheet.skills})
    yield from _refresh(sheet)
    yield from _boxes(sheet)
    yield from _slots(sheet)
    for slot, stunt in sheet.stunts.items():
        if stunt.skill and not _knows(sheet, stunt.skill):
            known = [*sheet.skills, *(one for spellings in names.SKILLS.values() for one in spellings[:2])]
            close = tuple(core_names.near(stunt.skill, known, 1))
            yield Finding(path=("stunts", slot, "skill"), why="fate_core.no_skill", found=stunt.skill, near=close)
        for action in stunt.on:
            if action not in names.ACTIONS:
                yield Finding(path=("stunts", slot, "on"), why="fate_core.no_action", found=action)
    if sheet.kind == "pc":
        yield from _columns(sheet)
        yield from _milestones(sheet)
        if creation:
            yield from _creation(sheet)


def _knows(sheet: Sheet, skill: str) -> bool:
    return bool(core_names.exact(skill, sheet.skills)) or core_names.translate(skill, names.SKILLS) is not None


def _refresh(sheet: Sheet) -> Iterator[Finding]:
    """Refresh is at least 1, and three, with what major milestones gave, less what the stunts beyond three cost (SRD,
    Refresh)."""
    if sheet.refresh < 1:
        yield Finding(path=("refresh",), why="fate_core.refresh_low", found=sheet.refresh, accepted=1)
        return
    cost = creation.paid([stunt.cost for stunt in sheet.stunts.values()], tables.FREE_STUNTS)
    gained = sum(1 for one in sheet.milestones.values() if one.kind == "major" and one.refresh)
    allowed = tables.REFRESH + gained - cost
    if sheet.kind == "pc" and sheet.refresh > allowed:
        yield Finding(path=("refresh",), why="fate_core.refresh_stunts", found=sheet.refresh, accepted=allowed)


def _boxes(sheet: Sheet) -> Iterator[Finding]:
    """A ticked box that the track no longer has stays ticked, and is named."""
    for track in names.TRACKS:
        for box in sheet.stress(track):
            if box not in sheet.boxes(track):
                yield Finding(
                    path=("stress", track), why="fate_core.box_gone", found=box, accepted=len(sheet.boxes(track))
                )  # fmt: skip
    known = ("physical", "mental")
    for track in sheet.look("stress") or {}:
        if track not in known:
            yield Finding(path=("stress", track), why="fate_core.no_track", found=track)


def _slots(sheet: Sheet) -> Iterator[Finding]:
    for slot in sheet.consequences:
        if slot not in ("mild", "moderate", "severe", "extreme", "mild_physical", "mild_mental"):
            close = tuple(core_names.near(slot, tables.SLOTS, 1))
            yield Finding(path=("consequences", slot), why="fate_core.no_slot", found=slot, near=close)


def _columns(sheet: Sheet) -> Iterator[Finding]:
    """No rating may hold more skills than the one below it (SRD, Skill Columns)."""
    stand = creation.counts(sheet.skills.values())
    for rank, count in stand.items():
        if rank > 1 and count > stand[rank - 1]:
            yield Finding(
                path=("skills",), why="fate_core.columns", found=count, accepted=stand[rank - 1], near=(str(rank),)
            )


def _milestones(sheet: Sheet) -> Iterator[Finding]:
    """Several milestones of one kind in one session are a remark, with what was taken of each: two branches of a git
    history may both have taken the one that the session brought (SRD, Advancement and Change)."""
    groups: dict[tuple[str, tuple[int, int]], list[str]] = {}
    for key, one in sheet.milestones.items():
        groups.setdefault((one.kind, sitting(one)), []).append(key)
    for (kind, session), keys in groups.items():
        if len(keys) > 1 and all(session):
            near = tuple(taken(sheet.milestones[key]) or key for key in keys)
            yield Finding(path=("milestones", keys[-1]), why=f"fate_core_between.several.{kind}", found=len(keys),
                          near=near, remark=True)  # fmt: skip


def _creation(sheet: Sheet) -> Iterator[Finding]:
    """A new character has a pyramid of skills under a Great (+4) peak, five aspects and up to five stunts; those that
    are free and not chosen yet are a remark."""
    stand = creation.counts(sheet.skills.values())
    top = tables.SKILL_CAP
    if stand != dict(zip(range(top, 0, -1), tables.PYRAMID, strict=True)):
        told = "-".join(str(stand.get(rank, 0)) for rank in range(max([top, *stand]), 0, -1))
        wanted = "-".join(map(str, tables.PYRAMID))
        yield Finding(path=("skills",), why="fate_core.pyramid", found=told, accepted=wanted)
    filled = sum(1 for text in sheet.aspects.values() if text)
    if filled != tables.ASPECTS:
        yield Finding(path=("aspects",), why="fate_core.five_aspects", found=filled, accepted=tables.ASPECTS)
    most = tables.MOST_STUNTS
    if len(sheet.stunts) > most:
        yield Finding(path=("stunts",), why="fate_core.many_stunts", found=len(sheet.stunts), accepted=most)
    open_to = tables.FREE_STUNTS - sum(stunt.cost for stunt in sheet.stunts.values())
    if open_to > 0:
        yield Finding(path=("stunts",), why="fate_core_between.free_stunts", found=open_to, remark=True)
