"""check: what a sheet departs from, always and at creation."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli import text
from fatecli.systems.fate_v3.check import departures

from .table import Table, character

STANDARD = {f"Skill {at}": value for at, value in enumerate([0] * 7 + [1] * 4 + [2] * 3 + [3] * 2)}


def found(creation: bool = False, house: dict[str, Any] | None = None, **tables: Any) -> set[str]:
    """What is found, without its topic; each finding has its sentence in both languages."""
    sheet = Table(house=house, one=character(**tables)).sheet("one")
    findings = list(departures(sheet, creation=creation))
    for one in findings:
        for lang in text.LANGUAGES:
            told = text.say(lang, one.why, found=one.found, accepted=one.accepted, near=list(one.near))
            assert "{" not in told
    return {one.why.removeprefix("fate_v3.") for one in findings}


@pytest.mark.parametrize("who", ["maelis", "brokk"])
def test_the_new_characters_of_the_example_depart_from_nothing(who: str) -> None:
    assert list(departures(Table().sheet(who), creation=True)) == []


def test_who_has_played_departs_from_a_beginning_only() -> None:
    sheet = Table().sheet("scorpion")
    assert list(departures(sheet)) == []
    assert [one.why for one in departures(sheet, creation=True)] == ["fate_v3.start"]


def test_a_guard_is_bound_by_nothing() -> None:
    table = Table()
    table.sheets["garde"]["skills"] = {"Combat armé": 3, "Force": 3}
    del table.sheets["garde"]["fate_points"]
    assert list(departures(table.sheet("garde"), creation=True)) == []


@pytest.mark.parametrize(
    ("why", "tables"),
    [
        ("alike", {"skills": {"Force": 0, "force!": 0}}),
        ("alike", {"aspects": {"curse": "Maudit", "origin": "maudit."}}),
        ("no_kind", {"aspects": {"trouble": "Maudit"}}),
        ("other_class", {"formation": {"social_class": "Serf", "profession": "scribe"}}),
        ("other_class", {"formation": {"social_class": "Serf", "profession": "Grand Vizier"}}),
        ("no_skill", {"formation": {"skills": ["Force"]}}),
        ("no_skill", {"stunts": {"a": {"skill": "Voler"}}}),
        ("no_skill", {"stunts": {"a": {"skill": "Force", "instead_of": "Voler"}}}),
        ("above_top", {"skills": {"Force": 7}}),
        ("pyramid", {"skills": {"Force": 1}}),
        ("pyramid", {"skills": {"A": 0, "B": 0, "C": 1, "D": 1}}),
        ("many_stunts", {"stunts": {"a": {"skill": "Force"}}}),
        ("stunt_no_skill", {"stunts": {"a": {}}}),
        ("requires", {"stunts": {"a": {"skill": "Force", "requires": ["Hache"]}}}),
        ("requires_aspect", {"stunts": {"a": {"skill": "Force", "requires_aspect": "Excalibur"}}}),
        ("innate_slot", {"magic": {"innate": ["origin"]}}),
        ("temporary_blank", {"temporary": {"a": {}}}),
        ("box_gone", {"stress": {"mental": [2]}}),
        ("no_slot", {"consequences": {"mild": {"aspect": "x"}}}),
        ("many_aspects", {"aspects": {f"curse_{at}": f"Aspect {at}" for at in range(10)}}),
    ],
)
def test_departures(why: str, tables: dict[str, Any]) -> None:
    assert why in found(**tables)


@pytest.mark.parametrize(
    "tables",
    [
        {"formation": {"social_class": "Soldat", "profession": "caporal"}},
        {"formation": {"social_class": "Guilde", "profession": "scribe"}},
        {"formation": {"social_class": "Lettré", "profession": "Scribe"}},
        {"formation": {"social_class": "Soldier", "profession": "Engineer"}},
        {"skills": STANDARD, "stunts": {"a": {"skill": "Skill 1"}, "b": {"skill": "Skill 2", "requires": ["a"]}}},
        {"aspects": {f"curse_{at}": f"Aspect {at}" for at in range(9)}},
        {"skills": {"Force": -2}},
    ],
)
def test_what_is_no_departure(tables: dict[str, Any]) -> None:
    assert found(**tables) == set()


def test_points_that_are_not_written() -> None:
    bare = {name: one for name, one in character().items() if name != "fate_points"}
    findings = list(departures(Table(one=bare).sheet("one")))
    assert [one.why for one in findings] == ["fate_v3.points_missing"]


@pytest.mark.parametrize(("listed", "wanted"), [(23, {"pyramid_base"}), (24, set())])
def test_a_closed_list(listed: int, wanted: set[str]) -> None:
    skills = [*STANDARD, *(f"More {at}" for at in range(listed - len(STANDARD)))]
    assert found(house={"skills": skills}, skills=STANDARD) == wanted
    assert found(house={"skills": ["Force"]}, skills={"Jeu": -1}) == {"not_listed"}


NINE = {
    "formation_class": "A", "formation_profession": "B", "marking_1": "C", "marking_2": "D", "personality": "E",
    "curse": "F", "promise": "G", "relation": "H", "origin": "I",
}  # fmt: skip
BEGINS: dict[str, Any] = {"aspects": NINE, "skills": STANDARD, "formation": {"skills": ["Skill 15", "Skill 14"]}}


@pytest.mark.parametrize(
    ("wanted", "changes"),
    [
        (set(), {}),
        ({"levels"}, {"skills": {**STANDARD, "More": 0}}),
        ({"levels"}, {"skills": {name: value for name, value in STANDARD.items() if name != "Skill 0"}}),
        ({"formation_levels"}, {"formation": {"skills": ["Skill 15"]}}),
        ({"formation_levels"}, {"formation": {"skills": ["Skill 15", "Skill 15"]}}),
        (set(), {"formation": {"skills": ["skill 15", "SKILL 14"]}}),
        ({"start"}, {"fate_points": 4}),
        ({"aspects_formation"}, {"aspects": {**NINE, "formation_class": ""}}),
        ({"aspects_marking"}, {"aspects": {**NINE, "marking_2": ""}}),
        ({"aspects_free"}, {"aspects": {**NINE, "origin": ""}}),
        ({"aspects_free", "many_aspects"}, {"aspects": {**NINE, "religion": "J"}}),
    ],
)  # fmt: skip
def test_creation(wanted: set[str], changes: dict[str, Any]) -> None:
    assert found(creation=True, **{**BEGINS, **changes}) == wanted


def test_a_weapon_of_destiny_has_a_tenth_aspect() -> None:
    stunts = {"destin": {"name": "Arme de destin", "skill": "Skill 15", "requires_aspect": "Excalibur"}}
    ten = {**NINE, "origin": "Excalibur", "weapon": "Tranche la brume"}
    assert found(creation=True, **{**BEGINS, "stunts": stunts, "aspects": ten}) == set()
    assert found(creation=True, **{**BEGINS, "aspects": ten}) == {"many_aspects"}
    another = {**NINE, "religion": "Excalibur"}
    assert found(creation=True, **{**BEGINS, "stunts": stunts, "aspects": another}) == {"aspects_free"}
    among = {**NINE, "origin": "", "weapon": "Excalibur", "weapon_2": "Tranche la brume"}
    assert found(creation=True, **{**BEGINS, "stunts": stunts, "aspects": among}) == set()
