"""After a crash: a hand that was quicker is kept, and a record that came with a clone writes nothing elsewhere."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk
from fatecli.store.desk import Desk, hold, undo

from .world import POINTS, Counting, World, dying, killed, text_of


class Dead(BaseException):
    """The process ends here."""


def crashed(world: World, at_rename: int = 0) -> None:
    """Die at the rename of a sheet, behind the commit point."""
    number = 0

    def count(effect: str, path: str) -> None:
        nonlocal number
        number += 1
        if effect == "rename" and path == str(world.sheets[at_rename]):
            raise Dead

    with Counting(count, 1, on=True), pytest.raises(Dead):
        world.spend()
    assert (world.store / "unfinished.json").exists()


def warned(world: World) -> list[tuple[str, dict[str, object]]]:
    def play(desk: Desk) -> Any:
        return desk.warnings

    return world.run(play, writes=False)


@pytest.mark.parametrize("campaign", [True, False], ids=["campaign", "lone"])
def test_an_edit_by_hand_after_the_crash_is_kept(tmp_path: Path, campaign: bool) -> None:
    world = World(tmp_path, 3, campaign=campaign)
    crashed(world, 1)
    world.sheets[1].write_text("# mine\nfate_points = 7\n")
    ((key, facts),) = warned(world)
    assert key == "store.kept_edit"
    assert facts["beside"] == "c01.toml.fatecli-new"
    assert world.sheets[1].read_text() == "# mine\nfate_points = 7\n"
    beside = world.home / "c01.toml.fatecli-new"
    assert beside.read_text() == text_of(world.sheets[1], POINTS - 1)
    for sheet in (world.sheets[0], world.sheets[2]):
        assert sheet.read_text() == text_of(sheet, POINTS - 1)
    assert warned(world) == [] and world.debris() == []
    assert len(world.log()) == 1


def test_a_second_one_is_put_beside_the_first(world: World) -> None:
    for n in (1, 2):
        crashed(world)
        world.sheets[0].write_text(text_of(world.sheets[0], POINTS + n))
        warned(world)
    assert sorted(path.name for path in world.home.iterdir()) == [
        "c00.toml", "c00.toml.fatecli-new", "c00.toml.fatecli-new-2", "c01.toml",
    ]  # fmt: skip


def test_killed_while_it_is_put_beside(world: World) -> None:
    at = 1
    while True:
        crashed(world)
        world.sheets[0].write_text("# mine\n")
        died = killed(dying(lambda: warned(world), at))
        warned(world)
        names = sorted(path.name for path in world.home.iterdir())
        assert names == ["c00.toml", "c00.toml.fatecli-new", "c01.toml"]
        assert world.sheets[0].read_text() == "# mine\n"
        if not died:
            break
        (world.home / "c00.toml.fatecli-new").unlink()
        for sheet in world.sheets:
            sheet.write_text(text_of(sheet, POINTS))
        at += 1
    assert at > 8


def test_a_sheet_deleted_by_hand_after_the_crash_stays_deleted(world: World) -> None:
    crashed(world)
    world.sheets[0].unlink()
    warned(world)
    assert not world.sheets[0].exists()
    assert (world.home / "c00.toml.fatecli-new").exists()


def test_an_undo_of_it_leaves_the_hand_alone(world: World) -> None:
    crashed(world)
    world.sheets[0].write_text(text_of(world.sheets[0], POINTS) + "\n# mine\n")
    warned(world)
    world.run(lambda desk: undo(desk, 1))
    assert world.sheets[0].read_text() == text_of(world.sheets[0], POINTS) + "\n# mine\n"
    assert world.sheets[1].read_text() == text_of(world.sheets[1], POINTS)


def foreign(world: World, path: str, old: str | None, new: str | None, **more: Any) -> None:
    """A record that a clone brought, for a path it should not name."""
    crashed(world)
    record = world.store / "unfinished.json"
    made = json.loads(record.read_text())
    made["files"] = [{"path": path, "old": old, "new": new}]
    made.update(more)
    record.write_text(json.dumps(made))


@pytest.mark.parametrize(
    "path",
    ["../outside.toml", "{outside}", "characters/../../outside.toml", "link/outside.toml", "link.toml",
     "./../outside.toml", "//outside.toml", "characters/\0.toml", ".git/hooks/post-checkout", ".git/config.toml",
     ".fatecli/x.toml", "", "..", "run.sh"],
)  # fmt: skip
def test_a_record_of_a_clone_writes_nothing_elsewhere(world: World, path: str) -> None:
    outside = world.folder / "outside.toml"
    outside.write_text("fate_points = 3\n")
    (world.root / "link").symlink_to("..")
    (world.root / "link.toml").symlink_to("../outside.toml")
    (world.root / ".git" / "hooks").mkdir(parents=True)
    foreign(world, path.format(outside=outside), "fate_points = 3\n", "spoiled = true\n")
    before = sorted(str(one) for one in world.folder.rglob("*"))
    ((key, facts),) = warned(world)
    assert key == "store.set_aside"
    assert outside.read_text() == "fate_points = 3\n"
    after = sorted(str(one) for one in world.folder.rglob("*"))
    assert len(after) == len(before) and str(facts["path"]) in after
    world.sheets[0].write_text(text_of(world.sheets[0], POINTS))
    world.spend()


@pytest.mark.parametrize(
    "more",
    [{"rolls": {"../../x.json": {"old": None, "new": {}}}}, {"undoes": ["../../outside.toml"]}, {"name": "../x.json"},
     {"name": 3}, {"rolls": []}, {"files": [3]}, {"entry": None}, {"fatecli": 2}, {"undoes": [".json"]}],
)  # fmt: skip
def test_a_record_that_is_none(world: World, more: dict[str, Any]) -> None:
    (world.folder / "outside.toml").write_text("fate_points = 3\n")
    foreign(world, "characters/c00.toml", "x = 1\n", "x = 2\n", **more)
    assert [key for key, _ in warned(world)] == ["store.set_aside"]
    assert (world.folder / "outside.toml").exists()


@pytest.mark.parametrize("name", ["", "records", "open", "log.jsonl"])
def test_a_link_of_a_clone_leads_no_record_elsewhere(world: World, name: str) -> None:
    world.spend()
    elsewhere = world.folder / "elsewhere"
    ours = world.store / name if name else world.store
    if ours.is_dir():
        shutil.rmtree(ours)
        elsewhere.mkdir()
    else:
        ours.unlink()
        elsewhere.write_text("")
    ours.symlink_to(elsewhere)
    with pytest.raises(Disk) as wrong:
        world.spend()
    assert wrong.value.key == "store.linked"
    assert not (list(elsewhere.iterdir()) if elsewhere.is_dir() else elsewhere.read_text())
    assert set(world.points()) == {POINTS - 1}


def test_the_whole_campaign_may_move_in_between(world: World) -> None:
    crashed(world)
    moved = world.folder / "moved"
    world.root.rename(moved)
    hold(str(moved), world.env, lambda desk: desk.warnings, writes=False)
    for n in range(2):
        text = (moved / "characters" / f"c0{n}.toml").read_text()
        assert text == text_of(Path(f"c0{n}.toml"), POINTS - 1)


def test_a_reader_may_not_be_able_to_finish(world: World) -> None:
    """It reads all the same, and says what stands in the way."""
    from .world import as_somebody

    crashed(world, 1)

    def ordinary() -> None:
        world.home.chmod(0o555)
        ((key, facts),) = warned(world)
        assert key == "store.stuck" and str(world.sheets[1]) in str(facts["path"])
        assert world.look() == [POINTS - 1, POINTS]
        world.home.chmod(0o755)
        assert world.look() == [POINTS - 1, POINTS - 1]

    as_somebody(world.folder, ordinary)


def test_interrupted_behind_the_commit_point(world: World) -> None:
    """What was accepted is finished before the command ends."""
    once = iter([KeyboardInterrupt()])

    def interrupt(effect: str, path: str) -> None:
        if effect == "rename" and path == str(world.sheets[1]):
            for one in once:
                raise one

    with Counting(interrupt, 1, on=True), pytest.raises(KeyboardInterrupt):
        world.spend()
    assert world.points() == [POINTS - 1, POINTS - 1] and world.debris() == []


def test_what_is_left_of_a_killed_command_is_swept(world: World) -> None:
    old = world.home / ".gone.toml.00000000.fatecli-tmp"
    old.write_text("half")
    world.spend()
    assert not old.exists() and sorted(os.listdir(world.home)) == ["c00.toml", "c01.toml"]
