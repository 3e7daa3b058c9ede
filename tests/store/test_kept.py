"""What a write must not change: links, modes, owners, files without a change, and what is read-only."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk, Usage
from fatecli.store.desk import Desk

from .world import POINTS, Counting, World, as_somebody, die, in_child, open_way


def test_a_link_stays_a_link(world: World) -> None:
    target = world.root / "shared" / "zird.toml"
    target.parent.mkdir()
    world.sheets[0].rename(target)
    world.sheets[0].symlink_to("../shared/zird.toml")
    world.spend()
    assert world.sheets[0].is_symlink() and os.readlink(world.sheets[0]) == "../shared/zird.toml"
    assert f"fate_points = {POINTS - 1}" in target.read_text()
    assert sorted(os.listdir(target.parent)) == ["zird.toml"]


def test_a_lone_link_leads_to_another_folder(lone: World) -> None:
    target = lone.folder / "elsewhere" / "zird.toml"
    target.parent.mkdir()
    lone.sheets[0].rename(target)
    lone.sheets[0].symlink_to(target)
    lone.spend()
    assert lone.sheets[0].is_symlink()
    assert f"fate_points = {POINTS - 1}" in target.read_text()


def test_one_file_by_two_names_is_one_document(world: World) -> None:
    (world.home / "again.toml").symlink_to("c00.toml")

    def play(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))["fate_points"] -= 1
        desk.open(str(world.home / "again.toml"))["fate_points"] -= 1
        return desk.commit({"command": ["invoke"]})

    assert len(world.run(play)) == 1
    assert world.points()[0] == POINTS - 2


def test_a_link_out_of_the_campaign_is_read_and_not_written(world: World) -> None:
    target = world.folder / "zird.toml"
    world.sheets[0].rename(target)
    world.sheets[0].symlink_to(target)
    assert world.look() == [POINTS, POINTS]
    with pytest.raises(Usage) as wrong:
        world.spend()
    assert wrong.value.key == "store.outside"
    assert f"fate_points = {POINTS}\n" in target.read_text()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_stays(world: World, mode: int) -> None:
    world.sheets[0].chmod(mode)
    world.spend()
    assert stat.S_IMODE(world.sheets[0].stat().st_mode) == mode


def test_the_owner_stays(world: World) -> None:
    """As far as the system lets us: root may give a file away, others keep at least their own."""
    owner = (12345, 12346) if os.geteuid() == 0 else (os.getuid(), os.getgid())
    os.chown(world.sheets[0], *owner)
    world.spend()
    about = world.sheets[0].stat()
    assert (about.st_uid, about.st_gid) == owner


def test_a_new_file_has_the_usual_mode(world: World) -> None:
    def start(desk: Desk) -> None:
        desk.create("scenes/duel.toml", "a = 1\n")
        desk.commit({"command": ["start"]})

    former = os.umask(0o027)
    try:
        world.run(start)
    finally:
        os.umask(former)
    assert stat.S_IMODE((world.root / "scenes" / "duel.toml").stat().st_mode) == 0o640


def test_a_file_without_a_change_is_not_touched(world: World) -> None:
    before = world.sheets[1].stat()

    def play(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))["fate_points"] -= 1
        desk.open(str(world.sheets[1]))["fate_points"] += 0
        return [change.changed for change in desk.commit({"command": ["invoke"]})]

    assert world.run(play) == [True, False]
    after = world.sheets[1].stat()
    assert (before.st_ino, before.st_mtime_ns, before.st_ctime_ns) == (
        after.st_ino,
        after.st_mtime_ns,
        after.st_ctime_ns,
    )


def test_a_rehearsal_writes_nothing(world: World) -> None:
    def play(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))["fate_points"] -= 1
        return desk.changes()

    change, *_ = world.run(play)
    assert change.values == ({"key": "fate_points", "before": POINTS, "after": POINTS - 1},)
    assert world.points() == [POINTS, POINTS]
    assert not world.store.exists()


def refused(world: World) -> str:
    with pytest.raises(Disk) as wrong:
        world.spend()
    assert wrong.value.status == 5
    assert world.points() == [POINTS, POINTS]
    assert not list(world.folder.rglob("*.fatecli-tmp"))
    return wrong.value.key


@pytest.mark.parametrize("campaign", [True, False], ids=["campaign", "lone"])
def test_read_only_files_and_folders_are_refused_first(tmp_path: Path, campaign: bool) -> None:
    world = World(tmp_path, 2, campaign=campaign)
    world.spend()
    for path in world.sheets:
        path.write_text(path.read_text().replace("= 99", "= 100"))

    def ordinary() -> None:
        world.sheets[1].chmod(0o444)
        assert refused(world) == "store.read_only"
        world.sheets[1].chmod(0o644)
        world.home.chmod(0o555)
        assert refused(world) == "store.read_only_folder"
        assert world.look() == [POINTS, POINTS]
        world.home.chmod(0o755)
        world.store.chmod(0o555)
        assert refused(world) == "store.read_only"
        world.store.chmod(0o755)
        (world.store / "log.jsonl").chmod(0o444)
        assert refused(world) == "store.read_only"
        (world.store / "log.jsonl").chmod(0o644)
        world.spend()

    as_somebody(tmp_path, ordinary)


def test_a_roll_in_a_read_only_campaign_is_a_warning(world: World) -> None:
    def roll(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))
        desk.keep_open_roll(str(world.sheets[0]), {"total": 4})
        desk.commit({"command": ["roll"]})
        return [key for key, _ in desk.warnings]

    def ordinary() -> None:
        world.root.chmod(0o555)
        assert world.run(roll) == ["store.not_kept"]
        world.root.chmod(0o755)
        assert world.run(roll) == []

    as_somebody(world.folder, ordinary)


def test_what_is_not_asked_to_change_is_never_made(world: World) -> None:
    world.look()
    assert not world.store.exists()


def test_a_campaign_that_a_group_plays_in(world: World) -> None:
    """Its folder is group-writable: so are the records and new files, whatever the umask of the one who came first."""
    for folder in (world.root, world.home):
        folder.chmod(0o2775)

    def play(desk: Desk) -> None:
        desk.create("scenes/duel.toml", "a = 1\n")
        desk.keep_open_roll(str(world.sheets[0]), {"total": 4})
        desk.commit({"command": ["start"]})

    former = os.umask(0o022)
    try:
        world.run(play)
        world.spend()
    finally:
        os.umask(former)
    made = [*world.store.rglob("*"), world.root / "scenes", world.root / "scenes" / "duel.toml"]
    assert len(made) >= 8
    for path in made:
        assert path.stat().st_mode & 0o060 == 0o060, path
    assert all(path.stat().st_mode & 0o2000 for path in made if path.is_dir())


def test_records_are_private_elsewhere(world: World) -> None:
    """They hold the texts of sheets."""
    world.spend()
    (record,) = (world.store / "records").iterdir()
    assert stat.S_IMODE(record.stat().st_mode) == 0o600


def test_two_users_in_one_campaign(world: World) -> None:
    """A crash of one is finished by the other, where the group may write."""
    root = os.geteuid() == 0  # else both users are the one who runs the test
    for path in (world.root, world.home, *world.sheets):
        os.chown(path, *((1001, 2000) if root else (-1, -1)))
        path.chmod(0o2775 if path.is_dir() else 0o664)
    open_way(world.folder)

    def user(number: int, play: Callable[[], object]) -> int:
        def become() -> None:
            os.umask(0o022)
            if root:
                os.setgroups([2000])
                os.setgid(number)
                os.setuid(number)
            play()

        return in_child(become)

    def dying_at(at: int) -> Callable[[], None]:
        def play() -> None:
            with Counting(die, at):
                world.spend()

        return play

    at = 1
    while user(1001, dying_at(at)):
        assert user(1002, world.spend) == 0
        at += 1
    assert len(set(world.points())) == 1 and at > 20
