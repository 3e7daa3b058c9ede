"""What `check` looks at piece by piece: names, stunts and what they build upon, boxes and consequences."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from . import names, tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet


def stunts(sheet: Sheet) -> Iterator[Finding]:
    """A stunt belongs to a skill (L213), and what it requires is there (L213, L224)."""
    called = [name for slot, one in sheet.stunts.items() for name in (slot, one.name) if name]
    written = [one.text for one in sheet.all_aspects()]
    for slot, stunt in sheet.stunts.items():
        if not stunt.skill:
            yield Finding(path=("stunts", slot), why="fate_v3.stunt_no_skill", found=stunt.name or slot)
        for key in ("skill", "instead_of"):
            skill = getattr(stunt, key)
            if skill and not known(sheet, skill):
                close = tuple(core_names.near(skill, sheet.skills, 1))
                yield Finding(path=("stunts", slot, key), why="fate_v3.no_skill", found=skill, near=close)
        for one in stunt.requires:
            if not core_names.exact(one, called):
                close = tuple(core_names.near(one, called, 1))
                yield Finding(path=("stunts", slot, "requires"), why="fate_v3.requires", found=one, near=close)
        if stunt.requires_aspect and not any(core_names.words(stunt.requires_aspect, one) for one in written):
            yield Finding(
                path=("stunts", slot, "requires_aspect"), why="fate_v3.requires_aspect", found=stunt.requires_aspect
            )  # fmt: skip
    for slot in sheet.innate:
        if not any(one.slot == slot for one in sheet.all_aspects()):
            close = tuple(core_names.near(slot, sheet.aspects, 1))
            yield Finding(path=("magic", "innate"), why="fate_v3.innate_slot", found=slot, near=close)


def known(sheet: Sheet, skill: str) -> bool:
    """Whether a skill is on the sheet, in the campaign's closed list, or in the game's."""
    listed = sheet.listed or [one for spellings in names.SKILLS.values() for one in spellings]
    return bool(core_names.exact(skill, [*sheet.skills, *listed]))


def temporary(sheet: Sheet) -> Iterator[Finding]:
    """A temporary aspect says something."""
    for slot, one in sheet.temporary.items():
        if not one.aspect.strip():
            yield Finding(path=("temporary", slot), why="fate_v3.temporary_blank", found=slot)


def harm(sheet: Sheet) -> Iterator[Finding]:
    """A ticked box that the track no longer has stays ticked, and is named; so are tracks and slots that are none."""
    for track in names.TRACKS:
        for box in sheet.stress(track):
            if box not in sheet.boxes(track):
                yield Finding(
                    path=("stress", track), why="fate_v3.box_gone", found=box, accepted=len(sheet.boxes(track))
                )  # fmt: skip
    for slot in sheet.consequences:
        if slot not in tables.CARRIED:
            close = tuple(core_names.near(slot, tables.CARRIED, 1))
            yield Finding(path=("consequences", slot), why="fate_v3.no_slot", found=slot, near=close)
