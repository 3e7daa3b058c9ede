"""The numbered cases of the rules digest (B1-B30) and the lines of the played evening, with their facts."""

from __future__ import annotations

import pytest

from fatecli.core.dice import cast
from fatecli.errors import Refused
from fatecli.systems.grimoire import chain, swings
from fatecli.systems.grimoire.conflict import initiative, power, resistance, severity
from fatecli.systems.grimoire.hand import Modifier

from .table import Table, character


def pick(facts: dict[str, object], *names: str) -> tuple[object, ...]:
    return tuple(facts[name] for name in names)


def plain(**attributes: int) -> Table:
    sheet = character(
        attributes={"Dextérité": 0, **attributes},
        skills={"Escamotage": True},
        talents={"doigts": {"name": "Doigts de fée", "serves": "Escamotage", "modifier": 2}},
        items={
            "chapeau": {"name": "Chapeau coloré", "die": 4, "serves": ["Escamotage"]},
            "potion": {"name": "Potion fortifiante", "modifier": 2, "serves": ["Physique"]},
        },
    )
    return Table(someone=sheet)


def test_b1_the_higher_initiative_acts_first() -> None:
    assert initiative.order({"zlangh": 4, "guy": 11}) == (("guy",), ("zlangh",))


def test_b2_a_tie_succeeds() -> None:
    facts = plain(Dextérité=2).roll("someone", "Dextérité", (4,), vs=("Facile",))
    assert pick(facts, "quality", "difference", "outcome", "level") == (6, 0, "success", "minimal")


def test_b4_a_poor_contestation_makes_nothing_easier() -> None:
    table = plain(Dextérité=2)
    facts = table.roll("someone", "Dextérité", (4,), (2,), vs=("Facile", "zlangh:Dexterity"))
    assert pick(facts, "contestation", "opposition", "contested", "difference") == (3, 6, False, 0)
    assert facts["outcome"] == "success"


def test_b5_talent_with_its_skill() -> None:
    facts = plain(Dextérité=1).roll("someone", "Dextérité+Escamotage+Doigts de fée", (5, 4), vs=("9",))
    assert pick(facts, "quality", "difference", "level") == (12, 3, "success")


def test_b6_no_d6_no_talent() -> None:
    table = plain(Dextérité=1)
    facts = table.roll("someone", "Dextérité+Doigts de fée", (5,), vs=("9",))
    assert facts["quality"] == 6
    assert facts["notes"] == [{"note": "no_skill", "label": "Doigts de fée", "skill": "Escamotage"}]
    assert any("sans le D6 de sa Compétence (Escamotage)" in line for line in table.told()["fr"])


def test_b7_an_item_for_its_use() -> None:
    table = Table(someone=character(
        attributes={"Dextérité": 0}, items={"chapeau": {"name": "Chapeau", "die": 4, "serves": ["Dextérité"]}}
    ))  # fmt: skip
    facts = table.roll("someone", "Dextérité+Chapeau", (6, 3), vs=("9",))
    assert pick(facts, "quality", "difference", "outcome") == (9, 0, "success")
    facts = plain().roll("someone", "Dextérité+Escamotage+Chapeau coloré", (5, 1, 3), vs=("9",))
    assert facts["kept"] == {"attribute": 5, "skill": 1, "item": 3}


def test_b8_an_item_for_another_use_is_refused_and_without_it_the_roll_fails() -> None:
    table = plain()
    table.refused("grimoire.item_use", "someone", "Dextérité+Chapeau coloré", vs=("9",))
    facts = table.roll("someone", "Dextérité", (6,), vs=("9",))
    assert pick(facts, "quality", "difference", "outcome", "level") == (6, -3, "failure", "failure")


def test_b9_an_item_with_a_modifier() -> None:
    facts = plain(Physique=1).roll("someone", "Physique+Potion", (7,), vs=("9",))
    assert pick(facts, "quality", "difference") == (10, 1)


def test_b11_b12_a_state_that_lasts_and_its_opposite() -> None:
    def roll(kind: str) -> dict[str, object]:
        sheet = character(
            attributes={"Physique": 2},
            skills={"Lutte": True},
            states={"b": {"text": "Gravement blessé", kind: "attribute", "trait": "Physique"}},
        )
        return Table(someone=sheet).roll("someone", "Physique+Lutte", (8, 3, 4), vs=("9",))

    assert pick(roll("handicap"), "kept", "quality", "difference") == ({"attribute": 3, "skill": 4}, 9, 0)
    eased = roll("ease")
    assert pick(eased, "quality", "difference", "level", "payant") == (14, 5, "rewarding", True)


def test_b14_b15_chains_break() -> None:
    table = plain()
    facts = table.roll("someone", "Dextérité", (8,), vs=("9",), chain="simple")
    assert pick(facts, "difference", "chain") == (-1, "broken")
    facts = table.roll("someone", "Dextérité", (10,), vs=("6",), chain="tactical")
    assert pick(facts, "difference", "outcome", "chain") == (4, "success", "broken")
    with pytest.raises(Refused):
        chain.second("broken", who="Guy")


@pytest.mark.parametrize(
    ("difference", "d4", "d8", "total"),
    [(0, 3, (), 3), (3, 3, (), 5), (6, 3, (5,), 10), (10, 3, (5, 7), 17)],
    ids=["B17", "B18", "B19", "B21"],
)
def test_b17_to_b21_power(difference: int, d4: int, d8: tuple[int, ...], total: int) -> None:
    hand = power.hand(Table().sheet("guy"), difference, Modifier(kind="weapon", label="Rapière", value=2))
    assert hand.fell(cast((d4, *d8))).total == total


def test_b22_the_edge_of_a_band() -> None:
    guy, weapon = Table().sheet("guy"), Modifier(kind="weapon", label="", value=1)
    assert power.hand(guy, 4, weapon).fell(cast((2,))).total == 3
    assert power.hand(guy, 5, weapon).fell(cast((2, 8))).total == 11


def test_b23_severity() -> None:
    assert (severity.of(13, 4), severity.of(3, 5)) == (9, -2)
    assert (severity.trauma(1, 9), severity.trauma(1, -2)) == (10, 1)


def test_b25_equal_scores_act_at_the_same_time() -> None:
    scores = {"guy": 7, "og": 9, "zlangh": 7}
    assert initiative.order(scores) == (("og",), ("guy", "zlangh"))
    assert initiative.tied(scores) == (("guy", "zlangh"),)


def test_b26_a_contestation_that_surpasses_the_base() -> None:
    table = Table(someone=character(attributes={"Dextérité": 2}, skills={"Nœuds": True}))
    facts = table.roll("someone", "Dextérité+Nœuds", (5, 2), (5,), vs=("Facile", "zlangh:Physique"))
    assert pick(facts, "opposition", "quality", "difference", "base", "contestation") == (8, 9, 1, 6, 8)


def test_b27_two_handicaps_on_two_dice() -> None:
    table = Table(someone=character(attributes={"Physique": 1}, skills={"Lutte": True}))
    facts = table.roll("someone", "Physique+Lutte", (9, 4, 5, 2), vs=("9",), handicap=("D10", "D6"))
    assert pick(facts, "kept", "quality", "difference") == ({"attribute": 4, "skill": 2}, 7, -2)


def test_b28_a_handicap_and_an_ease_cancel() -> None:
    eased = swings.read((), ("item",))
    hand = resistance.hand(Table().sheet("zlangh"), asked=eased)
    assert hand.throw().count() == 1
    assert hand.fell(cast((4,))).total == 4


def test_b29_b30_a_feint_in_a_duel_then_the_strike() -> None:
    table = Table()
    facts = table.roll(
        "guy", "Dextérité+Escrime", (7, 3), (5,), vs=("zlangh:Intuition+Wolf charm",), chain="tactical"
    )  # fmt: skip
    assert pick(facts, "quality", "opposition", "difference") == (12, 7, 5)
    assert pick(facts, "level", "chain") == ("rewarding", "open")
    assert chain.second("open", who="Guy") == "done"
    facts = table.roll(
        "guy", "Dextérité+Escrime+Botte de Nevers", (6, 2, 4), (4, 2), vs=("zlangh:Dexterity+Dodge",), advantage=True
    )  # fmt: skip
    assert pick(facts, "quality", "opposition", "difference", "level") == (15, 7, 8, "strong")
    weapon, damage = power.weapon(table.sheet("guy"), "rap")
    hit = power.hand(table.sheet("guy"), 8, weapon).fell(cast((3, 2, 6)))
    held = resistance.hand(table.sheet("zlangh"), damage=damage).fell(cast((4, 1)))
    assert power.of(8).notation == "d4+mod+d8ease"
    assert (hit.total, held.total, severity.of(hit.total, held.total)) == (11, 1, 10)


def test_the_evening_a_crowd_a_prisoner_and_a_bridge() -> None:
    table = Table()
    facts = table.roll("guy", "Charisme+Éloquence", (5, 3), vs=("Moyenne",))
    assert pick(facts, "quality", "opposition", "difference", "outcome", "level") == (9, 9, 0, "success", "minimal")
    assert facts["kept"] == {"attribute": 5, "skill": 3}
    facts = table.roll("guy", "Dextérité+Nœuds", (5, 2), (5,), vs=("Facile", "zlangh:Physique"))
    assert pick(facts, "quality", "contestation", "opposition", "difference", "level") == (9, 8, 8, 1, "success")
    facts = table.roll("guy", "Physique+Escrime", (9, 4, 5, 2), vs=("9",), handicap=("attribut", "compétence"))
    assert pick(facts, "quality", "difference", "level") == (7, -2, "failure")
    facts = table.roll("guy", "Dextérité+Course", (4, 2), vs=("Difficile",), chain="simple")
    assert pick(facts, "quality", "difference", "chain") == (8, -4, "broken")


def test_the_evening_begins_its_duel_with_a_surprise() -> None:
    table = Table()
    guy = initiative.hand(table.sheet("guy"), swings.read((), ("initiative",))).fell(cast((3, 8)))
    zlangh = initiative.hand(table.sheet("zlangh")).fell(cast((8,)))
    assert initiative.tied({"guy": guy.total, "zlangh": zlangh.total}) == (("guy", "zlangh"),)
