"""show: a sheet with the dice each of its lines gives, the states that last, and which tables are the house's."""

from __future__ import annotations

from ...core.events import Section, Shown
from ...core.value import TYPE_CHECKING
from . import house, tables
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .house import House

    Items = tuple[dict[str, Any], ...]

TITLE = "grimoire.section."
LABEL = "grimoire.label."
MARK = "grimoire.mark."


def show(turn: Turn, *, who: str) -> None:
    """Show a character: Trauma, Attributs, Compétences, Talents, what is carried, states, Avantages; house tables."""
    sheet, rules = turn.sheet(who, Sheet), house.of(turn)
    sections = (
        Section(title="", kind="words", items=_head(sheet)),
        Section(title=TITLE + "attributes", kind="words", items=_attributes(sheet)),
        Section(title=TITLE + "skills", kind="words", items=_skills(sheet)),
        Section(title=TITLE + "talents", kind="words", items=_talents(sheet)),
        Section(title=TITLE + "items", kind="words", items=_items(sheet)),
        Section(title=TITLE + "weapons", kind="words", items=_weapons(sheet)),
        Section(title=TITLE + "armour", kind="words", items=_armour(sheet)),
        Section(title=TITLE + "states", kind="words", items=_states(sheet)),
        Section(title=TITLE + "advantages", kind="words", items=_advantages(sheet)),
        Section(title=TITLE + "notes", kind="text", items=({"text": sheet.notes},) if sheet.notes else ()),
        Section(title=TITLE + "house", kind="words", items=_house(rules)),
    )
    turn.note(
        Shown(
            id=sheet.id,
            who=sheet.name,
            about=about(sheet, rules),
            sections=tuple(one for one in sections if one.items),
            remark=f"grimoire.kind.{sheet.kind}",
        )
    )


def about(sheet: Sheet, rules: House) -> dict[str, Any]:
    """The sheet as JSON gives it; `house_tables` are those that no known text settles."""
    return {
        "kind": sheet.kind,
        "player": sheet.player,
        "concept": sheet.concept,
        "trauma": sheet.trauma,
        "attributes": sheet.attributes,
        "skills": sheet.known(),
        **_carried(sheet),
        "states": {
            slot: {
                "text": one.text, "handicap": one.handicap, "ease": one.ease, "trait": one.trait, "active": one.active,
            }
            for slot, one in sheet.states.items()
        },
        "advantages": {
            slot: {"text": one.text, "on": one.on, "difference": one.difference, "spent": one.spent}
            for slot, one in sheet.advantages.items()
        },
        "house_tables": {
            "opposition": rules.opposition or tables.OPPOSITIONS,
            "levels": rules.thresholds(),
            "initiative": rules.initiative,
            "advantage_ease": rules.advantage_ease,
        },
    }  # fmt: skip


def _carried(sheet: Sheet) -> dict[str, Any]:
    """Talents, items, weapons and armour by slot."""
    return {
        "talents": {
            slot: {"name": one.name or slot, "serves": one.serves, "modifier": one.modifier}
            for slot, one in sheet.talents.items()
        },
        "items": {
            slot: {"name": one.name or slot, "die": one.die, "modifier": one.modifier, "serves": one.serves}
            for slot, one in sheet.items.items()
        },
        "weapons": {
            slot: {"name": one.name or slot, "modifier": one.modifier, "damage": one.damage}
            for slot, one in sheet.weapons.items()
        },
        "armour": {
            slot: {
                "name": one.name or slot, "die": one.die, "modifier": one.modifier,
                "covers": one.covers, "against": one.against, "damaged": one.damaged,
            }
            for slot, one in sheet.armour.items()
        },
    }  # fmt: skip


def _head(sheet: Sheet) -> Items:
    told = [{"label_key": LABEL + name, "text": getattr(sheet, name)} for name in ("player", "concept")]
    trauma = {"label_key": LABEL + "trauma", "text": str(sheet.trauma), "changes": "points"}
    return (*(one for one in told if one["text"]), trauma)


def _die(die: int) -> str:
    return f"D{die}" if die else ""


def _number(number: int) -> str:
    return f"{number:+}" if number else ""


def _joined(*parts: str) -> str:
    return " \u00b7 ".join(part for part in parts if part)


def _attributes(sheet: Sheet) -> Items:
    die = _die(tables.DICE["attribute"])
    return tuple({"label": name, "text": f"{die} {_number(value)}".strip()} for name, value in sheet.attributes.items())


def _skills(sheet: Sheet) -> Items:
    return tuple({"label": name, "text": _die(tables.DICE["skill"])} for name in sheet.known())


def _talents(sheet: Sheet) -> Items:
    return tuple(
        {"label": one.name or slot, "text": _joined(_number(one.modifier), one.serves, one.text)}
        for slot, one in sheet.talents.items()
    )


def _items(sheet: Sheet) -> Items:
    return tuple(
        {
            "label": one.name or slot,
            "text": _joined(f"{_die(one.die)} {_number(one.modifier)}".strip(), ", ".join(one.serves), one.text),
        }
        for slot, one in sheet.items.items()
    )


def _weapons(sheet: Sheet) -> Items:
    return tuple(
        {"label": one.name or slot, "text": _joined(_number(one.modifier), one.damage, one.text)}
        for slot, one in sheet.weapons.items()
    )


def _armour(sheet: Sheet) -> Items:
    return tuple(
        {
            "label": one.name or slot,
            "text": _joined(
                f"{_die(one.die)} {_number(one.modifier)}".strip(), ", ".join(one.covers), ", ".join(one.against)
            ),
            "mark": MARK + "damaged" if one.damaged else "",
        }
        for slot, one in sheet.armour.items()
    )


def _states(sheet: Sheet) -> Items:
    return tuple(
        {
            "label": one.text or slot,
            "text": _joined(_die(tables.DICE.get(one.handicap or one.ease, 0)), one.trait),
            "mark": MARK + ("handicap" if one.handicap else "ease") + ("" if one.active else "_idle"),
            "changes": "words",
        }
        for slot, one in sheet.states.items()
    )


def _advantages(sheet: Sheet) -> Items:
    return tuple(
        {
            "label": one.text or slot,
            "text": _joined(_die(tables.DICE["effect"]), one.on),
            "mark": MARK + ("spent" if one.spent else "ready"),
        }
        for slot, one in sheet.advantages.items()
    )


def _house(rules: House) -> Items:
    """What no known text settles, with the numbers in force."""
    ladder = ", ".join(str(number) for number in (rules.opposition or tables.OPPOSITIONS).values())
    levels = ", ".join(str(number) for number in rules.thresholds().values())
    return (
        {"label_key": LABEL + "opposition", "text": ladder, "mark": MARK + "opposition"},
        {"label_key": LABEL + "levels", "text": levels, "mark": MARK + "levels"},
        {"label_key": LABEL + "advantage_ease", "text": str(rules.advantage_ease)},
        {"label_key": LABEL + "initiative", "text": "", "mark": MARK + rules.initiative},
        {"label_key": LABEL + "resistance", "text": "", "mark": MARK + "resistance"},
        {"label_key": LABEL + "severity", "text": "", "mark": MARK + "severity"},
    )
