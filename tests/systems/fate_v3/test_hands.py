"""Every hand of a roll is told alike, whoever acts: what is not on its sheet, and what its stunts do (L204, L229)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .table import Table
from .test_scenes import campaign, changed, refused, result


@pytest.mark.parametrize(("dice", "reached"), [("++++", True), ("+++0", False)])
def test_who_defends_may_catch_what_is_thrown_at_him(dice: str, reached: bool) -> None:
    """« attraper un projectile qui est lancé vers lui, s'il obtient un résultat au moins Incroyable » (L229)."""
    table = Table()
    facts = table.roll("garde", "Combat armé", "0000", dice, vs=("dominicos:Combat à distance+Attrape",))
    assert facts["thresholds"] == [{"stunt": "Attrape", "at_least": 4, "reached": reached}]
    assert [one["label"] for one in facts["against"]["notes"]] == ["Attrape"]
    assert facts["notes"] == []


def test_a_skill_that_is_not_on_the_sheet_is_said_of_each_hand() -> None:
    facts = Table().roll("scorpion", "Équitation", "0000", "0000", vs=("garde:Natation",))
    assert [(one["note"], one["label"]) for one in facts["notes"]] == [("unlisted", "Équitation")]
    assert [(one["note"], one["label"]) for one in facts["against"]["notes"]] == [("unlisted", "Natation")]


def test_the_sides_of_a_contest_are_told_so_too(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "contest start course --side a=dominicos --side b=garde")
    result(world, "exchange --trait 'a=Combat à distance+Attrape' -d ++++")
    result(world, "exchange --trait b=Équitation -d 0000")
    said = world.run("amend --bonus 0").said
    assert "Équitation is not on the sheet" in said and "Attrape: +4 or better is reached" in said


def test_no_hand_casts_without_a_domain(tmp_path: Path) -> None:
    """« Un sorcier doit ensuite se spécialiser » (L78): also to oppose, and in a contest."""
    world = campaign(tmp_path)
    changed(world, "maelis", ('domain = "feu"', ""), ('domain = "esprits et morts"', ""))
    assert refused(world, "roll scorpion Force --vs 'maelis:Lancer de sorts'") == "fate_v3.no_domains"
    result(world, "contest start duel --side a=maelis --side b=garde")
    assert refused(world, "exchange --trait 'a=Lancer de sorts' --trait b=Vigilance") == "fate_v3.no_domains"


def test_a_spell_on_somebody_is_resisted_by_will(tmp_path: Path) -> None:
    """« la défense se fait grâce à la volonté » (L104), beside the difficulty that its strain is reckoned from."""
    world = campaign(tmp_path)
    result(world, "conflict start rixe --side a=maelis --side b=garde")
    line = "advantage maelis Terreur --on garde --with 'Lancer de sorts+Magie des esprits' --vs 4 --settle"
    placed = result(world, f"{line} -d 0000/++++ -n")
    assert placed["placed"] is False
    events = json.loads(world.run(f"{line} -d ++00/++00 --out-of-turn", "--json").out)["events"]
    (rolled,) = [one for one in events if one["event"] == "rolled"]
    assert (rolled["strain"], rolled["total"], rolled["opposition"]) == (1, 5, 4)
    assert rolled["others"][0]["trait"] == "Volonté" and rolled["others"][0]["total"] == 1
    assert "Terreur" in str(result(world, "show")["people"])


def test_a_side_of_a_contest_brings_what_any_roll_may(tmp_path: Path) -> None:
    """Innate magic before the dice (L70), a stunt for a point (L214), and a thing done beside (L223), by side."""
    world = campaign(tmp_path)
    result(world, "contest start forge --side a=scorpion --side b=brokk,garde")
    assert refused(world, "exchange --trait b=Forge --innate b=nain") == "fate_v3.effect_missing"
    assert refused(world, "exchange --trait b=Forge --effect 'le fer chante'") == "fate_v3.effect_alone"
    assert refused(world, "exchange --trait b=Forge --power b=hache") == "fate_v3.stunt_none"
    result(world, "exchange --trait b=Forge --innate b=nain --effect 'le fer chante' --bonus b=2 -d 0000")
    assert refused(world, "exchange --trait 'a=Combat armé' --bonus b=1") == "fate_v3.side_thrown"
    whole = result(
        world, "exchange --trait 'a=Combat armé' --power a=hache --supplemental a=courir --bonus a=enclume=1 -d 0000"
    )
    assert (whole["total"], whole["against"]["total"], whole["effect"]) == (3, 6, "le fer chante")
    assert whole["points"] == {"scorpion": 3, "brokk": 4, "garde": 0}
    assert refused(world, "invoke brokk nain") == "fate_v3.innate_used"


def test_what_the_sides_brought_stays_when_the_exchange_is_amended(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "contest start duel --side a=maelis --side b=brokk")
    result(world, "exchange --trait 'a=Lancer de sorts' --trait b=Volonté --bonus a=2 --bonus b=3 -d 0000/0000")
    amended = result(world, "amend --with Empathie")
    assert (amended["total"], amended["against"]["total"]) == (4, 5)
    assert result(world, "amend --bonus 1 --defend-with Forge")["against"]["total"] == 7
    assert result(world, "show")["roll"]["total"] == 3
    assert result(world, "show")["points"] == {"maelis": 5, "brokk": 5}


@pytest.mark.parametrize(("dice", "works"), [("++00", True), ("0000", False)])
def test_innate_magic_does_what_it_should_if_the_roll_is_won(dice: str, works: bool, tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, f"roll brokk Forge --innate nain --effect 'une lame qui chante' --vs 5 -d {dice}")
    assert ("une lame qui chante" in world.run("settle").said) is works


def test_nobody_pays_for_a_side_that_cannot(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    changed(world, "brokk", ("fate_points = 5", "fate_points = 0"))
    result(world, "contest start duel --side a=scorpion --side b=brokk")
    line = "exchange --trait 'a=Combat armé' --trait b=Forge --power a=hache --innate b=nain --effect x"
    assert refused(world, line) == "fate_v3.no_points"
