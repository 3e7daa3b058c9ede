"""--times: the same throw many times over, to get a feeling for the odds. Nothing of it is kept."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..errors import Usage
from . import table

if TYPE_CHECKING:
    from typing import Any

    from ..core.turn import Turn
    from ..render import Answer
    from ..store.desk import Desk

MOST = 100_000

UNFIT = (
    "invoke", "reroll", "point", "power", "compel", "innate", "domain", "willpower", "exit_status",
)  # fmt: skip
"""What it has no use for: what is paid and kept on the sheet, and a status that tells one outcome."""


def often(given: dict[str, Any]) -> int:
    """How many times a command is to be played; Usage if it cannot be that often."""
    times = given.get("times", 1)
    if not isinstance(times, int) or not 1 <= times <= MOST:
        raise Usage("usage.times", found=times, highest=MOST)
    for name in UNFIT:
        if "times" in given and name in given:
            raise Usage("usage.times_with", option=table.OPTIONS[name].flags[0])
    return times


def unpaid(turn: Turn, answer: Answer) -> None:
    """Refuse to throw often what changes a sheet: it would be paid each time, and kept never."""
    scene = "" if turn.scene is None else turn.files.shown(turn.scene.path)
    for one in answer.files:
        if one["changed"] and one["path"] != scene:
            raise Usage("usage.times_pays", path=one["path"])


def again(desk: Desk) -> None:
    """Lay the files on the desk as they were read: each repetition begins where the first began."""
    from ..core.value import copy

    desk.papers = {real: paper for real, paper in desk.papers.items() if paper.old is not None}
    for paper in desk.papers.values():
        paper.data = copy(paper.read)
    desk.rolls.clear()
