"""Many processes at once, spending points on the same sheets."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from .world import POINTS, World


def crowd(plays: list[Callable[[], object]]) -> int:
    """Run all plays at the same moment, each in a process of its own. How many ended well."""
    ready, go = os.pipe()
    children = []
    for play in plays:
        child = os.fork()
        if child == 0:
            status = 1
            try:
                os.close(go)
                os.read(ready, 1)  # returns when the parent closes its end
                play()
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    os.close(ready)
    os.close(go)
    return sum(os.waitpid(child, 0)[1] == 0 for child in children)


def spending(folder: Path, processes: int, files: int, *, campaign: bool = True) -> int:
    """Every process spends a point on every sheet: none may be lost. How many processes there were."""
    world = World(folder, files, campaign=campaign)
    assert crowd([world.spend] * processes) == processes
    assert set(world.points()) == {POINTS - processes}
    assert world.debris() == []
    log = world.log()
    assert len(log) == processes
    assert [entry["parent"] for entry in log] == [None, *(entry["id"] for entry in log[:-1])]
    return processes
