"""Declared keys: reading, writing, what is wrong with a document, and the schema that says the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fatecli.core.keys import (
    REQUIRED,
    Document,
    Flag,
    Int,
    Ints,
    Lines,
    Ratings,
    Records,
    Text,
    Texts,
    examine,
    schema,
)  # fmt: skip


class Slot(Document):
    aspect = Text("aspect", "")
    shifts = Int("shifts", 2, low=0)


class Sheet(Document):
    kept = ("points", "stress", "slots")

    schema = Int("schema", REQUIRED, low=1, high=1)
    name = Text("name", REQUIRED)
    kind = Text("kind", "pc", words=("pc", "npc"))
    points = Int("points", lambda doc: doc.refresh, low=0)
    refresh = Int("refresh", 3, low=0, high=9)
    open = Flag("open", False)
    physical = Ints("stress.physical", low=1, high=4)
    notes = Texts("notes")
    skills = Ratings("skills", -4, 8)
    aspects = Lines("aspects")
    slots = Records("slots", Slot)


WHOLE: dict[str, Any] = {
    "schema": 1, "name": "Maren", "kind": "npc", "points": 0, "refresh": 0, "open": True,
    "stress": {"physical": [1, 4]}, "notes": ["a"], "skills": {"Fight": 4}, "aspects": {"trouble": ""},
    "slots": {"mild": {"aspect": "Cut", "shifts": 2}},
}  # fmt: skip


def test_reading_creates_nothing() -> None:
    data: dict[str, Any] = {"schema": 1, "name": "Maren"}
    sheet = Sheet(data)
    assert (sheet.kind, sheet.points, sheet.refresh, sheet.open) == ("pc", 3, 3, False)
    assert (sheet.physical, sheet.notes, sheet.skills, sheet.aspects, sheet.slots) == ([], [], {}, {}, {})
    assert sheet.part(Slot, "slots", "mild").aspect == ""
    assert data == {"schema": 1, "name": "Maren"}


def test_nothing_and_zero_are_not_missing() -> None:
    sheet = Sheet(json.loads(json.dumps(WHOLE)))
    assert (sheet.points, sheet.refresh, sheet.open, sheet.aspects) == (0, 0, True, {"trouble": ""})


def test_writing_changes_the_data_alone() -> None:
    data: dict[str, Any] = {"schema": 1, "name": "Maren"}
    sheet = Sheet(data)
    sheet.points -= 1
    sheet.physical = [2]
    sheet.part(Slot, "slots", "mild").aspect = "Cut"
    assert data == {
        "schema": 1, "name": "Maren", "points": 2, "stress": {"physical": [2]}, "slots": {"mild": {"aspect": "Cut"}},
    }  # fmt: skip
    sheet.skills["Fight"] = 1
    sheet.physical.append(3)
    assert sheet.skills == {} and sheet.physical == [2]
    sheet.drop("slots", "mild", "aspect")
    sheet.drop("no", "such")
    assert data["slots"] == {"mild": {}}


def test_a_copy_keeps_what_play_changes_apart() -> None:
    data: dict[str, Any] = {"schema": 1, "name": "thug", "refresh": 2}
    aside: dict[str, Any] = {}
    sheet = Sheet(data, aside=aside)
    sheet.points -= 1
    sheet.physical = [1]
    sheet.refresh = 5
    sheet.part(Slot, "slots", "mild").aspect = "Cut"
    assert aside == {"points": 1, "stress": {"physical": [1]}, "slots": {"mild": {"aspect": "Cut"}}}
    assert data == {"schema": 1, "name": "thug", "refresh": 5}
    assert sheet.slots["mild"].aspect == "Cut"


def found(**changes: Any) -> list[tuple[str, str, object, object, bool]]:
    data = {**json.loads(json.dumps(WHOLE)), **changes}
    data = {name: one for name, one in data.items() if one is not None}
    return [(".".join(one.path), one.why, one.found, one.accepted, one.fault) for one in examine(Sheet, data)]


def test_a_whole_document_has_no_fault() -> None:
    assert found() == []


FAULTS: list[tuple[dict[str, Any], tuple[str, str, object, object, bool]]] = [
    ({"name": None}, ("name", "missing", None, "text", True)),
    ({"name": 3}, ("name", "type", 3, "text", True)),
    ({"refresh": "3"}, ("refresh", "type", "3", "int", True)),
    ({"refresh": True}, ("refresh", "type", True, "int", True)),
    ({"refresh": 3.0}, ("refresh", "type", 3.0, "int", True)),
    ({"refresh": 10}, ("refresh", "bounds", 10, "0..9", True)),
    ({"refresh": -1}, ("refresh", "bounds", -1, "0..9", True)),
    ({"points": -1}, ("points", "bounds", -1, ">= 0", True)),
    ({"open": 1}, ("open", "type", 1, "flag", True)),
    ({"kind": "PC"}, ("kind", "word", "PC", ["pc", "npc"], True)),
    ({"schema": 2}, ("schema", "newer", 2, 1, True)),
    ({"schema": 0}, ("schema", "bounds", 0, "1..1", True)),
    ({"stress": {"physical": 3}}, ("stress.physical", "type", 3, "ints", True)),
    ({"stress": {"physical": ["1"]}}, ("stress.physical", "type", "1", "ints", True)),
    ({"stress": {"physical": [True]}}, ("stress.physical", "type", True, "ints", True)),
    ({"stress": {"physical": [5]}}, ("stress.physical", "bounds", 5, "1..4", True)),
    ({"notes": [1]}, ("notes", "type", 1, "texts", True)),
    ({"skills": []}, ("skills", "type", [], "table", True)),
    ({"skills": {"Fight": "4"}}, ("skills.Fight", "type", "4", "int", True)),
    ({"skills": {"Fight": 9}}, ("skills.Fight", "bounds", 9, "-4..8", True)),
    ({"aspects": {"trouble": 1}}, ("aspects.trouble", "type", 1, "text", True)),
    ({"slots": {"mild": "Cut"}}, ("slots.mild", "type", "Cut", "table", True)),
    ({"slots": {"mild": {"shifts": -2}}}, ("slots.mild.shifts", "bounds", -2, ">= 0", True)),
    ({"slots": {"mild": {"aspekt": "x"}}}, ("slots.mild.aspekt", "unknown", "x", None, False)),
    ({"refrsh": 3}, ("refrsh", "unknown", 3, None, False)),
    ({"stress": {"mental": [1]}}, ("stress.mental", "unknown", [1], None, False)),
    ({"stress": [1]}, ("stress", "type", [1], "table", True)),
]


@pytest.mark.parametrize(("changes", "finding"), FAULTS, ids=[str(changes) for changes, _ in FAULTS])
def test_what_is_wrong_is_found(changes: dict[str, Any], finding: tuple[str, str, object, object, bool]) -> None:
    assert found(**changes) == [finding]


def test_all_that_is_wrong_is_found_at_once() -> None:
    wrong = found(name=3, refresh="x", kind="q", skills={"a": 99, "b": 1, "c": -9})
    assert [one[0] for one in wrong] == ["name", "kind", "refresh", "skills.a", "skills.c"]


def test_the_nearest_key_or_word_is_told() -> None:
    (unknown,) = examine(Sheet, {**WHOLE, "refrsh": 3})
    assert unknown.near[0] == "refresh"
    (word,) = examine(Sheet, {**WHOLE, "kind": "pcs"})
    assert word.near == ("pc",)


def fits(what: dict[str, Any], thing: Any) -> bool:
    """Whether a thing fits a schema: the handful of words of JSON Schema that ours uses."""
    types = {"object": dict, "string": str, "integer": int, "boolean": bool, "array": list}
    if type(thing) is not types[what["type"]]:
        return False
    if "enum" in what and thing not in what["enum"]:
        return False
    if isinstance(thing, int):
        return bool(what.get("minimum", thing) <= thing <= what.get("maximum", thing))
    if isinstance(thing, list):
        return all(fits(what["items"], one) for one in thing)
    if isinstance(thing, dict):
        inner = {name: what.get("properties", {}).get(name, what.get("additionalProperties")) for name in thing}
        each = [fits(inner[name], one) for name, one in thing.items() if inner[name] is not None]
        return all(each) and set(what.get("required", ())) <= set(thing)
    return True


@pytest.mark.parametrize(("changes", "finding"), FAULTS, ids=[str(changes) for changes, _ in FAULTS])
def test_the_schema_refuses_what_is_a_fault(
    changes: dict[str, Any], finding: tuple[str, str, object, object, bool]
) -> None:
    data = {name: one for name, one in {**WHOLE, **changes}.items() if one is not None}
    odd = finding[0] == "stress"
    assert fits(schema(Sheet), data) is not (finding[4] or odd)


def test_the_schema_takes_what_is_whole() -> None:
    assert fits(schema(Sheet), WHOLE)
    assert fits(schema(Sheet), {"schema": 1, "name": "Maren"})
    assert not fits(schema(Sheet), {"schema": 1})
