"""Innate magic and sorcery outside a scene (L58-L104)."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.systems.fate_v3 import spell

from .table import Table

SPELL = "Lancer de sorts"


@pytest.mark.parametrize(
    ("difficulty", "skill", "strain"), [(3, 1, 2), (1, 1, 0), (0, 1, 0), (-1, -1, 0), (6, -1, 7)]
)  # fmt: skip
def test_the_strain_is_what_the_difficulty_exceeds_the_skill_by(difficulty: int, skill: int, strain: int) -> None:
    assert spell.strain(difficulty, skill) == strain


@pytest.mark.parametrize(
    ("succeeds", "reading", "backlash"),
    [(False, "effort", 3), (False, "dice", 4), (True, "effort", 0), (True, "dice", 0)],
)
def test_the_backlash_by_either_reading(succeeds: bool, reading: str, backlash: int) -> None:
    assert spell.backlash(3, 0, -1, succeeds, reading) == backlash


def test_a_tie_costs_nothing_by_the_effort() -> None:
    table = Table()
    facts = table.roll("maelis", SPELL, "0000", vs=("S",), domain="feu", effect="une lueur")
    assert (facts["outcome"], facts["strain"], facts["backlash"]) == ("tie", 0, 0)
    assert facts["spell"] == {"domain": "feu", "effect": "une lueur"}
    table.play("settle", who="maelis")
    assert table.sheet("maelis").mental_stress == []


def test_the_bare_dice_where_the_table_reads_it_so() -> None:
    table = Table(house={"backlash": "dice"})
    facts = table.roll("maelis", SPELL, "-000", vs=("S",), domain="feu")
    assert facts["backlash"] == 4
    assert table.now.switches == {"backlash": "dice"}
    table.play("settle", who="maelis")
    assert table.sheet("maelis").mental_stress == [4]


def test_the_strain_comes_before_the_dice_and_stays_whatever_they_say() -> None:
    table = Table()
    facts = table.roll("maelis", SPELL, "++++", vs=("Épique",), domain="feu")
    assert table.events() == ["stress_marked", "rolled"]
    assert (facts["strain"], facts["succeeds"], facts["backlash"]) == (2, True, 0)
    assert table.sheet("maelis").mental_stress == [2]


def test_points_and_aspects_lessen_the_backlash() -> None:
    table = Table()
    table.roll("maelis", SPELL, "--00", vs=("S",), domain="feu")
    assert table.play("invoke", who="maelis", point=True)["backlash"] == 1
    assert table.play("invoke", who="maelis", aspects=("salamandre",))["backlash"] == 0


def test_a_domain_is_a_stunt_named_in_any_way() -> None:
    table = Table()
    for given in (
        {"trait": SPELL, "domain": "esp"},
        {"trait": SPELL, "domain": "morts"},
        {"trait": f"{SPELL}+Magie des"},
    ):
        facts = table.play("roll", "0000", who="maelis", vs=("M",), **given)
        assert facts["spell"]["domain"] == "esprits et morts"
    del table.sheets["maelis"]["stunts"]["esprits"]
    assert table.roll("maelis", SPELL, "0000", vs=("M",))["spell"]["domain"] == "feu"


def test_what_is_no_spell() -> None:
    table = Table()
    table.refused("fate_v3.which_domain", "roll", who="maelis", trait=SPELL, vs=("M",))
    table.refused("fate_v3.no_domain", "roll", who="maelis", trait=SPELL, vs=("M",), domain="glace")
    table.refused("fate_v3.domain_skill", "roll", who="maelis", trait="Volonté", vs=("M",), domain="feu")
    table.refused("fate_v3.no_sorcerer", "roll", who="scorpion", trait=SPELL, vs=("M",), domain="feu")
    table.refused("fate_v3.no_sorcerer", "roll", who="scorpion", trait="Force", vs=(f"dominicos:{SPELL}",))
    table.refused("fate_v3.effect_alone", "roll", who="maelis", trait="Volonté", effect="rien")
    table.sheets["maelis"]["stunts"] = {}
    table.refused("fate_v3.no_domains", "roll", who="maelis", trait=SPELL, vs=("M",))


def test_a_sorcerer_who_never_bought_the_skill_casts_at_mediocre() -> None:
    table = Table()
    del table.sheets["maelis"]["skills"][SPELL]
    facts = table.roll("maelis", SPELL, "0000", vs=("M",), domain="feu")
    assert (facts["total"], facts["strain"], facts["backlash"]) == (-1, 1, 1)


def test_the_difficulty_has_to_be_known() -> None:
    table = Table()
    problem = table.refused("fate_v3.spell_difficulty", "roll", who="maelis", trait=SPELL, domain="feu")
    assert problem.status == 7
    table.refused("fate_v3.spell_difficulty", "roll", who="maelis", trait=SPELL, domain="feu", vs=("garde:Volonté",))


def test_a_spell_on_a_mind_is_met_by_will() -> None:
    given: dict[str, Any] = {"who": "maelis", "trait": SPELL, "domain": "feu", "vs": ("2", "garde:")}
    for lang, word in (("en", "Will"), ("fr", "Volonté")):
        assert Table(lang=lang).refused("fate_v3.opposes_with", "roll", **given).facts["traits"] == [word]
    table = Table()
    facts = table.roll("maelis", SPELL, "0000", "++++", domain="feu", vs=("2", "scorpion:Volonté"))
    assert (facts["action"], facts["winner"], facts["opposition"]) == ("competition", "scorpion", 5)
    assert facts["backlash"] == 0


def test_the_backlash_is_taken_before_the_next_roll() -> None:
    table = Table()
    table.roll("maelis", SPELL, "----", vs=("S",), domain="feu")
    problem = table.refused("fate_v3.backlash_owed", "roll", who="maelis", trait="Volonté")
    assert problem.next == (("settle", "maelis"),)
    facts = table.play("settle", who="maelis")
    assert facts["absorbed"]["box"] == 4
    assert (facts["open"], table.events()) == (False, ["stress_marked", "settled"])
    table.roll("maelis", "Volonté", "0000")


def test_a_consequence_by_choice_for_strain_and_backlash() -> None:
    table = Table()
    table.roll("maelis", SPELL, "-000", vs=("5",), domain="feu", consequence="Mains brûlées")
    assert table.events() == ["consequence_taken", "rolled"]
    assert table.sheet("maelis").mental_stress == []
    table.play("settle", who="maelis", consequence="Aveuglée")
    slots = table.sheets["maelis"]["consequences"]
    assert [slots[slot]["aspect"] for slot in ("negligible", "moderate")] == ["Mains brûlées", "Aveuglée"]


def test_a_forced_consequence_has_to_be_worded() -> None:
    table = Table()
    table.sheets["maelis"]["stress"]["mental"] = [1, 2, 3, 4, 5]
    cast: dict[str, Any] = {"who": "maelis", "trait": SPELL, "domain": "feu", "vs": ("S",), "vs_bonus": ("loin=1",)}
    problem = table.refused("fate_v3.consequence_forced", "roll", **cast)
    assert problem.status == 7
    assert problem.next[0][-4:] == ("--vs-bonus", "loin=1", "--consequence", "TEXT")
    table.play("roll", "----", **cast, consequence="Migraine")
    problem = table.refused("fate_v3.consequence_forced", "settle", who="maelis")
    assert problem.next == (("settle", "maelis", "--consequence", "TEXT"),)
    assert problem.facts["severity"] == "moderate"


def full(table: Table) -> None:
    table.sheets["maelis"]["stress"]["mental"] = [1, 2, 3, 4, 5]
    for slot in ("negligible", "moderate", "severe"):
        table.sheets["maelis"]["consequences"][slot]["aspect"] = slot


def test_strain_that_would_put_out_allows_no_roll() -> None:
    table = Table()
    full(table)
    problem = table.refused("fate_v3.strain_out", "roll", who="maelis", trait=SPELL, domain="feu", vs=("4",))
    assert problem.status == 4


@pytest.mark.parametrize("bought", ["", "Elle s'endort pour un an"])
def test_backlash_that_puts_out_may_be_bought_off(bought: str) -> None:
    table = Table()
    full(table)
    table.roll("maelis", SPELL, "----", domain="feu", vs=("S",))
    facts = table.play("settle", who="maelis", buy_off=bought)
    assert facts["absorbed"]["out"] is True
    assert table.events() == ["taken_out", "settled"]
    assert table.points("maelis") == (0 if bought else 5)
    assert facts["fate_points"] == table.points("maelis")


def test_what_cannot_be_bought_off() -> None:
    table = Table()
    table.roll("maelis", SPELL, "----", domain="feu", vs=("S",))
    table.refused("fate_v3.not_out", "settle", who="maelis", buy_off="x")
    full(table)
    table.sheets["maelis"]["fate_points"] = 0
    table.refused("fate_v3.no_points", "settle", who="maelis", buy_off="x")


def test_consequences_where_there_is_no_stress() -> None:
    table = Table()
    table.refused("fate_v3.no_stress", "roll", who="maelis", trait=SPELL, domain="feu", vs=("M",), consequence="x")
    table.refused("fate_v3.consequence_alone", "roll", who="maelis", trait="Volonté", consequence="x")
    table.roll("maelis", "Volonté", "0000", vs=("M",))
    table.refused("fate_v3.no_stress", "settle", who="maelis", consequence="x")


def test_a_spell_that_was_cast_keeps_its_skill_and_difficulty() -> None:
    table = Table()
    table.roll("maelis", SPELL, "0000", vs=("S",), domain="feu")
    table.refused("fate_v3.spell_cast", "amend", who="maelis", vs=("M",))
    facts = table.play("amend", who="maelis", bonus=("grimoire=1",))
    assert (facts["total"], facts["spell"]["domain"], facts["strain"]) == (4, "feu", 0)
    table.roll("maelis", "Volonté", "0000", vs=("S",))
    table.refused("fate_v3.spell_anew", "amend", who="maelis", with_=f"{SPELL}+Magie de feu")


def test_innate_magic_takes_a_point_and_the_aspect() -> None:
    table = Table()
    facts = table.roll("brokk", "Forge", "0000", vs=("S",), innate="nain", effect="une lame qui chante")
    assert (facts["effect"], facts["fate_points"], facts["total"]) == ("une lame qui chante", 4, 4)
    assert [one["value"] for one in facts["modifiers"] if one["kind"] == "innate"] == [0]
    table.refused("fate_v3.innate_used", "invoke", who="brokk", aspects=("nain",))
    assert table.play("invoke", who="brokk", aspects=("marteau",))["total"] == 6


def test_innate_magic_on_one_line() -> None:
    given: dict[str, Any] = {"who": "brokk", "trait": "Forge", "innate": "nain", "effect": "x", "invoke": ("nain",)}
    Table().refused("fate_v3.innate_used", "roll", **given)


def test_who_has_no_innate_magic() -> None:
    table = Table()
    table.refused("fate_v3.no_innate", "roll", who="scorpion", trait="Force", innate="poigne", effect="x")
    problem = table.refused("fate_v3.not_innate", "roll", who="brokk", trait="Forge", innate="marteau", effect="x")
    assert problem.facts["known"] == ["Nain des forges profondes"]
    table.refused("fate_v3.effect_missing", "roll", who="brokk", trait="Forge", innate="nain")
    table.sheets["brokk"]["fate_points"] = 0
    table.refused("fate_v3.no_points", "roll", who="brokk", trait="Forge", innate="nain", effect="x")
