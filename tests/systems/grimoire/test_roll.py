"""Rolls: names, oppositions, Handicaps and Facilités of either roller, states, Avantages, sums, house tables."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.systems.grimoire import roll
from tests.memory import Summed

from .table import Table, character


def notes(facts: dict[str, Any]) -> list[str]:
    return [one["note"] for one in facts["notes"]]


@pytest.mark.parametrize(
    ("trait", "spelled"),
    [
        ("dexterite+escrime", "Dextérité+Escrime"),
        ("Dext+Escr+Nevers", "Dextérité+Escrime+Botte de Nevers"),
        ("Dexterity+botte+Escrime", "Dextérité+Botte de Nevers+Escrime"),
        ("Mind", "Mental"),
        ("PHYSIQUE + potion", "Physique+Potion fortifiante"),
        ("Physical+noeuds", "Physique+Nœuds"),
    ],
)
def test_names_in_either_language_by_their_beginning(trait: str, spelled: str) -> None:
    table = Table()
    dice = (5,) if "+" not in spelled or "Potion" in spelled else (5, 3)
    assert table.roll("guy", trait, dice)["trait"] == spelled


def test_an_english_sheet_is_rolled_in_french() -> None:
    facts = Table().roll("zlangh", "Dextérité+Brawling", (5, 2))
    assert facts["trait"] == "Dexterity+Brawling" and facts["quality"] == 8


def test_a_name_that_holds_a_plus_is_found_whole() -> None:
    table = Table(someone=character(attributes={"Physique": 0}, items={"e": {"name": "Épée +1", "modifier": 1}}))
    facts = table.roll("someone", "Physique+Épée +1", (5,))
    assert facts["trait"] == "Physique+Épée +1" and facts["quality"] == 6


def test_the_long_forms_name_the_same_things() -> None:
    short = Table().roll("guy", "Dextérité+Escamotage+Doigts+Chapeau", (5, 3, 2))
    long = Table().roll("guy", "Dextérité", (5, 3, 2), skill="Escamotage", talent="doigts", item="chapeau")
    assert short == long
    assert long["quality"] == 14 and long["kept"] == {"attribute": 5, "skill": 3, "item": 2}


def test_an_attribute_the_sheet_does_not_write_is_rolled_bare_and_said() -> None:
    table = Table(someone=character(attributes={"Physique": 1}))
    facts = table.roll("someone", "Charisme", (5,))
    assert facts["quality"] == 5 and notes(facts) == ["unwritten"]


def test_without_an_opposition_there_is_no_outcome() -> None:
    facts = Table().roll("guy", "Physique", (5,))
    assert [facts[name] for name in ("opposition", "difference", "outcome", "level", "payant", "chain")] == [None] * 6
    assert facts["open"] is False and facts["pending"] == []


def test_every_degree_by_word_in_both_languages() -> None:
    words = {
        "Très facile": 3, "very easy": 3, "Facile": 6, "easy": 6, "moyen": 9, "Moyenne": 9, "difficile": 12,
        "très diff": 15, "extreme": 18, "Quasi impossible": 21, "nearly impossible": 21, "-2": -2, "+4": 4,
    }  # fmt: skip
    for word, number in words.items():
        assert Table().roll("guy", "Physique", (5,), vs=(word,))["opposition"] == number


def test_only_facile_is_the_books() -> None:
    facts = Table().roll("guy", "Physique", (5,), vs=("Facile", "Moyenne"))
    assert facts["passive"] == [
        {"value": 6, "word": "easy", "own": False, "source": "book"},
        {"value": 9, "word": "average", "own": False, "source": "house"},
    ]
    table = Table()
    table.roll("guy", "Physique", (5,), vs=("Moyenne",))
    assert "Opposition : 9, Moyenne (table maison)" in [line.replace("\u00a0", " ") for line in table.told()["fr"]]


def test_of_several_oppositions_the_highest_counts_and_all_are_shown() -> None:
    table = Table()
    facts = table.roll(
        "guy", "Physique", (5,), (9,), (1,),
        vs=("Difficile", "zlangh:Physique", "6", "zlangh:Mental"), vs_bonus=("pluie=2",),
    )  # fmt: skip
    assert (facts["base"], facts["contestation"], facts["contested"]) == (12, 12, False)
    assert facts["opposition"] == 14 and facts["difference"] == -8
    assert [hand["quality"] for hand in (facts["against"], *facts["others"])] == [12, 1]
    labels = [row.label for row in table.view().rows]
    assert labels.count("Contestation") == 2 and labels.count("Opposition Passive") == 2 and "pluie" in labels


def test_bonuses_are_named() -> None:
    facts = Table().roll("guy", "Physique", (5,), bonus=("élan=2", "-1"))
    assert facts["modifiers"] == [
        {"kind": "attribute", "label": "Physique", "value": 1},
        {"kind": "bonus", "label": "élan", "value": 2},
        {"kind": "bonus", "value": -1},
    ] or facts["modifiers"][2] == {"kind": "bonus", "label": "", "value": -1}
    assert facts["quality"] == 7


def test_handicaps_and_eases_fall_on_either_roller() -> None:
    facts = Table().roll(
        "guy", "Dextérité+Escrime", (5, 3), (2, 9, 6, 1), vs=("zlangh:Dexterity+Dodge",),
        ease=("zlangh:attribut",), handicap=("Zlangh:D6",),
    )  # fmt: skip
    assert facts["against"]["kept"] == {"attribute": 9, "skill": 1}
    assert facts["opposition"] == 11 and facts["kept"] == {"attribute": 5, "skill": 3}


def test_two_handicaps_throw_two_more_dice_and_keep_one() -> None:
    facts = Table().roll("guy", "Physique", (9, 3, 7), handicap=("attribute", "D10"))
    assert facts["kept"] == {"attribute": 3} and facts["dice"] == [9, 3, 7]


def test_one_of_each_cancels_and_is_said() -> None:
    table = Table()
    facts = table.roll("guy", "Physique", (9,), handicap=("attribute",), ease=("attribute",))
    (die,) = facts["hand"]
    assert die["swing"] == "" and len(die["swings"]) == 2
    assert any("Handicap et Facilité s’annulent" in line for line in table.told()["fr"])


def test_a_die_that_is_not_thrown_is_not_touched_and_that_is_said() -> None:
    facts = Table().roll("guy", "Physique", (9,), handicap=("skill", "initiative"))
    assert notes(facts) == ["no_die", "no_die"]


@pytest.mark.parametrize(
    ("state", "trait", "dice", "kept"),
    [
        ({"handicap": "attribute", "trait": "Physique"}, "Physique+Escrime", (9, 4, 5), 4),
        ({"handicap": "attribute", "trait": "Physical"}, "Physique+Escrime", (9, 4, 5), 4),
        ({"handicap": "attribute", "trait": "Physique"}, "Dextérité+Escrime", (9, 5), 9),
        ({"handicap": "attribute", "trait": "Physique", "active": False}, "Physique+Escrime", (9, 5), 9),
        ({"ease": "attribute"}, "Dextérité+Escrime", (4, 9, 5), 9),
        ({"handicap": "skill", "trait": "Escrime"}, "Dextérité+Escrime", (9, 5, 2), 9),
        ({"handicap": "skill", "trait": "Course"}, "Dextérité+Escrime", (9, 5), 9),
        ({"handicap": "item", "trait": "Chapeau coloré"}, "Dextérité+Escamotage+Chapeau", (9, 5, 4, 1), 9),
    ],
)
def test_states_that_last_apply_by_themselves(
    state: dict[str, Any], trait: str, dice: tuple[int, ...], kept: int
) -> None:
    table = Table()
    table.sheets["guy"]["states"] = {"s": {"text": "Un verre de trop", **state}}
    facts = table.roll("guy", trait, dice)
    assert facts["kept"]["attribute"] == kept
    named = [one["why"] for die in facts["hand"] for one in die["swings"]]
    assert named == ([] if len(dice) == trait.count("+") + 1 else ["Un verre de trop"])


def test_a_state_and_what_is_typed_add_up() -> None:
    table = Table()
    table.sheets["guy"]["states"]["ivresse"]["active"] = True
    facts = table.roll("guy", "Dextérité+Escrime", (5, 6, 1, 4), handicap=("D6",))
    assert facts["kept"] == {"attribute": 5, "skill": 1}
    facts = table.roll("guy", "Dextérité+Escrime", (5, 6), ease=("compétence",))
    assert facts["kept"] == {"attribute": 5, "skill": 6}


def test_of_several_items_one_die_and_the_best_modifier_count() -> None:
    items = {
        "a": {"name": "Corde", "die": 4, "modifier": 1},
        "b": {"name": "Grappin", "die": 4, "modifier": 2},
        "c": {"name": "Craie", "modifier": 2},
    }
    facts = Table(someone=character(attributes={"Physique": 0}, items=items)).roll(
        "someone", "Physique+Corde+Grappin+Craie", (5, 3)
    )
    assert facts["quality"] == 10 and notes(facts) == ["lesser_item", "second_die", "lesser_item"]


def test_an_item_that_harms_harms() -> None:
    items = {"a": {"name": "Boulet", "modifier": -2}}
    facts = Table(someone=character(attributes={"Physique": 0}, items=items)).roll("someone", "Physique+Boulet", (5,))
    assert facts["quality"] == 3


def test_an_advantage_the_sheet_keeps_gives_its_die_once() -> None:
    kept = {"a": {"text": "Garde ouverte", "difference": 5}}
    table = Table(someone=character(attributes={"Physique": 0}, advantages=kept))
    facts = table.roll("someone", "Physique", (5, 7), advantage=True)
    assert facts["quality"] == 12 and table.sheets["someone"]["advantages"]["a"]["spent"] is True
    assert table.now.events[0].event == "advantage_used"
    facts = table.roll("someone", "Physique", (5, 7), advantage=True)
    assert facts["hand"][1]["label"] == "", "granted at the table, known to no sheet"


def test_a_particularly_successful_advantage_has_ease_on_its_die() -> None:
    kept = {"a": {"text": "Garde ouverte", "difference": 10}}
    facts = Table(someone=character(attributes={"Physique": 0}, advantages=kept)).roll(
        "someone", "Physique+garde", (5, 2, 7)
    )
    assert facts["kept"] == {"attribute": 5, "effect": 7}
    house = {"advantage_ease": 11}
    facts = Table(house=house, someone=character(attributes={"Physique": 0}, advantages=kept)).roll(
        "someone", "Physique+garde", (5, 2)
    )
    assert facts["kept"] == {"attribute": 5, "effect": 2}


@pytest.mark.parametrize(
    ("face", "level", "payant"),
    [
        (2, "failure", False), (3, "minimal", False), (4, "success", False), (7, "success", False),
        (8, "rewarding", True), (9, "rewarding", True), (10, "strong", True),
    ],
)  # fmt: skip
def test_levels_at_their_edges(face: int, level: str, payant: bool) -> None:
    facts = Table().roll("guy", "Mental", (face,), vs=("3",))
    assert (facts["level"], facts["payant"]) == (level, payant)
    facts = Table().roll("guy", "Mental", (10,), vs=("0",))
    assert (facts["level"], facts["payant"]) == ("exceptional", True)


def test_the_house_may_have_its_own_ladder() -> None:
    house = {"opposition": {"Enfantine": 2, "Facile": 6, "Corsée": 11, "Moyenne": 8}}
    table = Table(house=house)
    facts = table.roll("guy", "Physique", (5,), vs=("corsée",))
    assert facts["opposition"] == 11 and table.now.switches == {"opposition.Corsée": 11}
    assert table.roll("guy", "Physique", (5,), vs=("Average",))["opposition"] == 8
    assert table.roll("guy", "Physique", (5,), vs=("Facile",))["opposition"] == 6
    assert table.now.switches == {}
    table.refused("grimoire.opposition_word", "guy", "Physique", vs=("Extrême",))


def test_the_house_may_move_its_levels() -> None:
    table = Table(house={"levels": {"Payant": 6, "forte": 8}})
    facts = table.roll("guy", "Mental", (8,), vs=("3",))
    assert (facts["level"], facts["payant"]) == ("success", False)
    assert table.now.switches == {"levels.rewarding": 6, "levels.strong": 8}
    table.roll("guy", "Mental", (4,), vs=("3",))
    assert table.now.switches == {}


def test_only_the_sum_was_told() -> None:
    table = Table()
    turn = table.turn()
    turn.dice = Summed((9,), (5,))
    roll.roll(turn, who="guy", trait="Dextérité+Escrime", vs=("zlangh:Physique",))
    facts = table.result()
    assert (facts["quality"], facts["opposition"], facts["kept"], facts["dice"]) == (11, 8, {}, [])
    assert any("seule la somme" in line for line in table.told()["fr"])


def test_dice_without_a_sheet() -> None:
    facts = Table().bare("1d10+1d6+2", (5, 3), vs=("Moyenne", "4"))
    assert (facts["quality"], facts["difference"], facts["outcome"], facts["level"]) == (10, 1, "success", "success")
    facts = Table().bare("1d10", (5,))
    assert facts["outcome"] is None
    facts = Table().bare("1d10+2d4", (1, 1, 1), vs=("4",))
    assert (facts["difference"], facts["outcome"], facts["payant"]) == (-1, "failure", False)


def test_an_open_chain_offers_its_second_roll() -> None:
    table = Table()
    table.roll("guy", "Dextérité", (8,), vs=("4",), chain="tactical")
    assert table.now.hints[0].argv == ("roll", "guy", "TRAIT", "--advantage", "--vs", "N")
    table.roll("guy", "Dextérité", (8,), vs=("4",), chain="simple")
    assert "--advantage" not in table.now.hints[0].argv
