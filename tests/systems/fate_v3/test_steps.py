"""amend, settle, compel and declare outside a scene, and what each refuses."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli import systems, text
from fatecli.errors import Refused, Usage, Which

from .table import Table


def test_amend_plays_the_roll_again_with_the_same_dice() -> None:
    table = Table()
    table.roll("scorpion", "Force", "+0-0", vs=("6",), invoke=("poigne",), point=True)
    facts = table.play("amend", who="scorpion", with_="Combat armé", stunt=("hache",), vs=("S",))
    assert (facts["total"], facts["opposition"], facts["dice"]) == (7, 3, [1, 0, -1, 0])
    assert [one["kind"] for one in facts["modifiers"]] == ["trait", "stunt", "point", "invoke"]
    assert table.points("scorpion") == 2
    facts = table.play("amend", vs_bonus=("boue=1",), supplemental=("courir",), told="0000")
    assert (facts["total"], facts["opposition"]) == (6, 4)


def test_a_second_point_survives_an_amendment() -> None:
    table = Table(house={"point_stacks": True})
    table.roll("scorpion", "Force", "0000", vs=("6",), point=True)
    table.play("invoke", who="scorpion", point=True)
    assert table.play("amend", who="scorpion", bonus=("1",))["total"] == 6
    table.roll("scorpion", "Force", "0000", vs=("6",))
    table.play("invoke", who="scorpion", point=True)
    assert table.play("amend", who="scorpion", bonus=("1",))["total"] == 5


def test_a_dropped_invocation_gives_its_point_back() -> None:
    table = Table()
    table.roll("scorpion", "Force", "----", "0000", vs=("S",), invoke=("poigne",), reroll=("chaînes",))
    facts = table.play("amend", who="scorpion", drop=("poigne",))
    assert (facts["total"], table.points("scorpion")) == (3, 3)
    table.refused("fate_v3.drop_reroll", "amend", who="scorpion", drop=("chaînes",))
    table.refused("which.aspect_none", "amend", who="scorpion", drop=("poigne",))


def test_a_compel_stays_in_an_amended_roll_and_is_not_paid_again() -> None:
    table = Table()
    table.roll("scorpion", "Camouflage", "++00", vs=("M",), compel=("épée=2",))
    assert table.play("amend", who="scorpion", bonus=("1",))["opposition"] == 2
    assert table.points("scorpion") == 5


def test_a_compel_never_touches_dice_that_lie() -> None:
    table = Table()
    table.roll("scorpion", "Camouflage", "++00", vs=("M",))
    table.refused("fate_v3.compel_late", "amend", who="scorpion", compel=("épée=2",))


def test_a_new_opponent_has_no_dice() -> None:
    table = Table()
    table.roll("scorpion", "Force", "0000", vs=("S",))
    table.refused("fate_v3.amend_new_hand", "amend", who="scorpion", vs=("dominicos:Force",))


def test_settle_ends_it_with_a_difficulty_that_came_late() -> None:
    table = Table()
    table.roll("scorpion", "Force", "0000")
    facts = table.play("settle", vs=("Excellent",))
    assert (facts["open"], facts["outcome"], facts["shifts"], facts["absorbed"]) == (False, "success", 1, None)
    assert table.files.lying == {}
    table.refused("fate_v3.nothing_open", "settle", who="scorpion")
    table.refused("fate_v3.nothing_open_here", "settle")
    table.roll("scorpion", "Force", "0000", vs=("M",))
    problem = table.refused("fate_v3.opposed_already", "settle", who="scorpion", vs=("S",))
    assert problem.next == (("amend", "scorpion", "--vs", "S"),)


def test_the_next_roll_settles_the_one_before() -> None:
    table = Table()
    table.roll("scorpion", "Force", "0000", vs=("M",))
    table.roll("scorpion", "Endurance", "0000", vs=("M",))
    assert table.play("settle", who="scorpion")["trait"] == "Endurance"


def test_a_compel_is_offered_and_answered() -> None:
    table = Table()
    table.play("compel", who="scorpion", aspect="épée")
    assert table.points("scorpion") == 4
    (waiting,) = table.now.pending
    assert [one["argv"] for one in waiting["options"]] == [
        ["fatecli", "compel", "scorpion", "--accept"], ["fatecli", "compel", "scorpion", "--refuse"],
    ]  # fmt: skip
    facts = table.play("compel", who="scorpion", accept=True)
    assert (facts["aspect"], facts["points_left"]) == ("Se fie à son épée, pas à la subtilité", 5)
    table.refused("fate_v3.no_offer", "compel", who="scorpion", refuse=True)


def test_who_has_no_point_has_to_accept() -> None:
    table = Table()
    table.sheets["scorpion"]["fate_points"] = 0
    table.play("compel", who="scorpion", aspect="épée")
    assert [one["choice"] for one in table.now.pending[0]["options"]] == ["accept"]
    table.refused("fate_v3.no_points", "compel", who="scorpion", refuse=True)
    assert table.play("compel", who="scorpion", accept=True)["points_left"] == 1


def test_several_at_once_all_or_none() -> None:
    table = Table()
    table.play("compel", who="scorpion,dominicos", aspect="relation", refuse=True)
    assert (table.points("scorpion"), table.points("dominicos")) == (3, 3)
    table.sheets["dominicos"]["fate_points"] = 0
    table.refused("fate_v3.no_points", "compel", who="scorpion,dominicos", aspect="relation", refuse=True)
    table.refused("which.aspect_none", "compel", who="scorpion", aspect="licorne")
    table.refused("fate_v3.accept_and_refuse", "compel", who="scorpion", aspect="épée", accept=True, refuse=True)


def test_others_characters_have_points_too() -> None:
    table = Table()
    table.sheets["garde"]["aspects"] = {"personality": "Dort debout"}
    assert table.play("compel", who="garde", aspect="dort", accept=True)["points_left"] == 1


def test_a_fact_takes_a_point() -> None:
    table = Table()
    facts = table.play("declare", who="scorpion", text="Il y a une épée par terre.")
    assert (facts["detail"], facts["points_left"]) == ("Il y a une épée par terre.", 3)
    facts = table.play("declare", who="scorpion", text="Le forgeron me connaît.", aspect="religion")
    assert facts["aspect"] == "Le dieu des forges me doit une vie"
    table.play("declare", who="maelis", text="On m’ouvre.", aspect="porte")
    assert table.events() == ["fact_declared", "aspect_gone"]
    table.sheets["scorpion"]["fate_points"] = 0
    table.refused("fate_v3.no_points", "declare", who="scorpion", text="x")


REFUSALS: list[tuple[str, type[Exception], str, dict[str, Any]]] = [
    ("which.trait_none", Which, "Forse", {}),
    ("which.trait_none", Which, "Forse+Hache", {}),
    ("which.trait_several", Which, "Combat", {}),
    ("fate_v3.aspect_rolled", Refused, "poigne", {}),
    ("fate_v3.aspect_rolled", Refused, "Bouclier", {}),
    ("fate_v3.stunt_none", Which, "Force+Lance", {}),
    ("fate_v3.stunt_none", Which, "Force", {"power": ("lance",)}),
    ("fate_v3.stunt_skill", Refused, "Force+Hache", {}),
    ("fate_v3.stunt_no_power", Refused, "Combat armé", {"power": ("dégainage",)}),
    ("usage.opposition", Usage, "Force", {"vs": ("Great",)}),
    ("usage.labelled", Usage, "Force", {"bonus": ("élan",)}),
    ("usage.labelled", Usage, "Force", {"vs_bonus": ("boue",)}),
    ("usage.labelled", Usage, "Force", {"compel": ("épée",)}),
    ("fate_v3.compel_how", Usage, "Force", {"compel": ("épée=0",)}),
    ("fate_v3.compel_how", Usage, "Force", {"compel": ("2",)}),
    ("fate_v3.compelled_already", Refused, "Force", {"compel": ("épée=1", "subtilité=1")}),
    ("which.aspect_none", Which, "Force", {"compel": ("licorne=1",)}),
    ("which.aspect_none", Which, "Force", {"invoke": ("licorne",)}),
    ("fate_v3.opposes_twice", Refused, "Force", {"vs": ("scorpion:Force",)}),
    ("fate_v3.opposes_twice", Refused, "Force", {"vs": ("garde:Endurance", "garde:Vigilance")}),
    ("fate_v3.opposes_with", Exception, "Force", {"vs": ("dominicos:",)}),
    ("file.none", Exception, "Force", {"vs": ("personne:Force",)}),
    ("fate_v3.no_points", Refused, "Force", {"invoke": ("poigne", "chaînes", "forges", "caserne"), "point": True}),
]


@pytest.mark.parametrize(("key", "kind", "trait", "given"), REFUSALS)
def test_a_roll_that_is_refused(key: str, kind: type[Exception], trait: str, given: dict[str, Any]) -> None:
    assert isinstance(Table().refused(key, "roll", who="scorpion", trait=trait, **given), kind)


def test_a_word_of_several_aspects_is_no_trait() -> None:
    Table().refused("which.trait_none", "roll", who="scorpion", trait="Ranuka")


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_step_the_game_has_not_is_refused_in_a_sentence(lang: str) -> None:
    for key in systems.game("fate-v3").REFUSES.values():
        assert text.say(lang, key)
