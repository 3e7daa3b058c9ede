"""show: a sheet with everything that follows from it: boxes, levels, the stunts that the skills allow."""

from __future__ import annotations

from ...core.events import Section, Shown
from ...core.value import TYPE_CHECKING
from . import ladder, levels, names, tables
from .kinds import kind_of
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

    Items = tuple[dict[str, Any], ...]

TITLE = "fate_v3.section."
LABEL = "fate_v3.label."


def show(turn: Turn, *, who: str) -> None:
    """Show a character: points, formation, aspects, skills, stunts, magic, equipment, stress, consequences."""
    sheet = turn.sheet(who, Sheet)
    sections = (
        Section(title="", kind="ratings", items=_numbers(sheet)),
        Section(title=TITLE + "formation", kind="words", items=_formation(sheet)),
        Section(title=TITLE + "aspects", kind="words", items=_aspects(sheet)),
        Section(title=TITLE + "temporary", kind="words", items=_temporary(sheet)),
        Section(title=TITLE + "skills", kind="ratings", items=_skills(sheet)),
        Section(title=TITLE + "stunts", kind="words", items=_stunts(sheet)),
        Section(title=TITLE + "innate", kind="text", items=_innate(sheet)),
        Section(title=TITLE + "equipment", kind="words", items=_equipment(sheet)),
        Section(title=TITLE + "stress", kind="boxes", items=_tracks(sheet)),
        Section(title=TITLE + "consequences", kind="slots", items=_slots(sheet)),
        Section(title=TITLE + "notes", kind="text", items=({"text": sheet.notes},) if sheet.notes else ()),
    )
    turn.note(
        Shown(
            id=sheet.id, who=sheet.name, about=about(sheet), sections=tuple(one for one in sections if one.items),
            remark=f"fate_v3.kind.{sheet.kind}",
        )
    )  # fmt: skip


def about(sheet: Sheet) -> dict[str, Any]:
    """The sheet as JSON gives it: what is written, and what follows from it."""
    values = list(sheet.skills.values())
    return {
        "kind": sheet.kind,
        "fate_points": sheet.fate_points,
        "formation": {"social_class": sheet.social_class, "profession": sheet.profession, "skills": sheet.trained},
        "aspects": {slot: text for slot, text in sheet.aspects.items() if text},
        "skills": sheet.skills,
        "levels": levels.total(values),
        "shape": levels.shape(values),
        "stunts_allowed": levels.stunts_allowed(values),
        "stunts": {
            slot: {
                "name": one.name or slot,
                "skill": one.skill,
                "text": one.text,
                "bonus": one.bonus,
                "activation": one.activation,
                "power": one.power,
            }
            for slot, one in sheet.stunts.items()
        },  # fmt: skip
        "innate": sheet.innate,
        "equipment": {slot: one.name or slot for slot, one in sheet.equipment.items()},
        "temporary": {slot: one.aspect for slot, one in sheet.temporary.items()},
        "boxes": {track: sheet.boxes(track) for track in names.TRACKS},
        "stress": {track: sheet.stress(track) for track in names.TRACKS},
        "overrides": [track for track in names.TRACKS if sheet.look("boxes", track) is not None],
        "consequences": {slot: sheet.consequence(slot).aspect for slot in sheet.carried()},
    }


def _numbers(sheet: Sheet) -> Items:
    values = list(sheet.skills.values())
    found: list[dict[str, Any]] = [
        {"label_key": LABEL + "fate_points", "value": sheet.fate_points, "changes": "points"}
    ]
    if sheet.kind == "pc":
        found.append({"label_key": LABEL + "levels", "value": levels.total(values)})
        found.append({"label_key": LABEL + "stunts_allowed", "value": levels.stunts_allowed(values)})
    return tuple(found)


def _formation(sheet: Sheet) -> Items:
    told = {"social_class": sheet.social_class, "profession": sheet.profession, "trained": ", ".join(sheet.trained)}
    return tuple({"label_key": LABEL + name, "text": text} for name, text in told.items() if text)


def _aspects(sheet: Sheet) -> Items:
    """Each aspect under its kind, where its slot says one."""
    return tuple(
        {"label_key": LABEL + kind, "text": text} if (kind := kind_of(slot)) else {"label": slot, "text": text}
        for slot, text in sheet.aspects.items()
        if text
    )


def _temporary(sheet: Sheet) -> Items:
    return tuple(
        {
            "label_key": LABEL + ("fragile" if one.fragile else "solid"),
            "text": f"{one.aspect} ({one.ends})" if one.ends else one.aspect,
        }
        for one in sheet.temporary.values()
        if one.aspect
    )


def _skills(sheet: Sheet) -> Items:
    rated = sorted(sheet.skills.items(), key=lambda item: -item[1])
    return tuple(
        {"label": name, "value": value, "word": f"fate_v3.rung.{ladder.rung(value)}"} for name, value in rated
    )  # fmt: skip


def _stunts(sheet: Sheet) -> Items:
    """Each stunt with its text, how it is activated, and what a point buys."""
    return tuple(
        {
            "label": one.name or slot,
            "text": one.text.rstrip("."),
            "mark": f"fate_v3.activation.{one.activation}{'_power' if one.power else ''}",
            "facts": {"power": one.power},
        }
        for slot, one in sheet.stunts.items()
    )


def _innate(sheet: Sheet) -> Items:
    return tuple({"text": one.text} for one in sheet.all_aspects() if one.slot in sheet.innate)


def _equipment(sheet: Sheet) -> Items:
    """Each piece with what it is for: a weapon, a shield, armour and what it covers, an aspect."""
    found: list[dict[str, Any]] = []
    for slot, one in sheet.equipment.items():
        kinds = [kind for kind, is_one in (("weapon", one.weapon), ("shield", one.shield), ("armour", one.armour))
                 if is_one]  # fmt: skip
        text = ". ".join(part for part in (one.armour, one.aspect, one.text) if part)
        item: dict[str, Any] = {"label": one.name or slot, "text": text}
        if kinds:
            item["mark"] = f"fate_v3.item.{kinds[0]}"
        found.append(item)
    return tuple(found)


def _tracks(sheet: Sheet) -> Items:
    items: list[dict[str, Any]] = []
    for track, role in names.TRACKS.items():
        own = sheet.boxes(track)
        items.append({
            "label_key": f"fate_v3.track.{track}",
            "boxes": [*own, *(box for box in sheet.stress(track) if box not in own)],
            "ticked": sheet.stress(track),
            "why": f"fate_v3.boxes.{'override' if sheet.look('boxes', track) is not None else 'skill'}",
            "facts": {"skill": sheet.word(role), "rating": sheet.role(role)},
        })  # fmt: skip
    return tuple(items)


def _slots(sheet: Sheet) -> Items:
    """The three consequences in their order; a softened one says by which armour."""
    return tuple(
        {
            "label_key": f"fate_v3.severity.{slot}",
            "value": "",
            "text": sheet.consequence(slot).aspect,
            "mark": "fate_v3.mark.softened" if sheet.consequence(slot).softened else "",
            "facts": {"armour": sheet.consequence(slot).softened},
        }
        for slot in tables.CARRIED
    )
