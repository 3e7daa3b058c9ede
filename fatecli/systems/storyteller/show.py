"""show: a sheet in dots and boxes, and the wounds that follow from its marks."""

from __future__ import annotations

from ...core.events import Section, Shown
from ...core.value import TYPE_CHECKING
from . import tables, traits
from .conflict import health
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

    Items = tuple[dict[str, Any], ...]

TITLE = "storyteller.section."
LABEL = "storyteller.label."
HEAD = ("player", "concept", "clan", "nature", "demeanor")
MARKS = {"bashing": "/", "lethal": "X", "aggravated": "*"}
"""The strokes of the paper sheet (V20, damage)."""


def show(turn: Turn, *, who: str) -> None:
    """Show a character: who it is, Traits by table, Willpower, blood, health, specialities, weapons."""
    sheet = turn.sheet(who, Sheet)
    sections = (
        Section(title="", kind="words", items=_head(sheet)),
        *(
            Section(title=TITLE + table, kind="ratings", items=_dots(getattr(sheet, table)))
            for _, _, table in traits.TABLES
        ),
        Section(title=TITLE + "merits", kind="ratings", items=_dots(sheet.merits)),
        Section(title=TITLE + "flaws", kind="ratings", items=_dots(sheet.flaws)),
        Section(title=TITLE + "path", kind="ratings", items=_path(sheet)),
        Section(title=TITLE + "willpower", kind="ratings", items=_willpower(sheet)),
        Section(title=TITLE + "blood", kind="ratings", items=_blood(sheet)),
        Section(title=TITLE + "health", kind="slots", items=_health(sheet)),
        Section(title=TITLE + "specialities", kind="words", items=_words(sheet.specialities)),
        Section(title=TITLE + "weapons", kind="words", items=_weapons(sheet)),
        Section(title=TITLE + "experience", kind="ratings", items=_experience(sheet)),
        Section(title=TITLE + "notes", kind="text", items=({"text": sheet.notes},) if sheet.notes else ()),
    )
    turn.note(
        Shown(
            id=sheet.id,
            who=sheet.name,
            about=about(sheet),
            sections=tuple(one for one in sections if one.items),
            remark=f"storyteller.state.{sheet.condition}" if sheet.condition else f"storyteller.being.{sheet.kind}",
        )
    )


def about(sheet: Sheet) -> dict[str, Any]:
    """The sheet as JSON gives it: what is written, and what follows from it."""
    wound = health.wounds(sheet)
    return {
        "kind": sheet.kind,
        **{name: getattr(sheet, name) for name in HEAD},
        "experience": sheet.experience,
        "attributes": sheet.attributes,
        "abilities": {"talents": sheet.talents, "skills": sheet.skills, "knowledges": sheet.knowledges},
        "disciplines": sheet.disciplines,
        "virtues": sheet.virtues,
        "backgrounds": sheet.backgrounds,
        "path": {"name": sheet.path_name, "rating": sheet.path_rating},
        "willpower": {"rating": sheet.willpower, "left": sheet.willpower_left},
        "blood": {"pool": sheet.blood, "max": sheet.blood_max},
        "health": {
            **{kind: sheet.marks()[kind] for kind in tables.DAMAGE},
            "state": sheet.condition,
            "boxes": [{"row": row, "mark": mark} for row, mark in health.chart(sheet.rows(), sheet.marks())],
            "row": wound.row if wound else None,
            "penalty": wound.penalty if wound else 0,
            "helpless": bool(sheet.condition) or (wound is not None and wound.helpless),
        },
        "specialities": sheet.specialities,
        "weapons": {
            slot: {"name": one.name or slot, "pool": one.pool, "damage": one.damage, "difficulty": one.difficulty}
            for slot, one in sheet.weapons.items()
        },
    }


def _head(sheet: Sheet) -> Items:
    return tuple({"label_key": LABEL + name, "text": getattr(sheet, name)} for name in HEAD if getattr(sheet, name))


def _dots(table: dict[str, int]) -> Items:
    """Ratings in the order of the file: 0 to 5, or as far as an elder goes."""
    return tuple({"label": name, "value": value, "dots": max(tables.DOTS, value)} for name, value in table.items())


def _path(sheet: Sheet) -> Items:
    if sheet.look("path") is None:
        return ()
    label = {"label": sheet.path_name} if sheet.path_name else {"label_key": TITLE + "path"}
    return ({**label, "value": sheet.path_rating, "dots": tables.HIGHEST_DOTS},)


def _willpower(sheet: Sheet) -> Items:
    if sheet.look("willpower") is None:
        return ()
    return (
        {"label_key": LABEL + "rating", "value": sheet.willpower, "dots": tables.HIGHEST_DOTS},
        {"label_key": LABEL + "left", "value": sheet.willpower_left, "dots": sheet.willpower, "changes": "points"},
    )


def _blood(sheet: Sheet) -> Items:
    if sheet.look("blood") is None:
        return ()
    left = {"label_key": LABEL + "left", "value": sheet.blood, "dots": sheet.blood_max, "changes": "points"}
    return (left,)


def _health(sheet: Sheet) -> Items:
    """Each box with the dice its row takes away; the text is its stroke, the mark what the stroke means."""
    return tuple(
        {
            "label_key": LABEL + row,
            "value": tables.ROWS[row] if row != tables.INCAPACITATED else "\u2013",
            "text": MARKS.get(mark, ""),
            "mark": LABEL + mark if mark else "",
            "facts": {},
        }
        for row, mark in health.chart(sheet.rows(), sheet.marks())
    )


def _words(table: dict[str, str]) -> Items:
    return tuple({"label": name, "text": text} for name, text in table.items() if text)


def _weapons(sheet: Sheet) -> Items:
    return tuple(
        {"label": one.name or slot, "text": one.pool, "mark": LABEL + one.damage}
        for slot, one in sheet.weapons.items()
    )  # fmt: skip


def _experience(sheet: Sheet) -> Items:
    if sheet.look("experience") is None:
        return ()
    return ({"label_key": LABEL + "left", "value": sheet.experience},)
