"""The sheet: keys and what follows from them, `show`, `new`, `schema`."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from fatecli import text
from fatecli.core.keys import examine, schema
from fatecli.errors import Refused, Unreadable
from fatecli.systems.fate_v3 import house, names
from fatecli.systems.fate_v3.kinds import kind_of
from fatecli.systems.fate_v3.sheet import Sheet
from fatecli.systems.fate_v3.stunt import Stunt

from .table import EXAMPLES, Table, character


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("characters/*.toml")), ids=lambda path: path.stem)
def test_the_examples_have_no_fault_and_no_unknown_key(path: Any) -> None:
    assert list(examine(Sheet, tomllib.loads(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(("kind", "points"), [("pc", 5), ("npc", 0)])
def test_everybody_has_points(kind: str, points: int) -> None:
    bare = {name: one for name, one in character(kind=kind).items() if name != "fate_points"}
    assert Table(one=bare).points("one") == points


def test_boxes_may_be_written() -> None:
    table = Table(one=character(boxes={"physical": 9}, stress={"physical": [9]}))
    assert table.sheet("one").boxes("physical") == list(range(1, 10))
    facts = table.play("show", who="one")
    assert facts["overrides"] == ["physical"]


@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        ("marking_1", "marking"), ("marking", "marking"), ("marking_x", ""), ("formation_class", "formation_class"),
        ("relation_2", "relation"), ("weapon", "weapon"), ("trouble", ""), ("formation", ""),
    ],
)  # fmt: skip
def test_the_slot_says_the_kind(slot: str, kind: str) -> None:
    assert kind_of(slot) == kind


@pytest.mark.parametrize(
    ("written", "activation"),
    [
        ({"bonus": 1}, "always"), ({"bonus": 1, "when": "x"}, "declared"), ({"power": "x"}, "point"),
        ({"power": "x", "bonus": 1}, "always"), ({"cancels": "x"}, "always"), ({"domain": "feu"}, "always"),
        ({"shortens": "x"}, "always"), ({"instead_of": "x"}, "declared"), ({"at_least": 4}, "declared"),
        ({"text": "x"}, "declared"), ({"bonus": 2, "activation": "point"}, "point"),
    ],
)  # fmt: skip
def test_how_a_stunt_is_activated(written: dict[str, Any], activation: str) -> None:
    assert Stunt(written).activation == activation


def test_every_aspect_there_is() -> None:
    equipment = {
        "bouclier": {"name": "Bouclier", "shield": True},
        "ecu": {"shield": True},
        "lame": {"name": "Excalibur", "weapon": True, "aspect": "Forgée pour les rois"},
        "cape": {"name": "Cape"},
    }
    table = Table(
        one=character(
            aspects={"curse": "Maudit", "origin": ""},
            equipment=equipment,
            temporary={"bruit": {"aspect": "Rumeur"}},
            consequences={"severe": {"aspect": "Bras cassé"}, "moderate": {"aspect": ""}},
        )
    )
    found = {one.slot: one.text for one in table.sheet("one").all_aspects()}
    assert found == {
        "curse": "Maudit", "bouclier": "Bouclier", "ecu": "ecu", "lame": "Forgée pour les rois", "bruit": "Rumeur",
        "severe": "Bras cassé",
    }  # fmt: skip
    assert table.sheet("one").carried() == ["severe"]


def test_a_sheet_with_a_fault_is_not_played() -> None:
    for tables in ({"skills": {"Force": 99}}, {"kind": "main"}, {"stunts": {"a": {"activation": "often"}}}):
        with pytest.raises(Unreadable):
            Table(one=character(**tables)).sheet("one")
    with pytest.raises(Refused):
        Table(one=character(system="fate-core")).sheet("one")


def test_show_gives_what_follows() -> None:
    table = Table()
    facts = table.play("show", who="scorpion")
    assert (facts["levels"], facts["shape"], facts["stunts_allowed"]) == (32, "7/4/3/2", 2)
    assert facts["boxes"] == {"physical": [1, 2, 3, 4], "mental": [1, 2, 3]}
    assert facts["stunts"]["hache"]["activation"] == "declared"
    event = table.now.events[-1]
    sections = {section.title.rpartition(".")[2]: section for section in event.sections}  # type: ignore[attr-defined]
    assert list(sections) == ["", "formation", "aspects", "skills", "stunts", "equipment", "stress", "consequences"]
    for section in sections.values():
        for item in section.items:
            for name in ("label_key", "word", "mark", "why"):
                if item.get(name):
                    assert all(text.say(lang, item[name], **item.get("facts", {})) for lang in text.LANGUAGES)


def test_show_gives_magic_and_what_is_temporary() -> None:
    table = Table()
    assert table.play("show", who="brokk")["innate"] == ["origin"]
    facts = table.play("show", who="maelis")
    assert facts["temporary"] == {"rumeur": "On la dit porte-bonheur"}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_new_sheet_is_read_and_nothing_is_wrong_with_it(lang: str) -> None:
    made = Table(lang=lang).new('Néa "la Vive"')
    data = tomllib.loads(made)
    assert data["name"] == 'Néa "la Vive"'
    assert list(examine(Sheet, data)) == []
    filled = re.sub(r"^# (?=\[|\S+ = |\"[^\"]+\" = )", "", made, flags=re.MULTILINE)
    assert [one for one in examine(Sheet, tomllib.loads(filled)) if one.fault] == []
    assert max(map(len, made.splitlines())) <= 120


def test_the_schema_says_what_may_stand() -> None:
    found = schema(Sheet)
    assert found["required"] == ["schema", "system", "name"]
    assert found["properties"]["kind"]["enum"] == ["pc", "npc"]
    assert found["properties"]["stunts"]["additionalProperties"]["properties"]["activation"]["enum"][0] == "always"


def test_every_class_has_professions_and_four_stand_in_two() -> None:
    assert set(names.CLASSES) == set(names.PROFESSIONS)
    every = [one for each in names.PROFESSIONS.values() for one in each]
    assert sorted({one for one in every if every.count(one) > 1}) == ["baron", "ingénieur", "scribe", "trésorier"]
    assert len(names.CLASSES) == 11
    english = [one for each in names.IN_ENGLISH.values() for one in each]
    assert sorted({one for one in english if english.count(one) > 1}) == ["baron", "engineer", "scribe", "treasurer"]
    assert {name: len(each) for name, each in names.IN_ENGLISH.items()} == {
        name: len(each) for name, each in names.PROFESSIONS.items()
    }


@pytest.mark.parametrize(
    "switches",
    [{"simple_tie": "maybe"}, {"unknown": 1}, {"sotc": ["block", "nothing"]}, {"sotc": [1]}, {"point_stacks": "yes"}],
)
def test_a_switch_that_is_none_is_told(switches: dict[str, Any]) -> None:
    table = Table(house=switches)
    with pytest.raises(Unreadable):
        house.of(table.turn())


def test_the_optional_rules_are_named() -> None:
    assert house.of(Table(house={"sotc": ["block", "spin"]}).turn()).sotc == ["block", "spin"]
