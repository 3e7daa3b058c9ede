"""What is refused, asked back or not understood: before a die is touched, and in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.errors import Choice, Refused, Usage, Which
from fatecli.systems.grimoire import roll
from tests.memory import Summed, explained

from .table import Table, character


@pytest.fixture
def table() -> Table:
    return Table(
        rich=character(
            name="Riche",
            attributes={"Physique": 1, "Mental": 2, "Dextérité": 0},
            skills={"Lutte": True, "Course": True, "Natation": False},
            talents={
                "a": {"name": "Prise", "serves": "Lutte", "modifier": 1},
                "b": {"name": "Pas vif", "serves": "Course", "modifier": 2},
            },
            advantages={
                "haut": {"text": "En hauteur", "difference": 3},
                "garde": {"text": "Garde ouverte", "difference": 12},
                "vieux": {"text": "Soleil dans les yeux", "spent": True},
            },
        )
    )


@pytest.mark.parametrize(
    ("key", "trait", "kind"),
    [
        ("grimoire.one_attribute", "Physique+Mental", Refused),
        ("grimoire.one_skill", "Physique+Lutte+Course", Refused),
        ("grimoire.one_talent", "Physique+Lutte+Prise+Pas", Refused),
        ("grimoire.one_advantage", "Physique+En+Garde", Refused),
        ("grimoire.talent_use", "Physique+Lutte+Pas vif", Refused),
        ("grimoire.advantage_spent", "Physique+Soleil", Refused),
        ("grimoire.which_attribute", "Lutte", Choice),
        ("which.trait_none", "Phisique", Which),
        ("which.trait_none", "Physique+Natation", Which),
        ("which.trait_none", "Physique+Zigzag", Which),
        ("which.trait_several", "Physique+P", Which),
    ],
)
def test_an_expression_that_cannot_be_rolled(table: Table, key: str, trait: str, kind: type[Exception]) -> None:
    assert isinstance(table.refused(key, "rich", trait, vs=("9",)), kind)


@pytest.mark.parametrize(
    ("key", "given", "kind"),
    [
        ("grimoire.opposition_word", {"vs": ("Impensable",)}, Usage),
        ("grimoire.opposition_word", {"vs": ("Très",)}, Usage),
        ("grimoire.contests_with", {"vs": ("zlangh:",)}, Choice),
        ("which.trait_none", {"vs": ("zlangh:Zigzag",)}, Which),
        ("grimoire.die_word", {"handicap": ("D20",)}, Usage),
        ("grimoire.die_word", {"ease": ("",)}, Usage),
        ("grimoire.die_word", {"ease": ("zlangh:",)}, Usage),
        ("grimoire.no_roller", {"handicap": ("zlangh:D10",), "vs": ("9",)}, Which),
        ("grimoire.chain_blind", {"chain": "simple"}, Refused),
        ("grimoire.chain_blind", {"chain": "tactical", "vs_bonus": ("1",)}, Refused),
        ("grimoire.which_advantage", {"advantage": True}, Choice),
        ("usage.labelled", {"bonus": ("beaucoup",)}, Usage),
        ("usage.labelled", {"vs": ("9",), "vs_bonus": ("pluie",)}, Usage),
        ("which.trait_none", {"skill": "Physique"}, Which),
        ("grimoire.one_skill", {"skill": "Lutte", "talent": "Prise", "_trait": "Physique+Course"}, Refused),
    ],
)
def test_an_option_that_cannot_be(table: Table, key: str, given: dict[str, Any], kind: type[Exception]) -> None:
    trait = given.pop("_trait", "Physique")
    assert isinstance(table.refused(key, "rich", trait, **given), kind)


def test_every_handicap_word_says_what_is_near(table: Table) -> None:
    assert "Compétence" in str(table.refused("grimoire.die_word", "rich", "Physique", handicap=("competance",)).facts)


def test_an_opponent_may_not_add_what_does_not_fit(table: Table) -> None:
    found = table.refused("grimoire.item_use", "rich", "Physique", vs=("zlangh:Physique+Wolf charm",))
    assert found.facts["item"] == "Wolf charm" and found.facts["rolled"] == ["Physique"]


def test_a_sum_says_too_little_of_an_extra_die(table: Table) -> None:
    turn = table.turn()
    turn.dice = Summed((9,))
    with pytest.raises(Usage) as caught:
        roll.roll(turn, who="rich", trait="Physique", handicap=("D10",))
    assert caught.value.key == "grimoire.sum"
    explained(caught.value)


def test_the_nearest_names_are_told(table: Table) -> None:
    assert "Physique" in str(table.refused("which.trait_none", "rich", "Phisique").facts["near"])
    assert "Charisme" in str(table.refused("which.trait_none", "rich", "Charrisme").facts["near"])


def test_a_switch_that_is_none_makes_the_settings_unreadable() -> None:
    for house, why in (
        ({"oposition": {"Facile": 6}}, "file.unknown"),
        ({"levels": {"Géniale": 9}}, "file.word"),
        ({"initiative": "never"}, "file.word"),
        ({"opposition": {"Facile": "six"}}, "file.type"),
    ):
        Table(house=house).refused(why, "guy", "Physique", vs=("9",))
