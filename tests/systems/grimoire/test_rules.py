"""The rules that scenes will call: chains, advantages, turn order, Puissance, Résistance, notes, recovery, growth."""

from __future__ import annotations

import pytest

from fatecli.core import notes
from fatecli.core.dice import cast
from fatecli.errors import Problem, Refused, Usage, Which
from fatecli.systems.grimoire import advance, chain, dynamic, recover, swings
from fatecli.systems.grimoire.conflict import initiative, power, resistance
from fatecli.systems.grimoire.hand import Modifier
from tests.memory import explained

from .table import Table, character


@pytest.mark.parametrize(
    ("kind", "outcome", "payant", "state"),
    [
        ("simple", "failure", False, "broken"),
        ("simple", "success", False, "open"),
        ("simple", "success", True, "open"),
        ("tactical", "failure", False, "broken"),
        ("tactical", "success", False, "broken"),
        ("tactical", "success", True, "open"),
    ],
)
def test_what_the_first_roll_of_a_chain_allows(kind: str, outcome: str, payant: bool, state: str) -> None:
    assert chain.after_first(kind, outcome=outcome, payant=payant) == state


def test_the_second_roll_ends_the_chain_or_is_refused() -> None:
    assert chain.second("open", who="Guy") == "done"
    with pytest.raises(Refused) as caught:
        chain.second("broken", who="Guy")
    explained(caught.value)
    assert (chain.gives_effect("tactical"), chain.gives_effect("simple")) == (True, False)


def test_advantages_outside_a_chain() -> None:
    assert (dynamic.created(0), dynamic.created(-1)) == (True, False)
    assert (dynamic.eases(9), dynamic.eases(10), dynamic.eases(7, 7)) == (False, True, True)


def test_initiative_under_states_and_words() -> None:
    sheet = Table(someone=character(states={"s": {"handicap": "initiative"}})).sheet("someone")
    assert initiative.hand(sheet).fell(cast((11, 4))).total == 4
    eased = swings.read((), ("D12",))
    assert initiative.hand(sheet, eased).throw().notation() == "1d12"
    assert initiative.again("each-turn", exchange=3) and not initiative.again("once", exchange=2)
    assert initiative.again("once", exchange=1)
    assert initiative.tied({"a": 1, "b": 2}) == ()


@pytest.mark.parametrize(
    ("difference", "name", "notation", "dice"),
    [
        (0, "soft", "d4", "1d4"),
        (1, "striking", "d4+mod", "1d4"),
        (4, "striking", "d4+mod", "1d4"),
        (5, "brutal", "d4+mod+d8", "1d4 + 1d8"),
        (6, "brutal", "d4+mod+d8", "1d4 + 1d8"),
        (7, "formidable", "d4+mod+d8ease", "1d4 + 2d8"),
        (9, "formidable", "d4+mod+d8ease", "1d4 + 2d8"),
        (10, "devastating", "d4+mod+2d8", "1d4 + 2d8"),
        (31, "devastating", "d4+mod+2d8", "1d4 + 2d8"),
    ],
)
def test_the_table_of_power(difference: int, name: str, notation: str, dice: str) -> None:
    row = power.of(difference)
    assert (row.name, row.notation) == (name, notation)
    assert power.hand(Table().sheet("guy"), difference).throw().notation() == dice


def test_power_under_handicaps_and_with_a_vital_blow() -> None:
    guy, weapon = Table().sheet("guy"), Modifier(kind="weapon", label="Rapière", value=2)
    asked = swings.read(("effect", "item"), ())
    assert power.hand(guy, 7, weapon, asked=asked).throw().notation() == "2d4 + 1d8"
    hand = power.hand(guy, 10, weapon, asked=swings.read((), ("effect",))).fell(cast((1, 3, 8, 5)))
    assert hand.total == 1 + 8 + 5 + 2
    assert power.hand(guy, 3, weapon, vital=1).fell(cast((1,))).total == 4
    assert power.hand(guy, 0, weapon, vital=1).fell(cast((1,))).total == 1


def test_weapons_by_name() -> None:
    table = Table()
    assert power.weapon(table.sheet("zlangh"), "club")[1] == "Crushing"
    with pytest.raises(Which) as caught:
        power.weapon(table.sheet("guy"), "hache")
    explained(caught.value)
    table.sheets["guy"]["weapons"]["r2"] = {"name": "Rapide", "modifier": 1}
    with pytest.raises(Which) as caught:
        power.weapon(table.sheet("guy"), "rap")
    explained(caught.value)


def test_resistance() -> None:
    armour = {
        "casque": {"name": "Casque", "die": 4, "covers": ["tête"], "modifier": 1, "against": ["Écrasant"]},
        "vieux": {"name": "Vieux cuir", "die": 4, "covers": ["torse"], "damaged": True},
        "cuir": {"name": "Cuir", "die": 4, "covers": ["torse", "bras"]},
    }
    sheet = Table(someone=character(armour=armour)).sheet("someone")
    assert resistance.hand(sheet, where="jambe").total == 0 and not resistance.hand(sheet, where="jambe").parts
    assert resistance.hand(sheet, where="Tete").fell(cast((3,))).total == 4
    assert resistance.hand(sheet, where="tête", damage="Crushing").fell(cast((3,))).total == 4
    assert not resistance.hand(sheet, where="tête", damage="Perforant").parts
    whole = resistance.hand(sheet, where="torse")
    assert whole.parts[0].label == "Cuir" and whole.throw().notation() == "1d4"
    damaged = Table(someone=character(armour={"v": armour["vieux"]})).sheet("someone")
    assert resistance.hand(damaged).fell(cast((4, 1))).total == 1
    tired = Table(someone=character(armour={"c": armour["cuir"]}, states={"s": {"handicap": "item"}})).sheet("someone")
    assert resistance.hand(tired).throw().notation() == "2d4"


def test_a_note_is_proved_unchanged() -> None:
    text, salt = "Je feinte à gauche, puis je frappe au flanc.", "9f0c41d2a6b7e583"
    seal = "f0ccc14cc4873692d308b858a6eeb2f657f39e5de5118eed18b50788a1a5e9fa"
    assert notes.sealed(text, salt) == notes.sealed(text + "\n", salt) == notes.sealed(text + "\r\n", salt) == seal
    assert notes.verified(text, salt, seal)
    assert not notes.verified(text + " Enfin, presque.", salt, seal)
    assert not notes.verified(text, salt[::-1], seal)


def test_trauma_is_treated_as_far_as_there_is_any() -> None:
    table = Table()
    table.sheets["zlangh"]["trauma"] = 10
    treated = recover.treat(table.sheet("zlangh"), recover.asked("trauma=4"))
    assert (treated.trauma, treated.treated, table.sheets["zlangh"]["trauma"]) == (6, 4, 6)
    treated = recover.treat(table.sheet("zlangh"), 9)
    assert (treated.trauma, treated.treated) == (0, 6)
    for text in ("trauma", "trauma=0", "trauma=-1", "jambe=2", "trauma=x"):
        with pytest.raises(Usage) as caught:
            recover.asked(text)
        explained(caught.value)


def test_what_is_bought_is_written() -> None:
    table = Table()
    bought = advance.buy(table.sheet("guy"), "Dextérité=3").facts()
    assert (bought["from"], bought["to"], bought["trait"], bought["kind"]) == (2, 3, "Dextérité", "attribute")
    assert table.sheets["guy"]["attributes"]["Dextérité"] == 3
    advance.buy(table.sheet("guy"), "nevers=2")
    advance.buy(table.sheet("guy"), "chapeau=1")
    advance.buy(table.sheet("guy"), "Natation")
    sheet = table.sheets["guy"]
    assert sheet["talents"]["botte"]["modifier"] == 2 and sheet["items"]["chapeau"]["modifier"] == 1
    assert sheet["skills"]["Natation"] is True
    assert table.roll("guy", "Dextérité+Natation", (5, 3))["quality"] == 11


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Dextérité=2", "grimoire.bought_already"),
        ("escrime", "grimoire.learned_already"),
        ("Dextérité=beaucoup", "usage.labelled"),
        ("Dextérité=100", "usage.labelled"),
        ("Zigzag=2", "which.trait_none"),
        ("Escrime=2", "which.trait_none"),
        (" ", "grimoire.learn_what"),
    ],
)
def test_what_cannot_be_bought(text: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        advance.buy(Table().sheet("guy"), text)
    assert caught.value.key == key
    explained(caught.value)
