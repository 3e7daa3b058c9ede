"""What milestones do to skills: swap, replace, raise, and the columns that the final state must keep."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import clock, creation, house, names
from ..sheet import Sheet
from .events import CapRaised, SkillRaised, SkillReplaced, SkillsSwapped
from .words import pair

if TYPE_CHECKING:
    from ....core.turn import Turn


def swap(turn: Turn, sheet: Sheet, text: str) -> str:
    """Exchange the ratings of two skills of the sheet (SRD, Minor Milestones)."""
    first, second = (_own(sheet, word) for word in pair(text, sheet.skill))
    if sheet.skills[first] == sheet.skills[second]:
        raise Refused("fate_core_between.swap_same", first=first, second=second, rating=sheet.skills[first])
    rating, other = sheet.skills[second], sheet.skills[first]
    sheet.put("skills", first, to=rating)
    sheet.put("skills", second, to=other)
    turn.note(SkillsSwapped(id=sheet.id, who=sheet.name, first=first, rating=rating, second=second, other=other))
    return f"swap {first} {second}"


def _own(sheet: Sheet, word: str) -> str:
    found = sheet.skill(word)
    if found not in sheet.skills:
        raise Refused("fate_core_between.not_on_sheet", who=sheet.name, skill=found, known=sheet.traits())
    return found


def replace(turn: Turn, sheet: Sheet, text: str) -> str:
    """An Average (+1) skill makes place for one that is not on the sheet (SRD, Minor Milestones)."""
    old, new = pair(text, sheet.skill)
    gone, come = _own(sheet, old), sheet.skill(new)
    if sheet.skills[gone] != 1:
        average = [skill for skill, rating in sheet.skills.items() if rating == 1]
        raise Refused("fate_core_between.not_average", skill=gone, rating=sheet.skills[gone], found=average)
    if come in sheet.skills:
        raise Refused("fate_core_between.on_sheet", who=sheet.name, skill=come, rating=sheet.skills[come])
    sheet.drop("skills", gone)
    sheet.put("skills", come, to=1)
    turn.note(SkillReplaced(id=sheet.id, who=sheet.name, gone=gone, skill=come))
    return f"replace {gone} {come}"


def cap(turn: Turn, sheet: Sheet) -> int:
    """The highest rating that skills may be raised to: Great (+4) until a major milestone goes beyond it; a character
    who stands higher already shows that one did."""
    kept = clock.game_master(turn)
    raised = sheet.cap if kept is None else kept.cap
    return max(house.of(turn).skill_cap, raised, *sheet.skills.values(), 0)


def spend(turn: Turn, sheet: Sheet, words: tuple[str, ...], beyond: str, given: int, allow: tuple[str, ...]) -> str:
    """Spend skill points, a step for each, the new one and those that were banked; the rest is banked.

    Only the final state must keep the columns. `beyond` is the one skill that goes over the cap.
    """
    have, price = sheet.banked + given, len(words) + bool(beyond)
    if price > have:
        raise Refused("fate_core_between.no_skill_points", who=sheet.name, price=price, have=have)
    before, highest = sheet.skills, cap(turn, sheet)
    after = dict(before)
    for word in words:
        skill = sheet.skill(word)
        after[skill] = after.get(skill, 0) + 1
        if after[skill] > highest:
            raise Refused("fate_core_between.over_cap", skill=skill, cap=highest,
                          next=(("advance", sheet.called, "major", "--cap", word),))  # fmt: skip
    if beyond:
        skill = sheet.skill(beyond)
        if after.get(skill, 0) != highest:
            raise Refused("fate_core_between.under_cap", skill=skill, rating=after.get(skill, 0), cap=highest,
                          next=(("advance", sheet.called, "major", "--raise", beyond),))  # fmt: skip
        after[skill] = highest + 1
    _columns(turn, sheet, before, after, allow)
    for skill, rating in after.items():
        if rating != before.get(skill, 0):
            sheet.put("skills", skill, to=rating)
            turn.note(SkillRaised(id=sheet.id, who=sheet.name, skill=skill, before=before.get(skill, 0), after=rating))
    if beyond:
        _raise_cap(turn, sheet, highest + 1)
    if have - price != sheet.banked:
        sheet.banked = have - price
    return ", ".join(f"{skill} {rating}" for skill, rating in after.items() if rating != before.get(skill, 0))


def _columns(turn: Turn, sheet: Sheet, before: dict[str, int], after: dict[str, int], allow: tuple[str, ...]) -> None:
    """No rung holds more skills than the one below it (SRD, Skill Columns); `allow` lets the game master see to it
    later."""
    wrong = creation.broken(after.values())
    if wrong is None or after == before:
        return
    rank, count, below = wrong
    if "columns" in allow:
        turn.warn("fate_core_between.columns_allowed", who=sheet.name, rank=rank, count=count, below=below)
        return
    legal = raisable(sheet, cap(turn, sheet))
    key = "fate_core_between.columns" if legal else "fate_core_between.columns_new"
    raise Refused(key, rank=rank, count=count, below=below, down=rank - 1, legal=legal)


def raisable(sheet: Sheet, highest: int) -> list[str]:
    """The skills of the sheet that one point may raise."""
    return [
        skill
        for skill, rating in sheet.skills.items()
        if rating < highest and creation.broken({**sheet.skills, skill: rating + 1}.values()) is None
    ]


def _raise_cap(turn: Turn, sheet: Sheet, to: int) -> None:
    """The cap is the campaign's, for everybody (SRD, Major Milestones); a lone sheet keeps its own."""
    kept = clock.game_master(turn, make=True)
    if kept is None:
        sheet.cap = to
    else:
        kept.cap = to
    turn.note(CapRaised(cap=to))


def lost(sheet: Sheet, before: dict[str, list[int]]) -> list[tuple[str, int]]:
    """The ticked boxes that a track had `before` and has no longer: they stay ticked."""
    return [
        (track, box)
        for track in names.TRACKS
        for box in sheet.stress(track)
        if box in before[track] and box not in sheet.boxes(track)
    ]
