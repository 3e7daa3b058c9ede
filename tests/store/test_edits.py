"""A command changes the leaves it must, and every other byte stays."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.errors import Disk
from fatecli.store.edit import dotted, edits, values
from fatecli.store.net import redraw

from .corpus import DOCUMENTS, SHEET
from .fuzzing import fuzz as try_random
from .fuzzing import lines, read, systematic


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name not in ("many aspects", "sheet with a mark")])
def test_every_edit_on_every_document(name: str) -> None:
    systematic(name)


def test_random_edits_against_a_plain_dict(fuzz: int) -> None:
    assert try_random(fuzz) >= fuzz


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_edit_is_no_change(name: str) -> None:
    raw = DOCUMENTS[name]
    assert redraw(raw, read(raw), name) == raw


def edited(text: str, **changes: Any) -> str:
    data = read(text.encode())
    for path, new in changes.items():
        node: Any = data
        *above, last = path.split("__")
        for part in above:
            node = node.setdefault(part, {})
        node[last] = new
    return redraw(text.encode(), data, "x").decode()


def test_a_point_is_one_number() -> None:
    assert edited(SHEET, fate_points=2) == SHEET.replace("fate_points = 3 ", "fate_points = 2 ")


def test_a_box_is_one_element() -> None:
    assert edited(SHEET, stress__physical=[2]) == SHEET.replace("physical = [] ", "physical = [2] ")
    assert edited(SHEET, stress__mental=[1, 2]) == SHEET.replace("mental = [1]", "mental = [1, 2]")
    assert edited(SHEET, stress__mental=[]) == SHEET.replace("mental = [1]", "mental = []")


def test_a_new_slot_stands_behind_its_family() -> None:
    new = edited(SHEET, consequences__severe={"aspect": "Lost Hand"})
    expected = SHEET.replace(
        'recovering = "1.2.3"\n', 'recovering = "1.2.3"\n\n[consequences.severe]\naspect = "Lost Hand"\n'
    )
    assert new == expected


def test_a_new_participant_stands_behind_the_last() -> None:
    scene = DOCUMENTS["scene"].decode()
    new = edited(scene, participants__og={"side": "foes", "zone": "boat"})
    there = 'zone = "boat"\n\n[aspects.a1]'
    assert new == scene.replace(
        there, 'zone = "boat"\n\n[participants.og]\nside = "foes"\nzone = "boat"\n\n[aspects.a1]'
    )
    new = edited(scene, zones__quay={"name": "Quay"})
    assert new == scene.replace('name = "Boat"\n', 'name = "Boat"\n[zones.quay]\nname = "Quay"\n')


def test_a_new_slot_in_an_inline_table_stays_inline() -> None:
    text = 'consequences = {mild = {aspect = ""}}  # all\n'
    new = edited(text, consequences__moderate={"aspect": "Arm"})
    assert new == 'consequences = {mild = {aspect = ""}, moderate = { aspect = "Arm" }}  # all\n'


def test_a_long_text_survives_ten_commands() -> None:
    """A stunt of 20,000 characters with line breaks."""
    saga = "a line of it\n" * 1540
    text = edited('[stunts.saga]\nname = "Saga"\n\n[stress]\nphysical = []\n', stunts__saga__text=saga)
    for box in range(1, 11):
        text = edited(text, stress__physical=[box])
    assert read(text.encode())["stunts"]["saga"]["text"] == saga


def test_ten_thousand_aspects_cost_one_line() -> None:
    raw = ("[aspects]\n" + "".join(f'a{n} = "Aspect {n}" # {n}\n' for n in range(10_000))).encode()
    data = read(raw)
    data["aspects"]["a5000"] = "Changed"
    assert lines(raw, redraw(raw, data, "x")) == (1, 1)


@pytest.mark.parametrize("new", [{"a": True}, {"a": 1.0}, {"a": "1"}, {"a": [1]}])
def test_types_are_told_apart(new: dict[str, Any]) -> None:
    assert list(edits({"a": 1}, new)) == [("set", ("a",), new["a"])]


def test_what_toml_cannot_say_is_refused() -> None:
    for wrong in (None, object(), {1: 2}):
        with pytest.raises(Disk):
            edited("a = 1\n", a=wrong)
    with pytest.raises(Disk) as said:
        edited("a = 1\n", a="broken \udcff bytes")
    assert said.value.key == "store.not_text"


def test_values_are_told_by_key() -> None:
    old = {"fate_points": 3, "stress": {"physical": []}, "gone": {"x": 1}}
    new = {"fate_points": 2, "stress": {"physical": [1]}, "consequences": {"mild": {"aspect": "Cut"}}}
    assert [(dotted(key), before, after) for key, before, after in values(old, new)] == [
        ("fate_points", 3, 2),
        ("stress.physical", [], [1]),
        ("gone.x", 1, None),
        ("consequences.mild.aspect", None, "Cut"),
    ]
    assert dotted(("skills", "Dextérité", 'a"b', "")) == 'skills."Dextérité"."a\\"b".""'


def test_a_table_in_the_place_of_a_value_is_told_by_its_own_keys() -> None:
    told = [(dotted(key), before, after) for key, before, after in values({"notes": []}, {"notes": {"heroes": [1]}})]
    assert told == [("notes", [], None), ("notes.heroes", None, [1])]
    back = [(dotted(key), before, after) for key, before, after in values({"notes": {"heroes": [1]}}, {"notes": []})]
    assert back == [("notes.heroes", [1], None), ("notes", None, [])]
