"""check: every fault and departure of many files, with file, line, key, what was found and what is accepted."""

from __future__ import annotations

import os

from .. import systems
from ..core.events import Checked
from ..core.keys import Finding, examine
from ..core.names import near
from ..core.value import TYPE_CHECKING
from ..errors import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..core.turn import Turn
    from ..store.desk import Desk


def check(desk: Desk, turn: Turn, paths: tuple[str, ...], *, creation: bool, strict: bool) -> None:
    """Check the files named, all documents of the folders named, or without any those of the campaign or folder.

    With `strict` a departure counts as a fault.
    """
    files = list(_files(desk, paths))
    found: list[dict[str, Any]] = []
    for path in files:
        found += _checked(desk, path, creation)
    faults = sum(1 for one in found if one["fault"] or strict)
    turn.note(Checked(files=len(files), faults=faults, departures=len(found) - faults, findings=tuple(found)))


def _files(desk: Desk, paths: tuple[str, ...]) -> Iterator[str]:
    from ..store.find import sheets

    if not paths:
        yield from sheets(desk.here)
        if desk.root:
            folder = os.path.join(desk.root, "characters")
            if os.path.realpath(folder) != os.path.realpath(desk.here):
                yield from sheets(folder)
    for path in paths:
        whole = os.path.join(desk.here, path)
        if os.path.isdir(whole):
            for folder, _, _ in sorted(os.walk(whole)):
                yield from sheets(folder)
        else:
            yield desk.locate(path)


def _checked(desk: Desk, path: str, creation: bool) -> Iterator[dict[str, Any]]:
    """What is wrong with one file, as plain facts."""
    shown = desk.shown(path)
    try:
        data = desk.open(path)
    except Problem as problem:
        yield {
            "path": shown, "line": problem.facts.get("line"), "key": "", "why": problem.key, "found": None,
            "accepted": None, "near": [], "fault": True, "facts": problem.facts,
        }  # fmt: skip
        return
    for one in _findings(desk, data, path, creation):
        yield {
            "path": shown, "line": desk.line(path, one.path), "key": ".".join(one.path), "why": one.why,
            "found": one.found, "accepted": one.accepted, "near": list(one.near), "fault": one.fault,
        }  # fmt: skip


def _findings(desk: Desk, data: dict[str, Any], path: str, creation: bool) -> Iterator[Finding]:
    system = data.get("system")
    if system not in systems.GAMES:
        close = tuple(near(str(system), systems.GAMES, 1))
        why = "missing" if system is None else "word"
        yield Finding(path=("system",), why=why, found=system, accepted=list(systems.GAMES), near=close, fault=True)
        return
    kind = systems.sheet(system)
    found = list(examine(kind, data))
    yield from found
    if not any(one.fault for one in found):
        sheet = kind(data, settings=desk.settings)
        sheet.id, sheet.path = desk.id(path), path
        yield from systems.departures(system, sheet, creation=creation)
