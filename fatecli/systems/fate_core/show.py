"""show: a sheet with everything that follows from it, and which numbers were written over what follows."""

from __future__ import annotations

from ...core.events import Section, Shown
from ...core.value import TYPE_CHECKING
from . import ladder, names, points
from .advance.parts import in_order, left
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

TITLE = "fate_core.section."


def show(turn: Turn, *, who: str) -> None:
    """Show a character: aspects, skills, stunts, extras, stress, consequences, points."""
    sheet = turn.sheet(who, Sheet)
    turn.note(
        Shown(
            id=sheet.id,
            who=sheet.name,
            about=about(sheet),
            sections=tuple(one for one in _sections(sheet, turn.lang) if one.items),
            remark=f"fate_core.kind.{sheet.kind}",
        )
    )


def _sections(sheet: Sheet, lang: str) -> tuple[Section, ...]:
    """The sheet as a screen draws it, part by part."""
    return (
        _numbers(sheet),
        Section(title=TITLE + "aspects", kind="words", items=_lines(sheet.aspects)),
        Section(title=TITLE + "skills", kind="ratings", items=_skills(sheet)),
        Section(title=TITLE + "stunts", kind="words", items=_stunts(sheet)),
        Section(title=TITLE + "extras", kind="words", items=_extras(sheet)),
        Section(title=TITLE + "stress", kind="boxes", items=_tracks(sheet, lang)),
        Section(title=TITLE + "consequences", kind="slots", items=_slots(sheet)),
        Section(title="fate_core_between.section.milestones", kind="words", items=_milestones(sheet)),
    )


def about(sheet: Sheet) -> dict[str, Any]:
    """The sheet as JSON gives it: what is written, and what follows from it."""
    return {
        "kind": sheet.kind,
        "fate_points": points.left(sheet),
        "refresh": sheet.refresh,
        "aspects": {slot: text for slot, text in sheet.aspects.items() if text},
        "skills": sheet.skills,
        "stunts": {slot: {"name": one.name, "text": one.text} for slot, one in sheet.stunts.items()},
        "boxes": {track: sheet.boxes(track) for track in names.TRACKS if sheet.boxes(track)},
        "stress": {track: sheet.stress(track) for track in names.TRACKS},
        "overrides": [track for track in names.TRACKS if sheet.look("boxes", track) is not None],
        "slots": sheet.slots(),
        "consequences": {slot: one.aspect for slot, one in sheet.consequences.items() if one.aspect},
        "milestones": [{"kind": one.kind, "at": one.at_, "left": left(one)} for one in in_order(sheet) if left(one)],
        "banked": sheet.banked,
    }


def _numbers(sheet: Sheet) -> Section:
    items: list[dict[str, Any]] = []
    have = points.left(sheet)
    if have is not None:
        items.append({"label_key": "fate_core.label.fate_points", "value": have, "changes": "points"})
        items.append({"label_key": "fate_core.label.refresh", "value": sheet.refresh})
    if sheet.banked:
        items.append({"label_key": "fate_core_between.label.banked", "value": sheet.banked})
    return Section(title="", kind="ratings", items=tuple(items))


def _milestones(sheet: Sheet) -> tuple[dict[str, Any], ...]:
    """The milestones of which something is still to be taken."""
    return tuple(
        {
            "label_key": f"fate_core_between.label.{one.kind}",
            "text": "",
            "mark": "fate_core_between.waits",
            "facts": {"at": one.at_, "left": left(one)},
        }
        for one in in_order(sheet)
        if left(one)
    )


def _lines(table: dict[str, str]) -> tuple[dict[str, Any], ...]:
    known = ("high_concept", "trouble")
    return tuple(
        {
            ("label_key" if slot in known else "label"): f"fate_core.label.{slot}" if slot in known else slot,
            "text": text,
        }
        for slot, text in table.items()
        if text
    )


def _skills(sheet: Sheet) -> tuple[dict[str, Any], ...]:
    rated = sorted(sheet.skills.items(), key=lambda item: -item[1])
    return tuple(
        {"label": name, "value": value, "word": f"fate_core.rung.{ladder.rung(value)}"} for name, value in rated
    )  # fmt: skip


def _stunts(sheet: Sheet) -> tuple[dict[str, Any], ...]:
    return tuple({"label": one.name or slot, "text": one.text} for slot, one in sheet.stunts.items())


def _extras(sheet: Sheet) -> tuple[dict[str, Any], ...]:
    return tuple({"label": one.name or slot, "text": one.text} for slot, one in sheet.extras.items())


def _tracks(sheet: Sheet, lang: str) -> tuple[dict[str, Any], ...]:
    """Each track with why it has its boxes; a skill that the sheet does not carry is called as in `lang`."""
    items: list[dict[str, Any]] = []
    for track, role in names.TRACKS.items():
        if not sheet.boxes(track) and not sheet.stress(track):
            continue
        why = (
            "override" if sheet.look("boxes", track) is not None else "quality" if sheet.kind == "nameless" else "skill"
        )
        english, *french = names.SKILLS[role]
        called = sheet.spelled(role) or (french[0] if french and lang == "fr" else english)
        items.append({
            "label_key": f"fate_core.track.{track}",
            "boxes": [*sheet.boxes(track), *(box for box in sheet.stress(track) if box not in sheet.boxes(track))],
            "ticked": sheet.stress(track),
            "why": f"fate_core.boxes.{why}",
            "facts": {"skill": called, "rating": sheet.role(role)},
        })  # fmt: skip
    return tuple(items)


def _slots(sheet: Sheet) -> tuple[dict[str, Any], ...]:
    items: list[dict[str, Any]] = []
    for slot, value in sheet.slots().items():
        one = sheet.consequence(slot)
        mark = "" if not one.aspect or slot == "extreme" else "recovering" if one.recovering else "untreated"
        items.append({
            "label_key": f"fate_core.slot.{slot}",
            "value": value,
            "text": one.aspect,
            "mark": f"fate_core.mark.{mark}" if mark else "",
            "facts": {"since": one.recovering},
        })  # fmt: skip
    return tuple(items)
