"""Effects on the disk that fail: one of them, or all from one on, as on a disk that is full."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from fatecli.errors import Disk

from .killing import NEW, OLD, Copies, next_command
from .world import Counting


def failing(code: int) -> Callable[[str, str], None]:
    def act(effect: str, path: str) -> None:
        raise OSError(code, os.strerror(code), path)

    return act


def once(
    folder: Path, files: int, *, on: bool, code: int = errno.ENOSPC, campaign: bool = True, stride: int = 1
) -> int:
    """Fail every effect in turn: "failed" leaves all old, "accepted" becomes all new. How many there are."""
    copies = Copies(folder, files, campaign=campaign)
    copies.keep()
    world, at, tried = copies.world, 1, 0
    seen = set()
    while True:
        with Counting(failing(code), at, on=on) as counting:
            said = attempt(world.spend)
        if counting.count < at:
            break
        if said == "failed":
            assert set(world.points()) == {OLD}
        world.look()
        points = OLD if said == "failed" else NEW
        assert set(world.points()) == {points}, (at, said)
        next_command(world, points)
        seen.add(said)
        tried += 1
        copies.again()
        at += stride
    assert seen >= {"failed", "accepted"}
    return tried


def attempt(play: Callable[[], object]) -> str:
    """What a command said of itself."""
    try:
        play()
    except Disk as wrong:
        assert wrong.status == 5
        return "accepted" if wrong.key == "store.unfinished" else "failed"
    return "done"
