"""The vectors A1 to A46 of the rules digest, each with the numbers that stand there."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.systems.fate_v3 import advance, judge, levels, limits, recover, sotc, stress
from fatecli.systems.fate_v3.conflict import order
from fatecli.systems.fate_v3.recover import Carried
from tests.memory import faces

from .table import Table, character

SHIELD = "Bouclier"


@pytest.mark.parametrize(("dice", "total"), [("-+--", -2), ("+000", 1), ("0+0-", 0)])
def test_a1_a2_a_throw_is_the_sum_of_its_faces(dice: str, total: int) -> None:
    assert sum(faces(dice)) == total
    assert Table().roll("garde", "Endurance", dice)["total"] == total


@pytest.mark.parametrize(("rands", "total"), [((1, 2, 1, 1), -3), ((3, 3, 3, 3), 4), ((2, 1, 2, 3), 0)])
def test_a3_dice_of_three_sides(rands: tuple[int, ...], total: int) -> None:
    assert sum(one - 2 for one in rands) == total


@pytest.mark.parametrize(("endurance", "boxes"), [(6, 8), (-1, 1), (3, 5), (-2, 1), (0, 2), (1, 3), (2, 4), (4, 6)])
def test_a4_a5_boxes_by_endurance(endurance: int, boxes: int) -> None:
    table = Table(one=character(skills={"Endurance": endurance, "Volonté": endurance}))
    assert levels.boxes(endurance) == boxes
    assert table.sheet("one").physical_boxes == table.sheet("one").mental_boxes == boxes


def test_a6_a_hit_ticks_the_box_of_its_number_only() -> None:
    assert stress.blow(range(1, 4), [], 3) == stress.Blow(stress=3, box=3, forced=False)


def test_a7_a_ticked_box_rolls_up() -> None:
    assert stress.blow(range(1, 6), [4], 4).box == 5
    assert stress.blow(range(1, 6), [2, 3], 2).box == 4


def test_a9_more_than_all_boxes_is_a_consequence() -> None:
    assert stress.blow(range(1, 5), [], 5) == stress.Blow(stress=5, box=None, forced=True)


def test_a10_no_box_left_is_a_consequence() -> None:
    assert stress.blow([1], [], 1).box == 1
    assert stress.blow([1], [1], 1).forced
    assert stress.severity([]) == "negligible"


def test_a11_a_tie_ticks_nothing_and_both_win() -> None:
    assert stress.blow([1], [], 0) == stress.Blow(stress=0, box=None, forced=False)
    assert judge.competition("a", "b", 0).winner == "both"
    assert stress.hurt(0) is None


def test_a12_a_fourth_consequence_puts_out_and_nothing_buys_it_off() -> None:
    assert stress.severity(["negligible", "moderate", "severe"]) is None
    assert stress.buy_off(0) is None
    assert stress.buy_off(3) == 3


def test_a14_a_compromise_that_is_accepted() -> None:
    assert stress.compromise(1, accepted=True) == (2, True)


def test_a15_scorpion_refuses_a_compel() -> None:
    table = Table()
    facts = table.play("compel", who="scorpion", aspect="épée", refuse=True)
    assert (facts["points_before"], facts["points_left"]) == (4, 3)
    assert table.points("scorpion") == 3


def test_a16_dominicos_finds_the_trap() -> None:
    facts = Table().roll("dominicos", "Détection de pièges", "0000", vs=("Excellent",))
    wanted: dict[str, Any] = {"total": 3, "opposition": 2, "difference": 1, "shifts": 1, "outcome": "success"}
    assert wanted.items() <= facts.items()
    assert facts["succeeds"] is True


@pytest.mark.parametrize(
    ("dice", "totals", "winner"), [(("--00", "+000"), (1, 1), "both"), (("0000", "++++"), (3, 4), "dominicos")]
)
def test_a18_a19_arm_wrestling(dice: tuple[str, str], totals: tuple[int, int], winner: str) -> None:
    facts = Table().roll("scorpion", "Force", *dice, vs=("dominicos:Force",))
    assert (facts["total"], facts["against"]["total"]) == totals
    assert facts["winner"] == winner
    assert facts["shifts"] == 0


@pytest.mark.parametrize(("switch", "succeeds"), [("fail", False), ("succeed", True)])
def test_a20_a_tie_on_a_simple_action(switch: str, succeeds: bool) -> None:
    table = Table(house={"simple_tie": switch}, one=character(skills={"Escalade": 1}))
    facts = table.roll("one", "Escalade", "++0-", vs=("Excellent",))
    assert (facts["total"], facts["outcome"], facts["succeeds"], facts["shifts"]) == (2, "tie", succeeds, 0)
    assert table.now.switches == ({} if switch == "fail" else {"simple_tie": "succeed"})


def test_a21_a_degree_of_four() -> None:
    facts = Table(one=character(skills={"Escalade": 1})).roll("one", "Escalade", "+++0", vs=("Moyen",))
    assert (facts["total"], facts["rung"], facts["shifts"]) == (4, "4", 4)


def test_a22_the_one_shape_with_two_superbe() -> None:
    values = [0] * 7 + [1] * 4 + [2] * 3 + [3] * 2
    assert (levels.total(values), levels.unbalanced(values), levels.stunts_allowed(values)) == (32, None, 2)


def test_a23_a_shape_that_costs_too_much() -> None:
    values = [0] * 6 + [1] * 5 + [2] * 4 + [3] * 3
    assert (levels.total(values), levels.unbalanced(values)) == (40, None)


def test_a25_a_batch_may_lift_one_skill_to_incroyable() -> None:
    skills = dict(enumerate([0] * 7 + [1] * 4 + [2] * 3 + [3] * 2))
    named = {f"skill {at}": value for at, value in skills.items()}
    bought = advance.buy(named, {"skill 0": 4})
    assert isinstance(bought, advance.Purchase)
    assert (bought.cost, bought.shape, bought.levels, bought.stunts_allowed) == (4, "6/4/3/2/1", 36, 3)
    assert advance.buy(named, {"skill 0": 4}, pyramid="level") == advance.Unbalanced(rung=2, shape="6/4/4/2")


def sorcerer(skill: int, will: int = 3) -> dict[str, Any]:
    stunts = {"feu": {"name": "Magie de feu", "skill": "Lancer de sorts", "domain": "feu"}}
    return character(skills={"Lancer de sorts": skill, "Volonté": will}, stunts=stunts)


def test_a27_a_spell_without_strain_that_fails() -> None:
    facts = Table(one=sorcerer(1)).roll("one", "Lancer de sorts", "--00", vs=("Moyen",))
    assert (facts["strain"], facts["total"], facts["succeeds"], facts["backlash"]) == (0, -1, False, 1)


def test_a28_specialisation() -> None:
    facts = Table().roll("scorpion", "Combat armé+Hache de Guerre", "0+00")
    assert (facts["total"], facts["rung"]) == (5, "5")


def test_a30_draw_and_attack() -> None:
    quick = {"vite": {"name": "Dégainage rapide", "skill": "Combat armé", "cancels": "dégainer"}}
    plain, spared = character(skills={"Combat armé": 2}), character(skills={"Combat armé": 2}, stunts=quick)
    table = Table(plain=plain, spared=spared)
    assert table.roll("plain", "Combat armé", "0000", supplemental=("dégainer",))["total"] == 1
    assert table.roll("spared", "Combat armé", "0000", supplemental=("dégainer",))["total"] == 2


def test_a31_taking_up_the_weapon_again() -> None:
    """The act is at -4 after a manoeuvre that disarmed by 3: one for the supplemental action, three that the table
    names (SotC 4.3.5)."""
    table = Table(disarmed=character(skills={"Combat armé": 2}))
    rolled = table.roll("disarmed", "Combat armé", "0000", supplemental=("reprendre",), bonus=("désarmé=-3",))
    assert rolled["total"] == 2 - 4


def test_a32_first_aid() -> None:
    assert [sotc.first_aid(shifts) for shifts in (0, 1, 2, 3, 5)] == [0, 1, 1, 2, 3]


def test_a34_minions_fall_one_after_the_other() -> None:
    assert sotc.minions_out(quality=1, count=4, stress=3) == 3
    assert sotc.minions_out(quality=2, count=4, stress=3, taken=1) == 2
    assert sotc.minions_out(quality=1, count=2, stress=9) == 2


def test_a35_the_shield_is_free_once_a_combat() -> None:
    assert (limits.shield(0), limits.shield(1)) == (0, 1)


def test_a36_whoever_loses_takes_the_degree() -> None:
    difference = (3 + sum(faces("----"))) - (1 + sum(faces("0000")))
    assert stress.hurt(difference) == ("attacker", 2)
    assert stress.hurt(difference, "target") is None
    assert stress.hurt(3, "target") == stress.hurt(3) == ("target", 3)


def test_a37_free_invocations_of_one_roll() -> None:
    from fatecli.systems.fate.aspects import Aspect

    shield = Aspect(slot="bouclier", text=SHIELD, owner="scorpion")
    door, cave = (Aspect(slot=name, text=name, place="scene") for name in ("door", "cave"))
    uses = [limits.Use(aspect=shield, cost="free"), limits.Use(aspect=door, cost="free")]
    assert limits.refusal(uses[:1], uses[1]) == ""
    assert limits.refusal(uses, limits.Use(aspect=cave, cost="free")) == "fate_v3.one_free_scene"
    assert limits.refusal(uses, limits.Use(aspect=cave, cost="paid")) == ""
    assert limits.cost(uses, cave, 0, free=1) == "paid"
    assert limits.cost(uses[:1], cave, 0, free=1) == "free"


def test_a38_an_aspect_is_never_rolled() -> None:
    problem = Table().refused("fate_v3.aspect_rolled", "roll", who="scorpion", trait="Poigne de fer")
    assert problem.status == 4
    assert problem.next == (("invoke", "scorpion", "Poigne de fer"),)


def test_a39_a_compel_raises_the_difficulty() -> None:
    table = Table()
    facts = table.roll("scorpion", "Camouflage", "++00", vs=("Moyen",), compel=("épée=2",))
    assert (facts["total"], facts["opposition"], facts["outcome"]) == (2, 2, "tie")
    assert table.points("scorpion") == 5


@pytest.mark.parametrize(("listed", "rung"), [(23, 0), (24, None)])
def test_a40_a_closed_list_bears_the_pyramid(listed: int, rung: int | None) -> None:
    values = [0] * 7 + [1] * 4 + [2] * 3 + [3] * 2
    assert levels.unbalanced(values, listed) == rung


@pytest.mark.parametrize(("difficulty", "found"), [(3, False), (2, True)])
def test_a41_a_search_has_to_be_above(difficulty: int, found: bool) -> None:
    assert judge.simple(3 - difficulty).succeeds is found


def test_a42_strain_and_backlash() -> None:
    table = Table(one=sorcerer(1))
    facts = table.roll("one", "Lancer de sorts", "-000", vs=("3",))
    assert (facts["strain"], facts["total"], facts["backlash"]) == (2, 0, 3)
    assert table.sheet("one").mental_stress == [2]
    table.play("settle", who="one")
    assert table.sheet("one").mental_stress == [2, 3]


def test_a43_the_element_is_not_there() -> None:
    table = Table(one=sorcerer(1))
    facts = table.roll("one", "Lancer de sorts", "+000", vs=("m",), vs_bonus=("pas de feu=2",))
    assert (facts["opposition"], facts["strain"], facts["total"], facts["succeeds"]) == (1, 0, 2, True)


def test_a44_a_stunt_and_a_spared_penalty() -> None:
    facts = Table().roll("scorpion", "Combat armé+Hache", "0000", supplemental=("dégainer",))
    assert facts["total"] == 4
    spared = [(one["label"], one["value"]) for one in facts["modifiers"] if one["kind"] == "supplemental"]
    assert spared == [("dégainer", 0)]


def test_a45_no_pause_between_two_sessions() -> None:
    three = {slot: Carried(aspect=slot) for slot in ("negligible", "moderate", "severe")}
    passed = recover.no_pause(three)
    assert {slot: one.aspect for slot, one in passed.left.items()} == {"negligible": "moderate", "moderate": "severe"}
    assert passed.healed == ("negligible",)


def test_a46_a_compromise_that_is_refused() -> None:
    assert stress.compromise(1, accepted=False) == (1, False)


def test_play_9_the_order_of_the_melee() -> None:
    people = [("scorpion", 2, 1), ("dominicos", 0, 1), ("garde1", 1, -1), ("garde2", 1, -1)]
    combatants = [order.Combatant(id=id, first=first, second=second) for id, first, second in people]
    assert order.order(combatants) == ("scorpion", "garde1", "garde2", "dominicos")


def test_play_10_the_guard_takes_a_forced_consequence() -> None:
    table = Table()
    facts = table.roll("scorpion", "Combat armé+Hache de Guerre", "0+00", "000-", vs=("garde:Combat armé",))
    assert (facts["total"], facts["against"]["total"], facts["shifts"]) == (5, 0, 5)
    assert stress.blow(table.sheet("garde").boxes("physical"), [], 5).forced


def test_play_15_a_level_is_bought() -> None:
    sheet = Table().sheet("scorpion")
    bought = advance.buy(sheet.skills, {"Équitation": 0})
    assert isinstance(bought, advance.Purchase)
    assert (bought.cost, bought.levels, bought.shape, bought.stunts_allowed) == (1, 33, "8/4/3/2", 2)
