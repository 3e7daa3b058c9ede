"""check: every fault and departure of many files, with file, line, key, what was found and what is accepted.

It reads sheets, scenes, `gm.toml` and `fatecli.toml`, each held against its declaration; files of several campaigns
may be named at once, each is read with the settings of its own.
"""

from __future__ import annotations

import os

from .. import systems
from ..core.events import Checked
from ..core.keys import Finding, examine
from ..core.names import near, normal
from ..core.value import TYPE_CHECKING
from ..errors import Problem, Unreadable
from . import settings
from .gather import Campaign, files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..core.turn import Turn
    from ..store.desk import Desk

    Told = dict[str, Any]


def check(desk: Desk, turn: Turn, paths: tuple[str, ...], *, creation: bool, strict: bool) -> None:
    """Check the files named, all documents of the folders named, or without any those of the campaign or folder.

    With `strict` a departure counts as a fault.
    """
    found: list[Told] = []
    count = 0
    for campaign in files(desk, paths):
        count += len(campaign.paths)
        found += campaign.lost
        names: dict[str, str] = {}
        running: list[str] = []
        for path in campaign.paths:
            found += _checked(campaign, path, creation, names, running)
        found += _merged(campaign)
    remarks = [one for one in found if one.get("remark")]
    found = [one for one in found if not one.pop("remark", False)]
    faults = sum(1 for one in found if one["fault"] or strict)
    turn.note(
        Checked(
            files=count, faults=faults, departures=len(found) - faults, findings=tuple(found), remarks=tuple(remarks)
        )
    )  # fmt: skip


def _checked(
    campaign: Campaign, path: str, creation: bool, names: dict[str, str], running: list[str]
) -> Iterator[Told]:
    """What is wrong with one file, as plain facts. `names` and `running` are those of the files before it."""
    desk = campaign.desk
    try:
        data = desk.open(path)
    except Problem as problem:
        yield unread(campaign.shown(path), problem)
        return
    found = [*_findings(campaign, data, path, creation), *_twice(campaign, data, path, names, running)]
    lines = [desk.line(path, one.path) for one in found]
    for line, one in sorted(zip(lines, found, strict=True), key=lambda pair: pair[0] or 0):
        yield {
            "path": campaign.shown(path), "line": line, "key": ".".join(one.path), "why": one.why,
            "found": one.found, "accepted": one.accepted, "near": list(one.near), "fault": one.fault,
            "remark": one.remark,
        }  # fmt: skip


def unread(shown: str, problem: Problem) -> Told:
    """A file that cannot be read at all."""
    return {
        "path": shown, "line": problem.facts.get("line"), "key": "", "why": problem.key, "found": None,
        "accepted": None, "near": [], "fault": True, "facts": {**problem.facts, "path": shown},
    }  # fmt: skip


def _findings(campaign: Campaign, data: dict[str, Any], path: str, creation: bool) -> Iterator[Finding]:
    if campaign.is_settings(path):
        yield from settings.findings(campaign.desk, data)
        return
    if campaign.is_game_master(path):
        yield from examine(systems.game_master(campaign.settings.get("system")), data)
        return
    system = data.get("system")
    if system not in systems.GAMES:
        close = tuple(near(str(system), systems.GAMES, 1))
        why = "missing" if system is None else "word"
        yield Finding(path=("system",), why=why, found=system, accepted=list(systems.GAMES), near=close, fault=True)
    elif "state" in data or campaign.is_scene(path):
        yield from _of_scene(campaign, data, path, system)
    else:
        yield from _of_sheet(campaign, data, path, system, creation)


def _of_sheet(campaign: Campaign, data: dict[str, Any], path: str, system: str, creation: bool) -> Iterator[Finding]:
    kind = systems.sheet(system)
    found = list(examine(kind, data))
    yield from found
    if not any(one.fault for one in found):
        sheet = kind(data, settings=campaign.settings)
        sheet.id, sheet.path = campaign.desk.id(path), path
        yield from systems.departures(system, sheet, creation=creation)


def _of_scene(campaign: Campaign, data: dict[str, Any], path: str, system: str) -> Iterator[Finding]:
    from ..core.staged import Plain, departures

    kind = systems.scene(system) or Plain
    found = list(examine(kind, data))
    yield from found
    if not any(one.fault for one in found):
        scene = kind(data)
        scene.path = path
        yield from departures(scene, lambda written: campaign.game_of(path, written))


def _twice(
    campaign: Campaign, data: dict[str, Any], path: str, names: dict[str, str], running: list[str]
) -> Iterator[Finding]:
    """Two characters of one name, whom no command can tell apart, and two scenes that run at once."""
    name, state = data.get("name"), data.get("state")
    if state == "running":
        if running:
            yield Finding(path=("state",), why="runs_too", found=running[0])
        running.append(campaign.shown(path))
    elif isinstance(name, str) and state is None and name.strip() and not campaign.is_settings(path):
        other = names.setdefault(normal(name), campaign.shown(path))
        if other != campaign.shown(path):
            yield Finding(path=("name",), why="same_name", found=name, accepted=other)


def _merged(campaign: Campaign) -> Iterator[Told]:
    """Values that git merged without adding up what both sides had changed."""
    if not campaign.whole:
        return
    from ..store.fork import lost

    try:
        found = lost(campaign.desk)
    except Unreadable:
        return
    for one in found:
        path = os.path.join(campaign.desk.root or campaign.desk.here, one["file"])
        key = tuple(one["key"].split("."))
        told = [f"{entry.get('user') or '?'} {str(entry.get('at', ''))[:16]}" for entry in one["entries"]]
        yield {
            "path": campaign.shown(path), "line": campaign.desk.line(path, key), "key": one["key"],
            "why": "merged" if one["total"] is None else "merged_total", "found": one["found"],
            "accepted": told if one["total"] is None else [str(one["total"]), *told], "near": [], "fault": False,
        }  # fmt: skip
