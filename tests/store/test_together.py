"""Several commands at once: one after the other, and each is told what the one before left."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk
from fatecli.store.desk import Desk, hold
from fatecli.store.lock import Locks

from .crowd import crowd, spending
from .world import POINTS, World


@pytest.mark.parametrize("files", [1, 5])
@pytest.mark.parametrize("campaign", [True, False], ids=["campaign", "lone"])
def test_fifty_processes(tmp_path: Path, files: int, campaign: bool) -> None:
    assert spending(tmp_path, 50, files, campaign=campaign) == 50


def test_processes_that_are_killed(tmp_path: Path) -> None:
    """Some die on the way: what the others and the log say still fits the points."""
    world = World(tmp_path, 3)
    rolled = random.Random(4)

    def hasty(seconds: float) -> Any:
        def play() -> None:
            signal.setitimer(signal.ITIMER_REAL, seconds)  # nobody handles the alarm: it kills
            world.spend()

        return play

    ended = crowd([play for _ in range(25) for play in (world.spend, hasty(0.001 + rolled.random() * 0.3))])
    assert 25 <= ended < 50
    points = set(world.look())
    assert points == set(world.points()) and len(points) == 1
    assert len(world.log()) == POINTS - points.pop()
    assert world.spend() and world.debris() == []


def holder(folder: Path, seconds: float) -> int:
    """A process that holds the lock of a folder."""
    ready, done = os.pipe()
    child = os.fork()
    if child == 0:
        Locks(1).take(str(folder))
        os.write(done, b"!")
        time.sleep(seconds)
        os._exit(0)
    os.close(done)
    os.read(ready, 1)
    os.close(ready)
    return child


@pytest.mark.parametrize("campaign", [True, False], ids=["campaign", "lone"])
def test_a_lock_that_is_not_let_go(tmp_path: Path, campaign: bool) -> None:
    world = World(tmp_path, 1, campaign=campaign)
    world.env["FATECLI_LOCK_TIMEOUT"] = "0.2"
    child = holder(world.root, 60)
    began = time.monotonic()
    with pytest.raises(Disk) as wrong:
        world.spend()
    assert (wrong.value.key, wrong.value.status) == ("store.busy", 5)
    assert wrong.value.facts["path"] == str(world.root)
    assert time.monotonic() - began < 1
    assert world.look() == [POINTS], "reading waits for nobody"
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    world.spend()
    assert world.points() == [POINTS - 1]


def test_no_lock_file_is_left(world: World, lone: Any) -> None:
    world.spend()
    assert sorted(os.listdir(world.store)) == ["log.jsonl", "open", "records"]
    assert sorted(os.listdir(world.root)) == [".fatecli", "characters", "fatecli.toml"]


@pytest.fixture
def lone(tmp_path: Path) -> World:
    return World(tmp_path / "lone", 1, campaign=False)


def test_two_users_on_one_lone_sheet(lone: World) -> None:
    """Each has records of his own, and the folder of the sheet keeps them apart."""
    homes = [lone.env | {"FATECLI_STATE": str(lone.folder / user)} for user in ("maren", "ulm")]

    def spender(env: dict[str, str]) -> Any:
        return lambda: hold(str(lone.root), env, lone.spending)

    assert crowd([spender(env) for env in homes for _ in range(10)]) == 20
    assert lone.points() == [POINTS - 20]
    for env in homes:
        assert len(Path(env["FATECLI_STATE"], "log.jsonl").read_text().splitlines()) == 10


def test_lone_files_in_folders_named_in_any_order(tmp_path: Path) -> None:
    """Two commands that name the same folders the other way round never wait for each other."""
    worlds = [World(tmp_path / name, 1, campaign=False) for name in "ab"]
    env = worlds[0].env

    def both(order: int) -> Any:
        def play(desk: Desk) -> None:
            for world in worlds[::order]:
                desk.open(str(world.sheets[0]))["fate_points"] -= 1
            desk.commit({"command": ["invoke"]})

        return lambda: hold(str(tmp_path), env | {"FATECLI_STATE": str(tmp_path / f"state{order}")}, play)

    assert crowd([both(1), both(-1)] * 10) == 20
    assert [world.points() for world in worlds] == [[POINTS - 20], [POINTS - 20]]


def test_a_reader_sees_whole_transactions(tmp_path: Path) -> None:
    world = World(tmp_path, 5)

    def spend() -> None:
        for _ in range(8):
            world.spend()

    def watch() -> None:
        seen = POINTS
        while seen > POINTS - 16:
            points = world.look()
            assert len(set(points)) == 1, points
            assert points[0] <= seen
            seen = points[0]

    assert crowd([spend, spend, watch, watch]) == 4


def test_a_save_in_an_editor_meanwhile_is_never_lost(world: World) -> None:
    def play(desk: Desk) -> None:
        desk.open(str(world.sheets[0]))["fate_points"] -= 1
        desk.open(str(world.sheets[1]))
        world.sheets[1].write_text("# saved meanwhile\n")
        desk.commit({"command": ["invoke"]})

    with pytest.raises(Disk) as wrong:
        world.run(play)
    assert (wrong.value.key, wrong.value.facts["path"]) == ("store.changed", "characters/c01.toml")
    assert world.sheets[1].read_text() == "# saved meanwhile\n"
    assert f"fate_points = {POINTS}" in world.sheets[0].read_text()
    assert world.debris() == []


def test_sheets_in_the_state_folder_itself(tmp_path: Path) -> None:
    """The lock of the records and the lock of the sheet are one: nobody waits for himself."""
    world = World(tmp_path, 1, campaign=False)
    world.env |= {"FATECLI_STATE": str(world.root), "FATECLI_LOCK_TIMEOUT": "0.1"}
    world.spend()
    assert world.points() == [POINTS - 1]
