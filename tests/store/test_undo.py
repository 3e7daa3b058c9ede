"""Every command can be taken back: byte for byte, or value by value where something else was edited since."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk, Refused
from fatecli.store.desk import Desk, undo, undoable

from .world import POINTS, World


def back(world: World, count: int = 1) -> Any:
    return world.run(lambda desk: undo(desk, count))


def change(world: World, **values: Any) -> None:
    """Change values of the first sheet; a dotted key has two underscores."""

    def play(desk: Desk) -> None:
        for key, new in values.items():
            node = desk.open(str(world.sheets[0]))
            *above, last = key.split("__")
            for name in above:
                node = node.setdefault(name, {})
            if new is None:
                del node[last]
            else:
                node[last] = new
        desk.commit({"command": ["change", *values]})

    world.run(play)


CHANGES: dict[str, dict[str, Any]] = {
    "a number": {"fate_points": 1},
    "a box": {"stress__physical": [2]},
    "a text": {"aspects__trouble": 'New "trouble"\nof two lines'},
    "a new slot": {"consequences__mild": {"aspect": "Cut", "recovering": "1.1.1"}},
    "a new key": {"aspects__phase_1": "Once"},
    "a key less": {"aspects__trouble": None},
    "a table less": {"stress": None},
    "many at once": {"fate_points": 0, "stress__physical": [1], "refresh": 3, "aspects__trouble": None},
}


@pytest.mark.parametrize("name", CHANGES)
def test_byte_for_byte(world: World, name: str) -> None:
    before = world.sheets[0].read_bytes()
    change(world, **CHANGES[name])
    assert world.sheets[0].read_bytes() != before
    back(world)
    assert world.sheets[0].read_bytes() == before


@pytest.mark.parametrize("name", CHANGES)
def test_value_by_value(world: World, name: str) -> None:
    """An edit by hand elsewhere in the file stays."""
    from tomllib import loads

    before = loads(world.sheets[0].read_text())
    change(world, **CHANGES[name])
    world.sheets[0].write_text(
        "# by hand\n" + world.sheets[0].read_text().replace("schema = 1", "schema = 1\nmine = 7")
    )
    back(world)
    text = world.sheets[0].read_text()
    assert text.startswith("# by hand\n")
    assert loads(text) == {**before, "mine": 7}


def test_refused_where_its_value_was_changed(world: World) -> None:
    change(world, fate_points=5)
    text = world.sheets[0].read_text().replace("fate_points = 5", "fate_points = 6")
    world.sheets[0].write_text(text)
    with pytest.raises(Disk) as wrong:
        back(world)
    assert (wrong.value.key, wrong.value.status) == ("store.undo_edited", 5)
    assert wrong.value.facts == {"path": "characters/c00.toml", "name": "fate_points", "found": 6}
    assert world.sheets[0].read_text() == text
    assert len(world.run(undoable, writes=False)) == 1


def test_refused_where_a_value_stands_that_its_value_was_below(world: World) -> None:
    """What the command took out cannot go back into a table that is none any more."""
    world.sheets[0].write_text(world.sheets[0].read_text() + "\n[marks.deep]\nx = 1\n")

    def play(desk: Desk) -> None:
        del desk.open(str(world.sheets[0]))["marks"]["deep"]["x"]
        desk.commit({"command": ["invoke"]})

    world.run(play)
    text = world.sheets[0].read_text().replace("[marks.deep]", "[marks]\ndeep = true")
    world.sheets[0].write_text(text)
    with pytest.raises(Disk) as wrong:
        back(world)
    assert (wrong.value.key, wrong.value.status) == ("store.undo_edited", 5)
    assert wrong.value.facts == {"path": "characters/c00.toml", "name": "marks.deep", "found": True}
    assert world.sheets[0].read_text() == text


def test_all_of_several_or_none(world: World) -> None:
    change(world, fate_points=5)
    change(world, refresh=2)
    text = world.sheets[0].read_text().replace("fate_points = 5", "fate_points = 6")
    world.sheets[0].write_text(text)
    with pytest.raises(Disk):
        back(world, 2)
    assert world.sheets[0].read_text() == text
    assert len(world.run(undoable, writes=False)) == 2


def test_what_a_hand_put_back_already_is_no_hindrance(world: World) -> None:
    before = world.sheets[0].read_text()
    change(world, fate_points=5, refresh=2)
    world.sheets[0].write_text(world.sheets[0].read_text().replace("fate_points = 5", f"fate_points = {POINTS}"))
    back(world)
    assert world.sheets[0].read_text() == before


def test_a_created_file_goes_and_an_edited_one_is_kept(world: World) -> None:
    def new(desk: Desk) -> None:
        desk.create("scenes/duel.toml", 'title = "Duel"\n')
        desk.open(str(world.sheets[0]))["fate_points"] -= 1
        desk.commit({"command": ["start", "duel"]})

    scene = world.root / "scenes" / "duel.toml"
    world.run(new)
    scene.write_text('title = "Duel in the Rain"\n')
    with pytest.raises(Disk) as wrong:
        back(world)
    assert wrong.value.key == "store.undo_file"
    assert world.points()[0] == POINTS - 1
    scene.write_text('title = "Duel"\n')
    back(world)
    assert not scene.exists() and world.points()[0] == POINTS
    world.run(new)
    scene.unlink()
    back(world)
    assert world.points()[0] == POINTS


def test_a_sheet_that_is_gone_is_not_made_anew(world: World) -> None:
    change(world, fate_points=5)
    world.sheets[0].unlink()
    with pytest.raises(Disk) as wrong:
        back(world)
    assert wrong.value.key == "store.undo_file"


def test_two_hundred_commands(world: World) -> None:
    before = [path.read_bytes() for path in world.sheets]
    texts = []
    for n in range(205):
        texts.append(world.sheets[0].read_bytes())
        change(world, fate_points=n)
    assert len(os.listdir(world.store / "records")) == 200
    assert len(world.run(undoable, writes=False)) == 200
    with pytest.raises(Refused) as wrong:
        back(world, 201)
    assert (wrong.value.key, wrong.value.facts["count"]) == ("store.nothing_to_undo", 200)
    back(world, 50)
    assert world.sheets[0].read_bytes() == texts[155]
    back(world, 150)
    assert world.sheets[0].read_bytes() == texts[5]
    assert world.sheets[1].read_bytes() == before[1]
    assert len(world.log()) == 207, "the log forgets nothing"


def test_an_undo_is_not_undone(world: World) -> None:
    change(world, fate_points=5)
    change(world, fate_points=6)
    back(world)
    assert world.points()[0] == 5
    back(world)
    assert world.points()[0] == POINTS
    with pytest.raises(Refused) as wrong:
        back(world)
    assert wrong.value.status == 4
    assert [entry.get("step") or entry["command"][0] for entry in world.log()] == ["change", "change", "undo", "undo"]
    ids = [entry["id"] for entry in world.log()]
    assert [entry["undoes"] for entry in world.log()[2:]] == [[ids[1]], [ids[0]]]


def test_the_log_keeps_the_dice_and_whose_they_were(world: World) -> None:
    world.spend()
    (taken,) = back(world)
    assert (taken["dice"], taken["user"], taken["who"]) == ([1, 0, -1, 1], "maren", "all")
    assert world.log()[0]["dice"] == [1, 0, -1, 1]
    assert world.log()[1]["values"][0] == {
        "file": "characters/c00.toml", "key": "fate_points", "before": POINTS - 1, "after": POINTS,
    }  # fmt: skip


def test_the_open_roll_comes_back(world: World) -> None:
    def roll(desk: Desk, total: int, who: int = 0) -> None:
        desk.keep_open_roll(str(world.sheets[who]), {"total": total})
        desk.commit({"command": ["roll"]})

    def open_now(who: int = 0) -> Any:
        return world.run(lambda desk: desk.open_roll(str(world.sheets[who])), writes=False)

    world.run(lambda desk: roll(desk, 1))
    world.run(lambda desk: roll(desk, 9, 1))
    world.run(lambda desk: roll(desk, 2))
    back(world)
    assert open_now() == {"total": 1}
    back(world, 2)
    assert open_now() is None and open_now(1) is None


def test_lone_sheets_of_two_folders_are_taken_back_where_one_stands(tmp_path: Path) -> None:
    here, there = World(tmp_path / "a", 1, campaign=False), World(tmp_path / "b", 1, campaign=False)
    there.env = here.env
    here.spend()
    there.spend()
    back(here)
    assert here.points() == [POINTS] and there.points() == [POINTS - 1]
    with pytest.raises(Refused):
        back(here)
    back(there)
    assert there.points() == [POINTS]


def test_a_fresh_clone_has_nothing_to_take_back(world: World) -> None:
    import shutil

    world.spend()
    shutil.rmtree(world.store / "records")
    with pytest.raises(Refused):
        back(world)
    world.spend()
    one, two = world.log()
    assert two["parent"] == one["id"]


def test_a_record_that_cannot_be_read_is_passed_over(world: World) -> None:
    """What it did stays, and so the command before it cannot be taken back where both changed a value."""
    world.spend()
    change(world, refresh=3)
    world.spend()
    newest = sorted((world.store / "records").iterdir())[-1]
    newest.write_text("{")
    back(world)
    assert "refresh" not in world.sheets[0].read_text() and world.points() == [POINTS - 2] * 2
    with pytest.raises(Disk):
        back(world)
