"""A roll outside a scene: skills and their default, opposition, stunts, points, supplemental actions, compels."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.core.turn import Turn

from .table import Table, character


def modifiers(facts: dict[str, Any]) -> list[tuple[str, str, int]]:
    return [(one["kind"], one["label"], one["value"]) for one in facts["modifiers"]]


def notes(facts: dict[str, Any]) -> list[str]:
    return [one["note"] for one in facts["notes"]]


def test_a_roll_without_a_difficulty_has_no_outcome_yet() -> None:
    table = Table()
    facts = table.roll("scorpion", "Force", "0+0-")
    nothing = ("opposition", "difference", "shifts", "succeeds", "outcome", "winner", "strain", "backlash")
    assert [facts[name] for name in nothing] == [None] * len(nothing)
    assert (facts["total"], facts["open"], facts["action"]) == (3, True, "simple")
    assert [one.argv for one in table.now.hints] == [("settle", "scorpion", "--vs", "N")]


def test_a_skill_nobody_bought_is_mediocre() -> None:
    facts = Table().roll("scorpion", "Furtivité", "0000", vs=("m",))
    assert modifiers(facts) == [("trait", "Furtivité", -1)]
    assert notes(facts) == ["unlisted"]
    assert facts["outcome"] == "tie"


@pytest.mark.parametrize(
    ("word", "skill"), [("force", "Force"), ("vig", "Vigilance"), ("Might", "Force"), ("Natat", "Natation")]
)
def test_a_skill_is_found(word: str, skill: str) -> None:
    assert Table().roll("scorpion", word, "0000")["trait"] == skill


def test_another_languages_name_counts_only_whole() -> None:
    table = Table()
    assert table.roll("scorpion", "Armed combat", "0000")["trait"] == "Combat armé"
    table.refused("which.trait_none", "roll", who="scorpion", trait="Armed")


def test_a_campaign_names_its_own_skills() -> None:
    table = Table(house={"skills": ["Force", "Danse"]})
    assert table.roll("scorpion", "danse", "0000")["total"] == -1
    table.refused("which.trait_none", "roll", who="scorpion", trait="Furtivité")


def test_a_campaign_gives_the_parts_to_other_skills() -> None:
    table = Table(one=character(skills={"Santé": 2}))
    table.settings["roles"] = {"endurance": "Santé"}
    assert table.sheet("one").physical_boxes == 4
    assert table.roll("one", "endurance", "0000")["trait"] == "Santé"


def test_the_highest_opposition_counts_and_changes_are_named() -> None:
    facts = Table().roll("scorpion", "Force", "0000", vs=("1", "Superbe"), vs_bonus=("boue=1",))
    assert (facts["opposition"], facts["difference"], facts["lacking"]) == (4, -1, 1)
    assert [one["value"] for one in facts["passive"]] == [1, 3]


def test_changes_alone_are_no_opposition() -> None:
    facts = Table().roll("scorpion", "Force", "0000", vs_bonus=("boue=1",))
    assert facts["opposition"] is None


def test_an_opponent_makes_it_a_competition() -> None:
    facts = Table().roll("scorpion", "Force", "0000", "++00", vs=("dominicos:Force",))
    assert (facts["action"], facts["winner"], facts["winner_name"]) == ("competition", "scorpion", "Scorpion")
    assert (facts["shifts"], facts["against"]["total"]) == (1, 2)


def test_a_difficulty_above_the_opponent_makes_it_a_simple_action_again() -> None:
    facts = Table().roll("scorpion", "Force", "0000", "0000", vs=("dominicos:Force", "S"))
    assert (facts["action"], facts["winner"], facts["outcome"]) == ("simple", None, "tie")
    assert [one["id"] for one in facts["others"]] == ["dominicos"]


def test_modifiers_are_named() -> None:
    facts = Table().roll("scorpion", "Force", "0000", bonus=("élan=2", "-1"))
    assert modifiers(facts) == [("trait", "Force", 3), ("bonus", "élan", 2), ("bonus", "", -1)]


def test_a_condition_has_to_be_declared() -> None:
    table = Table()
    assert table.roll("scorpion", "Combat armé", "0000")["total"] == 3
    for given in ({"trait": "Combat armé", "stunt": ("hache",)}, {"trait": "Combat armé+Hache"}):
        facts = table.play("roll", "0000", who="scorpion", **given)
        assert modifiers(facts)[1:] == [("stunt", "Hache de Guerre", 1)]


def test_the_bonus_counts_in_defence_too() -> None:
    facts = Table().roll("garde", "Combat armé", "0000", "0000", vs=("scorpion:Combat armé+Hache",))
    assert facts["against"]["total"] == 4


def test_a_stunt_without_a_condition_is_always_on() -> None:
    table = Table()
    assert modifiers(table.roll("brokk", "Forge", "0000"))[1:] == [("stunt", "Maître forgeron", 1)]
    assert modifiers(table.roll("brokk", "Forge+Maître", "0000"))[1:] == [("stunt", "Maître forgeron", 1)]
    assert modifiers(table.roll("brokk", "Force", "0000"))[1:] == []


def test_a_powered_stunt_takes_a_point_and_loses_its_bonus() -> None:
    table = Table()
    facts = table.roll("scorpion", "Combat armé+Hache", "0000", power=("hache",))
    assert modifiers(facts)[1:] == [("power", "Hache de Guerre", 0)]
    assert (facts["total"], facts["fate_points"], table.points("scorpion")) == (3, 3, 3)
    assert facts["notes"][0]["text"].startswith("la lancer")


def test_a_stunt_that_a_point_only_turns_on_keeps_its_bonus() -> None:
    stunts = {"rage": {"name": "Rage", "skill": "Force", "bonus": 2, "activation": "point"}}
    table = Table(one=character(skills={"Force": 0}, stunts=stunts))
    assert table.roll("one", "Force", "0000")["total"] == 0
    assert table.roll("one", "Force", "0000", power=("rage",))["total"] == 2
    assert table.points("one") == 4
    table.refused("fate_v3.stunt_point", "roll", who="one", trait="Force+Rage")


def test_mastery_stands_in_the_place_of_specialisation() -> None:
    stunts = {
        "hache": {"name": "Hache", "skill": "Combat armé", "bonus": 1, "when": "hache"},
        "arc": {"name": "Épée", "skill": "Combat armé", "bonus": 1, "when": "épée"},
        "maitre": {
            "name": "Maîtrise",
            "skill": "Combat armé",
            "bonus": 2,
            "when": "hache",
            "requires": ["Hache", "Épée"],
        },
    }
    table = Table(one=character(skills={"Combat armé": 3}, stunts=stunts))
    for trait in ("Combat armé+Maîtrise", "Combat armé+Hache+Maîtrise"):
        assert table.roll("one", trait, "0000")["total"] == 5


def test_a_stunt_lets_a_skill_stand_in_for_another() -> None:
    stunts = {"lance": {"name": "Hachette", "skill": "Combat armé", "instead_of": "Combat à distance"}}
    table = Table(one=character(skills={"Combat armé": 3, "Combat à distance": 0}, stunts=stunts))
    facts = table.roll("one", "Combat à distance+Hachette", "0000")
    assert (facts["total"], modifiers(facts)) == (3, [("trait", "Combat armé", 3)])
    assert notes(facts) == ["instead", "stunt"]
    assert table.roll("one", "Combat à distance", "0000")["total"] == 0


@pytest.mark.parametrize(("dice", "reached"), [("++++", True), ("+++0", False)])
def test_a_stunt_that_works_from_some_result_on(dice: str, reached: bool) -> None:
    facts = Table().roll("dominicos", "Combat à distance+Attrape", dice)
    assert facts["thresholds"] == [{"stunt": "Attrape", "at_least": 4, "reached": reached}]


def test_supplemental_actions_take_one_each_unless_a_stunt_spares_them() -> None:
    facts = Table().roll("brokk", "Combat armé", "0000", supplemental=("courir", "arme improvisée"))
    assert modifiers(facts)[1:] == [("supplemental", "courir", -1), ("supplemental", "arme improvisée", 0)]
    assert notes(facts) == ["cancelled"]
    assert Table().roll("scorpion", "Force", "0000", supplemental=("dégainer",))["total"] == 2


def test_a_point_before_the_dice() -> None:
    table = Table()
    facts = table.roll("scorpion", "Force", "0000", vs=("S",), point=True)
    assert (facts["total"], facts["outcome"], facts["fate_points"]) == (4, "success", 3)


def test_a_compel_pays_before_anything_is_paid_for() -> None:
    table = Table()
    table.sheets["scorpion"]["fate_points"] = 0
    facts = table.roll("scorpion", "Camouflage", "0000", vs=("M",), compel=("épée=2",), point=True)
    assert (facts["total"], facts["opposition"], table.points("scorpion")) == (1, 2, 0)
    assert table.events() == ["compelled", "rolled"]
    table.sheets["scorpion"]["fate_points"] = 0
    table.refused("fate_v3.no_points", "roll", who="scorpion", trait="Force", vs=("M",), point=True)


def test_a_compel_waits_for_its_difficulty() -> None:
    table = Table()
    assert table.roll("scorpion", "Force", "0000", compel=("épée=2",))["opposition"] is None
    assert table.play("settle", who="scorpion", vs=("Bon",))["opposition"] == 3


def test_reroll_and_invoke_in_one_line() -> None:
    table = Table()
    facts = table.roll("scorpion", "Force", "----", "0000", vs=("4",), reroll=("poigne",), invoke=("Ranuka où",))
    assert (facts["total"], facts["thrown"], facts["fate_points"]) == (5, [[-1, -1, -1, -1]], 2)
    assert table.events() == ["invoked", "invoked", "rolled"]


def test_hints_offer_what_can_still_help() -> None:
    table = Table()
    table.roll("scorpion", "Force", "----", vs=("4",))
    assert [one.argv[0] for one in table.now.hints] == ["invoke", "invoke", "settle"]
    table.roll("garde", "Vigilance", "----", vs=("4",))
    assert [one.argv[0] for one in table.now.hints] == ["settle"]
    table.roll("scorpion", "Force", "++++", vs=("4",))
    assert [one.argv[0] for one in table.now.hints] == ["settle"]


def test_dice_without_a_sheet() -> None:
    from fatecli.core.expression import parse
    from fatecli.systems.fate_v3.bare import bare

    def bared(text: str, *vs: str) -> dict[str, Any]:
        table = Table()
        turn: Turn = table.turn("0+00")
        expression = parse(text)
        assert expression is not None
        bare(turn, expression=expression, vs=vs)
        return table.result()

    assert (bared("4dF+3")["total"], bared("3", "S", "M")["outcome"]) == (4, "success")
    assert bared("", "B")["outcome"] == "tie"
