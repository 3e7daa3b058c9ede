"""Every refusal of a roll, with dice that fail when touched and sheets that stay as they were."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.errors import Refused, Unreadable, Usage, Which
from fatecli.systems.storyteller import roll
from tests.memory import Summed, explained

from .table import Table, character

CASES: list[tuple[str, type[Exception], str, str, dict[str, Any]]] = [
    ("which.trait_none", Which, "hall", "Perseption", {}),
    ("which.trait_none", Which, "hall", "Force+Finnance", {}),
    ("which.trait_none", Which, "hall", "", {}),
    ("which.trait_several", Which, "hall", "Per+A", {}),
    ("storyteller.three_traits", Refused, "hall", "Force+Bagarre+Vigueur", {}),
    ("storyteller.trait_alone", Refused, "hall", "Volonté+Astuce", {}),
    ("storyteller.trait_alone", Refused, "hall", "Force+Willpower", {}),
    ("storyteller.knowledge_untrained", Refused, "hall", "Intelligence+Médecine", {}),
    ("storyteller.pool_empty", Refused, "hall", "Apparence", {}),
    ("storyteller.pool_empty", Refused, "hall", "Force", {"bonus": ("-3",)}),
    ("storyteller.pool_empty", Refused, "hall", "Force", {"actions": 3}),
    ("storyteller.actions_few", Usage, "hall", "Force", {"actions": 1}),
    ("storyteller.actions_few", Usage, "hall", "Force", {"index": 2}),
    ("storyteller.action_index", Usage, "hall", "Force", {"actions": 2, "index": 3}),
    ("storyteller.action_index", Usage, "hall", "Force", {"actions": 2, "index": 0}),
    ("storyteller.two_difficulties", Refused, "hall", "Force", {"difficulty": "7", "vs": ("8",)}),
    ("storyteller.two_difficulties", Refused, "hall", "Force", {"vs": ("7", "8")}),
    ("storyteller.difficulty_range", Usage, "hall", "Force", {"difficulty": "11"}),
    ("storyteller.difficulty_range", Usage, "hall", "Force", {"difficulty": "1"}),
    ("storyteller.difficulty_word", Usage, "hall", "Force", {"difficulty": "Excellent"}),
    ("storyteller.difficulty_word", Usage, "hall", "Force", {"difficulty": "s"}),
    ("storyteller.automatic_alone", Refused, "hall", "Dextérité+Bagarre", {"automatic": True, "willpower": True}),
    ("storyteller.automatic_tense", Refused, "hall", "Dextérité+Bagarre", {"automatic": True, "actions": 2}),
    (
        "storyteller.automatic_tense", Refused, "hall", "Dextérité+Bagarre",
        {"automatic": True, "vs": ("chasseur:Force",)},
    ),
    ("storyteller.automatic_small", Refused, "hall", "Force", {"automatic": True}),
    ("storyteller.helper_twice", Refused, "hall", "Force", {"team": ("veronica,hall",)}),
    ("storyteller.helper_twice", Refused, "hall", "Force", {"team": ("veronica", "veronica")}),
    ("storyteller.automatic_alone", Refused, "hall", "Dextérité+Bagarre", {"automatic": True, "team": ("veronica",)}),
    ("storyteller.knowledge_untrained", Refused, "veronica", "Perception+Medicine", {"team": ("hall",)}),
    ("usage.labelled", Usage, "hall", "Force", {"bonus": ("élan",)}),
    ("file.none", Unreadable, "nobody", "Force", {}),
    ("which.trait_none", Which, "hall", "Force", {"vs": ("chasseur:Célérité du lièvre",)}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "kind", "who", "trait", "given"), CASES)
def test_refused(key: str, kind: type[Exception], who: str, trait: str, given: dict[str, Any]) -> None:
    for lang in ("en", "fr"):
        assert type(Table(lang=lang).refused(key, who, trait, **given)) is kind


def test_no_willpower_left() -> None:
    table = Table()
    table.sheets["hall"]["willpower"]["left"] = 0
    table.refused("storyteller.no_willpower", "hall", "Force", willpower=True)
    none = Table(none=character(attributes={"Strength": 2}))
    none.refused("storyteller.no_willpower", "none", "Strength", willpower=True)


def test_those_who_cannot_act() -> None:
    table = Table()
    table.sheets["hall"]["health"]["lethal"] = 7
    table.refused("storyteller.incapacitated", "hall", "Force")
    table.refused("storyteller.incapacitated", "veronica", "Strength", vs=("hall:Force",))
    table.sheets["hall"]["health"]["state"] = "torpor"
    table.refused("storyteller.down", "hall", "Force")


def test_what_the_sheet_does_not_say_is_no_zero() -> None:
    table = Table(half=character(attributes={"Strength": 2}))
    table.refused("storyteller.trait_unwritten", "half", "Dexterity")
    table.refused("storyteller.trait_unwritten", "half", "Volonté")


def test_a_refusal_names_the_command_that_would_do() -> None:
    problem = Table().refused("storyteller.automatic_small", "hall", "Force", automatic=True)
    assert problem.next == (("roll", "hall", "Force", "--difficulty", "6"),)


def test_the_nearest_names_are_offered() -> None:
    problem = Table().refused("which.trait_none", "hall", "Perseption")
    assert "Perception" in str(problem.facts["near"])


def test_a_sheet_of_another_game_and_a_faulty_one() -> None:
    table = Table(zird={"schema": 1, "system": "fate-core", "name": "Zird"}, bad=character(attributes={"Strength": 11}))
    table.refused("refuse.other_system", "zird", "Strength")
    table.refused("file.bounds", "bad", "Strength")


@pytest.mark.parametrize(
    ("house", "key"),
    [({"first_botch": True}, "file.unknown"), ({"speciality": "v5"}, "file.word"), ({"damage_ones": 1}, "file.type")],
)
def test_a_switch_that_is_none(house: dict[str, Any], key: str) -> None:
    table = Table(house=house)
    with pytest.raises(Unreadable) as caught:
        roll.roll(table.turn((1, 2, 3)), who="hall", trait="Force")
    assert caught.value.key == key
    explained(caught.value)


def test_a_sum_says_nothing_of_successes() -> None:
    table = Table()
    turn = table.turn()
    turn.dice = Summed((12,))
    with pytest.raises(Usage) as caught:
        roll.roll(turn, who="hall", trait="Force")
    assert caught.value.key == "storyteller.sum"
    explained(caught.value)


def test_without_a_near_name_the_sheets_own_are_offered() -> None:
    problem = Table(few=character(attributes={"Strength": 2})).refused("which.trait_none", "few", "Zzzz")
    assert problem.facts["near"] == ["Strength"]
