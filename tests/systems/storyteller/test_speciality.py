"""S13: specialities, in the editions' two ways, and the campaign's switches."""

from __future__ import annotations

from typing import Any

from .table import Table, character

SNEAK = "Dextérité+Furtivité"


def test_revised_throws_tens_again_as_long_as_they_fall() -> None:
    table = Table()
    result = table.roll("hall", SNEAK, (10, 10, 1, 6, 2, 2, 2), (10, 3), (1,), speciality="egout")
    assert (result["again"], result["rolled"], result["speciality"]) == ([10, 3, 1], 10, "égouts")
    assert (result["successes"], result["ones"], result["net"]) == (4, 1, 3)
    assert [one.event for one in table.now.events] == ["thrown_again", "rolled"]
    assert table.now.switches == {}


def test_a_ten_that_a_one_cancels_is_thrown_again_too() -> None:
    result = Table().roll("hall", SNEAK, (10, 1, 1, 2, 2, 2, 2), (7,), speciality="egout")
    assert (result["successes"], result["net"], result["outcome"]) == (2, 0, "failure")


def test_ones_among_dice_thrown_again_cancel_where_the_campaign_says_so() -> None:
    table = Table(house={"speciality_ones": True})
    result = table.roll("hall", SNEAK, (10, 10, 1, 6, 2, 2, 2), (1, 7), speciality="egout")
    assert (result["successes"], result["ones"], result["net"]) == (4, 2, 2)
    assert table.now.switches == {"speciality_ones": True}


def test_v20_counts_tens_twice() -> None:
    table = Table(house={"speciality": "v20"})
    result = table.roll("hall", SNEAK, (10, 1, 6, 7, 5, 2, 2), speciality="furtivité")
    assert (result["successes"], result["net"], result["again"]) == (4, 3, [])
    assert table.now.switches == {"speciality": "v20"}
    assert len(table.said()) == 2


def test_without_a_ten_nothing_more_is_thrown() -> None:
    assert Table().roll("hall", SNEAK, (9, 1, 6, 7, 5, 2, 2), speciality="égouts")["rolled"] == 7


def test_refusals() -> None:
    low = character(
        attributes={"Dexterity": 3, "Wits": 2},
        abilities={"talents": {"Dodge": 3, "Brawl": 4}},
        specialities={"Dodge": "cover", "Brawl": "dirty tricks, dirty words"},
    )
    table = Table(low=low)
    table.refused("storyteller.speciality_low", "low", "Dexterity+Dodge", speciality="cover")
    table.refused("storyteller.speciality_elsewhere", "low", "Dexterity+Brawl", speciality="cover")
    table.refused("storyteller.speciality_none", "low", "Dexterity+Brawl", speciality="knives")
    table.refused("storyteller.speciality_several", "low", "Dexterity+Brawl", speciality="dirty")
    given: dict[str, Any] = {"speciality": "tricks"}
    assert table.roll("low", "Dexterity+Brawl", (2,) * 7, **given)["speciality"] == "dirty tricks"
    off = Table(house={"speciality": "off"})
    off.refused("storyteller.speciality_off", "hall", SNEAK, speciality="egout")
    assert off.now.switches == {"speciality": "off"}
    early = Table(low=low, house={"speciality_from": 3})
    assert early.roll("low", "Dexterity+Dodge", (2,) * 6, speciality="cover")["speciality"] == "cover"
    assert early.now.switches == {"speciality_from": 3}
