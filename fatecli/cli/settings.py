"""The campaign's settings held against their declaration: a command refuses a faulty file, `check` lists it all."""

from __future__ import annotations

import os

from .. import systems
from ..chance import Withheld
from ..core.examine import unreadable
from ..core.keys import Finding
from ..core.settings import faults, of_game
from ..core.turn import Turn
from ..core.value import TYPE_CHECKING
from ..errors import Unreadable

if TYPE_CHECKING:
    from typing import Any

    from ..store.desk import Desk


FORGIVING = ("check", "log", "undo", "schema", "completion")
"""The steps that play no rule: settings that cannot be read do not stand in their way."""


def of(desk: Desk, step: str) -> dict[str, Any]:
    """The campaign's settings, for a step; Unreadable, with file and line, if they hold a fault."""
    if step not in FORGIVING:
        _verify(desk)
        return desk.settings
    try:
        return desk.settings
    except Unreadable:
        return {}


def _verify(desk: Desk) -> None:
    found = findings(desk, desk.settings) if desk.settings else []
    if not found:
        return
    at = path(desk)
    desk.open(at)
    raise unreadable(found, path=desk.shown(at), line=desk.line(at, found[0].path))


def path(desk: Desk) -> str:
    """The settings file of the campaign."""
    from ..store.find import SETTINGS

    return os.path.join(desk.root or desk.here, SETTINGS)


def findings(desk: Desk, data: dict[str, Any]) -> list[Finding]:
    """All that is wrong with settings, with the switches and roles of their game."""
    found = list(faults(data, systems.GAMES))
    system = data.get("system")
    if system in systems.GAMES:
        roles = systems.roles(system) if data.get("roles") else ()
        found += of_game(data, systems.house(system), roles)
        if not found and data.get("house"):
            found += _more(desk, system, data)
    return found


def _more(desk: Desk, system: str, data: dict[str, Any]) -> list[Finding]:
    """What the game itself finds wrong in switches that are declared as they should be."""
    try:
        systems.switches(system, Turn(files=desk, dice=Withheld(), settings=data))
    except Unreadable as problem:
        told = problem.facts
        return [
            Finding(
                path=tuple(str(told["at"]).split(".")), why=_why(problem), found=told["found"],
                accepted=told["accepted"], near=tuple(told["near"]), fault=True,  # type: ignore[arg-type]
            )
        ]  # fmt: skip
    return []


def _why(problem: Unreadable) -> str:
    return problem.key.partition(".")[2].removesuffix("_near")
