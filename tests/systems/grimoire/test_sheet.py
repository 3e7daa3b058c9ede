"""The file: what may stand in it, what `new` writes, what `show` tells, what `check` finds."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from fatecli.core.keys import examine, schema
from fatecli.errors import Unreadable
from fatecli.systems import departures
from fatecli.systems.grimoire import names
from fatecli.systems.grimoire.sheet import Sheet

from .table import Table, character

FULL = dict.fromkeys(("Physique", "Mental", "Dextérité", "Charisme", "Intuition"), 0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_new_sheet_is_whole_and_has_nothing_to_mend(lang: str) -> None:
    table = Table(lang=lang)
    made = table.new('Élise "la Vive" \\ \n')
    data = tomllib.loads(made)
    assert data["name"] == 'Élise "la Vive" \\ \n'
    assert list(examine(Sheet, data)) == []
    assert list(departures("grimoire", Sheet(data), creation=True)) == []
    assert list(data["attributes"]) == [spelled[lang == "en"] for spelled in names.ATTRIBUTES.values()]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_examples_of_a_new_sheet_can_be_uncommented(lang: str) -> None:
    lines = Table(lang=lang).new("Élise").splitlines()
    data = tomllib.loads("\n".join(line.removeprefix("# ") for line in lines))
    assert [one for one in examine(Sheet, data) if one.fault] == []
    assert [one.why for one in departures("grimoire", Sheet(data), creation=False)] == []
    assert data["states"] and data["advantages"] and data["armour"] and data["weapons"] and data["items"]


@pytest.mark.parametrize("who", ["guy", "zlangh"])
def test_the_examples_are_whole(who: str) -> None:
    data = Table().sheets[who]
    assert list(examine(Sheet, data)) == []
    assert list(departures("grimoire", Sheet(data), creation=True)) == []


@pytest.mark.parametrize(
    ("tables", "key"),
    [
        ({"kind": "hero"}, "file.word"),
        ({"trauma": -1}, "file.bounds"),
        ({"attributes": {"Physique": "fort"}}, "file.type"),
        ({"attributes": {"Physique": 100}}, "file.bounds"),
        ({"skills": {"Escrime": 2}}, "file.type"),
        ({"items": {"a": {"die": 6}}}, "file.bounds"),
        ({"items": {"a": {"die": "D4"}}}, "file.type"),
        ({"items": {"a": 4}}, "file.type"),
        ({"states": {"a": {"handicap": "D10"}}}, "file.word"),
        ({"advantages": {"a": {"spent": 1}}}, "file.type"),
        ({"schema": 2}, "file.newer"),
    ],
)
def test_a_fault_makes_the_sheet_unreadable(tables: dict[str, Any], key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Table(someone=character(**tables)).sheet("someone")
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("tables", "at", "why"),
    [
        ({"attributes": {**FULL, "Force": 1}}, "attributes.Force", "no_attribute"),
        ({"attributes": {**FULL, "Mind": 1}}, "attributes.Mind", "alike"),
        ({"attributes": {"Physique": 0}}, "attributes", "attribute_missing"),
        ({"attributes": {**FULL, "Mental": 6}}, "attributes.Mental", "modifier_far"),
        ({"weapons": {"a": {"modifier": -4}}}, "weapons.a.modifier", "modifier_far"),
        ({"skills": {"Nœuds": True, "noeuds": True}}, "skills.noeuds", "alike"),
        ({"talents": {"a": {"name": "Prise", "serves": "Lutte"}}}, "talents.a.serves", "no_skill_served"),
        ({"items": {"a": {"serves": ["Physique"]}}}, "items.a", "item_idle"),
        ({"items": {"a": {"die": 4}}}, "items.a.serves", "item_use_missing"),
        ({"armour": {"a": {"modifier": 1, "damaged": True}}}, "armour.a.damaged", "damaged_no_die"),
        ({"armour": {"a": {}}}, "armour.a", "item_idle"),
        ({"states": {"a": {"text": "Las"}}}, "states.a", "state_idle"),
        ({"states": {"a": {"ease": "skill", "trait": "Luttte"}}}, "states.a.trait", "state_trait"),
    ],
)
def test_a_departure_is_named_and_stops_nothing(tables: dict[str, Any], at: str, why: str) -> None:
    from fatecli import text

    data = character(**{"attributes": FULL, **tables})
    assert not any(one.fault for one in examine(Sheet, data))
    found = [one for one in departures("grimoire", Sheet(data), creation=False) if one.why == f"grimoire.{why}"]
    assert ".".join(found[0].path) == at
    for lang in text.LANGUAGES:
        assert text.say(lang, found[0].why, found=found[0].found, accepted=found[0].accepted, near=found[0].near)


def test_the_die_of_an_item_is_a_d4_or_none() -> None:
    assert not [one for one in examine(Sheet, character(items={"a": {"die": 0}, "b": {"die": 4}})) if one.fault]
    inner = schema(Sheet)["properties"]["items"]["additionalProperties"]["properties"]["die"]
    assert inner == {"type": "integer", "enum": [0, 4]}


def test_the_schema_knows_every_table() -> None:
    made = schema(Sheet)
    assert set(made["properties"]) >= {
        "attributes", "skills", "talents", "items", "weapons", "armour", "states", "advantages", "trauma",
    }  # fmt: skip
    assert made["properties"]["skills"] == {"type": "object", "additionalProperties": {"type": "boolean"}}


def test_show_tells_the_dice_and_what_is_the_houses() -> None:
    table = Table()
    facts = table.show("guy")
    assert facts["attributes"]["Dextérité"] == 2 and facts["skills"][1] == "Escrime" and facts["trauma"] == 0
    assert facts["house_tables"]["opposition"]["easy"] == 6
    french = [line.replace("\u00a0", " ") for line in table.told()["fr"]]
    assert "Talents : Botte de Nevers : +1 \u00b7 Escrime" in french
    assert "États : Un verre de trop : D6, Handicap, pas en cours" in french
    assert any("dont Facile 6 seul est du livre" in line for line in french)
    assert any("dont Payant 5 seul est du livre" in line for line in french)
    table.show("zlangh")
    assert "Armour: Stiff hides: D4 \u00b7 torso, arms, damaged: Handicap on the D4" in table.told()["en"]


def test_show_tells_the_tables_in_force() -> None:
    facts = Table(house={"opposition": {"Corsée": 11}, "levels": {"Payant": 6}}).show("guy")
    assert facts["house_tables"]["opposition"] == {"Corsée": 11}
    assert facts["house_tables"]["levels"]["rewarding"] == 6


def test_reading_changes_nothing() -> None:
    table = Table()
    before = str(table.sheets)
    table.show("guy")
    table.roll("guy", "Physique", (5,))
    assert str(table.sheets) == before
