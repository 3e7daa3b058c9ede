"""Processes killed at every effect on the disk, and again inside the recovery."""

from __future__ import annotations

import shutil
from pathlib import Path

from fatecli.store.desk import Desk, undo

from .world import POINTS, World, dying, killed

OLD, NEW = POINTS, POINTS - 1


class Copies:
    """A world that can be had again and again as it was."""

    def __init__(self, folder: Path, files: int, *, campaign: bool = True) -> None:
        self.world = World(folder / "world", files, campaign=campaign)
        self.kept = folder / "kept"

    def keep(self) -> None:
        shutil.rmtree(self.kept, ignore_errors=True)
        shutil.copytree(self.world.folder, self.kept, symlinks=True)

    def again(self) -> None:
        shutil.rmtree(self.world.folder)
        shutil.copytree(self.kept, self.world.folder, symlinks=True)


def all_or_none(world: World, expected: tuple[int, ...] = (OLD, NEW)) -> int:
    """Read, which finishes what lies unfinished: all files must tell the same, old or new. Which of them."""
    world.look()
    points = world.points()
    assert len(set(points)) == 1 and points[0] in expected, points
    return points[0]


def next_command(world: World, points: int) -> None:
    """One more command: it starts from what was read, and leaves nothing behind."""
    world.spend()
    assert set(world.points()) == {points - 1}
    assert world.debris() == [], world.debris()
    spent = [entry for entry in world.log() if entry["command"] == ["invoke"]]
    assert len(spent) == POINTS - (points - 1), "one line for each command, no more, no less"
    assert len({entry["id"] for entry in spent}) == len(spent)


def once(folder: Path, files: int, *, campaign: bool = True, stride: int = 1) -> int:
    """Kill at every effect. How many there are."""
    copies = Copies(folder, files, campaign=campaign)
    copies.keep()
    seen = set()
    at, points = 1, 0
    while killed(dying(copies.world.spend, at)):
        now = all_or_none(copies.world)
        seen.add(now)
        next_command(copies.world, now)
        copies.again()
        at, points = at + stride, points + 1
    assert seen == {OLD, NEW}
    return points


def twice(folder: Path, files: int, *, campaign: bool = True, stride: int = 1) -> int:
    """Kill at every effect, then inside the command that recovers, at each of its effects. How many pairs."""
    copies = Copies(folder, files, campaign=campaign)
    copies.keep()
    pairs, first = 0, 1
    while True:
        second = 1
        while True:
            if not killed(dying(copies.world.spend, first)):
                return pairs
            died = killed(dying(copies.world.spend, second))
            points = all_or_none(copies.world, (OLD, NEW, NEW - 1))
            if second == 1:
                next_command(copies.world, points)
            copies.again()
            if not died:
                break
            pairs += 1
            second += stride
        first += stride


def undoing(folder: Path, files: int) -> int:
    """Kill at every effect of an undo: the files are as before it or as before the command."""

    def back(desk: Desk) -> object:
        return undo(desk, 1)

    copies = Copies(folder, files)
    copies.world.spend()
    copies.keep()
    at = 1
    while killed(dying(lambda: copies.world.run(back), at)):
        points = all_or_none(copies.world)
        if points == NEW:
            copies.world.run(back)
            assert all_or_none(copies.world) == OLD
        assert copies.world.run(lambda desk: desk.open_roll(str(copies.world.sheets[0])), writes=False) is None
        copies.again()
        at += 1
    return at - 1
