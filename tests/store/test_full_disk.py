"""A write, a sync, a rename fails: the old state is kept, or the command says that it is accepted and not finished."""

from __future__ import annotations

import errno
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk
from fatecli.store.desk import Desk, undo, undoable

from . import failing
from .world import POINTS, Counting, World, no_waiting


@pytest.fixture(autouse=True)
def fast() -> Iterator[None]:
    with no_waiting():
        yield


@pytest.mark.parametrize("on", [False, True], ids=["once", "from there on"])
@pytest.mark.parametrize(("files", "stride"), [(1, 1), (2, 1), (5, 1), (20, 6)])
def test_every_effect_fails(tmp_path: Path, files: int, stride: int, on: bool) -> None:
    assert failing.once(tmp_path, files, on=on, stride=stride) > 4 * files / stride


@pytest.mark.parametrize("code", [errno.EIO, errno.EROFS, errno.EDQUOT, errno.EBUSY])
def test_every_effect_fails_for_another_reason(tmp_path: Path, code: int) -> None:
    assert failing.once(tmp_path, 2, on=True, code=code, campaign=False) > 8


def test_a_roll_is_never_worth_failing_for(world: World) -> None:
    def roll(desk: Desk) -> list[Any]:
        desk.open(str(world.sheets[0]))
        desk.keep_open_roll(str(world.sheets[0]), {"total": 4})
        desk.commit({"command": ["roll"]})
        return desk.warnings

    at = 1
    while True:
        with Counting(failing.failing(errno.ENOSPC), at, on=True) as counting:
            warnings = world.run(roll)
        if counting.count < at:
            break
        assert [key for key, _ in warnings] == ["store.not_kept"]
        assert set(world.look()) == {POINTS}
        at += 1
    assert at > 4


def test_a_write_that_is_cut_short(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system writes half and then says that the disk is full: no file is ever half new."""
    real = os.write
    room = 300

    def write(fd: int, data: Any) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = real(fd, bytes(data)[:room])
        room -= written
        return written

    for size in range(0, 2600, 50):
        room = size
        monkeypatch.setattr(os, "write", write)
        said = failing.attempt(world.spend)
        monkeypatch.undo()
        os.fsync = lambda fd: None
        before = set(world.points())
        after = set(world.look())
        assert len(after) == 1
        if said == "failed":
            assert before == after
        assert world.debris() == []
        ids = [entry["id"] for entry in world.log()]
        assert len(ids) == len(set(ids)) == POINTS - after.pop()


def test_a_limit_of_the_system(world: World) -> None:
    """A real limit on the size of files stops a record of 20,000 characters and leaves everything old."""

    def long(desk: Desk) -> None:
        desk.open(str(world.sheets[0]))["aspects"]["trouble"] = "words\n" * 4000
        desk.commit({"command": ["advance"]})

    before = world.sheets[0].read_bytes()
    former = resource.getrlimit(resource.RLIMIT_FSIZE)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, former[1]))
    try:
        with pytest.raises(Disk):
            world.run(long)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, former)
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    assert world.sheets[0].read_bytes() == before
    assert world.debris() == []
    world.run(long)
    assert world.run(lambda desk: desk.open(str(world.sheets[0])), writes=False)["aspects"]["trouble"] == (
        "words\n" * 4000
    )


def stop_at_rename(world: World, number: int) -> Disk:
    """Fail at the rename of the n-th sheet, which is behind the commit point."""

    def act(effect: str, path: str) -> None:
        if effect == "rename" and path == str(world.sheets[number]):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), path)

    with Counting(act, 1, on=True), pytest.raises(Disk) as wrong:
        world.spend()
    return wrong.value


def test_accepted_and_not_finished_is_said(world: World) -> None:
    wrong = stop_at_rename(world, 1)
    assert (wrong.key, wrong.status) == ("store.unfinished", 5)
    assert wrong.facts["path"] == str(world.sheets[1])
    assert world.points() == [POINTS - 1, POINTS]
    assert world.look() == [POINTS - 1, POINTS - 1]


def test_what_cannot_be_finished_can_be_read_and_taken_back(world: World) -> None:
    def stuck(effect: str, path: str) -> None:
        if effect == "rename" and path == str(world.sheets[1]):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), path)

    stop_at_rename(world, 1)
    with Counting(stuck, 1, on=True):
        desk = world.run(lambda desk: (desk.open(str(world.sheets[0])), desk)[1], writes=False)
        assert [(key, facts["path"]) for key, facts in desk.warnings] == [("store.stuck", str(world.sheets[1]))]
        with pytest.raises(Disk) as wrong:
            world.spend()
        assert wrong.value.key == "store.stuck"
        bare = world.run(lambda desk: (desk.commit({"command": ["roll", "4dF"]}), desk.warnings)[1])
        assert [key for key, _ in bare] == ["store.stuck"], "a roll that needs no file is answered all the same"
        assert (world.store / "unfinished.json").exists()
        (taken,) = world.run(lambda desk: undo(desk, 1))
        assert taken["command"] == ["invoke"]
    assert world.points() == [POINTS, POINTS]
    assert world.debris() == []
    assert [entry.get("step") or entry["command"][0] for entry in world.log()] == ["invoke", "undo"]
    assert world.run(undoable, writes=False) == []
