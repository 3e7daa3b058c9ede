"""roll: pools from real sheets, what changes them, what is said of them (S1-S5, S10-S12, S15, S17, S25)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, character

TEN = {"Strength": 5, "Dexterity": 5, "Stamina": 2}


def labels(result: dict[str, Any], on: str = "pool") -> list[tuple[str, str, int]]:
    return [(one["kind"], one["label"], one["value"]) for one in result["modifiers"] if one["on"] == on]


def test_the_first_roll_of_the_seed() -> None:
    table = Table()
    result = table.roll("hall", "Perception+Vigilance", (3, 3, 8, 7, 10))
    expected = {
        "id": "hall", "who": "Hall", "trait": "Perception+Vigilance", "pool": 5, "difficulty": 6,
        "dice": [3, 3, 8, 7, 10], "rolled": 5, "successes": 3, "ones": 0, "net": 3, "automatic": 0,
        "outcome": "success", "degree": "complete", "forgiven": False, "open": False, "pending": [],
    }  # fmt: skip
    assert {name: result[name] for name in expected} == expected
    assert labels(result) == [("trait", "Perception", 3), ("trait", "Vigilance", 2)]


def test_s2_an_attribute_alone_and_a_trait_to_ten_alone() -> None:
    table = Table()
    assert table.roll("hall", "Force", (6, 6, 2))["pool"] == 3
    assert table.roll("hall", "Volonté", (6, 6, 2, 2, 2, 2, 2))["pool"] == 7
    assert table.roll("hall", "Humanité", (6, 6, 2, 2, 2, 2))["trait"] == "Humanité"


def test_s2_the_living_never_throw_more_than_ten_dice() -> None:
    table = Table(
        man=character(kind="mortal", attributes=TEN, abilities={"talents": {"Brawl": 5}}),
        elder=character(attributes=TEN, abilities={"talents": {"Brawl": 5}}),
    )
    faces = (2,) * 10
    result = table.roll("man", "Strength+Brawl", faces, bonus=("club=2",))
    assert result["pool"] == 10
    assert labels(result)[-1] == ("limit", "living", -2)
    assert "10" in table.said()[0]
    assert table.roll("elder", "Strength+Brawl", (*faces, 2, 2), bonus=("club=2",))["pool"] == 12


def test_s2_the_limit_is_that_of_the_dice_thrown() -> None:
    table = Table(man=character(kind="mortal", attributes=TEN, abilities={"talents": {"Brawl": 5}}))
    given: dict[str, Any] = {"bonus": ("3",), "actions": 2}
    result = table.roll("man", "Strength+Brawl", (2,) * 10, **given)
    assert labels(result)[-2:] == [("actions", "1/2", -2), ("limit", "living", -1)]


def test_s3_untrained() -> None:
    table = Table()
    talent = table.roll("veronica", "Strength+Brawl", (6, 6))
    assert (talent["pool"], talent["difficulty"]) == (2, 6)
    skill = table.roll("veronica", "Strength+Stealth", (6, 7))
    assert (skill["pool"], skill["difficulty"], skill["net"]) == (2, 7, 1)
    assert labels(skill, "difficulty") == [("untrained", "Stealth", 1)]
    table.refused("storyteller.knowledge_untrained", "veronica", "Intelligence+Medicine")
    allowed = table.roll("veronica", "Intelligence+Medicine", (6, 6, 2), untrained=True)
    assert (allowed["pool"], allowed["difficulty"]) == (3, 6)


def test_s3_a_campaign_may_let_everybody_try_a_knowledge() -> None:
    table = Table(house={"untrained_knowledge": True})
    assert table.roll("veronica", "Intelligence+Médecine", (6, 6, 2))["trait"] == "Intelligence+Médecine"
    assert table.now.switches == {"untrained_knowledge": True}


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("", 6), ("2", 2), ("10", 10), ("Facile", 3), ("easy", 3), ("Routinier", 4), ("Simple", 5), ("Moyen", 6),
        ("standard", 6), ("Défi", 7), ("defi", 7), ("Difficile", 8), ("difficult", 8), ("Extrêmement difficile", 9),
        ("extreme", 9), ("hall:Vigueur", 3), ("hall:Dextérité+Bagarre", 7), ("hall:Apparence", 2),
    ],
)  # fmt: skip
def test_s4_difficulties(typed: str, number: int) -> None:
    assert Table().roll("veronica", "Strength", (2, 2), difficulty=typed)["difficulty"] == number
    if ":" not in typed and typed:
        assert Table().roll("veronica", "Strength", (2, 2), vs=(typed,))["difficulty"] == number


def test_s4_a_difficulty_from_traits_is_held_to_ten() -> None:
    table = Table(elder=character(attributes={"Strength": 8}, abilities={"talents": {"Brawl": 5}}))
    assert table.roll("veronica", "Strength", (2, 2), difficulty="elder:Strength+Brawl")["difficulty"] == 10


def test_s4_named_changes_are_held_to_two_and_ten() -> None:
    table = Table()
    high = table.roll("veronica", "Strength", (2, 2), difficulty="9", vs_bonus=("pluie=2", "1"))
    assert high["difficulty"] == 10
    assert labels(high, "difficulty") == [("difficulty", "pluie", 2), ("difficulty", "bonus", 1), ("held", "range", -2)]
    assert len(table.said()) == 4
    assert table.roll("veronica", "Strength", (2, 2), difficulty="2", vs_bonus=("-3",))["difficulty"] == 2


def test_s10_the_first_botch_of_a_session_is_forgiven_where_the_campaign_says_so() -> None:
    table = Table(house={"first_botch_free": True})
    first = table.roll("veronica", "Strength", (1, 3))
    assert (first["outcome"], first["forgiven"]) == ("failure", True)
    assert table.sheets["veronica"]["session"] == {"botch_forgiven": True}
    assert table.now.switches == {"first_botch_free": True}
    second = table.roll("veronica", "Strength", (1, 3))
    assert (second["outcome"], second["forgiven"]) == ("botch", False)
    assert table.roll("chasseur", "Force", (1, 3, 3))["forgiven"]


def test_s10_nothing_is_forgiven_by_the_book() -> None:
    table = Table()
    result = table.roll("hall", "Force", (1, 3, 4))
    assert (result["outcome"], result["forgiven"]) == ("botch", False)
    assert table.sheets["hall"]["session"] == {"botch_forgiven": False}
    assert table.now.switches == {}


def test_s11_an_automatic_success_throws_nothing() -> None:
    result = Table().roll("veronica", "Perception+Finance", automatic=True)
    assert (result["pool"], result["rolled"], result["automatic"], result["net"]) == (6, 0, 1, 1)
    assert (result["outcome"], result["degree"], result["dice"]) == ("success", "marginal", [])


def test_s11_after_penalties() -> None:
    table = Table()
    table.sheets["veronica"]["health"]["lethal"] = 2
    table.refused("storyteller.automatic_small", "veronica", "Perception+Finance", automatic=True)


def test_s12_a_point_of_willpower_is_spent_before_the_dice() -> None:
    table = Table()
    result = table.roll("veronica", "Strength", (1, 4), difficulty="Difficile", willpower=True)
    assert (result["successes"], result["ones"], result["net"]) == (0, 1, 1)
    assert (result["outcome"], result["degree"], result["willpower_left"]) == ("success", "marginal", 4)
    assert table.sheets["veronica"]["willpower"] == {"rating": 5, "left": 4}
    assert [one.event for one in table.now.events] == ["willpower_spent", "rolled"]
    assert labels(result, "successes") == [("willpower", "willpower", 1)]


def test_s12_a_botch_that_a_point_turned_is_not_the_forgiven_one() -> None:
    table = Table(house={"first_botch_free": True})
    assert not table.roll("hall", "Force", (1, 3, 4), willpower=True)["forgiven"]
    assert table.sheets["hall"]["session"] == {"botch_forgiven": False}


@pytest.mark.parametrize(("index", "pool"), [(None, 4), (1, 4), (2, 3), (3, 2)])
def test_s15_actions(index: int | None, pool: int) -> None:
    given: dict[str, Any] = {"actions": 3, "index": index}
    result = Table().roll("hall", "Dextérité+Bagarre", (2,) * pool, **given)
    assert labels(result)[-1] == ("actions", f"{index or 1}/3", pool - 7)


@pytest.mark.parametrize(
    ("marks", "row", "penalty"),
    [(1, None, 0), (2, "hurt", -1), (3, "injured", -1), (4, "wounded", -2), (5, "mauled", -2), (6, "crippled", -5)],
)
def test_s25_wounds_take_dice_by_the_lowest_box(marks: int, row: str | None, penalty: int) -> None:
    table = Table()
    table.sheets["hall"]["health"]["bashing"] = marks
    result = table.roll("hall", "Dextérité+Bagarre", (2,) * (7 + penalty))
    assert labels(result)[2:] == ([("wound", row, penalty)] if row else [])


def test_s25_a_reflexive_roll_is_no_action() -> None:
    table = Table()
    table.sheets["hall"]["health"]["lethal"] = 7
    given: dict[str, Any] = {"reflexive": True, "actions": 3}
    assert table.roll("hall", "Vigueur", (2, 2, 2), **given)["pool"] == 3


def test_s17_resistance() -> None:
    table = Table()
    tie = table.roll("hall", "Force", (6, 6, 2), (7, 8, 3), vs=("chasseur:Force",))
    assert (tie["winner"], tie["margin"], tie["outcome"], tie["degree"]) == (None, 0, "failure", None)
    assert table.said()[-1] == "In resistance both have as many successes: nobody succeeds."
    lost = table.roll("hall", "Force", (6, 6, 2), (7, 8, 9), vs=("chasseur:Force",))
    assert (lost["winner"], lost["margin"], lost["outcome"]) == ("chasseur", 1, "failure")
    assert "Chasseur de sorcières keeps 1 success: marginal" in table.said()[-1]
    botch = table.roll("hall", "Force", (1, 1, 2), (1, 3, 3), vs=("chasseur:Force",))
    assert (botch["outcome"], botch["winner"], botch["against"]["outcome"]) == ("botch", None, "botch")
    best = table.roll("hall", "Force", (6, 6, 6), (7, 2, 2), (6, 6), vs=("chasseur:Force", "veronica:Strength"))
    assert (best["against"]["id"], best["margin"]) == ("veronica", 1)
    assert best["sides"] == {"hall": 3, "chasseur": 1, "veronica": 2}


def test_s19_a_team_rolls_apart_and_adds_its_successes() -> None:
    table = Table()
    result = table.roll("hall", "Force+Survie", (6, 8, 9, 2, 4), (7, 2, 10), team=("veronica",))
    assert (result["net"], result["gained"], result["team"][0]["net"]) == (3, 5, 2)
    assert (result["team"][0]["trait"], result["outcome"], result["degree"]) == (
        "Strength+Survival", "success", "phenomenal",
    )  # fmt: skip
    ruined = table.roll("hall", "Force+Survie", (10, 9, 3, 6, 2), (1, 3, 5), team=("veronica",))
    assert (ruined["net"], ruined["gained"], ruined["outcome"], ruined["degree"]) == (3, 0, "botch", None)
    assert ruined["spoiled"] == ["Veronica"]
    nothing = table.roll("hall", "Force+Survie", (2,) * 5, (2,) * 3, team=("veronica",))
    assert nothing["outcome"] == "failure"
    assert all(table.said())


def test_s19_a_team_against_who_resists() -> None:
    result = Table().roll(
        "hall", "Force", (6, 2, 2), (7, 2), (6, 6, 2), team=("veronica",), vs=("chasseur:Force",), difficulty="6"
    )
    assert (result["gained"], result["sides"], result["winner"]) == (2, {"hall": 2, "chasseur": 2}, None)


def test_t11_tens_do_not_explode() -> None:
    result = Table().roll("hall", "Force", (10, 10, 3))
    assert (result["net"], result["rolled"], result["again"]) == (2, 3, [])


SENTENCES: list[tuple[tuple[Any, ...], dict[str, Any], str, str]] = [
    (
        ("hall", "Perception+Vigilance", (3, 3, 8, 7, 10)), {},
        "Hall, Perception 3 + Vigilance 2: 5 dice, difficulty 6 (Standard): 3, 3, 8, 7, 10. 3 successes: complete "
        "success.",
        "Hall, Perception 3 + Vigilance 2 : 5 dés, difficulté 6 (Moyen) : 3, 3, 8, 7, 10. 3 succès : réussite "
        "complète.",
    ),
    (
        ("hall", "Force", (1, 7, 8)), {"difficulty": "7"},
        "Hall, Force 3: 3 dice, difficulty 7 (Challenging): 1, 7, 8. 2 successes, 1 cancelled by a 1: 1 left, "
        "marginal success.",
        "Hall, Force 3 : 3 dés, difficulté 7 (Défi) : 1, 7, 8. 2 succès, dont 1 annulé par 1 « 1 » : il en reste 1, "
        "réussite marginale.",
    ),
    (
        ("hall", "Force", (1, 1, 8)), {},
        "Hall, Force 3: 3 dice, difficulty 6 (Standard): 1, 1, 8. 1 success, 1 cancelled by 2 ones: failure, not a "
        "botch.",
        "Hall, Force 3 : 3 dés, difficulté 6 (Moyen) : 1, 1, 8. 1 succès, dont 1 annulé par 2 « 1 » : échec simple, "
        "pas critique.",
    ),
    (
        ("hall", "Force", (1, 2, 5)), {},
        "Hall, Force 3: 3 dice, difficulty 6 (Standard): 1, 2, 5. No success and a 1: botch.",
        "Hall, Force 3 : 3 dés, difficulté 6 (Moyen) : 1, 2, 5. Aucun succès et 1 « 1 » : échec critique.",
    ),
    (
        ("hall", "Force", (2, 2, 5, 5)), {"bonus": ("élan=2", "-1")},
        "Hall, Force 3 + élan 2 - 1: 4 dice, difficulty 6 (Standard): 2, 2, 5, 5. No success: failure.",
        "Hall, Force 3 + élan 2 - 1 : 4 dés, difficulté 6 (Moyen) : 2, 2, 5, 5. Aucun succès : échec.",
    ),
    (
        ("hall", "Force", (2, 1, 6)), {"willpower": True, "difficulty": "10"},
        "Hall, Force 3: 3 dice, difficulty 10: 2, 1, 6. No success and a 1, but the point of Willpower cannot be lost: "
        "1 success, marginal success.",
        "Hall, Force 3 : 3 dés, difficulté 10 : 2, 1, 6. Aucun succès et 1 « 1 », mais le point de Volonté ne se perd "
        "pas : 1 succès, réussite marginale.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("args", "given", "english", "french"), SENTENCES)
def test_what_was_cancelled_is_spelled_out(
    args: tuple[Any, ...], given: dict[str, Any], english: str, french: str
) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        table = Table(lang=lang)
        table.roll(*args, **given)
        assert table.said()[-1].replace("\u00a0", " ").replace("\u2019", "'") == sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_way_a_roll_is_told_has_its_sentence(lang: str) -> None:
    table = Table(lang=lang, house={"first_botch_free": True})
    table.sheets["hall"]["health"]["lethal"] = 2
    told = set()
    for faces in ((6, 6), (6, 1), (2, 1), (2, 2), (1, 6), (1, 1)):
        for willpower in (False, True):
            told.add(table.roll("hall", "Force", faces, willpower=willpower)["told"])
            assert table.said()
    told.add(table.roll("hall", "Dextérité+Furtivité", automatic=True)["told"])
    assert told == {
        "success", "failure_cancelled", "botch", "failure", "forgiven", "willpower", "willpower_cancelled",
        "willpower_ones", "automatic",
    }  # fmt: skip
