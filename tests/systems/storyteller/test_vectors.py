"""The vectors of the rules digest, by their number."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.core import expression
from fatecli.errors import Refused
from fatecli.systems.storyteller import advance, judge, roll
from fatecli.systems.storyteller.challenge import work
from fatecli.systems.storyteller.conflict import actions, damage, health
from fatecli.systems.storyteller.contest import race as races

from .table import Table, character

THROWS: dict[str, tuple[tuple[int, ...], int, dict[str, Any], tuple[str, int]]] = {
    "C1": ((3, 3, 8, 7, 10), 6, {}, ("success", 3)),
    "C7": ((1,), 6, {}, ("botch", 0)),
    "C8": ((1, 5, 6, 7, 10), 6, {}, ("success", 2)),
    "C9": ((1, 5, 5, 2, 5), 6, {}, ("botch", 0)),
    "C11": ((3, 2, 5, 4, 5), 6, {}, ("failure", 0)),
    "C12": ((1, 5, 6, 7, 10), 7, {}, ("success", 1)),
    "C13": ((1, 1, 1, 6, 6), 6, {}, ("failure", 0)),
    "C15": ((1, 1, 1, 6, 6), 6, {"automatic": 1}, ("success", 1)),
    "C16": ((2, 5, 6, 7, 9), 6, {"automatic": 1}, ("success", 4)),
    "C18": ((1, 5, 6, 7, 10), 6, {"again": (10, 6)}, ("success", 4)),
    "C20": ((10, 1, 6, 5, 10), 6, {"again": (1, 7), "again_ones": True}, ("success", 2)),
    "C21": ((1, 5, 6, 7, 10), 6, {"double": True}, ("success", 3)),
    "C43": ((2, 1), 2, {}, ("failure", 0)),
    "S13, a ten that a one cancels is thrown again": ((1, 1, 5, 6, 10), 6, {"again": (10, 1)}, ("success", 1)),
    "S12, a point where the dice alone would botch": ((1, 1, 1, 5, 5), 6, {"automatic": 1}, ("success", 1)),
}


@pytest.mark.parametrize("name", THROWS)
def test_throws(name: str) -> None:
    faces, difficulty, how, expected = THROWS[name]
    read = judge.read(faces, difficulty, **how)
    assert (read.outcome, read.net) == expected


@pytest.mark.parametrize("name", [name for name, vector in THROWS.items() if not vector[2]])
def test_the_same_throws_without_a_sheet(name: str) -> None:
    faces, difficulty, _, (outcome, net) = THROWS[name]
    table = Table()
    notation = expression.parse(f"{len(faces)}d10")
    assert notation is not None
    roll.bare(table.turn(faces), expression=notation, difficulty=str(difficulty))
    result = table.result()
    assert (result["outcome"], result["net"], result["dice"]) == (outcome, net, list(faces))


def test_c2_attribute_and_ability() -> None:
    assert Table().roll("veronica", "Perception+Finance", (2, 3, 4, 5, 2, 3))["pool"] == 6


def test_c3_resisted() -> None:
    assert races.compare({"one": 4, "other": 3}) == races.Margin(winner="one", margin=1)
    assert judge.degree(1) == "marginal"


def test_c4_three_actions() -> None:
    assert actions.pools((7, 6, 6)) == (4, 2, 1)


def test_c17_a_difficulty_is_held_to_ten() -> None:
    ten = character(attributes={"Strength": 5}, abilities={"talents": {"Brawl": 5}})
    table = Table(elder=ten)
    given: dict[str, Any] = {"difficulty": "10", "vs_bonus": ("1",)}
    result = table.roll("elder", "Strength+Brawl", (10, 9, 8, 7, 6, 5, 4, 3, 2, 2), **given)
    assert (result["difficulty"], result["outcome"], result["net"]) == (10, "success", 1)
    table.refused("storyteller.difficulty_range", "elder", "Strength+Brawl", difficulty="11")


def test_c23_automatic_success() -> None:
    table = Table()
    assert table.roll("hall", "Dextérité+Furtivité", difficulty="7", automatic=True)["net"] == 1
    table.refused("storyteller.automatic_small", "hall", "Force+Esquive", difficulty="7", automatic=True)
    table.refused("storyteller.automatic_tense", "hall", "Dextérité+Furtivité", actions=2, automatic=True)
    assert not judge.sure(7, 6, tense=True)


def test_c25_extended() -> None:
    task = work.Task(target=5)
    seen = []
    for outcome in ((2, "success"), (0, "failure"), (3, "success")):
        task = work.attempt(task, [outcome])
        seen.append((task.total, task.turn, task.state))
    assert seen == [(2, 1, "open"), (2, 2, "open"), (5, 3, "done")]


def test_c27_a_tie_is_nobodys() -> None:
    assert races.compare({"one": 2, "other": 2}) == races.Margin(winner=None, margin=0)


def test_c29_five_actions_of_five_dice() -> None:
    assert actions.pools((5, 5, 5, 5, 5)) == (0, 0, 0, 0, 0)
    five = character(attributes={"Strength": 5})
    Table(five=five).refused("storyteller.pool_empty", "five", "Strength", actions=5)


def test_c30_two_actions() -> None:
    assert actions.pools((5, 4)) == (3, 1)


def test_c31_three_traits_and_a_trait_to_ten() -> None:
    table = Table()
    table.refused("storyteller.three_traits", "hall", "Force+Bagarre+Vigueur")
    table.refused("storyteller.trait_alone", "hall", "Volonté+Astuce")
    table.refused("storyteller.trait_alone", "hall", "Astuce+Humanité")


def test_c34_a_vampire_takes_half_of_what_bashing_is_left() -> None:
    assert damage.levels("vampire", "bashing", 5, 2) == 1


def test_c35_a_mortal_does_not_soak_lethal_damage() -> None:
    mortal = Table(soft=character(kind="mortal", attributes={"Stamina": 4})).sheet("soft")
    assert damage.soak_pool(mortal, "lethal") == 0
    levels = damage.levels("mortal", "lethal", 4, 0)
    marked = health.mark(7, {}, "lethal", levels, being="mortal")
    assert marked.marks == {"bashing": 0, "lethal": 4, "aggravated": 0}
    wound = health.wound(mortal.rows(), marked.marks)
    assert wound is not None
    assert (wound.row, wound.penalty) == ("wounded", -2)


def test_c36_crippled_with_a_pool_of_five() -> None:
    hurt = character(attributes={"Strength": 5}, health={"lethal": 6})
    Table(hurt=hurt).refused("storyteller.pool_empty", "hurt", "Strength")


def test_c37_experience() -> None:
    assert advance.cost("attribute", 2, 3) == 8
    assert advance.cost("talent", 0, 2) == 5
    assert advance.cost("willpower", 5, 6) == 5
    assert advance.cost("clan_discipline", 2, 3) == 10


def test_c38_damage_dice() -> None:
    assert damage.damage_pool(3, damage.left(4)) == 6


def test_c39_only_the_runner_has_a_goal() -> None:
    race = races.Race(tallies={"runner": 0, "hunter": 0}, goals={"runner": 4})
    seen = []
    for runner, hunter in (
        ((3, "success"), (1, "success")),
        ((0, "failure"), (2, "success")),
        ((3, "success"), (0, "botch")),
    ):
        race, _ = races.exchange(race, {"runner": runner, "hunter": hunter})
        seen.append((race.tallies["runner"], race.tallies["hunter"], race.done))
    assert seen == [(2, 0, None), (2, 2, None), (5, 0, "runner")]


def test_c40_teamwork_and_a_botch() -> None:
    task = work.attempt(work.Task(target=15), [(3, "success"), (1, "success")])
    assert task.total == 4
    assert work.attempt(task, [(3, "success"), (0, "botch")]).total == 0


def test_c41_celerity() -> None:
    assert actions.pools((7, 7), celerity=True) == (7, 7)


def test_c42_difficulties_from_each_others_willpower() -> None:
    table = Table()
    given: dict[str, Any] = {"difficulty": "chasseur:Volonté", "vs": ("chasseur:Force+Athlétisme:7",)}
    result = table.roll("hall", "Force+Athlétisme", (6, 7, 8, 9, 2), (7, 7, 10, 2, 3), **given)
    assert (result["difficulty"], result["net"], result["winner"], result["margin"]) == (6, 4, "hall", 1)
    assert (result["against"]["difficulty"], result["against"]["net"]) == (7, 3)
    assert (result["outcome"], result["degree"]) == ("success", "marginal")


def test_bare_dice_of_another_kind_are_refused() -> None:
    for text in ("7d6", "7d10+2", "1d10+1d6", "4dF"):
        notation = expression.parse(text)
        assert notation is not None
        with pytest.raises(Refused) as caught:
            roll.bare(Table().turn(), expression=notation)
        assert caught.value.key == "storyteller.bare_dice"
