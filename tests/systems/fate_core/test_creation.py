"""What a character is made of: boxes by rating (T7), stunts and their cost (T8), sheets that `new` writes."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.keys import examine
from fatecli.errors import Usage
from fatecli.systems.fate.aspects import Aspect
from fatecli.systems.fate_core import creation, new
from fatecli.systems.fate_core.scene import Scene, free
from fatecli.systems.fate_core.sheet import Sheet

from .between import HEAD, Table

texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)


@pytest.mark.parametrize(("rating", "boxes"), list(enumerate((2, 3, 3, 4, 4, 4))))
def test_boxes_follow_the_rating(rating: int, boxes: int) -> None:
    """T7, and an extra mild slot of that harm alone at +5."""
    table = Table(pat={"skills": {"Physique": rating, "Will": rating}})
    sheet = table.sheet("pat")
    assert sheet.boxes("physical") == sheet.boxes("mental") == list(range(1, boxes + 1))
    assert ("mild_physical" in sheet.slots()) == ("mild_mental" in sheet.slots()) == (rating == 5)


@pytest.mark.parametrize(("rating", "boxes"), list(enumerate((3, 4, 4, 6, 6, 6))))
def test_boxes_of_one_point_follow_their_own_row(rating: int, boxes: int) -> None:
    table = Table(house={"one_point_boxes": True}, pat={"skills": {"Physique": rating}})
    assert len(table.sheet("pat").boxes("physical")) == boxes


def test_an_extra_gives_boxes_and_a_number_overrides_them() -> None:
    extras = {"armour": {"name": "Plate", "boxes": {"physical": 2}}}
    sheet = Table(pat={"skills": {"Physique": 2}, "extras": extras}).sheet("pat")
    assert sheet.boxes("physical") == [1, 2, 3, 4, 5] and sheet.boxes("mental") == [1, 2]
    fixed = Table(pat={"skills": {"Physique": 2}, "extras": extras, "boxes": {"physical": 4}}).sheet("pat")
    assert fixed.boxes("physical") == [1, 2, 3, 4]


@pytest.mark.parametrize(("cost", "fault"), [(None, False), ("", True), (0, False), (2, False)])
def test_the_cost_of_a_stunt_is_a_number_or_a_named_fault(cost: Any, fault: bool) -> None:
    """T8."""
    stunt = {"name": "A"} if cost is None else {"name": "A", "cost": cost}
    found = [one for one in examine(Sheet, {**HEAD, "name": "Pat", "stunts": {"a": stunt}}) if one.fault]
    assert [one.path for one in found] == ([("stunts", "a", "cost")] if fault else [])
    if not fault:
        assert Table(pat={"stunts": {"a": stunt}}).sheet("pat").stunts["a"].cost == (1 if cost is None else cost)


@pytest.mark.parametrize(("stunts", "refresh"), [(0, 3), (3, 3), (4, 2), (5, 1)])
def test_stunts_leave_so_much_refresh(stunts: int, refresh: int) -> None:
    """G05."""
    every = {f"s{n}": {"name": f"S{n}"} for n in range(stunts)}
    assert Table(pat={"stunts": every, "refresh": refresh}).found("pat") == []
    if refresh < 3:
        assert Table(pat={"stunts": every, "refresh": refresh + 1}).found("pat") == ["fate_core.refresh_stunts"]


@pytest.mark.parametrize(
    ("spec", "skill", "bonus", "on"),
    [
        ("Quick Blade: Fight +2 attack", "Fight", 2, ("attack",)),
        ("Bulwark: fight +2 defend,attack", "Fight", 2, ("defend", "attack")),
        ("Lame vive : Combat +2 attaquer", "Combat", 2, ("attack",)),
        ("Healer: Lore treat", "Lore", 0, ("treat",)),
        ("Always: Fight +2", "Fight", 2, ()),
        ("Polyglot: speaks every tongue", "", 0, ()),
        ("Odd: half past +2", "", 0, None),
        ("Ready: first to attack", "", 0, ()),
    ],
)
def test_a_stunt_in_one_line(spec: str, skill: str, bonus: int, on: tuple[str, ...] | None) -> None:
    sheet = Table(pat={"skills": {}}).sheet("pat")
    if on is None:
        with pytest.raises(Exception, match="which.trait_none"):
            creation.stunt(spec, sheet.skill)
        return
    found = creation.stunt(spec, sheet.skill)
    assert (found.skill, found.bonus, found.on) == (skill, bonus, on)


@pytest.mark.parametrize("spec", ["", "Name", ": text", "Name:", "Big: Fight +99 attack"])
def test_what_is_no_stunt_is_said(spec: str) -> None:
    with pytest.raises(Usage):
        creation.stunt(spec, Table(pat={}).sheet("pat").skill)


@given(name=texts, aspects=st.lists(texts, max_size=4), stunt=texts, kind=st.sampled_from(Sheet.kind.words))  # type: ignore[attr-defined]
def test_any_text_comes_back_as_it_was_typed(name: str, aspects: list[str], stunt: str, kind: str) -> None:
    """T1: no text breaks the sheet that `new` writes, in either language."""
    made = creation.NewStunt(name=stunt, text=stunt)
    slots = {f"phase_{n}": text for n, text in enumerate(aspects)}
    for french in (False, True):
        text = new.written(name, kind, 3, slots, {"Fight": 1}, [made], french=french)
        data = tomllib.loads(text)
        assert data["name"] == name and data["aspects"] == slots and data["kind"] == kind
        assert [one["name"] for one in data["stunts"].values()] == [stunt]
        assert [one for one in examine(Sheet, data) if one.fault] == []


@pytest.mark.parametrize(
    ("ratings", "wrong"),
    [
        ((4, 3, 3, 2, 2, 2, 1, 1, 1, 1), None),
        ((4, 3, 2, 1), None),
        ((3, 3, 2, 1, 1, 1), (3, 2, 1)),
        ((4, 3, 3, 2, 2, 2, 2, 1, 1, 1), (2, 4, 3)),
        ((4, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1), None),
        ((), None),
        ((0, -1), None),
        ((5,), (5, 1, 0)),
    ],
)
def test_columns(ratings: tuple[int, ...], wrong: tuple[int, int, int] | None) -> None:
    """H05, I10, I11, H10."""
    assert creation.broken(ratings) == wrong


def test_no_free_invocations_are_none() -> None:
    """T8: zero read back is zero, and never one."""
    data = {
        "schema": 1, "system": "fate-core", "state": "running", "participants": {"pat": {"sheet": "pat", "side": "a"}},
        "aspects": {
            "fog": {"text": "Fog", "free": {"a": 0}}, "oil": {"text": "Oil", "free": {"a": 2}}, "mud": {"text": "Mud"},
        },
    }  # fmt: skip
    scene = Scene(data)
    known = [Aspect(slot=text.casefold(), text=text, place="scene") for text in ("Fog", "Oil", "Mud")]
    assert [free(scene, one, "a") for one in known] == [0, 2, 0]
