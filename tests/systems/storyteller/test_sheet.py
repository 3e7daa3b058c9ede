"""The file format: Traits found by their names, `new`, `show`, `check`, and the examples."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from fatecli import text
from fatecli.core.events import Shown
from fatecli.core.keys import examine, schema
from fatecli.errors import Which
from fatecli.systems.storyteller import check, names, traits
from fatecli.systems.storyteller.sheet import Sheet

from .table import Table, character


@pytest.mark.parametrize(
    ("who", "word", "name", "kind"),
    [
        ("hall", "Dextérité", "Dextérité", "attribute"),
        ("hall", "dexterite", "Dextérité", "attribute"),
        ("hall", "dex", "Dextérité", "attribute"),
        ("hall", "Dexterity", "Dextérité", "attribute"),
        ("hall", "Brawl", "Bagarre", "talent"),
        ("hall", "Stealth", "Furtivité", "skill"),
        ("hall", "érud", "Érudition", "knowledge"),
        ("hall", "Obfuscate", "Occultation", "discipline"),
        ("hall", "maîtrise", "Maîtrise de soi", "virtue"),
        ("hall", "Self-Control", "Maîtrise de soi", "virtue"),
        ("hall", "Humanity", "Humanité", "path"),
        ("hall", "Willpower", "Volonté", "willpower"),
        ("hall", "vol", "Volonté", "willpower"),
        ("hall", "Occultisme", "Occultisme", "knowledge"),
        ("veronica", "Force", "Strength", "attribute"),
        ("veronica", "Finances", "Finance", "knowledge"),
        ("veronica", "Vigilance", "Alertness", "talent"),
    ],
)
def test_a_trait_is_found_by_its_name(who: str, word: str, name: str, kind: str) -> None:
    found = traits.find(Table(lang="fr").sheet(who), word)
    assert (found.name, found.kind) == (name, kind)


@pytest.mark.parametrize("word", ["Strengt", "Stam", "Brawling", "Perz", "zzz"])
def test_the_other_languages_names_are_whole(word: str) -> None:
    with pytest.raises(Which) as caught:
        traits.find(Table().sheet("hall"), word)
    assert caught.value.key == "which.trait_none"


def test_a_beginning_of_two_names_is_no_guess() -> None:
    with pytest.raises(Which) as caught:
        traits.find(Table().sheet("hall"), "Per+A")
    with pytest.raises(Which) as caught:
        traits.find(Table().sheet("hall"), "V")
    assert caught.value.key == "which.trait_several"
    assert caught.value.facts["found"] == ["Vigueur", "Vigilance"]


def test_a_plus_in_a_name_is_part_of_it() -> None:
    odd = character(attributes={"Strength": 2}, abilities={"skills": {"Cloak + Dagger": 3}})
    found = traits.read(Table(odd=odd).sheet("odd"), "Cloak + Dagger")
    assert [one.name for one in found] == ["Cloak + Dagger"]


def test_the_words_of_the_file_come_before_the_games() -> None:
    own = character(attributes={"Strength": 2}, abilities={"skills": {"Force": 3}})
    assert traits.find(Table(own=own).sheet("own"), "Force").kind == "skill"


def test_no_name_belongs_to_two_traits() -> None:
    spelled = [(one.casefold(), key) for table in names.KINDS.values() for key, words in table.items() for one in words]
    assert len({word for word, _ in set(spelled)}) == len(set(spelled))


def test_every_example_is_read_without_a_remark() -> None:
    table = Table(lang="fr")
    for who in ("hall", "veronica", "chasseur"):
        sheet = table.sheet(who)
        assert not list(examine(Sheet, sheet.data))
        assert not list(check.departures(sheet, creation=False))


def test_the_example_of_the_help_page_can_be_rolled() -> None:
    assert Table().roll("hall", "Perception+Finances", (2, 3, 4, 6))["pool"] == 4


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["Zoé", 'Anna "la Rousse" \\ 3', "Line\nbreak"])
def test_new_writes_a_sheet_that_can_be_played(lang: str, name: str) -> None:
    table = Table(lang=lang)
    data = tomllib.loads(table.new(name))
    assert data["name"] == name
    assert not list(examine(Sheet, data))
    sheet = Sheet(data, settings=table.settings)
    assert not list(check.departures(sheet, creation=False))
    assert {one.name for one in traits.carried(sheet)} >= {words[lang == "fr"] for words in names.ATTRIBUTES.values()}
    table.sheets["new"] = data
    assert table.roll("new", "Strength+Alertness", (6, 2))["pool"] == 2


def test_new_keeps_the_values_that_play_changes_apart() -> None:
    """Git takes neighbouring lines changed on two sides for a conflict: a line stands between them."""
    lines = Table().new("Zoé").splitlines()
    changing = [
        n for n, line in enumerate(lines) if line.split(" ")[0] in ("left", "pool", "bashing", "lethal", "aggravated")
    ]
    assert len(changing) == 5
    assert all(after - before > 1 for before, after in zip(changing, changing[1:], strict=False))


def shown(table: Table, who: str) -> Shown:
    table.show(who)
    (event,) = table.now.events
    assert isinstance(event, Shown)
    return event


@pytest.mark.parametrize("who", ["hall", "veronica", "chasseur"])
def test_show_has_a_section_for_each_table(who: str) -> None:
    event = shown(Table(), who)
    titles = [section.title for section in event.sections]
    wanted = {
        f"storyteller.section.{table}"
        for table in ("attributes", "talents", "skills", "knowledges", "path", "willpower", "health")
    }
    assert wanted <= set(titles)
    keys = [*titles, event.remark]
    keys += [
        item[name] for one in event.sections for item in one.items for name in ("label_key", "mark") if name in item
    ]
    assert [key for lang in text.LANGUAGES for key in keys if key and not text.has(lang, key)] == []


def test_show_counts_dots_and_marks() -> None:
    table = Table()
    table.sheets["hall"]["health"] = {"bashing": 1, "lethal": 1, "aggravated": 0, "levels": {"bruised": 2}}
    event = shown(table, "hall")
    by_title = {section.title.rpartition(".")[2]: section.items for section in event.sections}
    assert by_title["attributes"][0] == {"label": "Force", "value": 3, "dots": 5}
    assert by_title["willpower"][1]["value"] == 7
    health = by_title["health"]
    assert [item["text"] for item in health[:3]] == ["X", "/", ""]
    assert len(health) == 8
    facts = event.facts()
    assert facts["health"]["row"] == "bruised"
    assert facts["health"]["penalty"] == 0
    assert facts["willpower"] == {"rating": 7, "left": 7}


def test_show_leaves_out_what_is_not_there() -> None:
    event = shown(Table(least=character(kind="mortal", attributes={"Strength": 1})), "least")
    titles = [section.title for section in event.sections]
    assert titles == ["storyteller.section.attributes", "storyteller.section.health"]
    assert event.remark == "storyteller.being.mortal"


def test_show_says_who_lies_past_the_last_box() -> None:
    down = character(health={"lethal": 7, "state": "torpor"})
    event = shown(Table(down=down), "down")
    assert event.remark == "storyteller.state.torpor"
    assert event.facts()["health"]["helpless"]


DEPARTURES: list[tuple[dict[str, Any], str]] = [
    ({"kind": None}, "storyteller.kind_missing"),
    ({"abilities": {"knowledges": {"Finance": 1, "Finances": 2}}}, "storyteller.alike"),
    ({"abilities": {"talents": {"Brawl": 1, "Bagarre": 2}}}, "storyteller.alike"),
    ({"attributes": {"Strength": 1}}, "storyteller.attribute_missing"),
    ({"kind": "mortal", "abilities": {"talents": {"Brawl": 6}}}, "storyteller.dots_many"),
    ({"willpower": {"rating": 3, "left": 4}}, "storyteller.willpower_over"),
    ({"willpower": {"rating": 0}}, "storyteller.willpower_none"),
    ({"blood": {"pool": 12, "max": 10}}, "storyteller.blood_over"),
    ({"health": {"bashing": 8}}, "storyteller.marks_over"),
    ({"health": {"lethal": 7, "state": "dead"}}, "storyteller.state_kind"),
    ({"health": {"lethal": 6, "state": "torpor"}}, "storyteller.state_early"),
    ({"specialities": {"Stealth": "sewers"}}, "storyteller.speciality_trait"),
    ({"abilities": {"skills": {"Stealth": 3}}, "specialities": {"Stealth": "x"}}, "storyteller.speciality_early"),
    ({"weapons": {"knife": {"pool": "Strenth+1"}}}, "storyteller.weapon_pool"),
]


@pytest.mark.parametrize(("tables", "why"), DEPARTURES)
def test_a_departure_is_named_and_never_stops_play(tables: dict[str, Any], why: str) -> None:
    attributes = {words[0]: 2 for words in names.ATTRIBUTES.values()}
    data = {key: one for key, one in character(**{"attributes": attributes, **tables}).items() if one is not None}
    table = Table(odd=data)
    found = list(check.departures(table.sheet("odd"), creation=False))
    assert why in [one.why for one in found]
    assert not any(one.fault for one in found)
    for one in found:
        for lang in text.LANGUAGES:
            told = text.say(lang, one.why, found=one.found, accepted=one.accepted, near=list(one.near))
            assert "{" not in told


def test_a_fault_is_one_of_the_declared_keys() -> None:
    bad = character(attributes={"Strength": "2"}, health={"state": "asleep"}, willpower={"rating": 11}, schema=2)
    found = {(".".join(one.path), one.why) for one in examine(Sheet, bad) if one.fault}
    assert found == {
        ("schema", "newer"), ("attributes.Strength", "type"), ("health.state", "word"), ("willpower.rating", "bounds"),
    }  # fmt: skip


def test_the_schema_names_every_table() -> None:
    assert {"attributes", "abilities", "disciplines", "virtues", "backgrounds", "path", "willpower", "blood", "health",
            "specialities", "weapons", "session"} <= set(schema(Sheet)["properties"])  # fmt: skip
