"""log: the commands of the campaign, all or those of one session, and what hands changed since."""

from __future__ import annotations

import os

from ..core.events import LogShown
from ..core.value import TYPE_CHECKING
from ..errors import Refused, Unreadable

if TYPE_CHECKING:
    from typing import Any

    from ..core.turn import Turn
    from ..store.desk import Desk

    Sitting = tuple[int, int]

FIRST = (1, 1)


def log(desk: Desk, turn: Turn, *, session: str = "", markdown: bool = False) -> None:
    """The log, oldest first; with `session` (`3`, or `2.3`: the third of the second scenario) only that session."""
    from ..store.byhand import by_hand
    from ..store.desk import log as read

    entries = read(desk)
    told = tuple(by_hand(desk))
    if session:
        wanted = _wanted(session, [sitting(one) for one in entries])
        entries = [one for one in entries if sitting(one) == wanted]
        told = ()
    turn.note(LogShown(entries=tuple(entries), by_hand=told, markdown=markdown))


def sitting(entry: dict[str, Any]) -> Sitting:
    """The scenario and session in which a command was played; the first, where no clock was kept."""
    clock = entry.get("clock")
    if not isinstance(clock, dict):
        return FIRST
    scenario, session = clock.get("scenario", 1), clock.get("session", 1)
    return (scenario, session) if isinstance(scenario, int) and isinstance(session, int) else FIRST


def _wanted(word: str, known: list[Sitting]) -> Sitting:
    """The session that is meant: of the newest scenario that has one of this number, unless the scenario is named."""
    scenario, dot, session = word.rpartition(".")
    found = [one for one in known if str(one[1]) == session and (not dot or str(one[0]) == scenario)]
    if not found:
        there = [f"{one[0]}.{one[1]}" for one in dict.fromkeys(known)]
        next = (("log", "--session", there[-1]),) if there else ()
        raise Refused("refuse.no_session" if there else "refuse.no_log", next=next, found=word, known=there)
    return max(found)


def clock(desk: Desk) -> dict[str, Any] | None:
    """The clock of the campaign as a command leaves it, for its line in the log; None where none is kept."""
    from ..store import read

    if desk.root is None:
        return None
    path = os.path.join(desk.root, "gm.toml")
    for real, paper in desk.papers.items():
        if real == path:
            return _clock(paper.data)
    if not os.path.exists(path):
        return None
    try:
        return _clock(read.parse(read.content(path, path)[0], path))
    except Unreadable:
        return None


def _clock(data: dict[str, Any]) -> dict[str, Any] | None:
    found = data.get("clock")
    return dict(found) if isinstance(found, dict) else None
